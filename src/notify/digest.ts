import type { FastifyBaseLogger } from 'fastify'
import { backoffSeconds, LeaseLost, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { inCountry, spokenLanguage } from '../languages/index.ts'
import type { Contents, DigestNotice } from '../languages/mail.ts'
import type { Mail } from '../mail/index.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import type { Notify } from './notify.ts'
import { waitingRepository, type WaitingNotice } from './repository.ts'
import { waitingNotices } from './tables.ts'

interface DigestDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn'>
  notify: Pick<Notify, 'addressOf'>
  mail: Pick<Mail, 'send' | 'wake'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

const RETRY: RetryDelays = { firstS: 2, maxS: 60 }

/** Maximum notices listed in a mail; the others are counted. */
const MAX_LISTED = 50

/**
 * Tells a business in one mail what waited. The mail and the removal of what it tells are one transaction, so that each is told
 * once; one job tells all that is due of its tenant.
 */
export function createDigests(deps: DigestDeps): WorkSource<DigestJob> {
  const { database, clock, mail, log } = deps
  const lease = createDigestLease(clock)
  return {
    name: 'digests',
    concurrency: 1,
    timeoutMs: 20 * SECOND,
    ...lease.source(database),
    async run({ tenantId }) {
      await database.tenant(tenantId, (tx) => tell(deps, tx, tenantId))
      mail.wake()
    },
    async fail(job, error) {
      if (!(error instanceof LeaseLost)) log.warn({ err: error, tenant: job.tenantId }, 'A digest failed; trying again')
      const seconds = backoffSeconds(job.attempts, RETRY)
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, seconds))
    },
  }
}

async function tell({ tenants, notify, mail, clock }: DigestDeps, tx: Tx, tenantId: string): Promise<void> {
  const tenant = await tenants.findIn(tx, tenantId)
  const due = await waitingRepository.due(tx, tenantId, clock.now())
  if (tenant === undefined || due.length === 0) return
  const to = await notify.addressOf(tx, tenant)
  // The mail comes first: it locks the tenant's row, which a change of settings holds while it changes what waits.
  if (to !== undefined) await mail.send(tx, { tenantId, to, template: 'digest', data: digestOf(tenant, due) })
  const ids = due.map(({ id }) => id)
  // Another process told the tenant, or the settings changed meanwhile.
  if ((await waitingRepository.remove(tx, tenantId, ids)) < ids.length) throw new LeaseLost()
}

function digestOf({ name, language, country, timeZone }: Tenant, due: WaitingNotice[]): Contents['digest'] {
  const written = new Intl.DateTimeFormat(inCountry(spokenLanguage(language), country), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  // A row has the contents of its template, which two columns cannot say.
  const notices = due
    .slice(0, MAX_LISTED)
    .map(({ createdAt, template, contents }) => ({ at: written.format(createdAt), template, contents }) as DigestNotice)
  const more = due.length - notices.length
  return { business: name, count: String(due.length), more: more === 0 ? '' : String(more), notices }
}

const createDigestLease = (clock: Clock) =>
  createLease(waitingNotices, {
    key: { tenantId: waitingNotices.tenantId, id: waitingNotices.id },
    clock,
  })

type DigestJob = Claimed<ReturnType<typeof createDigestLease>>
