/** Trades that a new business may begin from, and whose questions an exam asks. */
export const TRADES = ['dentist', 'garage', 'restaurant', 'yoga', 'hair_salon', 'lawyer'] as const
export type Trade = (typeof TRADES)[number]

/** What a business of the trade begins with; its owner takes it over or not. */
interface TradeWords {
  /** The name of each usual service, then its aliases, separated by `|`. */
  services: string[]
  /** First questions of the widget. */
  questions: string[]
  greeting: string
}

export type TradesWording = Record<Trade, TradeWords>
