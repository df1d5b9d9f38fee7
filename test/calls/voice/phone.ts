import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { ToolResult } from '../../../src/conversation/index.ts'
import type { NewLine } from '../../../src/calls/transcript-lines.ts'
import type { VoiceCarrier, VoiceEnd } from '../../../src/calls/voice/port.ts'
import { CallSession, type CarriedCall } from '../../../src/calls/voice/session.ts'
import { MAX_WAIT_MS } from '../../../src/calls/voice/state.ts'
import type { PastMessage, ToolCall } from '../../../src/models/chat-model.ts'
import { openVoiceModel, type VoiceModel } from '../../../src/models/index.ts'
import { FakeRealtime, REALTIME_KEY } from '../../support/fakes/realtime.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { until } from '../../support/until.ts'

export const GREETING = 'Hello, I am the AI assistant of Harbour Dental. How can I help you?'

export function modelOf(fake: FakeRealtime, apiKey = REALTIME_KEY): Promise<VoiceModel> {
  const options = { model: 'gpt-realtime-2.1', transcriptionModel: 'gpt-transcribe' }
  return openVoiceModel({ ...options, apiKey, baseUrl: fake.url, url: fake.socketUrl })
}

export const SESSION = {
  instructions: 'Be kind.',
  tools: [{ name: 'find_slots', description: 'Finds times.', parameters: { type: 'object', properties: {} } }],
  language: 'en-GB',
  hints: ['Harbour Dental'],
  voice: 'marin',
  mayInterrupt: false,
  history: [],
}

/** A call over a phone whose carrier plays nothing: sent words count as heard, unless the test holds them back. */
export class PhoneCall implements VoiceCarrier, AsyncDisposable {
  readonly timers = new ManualTimers()
  readonly lines = new Map<number, NewLine>()
  readonly events: RealtimeServerEvent[] = []
  readonly runs: ToolCall[] = []
  readonly over: { end: VoiceEnd; wasSpoken: boolean }[] = []
  readonly problems: unknown[] = []
  released: VoiceEnd | undefined
  isPlaying = false
  /** What the carrier was told about its words. */
  readonly player: ('pause' | 'resume' | 'cut')[] = []
  conversation!: CallSession
  /** Result of a tool; it is awaited. */
  tool: (call: ToolCall) => ToolResult | Promise<ToolResult> = () => ({ ok: true, data: {} })
  #held: (() => void)[] | undefined
  readonly fake: FakeRealtime

  constructor(fake: FakeRealtime) {
    this.fake = fake
  }

  static async begin(
    fake: FakeRealtime,
    changes: Partial<Pick<CarriedCall, 'greeting' | 'greetAfterMs' | 'language' | 'before'>> = {},
    isHeld = false,
  ): Promise<PhoneCall> {
    const call = new PhoneCall(fake)
    if (isHeld) call.hold()
    const model = await modelOf(fake)
    const signal = new AbortController().signal
    const open = (history: PastMessage[], mayInterrupt: boolean) =>
      model.open({ ...SESSION, history, mayInterrupt }, signal)
    call.conversation = new CallSession({
      audio: 'phone',
      wire: await open([], false),
      reopen: open,
      carrier: call,
      timers: call.timers,
      language: 'en',
      greeting: GREETING,
      greetAfterMs: 0,
      before: { lines: [], lastPosition: 0, receipts: [] },
      say: async (line) => call.lines.set(line.position!, line),
      run: async (wanted) => {
        call.runs.push(wanted)
        return { name: wanted.name, arguments: {}, result: await call.tool(wanted), milliseconds: 1 }
      },
      stays: async () => undefined,
      ending: () => undefined,
      over: async (end, { wasSpoken }) => void call.over.push({ end, wasSpoken }),
      problem: (error) => call.problems.push(error),
      now: () => new Date(),
      ...changes,
    })
    call.conversation.onEvent((event) => call.events.push(event))
    call.timers.pass(0)
    if (!isHeld) await until(() => call.conversation.mayInterrupt && call.ears === true)
    return call
  }

  get brain() {
    return this.fake.session.brain
  }

  /** True when the session answers the caller by itself; undefined before it was told how, since the vendor's default does. */
  get ears(): boolean | undefined {
    const { received, session } = this.brain
    const isTold = received.some(({ type }) => type === 'session.update')
    return isTold ? session.audio?.input?.turn_detection?.create_response : undefined
  }

  /** The transcript with its speakers, in order. */
  get transcript(): string[] {
    return [...this.lines].toSorted(([a], [b]) => a - b).map(([, { role, text }]) => `${role}: ${text}`)
  }

  /** All instructions and notes for the model after the greeting. */
  get told(): string[] {
    return this.fake.script.asked.slice(1).flatMap(({ instructions, notes }) => [...notes, instructions ?? []].flat())
  }

  /** Count of requests to speak, with the greeting. */
  get asked(): number {
    return this.fake.script.asked.length
  }

  hold(): void {
    this.#held = []
  }

  play(): void {
    const held = this.#held ?? []
    this.#held = undefined
    for (const resolve of held) resolve()
  }

  async heard(): Promise<void> {
    const held = this.#held
    if (held !== undefined) await new Promise<void>((resolve) => held.push(resolve))
  }

  pause(): void {
    this.player.push('pause')
  }

  resume(): void {
    this.player.push('resume')
  }

  cut(): [] {
    this.player.push('cut')
    this.isPlaying = false
    return []
  }

  release(end: VoiceEnd): void {
    this.released = end
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const over = this.conversation.end('api')
    // Words of a caller who does not stop speaking are waited for.
    this.timers.pass(MAX_WAIT_MS.transcript)
    await over
  }
}
