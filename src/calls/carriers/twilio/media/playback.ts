import { bytesIn, cutAt } from '../../../../core/base64.ts'

/** One part of audio of one item of a model's answer. */
export interface AudioPart {
  responseId: string
  itemId: string
  contentIndex: number
}

/** Audio for the phone, or a mark, which comes back when all audio before it was played. */
export type Outgoing = { audio: string } | { mark: string }

/** An interrupted part and its heard length; 0: not a word of it. */
export interface Cut extends AudioPart {
  heardMs: number
  sentMs: number
}

interface Playing extends AudioPart {
  /** Bytes of it that were heard before a pause; the others count from there. */
  base: number
  /** Bytes sent on the line before it. */
  begin: number
  sentBytes: number
  heardBytes: number
  /** Audio whose mark has not come back, for the time after a pause. */
  unheard: string[]
  /** Bytes of the part before `unheard`. */
  unheardFrom: number
  /** Its last mark was sent. */
  isEnded: boolean
}

/** The speech that a sound of the caller paused. */
interface Paused {
  cuts: Cut[]
  rest: Rest[]
}

/** Audio of a part that is said after a pause. */
interface Rest extends AudioPart {
  base: number
  audio: string[]
  isEnded: boolean
}

/** A part's audio up to here; `isEnd`: there is no more of it. */
interface Mark {
  part: Playing
  bytes: number
  isEnd: boolean
}

/** The phone had played `bytes` of the line's audio when its clock said so. */
interface Seen {
  bytes: number
  atMs: number
}

/** µ-law at 8 kHz. */
export const BYTES_PER_MS = 8
/** Maximum audio between two marks. */
const MARK_EVERY_BYTES = 100 * BYTES_PER_MS
/** Base64 cannot be cut below three bytes. */
const MIN_CUT_BYTES = 3
/** Samples of the round trip and of the position that are averaged: enough against jitter, few enough to follow a change. */
const MAX_SAMPLES = 10

/**
 * Tracks which audio a phone was sent and how much of it was heard. A model speaks faster than real time: seconds of speech
 * wait at the provider, so neither bytes sent nor a clock alone tell what was played. Marks do: each comes back when the audio
 * before it was played, and the phone plays on while it is on its way. That way is measured by marks on an idle line, which
 * come back at once. After an interruption the marks of discarded audio come back too, and are ignored.
 */
export class Playback {
  /** The phone's time, in milliseconds. */
  readonly #clock: () => number
  /** In playing order; the first one is being played. */
  #parts: Playing[] = []
  readonly #marks = new Map<string, Mark>()
  readonly #discarded = new Set<string>()
  #made = 0
  #unmarkedBytes = 0
  #sentBytes = 0
  /** Marks of an idle line that are on their way, and when they were sent. */
  readonly #probes = new Map<string, number>()
  #roundTripsMs: number[] = []
  /** The last returned marks of the audio that is being played without a pause. */
  #seen: Seen[] = []
  /** The phone began to play here, after a pause. */
  #begun: Seen = { bytes: 0, atMs: 0 }
  #paused: Paused | undefined
  /** How far the phone's playing is ahead of its clock, in bytes; undefined until it is asked for. */
  #aheadBytes: number | undefined

  /** `clock`: the phone's time in milliseconds; it need not begin at zero. */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** A mark that measures the round trip; undefined while something is playing. */
  probe(): { mark: string } | undefined {
    if (this.isPlaying) return undefined
    const name = this.#name()
    this.#probes.set(name, this.#clock())
    return { mark: name }
  }

