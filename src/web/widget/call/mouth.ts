import type { Caption } from '../live.ts'

interface Sentence {
  lineId: string
  /** Its place in the line. */
  from: number
  text: string
  /** Offset of the last word begun in the sentence; 0 where the voice reports no words. */
  at: number
  endedAt: number
}

/** The place at which the visitor stopped a line. */
export interface Cut {
  line_id: string
  spoken_chars: number
}

/** The first word of an echo is recognised so long after the sentence, at most; a visitor who answers is later. */
const ECHO_MS = 800

/** Speaks lines sentence by sentence, each an utterance, with the browser's own voice. */
export class Mouth {
  readonly #voice: SpeechSynthesisVoice | undefined
  readonly #changed: () => void
  /** Length of each line that is spoken or waits; of a line that was cut, infinite. */
  readonly #taken = new Map<string, number>()
  #waiting: Sentence[] = []
  #spoken: Sentence[] = []
  #current: Sentence | undefined

  /** `changed` is called when it begins and when it falls silent. */
  constructor(voice: SpeechSynthesisVoice | undefined, changed: () => void) {
    this.#voice = voice
    this.#changed = changed
  }

  get isSpeaking(): boolean {
    return this.#current !== undefined
  }

  /** The words spoken since `since` and shortly before. */
  soundedSince(since: number): string {
    this.#spoken = this.#spoken.filter(({ endedAt }) => endedAt > Date.now() - 60_000)
    const before = this.#spoken.filter(({ endedAt }) => endedAt > since - ECHO_MS)
    return [...before, ...(this.#current ? [this.#current] : [])].map(({ text }) => text).join(' ')
  }

  /** Lines of the call so far, in order; what was spoken before is not spoken again. */
  speak(lines: Caption[]): void {
    if (this.#voice === undefined) return
    for (const { line_id: lineId, text } of lines) {
      const from = this.#taken.get(lineId) ?? 0
      if (from >= text.length) continue
      this.#taken.set(lineId, text.length)
      this.#waiting.push(
        ...sentencesOf(text.slice(from), this.#voice.lang).map((part) => ({
          lineId,
          from: from + part.index,
          text: part.segment,
          at: 0,
          endedAt: 0,
        })),
      )
    }
    if (this.#current === undefined) this.#next()
  }

  /** Falls silent, and tells where. Undefined when nothing was being spoken. */
  stop(): Cut | undefined {
    const current = this.#current
    if (current === undefined) return undefined
    for (const { lineId } of [current, ...this.#waiting]) this.#taken.set(lineId, Number.POSITIVE_INFINITY)
    this.#waiting = []
    this.#current = undefined
    this.#spoken.push({ ...current, endedAt: Date.now() })
    speechSynthesis.cancel()
    this.#changed()
    return { line_id: current.lineId, spoken_chars: current.from + current.at }
  }

  #next(): void {
    const sentence = this.#waiting.shift()
    this.#current = sentence
    this.#changed()
    if (sentence === undefined) return
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.voice = this.#voice!
    utterance.lang = this.#voice!.lang
    utterance.onboundary = ({ charIndex }) => (sentence.at = charIndex)
    const over = () => {
      if (this.#current !== sentence) return
      this.#spoken.push({ ...sentence, endedAt: Date.now() })
      this.#next()
    }
    speechSynthesis.speak(Object.assign(utterance, { onend: over, onerror: over }))
  }
}

function sentencesOf(text: string, lang: string): { index: number; segment: string }[] {
  if (!('Segmenter' in Intl)) return [{ index: 0, segment: text }]
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)]
}
