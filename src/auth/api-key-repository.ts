import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import { prepared, type Tx } from '../db/database.ts'
import { apiKeys } from './tables.ts'

export type ApiKeyRow = typeof apiKeys.$inferSelect
type NewApiKey = Omit<typeof apiKeys.$inferInsert, 'tenantId'>

/** Over all tenants: the key identifies its tenant. */
const found = prepared('api_keys_find_by_hash', (tx, name) =>
  tx
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.hash, sql.placeholder('hash')))
    .prepare(name),
)

export const apiKeysRepository = {
  async removeAll(tx: Tx, tenantId: string): Promise<void> {
    await tx.delete(apiKeys).where(eq(apiKeys.tenantId, tenantId))
  },

  /** Over all tenants: the key identifies its tenant. */
  async findByHash(tx: Tx, hash: string): Promise<ApiKeyRow | undefined> {
    const [row] = await found(tx).execute({ hash })
    return row
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<ApiKeyRow | undefined> {
    const [row] = await tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, id)))
    return row
  },

  /** Newest first; `before` is the last id of the previous page. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('key'), limit }: { before: string | undefined; limit: number },
  ): Promise<ApiKeyRow[]> {
    return tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.tenantId, tenantId), lt(apiKeys.id, before)))
      .orderBy(desc(apiKeys.id))
      .limit(limit)
      .execute()
  },

  async insert(tx: Tx, tenantId: string, values: NewApiKey): Promise<ApiKeyRow> {
    const [row] = await tx
      .insert(apiKeys)
      .values({ tenantId, ...values })
      .returning()
    return row!
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<ApiKeyRow | undefined> {
    const [row] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.id, id)))
      .returning()
    return row
  },

  async updateLastUsed(tx: Tx, tenantId: string, id: string, at: Date): Promise<void> {
    await tx
      .update(apiKeys)
      .set({ lastUsedAt: at })
      .where(
        and(
          eq(apiKeys.tenantId, tenantId),
          eq(apiKeys.id, id),
          or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, at)),
        ),
      )
  },
}
