import { UNSPACED } from '../../core/words.ts'
import { LANGUAGES } from '../../languages/index.ts'
import { addressesIn, withoutAddresses } from './addresses.ts'
import { normalised } from './normalised-text.ts'

/** A word or figure in the form in which texts are compared: lower case, without accents. */
export interface Word {
  text: string
  isFigure: boolean
}

const FIGURE_OR_WORD = /\p{N}+(?:[.,' ]\p{N}{3}(?!\p{N}))*|[\p{L}\p{M}]+|[$€£¥%]/gu
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Signs and names of currencies and shares, which documents use side by side. */
const SIGNS: Record<string, string> = {
  $: 'dollar',
  dollars: 'dollar',
  usd: 'dollar',
  '€': 'euro',
  eur: 'euro',
  euros: 'euro',
  '£': 'pound',
  pounds: 'pound',
  gbp: 'pound',
  '%': 'percent',
  prozent: 'percent',
}

/** Forms of a table's entries, comparable with words of a text. */
export function wordSet(list: string): Set<string> {
  return new Set(wordsOf(list).map(({ text }) => text))
}

export function wordsOf(text: string): Word[] {
  const folded = normalised(text)
  const addresses = addressesIn(folded).map((address) => ({ text: address, isFigure: true }))
  const words = [...plain(withoutAddresses(folded)).matchAll(FIGURE_OR_WORD)].flatMap(([found]) => {
    if (/\p{N}/u.test(found)) return [{ text: figureOf(found), isFigure: true }]
    if (UNSPACED.test(found)) return segmentsOf(found)
    return [{ text: SIGNS[found] ?? found, isFigure: false }]
  })
  return [...words, ...addresses]
}

/** Without accents, which are written or not; `n't` becomes a word of its own, because it negates. */
function plain(folded: string): string {
  return folded.replaceAll("n't", ' not').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

function figureOf(written: string): string {
  const digits = written.replace(/[.,' ]/gu, '').normalize('NFKC')
  return digits.replace(/^0+(?=.)/u, '')
}

function segmentsOf(run: string): Word[] {
  return [...segmenter.segment(run)].map(({ segment }) => ({ text: segment, isFigure: false }))
}

const MIN_STEM = 4
/** Share of the longer word that two forms of one word have in common. */
const SAME_SHARE = 0.6

/** Two forms of one word: `park` and `parking`, `Patient` and `Patienten`. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < MIN_STEM) return long === `${short}s` || long === `${short}es`
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  if (shared < MIN_STEM) return false
  return shared === short.length || (shared >= SAME_SHARE * long.length && long.length - shared <= MAX_ENDING)
}

const MAX_ENDING = 4

/** The words of a text, for look-ups of their forms. */
export class Vocabulary {
  readonly #words = new Set<string>()
  /** By the first letters of a word. */
  readonly #byStart = new Map<string, string[]>()

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.#words.has(word)) continue
      this.#words.add(word)
      const start = word.slice(0, 3)
      this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), word])
    }
  }

  has(word: string): boolean {
    return this.#words.has(word) || (this.#byStart.get(word.slice(0, 3)) ?? []).some((known) => isSameWord(word, known))
  }

  hasExactly(word: string): boolean {
    return this.#words.has(word)
  }
}

const allOf = (list: (language: (typeof LANGUAGES)[keyof typeof LANGUAGES]) => string) =>
  Object.values(LANGUAGES).map(list).join(' ')

/** In all languages, because a document and a reply may be in two. */
export const NEGATIONS = wordSet(allOf(({ mismatch }) => mismatch.negations))
export const RESTRICTIONS = wordSet(allOf(({ mismatch }) => mismatch.restrictions))
export const JOINS = wordSet(allOf(({ mismatch }) => mismatch.joins))
export const SELF = wordSet(allOf(({ grounding }) => grounding.self))
export const ANSWERS = wordSet(allOf(({ grounding }) => grounding.answers))

/** Meaning of a word with an opposite: the pair, and the side of it. */
interface Side {
  pair: number
  sign: 1 | -1
}

export const SIDES = new Map<string, Side>(
  allOf(({ mismatch }) => `${mismatch.opposites}\n`)
    .split('\n')
    .filter((line) => line.includes('|'))
    .flatMap((line, pair) => {
      const [one = '', other = ''] = line.split('|')
      const side = (words: string, sign: 1 | -1) =>
        [...wordSet(words)].map((word): [string, Side] => [word, { pair, sign }])
      return [...side(one, 1), ...side(other, -1)]
    }),
)
