import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { STEPS_MS } from './metrics.ts'
import { GRAINS, type Span } from './spans.ts'

/** Counts a span of whole quarter hours again from the rows, and from the quarter hours the longer spans that hold it. */
export async function recount(tx: Tx, tenantId: string, span: Span): Promise<void> {
  const [finest, ...longer] = GRAINS
  await remove(tx, tenantId, finest, span)
  await tx.execute(quarters(tenantId, span))
  let finer: number = finest
  for (const grain of longer) {
    const whole = await remove(tx, tenantId, grain, span)
    await tx.execute(sumOf(tenantId, grain, { finer, ...whole }))
    finer = grain
  }
}

async function remove(tx: Tx, tenantId: string, grain: number, span: Span): Promise<Span> {
  const length = grain * 60_000
  const from = new Date(Math.floor(span.from.getTime() / length) * length)
  const to = new Date(Math.ceil(span.to.getTime() / length) * length)
  await tx.execute(sql`
    delete from analytics_counts where tenant_id = ${tenantId} and grain = ${grain}
      and at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz`)
  return { from, to }
}

const EPOCH = sql`timestamptz '1970-01-01 00:00:00+00'`

function binned(at: SQL, grain: number): SQL {
  return sql`date_bin(${sql.raw(`interval '${grain} minutes'`)}, ${at}, ${EPOCH})`
}

