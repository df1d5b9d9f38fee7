import { forLanguage } from '../../../languages/index.ts'
import type { CallWording } from '../../../languages/wording.ts'
import type { Attending } from '../../attendance.ts'
import type { CallConversations } from '../../call-conversation.ts'
import type { CallProgress } from '../../progress.ts'
import type { CallRow } from '../../repository.ts'
import type { StaffFirst } from '../../staff-first.ts'
import type { Ending } from '../../states.ts'
import type { CallTalk } from '../../talk.ts'
import type { PutThrough, Transfers } from '../../transfers.ts'
import type { SimulatedCaller, TeamAnswer } from '../carrier.ts'
import { Callee, type Heard } from './callee.ts'
import { teamAnswerOf } from './numbers.ts'

/** Rejects when `signal` aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface LineDeps {
  progress: CallProgress
  talk: CallTalk
  conversations: CallConversations
  transfers: Transfers
  staff: StaffFirst
  /** See `app.calls.attend`. */
  attend(tenantId: string, id: string, attending: Attending): () => void
  log: { error(details: object, message: string): void }
  pause: Pause
}

/** Short enough to try out: a whole call takes 3 to 8 seconds. */
export const RING_MS = 700
const LISTEN_MS = 600
const SPEAK_MS = 400
const IMPATIENCE_MS = 1_500

interface Talked {
  wish?: SimulatedCaller['wants'] | undefined
  /** Hangs up in mid-sentence. */
  hangsUp?: boolean
  /** Said by machines, or to them, before the script begins. */
  before?: string[]
  /** The team's answer to each call for a person, in place of its numbers' own. */
  team?: TeamAnswer | undefined
}

/** One call of the simulated line: its time, its words, and the team's phones. */
export class SimulatedLine {
  readonly call: CallRow
  readonly deps: LineDeps
  readonly providerId: string
  /** Resolves at the end of the call. Never rejects. */
  readonly ended: Promise<void>
  isAnswered = false
  #isTransferred = false
  readonly #abort = new AbortController()

  constructor(deps: LineDeps, call: CallRow, work: (line: SimulatedLine) => Promise<void>) {
    this.deps = deps
    this.call = call
    this.providerId = `sim_${call.id}`
    this.ended = this.#run(work)
  }

  /** Takes effect once the current words were heard. */
  transfer(): void {
    this.#isTransferred = true
  }

  async hangUp(): Promise<void> {
    await this.stop()
    const { tenantId, id } = this.call
    if (this.isAnswered) await this.deps.progress.hungUp(tenantId, id, { ending: 'api' })
    else await this.deps.progress.failed(tenantId, id, 'canceled')
  }

  /** Ends without a report. */
  async stop(): Promise<void> {
    this.#abort.abort()
    await this.ended
  }

  async #run(work: (line: SimulatedLine) => Promise<void>): Promise<void> {
    const { attend, log, progress } = this.deps
    const { tenantId, id } = this.call
    const leave = attend(tenantId, id, { onOver: () => this.#abort.abort() })
    try {
      await work(this)
    } catch (error) {
      if (this.#abort.signal.aborted) return
      log.error({ err: error, call: id }, 'A simulated call broke')
      await progress.failed(tenantId, id, 'provider_error').catch(() => {})
    } finally {
      leave()
    }
  }

  pause(milliseconds: number): Promise<void> {
    return this.deps.pause(milliseconds, this.#abort.signal)
  }

  async answered(): Promise<boolean> {
    this.isAnswered = true
    const { tenantId, id } = this.call
    return (await this.deps.progress.answered(tenantId, id, this.providerId)) !== undefined
  }

  async over(ending: Ending): Promise<void> {
    await this.deps.progress.hungUp(this.call.tenantId, this.call.id, { ending })
  }

  async wording(): Promise<CallWording> {
    const { language } = await this.deps.conversations.of(this.call.tenantId, this.call.id)
    return forLanguage(language).calls
  }

  /** Says fixed words, and writes them to the transcript. */
  async utter(text: string): Promise<string> {
    await this.deps.progress.said(this.call.tenantId, this.call.id, { role: 'agent', text, band: 'talk' })
    return text
  }

  /** The conversation with the assistant, to the end of the call. */
  async converse({ wish, hangsUp = false, before = [], team }: Talked): Promise<void> {
    const { talk, conversations, progress } = this.deps
    const { tenantId, id, clientName, customPrompt } = this.call
    const { facts, language } = await conversations.of(tenantId, id)
    const callee = new Callee({ language, name: clientName, tables: facts.tables, about: customPrompt, wish })
    await progress.takenBy(tenantId, id, 'relay')
    let heard: Heard = { words: await talk.greeting(tenantId, id), isNoted: false, isOffered: false }
    for (;;) {
      await this.pause(LISTEN_MS)
      if (this.#isTransferred) {
        this.#isTransferred = false
        if (await this.#putThrough(team)) return
        heard = { ...heard, words: await talk.nobodyThere(tenantId, id) }
      }
      if (await talk.isEnding(tenantId, id)) return this.over('agent')
      const words = before.shift() ?? callee.next(heard)
      if (words === undefined) return this.over('caller')
      await this.pause(SPEAK_MS)
      const reply = await this.#say(words, hangsUp)
      if (reply === undefined) {
        await this.pause(IMPATIENCE_MS)
        return this.over('caller')
      }
      heard = { ...reply, isNoted: heard.isNoted || reply.isNoted }
    }
  }

  /** The assistant's answer; undefined if the callee hangs up in the middle of it. */
  async #say(words: string, hangsUp: boolean): Promise<Heard | undefined> {
    const { tenantId, id } = this.call
    const heard: Heard = { words: '', isNoted: false, isOffered: false }
    for await (const event of this.deps.talk.answer(tenantId, id, words, this.#abort.signal)) {
      if (event.type === 'delta') heard.words += event.text
      else if (event.type === 'done') heard.isNoted = event.actions.some((action) => NOTED.has(action))
      if (hangsUp) return undefined
    }
    this.#abort.signal.throwIfAborted()
    const { offeredSlots } = (await this.deps.conversations.of(tenantId, id)).call
    return { ...heard, isOffered: offeredSlots.length > 0 }
  }

  /** True when a person took the caller, and the call is over. */
  async #putThrough(team: TeamAnswer | undefined): Promise<boolean> {
    const people = await this.deps.transfers.begin(this.call)
    if (people === undefined || (await this.phones(people, team)) !== 'takes') return false
    await this.taken()
    return true
  }

  /** The phones of the team ring together. A voicemail picks up and takes nothing. */
  async phones({ numbers }: PutThrough, team: TeamAnswer | undefined): Promise<TeamAnswer> {
    await this.pause(RING_MS)
    const answers = numbers.map((number) => team ?? teamAnswerOf(number))
    if (answers.includes('takes')) return 'takes'
    await this.deps.transfers.failed(this.call)
    return answers.every((answer) => answer === 'busy') ? 'busy' : 'no_answer'
  }

  /** Reports that a person of the team took the caller by a key. */
  async taken(): Promise<void> {
    await this.deps.transfers.taken(this.call)
    await this.pause(LISTEN_MS)
    await this.over('transfer')
  }
}

const NOTED: ReadonlySet<string> = new Set(['message_taken', 'lead_captured', 'booking_created'])
