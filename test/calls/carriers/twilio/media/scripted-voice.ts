import type { RealtimeClientEvent, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { Ending } from '../../../../../src/calls/states.ts'
import type { VoiceCalls, VoiceCarrier, VoiceConversation, VoiceEnd } from '../../../../../src/calls/voice/port.ts'

/** A conversation whose model follows the test; the phone's side of it is real. */
export class ScriptedConversation implements VoiceConversation {
  mayInterrupt = true
  timesUp = 0
  readonly sent: RealtimeClientEvent[] = []
  readonly keys: string[] = []
  readonly ended: Promise<VoiceEnd>
  readonly carrier: VoiceCarrier
  ending: VoiceEnd | undefined
  #listener: (event: RealtimeServerEvent) => void = () => {}
  readonly #resolve: (end: VoiceEnd) => void
  #events = 0

  readonly stops = (): void => undefined
  readonly timeIsUp = (): void => void (this.timesUp += 1)

  constructor(carrier: VoiceCarrier) {
    this.carrier = carrier
    const { promise, resolve } = Promise.withResolvers<VoiceEnd>()
    this.ended = promise
    this.#resolve = resolve
  }

  send(event: RealtimeClientEvent): void {
    this.sent.push(event)
  }

  onEvent(listener: (event: RealtimeServerEvent) => void): void {
    this.#listener = listener
  }

  press(key: string): void {
    for (const event of this.carrier.cut()) this.send(event)
    this.keys.push(key)
  }

  async end(ending: Ending | 'lost'): Promise<void> {
    this.over(ending)
  }

  /** Ends the conversation from within. */
  finish(end: VoiceEnd): void {
    this.over(end)
    this.carrier.release(end)
  }

  over(end: VoiceEnd): void {
    this.ending ??= end
    this.#resolve(this.ending)
  }

  /** Audio that the model received. */
  heard(): Buffer {
    return Buffer.concat(
      this.sent.flatMap((event) =>
        event.type === 'input_audio_buffer.append' ? [Buffer.from(event.audio, 'base64')] : [],
      ),
    )
  }

  /** Other events that the model received. */
  told(): RealtimeClientEvent[] {
    return this.sent.filter(({ type }) => type !== 'input_audio_buffer.append')
  }

  speechStarted(): void {
    if (this.mayInterrupt) for (const event of this.carrier.cut()) this.send(event)
    this.#say({ type: 'input_audio_buffer.speech_started', audio_start_ms: 0, item_id: 'item_user' })
  }

  speechStopped(): void {
    this.#say({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: 0, item_id: 'item_user' })
  }

  beginAnswer(id: string): void {
    this.#say({ type: 'response.created', response: { id } })
  }

  /** A part of an answer, faster than anybody speaks. */
  speak(responseId: string, itemId: string, audio: Buffer, { deltaMs = 100, isWhole = true } = {}): void {
    const part = { response_id: responseId, item_id: itemId, content_index: 0, output_index: 0 }
    for (let at = 0; at < audio.length; at += deltaMs * 8) {
      const delta = audio.subarray(at, at + deltaMs * 8).toString('base64')
      this.#say({ type: 'response.output_audio.delta', ...part, delta })
    }
    if (isWhole) this.#say({ type: 'response.output_audio.done', ...part })
  }

  endAnswer(id: string): void {
    this.#say({ type: 'response.done', response: { id, status: 'completed' } })
  }

  anotherWire(): void {
    this.#say({ type: 'session.created', session: { type: 'realtime' } })
  }

  #say(event: Unnamed<RealtimeServerEvent>): void {
    this.#listener({ event_id: `event_${(this.#events += 1)}`, ...event } as RealtimeServerEvent)
  }
}

type Unnamed<T> = T extends { event_id: string } ? Omit<T, 'event_id'> : never

/** Opens one conversation for each call, at once or when the test allows it. */
export class ScriptedVoice implements Pick<VoiceCalls, 'open'> {
  readonly opened: { tenantId: string; callId: string; conversation: ScriptedConversation; signal: AbortSignal }[] = []
  /** Resolved before a conversation opens. */
  gate: () => Promise<unknown> = async () => {}

  async open(
    tenantId: string,
    callId: string,
    carrier: VoiceCarrier,
    { signal }: { signal: AbortSignal },
  ): Promise<ScriptedConversation> {
    const conversation = new ScriptedConversation(carrier)
    this.opened.push({ tenantId, callId, conversation, signal })
    await this.gate()
    return conversation
  }
}
