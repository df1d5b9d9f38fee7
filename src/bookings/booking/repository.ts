import { and, asc, desc, eq, gt, gte, ilike, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { afterEvery } from '../../core/pagination.ts'
import { DAY } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import { bookings, bookingChanges } from '../tables.ts'

export type BookingRow = Omit<typeof bookings.$inferSelect, 'tenantId'>
type BookingStatus = BookingRow['status']
export type BookingSource = BookingRow['source']

export type BookingChange = Partial<Omit<BookingRow, 'id' | 'createdAt' | 'updatedAt' | 'version'>>

export interface BookingFilter {
  status?: BookingStatus | undefined
  /** Earliest start … */
  from?: Date | undefined
  /** … latest start, exclusive. */
  to?: Date | undefined
  resourceId?: string | undefined
  serviceId?: string | undefined
  clientEmail?: string | undefined
  /** Part of the name, the e-mail address, the phone number or the notes, whatever its case. */
  q?: string | undefined
}

/** Either one is sufficient. */
export interface Contact {
  email?: string | null | undefined
  phone?: string | null | undefined
}

const columns = {
  id: bookings.id,
  serviceId: bookings.serviceId,
  serviceName: bookings.serviceName,
  resourceId: bookings.resourceId,
  resourceName: bookings.resourceName,
  resourceIds: bookings.resourceIds,
  partySize: bookings.partySize,
  startAt: bookings.startAt,
  endAt: bookings.endAt,
  timeZone: bookings.timeZone,
  localStart: bookings.localStart,
  visitorTimeZone: bookings.visitorTimeZone,
  status: bookings.status,
  clientName: bookings.clientName,
  clientEmail: bookings.clientEmail,
  clientPhone: bookings.clientPhone,
  notes: bookings.notes,
  locale: bookings.locale,
  source: bookings.source,
  sourceId: bookings.sourceId,
  visitorId: bookings.visitorId,
  leadId: bookings.leadId,
  icalSequence: bookings.icalSequence,
  version: bookings.version,
  cancelledAt: bookings.cancelledAt,
  cancelReason: bookings.cancelReason,
  createdAt: bookings.createdAt,
  updatedAt: bookings.updatedAt,
}

const isOf = (tenantId: string) => eq(bookings.tenantId, tenantId)
const isBooking = (tenantId: string, id: string) => and(isOf(tenantId), eq(bookings.id, id))
const isUpcoming = (tenantId: string, now: Date) =>
  and(isOf(tenantId), eq(bookings.status, 'confirmed'), gt(bookings.endAt, now))
const takes = (resourceId: string) => sql`${resourceId} = any (${bookings.resourceIds})`

function mentions(words: string): SQL | undefined {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const fields = [bookings.clientName, bookings.clientEmail, bookings.clientPhone, bookings.notes]
  return or(...fields.map((field) => ilike(field, pattern)))
}

export const bookingsRepository = {
  /** Newest first. */
  list(
    tx: Tx,
    tenantId: string,
    filter: BookingFilter,
    { before = afterEvery('bkg'), limit }: { before: string | undefined; limit: number },
  ): Promise<BookingRow[]> {
    const { status, from, to, resourceId, serviceId, clientEmail, q } = filter
    const conditions: (SQL | undefined)[] = [
      status && eq(bookings.status, status),
      from && gte(bookings.startAt, from),
      to && lt(bookings.startAt, to),
      resourceId === undefined ? undefined : takes(resourceId),
      serviceId === undefined ? undefined : eq(bookings.serviceId, serviceId),
      clientEmail === undefined ? undefined : eq(bookings.clientEmail, clientEmail),
      q === undefined ? undefined : mentions(q),
    ]
    return tx
      .select(columns)
      .from(bookings)
      .where(and(isOf(tenantId), lt(bookings.id, before), ...conditions))
      .orderBy(desc(bookings.id))
      .limit(limit)
  },

  /** Those that touch the range and are not cancelled, earliest first. */
  touching(tx: Tx, tenantId: string, { from, to }: { from: Date; to: Date }): Promise<BookingRow[]> {
    // The check of reservations bounds a booking to three days, and the bound on the start lets an index find it.
    const first = new Date(from.getTime() - 3 * DAY)
    const isThen = and(gt(bookings.startAt, first), lt(bookings.startAt, to), gt(bookings.endAt, from))
    return tx
      .select(columns)
      .from(bookings)
      .where(and(isOf(tenantId), isThen, ne(bookings.status, 'cancelled')))
      .orderBy(asc(bookings.startAt), asc(bookings.id))
  },

  async findById(tx: Tx, tenantId: string, id: string): Promise<BookingRow | undefined> {
    const [row] = await tx.select(columns).from(bookings).where(isBooking(tenantId, id))
    return row
  },

  /** Locks the row until the transaction ends. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<BookingRow | undefined> {
    const [row] = await tx.select(columns).from(bookings).where(isBooking(tenantId, id)).for('update')
    return row
  },

  /** Newest first; empty without a contact. */
  async ofContact(tx: Tx, tenantId: string, { email, phone }: Contact): Promise<BookingRow[]> {
    const own = [email && eq(bookings.clientEmail, email), phone && eq(bookings.clientPhone, phone)].filter(
      (condition) => typeof condition === 'object' && condition !== null,
    )
    if (own.length === 0) return []
    return tx
      .select(columns)
      .from(bookings)
      .where(and(isOf(tenantId), or(...own)))
      .orderBy(desc(bookings.id))
      .limit(500)
  },

  /** Newest first. */
  ofVisitor(tx: Tx, tenantId: string, visitorId: string): Promise<BookingRow[]> {
    return tx
      .select(columns)
      .from(bookings)
      .where(and(isOf(tenantId), eq(bookings.visitorId, visitorId)))
      .orderBy(desc(bookings.id))
      .limit(20)
  },

  /** Ends of the visitor's open bookings, earliest first. */
  async openEndsOf(tx: Tx, tenantId: string, visitorId: string, now: Date): Promise<Date[]> {
    const rows = await tx
      .select({ endAt: bookings.endAt })
      .from(bookings)
      .where(and(isUpcoming(tenantId, now), eq(bookings.visitorId, visitorId)))
      .orderBy(asc(bookings.endAt))
    return rows.map(({ endAt }) => endAt)
  },

  /** Earliest first. */
  upcoming(tx: Tx, tenantId: string, now: Date): Promise<BookingRow[]> {
    const where = isUpcoming(tenantId, now)
    return tx.select(columns).from(bookings).where(where).orderBy(asc(bookings.startAt), asc(bookings.id))
  },

  /** Earliest first. */
  upcomingOfResource(tx: Tx, tenantId: string, resourceId: string, now: Date): Promise<BookingRow[]> {
    const where = and(isUpcoming(tenantId, now), takes(resourceId))
    return tx.select(columns).from(bookings).where(where).orderBy(asc(bookings.startAt), asc(bookings.id))
  },

  /** Earliest first. */
  upcomingOfService(tx: Tx, tenantId: string, serviceId: string, now: Date): Promise<BookingRow[]> {
    const where = and(isUpcoming(tenantId, now), eq(bookings.serviceId, serviceId))
    return tx.select(columns).from(bookings).where(where).orderBy(asc(bookings.startAt), asc(bookings.id))
  },

  async insert(tx: Tx, tenantId: string, row: BookingRow): Promise<void> {
    await tx.insert(bookings).values({ tenantId, ...row })
  },

  /** Compare-and-swap on the version; undefined for an outdated one. */
  async update(
    tx: Tx,
    tenantId: string,
    { id, version }: Pick<BookingRow, 'id' | 'version'>,
    change: BookingChange & { updatedAt: Date },
  ): Promise<BookingRow | undefined> {
    const [row] = await tx
      .update(bookings)
      .set({ ...change, version: version + 1 })
      .where(and(isBooking(tenantId, id), eq(bookings.version, version)))
      .returning(columns)
    return row
  },

  /** Over all tenants: confirmed bookings that ended before, which become completed in a transaction per tenant. */
  ended(tx: Tx, before: Date, limit: number): Promise<{ tenantId: string; id: string }[]> {
    return tx
      .select({ tenantId: bookings.tenantId, id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.status, 'confirmed'), lt(bookings.endAt, before)))
      .orderBy(asc(bookings.endAt))
      .limit(limit)
  },
}

/** Reassigns bookings after a merge of leads. */
export async function moveToLead(tx: Tx, tenantId: string, from: string, into: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ leadId: into })
    .where(and(isOf(tenantId), eq(bookings.leadId, from)))
}

export type HistoryRow = Omit<typeof bookingChanges.$inferSelect, 'tenantId' | 'bookingId'>

export const historyRepository = {
  async insert(tx: Tx, tenantId: string, bookingId: string, row: HistoryRow): Promise<void> {
    await tx.insert(bookingChanges).values({ tenantId, bookingId, ...row })
  },

  /** Oldest first. */
  list(tx: Tx, tenantId: string, bookingId: string): Promise<HistoryRow[]> {
    return tx
      .select({
        version: bookingChanges.version,
        action: bookingChanges.action,
        actor: bookingChanges.actor,
        changes: bookingChanges.changes,
        reason: bookingChanges.reason,
        at: bookingChanges.at,
      })
      .from(bookingChanges)
      .where(and(eq(bookingChanges.tenantId, tenantId), eq(bookingChanges.bookingId, bookingId)))
      .orderBy(asc(bookingChanges.version))
  },
}
