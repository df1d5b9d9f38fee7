import type { Analyzer } from './analyzer.ts'
import type { Relation, RelatedWords } from './related-words.ts'

/**
 * BM25 as one inner product: sparse vectors of saturated term weights for chunks, of inverse document frequencies for
 * questions. The product is BM25(title + text) + BM25(title). Title terms share the vector under numbers of their own.
 */
const K1 = 1.2
const B = 0.75

/** Maximum dimensions of pgvector's `sparsevec`. Terms are hashed, so no dictionary is stored. */
export const DIMENSIONS = 1_000_000_000
/** Keeps a vector within its 8 kB page; a chunk of 200 words has some 150 terms, so only outsized ones are cut. */
export const MAX_NON_ZERO = 900

// Over the square root of the number of words that one may stand for, or a matter with many would outweigh the rest of the
// question. Higher values rank passages with the asked word itself lower.
const RELATED_COUNT = 0.6
const TRANSLATED_COUNT = 1
/** Bounds the query: each costs a look-up of its statistics. */
const MAX_RELATED = 160
/** The rest of a pasted page only adds time. */
const MAX_TERMS = 64
/** Words of a question that are looked up in the glossary. */
const MAX_READ = 128

const TITLE_PREFIX = '\u0001'

/** Average lengths in terms, used to normalise term weights. */
export interface Lengths {
  text: number
  title: number
}

/** A chunk's weights by dimension, and its lengths. The text field includes the title. */
export interface EncodedChunk {
  weights: Map<number, number>
  lengths: Lengths
}

/** A distinct term of a question, with its numbers in both fields and its count. */
export interface QueryTerm extends Relation {
  /** As documents in the tenant's language have it. */
  stem: string
  /** As documents in the question's language have it. */
  spokenStem: string
  words: string[]
  term: number
  titleTerm: number
  count: number
}

/** Term counts of a chunk by dimension. */
export interface CountedChunk {
  counts: Map<number, number>
  titleCounts: Map<number, number>
  lengths: Lengths
}

/** Known questions count as title, where they help more than as passages of their own. */
export function countTerms(
  analyzer: Analyzer,
  chunk: { title: string; text: string; questions?: string },
): CountedChunk {
  const title = analyzer.terms(`${chunk.title}\n${chunk.questions ?? ''}`)
  const text = analyzer.terms(chunk.text)
  const counts = new Map<number, number>()
  const titleCounts = new Map<number, number>()
  for (const stem of title) {
    add(counts, termNumber(stem))
    add(titleCounts, titleTermNumber(stem))
  }
  for (const stem of text) add(counts, termNumber(stem))
  return { counts, titleCounts, lengths: { text: title.length + text.length, title: title.length } }
}

/**
 * Document side of BM25: tf / (tf + k1 (1 - b + b · length / average)), which depends on other documents only through the
 * average.
 */
export function encodeChunk(chunk: CountedChunk, averages: Lengths): EncodedChunk {
  const weights = new Map<number, number>()
  const saturate = (counts: Map<number, number>, length: number, average: number) => {
    const norm = K1 * (1 - B + (B * length) / (average || 1))
    for (const [term, count] of counts) weights.set(term, (weights.get(term) ?? 0) + count / (count + norm))
  }
  saturate(chunk.counts, chunk.lengths.text, averages.text)
  saturate(chunk.titleCounts, chunk.lengths.title, averages.title)
  return { weights: capped(weights), lengths: chunk.lengths }
}

function capped(weights: Map<number, number>): Map<number, number> {
  if (weights.size <= MAX_NON_ZERO) return weights
  const heaviest = [...weights].sort(([termA, a], [termB, b]) => b - a || termA - termB)
  return new Map(heaviest.slice(0, MAX_NON_ZERO))
}

/** pgvector's text form, dimensions ascending. */
export function formatVector(weights: Map<number, number>): string {
  const entries = [...weights].sort(([a], [b]) => a - b).map(([term, weight]) => `${term}:${shortFloat(weight)}`)
  return `{${entries.join(',')}}/${DIMENSIONS}`
}

