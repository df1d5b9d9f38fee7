import type { Language, Scenario, Shop } from '../../scenarios/scenario.ts'
import { openMemoryShop, type MemoryShop } from '../../support/fakes/shop-in-memory.ts'

const WEEK = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, ['09:00-18:00']]))
const COUNTRIES = { en: 'GB', de: 'DE', es: 'ES', fr: 'FR' }
const ZONES = { en: 'Europe/London', de: 'Europe/Berlin', es: 'Europe/Madrid', fr: 'Europe/Paris' }

/** Names of the services, in this order: physiotherapy, Pilates, massage. */
export const SERVICES: Record<Language, [physio: string, pilates: string, massage: string]> = {
  en: ['Physiotherapy session', 'Pilates class', 'Sports massage'],
  de: ['Krankengymnastik', 'Pilates in der Gruppe', 'Sportmassage'],
  es: ['Sesión de fisioterapia', 'Pilates en grupo', 'Masaje deportivo'],
  fr: ['Séance de kinésithérapie', 'Pilates en petit groupe', 'Massage sportif'],
}

export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

/** A practice with three services and two people, on a Saturday: 28 November 2026, ten in the morning. */
export function openPractice(language: Language, changes: Partial<Shop> = {}): MemoryShop {
  const shop: Shop = {
    key: 'practice',
    name: 'Lindenhof',
    language,
    country: COUNTRIES[language],
    time_zone: ZONES[language],
    hours: WEEK,
    interval: 30,
    services: SERVICES[language].map((name) => ({ name, minutes: 60 })),
    staff: ['Mary Anning', 'Joseph Banks'],
    documents: [],
    ...changes,
  }
  const scenario: Scenario = {
    title: '',
    group: '',
    language,
    shop,
    now: '2026-11-28T10:00',
    says: [],
    who: [],
    given: [],
    taken: [],
    documents: [],
    stops: false,
    heard: [],
    never: [],
    rows: {},
  }
  return openMemoryShop(scenario)
}

/** Says the messages one after the other; the last reply. */
export async function say(shop: MemoryShop, messages: string[]): Promise<string> {
  let reply = ''
  for (const message of messages) reply = await shop.say(message)
  return reply
}

/** Service and start of each booking, in the order in which they were made. */
export async function bookedIn(shop: MemoryShop): Promise<[string, string][]> {
  const { bookings } = await shop.rows()
  return bookings.map(({ service, start }) => [service, start])
}
