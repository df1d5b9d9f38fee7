import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { openPractice } from './practice.ts'

/** Names and descriptions of the services of a music school: harp, beginners' choir, evening concert. */
const SERVICES: Record<Language, [name: string, description: string][]> = {
  en: [
    ['Harp lesson', 'With our own harps'],
    ['Recording session', 'For those who can come with a finished song'],
    ['Choir for beginners', 'Come and sing with us'],
  ],
  de: [
    ['Harfenstunde', 'Mit unseren Harfen'],
    ['Tonaufnahme', 'Für alle, die mit einem fertigen Lied kommen können'],
    ['Chor für Anfänger', 'Kommen und mitsingen'],
  ],
  es: [
    ['Clase de arpa', 'Con nuestras arpas'],
    ['Sesión de grabación', 'Para quienes pueden venir con una canción terminada'],
    ['Coro para principiantes', 'Venir y cantar con nosotros'],
  ],
  fr: [
    ['Cours de harpe', 'Avec nos harpes'],
    ['Séance d’enregistrement', 'Pour ceux qui peuvent venir avec une chanson finie'],
    ['Chorale débutants', 'Venir chanter avec nous'],
  ],
}

/** A music school whose descriptions speak of coming, for up to eight people. */
export function openMusicSchool(language: Language): MemoryShop {
  const services = SERVICES[language].map(([name, description]) => ({
    name,
    description,
    minutes: 60,
    partyMin: 1,
    partyMax: 8,
  }))
  return openPractice(language, { services })
}
