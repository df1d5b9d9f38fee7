import { inAnyLanguage } from '../../languages/index.ts'
import type { BookableService, Fact } from '../../models/chat-model.ts'
import { withoutBrackets } from '../understanding/services.ts'
import { fold } from '../understanding/text.ts'
import { ITEM, type Placed } from './quotes.ts'

/** Items of a list on several services, by their positions: those on the own service, and those on others. */
interface RowsByService {
  own: number[]
  others: number[]
}

export const NO_ROWS: RowsByService = { own: [], others: [] }
/** Share of a name that an item on its service has. */
const NAMED_SHARE = 0.5
const MIN_WORD_LENGTH = 3
/** The label of an item ends at a colon or a figure: "Taster hour: from 12 years". */
const LABEL_END = /[:\d]/u
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const FILLERS = new Set(inAnyLanguage(({ functionWords }) => functionWords.ofServiceNames, ' ').split(' '))

/**
 * The items of a list by the service that their labels name. Common words count here ("full day class"), because a label is
 * compared with names alone. Empty unless the list has items on the own service and on others.
 */
export function rowsByService(
  sentences: Placed[],
  about: string[],
  { services, terms }: { services: Fact<BookableService>[]; terms(text: string): string[] },
): RowsByService {
  const rows = sentences.flatMap(({ text }, at) => (ITEM.test(text) ? [{ at, label: labelOf(text) }] : []))
  if (rows.length < 2) return NO_ROWS
  const names = services.map(({ value: { id, name, aliases = [] } }) => ({
    isOwn: about.includes(id),
    names: [name, ...aliases].flatMap(withoutBrackets).map((one) => wordsOfName(one, terms)),
  }))
  const kinds = rows.map(({ at, label }) => {
    const said = new Set(terms(label))
    const found = names.map(({ isOwn, names: all }) => ({ isOwn, words: bestOf(all, said) }))
    const own = found.filter((one) => one.isOwn).flatMap(({ words }) => words)
    const others = found.filter((one) => !one.isOwn).map(({ words }) => words)
    // "Cookery workshop and tasting" has a word of the own name that the other one lacks.
    const isOther = others.some((words) => words.length > own.length && own.every((word) => words.includes(word)))
    return { at, isOwn: own.length > 0 && !isOther, isOther }
  })
  const positions = (of: 'isOwn' | 'isOther'): number[] => kinds.flatMap((one) => (one[of] ? [one.at] : []))
  const own = positions('isOwn')
  return own.length === 0 || own.length === rows.length ? NO_ROWS : { own, others: positions('isOther') }
}

function labelOf(item: string): string {
  const text = item.replace(ITEM, '')
  return text.slice(0, LABEL_END.exec(text)?.index ?? text.length)
}

function wordsOfName(name: string, terms: (text: string) => string[]): string[] {
  return name
    .split(BETWEEN_WORDS)
    .filter((word) => word.length >= MIN_WORD_LENGTH && !FILLERS.has(fold(word)))
    .flatMap((word) => terms(word))
}

/** The words of the name that the label has most of, if it has enough of them. */
function bestOf(names: string[][], said: ReadonlySet<string>): string[] {
  const found = names
    .map((words) => ({ words, said: words.filter((word) => said.has(word)) }))
    .filter(({ words, said: own }) => own.length > 0 && own.length >= NAMED_SHARE * words.length)
    .toSorted((a, b) => b.said.length - a.said.length)
  return found[0]?.said ?? []
}
