import { featuresOf } from '../classifier/features.ts'
import { BUCKETS, type Features, type LinearModel } from '../linear-model.ts'
import { randomFrom, shuffle } from './random.ts'
import type { Labelled } from './labelled-sentences.ts'

/** A labelled text. Acts in `unlabelled` are not labelled by its source, and are left out of training. */
export interface Example extends Labelled {
  unlabelled: string[]
}

/** Passes over the examples. From `averagedFrom` on, weights are averaged: the last steps would decide on texts between two acts otherwise. */
interface Passes {
  epochs: number
  averagedFrom: number
}

const PASSES: Passes = { epochs: 25, averagedFrom: 15 }
const RATE = 0.5
const DECAY = 2e-5
/** Maximum weight of a text with an act relative to one without, because most acts are rare. */
const MAX_WEIGHT = 3
const SEED = 20261122
const LARGEST_BYTE = 127

/** Trains one logistic regression per act by AdaGrad. The same examples always give the same weights. */
export function trained<Act extends string>(examples: Example[], acts: readonly Act[]): LinearModel<Act> {
  const labelled = examples.map((one) => ({ ...one, features: featuresOf(one.text, one.question) }))
  return trainedBy(labelled, acts)
}

/** Labels with the features that tell them. */
export interface LabelledFeatures extends Pick<Example, 'acts' | 'unlabelled'> {
  features: Features
}

/** The same from features. */
export function trainedBy<Act extends string>(
  examples: LabelledFeatures[],
  acts: readonly Act[],
  passes: Passes = PASSES,
): LinearModel<Act> {
  const inputs = examples.map(({ features }) => features)
  const order = inputs.map((_, index) => index)
  const random = randomFrom(SEED)
  const heads = acts.map((act) => {
    const isKnown = examples.map(({ unlabelled }) => !unlabelled.includes(act))
    const isSaid = examples.map((one) => one.acts.includes(act))
    const count = isSaid.filter(Boolean).length
    const gain = Math.min(MAX_WEIGHT, Math.sqrt((isSaid.length - count) / Math.max(count, 1)))
    return { isKnown, isSaid, gain, ...newHead() }
  })
  for (let epoch = 0; epoch < passes.epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      for (const head of heads.filter(({ isKnown }) => isKnown[index] === true))
        learn(head, inputs[index]!, head.isSaid[index] === true)
    }
    if (epoch >= passes.averagedFrom) for (const head of heads) average(head, passes)
  }
  return { labels: acts, ...quantised(heads) }
}

function zeros(): Float32Array {
  return new Float32Array(BUCKETS)
}

function newHead(): Omit<Head, 'gain'> {
  return { weights: zeros(), squares: zeros(), bias: 0, mean: zeros(), meanBias: 0 }
}

function average(head: Head, { epochs, averagedFrom }: Passes): void {
  const share = 1 / (epochs - averagedFrom)
  for (let at = 0; at < BUCKETS; at += 1) head.mean[at]! += head.weights[at]! * share
  head.meanBias += head.bias * share
}

interface Head {
  gain: number
  weights: Float32Array
  squares: Float32Array
  bias: number
  /** Averages over the last epochs. */
  mean: Float32Array
  meanBias: number
}

function learn(head: Head, { buckets, weight }: { buckets: number[]; weight: number }, isSaid: boolean): void {
  const { weights, squares } = head
  let sum = 0
  for (const bucket of buckets) sum += weights[bucket]!
  const error = (1 / (1 + Math.exp(-(head.bias + sum * weight))) - (isSaid ? 1 : 0)) * (isSaid ? head.gain : 1)
  head.bias -= 0.02 * error
  const slope = error * weight
  for (const bucket of buckets) {
    const gradient = slope + DECAY * weights[bucket]!
    squares[bucket]! += gradient * gradient
    weights[bucket]! -= (RATE * gradient) / (Math.sqrt(squares[bucket]!) + 1e-6)
  }
}

function quantised(heads: Head[]): Omit<LinearModel<string>, 'labels'> {
  const scales = heads.map(({ mean }) => mean.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9) / LARGEST_BYTE)
  const weights = new Int8Array(heads.length * BUCKETS)
  for (const [index, head] of heads.entries())
    weights.set(
      head.mean.map((one) => Math.round(one / scales[index]!)),
      index * BUCKETS,
    )
  return { scales, biases: heads.map(({ meanBias }) => meanBias), weights }
}
