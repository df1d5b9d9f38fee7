import { sql } from 'drizzle-orm'
import { DAY, MINUTE } from '../../../core/time.ts'
import type { Tx } from '../../../db/database.ts'
import type { Slot } from '../../offer/slots.ts'
import type { ServiceRow } from '../../catalogue/repository.ts'

/** Owner of a reservation. Holds expire. */
export type Owner = { bookingId: string } | { holdId: string; expiresAt: Date }

interface NewReservation {
  owner: Owner
  service: ServiceRow
  slot: Pick<Slot, 'start' | 'end'>
  /** Seats on each resource. */
  partySize: number
}

/**
 * Reserves the seats of a party on each resource, in one statement and in sorted order, so two requests for the same resources
 * never deadlock. ON CONFLICT DO NOTHING: plain inserts that violate an exclusion constraint under contention cost minutes and
 * deadlock. False: a competitor won, and nothing is reserved.
 */
export async function reserve(
  tx: Tx,
  tenantId: string,
  resourceIds: string[],
  wanted: NewReservation,
): Promise<boolean> {
  const taken = await takeSeats(tx, tenantId, resourceIds.toSorted(), wanted)
  if (taken === resourceIds.length * wanted.partySize) return true
  if (taken > 0) await releaseReservations(tx, tenantId, idOf(wanted.owner))
  return false
}

function idOf(owner: Owner): string {
  return 'bookingId' in owner ? owner.bookingId : owner.holdId
}

/** The first free seats of each resource; of a class, those who ask take turns (`lockStart`). */
async function takeSeats(
  tx: Tx,
  tenantId: string,
  ids: string[],
  { owner, service, slot, partySize }: NewReservation,
): Promise<number> {
  const { capacity, bufferBeforeMinutes: before, bufferAfterMinutes: after } = service
  const key = `${service.id} ${slot.start} ${slot.end}`
  const [bookingId, holdId] = 'bookingId' in owner ? [owner.bookingId, null] : [null, owner.holdId]
  const expiresAt = 'expiresAt' in owner ? owner.expiresAt.toISOString() : null
  const { rowCount } = await tx.execute(sql`
    insert into booking_claims (tenant_id, owner_id, resource_id, booking_id, hold_id, service_id, slot, unit, start_at, end_at,
      busy_from, busy_until, expires_at)
    select ${tenantId}, ${idOf(owner)}, resource, ${bookingId}, ${holdId}, ${service.id}, ${key}, seat.number,
      ${at(slot.start)}::timestamptz, ${at(slot.end)}::timestamptz,
      ${at(slot.start - before * MINUTE)}::timestamptz, ${at(slot.end + after * MINUTE)}::timestamptz, ${expiresAt}::timestamptz
    from unnest(${sql.param(ids)}::text[]) resource cross join lateral (
      select s.number from generate_series(0, ${capacity}::int - 1) s(number)
      where not exists (
        select from booking_claims c where c.tenant_id = ${tenantId} and c.resource_id = resource
        and c.busy_from > ${at(slot.start - 3 * DAY)}::timestamptz and c.start_at = ${at(slot.start)}::timestamptz
        and c.slot = ${key} and c.unit = s.number)
      order by s.number limit ${partySize}
    ) seat
    order by resource, seat.number
    on conflict do nothing`)
  return rowCount ?? 0
}

function at(ms: number): string {
  return new Date(ms).toISOString()
}

export async function reservedResources(tx: Tx, tenantId: string, ownerId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ resource_id: string }>(
    sql`select distinct resource_id from booking_claims where tenant_id = ${tenantId} and owner_id = ${ownerId}`,
  )
  return rows.map((row) => row.resource_id)
}

/** Transfers the hold's reservations to the booking, without a gap. */
export async function convertReservations(
  tx: Tx,
  tenantId: string,
  holdId: string,
  bookingId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ resource_id: string }>(sql`
    update booking_claims set owner_id = ${bookingId}, booking_id = ${bookingId}, hold_id = null, expires_at = null
    where tenant_id = ${tenantId} and owner_id = ${holdId} returning resource_id`)
  return [...new Set(rows.map((row) => row.resource_id))]
}

export async function releaseReservations(tx: Tx, tenantId: string, ownerId: string): Promise<void> {
  await tx.execute(sql`delete from booking_claims where tenant_id = ${tenantId} and owner_id = ${ownerId}`)
}

/** Serialises bookings of services with a daily maximum; two in parallel would both count the last place as free. */
export async function lockService(tx: Tx, tenantId: string, { id, maximumPerDay }: ServiceRow): Promise<void> {
  if (maximumPerDay === null) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`service:${tenantId}:${id}`}, 0))`)
}

/** Serialises bookings of one start of a class; parties in parallel would each take seats that the other needs. */
export async function lockStart(tx: Tx, tenantId: string, { id, capacity }: ServiceRow, start: Date): Promise<void> {
  if (capacity === 1) return
  const key = `start:${tenantId}:${id}:${start.getTime()}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Deletes expired holds; skips those locked by another transaction. */
export async function dropExpiredHolds(tx: Tx, tenantId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from booking_holds h using (
      select id from booking_holds where tenant_id = ${tenantId} and expires_at <= ${now.toISOString()}::timestamptz
      order by id for update skip locked
    ) old where h.tenant_id = ${tenantId} and h.id = old.id`)
}
