import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { afterEvery } from '../../core/pagination.ts'
import type { Tx } from '../../db/database.ts'
import { resources } from '../tables.ts'
import { calendarConnections as connections, calendarMirrors as mirrors, type ConnectionSettings } from './tables.ts'

/** A connection without its secret. */
export type ConnectionRow = Pick<
  typeof connections.$inferSelect,
  | 'id'
  | 'provider'
  | 'resourceId'
  | 'settings'
  | 'blocking'
  | 'closeAfterHours'
  | 'status'
  | 'error'
  | 'failingSince'
  | 'checkedAt'
  | 'ignoredEvents'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** Number of bookings whose event was deleted there. */
  removedBookings: string[]
}

export type Provider = ConnectionRow['provider']

interface NewConnection {
  id: string
  provider: Provider
  resourceId: string
  settings: ConnectionSettings
  secret: string | null
  blocking: boolean
  closeAfterHours: number
  status: 'unauthorized' | 'pending'
}

export interface ConnectionChange {
  settings?: ConnectionSettings
  /** Sealed JSON. */
  secret?: string | null
  blocking?: boolean
  closeAfterHours?: number
}

const MAX_REMOVED = 50

const columns = {
  id: connections.id,
  provider: connections.provider,
  resourceId: connections.resourceId,
  settings: connections.settings,
  blocking: connections.blocking,
  closeAfterHours: connections.closeAfterHours,
  status: connections.status,
  error: connections.error,
  failingSince: connections.failingSince,
  checkedAt: connections.checkedAt,
  ignoredEvents: connections.ignoredEvents,
  createdAt: connections.createdAt,
  updatedAt: connections.updatedAt,
  removedBookings: sql<string[]>`array(
    select ${mirrors.bookingId} from ${mirrors}
    where ${mirrors.tenantId} = ${connections.tenantId} and ${mirrors.connectionId} = ${connections.id}
      and ${mirrors.removedAt} is not null
    order by ${mirrors.bookingId} desc limit ${sql.raw(String(MAX_REMOVED))})`,
}

const isConnection = (tenantId: string, id: string) => and(eq(connections.tenantId, tenantId), eq(connections.id, id))

export const connectionsRepository = {
  /** Newest first. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('cal'), limit }: { before: string | undefined; limit: number },
  ): Promise<ConnectionRow[]> {
    return tx
      .select(columns)
      .from(connections)
      .where(and(eq(connections.tenantId, tenantId), lt(connections.id, before)))
      .orderBy(desc(connections.id))
      .limit(limit)
  },

  count(tx: Tx, tenantId: string): Promise<number> {
    return tx.$count(connections, eq(connections.tenantId, tenantId))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<ConnectionRow | undefined> {
    const [row] = await tx.select(columns).from(connections).where(isConnection(tenantId, id))
    return row
  },

  /** Sealed secret, for changes that keep it. */
  async findSecret(tx: Tx, tenantId: string, id: string): Promise<string | null> {
    const [row] = await tx.select({ secret: connections.secret }).from(connections).where(isConnection(tenantId, id))
    return row?.secret ?? null
  },

  async hasResource(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const [row] = await tx
      .select({ deletedAt: resources.deletedAt })
      .from(resources)
      .where(and(eq(resources.tenantId, tenantId), eq(resources.id, id)))
    return row !== undefined && row.deletedAt === null
  },

  async insert(tx: Tx, tenantId: string, row: NewConnection): Promise<void> {
    await tx.insert(connections).values({ tenantId, ...row })
  },

  /** New settings make it due at once and invalidate a running lease. */
  async update(tx: Tx, tenantId: string, id: string, change: ConnectionChange): Promise<boolean> {
    const isElsewhere = change.settings !== undefined || change.secret !== undefined
    const anew = isElsewhere ? { state: {}, attempts: 0, dueAt: sql`now()`, lease: null } : {}
    const rows = await tx
      .update(connections)
      .set({ ...change, ...anew, updatedAt: sql`now()` })
      .where(isConnection(tenantId, id))
      .returning({ id: connections.id })
    return rows.length > 0
  },

  /** Stores the refresh token and makes it due. */
  async authorize(tx: Tx, tenantId: string, id: string, secret: string): Promise<void> {
    await tx
      .update(connections)
      .set({
        secret,
        status: 'pending',
        error: null,
        attempts: 0,
        dueAt: sql`now()`,
        lease: null,
        updatedAt: sql`now()`,
      })
      .where(isConnection(tenantId, id))
  },

  /** Makes it due now, or again after a running sync. */
  async makeDue(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx
      .update(connections)
      .set({
        dueAt: sql`case when ${connections.lease} is null then now() else ${connections.dueAt} end`,
        syncAgain: sql`${connections.lease} is not null`,
      })
      .where(isConnection(tenantId, id))
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx.delete(connections).where(isConnection(tenantId, id)).returning({ id: connections.id })
    return rows.length > 0
  },
}
