import type { Language } from '../../scenarios/scenario.ts'
import type { MemoryShop } from '../../support/fakes/shop-in-memory.ts'
import { openPractice, say } from './practice.ts'

/** Names of the services of a boat hire: sailing, kayak, rowing. */
const SERVICES: Record<Language, string[]> = {
  en: ['Sailing lesson', 'Kayak hire', 'Rowing course'],
  de: ['Segelstunde', 'Kajakverleih', 'Ruderkurs'],
  es: ['Clase de vela', 'Alquiler de kayak', 'Curso de remo'],
  fr: ['Cours de voile', 'Location de kayak', 'Stage d’aviron'],
}

/** A wish for a sailing lesson on Tuesday at ten. */
export const SAILING: Record<Language, string> = {
  en: 'a sailing lesson on Tuesday at 10 please',
  de: 'eine Segelstunde am Dienstag um 10 bitte',
  es: 'una clase de vela el martes a las 10 por favor',
  fr: 'un cours de voile mardi à 10h svp',
}

/** A boat hire where these messages were said. */
export async function openBoats(language: Language, said: string[] = []): Promise<MemoryShop> {
  const services = SERVICES[language].map((name) => ({ name, minutes: 60 }))
  const shop = openPractice(language, { services, staff: ['Grace O’Malley', 'Joshua Slocum'] })
  await say(shop, said)
  return shop
}
