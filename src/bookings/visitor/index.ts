import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import { calendarRoute, feedRoutes } from '../feeds/routes.ts'
import { createFeedService } from '../feeds/service.ts'
import { bookingsRepository, type BookingRow } from '../booking/repository.ts'
import { createLinks } from './links.ts'
import { manageRoutes } from './manage-routes.ts'
import { createManage } from './manage.ts'
import { createNotices } from './notices.ts'
import { createReminderWork } from './reminders.ts'
import { createVisitorBookings } from './visitor-bookings.ts'

interface VisitorOptions {
  baseUrl: string
  clock: Clock
}

/** Links to the page on which a visitor sees, moves and cancels a booking. */
export interface BookingLinks {
  /** Creates `{BASE_URL}/b/{token}` in the caller's transaction; its calendar entry is at `/appointment.ics` below. */
  make(tx: Tx, tenantId: string, booking: BookingRow): Promise<string>
}

declare module 'fastify' {
  interface FastifyInstance {
    bookingLinks: BookingLinks
  }
}

/** Outgoing information about bookings: mails with invitations, reminders, the visitor's page, calendar feeds. */
async function bookingVisitorsPlugin(app: FastifyInstance, { baseUrl, clock }: VisitorOptions): Promise<void> {
  const { database, events, mail, notify, tenants, queue, visitors, log } = app
  const links = createLinks(database, clock)
  app.decorate('bookingLinks', {
    make: async (tx, tenantId, booking) => `${baseUrl}/b/${await links.make(tx, tenantId, booking, 'by_page')}`,
  })
  const notices = createNotices({ bookings: bookingsRepository, tenants, mail, notify, links, baseUrl, clock })
  events.listen(notices)
  const { remind } = notices
  queue.add(createReminderWork({ database, clock, bookings: bookingsRepository, remind, wake: mail.wake, log }))
  app.sweep('links of old bookings', () => links.sweep())

  const bookings = createVisitorBookings({
    database,
    mail,
    bookings: app.bookings,
    rows: bookingsRepository,
    links,
    visitors,
  })
  await app.register(manageRoutes, { manage: createManage({ links, bookings, tenants, clock, baseUrl }) })
  const feeds = createFeedService({ database, tenants, clock, baseUrl })
  feedRoutes(app, feeds)
  calendarRoute(app, feeds)
}

export const bookingVisitors = fp(bookingVisitorsPlugin, {
  name: 'booking-visitors',
  dependencies: [
    'bookings',
    'database',
    'events',
    'mail',
    'notify',
    'queue',
    'retention',
    'tenants',
    'identity',
    'limits',
    'visitors',
  ],
})
