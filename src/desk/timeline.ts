import { BadRequest, NotFound } from '../errors.ts'
import type { Page } from '../core/pagination.ts'
import { preparedSql, type Database, type Tx } from '../db/database.ts'
import type { LeadRow, LeadService } from '../leads/index.ts'
import type { Mail } from '../mail/index.ts'
import type { TimelineRow } from './timeline-schemas.ts'

interface TimelineDeps {
  database: Database
  leads: Pick<LeadService, 'find'>
  mail: Pick<Mail, 'threadOf'>
}

export type Timeline = ReturnType<typeof createTimeline>

/** Everything of one person in one line of time, newest first. */
export function createTimeline({ database, leads, mail }: TimelineDeps) {
  return {
    /** @throws NotFound, BadRequest for a foreign cursor */
    read: (
      tenantId: string,
      leadId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<TimelineRow>> =>
      database.tenant(tenantId, async (tx) => {
        const lead = await leads.find(tx, tenantId, leadId)
        if (lead === undefined) throw new NotFound()
        const [at, id] = cursor === undefined ? AFTER_ALL : readCursor(cursor)
        const threads = await threadsOf(mail, tx, tenantId, lead)
        const rows = await selectPage(tx, [tenantId, lead.id, at, id, limit + 1, threads])
        return pageOf(rows, limit)
      }),
  }
}

/** Mails about this many bookings are looked up. */
const MAX_BOOKINGS = 100

const selectBookings = preparedSql<{ id: string; client_email: string | null }>(
  'timeline_bookings',
  `select id, client_email from bookings where tenant_id = $1 and lead_id = $2 order by id desc limit ${MAX_BOOKINGS}`,
)

async function threadsOf(mail: TimelineDeps['mail'], tx: Tx, tenantId: string, lead: LeadRow): Promise<string[]> {
  const bookings = await selectBookings(tx, [tenantId, lead.id])
  return bookings.flatMap(({ id, client_email: email }) => {
    const addresses = new Set([email, lead.email, ...lead.otherEmails].filter((one) => one !== null))
    return [...addresses].map((address) => mail.threadOf(id, address))
  })
}

const AFTER_ALL: [at: string, id: string] = ['infinity', '']

function readCursor(cursor: string): [at: string, id: string] {
  const [at = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) && !Number.isNaN(Date.parse(at))
  if (!isMoment || !/^[a-z]{2,6}_[0-9a-z]{26}(?:\.\d{1,9})?$/.test(id) || rest.length > 0)
    throw new BadRequest('Invalid cursor')
  return [at, id]
}

function pageOf(rows: TimelineRow[], limit: number): Page<TimelineRow> {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  if (rows.length <= limit || last === undefined) return { data, nextCursor: null }
  return { data, nextCursor: Buffer.from(`${last.at} ${last.id}`, 'utf8').toString('base64url') }
}

/** $1 tenant, $2 lead, $3 and $4 what the page comes after, $5 limit, $6 threads of mails. */
const part = (
  kind: TimelineRow['kind'],
  [at, id, detail, from]: [at: string, id: string, detail: string, from: string],
) => `
  (select '${kind}' as kind, ${id} as id, ${at} as at, jsonb_build_object(${detail}) as detail
   from ${from} and (${at}, ${id} collate "C") < ($3::timestamptz, $4::text collate "C")
   order by ${at} desc, ${id} collate "C" desc limit $5)`

const userName = (id: string) =>
  `(select coalesce(u.name, u.email) from users u where u.tenant_id = $1 and u.id = ${id})`

const selectPage = preparedSql<TimelineRow>(
  'timeline_page',
  `select kind, id, at, detail from (${[
    part('lead', [
      'h.at',
      'h.id',
      `'action', h.action, 'by', h.by, 'by_name', ${userName('h.by')}, 'previous', h.previous, 'merged_name', h.merged->>'name'`,
      'lead_history h where h.tenant_id = $1 and h.lead_id = $2',
    ]),
    part('conversation', [
      's.started_at',
      's.id',
      `'status', s.status, 'messages', s.message_count, 'outcome', s.outcome, 'summary', s.summary,
       'said', (select left(m.text, 300) from messages m where m.tenant_id = $1 and m.session_id = s.id and m.role = 'visitor'
         order by m.id limit 1),
       'answered', (select left(m.text, 300) from messages m where m.tenant_id = $1 and m.session_id = s.id
         and m.role <> 'visitor' order by m.id limit 1)`,
      'chat_sessions s where s.tenant_id = $1 and s.lead_id = $2',
    ]),
    part('call', [
      'c.created_at',
      'c.id',
      `'status', c.status, 'direction', c.direction, 'channel', c.channel, 'phone_number', c.phone_number,
       'duration', c.duration, 'failure_reason', c.failure_reason, 'summary', c.summary`,
      'calls c where c.tenant_id = $1 and c.lead_id = $2',
    ]),
    part('booking', [
      'b.at',
      "(b.booking_id || '.' || b.version)",
      `'booking_id', b.booking_id, 'action', b.action, 'service_name', b.service_name, 'resource_name', b.resource_name,
       'start', b.start_at, 'source', b.source, 'by', b.actor->>'kind', 'by_name', ${userName("b.actor->>'id'")},
       'reason', b.reason`,
      `(select x.*, k.service_name, k.resource_name, k.start_at, k.source from bookings k join booking_changes x
        on x.tenant_id = k.tenant_id and x.booking_id = k.id where k.tenant_id = $1 and k.lead_id = $2) b where true`,
    ]),
    part('mail', [
      'm.created_at',
      'm.id',
      `'template', m.template, 'status', m.status`,
      'mails m where m.tenant_id = $1 and m.thread = any ($6::text[])',
    ]),
    part('crm', [
      'y.updated_at',
      'y.id',
      `'provider', y.provider, 'name', (select n.name from crm_connections n where n.tenant_id = $1
         and n.id = y.connection_id), 'status', y.status, 'trigger', y.trigger, 'error', y.error`,
      'crm_syncs y where y.tenant_id = $1 and y.lead_id = $2',
    ]),
  ].join(' union all ')}) everything order by at desc, id collate "C" desc limit $5`,
)
