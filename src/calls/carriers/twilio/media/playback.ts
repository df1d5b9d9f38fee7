import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { clearMessage, markMessage, mediaMessage } from './messages.ts'

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
  /** Bytes sent on the line. */
  #sentBytes = 0
  /** Marks of an idle line that are on their way, and when they were sent. */
  readonly #probes = new Map<string, number>()
  #roundTripsMs: number[] = []
  /** The last returned marks of the audio that is being played without a pause. */
  #seen: Seen[] = []
  /** The phone began to play here, after a pause. */
  #begun: Seen = { bytes: 0, atMs: 0 }
  #paused: Paused | undefined

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

  /** The part is complete: its last mark. */
  end(of: AudioPart): Outgoing[] {
    const rest = this.#paused?.rest.findLast((one) => isSame(one, of))
    if (rest !== undefined) rest.isEnded = true
    const part = this.#part(of)
    return part === undefined || part.isEnded ? [] : [this.#mark(part, true)]
  }

  /** An answer is over, or all are: their open parts end here. */
  endAnswer(responseId?: string): Outgoing[] {
    if (responseId === undefined) this.#discarded.clear()
    else this.#discarded.delete(responseId)
    for (const rest of this.#paused?.rest ?? []) rest.isEnded ||= (responseId ?? rest.responseId) === rest.responseId
    const open = this.#parts.filter((part) => !part.isEnded && (responseId ?? part.responseId) === part.responseId)
    return open.map((part) => this.#mark(part, true))
  }

  /** A mark behind all that was sent so far; undefined when nothing is playing. */
  markHere(): { mark: string } | undefined {
    const last = this.#parts.at(-1)
    return last && this.#mark(last, false)
  }

  /** A mark came back. True when it was known. */
  heard(name: string): boolean {
    this.#measure(name)
    const mark = this.#marks.get(name)
    if (mark === undefined) return false
    this.#marks.delete(name)
    const { part, bytes, isEnd } = mark
    part.heardBytes = Math.max(part.heardBytes, bytes)
    forget(part)
    const position = part.begin + bytes
    // A mark of audio before the pause says nothing about the audio behind it.
    if (position > this.#begun.bytes)
      this.#seen = [...this.#seen, { bytes: position, atMs: this.#clock() }].slice(-MAX_SAMPLES)
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
    this.#seen = []
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
  }

  /** Nothing was being played: the next audio is heard from its arrival on. */
  #resume(): void {
    this.#begun = { bytes: this.#sentBytes, atMs: this.#clock() }
    this.#seen = []
  }

  /** The bytes of the line's audio that the phone has played when a message that is sent now arrives. */
  #position(): number {
    const now = this.#clock()
    const played = ({ bytes, atMs }: Seen): number => bytes + (now - atMs) * BYTES_PER_MS
    if (this.#seen.length === 0) return played(this.#begun)
    return mean(this.#seen.map(played)) + median(this.#roundTripsMs) * BYTES_PER_MS
  }
}

function isSame(one: AudioPart, other: AudioPart): boolean {
  return one.responseId === other.responseId && one.itemId === other.itemId && one.contentIndex === other.contentIndex
}

function nameOf({ responseId, itemId, contentIndex }: AudioPart): AudioPart {
  return { responseId, itemId, contentIndex }
}

/** Lets go of the audio that was heard. */
function forget(part: Playing): void {
  for (let [first] = part.unheard; first !== undefined; [first] = part.unheard) {
    const end = part.unheardFrom + bytesIn(first)
    if (end > part.heardBytes) return
    part.unheard.shift()
    part.unheardFrom = end
  }
}

/** The audio behind the first `bytes` of a part. */
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

/** Bounds the wait for a mark: a provider that drops one must not keep the call. */
const MARK_LATE_MS = 5 * SECOND

/** Marks on the idle line before the greeting: one alone may be late by accident. */
const FIRST_PROBES = 5

/** Plays the model's speech on a phone, and stops it when the caller speaks. */
export class PhonePlayer {
  readonly #playback = new Playback(() => this.#nowMs)
  readonly #streamSid: string
  readonly #send: (message: string) => void
  readonly #timers: Timers
  /** Resolvers of `heard`, by their mark. */
  readonly #waiting = new Map<string, () => void>()
  /** The answer in progress. */
  #activeId: string | undefined
  /** The phone's time. */
  #nowMs = 0
  /** Marks to send on the idle line. */
  #probesDue = FIRST_PROBES

  constructor(streamSid: string, send: (message: string) => void, timers: Timers) {
    this.#streamSid = streamSid
    this.#send = send
    this.#timers = timers
  }

  /** Sends the model's audio to the phone, unchanged. */
  play(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'session.created':
        // Another wire: the answers of the last one are over.
        this.#activeId = undefined
        return this.#out(this.#playback.endAnswer())
      case 'response.created':
        this.#activeId = event.response.id
        return
      case 'response.output_audio.delta':
        return this.#out(this.#playback.audio(partOf(event), event.delta))
      case 'response.output_audio.done':
        return this.#out(this.#playback.end(partOf(event)))
      case 'response.done': {
        const { id } = event.response
        if (this.#activeId === id) this.#activeId = undefined
        if (id !== undefined) this.#out(this.#playback.endAnswer(id))
      }
    }
  }

  /** Words are being heard. */
  get isPlaying(): boolean {
    return this.#playback.isPlaying
  }

  /** A sound that is no word, between the answers: never into one. */
  comfort(audio: string): void {
    if (!this.#playback.isPlaying && !this.#playback.isPaused) this.#send(mediaMessage(this.#streamSid, audio))
  }

  /** The phone's audio says its time; what has come since belongs to it. */
  tick(nowMs: number): void {
    this.#nowMs = Math.max(this.#nowMs, nowMs)
    const probe = this.#probesDue > 0 ? this.#playback.probe() : undefined
    if (probe === undefined) return
    this.#probesDue -= 1
    this.#out([probe])
  }

  marked(name: string): void {
    const wasPlaying = this.#playback.isPlaying
    this.#playback.heard(name)
    if (wasPlaying && !this.#playback.isPlaying) this.#probesDue += 1
    this.#waiting.get(name)?.()
  }

  /** Falls silent at once; `resume` says the rest, `interrupt` gives it up. */
  pause(): void {
    if (!this.#playback.isPlaying) return
    this.#playback.pause()
    this.#send(clearMessage(this.#streamSid))
  }

  resume(): void {
    this.#out(this.#playback.resume())
    // The marks that were waited for are gone.
    const waiting = Array.from(this.#waiting.values())
    this.#waiting.clear()
    for (const resolve of waiting) void this.heard().then(resolve)
  }

  /**
   * The caller interrupts: clears the phone, and returns the events that make the model forget what was not heard. Empty, and
   * nothing is cleared, where nothing was playing.
   */
  interrupt(): RealtimeClientEvent[] {
    this.pause()
    const cuts = this.#playback.interrupt(this.#activeId)
    this.#letGo()
    return cuts.map(({ itemId, contentIndex, heardMs }) =>
      heardMs > 0
        ? {
            type: 'conversation.item.truncate',
            item_id: itemId,
            content_index: contentIndex,
            audio_end_ms: heardMs,
          }
        : // An item cannot be cut at its beginning.
          { type: 'conversation.item.delete', item_id: itemId },
    )
  }

  /** Resolves when the caller has heard everything sent so far, when it was cleared, or when its mark is overdue. */
  async heard(): Promise<void> {
    if (this.#playback.isPaused) return this.#paused()
    const { unheardMs } = this.#playback
    const last = this.#playback.markHere()
    if (last === undefined) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const callOff = this.#timers.after(unheardMs + MARK_LATE_MS, resolve)
    this.#waiting.set(last.mark, resolve)
    this.#out([last])
    await promise
    callOff()
    this.#waiting.delete(last.mark)
  }

  /** Resolves when the rest was heard, or given up. */
  async #paused(): Promise<void> {
    const name = `paused ${this.#waiting.size}`
    await new Promise<void>((resolve) => this.#waiting.set(name, resolve))
    this.#waiting.delete(name)
  }

  /** The phone is gone. */
  stop(): void {
    this.#playback.interrupt(this.#activeId)
    this.#letGo()
  }

  #letGo(): void {
    for (const resolve of this.#waiting.values()) resolve()
  }

  #out(outgoing: Outgoing[]): void {
    for (const one of outgoing)
      this.#send('audio' in one ? mediaMessage(this.#streamSid, one.audio) : markMessage(this.#streamSid, one.mark))
  }
}

function partOf(event: { response_id: string; item_id: string; content_index: number }): AudioPart {
  return { responseId: event.response_id, itemId: event.item_id, contentIndex: event.content_index }
}

/** The decoded length of a base64 text, padded or not, without decoding it. */
export function bytesIn(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return Math.floor(((base64.length - padding) * 3) / 4)
}

/** Three bytes are four characters: a text can be cut there and both parts stay base64. */
const GROUP = { bytes: 3, characters: 4 }

/** The first `bytes` (rounded down to where it can be cut), and the rest. */
export function cutAt(base64: string, bytes: number): [head: string, rest: string] {
  const at = Math.floor(bytes / GROUP.bytes) * GROUP.characters
  return [base64.slice(0, at), base64.slice(at)]
}
