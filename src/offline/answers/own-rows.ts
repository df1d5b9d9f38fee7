import { inAnyLanguage } from '../../languages/index.ts'
import type { BookableService, Fact } from '../../models/chat-model.ts'
import { NAME_FILLERS, withoutBrackets } from '../understanding/services/service-names.ts'
import { BETWEEN_WORDS, fold, has } from '../understanding/text.ts'
import { ITEM, type Placed } from './quotes.ts'

/** Items of a list on several services, by their positions: those on the own service, and those on others. */
interface RowsByService {
  own: number[]
  others: number[]
}

export const NO_ROWS: RowsByService = { own: [], others: [] }
/** "Included in all tours except the hide" is a rule for the tour asked about. */
export const EXCEPT_FOR = inAnyLanguage(({ questions }) => questions.exceptFor)
/** Names up to this length are said by all of their words: "children" is not the "children's birthday". */
const MAX_WORDS_SAID_WHOLE = 2
/** Share of a name that an item on its service has. */
const NAMED_SHARE = 0.5
const MIN_WORD_LENGTH = 3
/** The label of an item ends at a colon or a figure: "Taster hour: from 12 years". */
const LABEL_END = /[:\d]/u

interface ListReading {
  services: Fact<BookableService>[]
  terms(text: string): string[]
  /** The terms of the question, and of the business's name. */
  said: string[]
  house: string[]
}

/**
 * The items of a list by the service that their labels name. Common words count here ("full day class"), because a label is
 * compared with names alone. Empty unless the list has items on the own service and on others. An item with a word of the question in
 * its label is on no other one.
 */
export function rowsByService(
  sentences: Placed[],
  about: string[],
  { services, terms, said, house }: ListReading,
): RowsByService {
  const rows = sentences.flatMap(({ text }, at) => (ITEM.test(text) ? [{ at, text, label: labelOf(text) }] : []))
  if (rows.length < 2) return NO_ROWS
  const names = services.map(({ value: { id, name, aliases = [] } }) => ({
    isOwn: about.includes(id),
    names: [name, ...aliases].flatMap(withoutBrackets).map((one) => withoutHouse(wordsOfName(one, terms), house)),
  }))
  const kinds = rows.map(({ at, text, label }) => {
    const labelled = new Set(terms(label))
    const found = names.map(({ isOwn, names: all }) => ({ isOwn, ...bestOf(all, labelled) }))
    const own = found.filter((one) => one.isOwn).flatMap(({ words }) => words)
    const others = found.filter((one) => !one.isOwn && one.isSaid).map(({ words }) => words)
    // "Cookery workshop and tasting" has a word of the own name that the other one lacks.
    const isGeneral = said.some((term) => labelled.has(term)) || has(fold(text), EXCEPT_FOR)
    const isOther =
      !isGeneral && others.some((words) => words.length > own.length && own.every((word) => words.includes(word)))
    return { at, isOwn: own.length > 0 && !isOther, isOther }
  })
  const positions = (of: 'isOwn' | 'isOther'): number[] => kinds.flatMap((one) => (one[of] ? [one.at] : []))
  const [own, others] = [positions('isOwn'), positions('isOther')]
  return own.length === 0 || others.length === 0 ? NO_ROWS : { own, others }
}

function labelOf(item: string): string {
  const text = item.replace(ITEM, '')
  return text.slice(0, LABEL_END.exec(text)?.index ?? text.length)
}

/** "Birthdays" says all of "Birthday at the mill" in the list of a mill. */
function withoutHouse(words: string[], house: string[]): string[] {
  const own = words.filter((word) => !house.includes(word))
  return own.length > 0 ? own : words
}

function wordsOfName(name: string, terms: (text: string) => string[]): string[] {
  return name
    .split(BETWEEN_WORDS)
    .filter((word) => word.length >= MIN_WORD_LENGTH && !NAME_FILLERS.has(fold(word)))
    .flatMap((word) => terms(word))
}

/** The words of the name that the label has most of, if it has enough of them, and whether they say the name. */
function bestOf(names: string[][], said: ReadonlySet<string>): { words: string[]; isSaid: boolean } {
  const found = names
    .map((words) => ({ words, said: words.filter((word) => said.has(word)) }))
    .filter(({ words, said: own }) => own.length > 0 && own.length >= NAMED_SHARE * words.length)
    .toSorted((a, b) => b.said.length - a.said.length)
  const [best] = found
  if (best === undefined) return { words: [], isSaid: false }
  const [count, length] = [best.said.length, best.words.length]
  return { words: best.said, isSaid: length <= MAX_WORDS_SAID_WHOLE ? count === length : count > NAMED_SHARE * length }
}
