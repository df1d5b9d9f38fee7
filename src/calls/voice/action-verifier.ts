import type { RealtimeClientEvent, RealtimeResponse } from 'openai/resources/realtime/realtime'
import type { Receipt, ToolRun } from '../../conversation/index.ts'
import type { Timers } from '../../core/timers.ts'
import { forLanguage } from '../../languages/index.ts'
import type { ToolCall } from '../../models/chat-model.ts'
import type { Ending } from '../states.ts'
import { SpokenClaims } from './assertions.ts'
import { callsIn, hasSpeech, note, toolOutput } from './events.ts'
import { ToolCalls } from './tool-calls.ts'

interface DeedsDeps {
  /** Of what was done on the call before. */
  receipts: Receipt[]
  timers: Timers
  run(call: ToolCall, signal: AbortSignal): Promise<ToolRun>
  language(): string
  /** Which wire is open: a call that was made on another one cannot be answered as such. */
  wire(): number
  send(event: RealtimeClientEvent): void
  /** The model is to go on. */
  ask(): void
  say(words: string): void
  isSlow(): void
  /** The call is to end; `isSaid`: with words already. */
  leave(ending: Ending, isSaid: boolean): void
  /** Nothing is to be done any more. */
  rest(): void
}

/** So often a turn is told what it may not claim; then the truth is said for it. */
const REPAIRS = 1

/** What the model does on a call, and what it says that it did. */
export class Deeds {
  readonly #deps: DeedsDeps
  readonly #tools: ToolCalls
  readonly #claims: SpokenClaims
  /** Calls that wait for their answer, and the wire they came by. */
  readonly #asked = new Map<string, number>()
  #repairs = 0
  #leaving: Ending | undefined
  #hasSpoken = false

  constructor(deps: DeedsDeps) {
    this.#deps = deps
    this.#claims = new SpokenClaims(deps.receipts)
    this.#tools = new ToolCalls({
      timers: deps.timers,
      run: deps.run,
      isSlow: deps.isSlow,
      answer: (call, run) => this.#answer(call, run),
      late: (call, run) => this.#late(call, run),
      through: () => this.#through(),
    })
  }

  get isWorking(): boolean {
    return this.#tools.isWorking
  }

  beginTurn(): void {
    this.#claims.beginTurn()
    this.#repairs = 0
    this.#leaving = undefined
  }

  said(text: string): void {
    this.#claims.said(text)
  }

  /** A response is over: does what it asks for, or takes back what it should not have said. True when it asked for something. */
  take(response: RealtimeResponse): boolean {
    const calls = callsIn(response)
    this.#hasSpoken = hasSpeech(response)
    for (const { id } of calls) this.#asked.set(id, this.#deps.wire())
    if (calls.length > 0) this.#tools.add(calls)
    else if (!this.#tools.isWorking && !this.#takeBack()) this.#deps.rest()
    return calls.length > 0
  }

  /** For a model that was not there. */
  tell(): void {
    const done = this.#claims.done()
    if (done !== '') this.#deps.send(note(`This was done in this call already:\n${done}`))
  }

  stop(): void {
    this.#tools.stop()
  }

  settled(): Promise<void> {
    return this.#tools.settled()
  }

  #answer(call: ToolCall, run: ToolRun | undefined): void {
    const result = run?.result ?? STILL_RUNNING
    this.#claims.did(result)
    if (this.#asked.get(call.id) === this.#deps.wire()) this.#deps.send(toolOutput(call, result.data))
    else this.#deps.send(note(resultOf(call, result.data)))
    this.#asked.delete(call.id)
    if (result.ok) this.#leaving ??= ENDED_BY[call.name]
  }

  #late(call: ToolCall, { result }: ToolRun): void {
    this.#claims.did(result)
    this.#deps.send(note(`${resultOf(call, result.data)}\nTell the caller now.`))
    this.#deps.ask()
  }

  #through(): void {
    if (this.#leaving !== undefined) this.#deps.leave(this.#leaving, this.#hasSpoken)
    else if (!this.#takeBack()) this.#deps.ask()
  }

  /** False when there is nothing to take back. */
  #takeBack(): boolean {
    const sentences = this.#claims.judge()
    if (sentences.length === 0) return false
    this.#repairs += 1
    if (this.#repairs > REPAIRS) {
      this.#deps.say(forLanguage(this.#deps.language()).verification.nothingDone)
      return true
    }
    const said = sentences.map((sentence) => `- ${sentence}`).join('\n')
    this.#deps.send(note(`You just said:\n${said}\n${TAKE_BACK}`))
    this.#deps.ask()
    return true
  }
}

/** Calls after which there is nobody to speak to. */
const ENDED_BY: Record<string, Ending> = { end_call: 'agent', transfer_call: 'transfer' }

const TAKE_BACK =
  'No tool did that, so it is not true. Say at once, in one short sentence, that this has not been done yet; then call the tool that does it, or ask for what it needs.'

const STILL_RUNNING = {
  ok: false as const,
  data: { error: 'still_running', note: 'You will be told when it is through. Do not call it again.' },
}

function resultOf({ name }: ToolCall, data: unknown): string {
  return `The result of ${name}: ${JSON.stringify(data)}`
}
