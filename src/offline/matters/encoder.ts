import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../core/package-files.ts'
import { BUCKETS, featuresOf } from './features.ts'

/** Path of the weights from the root of the package. */
export const WEIGHTS = 'src/offline/matters/weights.br'
/** Length of a text's vector. */
export const DIMENSIONS = 128
/** Inverse temperature of the softmax over cosines, in training and in choices. */
export const SHARPNESS = 6
const LARGEST_BYTE = 127

/** A vector for each bucket, and a linear model of each matter over the vector of a text. */
export interface Model {
  /** Names of the matters, in the order of their models. */
  names: string[]
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
  /** Square roots of the matters' likelihoods, scaled to the sum 1, so that several likely matters all count. */
  matters: Float32Array
}

let model: Model | undefined

/** Encodes a text in its language. The first call loads the weights. */
export function encode(text: string, language: string): Encoding {
  return encodeBy(loaded(), text, language)
}

function loaded(): Model {
  return (model ??= decoded(brotliDecompressSync(readFileSync(packageFile(WEIGHTS)))))
}

/** Encodes a text with a given model, such as one in training. */
export function encodeBy(
  { buckets, scale, matters, biases }: Omit<Model, 'names'>,
  text: string,
  language: string,
): Encoding {
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

/** Likeness of the words of two texts alone, from -1 to 1. */
export function cosine(one: Encoding, other: Encoding): number {
  return dot(one.vector, other.vector)
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

function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((one) => one / length)
}

/** Scalar product of two vectors. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let place = 0; place < other.length; place += 1) sum += one[place]! * other[place]!
  return sum
}

/** Quantises the vectors of the buckets to one byte a number. */
export function quantised(
  names: string[],
  buckets: Float32Array,
  { matters, biases }: Pick<Model, 'matters' | 'biases'>,
): Model {
  const most = buckets.reduce((max, one) => Math.max(max, Math.abs(one)), 0)
  const scale = most / LARGEST_BYTE
  return { names, buckets: Int8Array.from(buckets, (one) => Math.round(one / scale)), scale, matters, biases }
}

/**
 * Serialises a model: the bytes of the buckets; as 32-bit floats the number of matters, the scale, the biases and the models
 * of the matters; the names of the matters as text.
 */
export function encoded({ names, buckets, scale, matters, biases }: Model): Uint8Array {
  const floats = new Float32Array([names.length, scale, ...biases, ...matters])
  const text = new TextEncoder().encode(names.join('\n'))
  return new Uint8Array([...new Uint8Array(buckets.buffer), ...new Uint8Array(floats.buffer), ...text])
}

function decoded(bytes: Uint8Array): Model {
  const own = Uint8Array.from(bytes)
  const [count = 0, scale = 0] = new Float32Array(own.buffer, BUCKETS * DIMENSIONS, 2)
  const floats = new Float32Array(own.buffer, BUCKETS * DIMENSIONS, 2 + count * (DIMENSIONS + 1))
  return {
    names: new TextDecoder().decode(own.subarray(floats.byteOffset + floats.byteLength)).split('\n'),
    buckets: new Int8Array(own.buffer, 0, BUCKETS * DIMENSIONS),
    scale,
    biases: floats.subarray(2, 2 + count),
    matters: floats.subarray(2 + count),
  }
}
