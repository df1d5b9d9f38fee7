import { LANGUAGES } from '../languages/index.ts'
import { TRADES, type Trade } from '../languages/trades.ts'

/**
 * The trade that the name of a business shows, by most words, else at least half of its services; undefined: none of the known
 * ones. One service alone shows nothing: a veterinarian cleans teeth, too.
 */
export function tradeOf(name: string, services: string[]): Trade | undefined {
  const counts = TRADES.map((trade) => ({ trade, ofName: wordsIn(name, trade), ofServices: countOf(services, trade) }))
  const [byName] = counts.toSorted((a, b) => b.ofName - a.ofName)
  if (byName!.ofName > 0) return byName!.trade
  const [best] = counts.toSorted((a, b) => b.ofServices - a.ofServices)
  return best!.ofServices > 0 && best!.ofServices * 2 >= services.length ? best!.trade : undefined
}

function countOf(services: string[], trade: Trade): number {
  return services.filter((service) => wordsIn(service, trade) > 0).length
}

function wordsIn(text: string, trade: Trade): number {
  const small = text.toLowerCase()
  const words = new Set(Object.values(LANGUAGES).flatMap(({ exam }) => exam.tradeWords[trade]))
  return [...words].filter((word) => small.includes(word)).length
}
