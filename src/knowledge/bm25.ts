import type { Analyzer } from './analyzer.ts'
import { relatedWords } from './related-words.ts'

/**
 * BM25 as one inner product. A chunk becomes a sparse vector of saturated term weights, a question a sparse vector of
 * inverse document frequencies; their product is BM25(title + text) + BM25(title). Title terms live in the same vector
 * under numbers of their own.
 */
const K1 = 1.2
const B = 0.75

/** The dimensions of pgvector's `sparsevec` end here. Terms are hashed, so there is no dictionary to keep. */
export const DIMENSIONS = 1_000_000_000
/** A stored vector is kept inside its 8 kB page; a chunk of 200 words has some 150 terms, so only outsized ones are cut. */
export const MAX_NON_ZERO = 900

// Chosen on the tune half of the articles: more moves passages with the asked word itself down.
const RELATED_COUNT = 0.3

const TITLE_PREFIX = '\u0001'

/** The lengths, in terms, that term weights are measured against. */
export interface Lengths {
  text: number
  title: number
}

/** A chunk's weight by dimension, and its lengths. The text field is title and text together. */
export interface EncodedChunk {
  weights: Map<number, number>
  lengths: Lengths
}

/** A distinct term of a question, its numbers in both fields and how often it was asked. */
export interface QueryTerm {
  stem: string
  words: string[]
  term: number
  titleTerm: number
  count: number
  /** Stems that stand for this one where it is missing. */
  related: string[]
}

/** A chunk's terms, counted by dimension. */
export interface CountedChunk {
  counts: Map<number, number>
  titleCounts: Map<number, number>
  lengths: Lengths
}

export function countTerms(analyzer: Analyzer, chunk: { title: string; text: string }): CountedChunk {
  const title = analyzer.terms(chunk.title)
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

/** The document side: tf / (tf + k1 (1 - b + b · length / average)), which needs no other document but for the average. */
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

/** pgvector's text form, dimensions in ascending order. */
export function formatVector(weights: Map<number, number>): string {
  const entries = [...weights].sort(([a], [b]) => a - b).map(([term, weight]) => `${term}:${shortFloat(weight)}`)
  return `{${entries.join(',')}}/${DIMENSIONS}`
}

/** The dimensions of a vector in pgvector's text form. */
export function parseDimensions(vector: string): number[] {
  const entries = vector.slice(1, vector.indexOf('}'))
  return entries === '' ? [] : entries.split(',').map((entry) => Number.parseInt(entry, 10))
}

/** The distinct terms of a question in order of appearance, at most `limit`: the rest of a pasted page adds nothing but time. */
export function queryTerms(analyzer: Analyzer, query: string, limit = 64): QueryTerm[] {
  const related = relatedWords(analyzer)
  const byStem = new Map<string, QueryTerm>()
  for (const word of analyzer.words(query)) {
    const stem = analyzer.stem(word)
    const known = byStem.get(stem)
    if (known !== undefined) {
      known.count += 1
      if (!known.words.includes(word)) known.words.push(word)
    } else if (byStem.size < limit) {
      const numbers = { term: termNumber(stem), titleTerm: titleTermNumber(stem) }
      byStem.set(stem, { stem, words: [word], count: 1, related: related(stem), ...numbers })
    }
  }
  return [...byStem.values()]
}

/** A term to look for, and how often the question may be said to contain it. */
interface WantedTerm {
  stem: string
  term: number
  titleTerm: number
  count: number
}

/** The question's terms, and with a fraction of their weight those that may stand for them. */
export function wantedTerms(asked: QueryTerm[]): WantedTerm[] {
  const wanted = new Map<string, WantedTerm>(asked.map((term) => [term.stem, term]))
  for (const stem of asked.flatMap(({ related }) => related)) {
    if (wanted.has(stem)) continue
    wanted.set(stem, { stem, term: termNumber(stem), titleTerm: titleTermNumber(stem), count: RELATED_COUNT })
  }
  return [...wanted.values()]
}

/** Inverse document frequency of a term that `found` of `total` chunks contain. The scan computes the same in SQL. */
export function idf(total: number, found: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

export function termNumber(stem: string): number {
  // FNV-1a over UTF-16 code units, then a finalizer: neighbouring words would otherwise land on neighbouring numbers.
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
