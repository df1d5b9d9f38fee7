import { BUCKETS } from './features.ts'

/** Path of the weights from the root of the package. */
export const WEIGHTS = 'src/offline/matters/weights.br'
/** Length of the vector of a text or word. */
export const DIMENSIONS = 128
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

/** The model that `encoded` serialised. */
export function decoded(bytes: Uint8Array): Model {
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
