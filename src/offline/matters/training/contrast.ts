import { DIMENSIONS, dot, SHARPNESS } from '../encoder.ts'
import type { BucketVectors, Sum } from './bucket-vectors.ts'
import { softmax } from './matter-models.ts'

/** Dropout: share of features left out of each step. */
const DROPPED = 0.4
const THRESHOLD_RATE = 0.15
const START_OF_THRESHOLD = 0.3
/** Smaller gradients of an answer are skipped, because they change nothing. */
const MIN_GRADIENT = 1e-3
const TINY = 1e-9

/** The features of a message, with the place of its answer; undefined where none of the texts answers it. */
export interface Labelled {
  features: number[]
  answer: number | undefined
}

/** A text during a step: its vector of length 1, and the gradient of that. */
interface Step {
  sum: Sum
  length: number
  vector: Float32Array
  gradient: Float32Array
}

/**
 * Learns which of some texts answers a message: by a softmax over the cosines, in which a learned threshold stands for
 * "none of them".
 */
export class Contrast {
  readonly #vectors: BucketVectors
  #threshold = SHARPNESS * START_OF_THRESHOLD
  #thresholdSquares = 1e-3

  constructor(vectors: BucketVectors) {
    this.#vectors = vectors
  }

  learn(messages: Labelled[], answers: number[][]): void {
    const asked = messages.map(({ features }) => this.#stepOf(features))
    const answering = answers.map((features) => this.#stepOf(features))
    for (const [place, { answer = answers.length }] of messages.entries())
      this.#compare(asked[place]!, answering, answer)
    for (const step of [...asked, ...answering]) this.#vectors.learn(step.sum, gradientOfSum(step))
  }

  #stepOf(features: number[]): Step {
    const sum = this.#vectors.sumOf(features, DROPPED)
    const length = Math.sqrt(dot(sum.values, sum.values) + TINY)
    return { sum, length, vector: sum.values.map((one) => one / length), gradient: new Float32Array(DIMENSIONS) }
  }

  #compare(message: Step, answers: Step[], label: number): void {
    const cosines = answers.map(({ vector }) => SHARPNESS * dot(message.vector, vector))
    for (const [place, likelihood] of softmax(Float32Array.from([...cosines, this.#threshold])).entries()) {
      const gradient = likelihood - (place === label ? 1 : 0)
      const answer = answers[place]
      if (answer === undefined) this.#moveThreshold(gradient)
      else if (Math.abs(gradient) >= MIN_GRADIENT) attract(message, answer, SHARPNESS * gradient)
    }
  }

  #moveThreshold(gradient: number): void {
    this.#thresholdSquares += gradient * gradient
    this.#threshold -= (THRESHOLD_RATE * gradient) / Math.sqrt(this.#thresholdSquares)
  }
}

function attract(one: Step, other: Step, gradient: number): void {
  for (let place = 0; place < DIMENSIONS; place += 1) {
    one.gradient[place]! += gradient * other.vector[place]!
    other.gradient[place]! += gradient * one.vector[place]!
  }
}

/** The gradient of the sum, before normalisation to length 1. */
function gradientOfSum({ gradient, vector, length }: Step): Float32Array {
  const along = dot(gradient, vector)
  return gradient.map((one, place) => (one - along * vector[place]!) / length)
}
