import { inAnyLanguage } from '../../../languages/index.ts'
import { mostCommonWordsOf } from '../common-words.ts'
import type { Name } from './names.ts'
import type { ReadingContext } from '../reading-context.ts'
import { editDistance } from '../similar-words.ts'
import { begins, fold, wordsOf, type Span } from '../text.ts'

const WORD = /\p{L}[\p{L}\p{M}'’-]{1,30}/gu
const REPLACED = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage(({ understanding }) => understanding.names.replaced)})\\s{1,2}$`,
  'iu',
)
/** "With a u", "mit ey": how a name is spelled, after it. */
const SPELLING = `\\s{1,2}(?:${inAnyLanguage(({ functionWords }) => functionWords.name.spelling)})`
const SPELLED_BEHIND = new RegExp(`^${SPELLING}`, 'iu')
const SPELLED = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage(({ functionWords }) => functionWords.name.spelled)})[\\s:]{1,3}$`,
  'iu',
)
/** Characters before a word in which it is negated or introduced. */
const LOOK_BACK = 30
const MIN_LETTERS = 3
const MAX_CHANGED = 2

interface Said extends Span {
  word: string
}

/**
 * The visitor's name with the word that is corrected while the name is read back: "not Maier with ai, Meyer with ey". Its span
 * covers the whole correction. A word is the corrected one if it differs in two letters at most, and either the old one is negated
 * beside it or its spelling is told.
 */
export function correctedName(
  typed: string,
  { patterns, table, everyday }: Pick<ReadingContext, 'patterns' | 'table' | 'everyday'>,
): Name | undefined {
  const known = table.contact?.name
  if (known === undefined || (table.question !== 'confirm' && table.question !== 'change')) return undefined
  const renamed =
    withOtherLastName(typed, known, patterns.commonWords) ?? nameUnder(typed, { patterns, table, everyday })
  if (renamed !== undefined) return renamed
  const said = [...typed.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
  const common = mostCommonWordsOf(patterns.commonWords)
  for (const old of known.split(' ').filter((word) => word.length >= MIN_LETTERS)) {
    const isNew = (word: string): boolean => /^\p{Lu}/u.test(word) || !common.has(fold(word))
    const fresh = said.find(({ word }) => isNew(word) && isMisspelt(fold(word), fold(old)))
    if (fresh === undefined) continue
    const replaced = said.find(({ word, start }) => fold(word) === fold(old) && isBehind(typed, start, REPLACED))
    const isTold = SPELLED_BEHIND.test(typed.slice(fresh.end)) || isBehind(typed, fresh.start, SPELLED)
    if (replaced === undefined && !isTold) continue
    const words = known.split(' ').map((word) => (word === old ? asWritten(fresh.word, old) : word))
    return { name: words.join(' '), ...spanOf(typed, fresh, replaced) }
  }
  return undefined
}

const WEAK = inAnyLanguage(({ functionWords }) => functionWords.name.underWeak)
const SELF = inAnyLanguage(({ understanding }) => understanding.party.self)
const UNDER = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage(({ functionWords }) => functionWords.name.under)}|(?<weak>${WEAK}))\\s{1,2}(?=\\p{L})`,
  'giu',
)
const NOT_ME = new RegExp(`(?<!\\p{L})(?:${WEAK})\\s(?:${SELF})(?!\\p{L})`, 'iu')
const NAME_BEHIND =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}'’-]{1,30}){0,2}|\p{Ll}[\p{L}\p{M}'’-]{2,30})(?![\p{L}'’-])/u

/**
 * The name that the booking is to have: "put it under jess, not me". A single word that the language uses is none; behind a weak
 * word, the booking itself or the visitor must be named.
 */
function nameUnder(
  typed: string,
  { patterns, table, everyday }: Pick<ReadingContext, 'patterns' | 'table' | 'everyday'>,
): Name | undefined {
  const taken = new Set([...table.services, ...table.staff].flatMap(({ name }) => wordsOf(fold(name))))
  for (const { index, 0: lead, groups } of typed.matchAll(UNDER)) {
    const start = index + lead.length
    const name = NAME_BEHIND.exec(typed.slice(start))?.[0]
    if (name === undefined) continue
    const words = wordsOf(fold(name))
    if (words.some((word) => taken.has(word)) || (words.length === 1 && everyday.has(words[0]!))) continue
    const isNamed = NOT_ME.test(typed) || begins(fold(typed.slice(start + name.length)), patterns.intents.book)
    if (groups?.['weak'] !== undefined && !isNamed) continue
    return { name, start, end: start + name.length }
  }
  return undefined
}

/** The first name that is known with another word after it: "no, noa benitez" where "noa jaja" was read. */
function withOtherLastName(typed: string, known: string, list: string): Name | undefined {
  const [first = '', ...others] = known.split(' ')
  const common = mostCommonWordsOf(list)
  const said = [...typed.matchAll(WORD)]
  for (const [at, { 0: word, index }] of said.entries()) {
    const next = said[at + 1]
    const isBeside = next !== undefined && typed.slice(index + word.length, next.index) === ' '
    if (!isBeside || fold(word) !== fold(first) || first.length < MIN_LETTERS) continue
    if (common.has(fold(next[0])) || others.some((other) => fold(other) === fold(next[0]))) continue
    return { name: `${word} ${next[0]}`, start: index, end: next.index + next[0].length }
  }
  return undefined
}

function isBehind(typed: string, start: number, lead: RegExp): boolean {
  return lead.test(typed.slice(Math.max(0, start - LOOK_BACK), start))
}

/** From the negation of the old word, or the new one, to the spelling of the last of them. */
function spanOf(typed: string, fresh: Said, replaced: Said | undefined): Span {
  const starts = [
    startOf(typed, fresh, SPELLED),
    ...(replaced === undefined ? [] : [startOf(typed, replaced, REPLACED)]),
  ]
  const ends = [fresh, ...(replaced === undefined ? [] : [replaced])].map(
    ({ end }) => end + (SPELLED_BEHIND.exec(typed.slice(end))?.[0].length ?? 0),
  )
  return { start: Math.min(...starts), end: Math.max(...ends) }
}

function startOf(typed: string, { start }: Said, lead: RegExp): number {
  return start - (lead.exec(typed.slice(Math.max(0, start - LOOK_BACK), start))?.[0].length ?? 0)
}

/** With a capital where the old word has one: "hoult". */
function asWritten(word: string, old: string): string {
  return /^\p{Lu}/u.test(old) ? word[0]!.toUpperCase() + word.slice(1) : word
}

/** True for another word that differs in at most two letters, and in less than half of them. */
function isMisspelt(word: string, old: string): boolean {
  if (word === old || Math.abs(word.length - old.length) > MAX_CHANGED || word.length < MIN_LETTERS) return false
  const changed = editDistance(word, old, MAX_CHANGED)
  return changed <= MAX_CHANGED && changed * 2 < old.length
}
