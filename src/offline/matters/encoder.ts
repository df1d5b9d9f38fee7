import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../core/package-files.ts'
import { BUCKETS, featuresOf } from './features.ts'

/** Path of the weights from the root of the package. */
export const WEIGHTS = 'src/offline/matters/weights.br'
/** Length of a text's vector. */
export const DIMENSIONS = 64
const LARGEST_BYTE = 127

/** A vector for each bucket, and a linear model of each matter over the mean of a text's vectors. */
export interface Model {
  /** One byte per number, multiplied by `scale`. */
  buckets: Int8Array
  scale: number
  matters: Float32Array
  biases: Float32Array
}

/** The subject of a text, comparable across languages. */
export interface Encoding {
  /** Of length 1, or 0 where the text has no known word. */
  vector: Float32Array
  /** Likelihood of each matter, sharpened least where several are likely; their sum is 1. */
  matters: Float32Array
}

/** Encodings that were computed last: the sentences of a small business are compared with every question. */
const known = new Map<string, Encoding>()
const MAX_KNOWN = 4_000

let model: Model | undefined

/** Encodes a text in its language. The first call loads the weights. */
export function encode(text: string, language: string): Encoding {
  const key = `${language} ${text}`
  const encoding =
    known.get(key) ??
    encodeBy((model ??= decoded(brotliDecompressSync(readFileSync(packageFile(WEIGHTS))))), text, language)
  known.delete(key)
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value!)
  known.set(key, encoding)
  return encoding
}

/** The same by a given model, such as one in training. */
export function encodeBy({ buckets, scale, matters, biases }: Model, text: string, language: string): Encoding {
  const features = featuresOf(text, language)
  const vector = new Float32Array(DIMENSIONS)
  for (const bucket of features)
    for (let place = 0; place < DIMENSIONS; place += 1) vector[place]! += buckets[bucket * DIMENSIONS + place]!
  const factor = scale / Math.sqrt(Math.max(1, features.length))
  for (let place = 0; place < DIMENSIONS; place += 1) vector[place]! *= factor
  const logits = Float32Array.from(biases, (bias, matter) => bias + dot(matters.subarray(matter * DIMENSIONS), vector))
  return { vector: normalised(vector), matters: likelihoods(logits) }
}

/** Likeness of the subjects of two texts, from about 0 to 2: of their words, and of the matters that they may be about. */
export function likeness(one: Encoding, other: Encoding): number {
  return dot(one.vector, other.vector) + dot(one.matters, other.matters)
}

/** Softmax of half the logits: the square roots of the likelihoods, with the sum 1. */
function likelihoods(logits: Float32Array): Float32Array {
  const most = logits.reduce((max, logit) => Math.max(max, logit), -Infinity)
  const roots = logits.map((logit) => Math.exp((logit - most) / 2))
  const sum = roots.reduce((total, root) => total + root, 0)
  return roots.map((root) => root / sum)
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((one) => one / length)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let place = 0; place < other.length; place += 1) sum += one[place]! * other[place]!
  return sum
}

/** Quantises the vectors of the buckets to one byte a number. */
export function quantised(buckets: Float32Array, matters: Float32Array, biases: Float32Array): Model {
  const most = buckets.reduce((max, one) => Math.max(max, Math.abs(one)), 0)
  const scale = most / LARGEST_BYTE
  return { buckets: Int8Array.from(buckets, (one) => Math.round(one / scale)), scale, matters, biases }
}

/** Serialises a model: the scale, the biases and the models of the matters as 32-bit floats, then the bytes. */
export function encoded({ buckets, scale, matters, biases }: Model): Uint8Array {
  const head = new Float32Array([scale, ...biases, ...matters])
  return new Uint8Array([...new Uint8Array(head.buffer), ...new Uint8Array(buckets.buffer)])
}

function decoded(bytes: Uint8Array): Model {
  const own = Uint8Array.from(bytes)
  const length = own.length - BUCKETS * DIMENSIONS
  const head = new Float32Array(own.buffer, 0, length / Float32Array.BYTES_PER_ELEMENT)
  const count = (head.length - 1) / (DIMENSIONS + 1)
  return {
    scale: head[0]!,
    biases: head.subarray(1, 1 + count),
    matters: head.subarray(1 + count),
    buckets: new Int8Array(own.buffer, length),
  }
}
