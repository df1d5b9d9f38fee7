import type { GoogleConfig } from '../../provider-config.ts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createSealer } from '../../core/secrets.ts'
import type { Clock } from '../../core/time.ts'
import { workListener } from '../../plugins/events.ts'
import { SYSTEM } from '../booking/write.ts'
import { spokenSpan } from '../spoken-time.ts'
import { createCalendarAccess } from './access.ts'
import { createAuthorization } from './authorization.ts'
import { createCalendarHttp } from './calendar-http.ts'
import { staffEntry, createWriteWork } from './write-work.ts'
import { createSyncWork } from './sync.ts'
import { recordBookingEvent } from './mirror-repository.ts'
import { createRemovalReport, type RemovalNotice, type RemovalReport } from './removals.ts'
import { createCalendarReader } from './reading/calendar-reader.ts'
import { connectionActionRoutes, connectionRoutes, consentRoutes } from './routes.ts'
import { createConnectionService } from './service.ts'

interface CalendarOptions {
  clock: Clock
  secretKey: Buffer
  baseUrl: string
  /** Undefined switches Google calendars off. */
  google: GoogleConfig | undefined
}

/** Concurrent calendars per process, because each sync may start a child process. */
const CONCURRENCY = { syncs: 2, writes: 8 }

/** External calendars of resources: busy times come in, bookings go out. */
async function bookingCalendarsPlugin(app: FastifyInstance, options: CalendarOptions): Promise<void> {
  const { database, outbound, events, queue, log } = app
  const { clock, baseUrl, google } = options
  const sealer = createSealer(options.secretKey)
  const http = createCalendarHttp(outbound)
  const open = createCalendarAccess({ http, sealer, clock, google })
  const reader = createCalendarReader()
  app.addHook('onClose', async () => reader.stop())
  const syncs = queue.add(
    createSyncWork({
      database,
      open,
      clock,
      log,
      reader,
      removals: removalReport(app),
      host: new URL(baseUrl).hostname,
      concurrency: CONCURRENCY.syncs,
    }),
  )
  const entryOf = (booking: Parameters<typeof staffEntry>[0]) => staffEntry(booking, baseUrl)
  const writes = queue.add(createWriteWork({ database, open, clock, log, entryOf, concurrency: CONCURRENCY.writes }))
  events.listen(workListener(recordBookingEvent, writes.wake))

  const wake = () => {
    syncs.wake()
    writes.wake()
  }
  const redirectUrl = `${baseUrl}/api/v1/calendar-connections/google/callback`
  const authorization = createAuthorization({ database, sealer, http, clock, google, redirectUrl, wake })
  app.sweep('consents that nobody gave', authorization.forgetOld)
  const { refusalOf } = http
  const hasGoogle = google !== undefined
  const service = createConnectionService({ database, sealer, open, clock, refusalOf, hasGoogle, wake })
  connectionRoutes(app, service, baseUrl)
  connectionActionRoutes(app, service, baseUrl)
  consentRoutes(app, authorization, baseUrl)
}

function removalReport({ auth, bookings, mail, tenants, events }: FastifyInstance): RemovalReport {
  return createRemovalReport({
    async businessOf(tenantId) {
      const tenant = await tenants.find(tenantId)
      return { name: tenant?.name ?? '', language: tenant?.language ?? 'en', country: tenant?.country ?? 'US' }
    },
    adminEmails: auth.adminEmails,
    tell: (tx, tenantId, to, notice) =>
      mail.send(tx, { tenantId, to, template: 'event_removed', data: wordsOf(notice) }),
    cancel: (tx, tenantId, id) => bookings.cancel(tx, tenantId, id, { actor: SYSTEM, reason: DELETED }),
    wake() {
      mail.wake()
      events.wake()
    },
  })
}

const DELETED = 'Its event was deleted in the calendar'

function wordsOf({ business, missing, isCancelled }: RemovalNotice) {
  const { serviceName: service, resourceName: person, clientName: client, startAt: start, endAt: end } = missing
  const when = spokenSpan({ start, end }, missing.timeZone, business)
  return { business: business.name, service, person, client, when, isCancelled }
}

export const bookingCalendars = fp(bookingCalendarsPlugin, {
  name: 'booking-calendars',
  dependencies: [
    'database',
    'events',
    'outbound',
    'queue',
    'retention',
    'identity',
    'tenants',
    'auth',
    'mail',
    'bookings',
  ],
})
