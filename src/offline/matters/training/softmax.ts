import { DIMENSIONS, quantised, type Model } from '../encoder.ts'
import { BUCKETS, featuresOf } from '../features.ts'
import { randomFrom, shuffle } from '../../understanding/training/random.ts'
import type { Example } from './sentences.ts'

const EPOCHS = 14
const RATE = 0.1
const BIAS_RATE = 0.01
/** Share of features that are left out of each step, so that no single word decides. */
const DROPPED = 0.5
const SEED = 20261129
/** Smaller gradients of a matter change nothing. */
const MIN_GRADIENT = 1e-4

/**
 * Trains vectors of the buckets and a softmax over the matters by AdaGrad, with one rate a vector. The same examples
 * always give the same model.
 */
export function trained(examples: Example[]): Model {
  const names = [...new Set(examples.map(({ matter }) => matter))]
  const inputs = examples.map(({ text, language }) => featuresOf(text, language))
  const labels = examples.map(({ matter }) => names.indexOf(matter))
  const random = randomFrom(SEED)
  const training = new Training(names.length, random)
  const order = inputs.map((_, index) => index)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const kept = inputs[index]!.filter(() => random() > DROPPED)
      if (kept.length > 0) training.learn(kept, labels[index]!)
    }
  }
  return quantised(names, training.buckets, training)
}

class Training {
  readonly buckets: Float32Array
  readonly matters: Float32Array
  readonly biases: Float32Array
  readonly #bucketSquares = new Float32Array(BUCKETS).fill(1e-3)
  readonly #matterSquares: Float32Array
  readonly #mean = new Float32Array(DIMENSIONS)
  readonly #slope = new Float32Array(DIMENSIONS)

  constructor(count: number, random: () => number) {
    const spread = 1 / Math.sqrt(DIMENSIONS)
    this.buckets = Float32Array.from({ length: BUCKETS * DIMENSIONS }, () => (random() - 0.5) * spread * 0.2)
    this.matters = Float32Array.from({ length: count * DIMENSIONS }, () => (random() - 0.5) * spread)
    this.biases = new Float32Array(count)
    this.#matterSquares = new Float32Array(count).fill(1e-3)
  }

  learn(features: number[], label: number): void {
    const factor = 1 / Math.sqrt(features.length)
    this.#setMean(features, factor)
    this.#slope.fill(0)
    for (const [matter, likelihood] of this.#likelihoods().entries())
      this.#learnMatter(matter, likelihood - (matter === label ? 1 : 0))
    let square = 0
    for (const slope of this.#slope) square += (slope * factor) ** 2
    for (const bucket of features) {
      this.#bucketSquares[bucket]! += square / DIMENSIONS
      const rate = (RATE * factor) / Math.sqrt(this.#bucketSquares[bucket]!)
      for (let place = 0; place < DIMENSIONS; place += 1)
        this.buckets[bucket * DIMENSIONS + place]! -= rate * this.#slope[place]!
    }
  }

  #learnMatter(matter: number, gradient: number): void {
    if (Math.abs(gradient) < MIN_GRADIENT) return
    let square = 0
    for (let place = 0; place < DIMENSIONS; place += 1) {
      this.#slope[place]! += gradient * this.matters[matter * DIMENSIONS + place]!
      square += (gradient * this.#mean[place]!) ** 2
    }
    this.#matterSquares[matter]! += square / DIMENSIONS
    const rate = RATE / Math.sqrt(this.#matterSquares[matter]!)
    for (let place = 0; place < DIMENSIONS; place += 1)
      this.matters[matter * DIMENSIONS + place]! -= rate * gradient * this.#mean[place]!
    this.biases[matter]! -= BIAS_RATE * gradient * (rate / RATE)
  }

  #setMean(features: number[], factor: number): void {
    this.#mean.fill(0)
    for (const bucket of features)
      for (let place = 0; place < DIMENSIONS; place += 1)
        this.#mean[place]! += this.buckets[bucket * DIMENSIONS + place]!
    for (let place = 0; place < DIMENSIONS; place += 1) this.#mean[place]! *= factor
  }

  #likelihoods(): Float32Array {
    const logits = this.biases.map((bias, matter) => {
      let sum = bias
      for (let place = 0; place < DIMENSIONS; place += 1)
        sum += this.matters[matter * DIMENSIONS + place]! * this.#mean[place]!
      return sum
    })
    const most = logits.reduce((max, logit) => Math.max(max, logit), -Infinity)
    const powers = logits.map((logit) => Math.exp(logit - most))
    const sum = powers.reduce((total, power) => total + power, 0)
    return powers.map((power) => power / sum)
  }
}