  /** The messages for a piece of audio; none for an answer that was interrupted. */
  audio(of: AudioPart, base64: string): Outgoing[] {
    if (base64 === '' || this.#discarded.has(of.responseId)) return []
    if (this.#paused !== undefined) {
      this.#restOf(of, this.#paused).audio.push(base64)
      return []
    }
    if (!this.isPlaying || this.#position() > this.#sentBytes) this.#resume()
    const part = this.#part(of) ?? this.#begin(of)
    const outgoing: Outgoing[] = []
    for (let rest = base64; rest !== '';) {
      const room = MARK_EVERY_BYTES - this.#unmarkedBytes
      const [audio, behind] = bytesIn(rest) <= room ? [rest, ''] : cutAt(rest, room)
      const bytes = bytesIn(audio)
      part.sentBytes += bytes
      part.unheard.push(audio)
      this.#sentBytes += bytes
      this.#unmarkedBytes += bytes
      outgoing.push({ audio })
      if (MARK_EVERY_BYTES - this.#unmarkedBytes < MIN_CUT_BYTES) outgoing.push(this.#mark(part, false))
      rest = behind
    }
    return outgoing
  }

  /** Completes a part; returns its last mark. */
  end(of: AudioPart): Outgoing[] {
    const rest = this.#paused?.rest.findLast((one) => isSame(one, of))
    if (rest !== undefined) rest.isEnded = true
    const part = this.#part(of)
    return part === undefined || part.isEnded ? [] : [this.#mark(part, true)]
  }

  /** Completes the open parts of an answer, by default of all answers. */
  endAnswer(responseId?: string): Outgoing[] {
    if (responseId === undefined) this.#discarded.clear()
    else this.#discarded.delete(responseId)
    for (const rest of this.#paused?.rest ?? []) rest.isEnded ||= (responseId ?? rest.responseId) === rest.responseId
    const open = this.#parts.filter((part) => !part.isEnded && (responseId ?? part.responseId) === part.responseId)
    return open.map((part) => this.#mark(part, true))
  }

  /** A mark after all that was sent so far; undefined when nothing is playing. */
  markHere(): { mark: string } | undefined {
    const last = this.#parts.at(-1)
    return last && this.#mark(last, false)
  }

  /** Records a returned mark; false for an unknown one. */
  heard(name: string): boolean {
    this.#measure(name)
    const mark = this.#marks.get(name)
    if (mark === undefined) return false
    this.#marks.delete(name)
    const { part, bytes, isEnd } = mark
    part.heardBytes = Math.max(part.heardBytes, bytes)
    forget(part)
    const position = part.begin + bytes
    // A mark of audio before the pause says nothing about the audio after it.
    if (position > this.#begun.bytes)
      this.#see([...this.#seen, { bytes: position, atMs: this.#clock() }].slice(-MAX_SAMPLES))
    if (isEnd) this.#parts = this.#parts.filter((other) => other !== part)
    return true
  }

  /** Stops at what was heard by now. What was not heard is kept, and so is what comes meanwhile. */
  pause(): void {
    if (!this.isPlaying) return
    const position = this.#position()
    const heard = this.#parts.map((part) => {
      const bytes = Math.min(part.sentBytes, Math.max(part.heardBytes, position - part.begin))
      return { part, bytes: Math.floor(bytes) }
    })
    this.#paused = {
      cuts: heard.map(({ part, bytes }) => ({
        ...nameOf(part),
        heardMs: inMs(part.base + bytes),
        sentMs: inMs(part.base + part.sentBytes),
      })),
      rest: heard.map(({ part, bytes }) => ({
        ...nameOf(part),
        base: part.base + bytes,
        audio: unheardOf(part, bytes),
        isEnded: part.isEnded,
      })),
    }
    this.#parts = []
    this.#marks.clear()
    this.#unmarkedBytes = 0
    this.#see([])
  }

  /** The messages for what was not heard before the pause. */
  resume(): Outgoing[] {
    const { rest } = this.#paused ?? { rest: [] }
    this.#paused = undefined
    return rest.flatMap(({ base, audio, isEnded, ...of }) => {
      if (audio.length === 0 && isEnded) return []
      if (!this.isPlaying) this.#resume()
      this.#begin(of, base)
      const messages = audio.flatMap((piece) => this.audio(of, piece))
      return isEnded ? [...messages, ...this.end(of)] : messages
    })
  }

  /**
   * The caller interrupts: discards everything that was not heard, and the rest of the active answer. Returns the parts that
   * were not heard to their end, in order.
   */
  interrupt(activeResponseId?: string): Cut[] {
    this.pause()
    const { cuts } = this.#paused ?? { cuts: [] }
    this.#paused = undefined
    // Only the active answer can still send audio.
    if (activeResponseId !== undefined) this.#discarded.add(activeResponseId)
    return cuts
  }

  /** Audio that was sent and not heard yet, as far as marks tell. */
  get unheardMs(): number {
    return inMs(this.#parts.reduce((sum, { sentBytes, heardBytes }) => sum + sentBytes - heardBytes, 0))
  }

  get isPlaying(): boolean {
    return this.#parts.length > 0
  }

  get isPaused(): boolean {
    return this.#paused !== undefined
  }

  #part(of: AudioPart): Playing | undefined {
    return this.#parts.findLast((part) => isSame(part, of))
  }

  #begin(of: AudioPart, base = 0): Playing {
    const part = {
      ...nameOf(of),
      base,
      begin: this.#sentBytes,
      sentBytes: 0,
      heardBytes: 0,
      unheard: [],
      unheardFrom: 0,
      isEnded: false,
    }
    this.#parts.push(part)
    return part
  }

  #restOf(of: AudioPart, { rest }: Paused): Rest {
    const known = rest.findLast((one) => isSame(one, of))
    if (known !== undefined) return known
    const next = { ...nameOf(of), base: 0, audio: [], isEnded: false }
    rest.push(next)
    return next
  }

  #mark(part: Playing, isEnd: boolean): { mark: string } {
    const name = this.#name()
    part.isEnded ||= isEnd
    this.#marks.set(name, { part, bytes: part.sentBytes, isEnd })
    this.#unmarkedBytes = 0
    return { mark: name }
  }

  #name(): string {
    return `m${(this.#made += 1)}`
  }

