import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { sha256 } from '../core/secrets.ts'
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { TooManyRequests } from '../errors.ts'
import { beforeAct } from '../plugins/audit/index.ts'
import { sentInvitations as sent } from './tables.ts'

const WINDOW_MS = DAY
const MAX_OF_TENANT = 20
/** Across all tenants: the recipient asked for none of them. */
const MAX_TO_RECIPIENT = 3
const MIN_GAP_MS = 10 * MINUTE

/** Limits on invitations, counted by rows: they hold across restarts and processes. */
export interface InvitationLimits {
  /** Counts an invitation before it is queued; returns the id for `takeBack`. @throws TooManyRequests */
  count(tenantId: string, email: string): Promise<string>
  /** Uncounts an invitation that was not sent. */
  takeBack(tenantId: string, id: string): Promise<void>
  sweep(): Promise<void>
}

export function createInvitationLimits(database: Database, clock: Clock): InvitationLimits {
  return {
    count: (tenantId, email) =>
      // A system transaction, because the limit per recipient spans all tenants. The act is the invitation, not its count.
      beforeAct(() =>
        database.system(async (tx) => {
          const now = clock.now()
          const recipientHash = sha256(email)
          await lock(tx, tenantId, recipientHash)
          const refusals = await refusalsOf(tx, { tenantId, recipientHash, now })
          const [longest] = refusals.toSorted((a, b) => b.until - a.until)
          if (longest !== undefined) throw tooMany(longest, now)
          const id = newId('inv')
          await tx.insert(sent).values({ tenantId, id, recipientHash, sentAt: now })
          return id
        }),
      ),
    async takeBack(tenantId, id) {
      await beforeAct(() =>
        database.tenant(tenantId, (tx) => tx.delete(sent).where(and(eq(sent.tenantId, tenantId), eq(sent.id, id)))),
      )
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - WINDOW_MS)
      await database.system((tx) => tx.delete(sent).where(lt(sent.sentAt, before)))
    },
  }
}

/** The tenant's lock always comes first, so two tenants that invite the same people cannot deadlock. */
async function lock(tx: Tx, tenantId: string, recipientHash: string): Promise<void> {
  for (const key of [`invitations of ${tenantId}`, `invitations to ${recipientHash}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

interface Refusal {
  reason: string
  /** Earliest time of the next invitation, in milliseconds. */
  until: number
}

async function refusalsOf(
  tx: Tx,
  { tenantId, recipientHash, now }: { tenantId: string; recipientHash: string; now: Date },
): Promise<Refusal[]> {
  const since = new Date(now.getTime() - WINDOW_MS)
  const times = async (whose: ReturnType<typeof eq>) => {
    const rows = await tx
      .select({ tenantId: sent.tenantId, sentAt: sent.sentAt })
      .from(sent)
      .where(and(whose, gt(sent.sentAt, since)))
      .orderBy(sent.sentAt)
    return rows.map((row) => ({ isOwn: row.tenantId === tenantId, at: row.sentAt.getTime() }))
  }
  const ofTenant = await times(eq(sent.tenantId, tenantId))
  const toRecipient = await times(eq(sent.recipientHash, recipientHash))
  const last = toRecipient.findLast(({ isOwn }) => isOwn)
  return [
    {
      reason: `Your team has sent ${MAX_OF_TENANT} invitations in the last 24 hours`,
      until: (ofTenant.at(-MAX_OF_TENANT)?.at ?? -WINDOW_MS) + WINDOW_MS,
    },
    {
      reason: `This address was invited ${MAX_TO_RECIPIENT} times in the last 24 hours`,
      until: (toRecipient.at(-MAX_TO_RECIPIENT)?.at ?? -WINDOW_MS) + WINDOW_MS,
    },
    { reason: 'This address was invited a moment ago', until: (last?.at ?? -MIN_GAP_MS) + MIN_GAP_MS },
  ].filter(({ until }) => until > now.getTime())
}

function tooMany({ reason, until }: Refusal, now: Date): TooManyRequests {
  const waitMs = until - now.getTime()
  return new TooManyRequests(waitMs / SECOND, reason, `Try again in ${inWords(waitMs)}.`)
}

function inWords(ms: number): string {
  const [count, unit] = ms > 2 * HOUR ? [Math.ceil(ms / HOUR), 'hours'] : [Math.ceil(ms / MINUTE), 'minutes']
  return count === 1 ? 'a minute' : `${count} ${unit}`
}
