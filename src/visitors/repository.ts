import { and, arrayOverlaps, count, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { visitorActs, visitorWarnings } from './tables.ts'

export type ActRow = typeof visitorActs.$inferSelect
type ActKind = ActRow['kind']

const isRecent = (tenantId: string, kind: ActKind, since: Date) =>
  and(eq(visitorActs.tenantId, tenantId), eq(visitorActs.kind, kind), gt(visitorActs.createdAt, since))

export const visitorActsRepository = {
  /** Advisory locks until the transaction ends: concurrent checks under the same names wait, so counts stay valid. */
  async lock(tx: Tx, tenantId: string, names: string[]): Promise<void> {
    for (const name of [...new Set(names)].toSorted())
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor acts:${tenantId}:${name}`}, 0))`)
  },

  /** Acts of this visitor and of its addresses, newest first. */
  near(
    tx: Tx,
    tenantId: string,
    kind: ActKind,
    { visitorId, addresses, since }: { visitorId: string; addresses: string[]; since: Date },
  ): Promise<ActRow[]> {
    const isOfAddress = addresses.length === 0 ? undefined : arrayOverlaps(visitorActs.addresses, addresses)
    return tx
      .select()
      .from(visitorActs)
      .where(and(isRecent(tenantId, kind, since), or(eq(visitorActs.visitorId, visitorId), isOfAddress)))
      .orderBy(desc(visitorActs.createdAt))
  },

  async countOfTenant(tx: Tx, tenantId: string, kind: ActKind, since: Date): Promise<number> {
    const [row] = await tx
      .select({ count: count() })
      .from(visitorActs)
      .where(isRecent(tenantId, kind, since))
    return row?.count ?? 0
  },

  /** Start of the act with `newer` newer ones. */
  async momentOf(
    tx: Tx,
    tenantId: string,
    kind: ActKind,
    { since, newer }: { since: Date; newer: number },
  ): Promise<Date | undefined> {
    const [row] = await tx
      .select({ at: visitorActs.createdAt })
      .from(visitorActs)
      .where(isRecent(tenantId, kind, since))
      .orderBy(desc(visitorActs.createdAt))
      .offset(newer)
      .limit(1)
    return row?.at
  },

  async insert(tx: Tx, tenantId: string, act: Omit<typeof visitorActs.$inferInsert, 'tenantId'>): Promise<void> {
    await tx.insert(visitorActs).values({ ...act, tenantId })
  },

  async ofCall(tx: Tx, tenantId: string, callId: string): Promise<ActRow | undefined> {
    const [row] = await tx
      .select()
      .from(visitorActs)
      .where(and(eq(visitorActs.tenantId, tenantId), eq(visitorActs.kind, 'call'), eq(visitorActs.callId, callId)))
    return row
  },

  /** False when a warning was sent since then. */
  async mayWarn(tx: Tx, tenantId: string, { now, since }: { now: Date; since: Date }): Promise<boolean> {
    const rows = await tx
      .insert(visitorWarnings)
      .values({ tenantId, toldAt: now })
      .onConflictDoUpdate({
        target: visitorWarnings.tenantId,
        set: { toldAt: now },
        setWhere: lt(visitorWarnings.toldAt, since),
      })
      .returning({ tenantId: visitorWarnings.tenantId })
    return rows.length > 0
  },

  /** Over all tenants, for the sweep: acts are kept equally long for each. */
  async removeBefore(tx: Tx, before: Date): Promise<void> {
    await tx.delete(visitorActs).where(lt(visitorActs.createdAt, before))
  },
}
