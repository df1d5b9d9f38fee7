import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { openPractice, say } from './practice.ts'

/** Names of the services of a pottery: throwing and glazing. */
const SERVICES: Record<Language, [throwing: string, glazing: string]> = {
  en: ['Throwing lesson', 'Glazing hour'],
  de: ['Drehkurs', 'Glasierstunde'],
  es: ['Clase de torno', 'Taller de esmaltado'],
  fr: ['Cours de tournage', 'Atelier émaillage'],
}

/** A wish for a throwing lesson on Tuesday at ten, the visitor's details, and a yes. */
export const WISH: Record<Language, string> = {
  en: 'a throwing lesson on Tuesday at 10 please',
  de: 'einen Drehkurs am Dienstag um 10 bitte',
  es: 'una clase de torno el martes a las 10 por favor',
  fr: 'un cours de tournage mardi à 10h svp',
}
export const ADA = 'Ada Byron, ada@example.com'
export const YES: Record<Language, string> = { en: 'yes', de: 'ja', es: 'sí', fr: 'oui' }

/** A pottery with two services, for one person each, where these messages were said. */
export async function openPottery(language: Language, said: string[] = []): Promise<MemoryShop> {
  const services = SERVICES[language].map((name) => ({ name, minutes: 60 }))
  const shop = openPractice(language, { services, staff: ['Bernard Leach', 'Lucie Rie'] })
  await say(shop, said)
  return shop
}

/** The pottery behind a booking that was just made. */
export function openBooked(language: Language): Promise<MemoryShop> {
  return openPottery(language, [WISH[language], ADA, YES[language]])
}
