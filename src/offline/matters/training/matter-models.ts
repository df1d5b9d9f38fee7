import { DIMENSIONS } from '../model.ts'
import type { BucketVectors } from './bucket-vectors.ts'

const RATE = 0.1
const BIAS_RATE = 0.01
/** Dropout: share of features left out of each step. */
const DROPPED = 0.5
/** Smaller gradients of a matter are skipped, because they change nothing. */
const MIN_GRADIENT = 1e-4

/** A softmax over the matters, trained together with the vectors by AdaGrad. */
export class MatterModels {
  readonly matters: Float32Array
  readonly biases: Float32Array
  readonly #squares: Float32Array
  readonly #vectors: BucketVectors

  constructor(count: number, vectors: BucketVectors, random: () => number) {
    const spread = 1 / Math.sqrt(DIMENSIONS)
    this.matters = Float32Array.from({ length: count * DIMENSIONS }, () => (random() - 0.5) * spread)
    this.biases = new Float32Array(count)
    this.#squares = new Float32Array(count).fill(1e-3)
    this.#vectors = vectors
  }

  /** Learns that a text is about the matter with the index `label`. */
  learn(features: number[], label: number): void {
    const sum = this.#vectors.sumOf(features, DROPPED)
    if (sum.features.length === 0) return
    const slope = new Float32Array(DIMENSIONS)
    for (const [matter, likelihood] of this.#likelihoods(sum.values).entries())
      this.#learnMatter(matter, likelihood - (matter === label ? 1 : 0), { values: sum.values, slope })
    this.#vectors.learn(sum, slope)
  }

  #learnMatter(
    matter: number,
    gradient: number,
    { values, slope }: { values: Float32Array; slope: Float32Array },
  ): void {
    if (Math.abs(gradient) < MIN_GRADIENT) return
    let square = 0
    for (let place = 0; place < DIMENSIONS; place += 1) {
      slope[place]! += gradient * this.matters[matter * DIMENSIONS + place]!
      square += (gradient * values[place]!) ** 2
    }
    this.#squares[matter]! += square / DIMENSIONS
    const rate = RATE / Math.sqrt(this.#squares[matter]!)
    for (let place = 0; place < DIMENSIONS; place += 1)
      this.matters[matter * DIMENSIONS + place]! -= rate * gradient * values[place]!
    this.biases[matter]! -= BIAS_RATE * gradient * (rate / RATE)
  }

  #likelihoods(values: Float32Array): Float32Array {
    const logits = this.biases.map((bias, matter) => {
      let logit = bias
      for (let place = 0; place < DIMENSIONS; place += 1)
        logit += this.matters[matter * DIMENSIONS + place]! * values[place]!
      return logit
    })
    return softmax(logits)
  }
}

/** Likelihoods from logits. */
export function softmax(logits: Float32Array): Float32Array {
  const most = logits.reduce((max, logit) => Math.max(max, logit), -Infinity)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
