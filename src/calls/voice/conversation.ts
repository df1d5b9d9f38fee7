import type { RealtimeClientEvent, RealtimeResponse, RealtimeServerEvent } from 'openai/resources/realtime/realtime'
import { within } from '../../core/timers.ts'
import { languageOfVisitor } from '../../models/builtin/index.ts'
import type { WireEnd } from '../../models/index.ts'
import type { Ending } from '../states.ts'
import type { CarriedCall } from './carried-call.ts'
import { Deeds } from './deeds.ts'
import { callerWrote, exactly, GOODBYE, openEars } from './events.ts'
import { Keys } from './keys.ts'
import { Leaving } from './leaving.ts'
import { Patience } from './patience.ts'
import { phrasesOf, type Phrases } from './phrases.ts'
import { Responses, type Wanted } from './responses.ts'
import type { VoiceConversation, VoiceEnd } from './session.ts'
import { DEEDS_MS, GOODBYE_MS, GREETING_WAITS_MS, HEARD_MS, LONGEST_CALL_MS, WORDS_MS } from './times.ts'
import { Transcript } from './transcript.ts'
import { Usage } from './usage.ts'
import { Wires } from './wires.ts'

/** One call's conversation with a voice model: what is said, done, kept and taken back, whoever carries the audio. */
export class Conversation implements VoiceConversation {
  readonly ended: Promise<VoiceEnd>
  mayInterrupt = false
  readonly #deps: CarriedCall
  readonly #wires: Wires
  readonly #responses: Responses
  readonly #transcript: Transcript
  readonly #deeds: Deeds
  readonly #usage = new Usage()
  readonly #keys: Keys
  readonly #leaving: Leaving
  readonly #patience: Patience
  readonly #cancels: (() => void)[] = []
  readonly #resolve: (end: VoiceEnd) => void
  #unseen: RealtimeServerEvent[] = []
  #listener: ((event: RealtimeServerEvent) => void) | undefined
  #end: VoiceEnd | undefined
  /** The model answers by itself. It learns a moment later than we that the greeting was heard. */
  #isListening = false
  /** The caller's last words, or what was pressed, got no answer yet. */
  #isUnanswered = false

