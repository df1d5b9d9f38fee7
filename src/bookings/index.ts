import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import { closedDates } from '../tenants/index.ts'
import { conflictsOfBusiness } from './booking/conflicts.ts'
import { presentConflicts } from './booking/conflict-schemas.ts'
import { completeEnded } from './booking/completion.ts'
import { forgetExpiredHolds } from './booking/slot-reservations/holds.ts'
import { moveToLead } from './booking/repository.ts'
import { resourceRoutes } from './catalogue/resource-routes.ts'
import { openDays } from './catalogue/hours-schemas.ts'
import { resourcesRepository } from './catalogue/repository.ts'
import { boardRoutes } from './board/routes.ts'
import { bookingRoutes } from './booking/routes.ts'
import { serviceRoutes } from './catalogue/service-routes.ts'
import { createBookings, type Bookings } from './booking/bookings.ts'
import { createTelling } from './booking/untold-cancellations.ts'
import { availabilityRoutes, holdRoutes } from './offer/routes.ts'
import { registerBookingTools } from './tools/index.ts'

export { conflictFields } from './booking/conflict-schemas.ts'
export { bookableOf } from './catalogue/index.ts'
export { bookingCalendars } from './calendars/index.ts'
export { ownBookingFacts } from './tools/own-bookings.ts'
export { copyOffer } from './copy.ts'
export type { CatalogueEntry } from './catalogue/index.ts'
export { createResourceBody, newResourceOf } from './catalogue/resource-schemas.ts'
export { createServiceBody, newServiceOf } from './catalogue/service-schemas.ts'
export type { NewBooking, NewHold } from './booking/creation.ts'
export { rangeOf } from './offer/date-range.ts'
export type { Hold } from './booking/slot-reservations/holds.ts'
export type { BookingRow } from './booking/repository.ts'
export {
  availabilityQuery,
  bookingReference,
  createBookingBody,
  newBookingOf,
  presentBooking,
} from './booking/schemas.ts'
export { referenceOf, type Bookings } from './booking/bookings.ts'
export {
  availabilityReply,
  createHoldBody,
  holdParams,
  holdReply,
  newHoldOf,
  presentHold,
  presentSlots,
} from './offer/schemas.ts'
export type { Slot } from './offer/slots.ts'
export { bookingVisitors, type BookingLinks } from './visitor/index.ts'
export { isToldByMail } from './visitor/visitor-mail.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bookings: Bookings
  }
}

async function bookingsPlugin(app: FastifyInstance, { clock }: { clock: Clock }): Promise<void> {
  const { database, events, leads, tenants, visitors, queue, log } = app
  const bookings = createBookings({ database, events, clock, leads, tenants, visitors })
  app.decorate('bookings', bookings)
  leads.onMerge(moveToLead)
  tenants.onClosures(async (tx, { id, business }, areHoursNew) => {
    const closures = business.closures.map(closedDates)
    const week = areHoursNew ? openDays(business.hours) : undefined
    return presentConflicts(await conflictsOfBusiness(tx, id, { closures, week, now: clock.now() }))
  })
  // A business that corrects its zone means its staff too; a resource with a zone of its own keeps it.
  tenants.addRule(async (tx, { before: { id, timeZone: from }, after: { timeZone: to } }) => {
    if (from !== to) await resourcesRepository.moveZone(tx, id, { from, to })
  })
  // A person who works when the business is open goes on to do so; a week of their own stays.
  tenants.addRule(async (tx, { before, after }) => {
    const [from, to] = [openDays(before.business.hours), openDays(after.business.hours)]
    if (!isDeepStrictEqual(from, to)) await resourcesRepository.moveWeek(tx, after.id, { from, to })
  })
  registerBookingTools(app.assistantTools, {
    database,
    bookings,
    visitors,
    tenantOf: (tenantId) => tenants.get(tenantId),
  })
  queue.add(createTelling({ database, events, clock, log }))
  app.sweep('appointments that are over', () => completeEnded({ database, events, clock }))
  app.sweep('holds that are over', () => forgetExpiredHolds(database, clock.now()))
  serviceRoutes(app, bookings.services)
  resourceRoutes(app, bookings.resources)
  availabilityRoutes(app, bookings)
  holdRoutes(app, bookings)
  bookingRoutes(app, bookings)
  boardRoutes(app, { clock })
}

export const bookings = fp(bookingsPlugin, {
  name: 'bookings',
  dependencies: [
    'database',
    'events',
    'queue',
    'idempotency',
    'retention',
    'identity',
    'limits',
    'tenants',
    'visitors',
    'leads',
    'assistant-tools',
  ],
})
