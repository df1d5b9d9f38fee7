import type { Database, Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Mail } from '../../mail/index.ts'
import type { Actor } from '../tables.ts'
import type { BookingRow } from '../booking/repository.ts'
import type { Bookings } from '../booking/bookings.ts'
import type { VisitorBookings } from './manage.ts'

/** The bearer of a link, without an account. */
const VISITOR: Actor = { kind: 'visitor', id: null }

interface Deps {
  database: Pick<Database, 'tenant'>
  mail: Pick<Mail, 'prove'>
  bookings: Pick<Bookings, 'get' | 'services' | 'availability' | 'change' | 'cancel' | 'wake'>
}

/** A visitor's changes of bookings, under the usual rules. */
export function createVisitorBookings({ database, mail, bookings }: Deps): VisitorBookings {
  const changed = async (tenantId: string, provenAddress: string | null, work: (tx: Tx) => Promise<unknown>) => {
    await database.tenant(tenantId, async (tx) => {
      await work(tx)
      if (provenAddress !== null) await mail.prove(tx, tenantId, provenAddress)
    })
    bookings.wake()
  }
  return {
    get: (tenantId, id) => bookings.get(tenantId, id),

    async offer(tenantId, booking, { from, to, timeZone }) {
      const service = await serviceOf(bookings, tenantId, booking)
      if (service === undefined || !service.active) return undefined
      const slots = await bookings.availability(tenantId, {
        serviceId: booking.serviceId,
        from: startOf(from, timeZone),
        to: startOf(Temporal.PlainDate.from(to).add({ days: 1 }).toString(), timeZone),
        movedBookingId: booking.id,
        maxEntries: Infinity,
        // A chosen person is kept.
        ...(service.assignment === 'chosen' ? { resourceId: booking.resourceId } : {}),
      })
      return slots.map(({ start }) => new Date(start))
    },

    move: (tenantId, id, { provenAddress, ...change }) =>
      changed(tenantId, provenAddress, (tx) => bookings.change(tx, tenantId, id, { ...change, actor: VISITOR })),

    cancel: (tenantId, id, { provenAddress, ...change }) =>
      changed(tenantId, provenAddress, (tx) => bookings.cancel(tx, tenantId, id, { ...change, actor: VISITOR })),
  }
}

/** Undefined for a deleted service. */
async function serviceOf({ services }: Pick<Bookings, 'services'>, tenantId: string, { serviceId }: BookingRow) {
  try {
    return await services.get(tenantId, serviceId)
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

function startOf(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)
}
