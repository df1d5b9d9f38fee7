import { LANGUAGES } from '../languages/index.ts'
import { TRADES, type Trade } from '../languages/trades.ts'

/** The trade that the names of a business and its services show, by most words; undefined: none of the known ones. */
export function tradeOf(names: string[]): Trade | undefined {
  const text = names.join('\n').toLowerCase()
  const counted = TRADES.map((trade) => ({ trade, count: wordsOf(trade).filter((word) => text.includes(word)).length }))
  const [best] = counted.toSorted((a, b) => b.count - a.count)
  return best!.count === 0 ? undefined : best!.trade
}

function wordsOf(trade: Trade): string[] {
  return [...new Set(Object.values(LANGUAGES).flatMap(({ exam }) => exam.tradeWords[trade]))]
}
