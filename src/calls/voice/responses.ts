import type {
  RealtimeClientEvent,
  RealtimeResponse,
  RealtimeResponseCreateParams,
  RealtimeServerEvent,
} from 'openai/resources/realtime/realtime'

/** A request for the model to speak. */
export interface Wanted {
  /** Undefined: the model answers the conversation as it stands. */
  params?: RealtimeResponseCreateParams
  /** Dropped once the caller speaks, such as "are you still there?". */
  isIdle?: boolean
  /** Called when it was said or cut off; its result is said next. */
  done?(response: RealtimeResponse): Wanted | void
  /** True after one failed attempt. */
  isRetried?: boolean
}

/** The metadata key by which a requested response is recognised. */
const ASK = 'ask'

/**
 * Asks the model to speak, one thing after the other: a session has one response at a time, and none begins while the caller
 * speaks. A plain answer that waits is dropped when the model begins one by itself.
 */
export class Responses {
  readonly #send: (event: RealtimeClientEvent) => void
  #waiting: Wanted[] = []
  #requested: { id: string; wanted: Wanted } | undefined
  #current: { wanted: Wanted | undefined } | undefined
  #count = 0
  /** True while the caller speaks. */
  #isHeld = false
  /** True between two wires. */
  #isAway = false

  readonly #failed: (code: string | undefined) => void

  /** `failed`: the model failed twice at the same request. */
  constructor(send: (event: RealtimeClientEvent) => void, failed: (code: string | undefined) => void) {
    this.#send = send
    this.#failed = failed
  }

  /** True while a response is being made or waits. */
  get isBusy(): boolean {
    return this.#current !== undefined || this.#requested !== undefined || this.#waiting.length > 0
  }

  /** True while a request waits for its response. */
  get isAsked(): boolean {
    return this.#requested !== undefined
  }

  want(wanted: Wanted = {}): void {
    const isPlain = wanted.params === undefined && wanted.done === undefined
    if (isPlain && this.#waiting.some(({ params }) => params === undefined)) return
    this.#waiting.push(wanted)
    this.#next()
  }

  /** Drops what waits, and cuts off the current response. */
  clear(): void {
    this.#waiting = []
    this.cutOff()
  }

  /** Cuts off the current response. */
  cutOff(): void {
    if (this.#current !== undefined) this.#send({ type: 'response.cancel' })
  }

  /** Stops at a lost wire; its request, or `instead`, comes first on the next one. */
  restart(instead: Wanted | undefined): void {
    const lost = this.#requested?.wanted ?? (this.#current && (this.#current.wanted ?? {}))
    this.#requested = undefined
    this.#current = undefined
    this.#isAway = true
    const first = lost?.params === undefined && instead !== undefined ? instead : lost
    if (first !== undefined) this.#waiting.unshift(first)
  }

  /** Resumes on the next wire. */
  resume(): void {
    this.#isAway = false
    this.insist()
  }

  /** Speaks now, even if the caller does. */
  insist(): void {
    this.#isHeld = false
    this.#next()
  }

  take(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'input_audio_buffer.speech_started':
        this.#isHeld = true
        this.#waiting = this.#waiting.filter(({ isIdle }) => isIdle !== true)
        return
      case 'input_audio_buffer.speech_stopped':
        this.#isHeld = false
        return
      case 'response.created':
        return this.#created(event.response)
      case 'response.done':
        return this.#done(event.response)
      case 'error':
        return this.#refused(event.error.event_id ?? undefined, event.error.code ?? undefined)
    }
  }

  #created({ metadata }: RealtimeResponse): void {
    const requested = this.#requested?.id === metadata?.[ASK] ? this.#requested : undefined
    this.#current = { wanted: requested?.wanted }
    if (requested !== undefined) this.#requested = undefined
    // An unrequested response already answers the caller, so a queued request for a plain answer is dropped.
    else this.#waiting = this.#waiting.filter(({ params }) => params !== undefined)
  }

  #done(response: RealtimeResponse): void {
    // Not every server returns the metadata: a request neither recognised nor refused was this one.
    const wanted = this.#current?.wanted ?? this.#requested?.wanted
    this.#current = undefined
    this.#requested = undefined
    if (response.status === 'failed') return this.#retry(wanted ?? {}, response.status_details?.error?.code)
    const more = wanted?.done?.(response)
    if (more !== undefined) this.#waiting.unshift(more)
    this.#next()
  }

  #refused(eventId: string | undefined, code: string | undefined): void {
    if (this.#requested === undefined || eventId !== this.#requested.id) return
    const { wanted } = this.#requested
    this.#requested = undefined
    // The model began to answer the caller at the same moment; the request follows.
    if (code === 'conversation_already_has_active_response') this.#waiting.unshift(wanted)
    else this.#retry(wanted, code)
  }

  #retry(wanted: Wanted, code: string | undefined): void {
    if (wanted.isRetried === true) return this.#failed(code)
    this.#waiting.unshift({ ...wanted, isRetried: true })
    this.#next()
  }

  #next(): void {
    if (this.#isHeld || this.#isAway || this.#requested !== undefined || this.#current !== undefined) return
    const wanted = this.#waiting.shift()
    if (wanted === undefined) return
    const id = `ask_${(this.#count += 1)}`
    this.#requested = { id, wanted }
    this.#send({ type: 'response.create', event_id: id, response: { ...wanted.params, metadata: { [ASK]: id } } })
  }
}
