import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import type { Question } from '../../../models/understanding.ts'
import { BUCKETS, featuresOf } from './features.ts'

/** Labels of the classifier. */
export const ACTS = [
  'yes',
  'no',
  'others',
  'ask',
  'thanks',
  'goodbye',
  'greeting',
  'choose',
  'book',
  'move',
  'cancel',
  'call_back',
  'person',
  'message',
  'complaint',
] as const
export type ClassifiedAct = (typeof ACTS)[number]

/** Path of the weights from the root of the package. */
export const WEIGHTS = 'src/offline/understanding/classifier/weights.br'

/** One linear model per act. Weights are quantised to one byte per bucket and multiplied by the act's scale. */
export interface Model {
  scales: number[]
  biases: number[]
  /** All buckets of the first act, then those of the second, and so on. */
  weights: Int8Array
}

let model: Model | undefined

/**
 * Probability of each act, from 0 to 1 and independent of the others, for a text that follows `question`. The first
 * call loads the weights.
 */
export function likelihoods(text: string, question: Question | null): Record<ClassifiedAct, number> {
  model ??= decoded(brotliDecompressSync(readFileSync(packageFile(WEIGHTS))))
  return predict(model, text, question)
}

/** The same by a given model, such as one in training. */
export function predict(
  { scales, biases, weights }: Model,
  text: string,
  question: Question | null,
): Record<ClassifiedAct, number> {
  const { buckets, weight } = featuresOf(text, question)
  const entries = ACTS.map((act, index) => {
    const own = weights.subarray(index * BUCKETS, (index + 1) * BUCKETS)
    const sum = buckets.reduce((total, bucket) => total + own[bucket]!, 0)
    return [act, 1 / (1 + Math.exp(-(biases[index]! + sum * weight * scales[index]!)))] as const
  })
  return Object.fromEntries(entries) as Record<ClassifiedAct, number>
}

/** Serialises a model: scales and biases as 32-bit floats, then the weights. */
export function encoded({ scales, biases, weights }: Model): Uint8Array {
  const head = new Uint8Array(new Float32Array([...scales, ...biases]).buffer)
  return new Uint8Array([...head, ...new Uint8Array(weights.buffer)])
}

function decoded(bytes: Uint8Array): Model {
  const own = Uint8Array.from(bytes)
  const head = new Float32Array(own.buffer, 0, 2 * ACTS.length)
  return {
    scales: Array.from(head.subarray(0, ACTS.length)),
    biases: Array.from(head.subarray(ACTS.length)),
    weights: new Int8Array(own.buffer, head.byteLength),
  }
}
