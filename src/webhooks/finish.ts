import { createBatch } from '../core/batch.ts'
import { SECOND } from '../core/time.ts'
import { BY_INDEX, preparedSql, type Database } from '../db/database.ts'
import type { Outcome } from './attempt.ts'
import type { DeliveryJob } from './lease.ts'
import type { Plan } from './retry-schedule.ts'

/** A finished attempt and its delivery's next state. */
export interface Finished {
  job: DeliveryJob
  outcome: Outcome
  plan: Plan
}

/** Two writers, so that one waits for the disk while the next batch fills. */
const BATCHES = { max: 200, writers: 2 }

/**
 * Stores the outcomes of many attempts in one statement, fenced by the lease: a late finisher changes nothing. Retries for an
 * endpoint disabled meanwhile are skipped.
 */
const endTries = preparedSql(
  'webhooks_finish',
  `with r as materialized (
     select r.*, e.enabled from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[],
       $7::timestamptz[], $8::int[], $9::int[], $10::text[], $11::text[])
     as r (tenant_id, id, endpoint_id, lease, status, delay, at, response_status, duration_ms, error, response_body)
     cross join lateral (select e.enabled from webhook_endpoints e where e.tenant_id = r.tenant_id and e.id = r.endpoint_id offset 0) e
   ), ended as (
     update webhook_deliveries d set
       status = case when r.status = 'pending' and not r.enabled then 'skipped' else r.status end,
       finished_at = case when r.status = 'pending' and r.enabled then null else now() end,
       due_at = now() + make_interval(secs => r.delay),
       lease = null, tries = d.tries + 1, attempts = d.attempts + 1
     from r where d.tenant_id = r.tenant_id and d.id = r.id and d.lease = r.lease
     returning d.tenant_id, d.id, d.attempts, r.at, r.response_status, r.duration_ms, r.error, r.response_body
   )
   insert into webhook_attempts (tenant_id, delivery_id, number, at, response_status, duration_ms, error, response_body)
   select * from ended`,
)

const settings = preparedSql('webhooks_finish_settings', `select ${BY_INDEX}`)

/** Retries during a database outage until the lease expires. */
export function createFinisher(database: Database, leaseMs: number): (finished: Finished) => Promise<void> {
  return createBatch((batch) => writeAll(database, batch), { ...BATCHES, retryForMs: leaseMs })
}

async function writeAll(database: Database, batch: Finished[]): Promise<void> {
  const column = <T>(of: (finished: Finished) => T): T[] => batch.map(of)
  const values = [
    column(({ job }) => job.tenantId),
    column(({ job }) => job.id),
    column(({ job }) => job.endpointId),
    column(({ job }) => job.lease),
    column(({ plan }) => plan.status),
    column(({ plan }) => Math.round(plan.delayS * SECOND) / SECOND),
    column(({ outcome }) => outcome.at.toISOString()),
    column(({ outcome }) => outcome.responseStatus),
    column(({ outcome }) => outcome.durationMs),
    column(({ outcome }) => outcome.error),
    column(({ outcome }) => outcome.responseBody),
  ]
  await database.systemOnce((tx) => Promise.all([settings(tx, []), endTries(tx, values)]))
}
