import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { VoiceWire, WireEnd } from '../../models/index.ts'

/** What the end of the wire beside a browser's call means: a browser that hangs up ends the provider's call, and with it the wire. */
export const OF_BROWSER = { closed: 'caller', expired: 'limit', broken: 'broken' } as const

interface WiresDeps {
  first: VoiceWire
  /** Another one with all that was said; undefined where the audio is bound to the first. */
  reopen: (() => Promise<VoiceWire>) | undefined
  take(event: RealtimeServerEvent): void
  /** An event that could not be taken: without this its exception would end the process. */
  problem(error: unknown): void
  /** The wire is gone, and another one is on its way. */
  lost(): void
  /** It is here. */
  restored(): void
  /** There is none any more. */
  ended(end: WireEnd): void
}

/** A model that lets everybody in and then breaks off is not asked for ever. */
const MOST_WIRES = 5
/** The audio of ten seconds, in the pieces of 20 ms in which phones send it. */
const KEPT_AUDIO = 500

/** The wire that a conversation goes over: when its longest time is over, or when it breaks, the next one. */
export class Wires {
  readonly #deps: WiresDeps
  #wire: VoiceWire | undefined
  #kept: RealtimeClientEvent[] = []
  #isOver = false
  /** Which wire it is: what was asked on one cannot be answered on another. */
  count = 0

  constructor(deps: WiresDeps) {
    this.#deps = deps
  }

  /** From here on events come. */
  begin(): void {
    this.#use(this.#deps.first)
  }

  send(event: RealtimeClientEvent): void {
    if (this.#wire !== undefined) return this.#wire.send(event)
    // Between two wires only what the caller says is of use: everything else was about the old one.
    if (event.type !== 'input_audio_buffer.append' || this.#isOver) return
    this.#kept.push(event)
    if (this.#kept.length > KEPT_AUDIO) this.#kept.shift()
  }

  /** It stands, and nothing comes. */
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

  /** What is typed as the vendor's event was never checked; a wire that sends something else is as good as broken. */
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
    if (reopen === undefined || this.count >= MOST_WIRES) return ended(end)
    lost()
    let wire: VoiceWire
    try {
      wire = await reopen()
    } catch {
      return this.#isOver ? undefined : ended('broken')
    }
    if (this.#isOver) return wire.close()
    this.#use(wire)
    // What it sent first could not be taken.
    if (this.#wire !== wire) return
    restored()
    for (const event of this.#kept.splice(0)) wire.send(event)
  }
}
