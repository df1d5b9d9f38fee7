import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import type { Question } from '../../../models/understanding.ts'
import { BUCKETS, featuresOf } from './features.ts'

/** What the classifier tells apart. */
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

/** Path from the root of the package. */
export const WEIGHTS = 'src/offline/understanding/classifier/weights.br'

/** A linear model an act: one byte a bucket, times the act's scale. */
export interface Model {
  scales: number[]
  biases: number[]
  /** Act after act. */
  weights: Int8Array
}

let model: Model | undefined

/** How likely each act is, from 0 to 1, in a text that follows a question. */
export function likelihoods(text: string, question: Question | null): Record<ClassifiedAct, number> {
  model ??= decoded(brotliDecompressSync(readFileSync(packageFile(WEIGHTS))))
  return predict(model, text, question)
}

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

/** Scales and biases as floats, then the weights. */
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
