import { setTimeout as sleep } from 'node:timers/promises'
import type { Attending } from '../../attendance.ts'
import type { CallConversations } from '../../conversation.ts'
import type { CallProgress } from '../../progress.ts'
import type { CallRow } from '../../repository.ts'
import type { CallTalk } from '../../text-conversation.ts'
import type { Ending } from '../../states.ts'
import { voicemailFor } from '../../greeting.ts'
import { CarrierRefusal, CarrierUnavailable, type Carrier } from '../carrier.ts'
import { Callee, type Heard } from './callee.ts'
import { behaviourOf } from './numbers.ts'

/** Rejects when `signal` aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface SimulatedCarrierDeps {
  progress: CallProgress
  talk: CallTalk
  conversations: CallConversations
  /** See `app.calls.attend`. */
  attend(tenantId: string, id: string, attending: Attending): () => void
  log: { error(details: object, message: string): void }
  /** Tests shorten it. */
  pause?: Pause
}

const realPause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal })

/**
 * The carrier without a provider: no phone rings. The callee follows a script, while the tenant's own assistant does
 * all the talking, noting and booking. A call lives in the process that dialled it.
 */
export function createSimulatedCarrier({ pause = realPause, ...deps }: SimulatedCarrierDeps): Carrier {
  const running = new Map<string, SimulatedRun>()
  let isStopped = false

  const start = (call: CallRow): SimulatedRun => {
    const run = new SimulatedRun({ ...deps, pause }, call)
    running.set(call.id, run)
    void forgetAtEnd(run, call.id)
    return run
  }
  const forgetAtEnd = async (run: SimulatedRun, id: string): Promise<void> => {
    await run.ended
    running.delete(id)
  }

  return {
    isSimulated: true,

    async dial(call) {
      // The process is stopping, so the next process dials this call.
      if (isStopped) throw new CarrierUnavailable('The process is stopping')
      const behaviour = behaviourOf(call.phoneNumber)
      if (behaviour.type === 'refused')
        throw new CarrierRefusal(behaviour.reason, 'The simulated line refuses this number')
      // The dialling work stops slightly later than the carrier.
      if (isStopped) throw new CarrierUnavailable('The process ends')
      const { providerId } = running.get(call.id) ?? start(call)
      return { providerId }
    },

    /** A call that died with its process can be dialled again, because no phone rang. */
    findDialled: async ({ id }) => {
      const run = running.get(id)
      return run === undefined ? undefined : { providerId: run.providerId }
    },

    hangUp: async ({ id }) => running.get(id)?.hangUp(),

    async transfer({ id }) {
      const run = running.get(id)
      if (run === undefined) throw new CarrierRefusal('lost', 'This call does not go on here')
      run.transfer()
    },

    lookUp: async ({ id }) => {
      const run = running.get(id)
      return { status: run === undefined ? 'unknown' : run.isAnswered ? 'in_progress' : 'ringing' }
    },

    async stop() {
      isStopped = true
      await Promise.all([...running.values()].map((run) => run.stop()))
    },
  }
}

type RunDeps = SimulatedCarrierDeps & { pause: Pause }

/** Short enough to try out: a whole call takes 3 to 8 seconds. */
const RING_MS = 700
const NO_ANSWER_MS = 2_500
const LISTEN_MS = 600
const SPEAK_MS = 400
/** Time until the beep, plus the message itself. */
const MESSAGE_MS = 3_000
const IMPATIENCE_MS = 1_500

class SimulatedRun {
  readonly providerId: string
  /** Resolves at the end of the call. Never rejects. */
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

  /** Takes effect once the current words were heard. */
  transfer(): void {
    this.#isTransferred = true
  }

  async hangUp(): Promise<void> {
    await this.stop()
    const { tenantId, id } = this.#call
    if (this.isAnswered) await this.#deps.progress.hungUp(tenantId, id, { ending: 'api' })
    else await this.#deps.progress.failed(tenantId, id, 'canceled')
  }

  /** Ends without a report. */
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
    // `dial` resolves first, so that the states come in order.
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
    await progress.said(tenantId, id, {
      role: 'agent',
      text: voicemailFor({ call: this.#call, tenant, language }),
      band: 'talk',
    })
    await this.#pause(MESSAGE_MS)
    await this.#over('voicemail')
  }

  async #converse(hangsUp: boolean): Promise<void> {
    const { talk, conversations } = this.#deps
    const { tenantId, id } = this.#call
    const { facts, language } = await conversations.of(tenantId, id)
    const callee = new Callee({
      language,
      name: this.#call.clientName,
      tables: facts.tables,
      about: this.#call.customPrompt,
    })
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

  /** The assistant's answer; undefined if the callee hangs up in the middle of it. */
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
