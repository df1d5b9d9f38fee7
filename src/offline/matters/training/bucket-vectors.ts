import { DIMENSIONS } from '../model.ts'
import { BUCKETS } from '../features.ts'

const RATE = 0.1

/** The sum of the vectors of a text's features, divided by the root of their number. */
export interface Sum {
  features: number[]
  values: Float32Array
}

/** Vectors of the hashed features, trained by AdaGrad with one rate a vector. */
export class BucketVectors {
  readonly values: Float32Array
  readonly #squares = new Float32Array(BUCKETS).fill(1e-3)
  readonly random: () => number

  constructor(random: () => number) {
    const spread = 0.2 / Math.sqrt(DIMENSIONS)
    this.values = Float32Array.from({ length: BUCKETS * DIMENSIONS }, () => (random() - 0.5) * spread)
    this.random = random
  }

  /** Sums the vectors of a text with dropout of its features, so that no single word decides. */
  sumOf(features: number[], dropped: number): Sum {
    const kept = features.filter(() => this.random() > dropped)
    const all = this.values
    const values = new Float32Array(DIMENSIONS)
    for (const bucket of kept) {
      const from = bucket * DIMENSIONS
      for (let place = 0; place < DIMENSIONS; place += 1) values[place]! += all[from + place]!
    }
    const factor = factorOf(kept)
    for (let place = 0; place < DIMENSIONS; place += 1) values[place]! *= factor
    return { features: kept, values }
  }

  /** Moves the vectors against the gradient of their sum. */
  learn({ features }: Sum, gradient: Float32Array): void {
    const factor = factorOf(features)
    let square = 0
    for (const one of gradient) square += (one * factor) ** 2
    const all = this.values
    for (const bucket of features) {
      this.#squares[bucket]! += square / DIMENSIONS
      const rate = (RATE * factor) / Math.sqrt(this.#squares[bucket]!)
      const from = bucket * DIMENSIONS
      for (let place = 0; place < DIMENSIONS; place += 1) all[from + place]! -= rate * gradient[place]!
    }
  }
}

function factorOf(features: number[]): number {
  return 1 / Math.sqrt(Math.max(1, features.length))
}
