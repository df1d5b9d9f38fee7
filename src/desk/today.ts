import type { AnalyticsService, OpenQuestions } from '../analytics/index.ts'
import { firstIdAt } from '../core/ids.ts'
import { DAY, type Clock } from '../core/time.ts'
import { startOfDay } from '../core/days.ts'
import { preparedSql, type Database, type Tx } from '../db/database.ts'
import { closedBefore, openingAt, type Opening, type Tenants } from '../tenants/index.ts'

interface TodayDeps {
  database: Database
  analytics: Pick<AnalyticsService, 'openQuestions'>
  tenants: Pick<Tenants, 'get'>
  clock: Clock
}

interface Waiting {
  session_id: string
  client_name: string | null
  waiting_since: string
  words: string | null
}

/** A visitor's request for a person that nobody has answered. */
interface Wish {
  session_id: string
  client_name: string | null
  left_at: string
  words: string | null
}

interface OpenCall {
  call_id: string
  client_name: string | null
  phone_number: string
  channel: 'phone' | 'web'
  status: 'ringing' | 'in_progress'
  started_at: string | null
}

interface OpenLead {
  lead_id: string
  name: string | null
  phone: string | null
  email: string | null
  intent: string | null
  notes: string | null
  source: string
  created_at: string
}

interface Failures {
  count: number
  url: string | null
  at: string | null
}

interface Appointment {
  booking_id: string
  resource_ids: string[]
  service_name: string
  client_name: string
  start: string
  end: string
  status: 'confirmed' | 'completed' | 'no_show'
}

interface StaffRow {
  resource_id: string
  name: string
}

interface Night {
  conversations: number
  alone: number
  bookings: number
  calls: number
  messages: number
}

export interface TodayState {
  timeZone: string
  opening: Opening
  day: { from: Date; to: Date }
  waiting: Waiting[]
  calls: OpenCall[]
  messages: OpenLead[]
  wishes: Wish[]
  gap: OpenQuestions
  failures: Failures
  staff: StaffRow[]
  appointments: Appointment[]
  newLeads: { count: number; leads: OpenLead[] }
  closed: ({ from: Date; to: Date } & Night) | null
}

export type Today = ReturnType<typeof createToday>

/** The day of a business, as it stands now. */
export function createToday({ database, analytics, tenants, clock }: TodayDeps) {
  return {
    async read(tenantId: string): Promise<TodayState> {
      const now = clock.now()
      const tenant = await tenants.get(tenantId)
      const { timeZone } = tenant
      const date = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString()
      const day = { from: startOfDay(date, timeZone), to: startOfDay(date, timeZone, 1) }
      const closed = closedBefore(tenant, now)
      const [found, gap] = await Promise.all([
        database.tenantOnce(tenantId, (tx) => readAll(tx, tenantId, { now, day, closed })),
        analytics.openQuestions(tenantId, before(now, GAP_DAYS)),
      ])
      return { timeZone, opening: openingAt(tenant, now), day, ...found, gap }
    },
  }
}

interface Moments {
  now: Date
  day: { from: Date; to: Date }
  closed: { from: Date; to: Date } | undefined
}

/** Questions and failures older than these are no news of today. */
const GAP_DAYS = 7
const FAILED_DAYS = 3

/** Sends all queries before it awaits the first, so that they travel in one round trip. */
async function readAll(tx: Tx, tenantId: string, { now, day, closed }: Moments) {
  const [waiting, calls, messages, wishes, failures, staff, appointments, newLeads, counts, nights] = await Promise.all(
    [
      selectWaiting(tx, [tenantId]),
      selectCalls(tx, [tenantId]),
      selectMessages(tx, [tenantId]),
      selectWishes(tx, [tenantId]),
      selectFailures(tx, [tenantId, firstIdAt('dlv', before(now, FAILED_DAYS))]),
      selectStaff(tx, [tenantId]),
      selectAppointments(tx, [tenantId, day.from, day.to]),
      selectNewLeads(tx, [tenantId]),
      countNewLeads(tx, [tenantId]),
      closed === undefined ? [] : selectNight(tx, [tenantId, ...idsOf(closed)]),
    ],
  )
  return {
    waiting,
    calls,
    messages,
    wishes,
    failures: failures[0]!,
    staff,
    appointments,
    newLeads: { count: counts[0]!.count, leads: newLeads },
    closed: closed === undefined ? null : { ...closed, ...nights[0]! },
  }
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY)
}

function idsOf({ from, to }: { from: Date; to: Date }): string[] {
  return (['chat', 'bkg', 'call', 'lead'] as const).flatMap((kind) => [firstIdAt(kind, from), firstIdAt(kind, to)])
}

/** Maximum rows of one kind. */
const MAX_ROWS = 20
const MAX_APPOINTMENTS = 500
/** Newest leads among which open messages are looked for. */
const MAX_NEW_LEADS = 500

