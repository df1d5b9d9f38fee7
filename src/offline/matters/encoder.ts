import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../core/package-files.ts'
import { RecentResults } from '../../core/recent-results.ts'
import { featuresOf, wordsRead } from './features.ts'
import { decoded, DIMENSIONS, WEIGHTS, type Model } from './model.ts'
import { dot } from './vectors.ts'

/** A word of a text. */
export interface EncodedWord {
  /** Of length 1, or 0 where nothing of the word is known. */
  vector: Float32Array
  /** Length of its vector before, which tells how much the word matters. */
  length: number
}

/** The subject of a text, comparable across languages. */
export interface Encoding {
  /** Of length 1, or 0 where the text has no known word. */
  vector: Float32Array
  /** Square roots of the matters' likelihoods, scaled to the sum 1, so that several likely matters all count. */
  matters: Float32Array
  /** Its distinct words. */
  words: EncodedWord[]
}

let model: Model | undefined

/** Encodes a text in its language. The first call loads the weights. */
export function encode(text: string, language: string): Encoding {
  return encodeBy(loaded(), text, language, recentWord)
}

function loaded(): Model {
  return (model ??= decoded(brotliDecompressSync(readFileSync(packageFile(WEIGHTS)))))
}

/** Texts of a business share their words, and a word takes 0.01 ms. */
const recent = new RecentResults<EncodedWord>(20_000)

function recentWord(word: string, language: string): EncodedWord {
  return recent.of(`${language} ${word}`, () => wordBy(loaded(), word, language))
}

/** Encodes a text with a given model, such as one in training. */
export function encodeBy(
  own: Omit<Model, 'names'>,
  text: string,
  language: string,
  wordOf: (word: string, language: string) => EncodedWord = (word) => wordBy(own, word, language),
): Encoding {
  const { matters, biases } = own
  const sum = sumBy(own, featuresOf(text, language))
  const logits = Float32Array.from(biases, (bias, matter) => bias + dot(matters.subarray(matter * DIMENSIONS), sum))
  const words = wordsRead(text).map((word) => wordOf(word, language))
  return { vector: scaled(sum, Math.sqrt(dot(sum, sum))), matters: likelihoods(logits), words }
}

function wordBy(own: Omit<Model, 'names'>, word: string, language: string): EncodedWord {
  const sum = sumBy(own, featuresOf(word, language))
  const length = Math.sqrt(dot(sum, sum))
  return { vector: scaled(sum, length), length }
}

/** The sum of the vectors of some features, divided by the root of their number. */
function sumBy({ buckets, scale }: Omit<Model, 'names'>, features: number[]): Float32Array {
  const sum = new Float32Array(DIMENSIONS)
  for (const bucket of features)
    for (let place = 0; place < DIMENSIONS; place += 1) sum[place]! += buckets[bucket * DIMENSIONS + place]!
  return sum.map((one) => (one * scale) / Math.sqrt(Math.max(1, features.length)))
}

function scaled(vector: Float32Array, length: number): Float32Array {
  return length === 0 ? vector : vector.map((one) => one / length)
}

/** Likelihood, from 0 to 1, that a text is about one of some matters. */
export function likelihoodOf(names: ReadonlySet<string>, { matters }: Encoding): number {
  const squares = matters.map((root) => root * root)
  const sum = squares.reduce((total, square) => total + square, 0)
  return loaded().names.reduce((total, name, place) => total + (names.has(name) ? squares[place]! / sum : 0), 0)
}

/** Softmax of half the logits: the square roots of the likelihoods, with the sum 1. */
function likelihoods(logits: Float32Array): Float32Array {
  const most = logits.reduce((max, logit) => Math.max(max, logit), -Infinity)
  const roots = logits.map((logit) => Math.exp((logit - most) / 2))
  const sum = roots.reduce((total, root) => total + root, 0)
  return roots.map((root) => root / sum)
}
