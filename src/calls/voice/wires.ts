import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { VoiceWire, WireEnd } from '../../models/index.ts'

/**
 * A browser that hangs up ends the provider's call and with it the wire, so the end of the wire tells the end of the
 * call.
 */
export const OF_BROWSER = { closed: 'caller', expired: 'limit', broken: 'broken' } as const

interface WiresDeps {
  first: VoiceWire
  /** Opens another wire with the history; undefined where the audio is bound to the first. */
  reopen: (() => Promise<VoiceWire>) | undefined
  take(event: RealtimeServerEvent): void
  /** Reports an event whose handler threw, because its exception must not end the process. */
  problem(error: unknown): void
  /** The wire is gone, and the next one is being opened. */
  lost(): void
  /** The next one is open. */
  restored(): void
  /** No further wire is opened. */
  ended(end: WireEnd): void
}

/** Bounds reconnections to a model that accepts every connection and then breaks it. */
const MAX_WIRES = 5
/** Ten seconds of a phone's frames of 20 ms. */
const MAX_KEPT_FRAMES = 500

/** The wire of a conversation, replaced by the next one when it expires or breaks. */
export class Wires {
  readonly #deps: WiresDeps
  #wire: VoiceWire | undefined
  #kept: RealtimeClientEvent[] = []
  #isOver = false
  /** The number of the wire: a tool that was called on one cannot be answered on another. */
  count = 0

  constructor(deps: WiresDeps) {
    this.#deps = deps
  }

  /** Events arrive from here on. */
  begin(): void {
    this.#use(this.#deps.first)
  }

  send(event: RealtimeClientEvent): void {
    if (this.#wire !== undefined) return this.#wire.send(event)
    // Only the caller's audio is kept between two wires, because everything else concerned the old one.
    if (event.type !== 'input_audio_buffer.append' || this.#isOver) return
    this.#kept.push(event)
    if (this.#kept.length > MAX_KEPT_FRAMES) this.#kept.shift()
  }

  /** The wire is open, and nothing comes. */
  drop(): void {
    const wire = this.#wire
    if (wire === undefined) return
    this.#wire = undefined
    wire.close()
    void this.#goOn('broken')
  }

  close(): void {
    this.#isOver = true
    this.#wire?.close()
    this.#wire = undefined
    this.#kept = []
  }

  #use(wire: VoiceWire): void {
    this.#wire = wire
    this.count += 1
    wire.listen((event) => {
      if (this.#wire === wire) this.#take(event)
    })
    void wire.closed.then((end) => {
      if (this.#wire !== wire) return
      this.#wire = undefined
      return this.#goOn(end)
    })
  }

  /** Events are typed by the vendor and never validated: a wire whose event throws counts as broken. */
  #take(event: RealtimeServerEvent): void {
    try {
      this.#deps.take(event)
    } catch (error) {
      this.#deps.problem(error)
      this.drop()
    }
  }

  async #goOn(end: WireEnd): Promise<void> {
    const { reopen, lost, restored, ended } = this.#deps
    if (reopen === undefined || this.count >= MAX_WIRES) return ended(end)
    lost()
    let wire: VoiceWire
    try {
      wire = await reopen()
    } catch {
      return this.#isOver ? undefined : ended('broken')
    }
    if (this.#isOver) return wire.close()
    this.#use(wire)
    // The handler threw on its first events.
    if (this.#wire !== wire) return
    restored()
    for (const event of this.#kept.splice(0)) wire.send(event)
  }
}
