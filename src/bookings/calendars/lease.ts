import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { createLease, type Claimed } from '../../db/lease.ts'
import { calendarConnections as connections, calendarMirrors as mirrors, type ConnectionSettings } from './tables.ts'

/** A connection with everything needed for access. */
export interface ConnectionAccess {
  tenantId: string
  connectionId: string
  provider: 'ics' | 'caldav' | 'google'
  resourceId: string
  settings: ConnectionSettings
  /** Sealed JSON. */
  secret: string | null
}

/** Default for resources without services. */
const DAYS_AHEAD = 60

const RESOURCE = sql`resources r where r.tenant_id = ${connections.tenantId} and r.id = ${connections.resourceId}`

/** Calendars due for a sync. */
export const syncLease = createLease(connections, {
  key: { tenantId: connections.tenantId, connectionId: connections.id },
  fields: {
    provider: connections.provider,
    resourceId: connections.resourceId,
    settings: connections.settings,
    secret: connections.secret,
    state: connections.state,
    checkedAt: connections.checkedAt,
    /** Zone of the resource. */
    timeZone: sql<string>`(select r.time_zone from ${RESOURCE})`,
    email: sql<string | null>`(select lower(r.email) from ${RESOURCE})`,
    /** Booking horizon of the resource. */
    daysAhead: sql<number>`coalesce((select max(s.maximum_days_ahead) from service_resources x
      join services s on s.tenant_id = x.tenant_id and s.id = x.service_id and s.deleted_at is null
      where x.tenant_id = ${connections.tenantId} and x.resource_id = ${connections.resourceId}), ${DAYS_AHEAD}::int)`,
  },
  pending: sql`${connections.status} <> 'unauthorized'`,
  ready: sql`exists (select from ${RESOURCE} and r.deleted_at is null)`,
})

export type SyncJob = Claimed<typeof syncLease>

const ofConnection = <T>(column: PgColumn) => sql<T>`(select ${column} from ${connections}
  where ${connections.tenantId} = ${mirrors.tenantId} and ${connections.id} = ${mirrors.connectionId})`

/** Bookings due for writing into calendars. */
export const writeLease = createLease(mirrors, {
  key: { tenantId: mirrors.tenantId, connectionId: mirrors.connectionId, bookingId: mirrors.bookingId },
  fields: {
    provider: ofConnection<ConnectionAccess['provider']>(connections.provider),
    resourceId: ofConnection<string>(connections.resourceId),
    settings: ofConnection<ConnectionSettings>(connections.settings),
    secret: ofConnection<string | null>(connections.secret),
    /** Number of the change being written. */
    wanted: mirrors.wanted,
    href: mirrors.href,
    etag: mirrors.etag,
  },
})

export type WriteJob = Claimed<typeof writeLease>
