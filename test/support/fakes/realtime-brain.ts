import type {
  ConversationItem,
  RealtimeClientEvent,
  RealtimeError,
  RealtimeResponseCreateParams,
  RealtimeServerEvent,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime'
import { createRealtimeCheck } from './openai-schemas.ts'
import { decodeMulaw, EnergyVad, PHONE_RATE, speechMs } from './realtime-audio.ts'
import { RealtimeResponder, type Mouth } from './realtime-responder.ts'
import type { RealtimeScript } from './realtime-script.ts'
import { DEFAULT_SESSION, merged } from './realtime-session.ts'

export type { Mouth } from './realtime-responder.ts'

const check = createRealtimeCheck()

export interface BrainOptions {
  script: RealtimeScript
  /** Configuration from a browser call's offer; a WebSocket starts with the default. */
  session?: RealtimeSessionCreateRequest
  /** Plays the audio where it does not go over the wire (WebRTC). */
  mouth?: Mouth
  /** Ends the connection: maximum session length reached, or broken. */
  end(how: 'expired' | 'broken'): void
}

/**
 * One session of the Realtime API (GA), independent of its transport: configuration, conversation and input audio. Rules
 * follow the vendor's documents: one response at a time, one turn detection, no truncation beyond what was said.
 */
export class RealtimeBrain {
  session: RealtimeSessionCreateRequest
  readonly items: ConversationItem[] = []
  /** Client events, without audio. */
  readonly received: RealtimeClientEvent[] = []
  /** Protocol violations by clients; tests expect none. */
  readonly problems: string[] = []
  readonly #sent: ((event: RealtimeServerEvent) => void)[] = []
  readonly #responder: RealtimeResponder
  readonly #script: RealtimeScript
  readonly #vad = new EnergyVad(() => {
    const turns = this.#turns
    return turns?.type === 'server_vad' ? turns : {}
  })
  readonly #sessionId = `sess_${Math.random().toString(36).slice(2)}`
  #count = 0
  #speaking: string | undefined
  #held: (() => void)[] = []

  constructor(options: BrainOptions) {
    this.session = structuredClone(options.session ?? DEFAULT_SESSION)
    this.#script = options.script
    this.#responder = new RealtimeResponder({
      script: options.script,
      mouth: options.mouth,
      items: this.items,
      emit: (event) => this.emit(event),
      id: (prefix) => this.id(prefix),
      end: options.end,
    })
  }

  /** Subscribes to server events, for a socket of its own or beside a call; returns the unsubscribe function. */
  attach(send: (event: RealtimeServerEvent) => void): () => void {
    this.#sent.push(send)
    return () => void this.#sent.splice(this.#sent.indexOf(send), 1)
  }

  emit(event: RealtimeServerEvent): void {
    const wrong = check('RealtimeServerEvent', event)
    if (wrong.length > 0)
      throw new Error(
        `The fake sends what no server sends: ${event.type} ${wrong.filter((text) => !/^(?:\/type| must)/.test(text)).join('; ')}`,
      )
    for (const send of this.#sent) send(event)
  }

  /** Announces the session, as on a WebSocket. */
  begin(): void {
    this.emit({ type: 'session.created', event_id: this.id('event'), session: this.#presented })
  }

  id(prefix: string): string {
    return `${prefix}_${(this.#count += 1)}_${Math.random().toString(36).slice(2, 8)}`
  }

  /** Handles a parsed client frame. */
  take(value: unknown): void {
    const wrong = check('RealtimeClientEvent', value)
    if (wrong.length > 0) return this.refuse(value as RealtimeClientEvent, 'invalid_event', wrong.join('; '))
    const event = value as RealtimeClientEvent
    if (event.type !== 'input_audio_buffer.append') this.received.push(event)
    this.#act(event)
  }

  refuse(event: RealtimeClientEvent, code: string, message: string): void {
    // Races that clients cannot always avoid.
    if (
      ![
        'response_cancel_not_active',
        'conversation_already_has_active_response',
        'input_audio_buffer_commit_empty',
      ].includes(code)
    )
      this.problems.push(`${event.type}: ${code} ${message}`)
    const error: RealtimeError = { type: 'invalid_request_error', code, message, event_id: event.event_id ?? null }
    this.emit({ type: 'error', event_id: this.id('event'), error })
  }

  /** Amount of input audio. */
  get heardMs(): number {
    return this.#vad.ms
  }

  /** Microphone input, at any rate divisible by 1,000. */
  hear(pcm: Int16Array, rate = PHONE_RATE): void {
    for (const { type, ms } of this.#vad.hear(pcm, rate)) {
      if (type === 'started') this.callerBegins(ms)
      else this.callerStops(undefined, ms)
    }
  }

  /** Speech starts, possibly over the model's audio. */
  callerBegins(ms = this.#vad.ms): void {
    const id = (this.#speaking = this.id('item'))
    const heard = { type: 'input_audio_buffer.speech_started', audio_start_ms: ms, item_id: id } as const
    this.emit({ ...heard, event_id: this.id('event') })
    if (this.#turns?.interrupt_response !== false) this.#responder.interrupt()
  }

  /** The turn ends, transcribed as these words or as scripted. */
  callerStops(words: string | undefined, ms = this.#vad.ms): void {
    const id = this.#speaking ?? this.id('item')
    this.emit({ type: 'input_audio_buffer.speech_stopped', event_id: this.id('event'), audio_end_ms: ms, item_id: id })
    this.#commit(id, words)
    if (this.#turns?.create_response !== false) this.#responder.respond({})
    const { transcription } = this.#script
    if (transcription === 'late' || transcription === 'failed') this.releaseWords()
  }

  /** A client may commit too; no response follows then. */
  #commit(id: string, words?: string): void {
    this.#speaking = undefined
    const before = this.items.at(-1)?.id ?? null
    const place = { item_id: id, previous_item_id: before }
    this.emit({ type: 'input_audio_buffer.committed', event_id: this.id('event'), ...place })
    const text = words ?? this.#script.words()
    const content = [{ type: 'input_audio' as const, transcript: text }]
    this.#add({ id, object: 'realtime.item', type: 'message', role: 'user', status: 'completed', content })
    const { transcription, transcribedAfterMs } = this.#script
    if (transcribedAfterMs > 0) setTimeout(() => this.#transcribe(id, text), transcribedAfterMs)
    else if (transcription === 'early') this.#transcribe(id, text)
    else this.#held.push(() => this.#transcribe(id, text))
  }

  /** A complete turn. */
  callerSays(words: string): void {
    this.callerBegins()
    this.callerStops(words)
  }

  /** Sends the held transcripts. */
  releaseWords(): void {
    for (const transcribe of this.#held.splice(0)) transcribe()
  }

  /** Resumes a held response. */
  release(): void {
    this.#responder.release()
  }

  /** The mouth finished playing a response. */
  playedOut(responseId: string): void {
    this.emit({ type: 'output_audio_buffer.stopped', event_id: this.id('event'), response_id: responseId })
  }

  get #presented() {
    const expires_at = Math.round(Date.now() / 1_000) + 3_600
    return { ...this.session, id: this.#sessionId, object: 'realtime.session' as const, expires_at }
  }

  get #turns() {
    return this.session.audio?.input?.turn_detection
  }

  #act(event: RealtimeClientEvent): void {
    switch (event.type) {
      case 'session.update':
        return this.#update(event, event.session as RealtimeSessionCreateRequest)
      case 'input_audio_buffer.append':
        return this.#append(event.audio)
      case 'input_audio_buffer.commit':
        if (this.#speaking === undefined)
          return this.refuse(event, 'input_audio_buffer_commit_empty', 'The buffer holds no audio')
        this.#commit(this.#speaking)
        return this.#script.transcription === 'held' ? undefined : this.releaseWords()
      case 'conversation.item.create':
        return this.#create(event)
      case 'conversation.item.truncate':
        return this.#responder.truncate(event, (code, message) => this.refuse(event, code, message))
      case 'conversation.item.delete':
        return this.#delete(event)
      case 'response.create':
        return this.#respond(event, event.response ?? {})
      case 'response.cancel':
        if (!this.#responder.cancel('client_cancelled'))
          this.refuse(event, 'response_cancel_not_active', 'Cancellation failed: no active response found')
        return
      case 'output_audio_buffer.clear':
        return this.#responder.clearPlayback()
    }
  }

  #append(audio: string): void {
    const format = this.session.audio?.input?.format
    const bytes = Buffer.from(audio, 'base64')
    if (format?.type === 'audio/pcmu') this.hear(decodeMulaw(bytes), PHONE_RATE)
    else this.problems.push(`audio in ${format?.type}: the fake hears PCMU`)
  }

  #update(event: RealtimeClientEvent, session: RealtimeSessionCreateRequest): void {
    if (session.type !== 'realtime') return this.refuse(event, 'missing_required_parameter', 'session.type')
    const voice = session.audio?.output?.voice
    if (this.#responder.hasSpoken && voice !== undefined && voice !== this.session.audio?.output?.voice)
      return this.refuse(event, 'cannot_update_voice', 'The voice is frozen once there was audio')
    this.session = merged(this.session, session)
    this.emit({ type: 'session.updated', event_id: this.id('event'), session: this.#presented })
  }

  #create(event: Extract<RealtimeClientEvent, { type: 'conversation.item.create' }>): void {
    const { item } = event
    if (item.type === 'function_call_output') {
      const isKnown = this.items.some((known) => known.type === 'function_call' && known.call_id === item.call_id)
      if (!isKnown) return this.refuse(event, 'invalid_tool_call_id', `No tool call ${item.call_id}`)
    }
    this.#add({ ...item, id: item.id ?? this.id('item') } as ConversationItem)
    this.#responder.told(item)
  }

  #delete(event: Extract<RealtimeClientEvent, { type: 'conversation.item.delete' }>): void {
    const index = this.items.findIndex(({ id }) => id === event.item_id)
    if (index < 0) return this.refuse(event, 'item_delete_invalid_item_id', event.item_id)
    this.items.splice(index, 1)
    this.emit({ type: 'conversation.item.deleted', event_id: this.id('event'), item_id: event.item_id })
  }

  #respond(event: RealtimeClientEvent, params: RealtimeResponseCreateParams): void {
    if (this.#responder.isActive)
      this.refuse(event, 'conversation_already_has_active_response', 'Conversation already has an active response')
    else this.#responder.respond(params)
  }

  #add(item: ConversationItem): void {
    const previous_item_id = this.items.at(-1)?.id ?? null
    this.items.push(item)
    this.emit({ type: 'conversation.item.added', event_id: this.id('event'), previous_item_id, item })
    this.emit({ type: 'conversation.item.done', event_id: this.id('event'), previous_item_id, item })
  }

  #transcribe(itemId: string, text: string): void {
    const place = { event_id: this.id('event'), item_id: itemId, content_index: 0 }
    if (this.#script.transcription === 'failed') {
      const error = { type: 'transcription_error', code: 'audio_unintelligible', message: 'Not understood' }
      return this.emit({ type: 'conversation.item.input_audio_transcription.failed', ...place, error })
    }
    const usage = { type: 'duration' as const, seconds: Math.ceil(speechMs(text) / 1_000) }
    const type = 'conversation.item.input_audio_transcription.completed'
    this.emit({ type, ...place, transcript: text, usage })
  }
}
