import type { Lease } from '../../core/leased-work.ts'
import { preparedSql, type Database } from '../../db/database.ts'
import type { ConnectionSettings, SyncState } from './tables.ts'

/** A connection with all that reaching its calendar needs. */
export interface ConnectionAccess {
  tenantId: string
  connectionId: string
  provider: 'ics' | 'caldav' | 'google'
  resourceId: string
  settings: ConnectionSettings
  /** Sealed. */
  secret: string | null
}

/** A calendar that was lent to this process, to be looked at. */
export interface LookJob extends ConnectionAccess {
  lease: string
  attempts: number
  state: SyncState
  checkedAt: string | null
  /** Of the resource. */
  timeZone: string
  email: string | null
  /** How far ahead the resource can be booked. */
  daysAhead: number
}

/** Without a service that says more. */
const DAYS_AHEAD = 60

export const ACCESS = `c.tenant_id as "tenantId", c.id as "connectionId", c.provider, c.resource_id as "resourceId", c.settings, c.secret`

const lendLooks = preparedSql<LookJob>(
  'calendars_claim',
  `with chosen as materialized (
     select c.tenant_id, c.id from calendar_connections c
     where c.status <> 'unauthorized' and c.due_at <= now()
       and exists (select from resources r where r.tenant_id = c.tenant_id and r.id = c.resource_id and r.deleted_at is null)
     order by c.due_at limit $1 for update skip locked
   ), c as (
     update calendar_connections c set due_at = now() + make_interval(secs => $2), lease = $3, look_again = false
     from chosen where c.tenant_id = chosen.tenant_id and c.id = chosen.id returning c.*
   )
   select ${ACCESS}, c.lease, c.attempts, c.state, c.checked_at as "checkedAt", r.time_zone as "timeZone", lower(r.email) as email,
     coalesce((select max(s.maximum_days_ahead) from service_resources x
       join services s on s.tenant_id = x.tenant_id and s.id = x.service_id and s.deleted_at is null
       where x.tenant_id = c.tenant_id and x.resource_id = c.resource_id), ${DAYS_AHEAD}) as "daysAhead"
   from c join resources r on r.tenant_id = c.tenant_id and r.id = c.resource_id`,
)

export function claimLooks(database: Database, limit: number, { token, seconds }: Lease): Promise<LookJob[]> {
  return database.systemOnce((tx) => lendLooks(tx, [limit, seconds, token]))
}

/** A booking that some calendar has to show, lent to this process. */
export interface WriteJob extends ConnectionAccess {
  bookingId: string
  lease: string
  attempts: number
  /** The change of the booking that is written now. */
  wanted: number
  href: string | null
  etag: string | null
}

const lendWrites = preparedSql<WriteJob>(
  'calendars_claim_writes',
  `with chosen as materialized (
     select m.tenant_id, m.connection_id, m.booking_id from calendar_mirrors m
     where m.due_at <= now() and m.connection_id <> all ($4::text[])
     order by m.due_at limit $1 for update skip locked
   ), m as (
     update calendar_mirrors m set due_at = now() + make_interval(secs => $2), lease = $3
     from chosen x where m.tenant_id = x.tenant_id and m.connection_id = x.connection_id and m.booking_id = x.booking_id
     returning m.*
   )
   select ${ACCESS}, m.booking_id as "bookingId", m.lease, m.attempts, m.wanted, m.href, m.etag
   from m join calendar_connections c on c.tenant_id = m.tenant_id and c.id = m.connection_id`,
)

/** @param busy connections that have all the places that one may have */
export function claimWrites(
  database: Database,
  limit: number,
  { token, seconds }: Lease,
  busy: string[],
): Promise<WriteJob[]> {
  return database.systemOnce((tx) => lendWrites(tx, [limit, seconds, token, busy]))
}

const freeLooks = preparedSql(
  'calendars_free',
  `update calendar_connections set lease = null, due_at = now() where lease is not null`,
)
const freeWrites = preparedSql(
  'calendars_free_writes',
  `update calendar_mirrors set lease = null, due_at = now() where lease is not null`,
)

/** What a stopped process had is due at once, where no other process can be at it. */
export async function freeLeases(database: Database): Promise<void> {
  await database.systemOnce((tx) => Promise.all([freeLooks(tx, []), freeWrites(tx, [])]))
}

const releaseLook = preparedSql(
  'calendars_release',
  `update calendar_connections set lease = null, due_at = now() where tenant_id = $1 and id = $2 and lease = $3`,
)
const releaseWrite = preparedSql(
  'calendars_release_write',
  `update calendar_mirrors set lease = null, due_at = now()
   where tenant_id = $1 and connection_id = $2 and booking_id = $3 and lease = $4`,
)

export async function giveBackLook(database: Database, { tenantId, connectionId, lease }: LookJob): Promise<void> {
  await database.tenantOnce(tenantId, (tx) => releaseLook(tx, [tenantId, connectionId, lease]))
}

export async function giveBackWrite(database: Database, job: WriteJob): Promise<void> {
  const { tenantId, connectionId, bookingId, lease } = job
  await database.tenantOnce(tenantId, (tx) => releaseWrite(tx, [tenantId, connectionId, bookingId, lease]))
}
