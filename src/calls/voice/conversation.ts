import type { RealtimeClientEvent, RealtimeResponse, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { within } from '../../core/timers.ts'
import { forLanguage } from '../../languages/index.ts'
import { languageOfVisitor } from '../../offline/index.ts'
import type { WireEnd } from '../../models/index.ts'
import type { Ending } from '../states.ts'
import type { CarriedCall } from './carried-call.ts'
import { Deeds } from './action-verifier.ts'
import { callerWrote, exactly, GOODBYE, IS_BACK, note } from './events.ts'
import { greet } from './greeting.ts'
import { Keys } from './keys.ts'
import { Leaving } from './leaving.ts'
import { Listening } from './listening.ts'
import { Patience } from './patience.ts'
import { Responses, type Wanted } from './responses.ts'
import type { VoiceConversation, VoiceEnd } from './session.ts'
import { Tap } from './tap.ts'
import { DEEDS_MS, HEARD_MS, WORDS_MS } from './times.ts'
import { limitCall } from './time-limit.ts'
import { Transcript } from './transcript.ts'
import { Usage } from './usage.ts'
import { OF_BROWSER, Wires } from './wires.ts'

/** One call's conversation with a voice model: what is said, done, kept and taken back, whoever carries the audio. */
export class Conversation implements VoiceConversation {
  readonly #over = Promise.withResolvers<VoiceEnd>()
  readonly ended = this.#over.promise
  readonly #deps: CarriedCall
  readonly #wires: Wires
  readonly #responses: Responses
  readonly #transcript: Transcript
  readonly #deeds: Deeds
  readonly #usage = new Usage()
  readonly #tap = new Tap<RealtimeServerEvent>()
  readonly #keys: Keys
  readonly #leaving: Leaving
  readonly #listening: Listening
  readonly #patience: Patience
  readonly #cancels: (() => void)[]
  #end: VoiceEnd | undefined

  constructor(deps: CarriedCall) {
    const { timers, reopen } = (this.#deps = deps)
    this.#transcript = new Transcript((line) => deps.say(line).catch(deps.problem), deps.before)
    this.#wires = new Wires({
      first: deps.wire,
      reopen: reopen && (() => reopen(this.#transcript.history(), this.mayInterrupt)),
      take: (event) => this.#take(event),
      problem: deps.problem,
      lost: () => this.#lost(),
      restored: () => this.#restored(),
      ended: (end) => this.#wireEnded(end),
    })
    const wording = () => forLanguage(this.language).calls.voice
    const send = (event: RealtimeClientEvent) => this.#wires.send(event)
    this.#listening = new Listening(deps.audio, send)
    this.#responses = new Responses(send, () => void this.#finish('broken'))
    this.#deeds = new Deeds({
      receipts: deps.before.receipts ?? [],
      timers,
      send,
      run: (call, signal) => deps.run(call, { ...this.#transcript.lastTurn, language: this.language }, signal),
      language: () => this.language,
      wire: () => this.#wires.count,
      ask: () => this.#ask(),
      say: (words) => this.#responses.want({ params: exactly(words) }),
      isSlow: () => this.#responses.want({ params: exactly(wording().oneMoment), isIdle: true }),
      leave: (end, isSaid) => this.#leave(end, isSaid || end === 'transfer' ? undefined : { params: GOODBYE }),
      rest: () => this.#rest(),
    })
    this.#keys = new Keys(timers, (keys) => this.#pressed(keys))
    this.#patience = new Patience({
      timers,
      responses: this.#responses,
      wording,
      giveUp: (lastWords) => this.#leave('silence', lastWords),
      drop: () => this.#wires.drop(),
    })
    this.#leaving = new Leaving({
      timers,
      responses: this.#responses,
      afterHeard: (work) => this.#afterHeard(work),
      finish: (end) => void this.#finish(end),
    })
    const limit = limitCall(timers, {
      leave: () => this.timeIsUp(),
      finish: () => void this.#finish('limit'),
    })
    this.#cancels = [limit, timers.after(deps.greetAfterMs, () => this.#greet())]
    this.#wires.begin()
  }

  get mayInterrupt(): boolean {
    return this.#listening.mayInterrupt
  }

  /** What the caller speaks. */
  get language(): string {
    return languageOfVisitor(this.#transcript.callerWords(), this.#deps.language)
  }

  send(event: RealtimeClientEvent): void {
    if (this.#end === undefined) this.#wires.send(event)
  }

  readonly onEvent = (listener: (event: RealtimeServerEvent) => void): void => this.#tap.listen(listener)

  press(key: string): void {
    if (this.#end !== undefined) return
    this.#patience.callerSpeaks()
    this.#keys.press(key)
  }

  readonly timeIsUp = (): void =>
    this.#leave('limit', { params: exactly(forLanguage(this.language).calls.voice.timeIsUp) })

  readonly end = (ending: Ending | 'lost'): Promise<void> => this.#finish(ending)

  #take(event: RealtimeServerEvent): void {
    this.#transcript.take(event)
    this.#usage.take(event)
    if (this.#end !== undefined) return
    this.#follow(event)
    this.#responses.take(event)
    if (event.type === 'response.done') this.#responded(event.response)
    this.#tap.give(event)
  }

  #follow(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'input_audio_buffer.speech_started':
        return this.#patience.callerSpeaks()
      case 'input_audio_buffer.speech_stopped':
        // Before the greeting no answer follows by itself, after which what waits would be said.
        return this.mayInterrupt ? undefined : this.#responses.insist()
      case 'input_audio_buffer.committed':
        return this.#callerSpoke()
      case 'session.updated':
        return this.#listening.updated() ? this.#ask() : undefined
      case 'response.created':
        return this.#patience.modelBegins()
      case 'response.output_audio_transcript.delta':
        this.#listening.answered()
        return this.#patience.modelSpeaks()
      case 'response.output_audio_transcript.done':
        return this.#deeds.said(event.transcript)
    }
  }

  #callerSpoke(): void {
    this.#deeds.beginTurn()
    this.#listening.isOwed = true
    if (this.#leaving.stay()) void this.#deps.stays().catch(this.#deps.problem)
    if (this.mayInterrupt && !this.#leaving.isOn) this.#patience.awaitModel()
  }

  #pressed(keys: string): void {
    const id = `keys_${this.#transcript.count}`
    const text = `(${keys.split('').join(' ')})`
    this.#transcript.add(id, text)
    this.#callerSpoke()
    this.#wires.send(callerWrote(id, `The caller pressed these keys: ${text}`))
    if (this.#listening.isOn) this.#ask()
  }

  #greet(): void {
    const { greeting, timers } = this.#deps
    if (greeting === undefined) return this.#isBack()
    this.#cancels.push(greet(timers, this.#responses, greeting, () => this.#afterHeard(this.#isGreeted)))
  }

  #isBack(): void {
    this.#listening.open()
    this.#deeds.tell()
    this.#wires.send(note(IS_BACK))
    this.#ask()
  }

  /** Until here nobody could interrupt, and what the caller said was not answered. */
  readonly #isGreeted = (): void => {
    this.#listening.open()
    this.#rest()
  }

  /** The model is to speak, and it is waited for. */
  #ask(): void {
    if (this.#leaving.isOn || this.#end !== undefined) return
    this.#responses.want()
    this.#patience.awaitModel()
  }

  #responded(response: RealtimeResponse): void {
    for (const { id } of response.output ?? []) if (id !== undefined) this.#transcript.finish(id)
    if (this.#leaving.isOn || response.status === 'failed') return
    if (this.#deeds.take(response)) this.#patience.modelSpeaks()
  }

  /** Everything was said and done: now it is the caller's turn. */
  #rest(): void {
    this.#afterHeard(() => {
      const isBusy = this.#responses.isBusy || this.#deeds.isWorking || this.#leaving.isOn
      if (this.mayInterrupt && !isBusy) this.#patience.awaitCaller()
    })
  }

  #lost(): void {
    const isUnknown = this.#transcript.lose()
    this.#patience.stop()
    // What is being done is told when it is done.
    const isOwed = this.#listening.isOwed && !this.#deeds.isWorking
    this.#listening.isOwed = false
    const answer = isUnknown ? { params: exactly(forLanguage(this.language).calls.voice.sayAgain) } : {}
    this.#responses.restart(isOwed ? answer : undefined)
  }

  #restored(): void {
    this.#listening.restart()
    this.#deeds.tell()
    this.#responses.resume()
    if (this.#responses.isBusy) this.#patience.awaitModel()
    else this.#rest()
  }

  #wireEnded(end: WireEnd): void {
    this.#transcript.lose()
    void this.#finish(this.#deps.audio === 'browser' ? OF_BROWSER[end] : 'broken')
  }

  /** Hangs up, after these words if there are any, once everything was heard. */
  #leave(end: VoiceEnd, lastWords: Wanted | undefined): void {
    if (this.#leaving.isOn || this.#end !== undefined) return
    this.#patience.stop()
    this.#leaving.begin(end, lastWords)
  }

  #afterHeard(work: () => void): void {
    void within(this.#deps.timers, HEARD_MS, this.#deps.carrier.heard()).then(() => this.#end === undefined && work())
  }

  async #finish(end: VoiceEnd): Promise<void> {
    if (this.#end !== undefined) return void (await this.ended)
    this.#end = end
    this.#deps.ending(end)
    for (const part of [this.#patience, this.#keys, this.#deeds, this.#leaving]) part.stop()
    for (const cancel of this.#cancels) cancel()
    const settled = [within(this.#deps.timers, WORDS_MS, this.#transcript.settled())]
    await Promise.allSettled([...settled, within(this.#deps.timers, DEEDS_MS, this.#deeds.settled())])
    this.#wires.close()
    await this.#deps.over(end, { wasSpoken: !this.#transcript.isEmpty, usage: this.#usage })
    this.#deps.carrier.release(end)
    this.#over.resolve(end)
  }
}
