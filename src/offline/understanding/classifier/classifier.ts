import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { packageFile } from '../../../core/package-files.ts'
import type { Question } from '../../../models/understanding.ts'
import { decoded, predictBy, type LinearModel } from '../linear-model.ts'
import { featuresOf } from './features.ts'

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

let model: LinearModel<ClassifiedAct> | undefined
let openings: LinearModel<(typeof OPENINGS)[number]> | undefined

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

function loaded<Act extends string>(path: string, acts: readonly Act[]): LinearModel<Act> {
  return decoded(brotliDecompressSync(readFileSync(packageFile(path))), acts)
}

/** The same by a given model, such as one in training. */
export function predict<Act extends string>(
  by: LinearModel<Act>,
  text: string,
  question: Question | null,
): Record<Act, number> {
  return predictBy(by, featuresOf(text, question))
}
