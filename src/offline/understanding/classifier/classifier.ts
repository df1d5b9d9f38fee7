import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import type { Question } from '../../../models/understanding.ts'
import { BUCKETS, featuresOf, type Features } from './features.ts'

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
  'note',
  'change',
  'another',
  'value',
  'none',
] as const
export type ClassifiedAct = (typeof ACTS)[number]

/** Path of the weights from the root of the package. */
export const WEIGHTS = 'src/offline/understanding/classifier/weights.br'

/** Acts of a message that opens a matter: a question, or a need for a service. */
export const OPENINGS = ['ask', 'book'] as const

/** Path of the weights for openings. */
export const OPENING_WEIGHTS = 'src/offline/understanding/classifier/openings.br'

/** One linear model per act. Weights are quantised to one byte per bucket and multiplied by the act's scale. */
export interface Model<Act extends string = ClassifiedAct> {
  acts: readonly Act[]
  scales: number[]
  biases: number[]
  /** All buckets of the first act, then those of the second, and so on. */
  weights: Int8Array
}

let model: Model | undefined
let openings: Model<(typeof OPENINGS)[number]> | undefined

/**
 * Probability of each act, from 0 to 1 and independent of the others, for a text that follows `question`. The first
 * call loads the weights.
 */
export function likelihoods(text: string, question: Question | null): Record<ClassifiedAct, number> {
  model ??= loaded(WEIGHTS, ACTS)
  return predict(model, text, question)
}

/**
 * Probability, from 0 to 1, that a message which opens a matter asks a question; otherwise it tells a need. The first call
 * loads the weights.
 */
export function likelihoodOfAsking(text: string): number {
  openings ??= loaded(OPENING_WEIGHTS, OPENINGS)
  const { ask, book } = predict(openings, text, null)
  return (ask + 1 - book) / 2
}

function loaded<Act extends string>(path: string, acts: readonly Act[]): Model<Act> {
  return decoded(brotliDecompressSync(readFileSync(packageFile(path))), acts)
}

/** The same by a given model, such as one in training. */
export function predict<Act extends string>(
  by: Model<Act>,
  text: string,
  question: Question | null,
): Record<Act, number> {
  return predictBy(by, featuresOf(text, question))
}

/** Probability of each label of a model for features. */
export function predictBy<Act extends string>(
  { acts, scales, biases, weights }: Model<Act>,
  { buckets, weight }: Features,
): Record<Act, number> {
  const entries = acts.map((act, index) => {
    const own = weights.subarray(index * BUCKETS, (index + 1) * BUCKETS)
    const sum = buckets.reduce((total, bucket) => total + own[bucket]!, 0)
    return [act, 1 / (1 + Math.exp(-(biases[index]! + sum * weight * scales[index]!)))] as const
  })
  return Object.fromEntries(entries) as Record<Act, number>
}

/** Serialises a model: scales and biases as 32-bit floats, then the weights. */
export function encoded({ scales, biases, weights }: Omit<Model<string>, 'acts'>): Uint8Array {
  const head = new Uint8Array(new Float32Array([...scales, ...biases]).buffer)
  return new Uint8Array([...head, ...new Uint8Array(weights.buffer)])
}

/** The model that `encoded` serialised. */
export function decoded<Act extends string>(bytes: Uint8Array, acts: readonly Act[]): Model<Act> {
  const own = Uint8Array.from(bytes)
  const head = new Float32Array(own.buffer, 0, 2 * acts.length)
  return {
    acts,
    scales: Array.from(head.subarray(0, acts.length)),
    biases: Array.from(head.subarray(acts.length)),
    weights: new Int8Array(own.buffer, head.byteLength),
  }
}
