import pg from 'pg'

/** A tenant and its number of messages; the other rows follow from it. */
export interface AnalyticsTenant {
  tenantId: string
  messages: number
  /** Days up to now on which the rows lie, evenly. */
  days: number
}

/** Four messages of ten are said on calls, four on each call; the others in chats, six in each. */
export function rowsOf(messages: number): { calls: number; chats: number; bookings: number; leads: number } {
  const tenth = Math.ceil(messages / 10)
  return { calls: tenth, chats: tenth, bookings: Math.ceil(tenth / 2), leads: Math.ceil(tenth / 5) }
}

/** Seconds between the newest row and now, so that no row lies in the future while the others are read. */
const REST_S = 600
/** Every hour has the same few groups and steps of its histograms, in a large and in a small tenant. */
const SERVICES = 4

/** Even steps of `count`; `shift` is a part of a step, so that calls lie between chats and no hour of a year is empty. */
const at = (n: string, count: string, shift = 0) =>
  `date_trunc('milliseconds', now() - interval '${REST_S} seconds' - (${count}::float8 - ${n} + 1 - ${shift}) / ${count} * $2::float8 * interval '1 day')`
const idOf = (prefix: string, n: string) => `'${prefix}_' || lpad(${n}::text, 26, '0')`

const CATALOGUE = [
  `insert into services (tenant_id, id, name, duration_minutes, buffer_before_minutes, buffer_after_minutes, minimum_notice_minutes,
      maximum_days_ahead, assignment, capacity, active)
    select $1, ${idOf('svc', 'n')}, 'Service ' || n, 60, 0, 0, 0, 60, 'any', 1, true from generate_series(1, ${SERVICES}) n`,
  `insert into resources (tenant_id, id, name, kind, time_zone, weekly_hours, date_overrides, active)
    select $1, ${idOf('res', 'n')}, 'Person ' || n, 'staff', 'UTC', '{}', '[]', true from generate_series(1, ${SERVICES}) n`,
]

const LEADS = `
  insert into leads (tenant_id, id, name, status, source, created_at, updated_at)
  select $1, ${idOf('lead', 'n')}, 'Visitor ' || n, 'new', (array['chat', 'call', 'widget'])[1 + n % 3], at, at
  from (select n, ${at('n', '$3')} as at from generate_series(1, $3::int) n) made`

const CHATS = `
  insert into chat_sessions (tenant_id, id, status, end_reason, lead_id, intent, sentiment, outcome, handoff_reason, analysed_at,
    message_count, started_at, last_message_at, ended_at)
  select $1, ${idOf('chat', 'n')}, 'ended', 'silence', case when n % 3 = 0 then ${idOf('lead', '(1 + n % $4)')} end,
    (array['booking', 'question'])[1 + n % 2], (array['positive', 'neutral', 'negative'])[1 + n % 3], 'answered',
    case when n % 10 = 0 then 'rule' end, at, 6, at, at, at
  from (select n, ${at('n', '$3')} as at from generate_series(1, $3::int) n) made`

const CALLS = `
  insert into calls (tenant_id, id, status, direction, channel, simulated, source, phone_number, call_type, duration, lead_id,
    sentiment, intent, created_at, started_at, ended_at, hung_up_at)
  select $1, ${idOf('call', 'n')}, case when n % 8 = 0 then 'failed' else 'completed' end, 'inbound',
    case when n % 4 = 0 then 'web' else 'phone' end, true, case when n % 4 = 0 then 'widget' else 'line' end, '', 'inbound',
    60 + n % 240, case when n % 3 = 0 then ${idOf('lead', '(1 + n % $4)')} end,
    (array['positive', 'neutral', 'negative'])[1 + n % 3], (array['booking', 'question'])[1 + n % 2],
    at, case when n % 8 <> 0 then at end, at, at
  from (select n, ${at('n', '$3', 0.5)} as at from generate_series(1, $3::int) n) made`

const CHAT_MESSAGES = `
  insert into messages (tenant_id, id, session_id, role, text, band, trace, created_at)
  select tenant_id, 'msg_c' || substr(id, 10) || said, id, case when said % 2 = 1 then 'visitor' else 'assistant' end,
    'What does a check-up cost, and when are you open?',
    case when said % 2 = 0 then (array['answer', 'answer', 'closest', 'decline'])[1 + said / 2] end,
    case when said % 2 = 0 then json_build_object('milliseconds', json_build_object('retrieval', 20, 'reply', 200 * said))::jsonb end,
    started_at + said * interval '10 seconds'
  from chat_sessions, generate_series(1, 6) said where tenant_id = $1`

const CALL_MESSAGES = `
  insert into messages (tenant_id, id, call_id, position, role, text, band, latency_ms, created_at)
  select tenant_id, 'msg_p' || substr(id, 10) || said, id, said, case when said % 2 = 1 then 'visitor' else 'assistant' end,
    'Do you have a time on Tuesday?', case when said % 2 = 0 then 'answer' end, case when said % 2 = 0 then 150 * said end,
    created_at + said * interval '10 seconds'
  from calls, generate_series(1, 4) said where tenant_id = $1`

const BOOKINGS = `
  insert into bookings (tenant_id, id, service_id, service_name, resource_id, resource_name, resource_ids, start_at, end_at, time_zone,
    local_start, status, client_name, source, cancelled_at, created_at, updated_at)
  select $1, ${idOf('bkg', 'n')}, ${idOf('svc', `(1 + n % ${SERVICES})`)}, 'Service', ${idOf('res', `(1 + n % ${SERVICES})`)}, 'Person',
    array[${idOf('res', `(1 + n % ${SERVICES})`)}], at, at + interval '1 hour', 'UTC', '', (array['completed', 'no_show', 'cancelled', 'completed'])[1 + n % 4],
    'Visitor', (array['chat', 'call', 'portal', 'widget'])[1 + n % 4], case when n % 4 = 2 then at end, at, at
  from (select n, ${at('n', '$3')} as at from generate_series(1, $3::int) n) made`

/** Loads rows as the product's domains write them, with all triggers, so that the product counts them itself. */
export async function loadRows(databaseUrl: string, tenants: AnalyticsTenant[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('set synchronous_commit = off')
    for (const tenant of tenants) await loadTenant(client, tenant)
    await client.query('vacuum (analyze) chat_sessions, calls, messages, bookings, leads')
  } finally {
    await client.end()
  }
}

async function loadTenant(client: pg.Client, { tenantId, messages, days }: AnalyticsTenant): Promise<void> {
  const { calls, chats, bookings, leads } = rowsOf(messages)
  await client.query('begin')
  for (const statement of CATALOGUE) await client.query(statement, [tenantId])
  await client.query(LEADS, [tenantId, days, leads])
  await client.query(CHATS, [tenantId, days, chats, leads])
  await client.query(CALLS, [tenantId, days, calls, leads])
  await client.query(CHAT_MESSAGES, [tenantId])
  await client.query(CALL_MESSAGES, [tenantId])
  await client.query(BOOKINGS, [tenantId, days, bookings])
  await client.query('commit')
}