const WORDS = `(select left(m.text, 300) from messages m where m.tenant_id = $1 and m.session_id = s.id
  and m.role = 'visitor' order by m.id desc limit 1) as words`

const selectWaiting = preparedSql<Waiting>(
  'today_waiting',
  `select s.id as session_id, s.client_name, s.waiting_since, ${WORDS}
   from chat_sessions s where s.tenant_id = $1 and s.status = 'handoff' and s.handled_by is null
     and s.waiting_since is not null
   order by s.waiting_since limit ${MAX_ROWS}`,
)

const IS_MESSAGE = `l.intent in ('callback', 'message')`

/** Requests for an absent person, also of visitors without a contact; an open message already shows the others. */
const selectWishes = preparedSql<Wish>(
  'today_wishes',
  `select s.id as session_id, s.client_name, s.left_at, ${WORDS}
   from chat_sessions s where s.tenant_id = $1 and s.left_at is not null and s.status <> 'handoff'
     and (s.read_at is null or s.read_at < s.left_at)
     and not exists (select from leads l where l.tenant_id = $1 and l.id = s.lead_id and l.status = 'new' and ${IS_MESSAGE})
   order by s.left_at limit ${MAX_ROWS}`,
)

const selectCalls = preparedSql<OpenCall>(
  'today_calls',
  `select c.id as call_id, c.client_name, c.phone_number, c.channel, c.status, c.started_at from calls c
   where c.tenant_id = $1 and c.status in ('ringing', 'in_progress') order by c.id desc limit ${MAX_ROWS}`,
)

const OPEN_LEAD = `l.id as lead_id, l.name, l.phone, l.email, l.intent, left(l.notes, 300) as notes, l.source, l.created_at`

const selectMessages = preparedSql<OpenLead>(
  'today_messages',
  `select * from (select ${OPEN_LEAD} from leads l where l.tenant_id = $1 and l.status = 'new' order by l.id desc
     limit ${MAX_NEW_LEADS}) l where ${IS_MESSAGE} order by lead_id limit ${MAX_ROWS}`,
)

const selectNewLeads = preparedSql<OpenLead>(
  'today_new_leads',
  `select ${OPEN_LEAD} from leads l where l.tenant_id = $1 and l.status = 'new' order by l.id desc limit 5`,
)

const countNewLeads = preparedSql<{ count: number }>(
  'today_new_lead_count',
  `select count(*)::int as count from (select from leads l where l.tenant_id = $1 and l.status = 'new'
     limit ${MAX_NEW_LEADS}) counted`,
)

/** The condition of the partial index of deliveries that ended badly, as it stands there. */
const INDEXED = `d.status in ('failed', 'skipped')`

const selectFailures = preparedSql<Failures>(
  'today_failures',
  `select count(*)::int as count, (array_agg(url order by id desc))[1] as url, max(finished_at) as at
   from (select d.id, d.finished_at, e.url from webhook_deliveries d join webhook_endpoints e on e.tenant_id = $1
       and e.id = d.endpoint_id and e.deleted_at is null
     where d.tenant_id = $1 and d.status = 'failed' and ${INDEXED} and d.id >= $2
     order by d.id desc limit 200) failed`,
)

const selectStaff = preparedSql<StaffRow>(
  'today_staff',
  `select r.id as resource_id, r.name from resources r where r.tenant_id = $1 and r.active and r.deleted_at is null
   and r.kind = 'staff' order by r.id limit 50`,
)

const selectAppointments = preparedSql<Appointment>(
  'today_appointments',
  `select b.id as booking_id, b.resource_ids, b.service_name, b.client_name, b.start_at as start, b.end_at as "end", b.status
   from bookings b where b.tenant_id = $1 and b.start_at >= $2 and b.start_at < $3 and b.status <> 'cancelled'
   order by b.start_at, b.id limit ${MAX_APPOINTMENTS}`,
)

const between = (column: string, first: number) => `${column} >= $${first} and ${column} < $${first + 1}`

const selectNight = preparedSql<Night>(
  'today_night',
  `select s.conversations, s.alone, b.bookings, c.calls, l.messages + s.wishes as messages from
     (select count(*)::int as conversations, count(*) filter (where handoff_reason is null)::int as alone,
        count(*) filter (where left_at is not null and not exists (select from leads l where l.tenant_id = $1
          and l.id = s.lead_id and ${IS_MESSAGE}))::int as wishes
       from chat_sessions s where tenant_id = $1 and ${between('id', 2)}) s,
     (select count(*)::int as bookings from bookings where tenant_id = $1 and ${between('id', 4)}) b,
     (select count(*)::int as calls from calls where tenant_id = $1 and ${between('id', 6)} and started_at is not null) c,
     (select count(*)::int as messages from leads l where tenant_id = $1 and ${between('id', 8)} and ${IS_MESSAGE}) l`,
)
