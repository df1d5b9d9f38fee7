import { backoffSeconds, type RetryDelays, type Lease, type WorkSource } from '../../core/leased-work.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Analysis, Transcript } from './analysis.ts'

/** An ended conversation leased to this process. */
export interface AnalysisJob {
  tenantId: string
  id: string
  attempts: number
  lease: string
}

/** An ended conversation as read by its channel. */
interface Over {
  transcript: Omit<Transcript, 'language'>
  /** Remaining time for a model. */
  modelMs: number
}

export interface AnalysisDeps {
  database: Database
  /** Built-in when `isBuiltIn`, or when the model does not answer in time. */
  analyse(transcript: Transcript, options: { isBuiltIn: boolean; signal: AbortSignal }): Promise<Analysis>
  languageOf(tenantId: string): Promise<string | undefined>
  isEmbedded: boolean
  log: { error(details: object, message: string): void }
}

/** A channel's operations on its ended conversations. */
interface AnalysedChannel<Read extends Over> extends Pick<
  WorkSource<AnalysisJob>,
  'name' | 'concurrency' | 'timeoutMs'
> {
  claim(tx: Tx, limit: number, lease: Lease): Promise<AnalysisJob[]>
  read(tx: Tx, tenantId: string, id: string): Promise<Read | undefined>
  /** Writes the analysis and publishes the event. Returns a callback for after the commit; undefined if the lease was lost. */
  finish(tx: Tx, job: AnalysisJob, analysis: Analysis, read: Read): Promise<(() => void) | undefined>
  /** Makes the job due again after `seconds`. */
  release(tx: Tx, job: AnalysisJob, seconds: number): Promise<void>
}

const RETRY: RetryDelays = { firstS: 2, maxS: 600 }

/**
 * Analyses ended conversations as leased work. One transaction writes summary, sentiment, intent, outcome and lead, and
 * publishes the event, exactly once. Retries do not use the model.
 */
export function createAnalysisWork<Read extends Over>(
  { database, analyse, languageOf, log }: AnalysisDeps,
  { claim, read, finish, release, ...source }: AnalysedChannel<Read>,
): WorkSource<AnalysisJob> {
  return {
    ...source,
    claim: (limit, lease) => database.system((tx) => claim(tx, limit, lease)),
    async run(job, signal) {
      const { tenantId, id, attempts } = job
      const language = await languageOf(tenantId)
      if (language === undefined) return
      const over = await database.tenant(tenantId, (tx) => read(tx, tenantId, id))
      if (over === undefined) return
      const late = AbortSignal.any([signal, AbortSignal.timeout(over.modelMs)])
      const analysis = await analyse({ ...over.transcript, language }, { isBuiltIn: attempts > 1, signal: late })
      const after = await database.tenant(tenantId, (tx) => finish(tx, job, analysis, over))
      after?.()
    },
    async fail(job, error) {
      log.error({ err: error, conversation_id: job.id }, 'A conversation could not be analysed; trying again')
      // The first retry is built-in and immediate; its failure is an internal error, so later retries back off.
      const seconds = job.attempts === 1 ? 0 : backoffSeconds(job.attempts - 1, RETRY)
      await database.tenant(job.tenantId, (tx) => release(tx, job, seconds))
    },
    release: (job) => database.tenant(job.tenantId, (tx) => release(tx, job, 0)),
  }
}
