import type { Database, Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { Mail } from '../../mail/index.ts'
import type { Actor } from '../tables.ts'
import type { BookingRow, bookingsRepository } from '../booking/repository.ts'
import type { Bookings } from '../booking/bookings.ts'
import type { Visitors } from '../../visitors/index.ts'
import type { Links } from './links.ts'
import type { VisitorBookings } from './manage.ts'

/** The bearer of a link, without an account. */
const VISITOR: Actor = { kind: 'visitor', id: null }

interface Deps {
  database: Pick<Database, 'tenant'>
  mail: Pick<Mail, 'prove'>
  bookings: Pick<Bookings, 'get' | 'services' | 'availability' | 'create' | 'change' | 'cancel' | 'wake'>
  rows: Pick<typeof bookingsRepository, 'lock' | 'ofContact'>
  links: Pick<Links, 'make'>
  visitors: Pick<Visitors, 'visitorOf'>
}

/** A visitor's changes of bookings, under the usual rules. */
export function createVisitorBookings({ database, mail, bookings, rows, links, visitors }: Deps): VisitorBookings {
  const changed = async <T>(
    tenantId: string,
    provenAddress: string | null,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> => {
    const done = await database.tenant(tenantId, async (tx) => {
      const worked = await work(tx)
      if (provenAddress !== null) await mail.prove(tx, tenantId, provenAddress)
      return worked
    })
    bookings.wake()
    return done
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

    async isFree(tenantId, booking) {
      const { serviceId, startAt, partySize, resourceId } = booking
      const service = await serviceOf(bookings, tenantId, booking)
      if (service === undefined || !service.active) return false
      const to = new Date(startAt.getTime() + 1)
      const slots = await bookings
        .availability(tenantId, { serviceId, from: startAt, to, partySize, resourceId })
        // The person was deleted.
        .catch((error: unknown) => (error instanceof NotFound ? [] : Promise.reject(error)))
      return slots.length > 0
    },

    again(tenantId, booking, { provenAddress, addresses }) {
      const { serviceId, resourceId, startAt: start, partySize, clientName, clientEmail, clientPhone } = booking
      const { notes, visitorTimeZone: timeZone, locale, source } = booking
      const client = { clientName, clientEmail, clientPhone, notes, timeZone, locale }
      const visitor = visitors.visitorOf(tenantId, booking.visitorId ?? booking.id, addresses)
      return changed(tenantId, provenAddress, async (tx) => {
        // A button that is pressed twice books once.
        await rows.lock(tx, tenantId, booking.id)
        const own = await rows.ofContact(tx, tenantId, { email: clientEmail, phone: clientPhone })
        const wanted = { serviceId, resourceId, start, partySize, ...client }
        const made =
          own.find((one) => isSame(one, booking)) ??
          (await bookings.create(tx, tenantId, wanted, { source, actor: VISITOR, visitor }))
        return links.make(tx, tenantId, made, provenAddress === null ? 'by_page' : 'by_mail')
      })
    },
  }
}

/** True for a confirmed booking of the same service and time, for the same name. */
function isSame(one: BookingRow, { serviceId, startAt, clientName }: BookingRow): boolean {
  const isThen = one.startAt.getTime() === startAt.getTime()
  return one.status === 'confirmed' && isThen && one.serviceId === serviceId && one.clientName === clientName
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
