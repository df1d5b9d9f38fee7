import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { newId } from '../../../core/ids.ts'
import { sha256 } from '../../../core/secrets.ts'
import { MINUTE } from '../../../core/time.ts'
import type { Database, Tx } from '../../../db/database.ts'
import type { Slot } from '../../offer/slots.ts'
import { bookingHolds } from './tables.ts'

const HOLD_MS = 5 * MINUTE

export type HoldRow = Omit<typeof bookingHolds.$inferSelect, 'tenantId'>

/** A hold with its token, which is shown only once. */
export interface Hold {
  id: string
  token: string
  expiresAt: Date
}

export function newHold(now: Date): Hold {
  const expiresAt = new Date(now.getTime() + HOLD_MS)
  return { id: newId('hold'), token: `ht_${randomBytes(24).toString('base64url')}`, expiresAt }
}

const isHold = (tenantId: string, id: string) => and(eq(bookingHolds.tenantId, tenantId), eq(bookingHolds.id, id))

interface NewHoldOf {
  serviceId: string
  slot: Pick<Slot, 'start' | 'end'>
  partySize: number
  holderId: string | null
  now: Date
}

export const holdsRepository = {
  /** Live holds of the holder, earliest expiry first; locked, so parallel requests of one holder are serialised. */
  async lockOfHolder(
    tx: Tx,
    tenantId: string,
    holderId: string,
    now: Date,
  ): Promise<Pick<HoldRow, 'id' | 'expiresAt'>[]> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holder:${tenantId}:${holderId}`}, 0))`)
    const isIts = and(eq(bookingHolds.tenantId, tenantId), eq(bookingHolds.holderId, holderId))
    return tx
      .select({ id: bookingHolds.id, expiresAt: bookingHolds.expiresAt })
      .from(bookingHolds)
      .where(and(isIts, gt(bookingHolds.expiresAt, now)))
      .orderBy(asc(bookingHolds.expiresAt))
  },

  async insert(
    tx: Tx,
    tenantId: string,
    { id, token, expiresAt }: Hold,
    { serviceId, slot, partySize, holderId, now }: NewHoldOf,
  ): Promise<void> {
    const span = { startAt: new Date(slot.start), endAt: new Date(slot.end) }
    const row = { id, serviceId, tokenHash: sha256(token), holderId, partySize, ...span, expiresAt, createdAt: now }
    await tx.insert(bookingHolds).values({ tenantId, ...row })
  },

  /** Locks the row until the transaction ends; undefined for an expired hold. */
  async lockByToken(tx: Tx, tenantId: string, token: string, now: Date): Promise<HoldRow | undefined> {
    const [row] = await tx
      .select()
      .from(bookingHolds)
      .where(
        and(
          eq(bookingHolds.tenantId, tenantId),
          eq(bookingHolds.tokenHash, sha256(token)),
          gt(bookingHolds.expiresAt, now),
        ),
      )
      .for('update')
    return row
  },

  /** Id of a live hold. */
  async idByToken(tx: Tx, tenantId: string, token: string, now: Date): Promise<string | undefined> {
    const isIt = and(eq(bookingHolds.tenantId, tenantId), eq(bookingHolds.tokenHash, sha256(token)))
    const [row] = await tx
      .select({ id: bookingHolds.id })
      .from(bookingHolds)
      .where(and(isIt, gt(bookingHolds.expiresAt, now)))
    return row?.id
  },

  /** Reservations are deleted by foreign key; those already transferred to a booking remain. */
  async remove(tx: Tx, tenantId: string, id: string, holderId?: string): Promise<boolean> {
    const isHolders = holderId === undefined ? undefined : eq(bookingHolds.holderId, holderId)
    const rows = await tx
      .delete(bookingHolds)
      .where(and(isHold(tenantId, id), isHolders))
      .returning({ expiresAt: bookingHolds.expiresAt })
    return rows.length > 0
  },
}

/** Over all tenants, for the sweep: deletes long expired holds; those that blocked a booking went earlier. */
export async function forgetExpiredHolds(database: Database, now: Date): Promise<void> {
  await database.system((tx) => tx.delete(bookingHolds).where(lt(bookingHolds.expiresAt, now)))
}
