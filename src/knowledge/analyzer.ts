import { loadStemmer, type Stemmer } from './stemmers.ts'

/** Changes whenever the same text may give other terms; tenants whose index is older are encoded again. */
export const ANALYZER_VERSION = 1

/** Turns text into the terms that documents and questions are compared by. */
export interface Analyzer {
  language: string
  /** The words of a text in order: NFKC, lower case, cut at everything that is no letter, mark or digit. */
  words(text: string): string[]
  /** The term of one such word. */
  stem(word: string): string
  /** The terms of a text in order. No stop words: FAQs live on "what", "how" and "can I". */
  terms(text: string): string[]
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
// Scripts that write no spaces between words.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
// The same on plain English, at twice the speed.
const ASCII_WORD = /[a-z0-9]+/g
const ASCII = /^[\0-\x7f]*$/
// Longer runs are no words but keys and encoded data; stemming them costs and gains nothing.
const MAX_WORD_LENGTH = 64
const MAX_STEMMED_LENGTH = 32
const CACHED_STEMS = 50_000

const analyzers = new Map<string, Promise<Analyzer>>()

/** The analyzer of a language tag (`de`, `de-AT`). Languages without a stemmer are compared by whole words. */
export function loadAnalyzer(language: string): Promise<Analyzer> {
  const base = baseLanguage(language)
  let analyzer = analyzers.get(base)
  if (analyzer === undefined) {
    analyzer = loadStemmer(base).then((stemmer) => createAnalyzer(base, stemmer))
    // Tags come from outside; only languages we know are worth keeping.
    if (analyzers.size < 64) analyzers.set(base, analyzer)
  }
  return analyzer
}

/** `pt-BR` → `pt`. */
export function baseLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] || 'en'
}

function createAnalyzer(language: string, stemmer: Stemmer): Analyzer {
  const segmenter = new Intl.Segmenter(UNSPACED_LANGUAGES.has(language) ? language : 'zh', { granularity: 'word' })
  const lower = language === 'tr' || language === 'az' ? (text: string) => text.toLocaleLowerCase('tr') : lowerCase
  const stem = cached((word) => (word.length > MAX_STEMMED_LENGTH ? word : folded(stemmer(word) || word)))
  const words = (text: string) => {
    if (ASCII.test(text)) return (lower(text).match(ASCII_WORD) ?? []).map(shortened)
    const found = lower(text.normalize('NFKC')).match(WORD) ?? []
    return found.flatMap((run) => segmented(run, segmenter)).map(shortened)
  }
  return { language, words, stem, terms: (text) => words(text).map(stem) }
}

const UNSPACED_LANGUAGES = new Set(['zh', 'ja', 'th', 'km', 'lo', 'my'])

function lowerCase(text: string): string {
  return text.toLowerCase()
}

function shortened(word: string): string {
  return word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word
}

function segmented(run: string, segmenter: Intl.Segmenter): string[] {
  if (!UNSPACED.test(run)) return [run]
  const words = []
  for (const { segment, isWordLike } of segmenter.segment(run)) if (isWordLike === true) words.push(segment)
  return words
}

function cached(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>()
  return (word) => {
    let found = stems.get(word)
    if (found === undefined) {
      found = stem(word)
      // Emptied rather than aged: refilling costs microseconds a word and happens once in 50,000 new words.
      if (stems.size >= CACHED_STEMS) stems.clear()
      stems.set(word, found)
    }
    return found
  }
}

const ACCENTS = /[\u0300-\u036f]/g

/** Visitors type `telefono` and `Offnungszeiten`; folding after stemming costs nothing on text with its accents. */
function folded(stem: string): string {
  return ASCII.test(stem) ? stem : stem.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
}
