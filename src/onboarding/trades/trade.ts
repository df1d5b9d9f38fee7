import type { TradeName } from '../../languages/trades.ts'

export const TRADES = [
  'dentist',
  'garage',
  'restaurant',
  'yoga',
  'hair_salon',
  'lawyer',
] as const satisfies readonly TradeName[]
export type Trade = (typeof TRADES)[number]
