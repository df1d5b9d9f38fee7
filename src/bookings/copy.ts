import { and, eq, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DAY } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { slotReservations } from './booking/slot-reservations/tables.ts'
import { calendarConnections, externalBusy } from './calendars/tables.ts'
import { bookings, resources, serviceResources, services } from './tables.ts'

interface Copying {
  database: Database
  from: string
  /** The hidden copy, which has none of these rows yet. */
  to: string
  now: Date
}

type Row = Record<string, unknown>

/** Later ones are in nobody's way within an exam. */
const AHEAD_MS = 90 * DAY
/** Rows of one transaction, so that none is long. */
const BATCH = 200

/**
 * Copies what bookings are offered from: services, resources, taken and busy times. Names, contacts and notes of clients stay
 * behind, and so do the accounts of calendars.
 */
export async function copyOffer(copying: Copying): Promise<void> {
  const soon = new Date(copying.now.getTime() + AHEAD_MS)
  const coming = ({ startAt, endAt }: typeof bookings | typeof slotReservations | typeof externalBusy) =>
    and(gt(endAt, copying.now), lt(startAt, soon))
  const copiedServices = await copyRows(copying, services, isNull(services.deletedAt))
  const copiedResources = await copyRows(copying, resources, isNull(resources.deletedAt))
  const kept = new Set([...copiedServices, ...copiedResources].map(({ id }) => id))
  const isOfResource = ({ resourceId }: Row) => kept.has(resourceId)
  const isOffered = (row: Row) => kept.has(row['serviceId']) && isOfResource(row)
  await copyRows(copying, serviceResources, undefined, { only: isOffered })
  const confirmed = and(eq(bookings.status, 'confirmed'), coming(bookings))
  const copied = await copyRows(copying, bookings, confirmed, { only: isOffered, change: NOBODY })
  const taken = new Set(copied.map(({ id }) => id))
  await copyRows(copying, slotReservations, and(isNotNull(slotReservations.bookingId), coming(slotReservations)), {
    only: (row) => isOffered(row) && taken.has(row['bookingId']),
  })
  await copyRows(copying, calendarConnections, undefined, { only: isOfResource, change: WITHOUT_ACCOUNT })
  await copyRows(copying, externalBusy, coming(externalBusy), { only: isOfResource })
}

const NOBODY = {
  clientName: '–',
  clientEmail: null,
  clientPhone: null,
  notes: null,
  leadId: null,
  visitorId: null,
  sourceId: null,
}

/** A connection in this state is neither read nor written, and closes nobody's day. */
const WITHOUT_ACCOUNT = { status: 'unauthorized', settings: {}, secret: null, state: {}, lease: null, blocking: false }

interface Choice {
  only?: (row: Row) => boolean
  /** Fields that a copied row has instead. */
  change?: Row
}

async function copyRows(
  { database, from, to }: Copying,
  table: PgTable,
  where: SQL | undefined,
  { only = () => true, change }: Choice = {},
): Promise<Row[]> {
  // Each of the copied tables has this column.
  const { tenantId } = table as typeof services
  const isOwn = and(eq(tenantId, from), where)
  const found = await database.tenant(from, (tx) => tx.select().from(table).where(isOwn))
  const rows = found.filter(only).map((row) => ({ ...row, ...change, tenantId: to }))
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    await database.tenant(to, (tx) => tx.insert(table).values(batch))
  }
  return rows
}
