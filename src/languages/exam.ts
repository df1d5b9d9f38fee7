import type { Trade } from './trades.ts'

/** Questions that visitors of any business ask, the most frequent first. */
export const GENERAL_QUESTIONS = [
  'hours',
  'hours_saturday',
  'address',
  'phone',
  'prices',
  'parking',
  'cards',
  'cancellation',
  'services',
  'hours_sunday',
  'evening',
  'holidays',
  'public_transport',
  'email',
  'staff',
  'cash',
  'late',
  'walk_in',
  'first_visit',
  'bring',
  'hours_friday',
  'accessibility',
  'children',
  'no_show',
  'installments',
  'invoice',
  'deposit',
  'waiting_time',
  'insurance',
  'urgent',
  'languages',
  'vouchers',
  'discounts',
  'pets',
  'complaint',
  'lunch_break',
  'directions',
  'reminder',
  'privacy',
  'wifi',
] as const

export type GeneralQuestion = (typeof GENERAL_QUESTIONS)[number]

/** Messages of the visitors in an exam. */
export interface ExamWording {
  general: Record<GeneralQuestion, string>
  /** Eight per trade, in the same order in every language. */
  trades: Record<Trade, readonly string[]>
  /** Parts of words in the names of a business and its services that identify its trade. */
  tradeWords: Record<Trade, readonly string[]>
  price(service: string): string
  duration(service: string): string
  /** Asks about a heading that is no question itself. */
  heading(heading: string): string
  /** Requests for an appointment; the weekday is one with a free start. */
  book: readonly ((service: string, weekday: string) => string)[]
  move: readonly ((booking: string) => string)[]
  cancel: readonly ((booking: string) => string)[]
  /** Names a booking by its reference and e-mail address. */
  booking(reference: string, email: string): string
  details(name: string, email: string): string
  anyDay: string
  /** Chooses the first of several offers. */
  first: string
  people(count: number): string
}