  #measure(name: string): void {
    const sentAtMs = this.#probes.get(name)
    if (sentAtMs === undefined) return
    this.#probes.delete(name)
    this.#roundTripsMs = [...this.#roundTripsMs, this.#clock() - sentAtMs].slice(-MAX_SAMPLES)
    this.#aheadBytes = undefined
  }

  /** After silence, the next audio counts as heard from its arrival on. */
  #resume(): void {
    this.#begun = { bytes: this.#sentBytes, atMs: this.#clock() }
    this.#see([])
  }

  /** The bytes of the line's audio that the phone has played when a message that is sent now arrives. */
  #position(): number {
    return (this.#aheadBytes ??= this.#ahead()) + this.#clock() * BYTES_PER_MS
  }

  #ahead(): number {
    if (this.#seen.length === 0) return aheadOf(this.#begun)
    return mean(this.#seen.map(aheadOf)) + median(this.#roundTripsMs) * BYTES_PER_MS
  }

  #see(seen: Seen[]): void {
    this.#seen = seen
    this.#aheadBytes = undefined
  }
}

function isSame(one: AudioPart, other: AudioPart): boolean {
  return one.responseId === other.responseId && one.itemId === other.itemId && one.contentIndex === other.contentIndex
}

function nameOf({ responseId, itemId, contentIndex }: AudioPart): AudioPart {
  return { responseId, itemId, contentIndex }
}

function aheadOf({ bytes, atMs }: Seen): number {
  return bytes - atMs * BYTES_PER_MS
}

/** Frees the audio that was heard. */
function forget(part: Playing): void {
  let pieces = 0
  for (const piece of part.unheard) {
    const end = part.unheardFrom + bytesIn(piece)
    if (end > part.heardBytes) break
    part.unheardFrom = end
    pieces += 1
  }
  part.unheard.splice(0, pieces)
}

/** The audio after the first `bytes` of a part. */
function unheardOf({ unheard, unheardFrom }: Playing, bytes: number): string[] {
  let from = unheardFrom
  return unheard.flatMap((piece) => {
    const begin = from
    from += bytesIn(piece)
    if (from <= bytes) return []
    return begin >= bytes ? [piece] : [cutAt(piece, bytes - begin)[1]]
  })
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** 0 without values. */
function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}

function inMs(bytes: number): number {
  return Math.floor(bytes / BYTES_PER_MS)
}
