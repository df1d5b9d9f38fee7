import type { Recognition } from './ability.ts'

/** Why nothing can be heard any more. */
export type Deafness = 'denied' | 'denyService' | 'network' | 'noMicrophone' | 'noLanguage' | 'recognition'

const DEAFNESS: Record<string, Deafness | undefined> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denyService',
  network: 'network',
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'noLanguage',
}

/** Not failures: nobody spoke, or we stopped it. */
const QUIET = ['no-speech', 'aborted']

/** Recognition ends by itself; one that ends at once, so often in a row, does not work. */
const MAX_SHORT = 5
const SHORT_MS = 1_000
const AGAIN_MS = 250

interface Listeners {
  /** The microphone is on. */
  begun(): void
  /** `since`: when its first word was recognised. */
  heard(text: string, isFinal: boolean, since: number): void
  deaf(why: Deafness): void
}

/** Recognises what is said until it is stopped, over the ends that recognition comes to by itself. */
export class Ear {
  readonly #make: () => Recognition
  readonly #listeners: Listeners
  #recognition: Recognition | undefined
  #isWanted = false
  #short = 0

  constructor(make: () => Recognition, listeners: Listeners) {
    this.#make = make
    this.#listeners = listeners
  }

  listen(): void {
    this.#isWanted = true
    if (this.#recognition === undefined) this.#start()
  }

  stop(): void {
    this.#isWanted = false
    this.#recognition?.abort()
  }

  #start(): void {
    const recognition = (this.#recognition = this.#make())
    const startedAt = Date.now()
    /** When each result's first word was recognised. */
    const since = new Map<number, number>()
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onstart = () => this.#listeners.begun()
    recognition.onresult = ({ resultIndex, results }) => {
      this.#short = 0
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index]!
        if (!since.has(index)) since.set(index, Date.now())
        if (this.#isWanted) this.#listeners.heard(result[0]!.transcript, result.isFinal, since.get(index)!)
      }
    }
    const failed: Recognition['onerror'] = ({ error }) => {
      if (!QUIET.includes(error)) this.#fail(DEAFNESS[error] ?? 'recognition')
    }
    Object.assign(recognition, { onerror: failed })
    recognition.onend = () => {
      this.#recognition = undefined
      this.#short = Date.now() - startedAt < SHORT_MS ? this.#short + 1 : 0
      if (this.#isWanted && this.#short >= MAX_SHORT) this.#fail('recognition')
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.listen(), AGAIN_MS)
    }
    try {
      recognition.start()
    } catch {
      this.#fail('recognition')
    }
  }

  #fail(why: Deafness): void {
    if (!this.#isWanted) return
    this.stop()
    this.#listeners.deaf(why)
  }
}
