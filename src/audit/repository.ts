import { and, desc, eq, getTableColumns, gte, lt, or, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import { auditEntries } from '../plugins/audit/index.ts'

const { tenantId: _, ...columns } = getTableColumns(auditEntries)

export type AuditRow = Omit<typeof auditEntries.$inferSelect, 'tenantId'>

interface AuditFilter {
  /** Id of a user or key, or a kind of actor. */
  actor: string | undefined
  action: string | undefined
  /** Lowest id, inclusive. */
  from: string
  /** Upper bound of ids, exclusive. */
  before: string
  limit: number
}

/** Entries are kept for this long: two yearly reviews can still look at the year between them. */
const KEPT_DAYS = 400

export const auditRepository = {
  /** Newest first. */
  list(tx: Tx, tenantId: string, { actor, action, from, before, limit }: AuditFilter): Promise<AuditRow[]> {
    const isActor =
      actor === undefined ? undefined : or(eq(auditEntries.actorId, actor), sql`${auditEntries.actorKind} = ${actor}`)
    return tx
      .select(columns)
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.tenantId, tenantId),
          isActor,
          action === undefined ? undefined : eq(auditEntries.action, action),
          gte(auditEntries.id, from),
          lt(auditEntries.id, before),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .execute()
  },
}

/** Over all tenants, for the sweep: entries are kept equally long for each. */
export async function forgetOldEntries(database: Database): Promise<void> {
  await database.system((tx) =>
    tx
      .delete(auditEntries)
      .where(sql`${auditEntries.at} < now() - make_interval(days => ${sql.raw(String(KEPT_DAYS))})`),
  )
}
