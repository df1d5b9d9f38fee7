import type {
  ConversationItem,
  RealtimeClientEvent,
  RealtimeResponse,
  RealtimeResponseCreateParams,
  RealtimeServerEvent,
} from 'openai/resources/realtime/realtime'
import { piecesOf, speechMs } from './realtime-audio.ts'
import type { RealtimeScript, Step } from './realtime-script.ts'
import { USAGE, type Unnamed } from './realtime-session.ts'

/** Plays audio outside the wire; calls `RealtimeBrain.playedOut` at the end. */
export interface Mouth {
  play(speech: { responseId: string; itemId: string; text: string; ms: number }): void
  /** Stops at once. Undefined when nothing was playing. */
  stop(): { responseId: string; itemId: string; heardMs: number } | undefined
}

interface ResponderOptions {
  script: RealtimeScript
  mouth: Mouth | undefined
  items: ConversationItem[]
  emit(event: RealtimeServerEvent): void
  id(prefix: string): string
  end(how: 'expired' | 'broken'): void
}

type Spoken = Exclude<Step, { ignore: true } | { expire: true } | { drop: true }>

interface Active {
  response: RealtimeResponse
  /** The rest of the speech. */
  goOn?: (() => void) | undefined
  /** Truncates the speech. */
  cutOff?: (() => void) | undefined
}

/** Emits a response from start to end, in the API's order of events. */
export class RealtimeResponder {
  hasSpoken = false
  readonly #options: ResponderOptions
  readonly #audioMs = new Map<string, number>()
  #active: Active | undefined
  #outputs: string[] = []
  #notes: string[] = []

  constructor(options: ResponderOptions) {
    this.#options = options
  }

  get isActive(): boolean {
    return this.#active !== undefined
  }

  /** The client added an item to the conversation. */
  told(item: ConversationItem): void {
    if (item.type === 'function_call_output') this.#outputs.push(item.output)
    if (item.type === 'message' && item.role === 'system') this.#notes.push(item.content[0]?.text ?? '')
  }

  respond({ instructions, metadata = null }: RealtimeResponseCreateParams): void {
    const { script, id, end } = this.#options
    if (this.#active !== undefined) return
    const step = script.next({
      said: this.#said(),
      instructions,
      outputs: this.#outputs.splice(0),
      notes: this.#notes.splice(0),
    })
    if ('ignore' in step) return
    if ('expire' in step || 'drop' in step) return end('expire' in step ? 'expired' : 'broken')
    const response: RealtimeResponse = {
      id: id('resp'),
      object: 'realtime.response',
      status: 'in_progress',
      output: [],
      metadata,
    }
    this.#active = { response }
    this.#emit({ type: 'response.created', response: { ...response, output: [] } })
    this.#perform(step, response)
  }

  release(): void {
    const goOn = this.#active?.goOn
    if (this.#active !== undefined) this.#active.goOn = undefined
    goOn?.()
  }

  /** The caller interrupts. */
  interrupt(): void {
    this.cancel('turn_detected')
    this.clearPlayback()
  }

  /** False when nothing is playing. */
  cancel(reason: 'turn_detected' | 'client_cancelled'): boolean {
    if (this.#active === undefined) return false
    const { response, cutOff } = this.#active
    cutOff?.()
    this.#finish(response, 'cancelled', { type: 'cancelled', reason })
    return true
  }

  /** In a browser call the server plays, so it knows how much was heard. */
  clearPlayback(): void {
    const stopped = this.#options.mouth?.stop()
    if (stopped === undefined) return
    const { responseId, itemId, heardMs } = stopped
    this.#emit({ type: 'output_audio_buffer.cleared', response_id: responseId })
    this.#cut(itemId, heardMs)
  }

  truncate(
    { item_id: itemId, audio_end_ms: end }: Extract<RealtimeClientEvent, { type: 'conversation.item.truncate' }>,
    refuse: (code: string, message: string) => void,
  ): void {
    const length = this.#audioMs.get(itemId)
    if (length === undefined || length === 0)
      return refuse('unsupported_content_type', 'Only model output audio messages can be truncated')
    if (end > length) return refuse('invalid_value', `Audio content of ${length}ms is already shorter than ${end}ms`)
    this.#cut(itemId, end)
  }

  #cut(itemId: string, end: number): void {
    this.#audioMs.set(itemId, end)
    this.#emit({
      type: 'conversation.item.truncated',
      item_id: itemId,
      content_index: 0,
      audio_end_ms: Math.floor(end),
    })
  }