function within(at: SQL, { from, to }: Span): SQL {
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`
}

function sumOf(tenantId: string, grain: number, { finer, ...span }: Span & { finer: number }): SQL {
  return sql`
    insert into analytics_counts (tenant_id, dimension, metric, grain, at, key, step, value)
    select ${tenantId}, dimension, metric, ${grain}::int, ${binned(sql`at`, grain)}, key, step, sum(value)
    from analytics_counts
    where tenant_id = ${tenantId} and grain = ${finer} and ${within(sql`at`, span)}
    group by dimension, metric, ${binned(sql`at`, grain)}, key, step`
}

/** Facts are (at, metric, step, value, dimensions, keys): each counts in the total, and once by each of its dimensions. */
function quarters(tenantId: string, span: Span): SQL {
  return sql`
    with conversations as materialized (${conversations(tenantId, span)}),
    facts (at, metric, step, value, dimensions, keys) as (
      ${conversationFacts(tenantId)}
      union all ${messageFacts(tenantId, span)}
      union all ${callFacts(tenantId, span)}
      union all ${bookingFacts(tenantId, span)}
      union all ${leadFacts(tenantId, span)}
    )
    insert into analytics_counts (tenant_id, dimension, metric, grain, at, key, step, value)
    select ${tenantId}, cut.dimension, metric, ${GRAINS[0]}::int, ${binned(sql`at`, GRAINS[0])}, cut.key, step, sum(value)
    from facts cross join lateral (
      select 'total', '' union all select * from unnest(dimensions, keys)
    ) cut (dimension, key)
    where value <> 0 and cut.key is not null
    group by cut.dimension, metric, ${binned(sql`at`, GRAINS[0])}, cut.key, step`
}

/** Conversations in which a visitor wrote, or a call was picked up. */
function conversations(tenantId: string, span: Span): SQL {
  return sql`
    select started.*, said.* from (
      select id, 'chat' as channel, started_at as at, lead_id, intent, sentiment,
        handoff_reason is not null or coalesce(outcome = 'handed_off', false) as handed_off,
        '[]'::jsonb as actions, false as was_picked_up
      from chat_sessions where tenant_id = ${tenantId} and ${within(sql`started_at`, span)}
      union all
      select id, channel, created_at, lead_id, intent, case when status = 'completed' then sentiment end,
        transferred_at is not null or coalesce(ending = 'transfer', false), actions, started_at is not null
      from calls where tenant_id = ${tenantId} and ${within(sql`created_at`, span)}
    ) started
    cross join lateral (
      select count(*) filter (where role = 'visitor') as asked,
        coalesce(bool_or(band in ('answer', 'closest')), false) as has_answer,
        coalesce(bool_or(band = 'decline'), false) as has_decline,
        coalesce(bool_or(actions ?| array['booking_created', 'booking_updated', 'booking_cancelled']), false) as has_act,
        coalesce(bool_or(role = 'person' or actions ?| array['handed_off', 'call_transferred']), false) as has_person,
        coalesce(bool_and(band is null), true) and coalesce(
          max(position) filter (where role = 'assistant') > min(position) filter (where role = 'visitor'), false
        ) as was_spoken_to
      from (
        ${messagesOf(tenantId, sql`started.channel = 'chat' and session_id = started.id`)}
        union all ${messagesOf(tenantId, sql`started.channel <> 'chat' and call_id = started.id`)}
      ) message
    ) said
    where said.asked > 0 or started.was_picked_up`
}

/** Each kind by its own index: one condition for both would read all messages of the tenant for every conversation. */
function messagesOf(tenantId: string, isOne: SQL): SQL {
  return sql`select role, band, actions, position from messages where tenant_id = ${tenantId} and ${isOne}`
}

/** The same person with the same wish, within three days: nobody is known by a conversation without a lead. */
const cameBack = sql`exists (
    select from chat_sessions later
    where later.tenant_id = conversation.tenant_id and later.lead_id = conversation.lead_id
      and later.id <> conversation.id and later.intent is not distinct from conversation.intent
      and later.started_at > conversation.at and later.started_at <= conversation.at + interval '3 days'
  ) or exists (
    select from calls later
    where later.tenant_id = conversation.tenant_id and later.lead_id = conversation.lead_id
      and later.id <> conversation.id and later.intent is not distinct from conversation.intent
      and later.started_at is not null
      and later.created_at > conversation.at and later.created_at <= conversation.at + interval '3 days'
  )`

function conversationFacts(tenantId: string): SQL {
  return sql`
    select conversation.at, count.metric, 0, count.value::bigint, array['channel'], array[conversation.channel]
    from (
      select ${tenantId}::text as tenant_id, conversations.*,
        handed_off or has_person or actions ? 'call_transferred' as was_handed_off,
        has_answer or has_act or was_spoken_to
          or actions ?| array['booking_created', 'booking_updated', 'booking_cancelled'] as got_answer
      from conversations
    ) conversation cross join lateral (values
      ('conversations', 1),
      ('asked', (got_answer or has_decline or was_handed_off)::int),
      ('answered', (got_answer and not was_handed_off)::int),
      ('declined', (has_decline and not got_answer and not was_handed_off)::int),
      ('handoffs', was_handed_off::int),
      ('resolved', (got_answer and not was_handed_off and not (${cameBack}))::int),
      (case when asked > 0 then sentiment end, 1)
    ) count (metric, value)
    where count.metric is not null`
}

function messageFacts(tenantId: string, span: Span): SQL {
  return sql`
    select message.created_at, count.metric, count.step, count.value, array['channel'],
      array[case when message.session_id is not null then 'chat' else call.channel end]
    from messages message
    left join calls call on call.tenant_id = message.tenant_id and call.id = message.call_id
    cross join lateral (values
      ('messages', 0, 1::bigint),
      ('input_tokens', 0, round((message.trace->'tokens'->>'input')::numeric)::bigint),
      ('output_tokens', 0, round((message.trace->'tokens'->>'output')::numeric)::bigint),
      ('response_ms', ${stepOf(milliseconds)}, case when ${milliseconds} is not null then 1 end),
      ('first_audio_ms', ${stepOf(firstAudio)}, case when ${firstAudio} is not null then 1 end)
    ) count (metric, step, value)
    where message.tenant_id = ${tenantId} and ${within(sql`message.created_at`, span)}`
}

/** Time that an answer in a chat took. */
const milliseconds = sql`(case when message.session_id is not null and message.role = 'assistant' then
    (message.trace->'milliseconds'->>'retrieval')::float8 + (message.trace->'milliseconds'->>'reply')::float8
    + coalesce((message.trace->'milliseconds'->>'understanding')::float8, 0) end)`

/** On calls, from the caller's last word to the first of the answer. */
const firstAudio = sql`(case when message.call_id is not null then message.latency_ms end)`

function stepOf(ms: SQL): SQL {
  return sql`coalesce(width_bucket(${ms}, ${sql.raw(`array[${STEPS_MS.join(', ')}]::float8[]`)}), 0)`
}

function callFacts(tenantId: string, span: Span): SQL {
  return sql`
    select call.created_at, count.metric, 0, count.value, array['channel', 'source'], array[call.channel, call.source]
    from calls call cross join lateral (values
      ('calls', 1::bigint),
      ('calls_completed', (call.status = 'completed')::int),
      ('calls_failed', (call.status = 'failed')::int),
      ('call_seconds', call.duration)
    ) count (metric, value)
    where call.tenant_id = ${tenantId} and ${within(sql`call.created_at`, span)}`
}

/** Facts of bookings, each at its own time: when made, when cancelled, and at the start for a no-show. */
function bookingFacts(tenantId: string, span: Span): SQL {
  const keys = sql`
    array['service', 'source'] || array_fill('resource'::text, array[cardinality(resource_ids)]),
    array[service_id, source] || resource_ids`
  return sql`
    select created_at, 'bookings', 0, 1, ${keys} from bookings
    where tenant_id = ${tenantId} and ${within(sql`created_at`, span)}
    union all
    select cancelled_at, 'bookings_cancelled', 0, 1, ${keys} from bookings
    where tenant_id = ${tenantId} and status = 'cancelled' and ${within(sql`cancelled_at`, span)}
    union all
    select start_at, 'no_shows', 0, 1, ${keys} from bookings
    where tenant_id = ${tenantId} and status = 'no_show' and ${within(sql`start_at`, span)}`
}

function leadFacts(tenantId: string, span: Span): SQL {
  return sql`
    select created_at, 'leads', 0, 1, array['source'], array[source] from leads
    where tenant_id = ${tenantId} and ${within(sql`created_at`, span)}`
}
