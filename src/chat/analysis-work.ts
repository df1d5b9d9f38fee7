import type { Analysis, Receipt, Transcript } from '../conversation/index.ts'
import { backoffSeconds, type WorkSource } from '../core/leased-work.ts'
import { SECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Events } from '../plugins/events.ts'
import { actionRepository as actions } from './action-repository.ts'
import { analysisRepository as analyses, type AnalysisJob } from './analysis-repository.ts'
import { chatLeadsRepository as links } from './lead-repository.ts'
import { sessionEndedEvent } from './event-payloads.ts'
import type { MessageRow, SessionRow } from './repository.ts'
import { captureWritten, leadIn, leadOf, type ChatLeads } from './visitor-lead.ts'

interface AnalysisDeps {
  database: Database
  events: Pick<Events, 'publish' | 'wake'>
  leads: ChatLeads
  /** Built in, when `isBuiltIn` or when the model does not answer in time. */
  analyse(transcript: Transcript, options: { isBuiltIn: boolean; signal: AbortSignal }): Promise<Analysis>
  languageOf(tenantId: string): Promise<string | undefined>
  isEmbedded: boolean
  log: { error(details: object, message: string): void }
}

/** So long a model is waited for; `chat.session_ended` is out within the 20 s of api.md §4. */
const MODEL_MS = 14 * SECOND

const RETRY = { firstS: 2, mostS: 600 }

/**
 * What a conversation came to, as leased work: summary, sentiment, intent, outcome and lead are written, and
 * `chat.session_ended` is published, in one transaction and once. A second try does without the model.
 */
export function createAnalysisWork(deps: AnalysisDeps): WorkSource<AnalysisJob> {
  const { database, log } = deps
  return {
    name: 'chat analysis',
    concurrency: deps.isEmbedded ? 1 : 4,
    timeoutMs: 18 * SECOND,
    claim: (limit, { token, seconds }) => database.system((tx) => analyses.claim(tx, limit, token, seconds)),
    async run(job, signal) {
      const { tenantId, id, attempts } = job
      const language = await deps.languageOf(tenantId)
      if (language === undefined) return
      const read = await database.tenant(tenantId, (tx) => readSession(tx, tenantId, id))
      if (read === undefined) return
      const late = AbortSignal.any([signal, AbortSignal.timeout(MODEL_MS)])
      const analysis = await deps.analyse({ ...read.transcript, language }, { isBuiltIn: attempts > 1, signal: late })
      await database.tenant(tenantId, (tx) => finish(deps, tx, job, analysis, read))
      deps.events.wake()
    },
    async fail(job, error) {
      log.error({ err: error, session_id: job.id }, 'A conversation could not be analysed; trying again')
      // The second try is the built-in one's and comes at once; what fails then is ours, and is not tried without a pause.
      const seconds = job.attempts === 1 ? 0 : backoffSeconds(job.attempts - 1, RETRY.firstS, RETRY.mostS)
      await database.tenant(job.tenantId, (tx) => analyses.release(tx, job, seconds))
    },
    release: (job) => database.tenant(job.tenantId, (tx) => analyses.release(tx, job)),
  }
}

interface Ended {
  messages: MessageRow[]
  transcript: Omit<Transcript, 'language'>
}

async function readSession(tx: Tx, tenantId: string, id: string): Promise<Ended | undefined> {
  const { session, messages } = await analyses.read(tx, tenantId, id)
  if (session === undefined) return undefined
  const receipts: Receipt[] = await actions.receipts(tx, tenantId, id)
  const transcript = {
    messages: messages.map(({ role, text }) => ({ role, text })),
    receipts,
    wasHandedOff: session.handoffReason !== null || messages.some(({ role }) => role === 'person'),
    bands: await analyses.bands(tx, tenantId, id),
  }
  return { messages, transcript }
}

async function finish(
  { events, leads }: AnalysisDeps,
  tx: Tx,
  job: AnalysisJob,
  analysis: Analysis,
  read: Ended,
): Promise<void> {
  const { tenantId } = job
  const row: SessionRow | undefined = await analyses.finish(tx, job, analysis)
  // Lent to somebody else in the meantime, who writes it.
  if (row === undefined) return
  const leadId = row.leadId ?? (await leadBehind(leads, tx, row, { ...read, tenantId, words: analysis.words }))
  const data = sessionEndedEvent(row, await leadOf(leads, tx, tenantId, { leadId }))
  await events.publish(tx, { tenantId, event: 'chat.session_ended', data })
}

/** The last turn may have died after its deed, before it said whose conversation it is. */
async function leadBehind(
  leads: ChatLeads,
  tx: Tx,
  row: SessionRow,
  { tenantId, messages, transcript, words }: Ended & { tenantId: string; words: string | null },
): Promise<string | null> {
  const lead = await leadIn(leads, tx, tenantId, transcript.receipts)
  if (lead === undefined) return captureWritten(leads, tx, tenantId, row, { messages, words })
  await links.setSessionLead(tx, tenantId, row.id, lead)
  return lead
}