  constructor(deps: CarriedCall) {
    const { timers, reopen } = (this.#deps = deps)
    const { promise, resolve } = Promise.withResolvers<VoiceEnd>()
    this.ended = promise
    this.#resolve = resolve
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
    const send = (event: RealtimeClientEvent): void => this.#wires.send(event)
    this.#responses = new Responses(send, () => void this.#finish('broken'))
    this.#deeds = new Deeds({
      timers,
      send,
      run: (call, signal) => deps.run(call, { ...this.#transcript.lastTurn, language: this.language }, signal),
      language: () => this.language,
      wire: () => this.#wires.count,
      ask: () => this.#ask(),
      say: (words) => this.#responses.want({ params: exactly(words) }),
      isSlow: () => this.#responses.want({ params: exactly(this.#phrases.oneMoment), isIdle: true }),
      leave: (end, isSaid) => this.#leave(end, isSaid || end === 'transfer' ? undefined : { params: GOODBYE }),
      rest: () => this.#rest(),
    })
    this.#keys = new Keys(timers, (keys) => this.#pressed(keys))
    this.#patience = new Patience({
      timers,
      responses: this.#responses,
      phrases: () => this.#phrases,
      giveUp: (lastWords) => this.#leave('silence', lastWords),
      drop: () => this.#wires.drop(),
    })
    this.#leaving = new Leaving({
      timers,
      responses: this.#responses,
      afterHeard: (work) => this.#afterHeard(work),
      finish: (end) => void this.#finish(end),
    })
    this.#cancels.push(timers.after(LONGEST_CALL_MS, () => this.#timeIsUp()))
    this.#cancels.push(timers.after(deps.greetAfterMs, () => this.#greet()))
    this.#wires.begin()
  }

  /** What the caller speaks, where that is clear. */
  get language(): string {
    return languageOfVisitor(this.#transcript.callerWords(), this.#deps.language)
  }

  get #phrases(): Phrases {
    return phrasesOf(this.language)
  }

  send(event: RealtimeClientEvent): void {
    if (this.#end === undefined) this.#wires.send(event)
  }

  onEvent(listener: (event: RealtimeServerEvent) => void): void {
    this.#listener = listener
    for (const event of this.#unseen.splice(0)) listener(event)
  }

  press(key: string): void {
    if (this.#end !== undefined) return
    this.#patience.callerSpeaks()
    this.#keys.press(key)
  }

  end(ending: Ending): Promise<void> {
    return this.#finish(ending)
  }

  #take(event: RealtimeServerEvent): void {
    this.#transcript.take(event)
    this.#usage.take(event)
    if (this.#end !== undefined) return
    this.#follow(event)
    this.#responses.take(event)
    if (event.type === 'response.done') this.#responded(event.response)
    if (this.#listener === undefined) this.#unseen.push(event)
    else this.#listener(event)
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
        return this.#listens()
      case 'response.created':
        return this.#patience.modelBegins()
      case 'response.output_audio_transcript.delta':
        this.#isUnanswered &&= !this.#isListening
        return this.#patience.modelSpeaks()
      case 'response.output_audio_transcript.done':
        return this.#deeds.said(event.transcript)
    }
  }

  #callerSpoke(): void {
    this.#deeds.beginTurn()
    this.#isUnanswered = true
    if (this.#leaving.stay()) void this.#deps.stays().catch(this.#deps.problem)
    if (this.mayInterrupt && !this.#leaving.isOn) this.#patience.awaitModel()
  }

  #pressed(keys: string): void {
    const id = `keys_${this.#transcript.count}`
    const text = `(${keys.split('').join(' ')})`
    this.#transcript.add(id, text)
    this.#callerSpoke()
    this.#wires.send(callerWrote(id, `The caller pressed these keys: ${text}`))
    if (this.#isListening) this.#ask()
  }

  #greet(): void {
    const { greeting } = this.#deps
    if (greeting === undefined) return this.#isGreeted()
    const stopWaiting = this.#deps.timers.after(GREETING_WAITS_MS, () => this.#responses.insist())
    this.#cancels.push(stopWaiting)
    const done = (): void => {
      stopWaiting()
      this.#afterHeard(() => this.#isGreeted())
    }
    this.#responses.want({ params: exactly(greeting), done })
  }

  /** Until here nobody could interrupt, and what the caller said was not answered. */
  #isGreeted(): void {
    if (this.mayInterrupt || this.#end !== undefined) return
    this.mayInterrupt = true
    this.#wires.send(openEars(this.#deps.audio))
    this.#rest()
  }

  #listens(): void {
    if (this.#isListening || !this.mayInterrupt) return
    this.#isListening = true
    if (this.#isUnanswered) this.#ask()
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
    const isOwed = this.#isUnanswered && !this.#deeds.isWorking
    this.#isUnanswered = false
    const answer = isUnknown ? { params: exactly(this.#phrases.sayAgain) } : {}
    this.#responses.restart(isOwed ? answer : undefined)
  }

  #restored(): void {
    this.#isListening = false
    if (this.mayInterrupt) this.#wires.send(openEars(this.#deps.audio))
    this.#deeds.tell()
    this.#responses.resume()
    if (this.#responses.isBusy) this.#patience.awaitModel()
    else this.#rest()
  }

  #wireEnded(end: WireEnd): void {
    this.#transcript.lose()
    // A browser that hangs up ends the provider's call, and with it the wire.
    const ofBrowser = { closed: 'caller', expired: 'limit', broken: 'broken' } as const
    void this.#finish(this.#deps.audio === 'browser' ? ofBrowser[end] : 'broken')
  }

  #timeIsUp(): void {
    this.#responses.clear()
    // Whoever is taking leave already, and then speaks on, does not stay for ever.
    this.#cancels.push(this.#deps.timers.after(GOODBYE_MS, () => void this.#finish('limit')))
    this.#leave('limit', { params: exactly(this.#phrases.timeIsUp) })
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
    const { timers } = this.#deps
    const words = within(timers, WORDS_MS, this.#transcript.settled())
    await Promise.allSettled([words, within(timers, DEEDS_MS, this.#deeds.settled())])
    this.#wires.close()
    await this.#deps.over(end, { wasSpoken: !this.#transcript.isEmpty, usage: this.#usage })
    this.#deps.carrier.release(end)
    this.#resolve(end)
  }
}
