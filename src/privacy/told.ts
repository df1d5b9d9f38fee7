import { preparedSql, type Tx } from '../db/database.ts'
import type { Found } from './person.ts'

/** A place outside of this installation that holds something of a person. */
export interface Told {
  kind: 'crm' | 'webhook' | 'calendar'
  /** Id of the connection or endpoint. */
  id: string
  /** Its name or address. */
  name: string
}

/** Places that were told of the person and cannot be erased from here. */
export function toldOf(tx: Tx, tenantId: string, { person, kept }: Found): Promise<Told[]> {
  return select(tx, [tenantId, person.leadIds, kept.events, kept.bookings])
}

/**
 * $2 leads, $3 events, $4 bookings. Calendars keep appointments that are over; entries of coming ones are removed with their
 * booking.
 */
const select = preparedSql<Told>(
  'privacy_told',
  `select 'crm' as kind, c.id, coalesce(c.name, c.provider) as name from crm_connections c
   where c.tenant_id = $1 and exists (select from crm_links l
     where l.tenant_id = $1 and l.connection_id = c.id and l.lead_id = any ($2::text[]) and l.synced_at is not null)
   union all
   select 'webhook', e.id, e.url from webhook_endpoints e
   where e.tenant_id = $1 and exists (select from webhook_deliveries d
     where d.tenant_id = $1 and d.endpoint_id = e.id and d.event_id = any ($3::text[]) and d.attempts > 0)
   union all
   select 'calendar', k.id, k.provider from calendar_connections k
   where k.tenant_id = $1 and exists (select from calendar_mirrors m
     join bookings b on b.tenant_id = m.tenant_id and b.id = m.booking_id
     where m.tenant_id = $1 and m.connection_id = k.id and m.booking_id = any ($4::text[])
       and m.href is not null and (b.status <> 'confirmed' or b.start_at <= now()))
   order by 1, 3`,
)
