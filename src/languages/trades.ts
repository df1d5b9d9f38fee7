/** Trades that a new business may begin from. */
export type TradeName = 'dentist' | 'garage' | 'restaurant' | 'yoga' | 'hair_salon' | 'lawyer'

/** What a business of the trade begins with; its owner takes it over or not. */
interface TradeWords {
  /** The name of each usual service, then its aliases, separated by `|`. */
  services: string[]
  /** First questions of the widget. */
  questions: string[]
  greeting: string
}

export type TradesWording = Record<TradeName, TradeWords>
