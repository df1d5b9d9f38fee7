import { UNSPACED } from '../core/words.ts'
import { CONTACT_FORMS, contactsWritten, type ContactForm } from '../languages/contact-forms.ts'
import { baseLanguage } from '../languages/index.ts'
import { loadStemmer, type Stemmer } from './stemmers.ts'

/** Bump it when the same text may give other terms; tenants with an older index are then re-encoded. */
export const ANALYZER_VERSION = 3

/** Turns text into the terms that documents and questions are matched by. */
export interface Analyzer {
  language: string
  /** Words in order: NFKC, lower case, split at everything but letters, marks and digits. */
  words(text: string): string[]
  stem(word: string): string
  /**
   * Stemmed words in order, and a term for each kind of contact that is written in the text. Stop words are kept: FAQs
   * depend on "what", "how" and "can I".
   */
  terms(text: string): string[]
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
// Same result on plain English, at twice the speed.
const ASCII_WORD = /[a-z0-9]+/g
const ASCII = /^[\0-\x7f]*$/
// Longer runs are keys or encoded data; stemming them costs and gains nothing.
const MAX_WORD_LENGTH = 64
const MAX_STEMMED_LENGTH = 32
const CACHED_STEMS = 50_000

const analyzers = new Map<string, Promise<Analyzer>>()

/** The analyzer of a language tag (`de`, `de-AT`). Languages without a stemmer match whole words. */
export function loadAnalyzer(language: string): Promise<Analyzer> {
  const base = baseLanguage(language)
  let analyzer = analyzers.get(base)
  if (analyzer === undefined) {
    analyzer = loadStemmer(base).then((stemmer) => createAnalyzer(base, stemmer))
    // Bounded, because tags are user input.
    if (analyzers.size < 64) analyzers.set(base, analyzer)
  }
  return analyzer
}

function createAnalyzer(language: string, stemmer: Stemmer): Analyzer {
  const segmenter = new Intl.Segmenter(UNSPACED_LANGUAGES.has(language) ? language : 'zh', { granularity: 'word' })
  const lower = language === 'tr' || language === 'az' ? (text: string) => text.toLocaleLowerCase('tr') : lowerCase
  const stem = cached((word) => (word.length > MAX_STEMMED_LENGTH ? word : withoutAccents(stemmer(word) || word)))
  const words = (text: string) => {
    if (ASCII.test(text)) return (lower(text).match(ASCII_WORD) ?? []).map(shortened)
    const found = lower(text.normalize('NFKC')).match(WORD) ?? []
    return found.flatMap((run) => segmented(run, segmenter)).map(shortened)
  }
  return { language, words, stem, terms: (text) => [...words(text).map(stem), ...formsIn(text)] }
}

/** The term of a contact's form, so that "your phone number" finds "ring us on 0121 378 0998"; no word contains a colon. */
export function formTerm(form: ContactForm): string {
  return `form:${form}`
}

function formsIn(text: string): string[] {
  if (!/\d{2}|@/u.test(text)) return []
  return CONTACT_FORMS.filter((form) => contactsWritten(text, form).length > 0).map(formTerm)
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
      // Cleared instead of LRU: refilling costs microseconds per word, once every 50,000 new words.
      if (stems.size >= CACHED_STEMS) stems.clear()
      stems.set(word, found)
    }
    return found
  }
}

const ACCENTS = /[\u0300-\u036f]/g

/** Visitors type `telefono` and `Offnungszeiten`; removed after stemming, accents still guide the stemmer. */
function withoutAccents(stem: string): string {
  return ASCII.test(stem) ? stem : stem.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
}
