import { sql } from 'drizzle-orm'
import type { Auth } from '../auth/index.ts'
import { backoffSeconds, LeaseLost, type RetryDelays, type WorkSource } from '../core/leased-work.ts'
import { MINUTE, SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import type { WeeklyFigures } from '../languages/mail.ts'
import type { Mail } from '../mail/index.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import type { FiguresService } from './figures.ts'
import { FiguresPending, hasMarksUpTo } from './rollup-work.ts'
import type { AnalyticsService } from './service.ts'
import { weeklyMails } from './tables.ts'
import { mondayOf, weeklyFigures } from './weekly-mail.ts'

interface WeeklyDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn'>
  auth: Pick<Auth, 'adminEmails'>
  mail: Pick<Mail, 'send' | 'wake'>
  figures: Pick<FiguresService, 'overview'>
  questions: Pick<AnalyticsService, 'topQuestions'>
  /** Address of the demo's owner, who gets no mail. */
  demoEmail: string
  clock: Clock
  log: { error(details: object, message: string): void }
}

const PENDING_S = 5
const RETRY: RetryDelays = { firstS: 10, maxS: (10 * MINUTE) / SECOND }

/**
 * Weekly mails as leased work. The mails, the note that they were sent and the next Monday are one transaction, so that a
 * process that dies has sent none or all, and a second one finds them sent.
 */
export function createWeeklyWork(deps: WeeklyDeps): WorkSource<WeeklyJob> {
  const { database, tenants, clock, mail } = deps
  const lease = createWeeklyLease(clock)
  return {
    name: 'weekly mails',
    concurrency: 1,
    timeoutMs: 30 * SECOND,
    ...lease.source(database),
    async run(job, signal) {
      const tenant = await database.tenant(job.tenantId, (tx) => tenants.findIn(tx, job.tenantId))
      if (tenant === undefined) return
      const now = clock.now()
      const monday = mondayOf(now, tenant.timeZone)
      const isTime = now >= monday.opens && now < monday.closes
      const isWanted = tenant.assistant.notify.weekly && (job.sentOn ?? '') < monday.date
      const content = isTime && isWanted ? await contentOf(deps, tenant, monday.week) : undefined
      signal.throwIfAborted()
      await database.tenant(job.tenantId, async (tx) => {
        // The tenant's row is locked before the work's, as in a change of settings, so that they never deadlock.
        if (content !== undefined) await sendToAdmins(deps, tx, tenant, { content, until: monday.next })
        const sent = content === undefined ? {} : { sentOn: monday.date }
        const dueAt = now < monday.opens ? monday.opens : monday.next
        if (!(await lease.finish(tx, job, { ...sent, dueAt, attempts: 0 }))) throw new LeaseLost()
      })
      if (content !== undefined) mail.wake()
    },
    async fail(job, error) {
      if (error instanceof LeaseLost) return
      const isPending = error instanceof FiguresPending
      if (!isPending) deps.log.error({ err: error, tenant_id: job.tenantId }, 'A weekly mail failed; trying again')
      const seconds = isPending ? PENDING_S : backoffSeconds(job.attempts, RETRY)
      await database.tenantOnce(job.tenantId, (tx) => lease.retry(tx, job, seconds))
    },
  }
}

/** @throws FiguresPending */
async function contentOf(
  deps: WeeklyDeps,
  tenant: Tenant,
  week: Parameters<typeof weeklyFigures>[2],
): Promise<WeeklyFigures | undefined> {
  if (await deps.database.tenant(tenant.id, (tx) => hasMarksUpTo(tx, tenant.id, week))) throw new FiguresPending()
  return weeklyFigures(deps, tenant, week)
}

async function sendToAdmins(
  { auth, mail, demoEmail }: WeeklyDeps,
  tx: Tx,
  { id: tenantId, language }: Tenant,
  { content, until }: { content: WeeklyFigures; until: Date },
): Promise<void> {
  for (const to of await auth.adminEmails(tx, tenantId)) {
    if (to === demoEmail) continue
    await mail.send(tx, { tenantId, to, language, template: 'weekly_figures', data: content, until })
  }
}

const createWeeklyLease = (clock: Clock) =>
  createLease(weeklyMails, {
    key: { tenantId: weeklyMails.tenantId },
    fields: { sentOn: weeklyMails.sentOn },
    clock,
  })

type WeeklyJob = Claimed<ReturnType<typeof createWeeklyLease>>

export const weeklyRepository = {
  /** Makes the tenant's work due; a run that goes on loses its lease, because it began with the settings of before. */
  async due(tx: Tx, tenantId: string, now: Date): Promise<void> {
    await tx
      .insert(weeklyMails)
      .values({ tenantId, dueAt: now })
      .onConflictDoUpdate({ target: weeklyMails.tenantId, set: { dueAt: now, lease: null } })
  },

  /** Over all tenants: gives new ones their work. */
  async addMissing(tx: Tx, now: Date): Promise<void> {
    await tx.execute(sql`
      insert into weekly_mails (tenant_id, due_at)
      select t.id, ${now.toISOString()}::timestamptz from tenants t
      where t.copy_of is null and not exists (select from weekly_mails w where w.tenant_id = t.id)
      on conflict do nothing`)
  },
}
