import { inAnyLanguage } from '../../languages/index.ts'

/** Edits that a word of this length may have. Short words have none, because they are similar to too many others. */
function maxEdits(length: number): number {
  if (length <= 4) return 0
  return length <= 7 ? 1 : 2
}

/** A shorter typed word may have no edits but a swap or a doubled letter. */
const MIN_TYPED_LENGTH = 5

/**
 * True where two folded words differ only by typing errors. `length` sets how many are allowed: that of the shorter
 * word among the many words of a language, that of the meant word among the few names of a business.
 */
export function isNear(typed: string, meant: string, length = Math.min(typed.length, meant.length)): boolean {
  if (typed === meant) return true
  const edits = maxEdits(typed.length < MIN_TYPED_LENGTH ? typed.length : length)
  if (edits === 0) return isSwapped(typed, meant)
  if (Math.abs(typed.length - meant.length) > edits) return false
  return editDistance(typed, meant, edits) <= edits
}

/** True for swapped or doubled letters: "tirm" for "trim", "trimm" for "trim". */
function isSwapped(typed: string, meant: string): boolean {
  if (meant.length < 4) return false
  if (typed.length === meant.length) return editDistance(typed, meant, 1) === 1 && sorted(typed) === sorted(meant)
  return typed.length === meant.length + 1 && typed.replaceAll(/(.)\1/gu, '$1') === meant.replaceAll(/(.)\1/gu, '$1')
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

/** Damerau–Levenshtein distance (optimal string alignment), capped at `most + 1`. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + changed)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length]!
}

/** Folded, or none: "tested" and "test", "Beratung" and "beraten", "lavado" and "lavar". */
const ENDINGS = new Set(['', ...inAnyLanguage(({ understanding }) => understanding.endings, ' ').split(' ')])
const MIN_STEM_LENGTH = 4
const MIN_DOUBLED_STEM = 3
const DOUBLED = /^([bdgklmnprt])\1(?:ed|ing|er)$/u

/** True for two folded forms of one word: a common stem, and an ending on each. */
export function isInflected(a: string, b: string): boolean {
  let stem = 0
  while (stem < a.length && a[stem] === b[stem]) stem += 1
  const isLong = stem >= MIN_STEM_LENGTH || (stem === 3 && stem === Math.min(a.length, b.length))
  if (isLong && ENDINGS.has(a.slice(stem)) && ENDINGS.has(b.slice(stem))) return true
  // "Swapped" and "swap": the last letter is doubled before the ending.
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return stem === short.length && stem >= MIN_DOUBLED_STEM && DOUBLED.test(long.slice(stem - 1))
}

/** True where the list has this word or another form of it. */
export function isAmong(word: string, words: string[]): boolean {
  return words.some((one) => one === word || isInflected(one, word))
}

/** Minimum length of a word that may be another form of a listed one. */
const MIN_INFLECTED = 4
/** Inflected forms have the beginning in common, so candidates are looked up by it. */
const BEGINNING = 3

/** Words by their beginning, for `inflectedIn`. */
export type WordsByBeginning = ReadonlyMap<string, string[]>

export function byBeginning(words: Iterable<string>): WordsByBeginning {
  return Map.groupBy(words, (word) => word.slice(0, BEGINNING))
}

/** The listed words of which a word is another form. */
export function inflectedIn(words: WordsByBeginning, word: string): string[] {
  if (word.length < MIN_INFLECTED) return []
  const alike = words.get(word.slice(0, BEGINNING)) ?? []
  return alike.filter((one) => one.length >= MIN_INFLECTED && isInflected(word, one))
}
