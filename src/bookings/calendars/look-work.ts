import { backoffSeconds, type WorkSource } from '../../core/leased-work.ts'
import { SECOND } from '../../core/time.ts'
import { claimLooks, giveBackLook, type LookJob } from './claim.ts'
import { failureOf, type CalendarFailure } from './failure.ts'
import { lookAt, RETRY, type LookDeps } from './look.ts'
import { storeFailure } from './look-store.ts'

export interface LookWorkDeps extends LookDeps {
  concurrency: number
  log: { error(details: object, message: string): void }
}

const TIMEOUT_MS = 90 * SECOND

/** Looks at calendars as leased work: when one fails, what was found before stays, and it is tried again later and later. */
export function createLookWork(deps: LookWorkDeps): WorkSource<LookJob> {
  const { database, clock, log } = deps
  return {
    name: 'calendars',
    concurrency: deps.concurrency,
    timeoutMs: TIMEOUT_MS,
    claim: (limit, lease) => claimLooks(database, limit, lease),
    run: (job, signal) => lookAt(deps, job, signal),
    async fail(job, error) {
      const failure = failureOf(error)
      if (failure.reason === 'internal')
        log.error({ err: error, connection_id: job.connectionId }, 'A calendar could not be looked at')
      const nextInS = waitAfter(failure, job.attempts)
      const outcome = { reason: failure.reason, now: clock.now(), nextInS }
      await database.tenant(job.tenantId, (tx) => storeFailure(tx, job, outcome))
    },
    release: (job) => giveBackLook(database, job),
  }
}

/** @param attempts failures before this one */
export function waitAfter({ retryAfterS }: CalendarFailure, attempts: number): number {
  const own = backoffSeconds(attempts + 1, RETRY.firstS, RETRY.mostS)
  return retryAfterS === undefined ? own : Math.min(Math.max(retryAfterS, 1), RETRY.mostS)
}
