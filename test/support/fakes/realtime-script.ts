/** One scripted response of the fake model. */
export type Step =
  /** `hold`: pauses in the middle until released or truncated. */
  | { say: string; ms?: number; hold?: boolean }
  | { calls: { name: string; arguments: object | string }[]; say?: string }
  /** The response fails with this code. */
  | { fail: string }
  /** It starts, and stalls. */
  | { mute: true }
  /** The request gets no answer. */
  | { ignore: true }
  /** An empty response. */
  | { empty: true }
  /** The maximum session length is reached. */
  | { expire: true }
  /** The connection breaks. */
  | { drop: true }

/** Input of one response. */
export interface Asked {
  /** The caller's last words; empty before any. */
  said: string
  /** Instructions of this response only. */
  instructions: string | undefined
  /** Tool outputs since the last response, as JSON. */
  outputs: string[]
  /** Items added by the program since the last response. */
  notes: string[]
}

/** Prefix of texts to be spoken verbatim. */
const EXACTLY = /^Say exactly [^\n]*\n/u

const echo = ({ said }: Asked): Step => ({ say: `You said: ${said}` })

/** Script of the fake model, shared by all sessions of a provider. */
export class RealtimeScript {
  /** All inputs, in order. */
  readonly asked: Asked[] = []
  /** Default response. */
  answer: (asked: Asked) => Step = echo
  /** Time of the transcript: before the answer, after it, when the test says so, or never. */
  transcription: 'early' | 'late' | 'held' | 'failed' = 'early'
  /** Delay of transcripts, in place of `transcription`. */
  transcribedAfterMs = 0
  /** Verbatim texts fail, such as the greeting. */
  isDumb = false
  /** Begins to greet and says nothing. */
  isMute = false
  readonly #steps: Step[] = []
  readonly #words: string[] = []
  readonly #garbled: string[] = []

  /** Queues responses; verbatim texts are spoken without using one up. */
  plan(...steps: Step[]): void {
    this.#steps.push(...steps)
  }

  /** Queues transcripts of the next utterances; invented by default. */
  hear(...words: string[]): void {
    this.#words.push(...words)
  }

  words(): string {
    return this.#words.shift() ?? 'Hello there'
  }

  /** Forgets what was queued, and answers as at first. */
  clear(): void {
    this.#steps.length = 0
    this.#words.length = 0
    this.answer = echo
  }

  /** Replaces the next verbatim texts. */
  garble(...words: string[]): void {
    this.#garbled.push(...words)
  }

  next(asked: Asked): Step {
    this.asked.push(asked)
    if (this.isDumb && asked.instructions !== undefined) return { fail: 'server_error' }
    if (this.isMute) return { mute: true }
    const garbled = this.#garbled.shift()
    if (garbled !== undefined) return { say: garbled }
    if (asked.instructions !== undefined && EXACTLY.test(asked.instructions))
      return { say: asked.instructions.replace(EXACTLY, '') }
    return this.#steps.shift() ?? this.answer(asked)
  }
}
