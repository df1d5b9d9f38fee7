import { SHARPNESS } from '../likeness.ts'
import { DIMENSIONS } from '../model.ts'
import { dot } from '../vectors.ts'
import type { BucketVectors, Sum } from './bucket-vectors.ts'
import { softmax } from './matter-models.ts'

/** Dropout: share of the features of a text, of its words, and of the features of a word, left out of each step. */
const DROPPED = { features: 0.4, words: 0.2, featuresOfWord: 0.3 }
const THRESHOLD_RATE = 0.15
const START_OF_THRESHOLD = 0.3
/** Smaller gradients of an answer are skipped, because they change nothing. */
const MIN_GRADIENT = 1e-3
const TINY = 1e-9

/** The features of a text, and those of each of its words. */
export interface Features {
  whole: number[]
  words: number[][]
}

/** A message, with the place of its answer; undefined where none of the texts answers it. */
export interface Labelled extends Features {
  answer: number | undefined
}

/** A text or word during a step: its vector of length 1, its length before, and the gradients of both. */
interface Step {
  sum: Sum
  length: number
  vector: Float32Array
  gradient: Float32Array
  gradientOfLength: number
}

interface TextStep {
  whole: Step
  words: Step[]
}

/** Likeness of a text to a message, with the word of the text that is nearest to each word of the message. */
interface Comparison {
  likeness: number
  nearest: Nearest[]
  /** Mean of their likenesses, each weighted by the length of its word of the message. */
  met: number
}

interface Nearest {
  likeness: number
  word: Step | undefined
}

/**
 * Learns which of some texts answers a message: by a softmax over their likenesses (`likeness.ts`), in which a learned
 * threshold stands for "none of them".
 */
export class Contrast {
  readonly #vectors: BucketVectors
  #threshold = SHARPNESS * START_OF_THRESHOLD
  #thresholdSquares = 1e-3

  constructor(vectors: BucketVectors) {
    this.#vectors = vectors
  }

  learn(messages: Labelled[], answers: Features[]): void {
    const words = new Map<number[], Step>()
    const asked = messages.map((message) => this.#textOf(message, words))
    const answering = answers.map((text) => this.#textOf(text, words))
    const likenessOf = rememberedDot()
    for (const [place, { answer = answers.length }] of messages.entries()) {
      const message = asked[place]!
      const compared = answering.map((text) => comparisonOf(message, text, likenessOf))
      this.#learnMessage(message, answering, { compared, label: answer })
    }
    const wholes = [...asked, ...answering].map(({ whole }) => whole)
    for (const step of [...wholes, ...words.values()]) this.#vectors.learn(step.sum, gradientOfSum(step))
  }

  /** Texts of a step share the steps of their words, which are the same objects wherever a word is the same. */
  #textOf({ whole, words }: Features, steps: Map<number[], Step>): TextStep {
    const kept = words.filter(() => this.#vectors.random() > DROPPED.words)
    return {
      whole: this.#stepOf(whole, DROPPED.features),
      words: kept.map((features) => {
        const step = steps.get(features) ?? this.#stepOf(features, DROPPED.featuresOfWord)
        steps.set(features, step)
        return step
      }),
    }
  }

  #stepOf(features: number[], dropped: number): Step {
    const sum = this.#vectors.sumOf(features, dropped)
    const length = Math.sqrt(dot(sum.values, sum.values) + TINY)
    const vector = sum.values.map((one) => one / length)
    return { sum, length, vector, gradient: new Float32Array(DIMENSIONS), gradientOfLength: 0 }
  }

  #learnMessage(
    message: TextStep,
    answers: TextStep[],
    { compared, label }: { compared: Comparison[]; label: number },
  ): void {
    const logits = [...compared.map(({ likeness }) => SHARPNESS * likeness), this.#threshold]
    for (const [place, likelihood] of softmax(Float32Array.from(logits)).entries()) {
      const gradient = likelihood - (place === label ? 1 : 0)
      const answer = answers[place]
      if (answer === undefined) this.#moveThreshold(gradient)
      else if (Math.abs(gradient) >= MIN_GRADIENT) bringNearer(message, answer, compared[place]!, SHARPNESS * gradient)
    }
  }

  #moveThreshold(gradient: number): void {
    this.#thresholdSquares += gradient * gradient
    this.#threshold -= (THRESHOLD_RATE * gradient) / Math.sqrt(this.#thresholdSquares)
  }
}

type LikenessOf = (one: Step, other: Step) => number

/** Scalar products of the vectors of words, each computed once. */
function rememberedDot(): LikenessOf {
  const known = new Map<Step, Map<Step, number>>()
  return (one, other) => {
    let row = known.get(one)
    if (row === undefined) known.set(one, (row = new Map()))
    let likeness = row.get(other)
    if (likeness === undefined) row.set(other, (likeness = dot(one.vector, other.vector)))
    return likeness
  }
}

function comparisonOf(message: TextStep, text: TextStep, likenessOf: LikenessOf): Comparison {
  const nearest = message.words.map((word) => nearestTo(word, text.words, likenessOf))
  const sum = message.words.reduce((total, { length }, place) => total + length * nearest[place]!.likeness, 0)
  const met = sum / lengthOf(message.words)
  return { likeness: (dot(message.whole.vector, text.whole.vector) + met) / 2, nearest, met }
}

function nearestTo(word: Step, words: Step[], likenessOf: LikenessOf): Nearest {
  let best: Nearest = { likeness: 0, word: undefined }
  for (const other of words) {
    const likeness = likenessOf(word, other)
    if (likeness > best.likeness) best = { likeness, word: other }
  }
  return best
}

function lengthOf(words: Step[]): number {
  return words.reduce((sum, { length }) => sum + length, TINY)
}

/** Adds the gradients of a likeness. */
function bringNearer(message: TextStep, text: TextStep, { nearest, met }: Comparison, gradient: number): void {
  attract(message.whole, text.whole, gradient / 2)
  const total = lengthOf(message.words)
  for (const [place, word] of message.words.entries()) {
    const { likeness, word: other } = nearest[place]!
    word.gradientOfLength += ((gradient / 2) * (likeness - met)) / total
    if (other !== undefined) attract(word, other, (gradient / 2) * (word.length / total))
  }
}

function attract(one: Step, other: Step, gradient: number): void {
  for (let place = 0; place < DIMENSIONS; place += 1) {
    one.gradient[place]! += gradient * other.vector[place]!
    other.gradient[place]! += gradient * one.vector[place]!
  }
}

/** The gradient of the sum, from those of its direction and of its length. */
function gradientOfSum({ gradient, gradientOfLength, vector, length }: Step): Float32Array {
  const along = dot(gradient, vector)
  return gradient.map((one, place) => (one - along * vector[place]!) / length + gradientOfLength * vector[place]!)
}
