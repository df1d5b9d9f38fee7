import type { RealtimeClientEvent, RealtimeResponse, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import type { Receipt, ToolRun } from '../../conversation/index.ts'
import { within, type Timers } from '../../core/timers.ts'
import { forLanguage } from '../../languages/index.ts'
import type { VoiceWording } from '../../languages/wording.ts'
import type { PastMessage, ToolCall } from '../../models/chat-model.ts'
import type { Audio, VoiceWire, WireEnd } from '../../models/index.ts'
import { languageOfVisitor } from '../../offline/index.ts'
import type { Ending } from '../states.ts'
import type { NewLine } from '../transcript-lines.ts'
import { ActionVerifier } from './action-verifier.ts'
import { greetingIn } from './greeting.ts'
import { Keys, PERSON_KEY } from './keys.ts'
import { EventTap } from './playback.ts'
import type { VoiceCarrier, VoiceConversation, VoiceEnd } from './port.ts'
import {
  callerWrote,
  callsIn,
  exactly,
  GOODBYE,
  hasSpeech,
  IS_BACK,
  NOBODY_THERE,
  note,
  openEars,
  WANTS_PERSON,
} from './prompts.ts'
import { Responses, type Wanted } from './responses.ts'
import { SpeechGate } from './speech-gate.ts'
import { MAX_WAIT_MS, mayInterrupt, TABLE, TIMER_OF, type Action, type Event, type State } from './state.ts'
import { CallTimers } from './timers.ts'
import { Tools } from './tools.ts'
import { Transcript } from './transcript.ts'
import { Usage } from './usage.ts'
import { OF_BROWSER, Wires } from './wires.ts'

/** A call as its session needs it, and the receivers of its results. */
export interface CarriedCall {
  audio: Audio
  wire: VoiceWire
  /** Opens another wire with this history. */
  reopen: ((history: PastMessage[], mayInterrupt: boolean) => Promise<VoiceWire>) | undefined
  carrier: VoiceCarrier
  timers: Timers
  language: string
  /** Undefined for a caller who was greeted before. */
  greeting: string | undefined
  greetAfterMs: number
  /** A person who was to take over did not pick up. */
  isBack?: boolean
  /** The transcript and receipts of earlier connections of the call. */
  before: { lines: PastMessage[]; lastPosition: number; receipts?: Receipt[] }
  say(line: NewLine): Promise<unknown>
  run(call: ToolCall, turn: { id: string; text: string; language: string }, signal: AbortSignal): Promise<ToolRun>
  /** The assistant said goodbye, and the caller speaks on. */
  stays(): Promise<void>
  /** Called when the call begins to end. */
  ending(end: VoiceEnd): void
  /** Called when the call is over and written down. Never rejects. */
  over(end: VoiceEnd, details: { wasSpoken: boolean; usage: Usage }): Promise<void>
  /** Reports a failed write; the call goes on. */
  problem(error: unknown): void
  now(): Date
}

/** One call's conversation with a voice model, over any carrier: raises events, and executes the table's actions. */
export class CallSession implements VoiceConversation {
  readonly #over = Promise.withResolvers<VoiceEnd>()
  readonly ended = this.#over.promise
  readonly #deps: CarriedCall
  readonly #wires: Wires
  readonly #gate: SpeechGate
  readonly #responses: Responses
  readonly #transcript: Transcript
  readonly #verifier: ActionVerifier
  readonly #tools: Tools
  readonly #usage = new Usage()
  readonly #tap = new EventTap()
  readonly #keys: Keys
  readonly #timers: CallTimers
  readonly #cancelConnecting: () => void
  #state: State
  /** Counts the states entered: words of one goodbye do not end the next. */
  #entries = 0
  /** Reason for the end of the call, from the step that ends it. */
  #end: VoiceEnd = 'broken'
  /** True while the caller's last turn has no answer. */
  #isOwed = false
  #lastResponse: RealtimeResponse | undefined

  constructor(deps: CarriedCall) {
    const { timers, reopen, before } = (this.#deps = deps)
    this.#state = deps.greeting === undefined ? 'returning' : 'connecting'
    this.#transcript = new Transcript((line) => deps.say(line).catch(deps.problem), before, deps.now)
    this.#wires = new Wires({
      first: deps.wire,
      reopen: reopen && (() => reopen(this.#transcript.history(), this.mayInterrupt)),
      take: (event) => this.#gate.take(event),
      problem: deps.problem,
      lost: () => {
        this.#gate.release()
        this.#raise('wireLost')
      },
      restored: () => this.#raise('wireRestored'),
      ended: (end) => this.#wireEnded(end),
    })
    this.#responses = new Responses(this.#send, () => this.#raise('ended', 'broken'))
    this.#gate = new SpeechGate({
      timers,
      carrier: deps.carrier,
      // A browser's model plays, and stops by itself.
      isOpen: () => deps.audio === 'phone' && this.mayInterrupt,
      isAsked: () => this.#responses.isAsked,
      send: this.#send,
      pass: (event) => this.#take(event),
    })
    this.#verifier = new ActionVerifier(before.receipts ?? [])
    this.#tools = new Tools({
      timers,
      verifier: this.#verifier,
      run: (call, signal) => this.#run(call, signal),
      wire: () => this.#wires.count,
      send: this.#send,
      raise: (event) => this.#raise(event),
    })
    this.#keys = new Keys(timers, (keys) => this.#pressed(keys))
    this.#timers = new CallTimers(timers, (event) => this.#raise(event))
    this.#timers.start('longestCall')
    this.#cancelConnecting = timers.after(deps.greetAfterMs, () => this.#raise('connected'))
    this.#wires.begin()
  }

  get mayInterrupt(): boolean {
    return mayInterrupt(this.#state)
  }

  get language(): string {
    return languageOfVisitor(this.#transcript.callerWords(), this.#deps.language)
  }

  send(event: RealtimeClientEvent): void {
    if (event.type === 'input_audio_buffer.append') this.#gate.hear(event.audio)
    // The carrier may report the end before the last audio has come.
    if (this.#state !== 'over' || event.type === 'input_audio_buffer.append') this.#send(event)
  }

  readonly onEvent = (listener: (event: RealtimeServerEvent) => void): void => this.#tap.listen(listener)

  press(key: string): void {
    if (this.#state === 'over') return
    this.#gate.release()
    this.#raise('callerBegins')
    this.#keys.press(key)
  }

  readonly timeIsUp = (): void => this.#raise('timeIsUp')

  readonly stops = (): void => this.#raise('stopping')

  readonly end = async (ending: Ending | 'lost'): Promise<void> => {
    this.#raise('ended', ending)
    await this.ended
  }

  /** Takes one step of the table. `end`: the reason of `ended`. */
  #raise(event: Event, end?: VoiceEnd): void {
    this.#timers.resetBy(event)
    const step = TABLE[this.#state][event]
    if (step === 'ignored') return
    this.#end = step.end ?? end ?? this.#end
    if (step.to !== undefined) this.#enter(step.to)
    for (const action of step.do) this.#actions[action]()
  }

  #enter(state: State): void {
    const before = TIMER_OF[this.#state]
    if (before !== undefined) this.#timers.stop(before)
    this.#state = state
    this.#entries += 1
    const timer = TIMER_OF[state]
    if (timer !== undefined) this.#timers.start(timer)
  }

  readonly #actions: Record<Action, () => void> = {
    greet: () => this.#responses.want(greetingIn(this.#deps.greeting!, () => this.#whenHeard('greeted'))),
    sayWhatWaits: () => this.#responses.insist(),
    openTurns: () => this.#send(openEars(this.#deps.audio)),
    recap: () => {
      const done = this.#verifier.recap()
      if (done !== undefined) this.#send(note(done))
    },
    noteReturn: () => this.#send(note(this.#deps.isBack === true ? NOBODY_THERE : IS_BACK)),
    interrupt: () => this.#interrupt(),
    beginTurn: () => {
      this.#verifier.beginTurn()
      this.#tools.beginTurn()
    },
    oweAnswer: () => void (this.#isOwed = true),
    noteAnswered: () => void (this.#isOwed = false),
    // Keys ask by themselves, perhaps before the model confirms its turn: one answer is enough.
    askIfOwed: () => this.#isOwed && !this.#responses.isBusy && this.#actions.ask(),
    ask: () => {
      this.#responses.want()
      this.#raise('asked')
    },
    awaitHeard: () => this.#whenHeard('allHeard', () => !this.#responses.isBusy && !this.#tools.isWorking),
    verify: () => this.#takeBack() || this.#actions.awaitHeard(),
    runTools: () => this.#tools.add(callsIn(this.#lastResponse!)),
    goOnAfterTools: () => this.#takeBack() || this.#actions.ask(),
    sayOneMoment: () => this.#responses.want({ ...this.#phrase('oneMoment'), isIdle: true }),
    askStillThere: () => this.#responses.want({ ...this.#phrase('stillThere'), isIdle: true }),
    askAgain: () => this.#responses.want(),
    apologise: () => this.#responses.want(this.#phrase('sorry')),
    dropWords: () => this.#responses.clear(),
    dropWire: () => this.#wires.drop(),
    takeLeave: () =>
      hasSpeech(this.#lastResponse!) ? this.#actions.awaitFarewell() : this.#farewell({ params: GOODBYE }),
    sayNobodyThere: () => this.#farewell(this.#phrase('goodbye')),
    sayTimeIsUp: () => this.#farewell(this.#phrase('timeIsUp')),
    sayStopping: () => this.#farewell(this.#phrase('stopping')),
    awaitFarewell: () => {
      const entry = this.#entries
      this.#whenHeard('farewellDone', () => entry === this.#entries)
    },
    noteStaying: () => void this.#deps.stays().catch(this.#deps.problem),
    loseWire: () => this.#loseWire(),
    resume: () => {
      this.#responses.resume()
      if (this.#responses.isBusy) this.#raise('asked')
      else this.#actions.awaitHeard()
    },
    finish: () => void this.#finish(),
  }

  /** Stops the model, and makes it forget what was not heard. A browser's model does so by itself. */
  #interrupt(): void {
    for (const event of this.#deps.carrier.cut()) this.#send(event)
    if (this.#deps.audio === 'phone') this.#responses.cutOff()
  }

  async #run(call: ToolCall, signal: AbortSignal): Promise<ToolRun> {
    const run = await this.#deps.run(call, { ...this.#transcript.lastTurn, language: this.language }, signal)
    if (run.result.ok && run.result.receipt !== undefined) this.#transcript.did(run.result.receipt.action)
    return run
  }

  readonly #send = (event: RealtimeClientEvent): void => this.#wires.send(event)

  #take(event: RealtimeServerEvent): void {
    this.#transcript.take(event)
    this.#usage.take(event)
    if (this.#state === 'over') return
    this.#follow(event)
    this.#responses.take(event)
    if (event.type === 'response.done') this.#responded(event.response)
    this.#tap.give(event)
  }

  #follow(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'input_audio_buffer.speech_started':
        return this.#raise('callerBegins')
      case 'input_audio_buffer.speech_stopped':
        return this.#raise('callerStops')
      case 'input_audio_buffer.committed':
        return this.#raise('callerSpoke')
      case 'session.updated':
        return this.#raise('ready')
      case 'response.created':
        return this.#raise('responseBegins')
      case 'response.output_audio_transcript.delta':
        return this.#raise('modelSpeaks')
      case 'response.output_audio_transcript.done':
        return this.#verifier.said(event.transcript)
    }
  }

  #responded(response: RealtimeResponse): void {
    for (const { id } of response.output ?? []) if (id !== undefined) this.#transcript.finish(id)
    if (response.status === 'failed') return
    // The model answers no turn that ends while it is still being told to stop.
    if (response.status === 'cancelled' && this.#state === 'thinking') return this.#actions.askIfOwed()
    this.#lastResponse = response
    if (callsIn(response).length > 0) this.#raise('toolsCalled')
    else if (!this.#tools.isWorking) this.#raise('responseEnds')
  }

  #pressed(keys: string): void {
    const id = `keys_${this.#transcript.count}`
    const text = `(${keys.split('').join(' ')})`
    this.#transcript.add(id, text)
    this.#raise('callerSpoke')
    this.#send(callerWrote(id, keys === PERSON_KEY ? WANTS_PERSON : `The caller pressed these keys: ${text}`))
    this.#raise('answerDue')
  }

  /** False when there is nothing to retract. */
  #takeBack(): boolean {
    const judgement = this.#verifier.judge()
    if (judgement === undefined) return false
    if (judgement === 'sayTruth')
      this.#responses.want({ params: exactly(forLanguage(this.language).verification.nothingDone) })
    else {
      this.#send(note(judgement.told))
      this.#actions.ask()
    }
    return true
  }

  /** An owed answer is requested on the next wire; the caller is asked again for words that were lost with the old one. */
  #loseWire(): void {
    const isUnknown = this.#transcript.lose()
    // A running tool requests the answer itself when its result arrives.
    const isOwed = this.#isOwed && !this.#tools.isWorking
    this.#isOwed = false
    this.#responses.restart(isOwed ? (isUnknown ? this.#phrase('sayAgain') : {}) : undefined)
  }

  #wireEnded(end: WireEnd): void {
    this.#transcript.lose()
    this.#raise('ended', this.#deps.audio === 'browser' ? OF_BROWSER[end] : 'broken')
  }

  #phrase(name: keyof VoiceWording): Wanted {
    return { params: exactly(forLanguage(this.language).calls.voice[name]) }
  }

  #farewell(words: Wanted): void {
    this.#responses.want({ ...words, done: () => this.#actions.awaitFarewell() })
  }

  /** Raises the event once the caller has heard everything, if the condition holds then. */
  #whenHeard(event: Event, isStill = () => true): void {
    const heard = within(this.#deps.timers, MAX_WAIT_MS.heard, this.#deps.carrier.heard())
    void heard.then(() => isStill() && this.#raise(event))
  }

  /** A hang-up in mid-sentence leaves no silence, which would end the turn. */
  #commit(): void {
    if (this.#transcript.isSpeaking) this.#send({ type: 'input_audio_buffer.commit' })
  }

  async #finish(): Promise<void> {
    const { timers, carrier, ending, over } = this.#deps
    const end = this.#end
    ending(end)
    this.#gate.release()
    this.#cancelConnecting()
    this.#timers.stopAll()
    this.#keys.stop()
    this.#tools.stop()
    if (this.#transcript.isSpeaking) timers.after(MAX_WAIT_MS.lastAudio, () => this.#commit())
    await Promise.allSettled([
      within(timers, MAX_WAIT_MS.transcript, this.#transcript.idle()),
      within(timers, end === 'broken' ? MAX_WAIT_MS.toolsOfBroken : MAX_WAIT_MS.tools, this.#tools.idle()),
    ])
    // The caller spoke, but the words were not transcribed.
    if (this.#transcript.lose()) await this.#transcript.idle()
    this.#wires.close()
    await over(end, { wasSpoken: !this.#transcript.isEmpty, usage: this.#usage })
    carrier.release(end)
    this.#over.resolve(end)
  }
}
