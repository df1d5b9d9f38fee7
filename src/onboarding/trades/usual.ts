import type { Trade } from '../../languages/trades.ts'

/** Times that are usual in a trade, in minutes; the names of the services are words of each language, in the same order. */
interface Usual {
  /** For services that the template does not know. */
  minutes: number
  services: number[]
}

export const USUAL: Record<Trade, Usual> = {
  dentist: { minutes: 30, services: [30, 45, 45, 30, 60, 45] },
  garage: { minutes: 60, services: [60, 45, 120, 90, 45, 60] },
  restaurant: { minutes: 120, services: [90, 120, 180] },
  yoga: { minutes: 60, services: [60, 75, 75, 60, 60] },
  hair_salon: { minutes: 45, services: [45, 30, 30, 105, 135, 30] },
  lawyer: { minutes: 60, services: [30, 60, 30, 45] },
}
