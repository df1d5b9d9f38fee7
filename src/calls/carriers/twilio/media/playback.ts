import { bytesIn, cutAt } from './base64.ts'

/** What of a model's answer is being played: one part of audio of one item. */
export interface AudioPart {
  responseId: string
  itemId: string
  contentIndex: number
}

/** Audio for the phone, or a mark, which comes back when all audio before it was played. */
export type Outgoing = { audio: string } | { mark: string }

/** How much of a part was heard when it was cut off; 0: not a word. */
export interface Cut extends AudioPart {
  heardMs: number
  sentMs: number
}

interface Playing extends AudioPart {
  sentBytes: number
  heardBytes: number
  /** Its last mark was sent. */
  isEnded: boolean
}

/** A part's audio up to here; `isEnd`: there is no more of it. */
interface Mark {
  part: Playing
  bytes: number
  isEnd: boolean
}

/** µ-law at 8 kHz. */
const BYTES_PER_MS = 8
/** So much is sent at most between two marks. */
const MARK_EVERY_BYTES = 100 * BYTES_PER_MS
/** Below three bytes base64 cannot be cut. */
const SMALLEST_BYTES = 3
/** What was heard lies between the last mark that came back and the next one: the middle is nearest. */
const HALF_A_MARK_BYTES = MARK_EVERY_BYTES / 2

/**
 * What a phone was sent of the model's answers, and what of it was heard. A model speaks faster than people hear: seconds of
 * speech wait at the provider, so neither bytes sent nor a clock tell what was played. Marks do: each comes back when the
 * audio before it was played. After an interruption the provider gives back the marks of what it threw away as well; by
 * then nobody waits for them, so they count for nothing.
 */
export class Playback {
  /** In the order in which they are played; the first one that is not wholly heard is being played. */
  #parts: Playing[] = []
  readonly #marks = new Map<string, Mark>()
  readonly #discarded = new Set<string>()
  #made = 0
  #unmarkedBytes = 0

  /** Audio of an answer: what is to be sent for it. Nothing for an answer that was interrupted. */
  audio(of: AudioPart, base64: string): Outgoing[] {
    if (base64 === '' || this.#discarded.has(of.responseId)) return []
    const part = this.#part(of) ?? this.#begin(of)
    const outgoing: Outgoing[] = []
    for (let rest = base64; rest !== '';) {
      const room = MARK_EVERY_BYTES - this.#unmarkedBytes
      const [audio, behind] = bytesIn(rest) <= room ? [rest, ''] : cutAt(rest, room)
      const bytes = bytesIn(audio)
      part.sentBytes += bytes
      this.#unmarkedBytes += bytes
      outgoing.push({ audio })
      if (MARK_EVERY_BYTES - this.#unmarkedBytes < SMALLEST_BYTES) outgoing.push(this.#mark(part, false))
      rest = behind
    }
    return outgoing
  }

  /** There is no more audio of this part: its last mark. */
  end(of: AudioPart): Outgoing[] {
    const part = this.#part(of)
    return part === undefined || part.isEnded ? [] : [this.#mark(part, true)]
  }

  /** An answer is over, or all are, however they ended: parts whose end nobody told end here, and nothing more comes of them. */
  endAnswer(responseId?: string): Outgoing[] {
    if (responseId === undefined) this.#discarded.clear()
    else this.#discarded.delete(responseId)
    const open = this.#parts.filter((part) => !part.isEnded && (responseId ?? part.responseId) === part.responseId)
    return open.map((part) => this.#mark(part, true))
  }

  /** A mark behind all that was sent so far; undefined when nothing is playing. */
  markHere(): { mark: string } | undefined {
    const last = this.#parts.at(-1)
    return last && this.#mark(last, false)
  }

  /** A mark came back. True when it was one that somebody waited for. */
  heard(name: string): boolean {
    const mark = this.#marks.get(name)
    if (mark === undefined) return false
    this.#marks.delete(name)
    const { part, bytes, isEnd } = mark
    part.heardBytes = Math.max(part.heardBytes, bytes)
    if (isEnd) this.#parts = this.#parts.filter((other) => other !== part)
    return true
  }

  /**
   * The caller speaks over it. From here on nothing of what was sent plays, and nothing of these answers is sent. Gives what
   * was not wholly heard, in its order: of the first, and of what began to play, the middle between two marks.
   */
  interrupt(activeResponseId?: string): Cut[] {
    const cuts = this.#parts.map(({ responseId, itemId, contentIndex, sentBytes, heardBytes }, index): Cut => {
      const began = index === 0 || heardBytes > 0
      const bytes = began ? Math.min(sentBytes, heardBytes + HALF_A_MARK_BYTES) : 0
      return { responseId, itemId, contentIndex, heardMs: inMs(bytes), sentMs: inMs(sentBytes) }
    })
    // What is complete cannot come any more; what is being made can.
    if (activeResponseId !== undefined) this.#discarded.add(activeResponseId)
    this.#parts = []
    this.#marks.clear()
    this.#unmarkedBytes = 0
    return cuts
  }

  /** Audio that was sent and not heard yet, as far as marks tell. */
  get unheardMs(): number {
    return inMs(this.#parts.reduce((sum, { sentBytes, heardBytes }) => sum + sentBytes - heardBytes, 0))
  }

  get isPlaying(): boolean {
    return this.#parts.length > 0
  }

  #part(of: AudioPart): Playing | undefined {
    const { responseId, itemId, contentIndex } = of
    return this.#parts.findLast(
      (part) => part.responseId === responseId && part.itemId === itemId && part.contentIndex === contentIndex,
    )
  }

  #begin({ responseId, itemId, contentIndex }: AudioPart): Playing {
    const part = { responseId, itemId, contentIndex, sentBytes: 0, heardBytes: 0, isEnded: false }
    this.#parts.push(part)
    return part
  }

  #mark(part: Playing, isEnd: boolean): { mark: string } {
    const name = `m${(this.#made += 1)}`
    part.isEnded ||= isEnd
    this.#marks.set(name, { part, bytes: part.sentBytes, isEnd })
    this.#unmarkedBytes = 0
    return { mark: name }
  }
}

function inMs(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_MS)
}
