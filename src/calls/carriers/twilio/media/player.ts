import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import { clearMessage, markMessage, mediaMessage } from './messages.ts'
import { Playback, type AudioPart, type Outgoing } from './playback.ts'

/** For a mark on its way back: a provider that forgets one must not keep a call that is over. */
const MARK_LATE_MS = 5 * SECOND

/** Plays the model's speech on a phone, and stops it when the caller speaks. */
export class PhonePlayer {
  readonly #playback = new Playback()
  readonly #streamSid: string
  readonly #send: (message: string) => void
  readonly #timers: Timers
  /** Those who wait until all was heard, by the mark behind it. */
  readonly #waiting = new Map<string, () => void>()
  /** The answer that is being made. */
  #activeId: string | undefined

  constructor(streamSid: string, send: (message: string) => void, timers: Timers) {
    this.#streamSid = streamSid
    this.#send = send
    this.#timers = timers
  }

  /** What the model sends: its audio to the phone, unchanged. */
  play(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'session.created':
        // Another wire: nothing more comes of what the last one began.
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

  /** A mark came back. */
  marked(name: string): void {
    this.#playback.heard(name)
    this.#waiting.get(name)?.()
  }

  /**
   * The caller speaks: nothing of the old answers is heard from here on, and the model forgets what was not heard. What the
   * model is to be told, in its order; the model itself stops making the answer (`interrupt_response`). Nothing, and nothing
   * is cleared, where nobody was speaking: it is an ordinary turn.
   */
  interrupt(): RealtimeClientEvent[] {
    const { isPlaying } = this.#playback
    if (isPlaying) this.#send(clearMessage(this.#streamSid))
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

  /** Resolves when the caller has heard all that was sent so far, when it was cleared, or when it must have been. */
  async heard(): Promise<void> {
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

  /** The phone is gone: nobody hears anything any more. */
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
