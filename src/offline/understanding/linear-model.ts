import { recordOf } from '../../core/keys.ts'

/** Buckets of the hashed features, a power of two. */
export const BUCKETS = 1 << 15

/** Hashed features of what is classified. All have the same weight, so that long texts do not outweigh short ones. */
export interface Features {
  buckets: number[]
  weight: number
}

/** One logistic regression per label. Weights are quantised to one byte per bucket and multiplied by the label's scale. */
export interface LinearModel<Label extends string> {
  labels: readonly Label[]
  scales: number[]
  biases: number[]
  /** All buckets of the first label, then those of the second, and so on. */
  weights: Int8Array
}

/** The bucket of a feature: FNV-1a, reduced to the number of buckets. */
export function hashed(feature: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) value = Math.imul(value ^ feature.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) & (BUCKETS - 1)
}

/** Probability of each label, from 0 to 1 and independent of the others. */
export function predictBy<Label extends string>(
  { labels, scales, biases, weights }: LinearModel<Label>,
  { buckets, weight }: Features,
): Record<Label, number> {
  return recordOf(labels, (label) => {
    const index = labels.indexOf(label)
    const own = weights.subarray(index * BUCKETS, (index + 1) * BUCKETS)
    const sum = buckets.reduce((total, bucket) => total + own[bucket]!, 0)
    return 1 / (1 + Math.exp(-(biases[index]! + sum * weight * scales[index]!)))
  })
}

/** Serialises a model: scales and biases as 32-bit floats, then the weights. */
export function encoded({ scales, biases, weights }: Omit<LinearModel<string>, 'labels'>): Uint8Array {
  const head = new Uint8Array(new Float32Array([...scales, ...biases]).buffer)
  return new Uint8Array([...head, ...new Uint8Array(weights.buffer)])
}

/** The model that `encoded` serialised. */
export function decoded<Label extends string>(bytes: Uint8Array, labels: readonly Label[]): LinearModel<Label> {
  const own = Uint8Array.from(bytes)
  const head = new Float32Array(own.buffer, 0, 2 * labels.length)
  return {
    labels,
    scales: Array.from(head.subarray(0, labels.length)),
    biases: Array.from(head.subarray(labels.length)),
    weights: new Int8Array(own.buffer, head.byteLength),
  }
}
