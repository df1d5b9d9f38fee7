import type { Language } from '../../../src/offline/dialogue/lexicon.ts'
import type { World } from '../../../src/offline/dialogue/state.ts'

/** A shop with two services in each country; it is Monday, 2026-03-02, 10:00 there. */
export const WORLDS: Record<Language, World> = {
  en: world('America/New_York', 'US', '2026-03-02T15:00:00Z'),
  de: world('Europe/Berlin', 'DE', '2026-03-02T09:00:00Z'),
  es: world('Europe/Madrid', 'ES', '2026-03-02T09:00:00Z'),
  fr: world('Europe/Paris', 'FR', '2026-03-02T09:00:00Z'),
}

function world(timeZone: string, country: string, now: string): World {
  const staff = [
    { id: 'res_1', name: 'Grace Hopper' },
    { id: 'res_2', name: 'Alan Turing' },
  ]
  const services = [
    { id: 'svc_1', name: 'Check-up', staff },
    { id: 'svc_2', name: 'Cleaning', staff },
  ]
  return { now: new Date(now), timeZone, country, business: 'Harbour Dental', services }
}
