export const TRADES = ['dentist', 'garage', 'restaurant', 'yoga', 'hair_salon', 'lawyer'] as const
export type Trade = (typeof TRADES)[number]

/** Every spoken language. */
type Worded<T> = Record<'en' | 'de' | 'es' | 'fr', T>

/** A beginning for businesses of a trade: proposed, never used by itself. */
export interface TradeTemplate {
  /** For services that the template does not know. */
  usualMinutes: number
  services: { minutes: number; names: Worded<string> }[]
  /** First questions of the widget. */
  questions: Worded<string[]>
  greeting: Worded<string>
}
