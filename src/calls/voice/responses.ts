import type {
  RealtimeClientEvent,
  RealtimeResponse,
  RealtimeResponseCreateParams,
  RealtimeServerEvent,
} from 'openai/resources/realtime/realtime'

/** Something that the model is to say. */
export interface Wanted {
  /** Without: whatever the conversation asks for. */
  params?: RealtimeResponseCreateParams
  /** Of no use any more once the caller speaks, such as "are you still there?". */
  isIdle?: boolean
  /** It was said, or cut off. What it gives is said next. */
  done?(response: RealtimeResponse): Wanted | void
  /** The model failed at it once. */
  isRetried?: boolean
}

/** The name under which a response comes back that was asked for here. */
const ASK = 'ask'

/**
 * Asks the model to speak, one thing after the other: a session has one response at a time, whoever asked for it, and
 * none begins while the caller speaks. What the caller's next words are answered with anyway is not asked for twice.
 */
export class Responses {
  readonly #send: (event: RealtimeClientEvent) => void
  #waiting: Wanted[] = []
  #requested: { id: string; wanted: Wanted } | undefined
  #current: { wanted: Wanted | undefined } | undefined
  #count = 0
  /** The caller speaks. */
  #isHeld = false
  /** There is no wire. */
  #isAway = false

  readonly #failed: (code: string | undefined) => void

  /** `failed`: the model could not, and could not at a second try either. */
  constructor(send: (event: RealtimeClientEvent) => void, failed: (code: string | undefined) => void) {
    this.#send = send
    this.#failed = failed
  }

  /** Something is being said, or is about to be. */
  get isBusy(): boolean {
    return this.#current !== undefined || this.#requested !== undefined || this.#waiting.length > 0
  }

  want(wanted: Wanted = {}): void {
    const isPlain = wanted.params === undefined && wanted.done === undefined
    if (isPlain && this.#waiting.some(({ params }) => params === undefined)) return
    this.#waiting.push(wanted)
    this.#next()
  }

  /** Nothing that was wanted is said any more; what is being said is cut off. */
  clear(): void {
    this.#waiting = []
    if (this.#current !== undefined) this.#send({ type: 'response.cancel' })
  }

  /** The wire is gone: what was asked of it is asked of the next one, or `instead` of it. */
  restart(instead: Wanted | undefined): void {
    const lost = this.#requested?.wanted ?? (this.#current && (this.#current.wanted ?? {}))
    this.#requested = undefined
    this.#current = undefined
    this.#isAway = true
    const first = lost?.params === undefined && instead !== undefined ? instead : lost
    if (first !== undefined) this.#waiting.unshift(first)
  }

  /** The next one is there. */
  resume(): void {
    this.#isAway = false
    this.insist()
  }

  /** Whoever speaks is waited for no longer. */
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
    // One that nobody here asked for answers the caller, and with that whatever they were to be told.
    else this.#waiting = this.#waiting.filter(({ params }) => params !== undefined)
  }

  #done(response: RealtimeResponse): void {
    // What was asked for and neither begun under its name nor refused was this one: not every server gives names back.
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
    // The model began to answer the caller at the same moment: after that.
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
