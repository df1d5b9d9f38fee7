import type { CallRow } from '../../repository.ts'
import type { Ending } from '../../states.ts'
import { voicemailFor } from '../../wording.ts'
import { Callee, type Heard } from './callee.ts'
import type { Pause, SimulatedLineDeps } from './carrier.ts'
import { behaviourOf } from './numbers.ts'

type RunDeps = SimulatedLineDeps & { pause: Pause }

/** A simulated call is shorter than a real one: 3 to 8 seconds in all. */
const RING_MS = 700
const NO_ANSWER_MS = 2_500
const LISTEN_MS = 600
const SPEAK_MS = 400
/** Until the beep, and the message itself. */
const MESSAGE_MS = 3_000
const IMPATIENCE_MS = 1_500

/** One call on the simulated line. */
export class SimulatedRun {
  readonly providerId: string
  /** Resolves when nothing goes on any more. Never rejects. */
  readonly ended: Promise<void>
  isAnswered = false
  #isTransferred = false
  readonly #abort = new AbortController()
  readonly #deps: RunDeps
  readonly #call: CallRow

  constructor(deps: RunDeps, call: CallRow) {
    this.#deps = deps
    this.#call = call
    this.providerId = `sim_${call.id}`
    this.ended = this.#run()
  }

  /** A person has the caller, once what is being said was heard. */
  transfer(): void {
    this.#isTransferred = true
  }

  /** By request. */
  async hangUp(): Promise<void> {
    await this.stop()
    const { tenantId, id } = this.#call
    if (this.isAnswered) await this.#deps.progress.hungUp(tenantId, id, { ending: 'api' })
    else await this.#deps.progress.failed(tenantId, id, 'canceled')
  }

  /** Goes on no more, and tells nobody. */
  async stop(): Promise<void> {
    this.#abort.abort()
    await this.ended
  }

  async #run(): Promise<void> {
    const { attend, log, progress } = this.#deps
    const { tenantId, id } = this.#call
    const leave = attend(tenantId, id, { onOver: () => this.#abort.abort() })
    try {
      await this.#pickUp()
    } catch (error) {
      if (this.#abort.signal.aborted) return
      log.error({ err: error, call: id }, 'A simulated call broke')
      await progress.failed(tenantId, id, 'provider_error').catch(() => {})
    } finally {
      leave()
    }
  }

  async #pickUp(): Promise<void> {
    const { progress } = this.#deps
    const { tenantId, id, phoneNumber } = this.#call
    const behaviour = behaviourOf(phoneNumber)
    // The dialling is answered first, so that the states come in their order.
    await this.#pause(RING_MS)
    await progress.ringing(tenantId, id, this.providerId)
    if (behaviour.type === 'fails') {
      if (behaviour.reason === 'no_answer') await this.#pause(NO_ANSWER_MS)
      await progress.failed(tenantId, id, behaviour.reason)
    } else if (behaviour.type === 'voicemail') await this.#reachVoicemail()
    else await this.#converse(behaviour.type === 'hangs_up')
  }

  async #answered(): Promise<boolean> {
    this.isAnswered = true
    const { tenantId, id } = this.#call
    return (await this.#deps.progress.answered(tenantId, id, this.providerId)) !== undefined
  }

  async #reachVoicemail(): Promise<void> {
    const { progress, conversations } = this.#deps
    const { tenantId, id } = this.#call
    const { tenant, language } = await conversations.of(tenantId, id)
    if (tenant.voice.voicemail === 'hang_up') {
      await progress.failed(tenantId, id, 'voicemail')
      return
    }
    if (!(await this.#answered())) return
    await progress.said(tenantId, id, { role: 'agent', text: voicemailFor({ tenant, language }), band: 'talk' })
    await this.#pause(MESSAGE_MS)
    await this.#over('voicemail')
  }

  async #converse(hangsUp: boolean): Promise<void> {
    const { talk, conversations } = this.#deps
    const { tenantId, id } = this.#call
    const { facts, language } = await conversations.of(tenantId, id)
    const callee = new Callee({ language, name: this.#call.clientName, tables: facts.tables })
    if (!(await this.#answered())) return
    let heard: Heard = { words: await talk.greeting(tenantId, id), isNoted: false }
    for (;;) {
      await this.#pause(LISTEN_MS)
      if (this.#isTransferred) return this.#over('transfer')
      if (await talk.isEnding(tenantId, id)) return this.#over('agent')
      const words = callee.next(heard)
      if (words === undefined) return this.#over('caller')
      await this.#pause(SPEAK_MS)
      const reply = await this.#say(words, hangsUp)
      if (reply === undefined) {
        await this.#pause(IMPATIENCE_MS)
        return this.#over('caller')
      }
      heard = { ...reply, isNoted: heard.isNoted || reply.isNoted }
    }
  }

  /** What is answered; undefined: who hangs up does not listen to the end. */
  async #say(words: string, hangsUp: boolean): Promise<Heard | undefined> {
    const { tenantId, id } = this.#call
    const heard: Heard = { words: '', isNoted: false }
    for await (const event of this.#deps.talk.answer(tenantId, id, words, this.#abort.signal)) {
      if (event.type === 'delta') heard.words += event.text
      else if (event.type === 'done') heard.isNoted = event.actions.some((action) => NOTED.has(action))
      if (hangsUp) return undefined
    }
    this.#abort.signal.throwIfAborted()
    return heard
  }

  async #over(ending: Ending): Promise<void> {
    await this.#deps.progress.hungUp(this.#call.tenantId, this.#call.id, { ending })
  }

  #pause(milliseconds: number): Promise<void> {
    return this.#deps.pause(milliseconds, this.#abort.signal)
  }
}

const NOTED: ReadonlySet<string> = new Set(['message_taken', 'lead_captured', 'booking_created'])