/** Dimensions of a vector in pgvector's text form. */
export function parseDimensions(vector: string): number[] {
  const entries = vector.slice(1, vector.indexOf('}'))
  return entries === '' ? [] : entries.split(',').map((entry) => Number.parseInt(entry, 10))
}

const NOTHING: Relation = { related: [], translations: [] }
const unrelated: RelatedWords = () => []

/** Distinct terms of a question in order, with what they may stand for. `spoken`: of the question's language. */
export function queryTerms(
  analyzer: Analyzer,
  query: string,
  { relations = unrelated, spoken = analyzer }: { relations?: RelatedWords; spoken?: Analyzer } = {},
): QueryTerm[] {
  const byStem = new Map<string, QueryTerm>()
  const words = analyzer.words(query)
  const found = relations(words.slice(0, MAX_READ))
  for (const [place, word] of words.entries()) {
    const stem = analyzer.stem(word)
    const known = byStem.get(stem)
    const relation = found[place] ?? NOTHING
    if (known !== undefined) {
      known.count += 1
      if (!known.words.includes(word)) known.words.push(word)
      known.related = [...new Set([...known.related, ...relation.related])]
      known.translations = [...new Set([...known.translations, ...relation.translations])]
      known.equivalents = [...new Set([...(known.equivalents ?? []), ...(relation.equivalents ?? [])])]
      known.loose = [...new Set([...(known.loose ?? []), ...(relation.loose ?? [])])]
    } else if (byStem.size < MAX_TERMS) {
      byStem.set(stem, {
        stem,
        spokenStem: spoken.stem(word),
        words: [word],
        count: 1,
        ...relation,
        ...numbersOf(stem),
      })
    }
  }
  for (const term of byStem.values()) {
    const isOther = (entry: string) => entry !== term.stem && entry !== term.spokenStem
    term.related = term.related.filter(isOther)
    term.translations = term.translations.filter(isOther)
  }
  return [...byStem.values()]
}

/** A search term, and its weight as a count in the question. */
interface WantedTerm {
  stem: string
  /** As they stand in the question; none for what they may stand for. */
  words?: string[]
  term: number
  titleTerm: number
  count: number
}

/** The question's terms, and at a fraction of the weight what they may stand for. */
export function wantedTerms(asked: QueryTerm[]): WantedTerm[] {
  const wanted = new Map<string, WantedTerm>(asked.map((term) => [term.stem, term]))
  for (const { spokenStem, words, count } of asked) {
    if (!wanted.has(spokenStem)) wanted.set(spokenStem, { stem: spokenStem, words, count, ...numbersOf(spokenStem) })
  }
  const most = wanted.size + MAX_RELATED
  const want = (entries: string[], share: number) => {
    for (const stems of entries.map((entry) => entry.split(' '))) {
      const count = share / Math.sqrt(entries.length) / stems.length
      for (const stem of stems) {
        if (wanted.size < most && !wanted.has(stem)) wanted.set(stem, { stem, count, ...numbersOf(stem) })
      }
    }
  }
  for (const { equivalents = [], count } of asked) want(equivalents, TRANSLATED_COUNT * count)
  for (const { translations, count } of asked) want(translations, TRANSLATED_COUNT * count)
  for (const { related, count } of asked) want(related, RELATED_COUNT * count)
  return [...wanted.values()]
}

function numbersOf(stem: string): { term: number; titleTerm: number } {
  return { term: termNumber(stem), titleTerm: titleTermNumber(stem) }
}

/** Inverse document frequency of a term in `found` of `total` chunks. The scan computes the same in SQL. */
export function idf(total: number, found: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

export function termNumber(stem: string): number {
  // FNV-1a over UTF-16 code units, then a finalizer, or similar words would get neighbouring numbers.
  let hash = 0x811c9dc5
  for (let i = 0; i < stem.length; i++) {
    hash = Math.imul(hash ^ stem.charCodeAt(i), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) % DIMENSIONS) + 1
}

export function titleTermNumber(stem: string): number {
  return termNumber(TITLE_PREFIX + stem)
}

function add(counts: Map<number, number>, term: number): void {
  counts.set(term, (counts.get(term) ?? 0) + 1)
}

function shortFloat(value: number): string {
  return String(Number(value.toPrecision(8)))
}
