import type { Analysis, Receipt, Transcript } from '../conversation/index.ts'
import { backoffSeconds, type WorkSource } from '../core/leased-work.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import { actionsOf } from './actions.ts'
import { captureCaller, type CallLeads } from './caller-lead.ts'
import type { LiveCalls } from './live.ts'
import { lineRepository as lines, type CallLine } from './transcript-repository.ts'
import { completedEvent } from './event-payloads.ts'
import { actionRepository as deeds } from './action-repository.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'
import { workRepository as work, type CallJob } from './work-repository.ts'

interface AnalysisDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
  leads: CallLeads
  live: Pick<LiveCalls, 'wake'>
  clock: Clock
  /** Built in, when `isBuiltIn` or when the model does not answer in time. */
  analyse(transcript: Transcript, options: { isBuiltIn: boolean; signal: AbortSignal }): Promise<Analysis>
  languageOf(tenantId: string): Promise<string | undefined>
  isEmbedded: boolean
  log: { error(details: object, message: string): void }
}

/** So long after the end a model is waited for (api.md §4). */
const MODEL_MS = 20 * SECOND
const RETRY = { firstS: 2, mostS: 600 }

/**
 * What a call came to, as leased work: sentiment, summary, intent, actions and lead are written, the call is `completed` and
 * `call.completed` is published, in one transaction and once. A second try does without the model.
 */
export function createCallAnalysis(deps: AnalysisDeps): WorkSource<CallJob> {
  const { database, log } = deps
  return {
    name: 'call analysis',
    concurrency: deps.isEmbedded ? 2 : 8,
    timeoutMs: 25 * SECOND,
    claim: (limit, lease) => database.system((tx) => work.claim(tx, 'analysis', limit, lease)),
    async run(job, signal) {
      const { tenantId, id, attempts } = job
      const language = await deps.languageOf(tenantId)
      if (language === undefined) return
      const over = await database.tenant(tenantId, (tx) => readCall(tx, tenantId, id))
      if (over === undefined) return
      const late = AbortSignal.any([signal, AbortSignal.timeout(timeLeft(over.call, deps.clock))])
      const analysis = await deps.analyse(transcriptOf(over, language), { isBuiltIn: attempts > 1, signal: late })
      const row = await database.tenant(tenantId, (tx) => complete(deps, tx, job, analysis))
      if (row === undefined) return
      deps.events.wake()
      deps.live.wake(row)
    },
    async fail(job, error) {
      log.error({ err: error, call_id: job.id }, 'A call could not be analysed; trying again')
      // The second try is the built-in one's and comes at once; what fails then is ours, and is not tried without a pause.
      const seconds = job.attempts === 1 ? 0 : backoffSeconds(job.attempts - 1, RETRY.firstS, RETRY.mostS)
      await database.tenant(job.tenantId, (tx) => work.giveBack(tx, job, seconds))
    },
    release: (job) => database.tenant(job.tenantId, (tx) => work.giveBack(tx, job, 0)),
  }
}

/** What was said and done on a call. */
interface Details {
  said: CallLine[]
  done: Receipt[]
}

type Over = Details & { call: CallRow }

async function readCall(tx: Tx, tenantId: string, id: string): Promise<Over | undefined> {
  const call = await calls.find(tx, tenantId, id)
  return call && { call, ...(await readDetails(tx, tenantId, id)) }
}

async function readDetails(tx: Tx, tenantId: string, id: string): Promise<Details> {
  return { said: await lines.list(tx, tenantId, id), done: await deeds.receipts(tx, tenantId, id) }
}

function timeLeft({ hungUpAt }: CallRow, clock: Clock): number {
  const passed = hungUpAt === null ? 0 : clock.now().getTime() - hungUpAt.getTime()
  return Math.min(MODEL_MS, Math.max(0, MODEL_MS - passed))
}

function transcriptOf({ call, said, done }: Over, language: string): Transcript {
  return {
    language,
    messages: said.map(({ role, text }) => ({ role: role === 'user' ? 'visitor' : 'assistant', text })),
    receipts: done,
    wasHandedOff: call.ending === 'transfer',
    bands: bandsOf(said),
  }
}

/** A model that hears and speaks by itself tells none: what it said to somebody who had spoken counts as an answer. */
function bandsOf(said: CallLine[]): (string | null)[] {
  const bands = said.flatMap(({ role, band }) => (role === 'agent' ? [band] : []))
  if (bands.some((band) => band !== null)) return bands
  const asked = said.findIndex(({ role }) => role === 'user')
  return said.map(({ role }, index) => (role === 'agent' && asked !== -1 && index > asked ? 'closest' : null))
}

/** Undefined when the lease was lost: whoever has it now completes the call. */
async function complete(
  { events, leads }: AnalysisDeps,
  tx: Tx,
  job: CallJob,
  { summary, sentiment, intent, words }: Analysis,
): Promise<CallRow | undefined> {
  const { tenantId, id } = job
  const call = await work.change(tx, job, { summary, sentiment, intent, dueAt: null, lease: null, memory: null })
  if (call === undefined) return undefined
  // Once more, now that the row is held: a voice model writes the last words down after the line is dead.
  const { said, done } = await readDetails(tx, tenantId, id)
  const { lead, isNew } = await captureCaller(leads, tx, { call, said, receipts: done, intent, words })
  const row = await calls.change(tx, tenantId, id, {
    status: 'completed',
    endedAt: call.hungUpAt,
    leadId: lead?.id ?? null,
    actions: actionsOf(call, done, isNew),
  })
  await events.publish(tx, { tenantId, event: 'call.completed', data: completedEvent(row, said, lead) })
  return row
}
