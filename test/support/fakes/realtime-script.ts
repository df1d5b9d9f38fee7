/** What the fake model does when it is to speak. */
export type Step =
  /** `hold`: stops in the middle until it is released or cut off. */
  | { say: string; ms?: number; hold?: boolean }
  | { calls: { name: string; arguments: object | string }[]; say?: string }
  /** The response fails with this code. */
  | { fail: string }
  /** It begins, and nothing comes. */
  | { mute: true }
  /** The request gets no answer at all. */
  | { ignore: true }
  /** A response with nothing in it. */
  | { empty: true }
  /** The longest session is over. */
  | { expire: true }
  /** The connection breaks. */
  | { drop: true }

/** What a model knows when it is to speak. */
export interface Asked {
  /** Of the caller, last; empty before any. */
  said: string
  /** Of the response alone. */
  instructions: string | undefined
  /** What tools answered since the last response, as JSON. */
  outputs: string[]
  /** What the program told since the last response. */
  notes: string[]
}

/** Before words that are to be said as they are. */
const EXACTLY = /^Say exactly [^\n]*\n/u

/** The mind of a fake: one script for all sessions of a provider. */
export class RealtimeScript {
  /** Everything the model was asked, in order. */
  readonly asked: Asked[] = []
  /** What one says who was asked nothing special. */
  answer: (asked: Asked) => Step = ({ said }) => ({ say: `You said: ${said}` })
  /** When the caller's words are written down: before the answer, after it, when the test says so, or not. */
  transcription: 'early' | 'late' | 'held' | 'failed' = 'early'
  readonly #steps: Step[] = []
  readonly #words: string[] = []
  readonly #garbled: string[] = []

  /** What it does next, in this order; whatever is to be said exactly is said, and takes no step. */
  plan(...steps: Step[]): void {
    this.#steps.push(...steps)
  }

  /** What the next utterances are understood as; without, something is made up. */
  hear(...words: string[]): void {
    this.#words.push(...words)
  }

  words(): string {
    return this.#words.shift() ?? 'Hello there'
  }

  /** The next words that are to be said exactly come out like this. */
  garble(...words: string[]): void {
    this.#garbled.push(...words)
  }

  next(asked: Asked): Step {
    this.asked.push(asked)
    const garbled = this.#garbled.shift()
    if (garbled !== undefined) return { say: garbled }
    if (asked.instructions !== undefined && EXACTLY.test(asked.instructions))
      return { say: asked.instructions.replace(EXACTLY, '') }
    return this.#steps.shift() ?? this.answer(asked)
  }
}
