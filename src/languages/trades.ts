/** Trades that a new business may start from, and whose questions an exam asks. */
export const TRADES = ['dentist', 'garage', 'restaurant', 'yoga', 'hair_salon', 'lawyer'] as const
export type Trade = (typeof TRADES)[number]

/** Suggestions for a new business of the trade. */
interface TradeWords {
  /** Name of each usual service, followed by its aliases, separated by `|`. */
  services: string[]
  /** Suggested questions of the widget. */
  questions: string[]
  greeting: string
}

export type TradesWording = Record<Trade, TradeWords>
