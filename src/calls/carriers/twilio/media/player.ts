import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { clearMessage, markMessage, mediaMessage } from './messages.ts'
import { Playback, type AudioPart, type Outgoing } from './playback.ts'

/** Bounds the wait for a mark: a provider that drops one must not keep the call. */
const MARK_LATE_MS = 5 * SECOND

/** Marks on the idle line before the greeting: one alone may be late by accident. */
const FIRST_PROBES = 5

/** Plays the model's speech on a phone, and stops it when the caller speaks. */
export class PhonePlayer {
  readonly #playback = new Playback(() => this.#nowMs)
  readonly #streamSid: string
  readonly #send: (messages: string[]) => void
  readonly #timers: Timers
  /** Resolvers of `heard`, by their mark. */
  readonly #waiting = new Map<string, () => void>()
  /** The answer in progress. */
  #activeId: string | undefined
  /** The phone's time. */
  #nowMs = 0
  /** Marks to send on the idle line. */
  #probesDue = FIRST_PROBES

  constructor(streamSid: string, send: (messages: string[]) => void, timers: Timers) {
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

  /** True while words are being heard. */
  get isPlaying(): boolean {
    return this.#playback.isPlaying
  }

  /** Plays a sound without words between answers, never during one. */
  comfort(audio: string): void {
    if (!this.#playback.isPlaying && !this.#playback.isPaused) this.#send([mediaMessage(this.#streamSid, audio)])
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
    this.#send([clearMessage(this.#streamSid)])
  }

  resume(): void {
    this.#out(this.#playback.resume())
    // Cleared audio returns no marks, so nothing waits for them any longer.
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

  /** Stops when the phone is gone. */
  stop(): void {
    this.#playback.interrupt(this.#activeId)
    this.#letGo()
  }

  #letGo(): void {
    for (const resolve of this.#waiting.values()) resolve()
  }

  #out(outgoing: Outgoing[]): void {
    const sid = this.#streamSid
    if (outgoing.length === 0) return
    this.#send(outgoing.map((one) => ('audio' in one ? mediaMessage(sid, one.audio) : markMessage(sid, one.mark))))
  }
}

function partOf(event: { response_id: string; item_id: string; content_index: number }): AudioPart {
  return { responseId: event.response_id, itemId: event.item_id, contentIndex: event.content_index }
}