  #said(): string {
    const item = this.#options.items.findLast((known) => known.type === 'message' && known.role === 'user')
    if (item?.type !== 'message' || item.role !== 'user') return ''
    const [content] = item.content
    return content?.text ?? content?.transcript ?? ''
  }

  #perform(step: Spoken, response: RealtimeResponse): void {
    if ('mute' in step) return
    if ('fail' in step)
      return this.#finish(response, 'failed', { type: 'failed', error: { type: 'server_error', code: step.fail } })
    if ('empty' in step) return this.#finish(response, 'completed')
    if (!('calls' in step)) return this.#say(step, response, () => this.#finish(response, 'completed'))
    const call = (): void => {
      for (const wanted of step.calls) this.#call(wanted, response)
      this.#finish(response, 'completed')
    }
    if (step.say === undefined) call()
    else this.#say({ say: step.say }, response, call)
  }

  #say(
    { say, ms = speechMs(say), hold = false }: { say: string; ms?: number; hold?: boolean },
    response: RealtimeResponse,
    then: () => void,
  ): void {
    const { id, mouth } = this.#options
    const itemId = id('item')
    const at = { response_id: response.id!, item_id: itemId, output_index: response.output!.length, content_index: 0 }
    const item = { id: itemId, object: 'realtime.item', type: 'message', role: 'assistant' } as const
    this.#begin({ ...item, status: 'in_progress', content: [] }, at)
    this.#emit({ type: 'response.content_part.added', ...at, part: { type: 'audio', transcript: '' } })
    this.hasSpoken = true
    const words = say.split(/(?<=\s)/u)
    let spoken = ''
    const speak = (part: string[]): void => {
      const share = (ms * part.length) / words.length
      const text = part.join('')
      for (const piece of part) this.#emit({ type: 'response.output_audio_transcript.delta', ...at, delta: piece })
      for (const delta of mouth === undefined ? piecesOf(text, share) : [])
        this.#emit({ type: 'response.output_audio.delta', ...at, delta })
      spoken += text
      this.#audioMs.set(itemId, (this.#audioMs.get(itemId) ?? 0) + share)
    }
    const end = (status: 'completed' | 'incomplete'): void => {
      this.#emit({ type: 'response.output_audio.done', ...at })
      this.#emit({ type: 'response.output_audio_transcript.done', ...at, transcript: spoken })
      this.#emit({ type: 'response.content_part.done', ...at, part: { type: 'audio', transcript: spoken } })
      this.#end({ ...item, status, content: [{ type: 'output_audio', transcript: spoken }] }, response, at)
    }
    if (mouth !== undefined) {
      this.#emit({ type: 'output_audio_buffer.started', response_id: response.id! })
      mouth.play({ responseId: response.id!, itemId, text: say, ms })
    }
    const middle = hold ? Math.ceil(words.length / 2) : words.length
    speak(words.slice(0, middle))
    const rest = (): void => {
      if (middle < words.length) speak(words.slice(middle))
      end('completed')
      then()
    }
    if (!hold) return rest()
    this.#active!.goOn = rest
    this.#active!.cutOff = () => end('incomplete')
  }

  #call({ name, arguments: args }: { name: string; arguments: object | string }, response: RealtimeResponse): void {
    const { id } = this.#options
    const text = typeof args === 'string' ? args : JSON.stringify(args)
    const call = { type: 'function_call', object: 'realtime.item', id: id('item'), call_id: id('call'), name } as const
    const at = { response_id: response.id!, item_id: call.id, output_index: response.output!.length, content_index: 0 }
    this.#begin({ ...call, status: 'in_progress', arguments: '' }, at)
    const { content_index: _, ...place } = { ...at, call_id: call.call_id }
    this.#emit({ type: 'response.function_call_arguments.delta', ...place, delta: text })
    this.#emit({ type: 'response.function_call_arguments.done', ...place, name, arguments: text })
    this.#end({ ...call, status: 'completed', arguments: text }, response, at)
  }

  #begin(item: ConversationItem, { response_id, output_index }: At): void {
    const previous_item_id = this.#options.items.at(-1)?.id ?? null
    this.#emit({ type: 'response.output_item.added', response_id, output_index, item })
    this.#options.items.push(item)
    this.#emit({ type: 'conversation.item.added', previous_item_id, item })
  }

  #end(item: ConversationItem, response: RealtimeResponse, { response_id, output_index }: At): void {
    const { items } = this.#options
    items[items.findIndex(({ id }) => id === item.id)] = item
    response.output!.push(item)
    this.#emit({ type: 'response.output_item.done', response_id, output_index, item })
    this.#emit({ type: 'conversation.item.done', item })
  }

  #finish(
    response: RealtimeResponse,
    status: 'completed' | 'cancelled' | 'failed',
    details?: NonNullable<RealtimeResponse['status_details']>,
  ): void {
    this.#active = undefined
    const done = { ...response, status, usage: USAGE, ...(details === undefined ? {} : { status_details: details }) }
    this.#emit({ type: 'response.done', response: done })
    const limits = [{ name: 'tokens' as const, limit: 40_000, remaining: 39_970, reset_seconds: 0.1 }]
    this.#emit({ type: 'rate_limits.updated', rate_limits: limits })
  }

  #emit(event: Unnamed<RealtimeServerEvent>): void {
    this.#options.emit({ ...event, event_id: this.#options.id('event') } as RealtimeServerEvent)
  }
}

interface At {
  response_id: string
  item_id: string
  output_index: number
  content_index: number
}
