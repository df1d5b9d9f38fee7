import { and, arrayContains, asc, desc, eq, gte, isNull, lt, ne } from 'drizzle-orm'
import { afterEvery } from '../../core/pagination.ts'
import type { Tx } from '../../db/database.ts'
import type { BookingRow } from '../booking/repository.ts'
import { bookings, resources } from '../tables.ts'
import { calendarFeeds } from './tables.ts'

export type FeedRow = Omit<typeof calendarFeeds.$inferSelect, 'tenantId' | 'hash'>

const columns = {
  id: calendarFeeds.id,
  name: calendarFeeds.name,
  resourceId: calendarFeeds.resourceId,
  createdAt: calendarFeeds.createdAt,
}

export const feedsRepository = {
  /** Newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('feed'), limit }: { before: string | undefined; limit: number },
  ): Promise<FeedRow[]> {
    return tx
      .select(columns)
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.tenantId, tenantId), lt(calendarFeeds.id, before)))
      .orderBy(desc(calendarFeeds.id))
      .limit(limit)
  },

  count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(calendarFeeds, eq(calendarFeeds.tenantId, tenantId))
  },

  async insert(
    tx: Tx,
    tenantId: string,
    values: { id: string; name: string | null; resourceId: string | null; hash: string; createdAt: Date },
  ): Promise<FeedRow> {
    const [row] = await tx
      .insert(calendarFeeds)
      .values({ tenantId, ...values })
      .returning(columns)
    return row!
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .delete(calendarFeeds)
      .where(and(eq(calendarFeeds.tenantId, tenantId), eq(calendarFeeds.id, id)))
      .returning({ id: calendarFeeds.id })
    return rows.length > 0
  },

  /** Over all tenants: only the token identifies its tenant. */
  async findByHash(tx: Tx, hash: string): Promise<{ tenantId: string; resourceId: string | null } | undefined> {
    const [row] = await tx
      .select({ tenantId: calendarFeeds.tenantId, resourceId: calendarFeeds.resourceId })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.hash, hash))
    return row
  },

  /** Undefined for a deleted one. */
  async resourceName(tx: Tx, tenantId: string, resourceId: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ name: resources.name })
      .from(resources)
      .where(and(eq(resources.tenantId, tenantId), eq(resources.id, resourceId), isNull(resources.deletedAt)))
    return row?.name
  },

  /** Bookings that start at or after `since`, by start, without cancelled ones. */
  entries(
    tx: Tx,
    tenantId: string,
    { resourceId, since, limit }: { resourceId: string | null; since: Date; limit: number },
  ): Promise<BookingRow[]> {
    const isOf = resourceId === null ? undefined : arrayContains(bookings.resourceIds, [resourceId])
    return tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.tenantId, tenantId), gte(bookings.startAt, since), ne(bookings.status, 'cancelled'), isOf))
      .orderBy(asc(bookings.startAt), asc(bookings.id))
      .limit(limit)
  },
}
