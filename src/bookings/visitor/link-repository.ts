import { and, eq, gt, lt } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { bookingLinks } from './tables.ts'

export interface LinkOwner {
  tenantId: string
  bookingId: string
  isMailed: boolean
}

const isOf = (tenantId: string, bookingId: string) =>
  and(eq(bookingLinks.tenantId, tenantId), eq(bookingLinks.bookingId, bookingId))

export const linksRepository = {
  async insert(
    tx: Tx,
    tenantId: string,
    values: { hash: string; bookingId: string; isMailed: boolean; expiresAt: Date; createdAt: Date },
  ): Promise<void> {
    await tx.insert(bookingLinks).values({ tenantId, ...values })
  },

  /** Over all tenants: the token itself says whose it is. */
  async findByHash(tx: Tx, hash: string, now: Date): Promise<LinkOwner | undefined> {
    const [row] = await tx
      .select({
        tenantId: bookingLinks.tenantId,
        bookingId: bookingLinks.bookingId,
        isMailed: bookingLinks.isMailed,
      })
      .from(bookingLinks)
      .where(and(eq(bookingLinks.hash, hash), gt(bookingLinks.expiresAt, now)))
    return row
  },

  async extend(tx: Tx, tenantId: string, bookingId: string, expiresAt: Date): Promise<void> {
    await tx.update(bookingLinks).set({ expiresAt }).where(isOf(tenantId, bookingId))
  },

  /** True when there were any. */
  async removeOf(tx: Tx, tenantId: string, bookingId: string): Promise<boolean> {
    const removed = await tx
      .delete(bookingLinks)
      .where(isOf(tenantId, bookingId))
      .returning({ hash: bookingLinks.hash })
    return removed.length > 0
  },

  /** Over all tenants, for the sweep. */
  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.delete(bookingLinks).where(lt(bookingLinks.expiresAt, now))
  },
}
