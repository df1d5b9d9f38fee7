import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { savedReplies } from './tables.ts'

const { tenantId: _, ...columns } = getTableColumns(savedReplies)

export type SavedReply = Omit<typeof savedReplies.$inferSelect, 'tenantId'>

/** Maximum saved replies; nobody could choose from more. */
const MAX_REPLIES = 200

const isReply = (tenantId: string, id: string) => and(eq(savedReplies.tenantId, tenantId), eq(savedReplies.id, id))

export type SavedReplyService = ReturnType<typeof createSavedReplies>

/** Texts that the team writes again and again, kept with the business. */
export function createSavedReplies(database: Database) {
  return {
    /** Newest first. */
    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<SavedReply>> {
      const before = decodeCursor(cursor)
      const isOwn = eq(savedReplies.tenantId, tenantId)
      const rows = await database.tenant(tenantId, (tx) =>
        tx
          .select(columns)
          .from(savedReplies)
          .where(before === undefined ? isOwn : and(isOwn, lt(savedReplies.id, before)))
          .orderBy(desc(savedReplies.id))
          .limit(limit + 1),
      )
      return pageOf(rows, limit)
    },

    /** @throws Conflict when the business has 200 */
    async create(tx: Tx, tenantId: string, { title, text }: Pick<SavedReply, 'title' | 'text'>): Promise<SavedReply> {
      if ((await tx.$count(savedReplies, eq(savedReplies.tenantId, tenantId))) >= MAX_REPLIES)
        throw new Conflict(`There are ${MAX_REPLIES} saved replies; delete one that is not used`)
      const [row] = await tx
        .insert(savedReplies)
        .values({ tenantId, id: newId('rpl'), title, text })
        .returning(columns)
      return row!
    },

    /** Every reply of the business. */
    all: (tx: Tx, tenantId: string): Promise<SavedReply[]> =>
      tx.select(columns).from(savedReplies).where(eq(savedReplies.tenantId, tenantId)).limit(MAX_REPLIES).execute(),

    /** @throws NotFound */
    async update(
      tenantId: string,
      id: string,
      change: { title?: string | undefined; text?: string | undefined },
    ): Promise<SavedReply> {
      const [row] = await database.tenant(tenantId, (tx) =>
        tx
          .update(savedReplies)
          .set({ ...change, updatedAt: sql`now()` })
          .where(isReply(tenantId, id))
          .returning(columns),
      )
      if (row === undefined) throw new NotFound()
      return row
    },

    /** @throws NotFound */
    async remove(tenantId: string, id: string): Promise<void> {
      const removed = await database.tenant(tenantId, (tx) =>
        tx.delete(savedReplies).where(isReply(tenantId, id)).returning({ id: savedReplies.id }),
      )
      if (removed.length === 0) throw new NotFound()
    },
  }
}
