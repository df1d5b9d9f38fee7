import { FiguresPending } from '../analytics/index.ts'
import { forgetCalls } from '../calls/index.ts'
import { DAY } from '../core/time.ts'
import { preparedSql, type Tx } from '../db/database.ts'
import type { Tenant } from '../tenants/index.ts'
import { REDACTED, maskContacts } from './redaction.ts'
import type { Cleared } from './tables.ts'

type Privacy = Tenant['privacy']

/** Conversations and calls that one transaction clears. */
const BATCH = 50

const NOTHING: Cleared = { conversations: 0, calls: 0, redacted: 0, recordings: 0 }

/** Start of the day (UTC) before which conversations are too old. */
export function oldestKept(days: number, now: Date): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / DAY) * DAY)
}

/**
 * Clears one batch of what the settings no longer keep, in the caller's transaction. A batch that finds nothing ends the run.
 * @throws FiguresPending while figures of the time before the limit wait to be counted
 */
export async function clearBatch(tx: Tx, tenantId: string, privacy: Privacy, now: Date): Promise<Cleared> {
  const { retention_days: days, redaction } = privacy
  const old = days === null ? NOTHING : await clearOld(tx, tenantId, oldestKept(days, now))
  const isBusy = old.conversations + old.calls >= BATCH
  const redacted = redaction === 'none' || isBusy ? 0 : await redactEnded(tx, tenantId, redaction)
  return { ...old, redacted }
}

async function clearOld(tx: Tx, tenantId: string, before: Date): Promise<Cleared> {
  const limit = [tenantId, before.toISOString(), BATCH]
  const [conversations, calls] = await Promise.all([oldConversations(tx, limit), oldCalls(tx, limit)])
  if (conversations.length + calls.length === 0) return NOTHING
  await freeze(tx, tenantId, before)
  await deleteConversations(tx, [tenantId, idsOf(conversations)])
  await forgetCalls(tx, tenantId, idsOf(calls))
  return { ...NOTHING, conversations: conversations.length, calls: calls.length }
}

/** Makes figures before the limit final, because they outlive the rows they came from. */
async function freeze(tx: Tx, tenantId: string, before: Date): Promise<void> {
  await lockFigures(tx, [`analytics:${tenantId}`])
  const [pending] = await pendingMarks(tx, [tenantId, before.toISOString()])
  if (pending !== undefined) throw new FiguresPending()
  await freezeFigures(tx, [tenantId, before.toISOString()])
}

async function redactEnded(tx: Tx, tenantId: string, level: 'contacts' | 'everything'): Promise<number> {
  const done = level === 'contacts' ? ['none'] : ['none', 'contacts']
  const [sessions, calls] = await Promise.all([
    unredactedSessions(tx, [tenantId, done, BATCH]),
    unredactedCalls(tx, [tenantId, done, BATCH]),
  ])
  const ids = [...idsOf(sessions), ...idsOf(calls)]
  if (ids.length === 0) return 0
  const said = await selectWords(tx, [tenantId, ids])
  const masked = level === 'everything' ? () => REDACTED : maskContacts
  const texts = said.map(({ text }) => masked(text))
  await updateWords(tx, [tenantId, said.map(({ id }) => id), texts])
  await deleteActions(tx, [tenantId, ids])
  const asked = await selectQuestions(tx, [tenantId, ids])
  await updateQuestions(tx, [tenantId, asked.map(({ id }) => id), asked.map(({ text }) => maskContacts(text))])
  const masks = (rows: Summarised[]) => rows.map(({ summary }) => (summary === null ? null : masked(summary)))
  await markSessions(tx, [tenantId, idsOf(sessions), masks(sessions), level])
  await markCalls(tx, [tenantId, idsOf(calls), masks(calls), level])
  return ids.length
}

interface Row {
  id: string
}

interface Summarised extends Row {
  summary: string | null
}

interface Worded extends Row {
  text: string
}

function idsOf(rows: Row[]): string[] {
  return rows.map(({ id }) => id)
}

/** Number of conversations and calls older than a limit. */
export async function countOld(
  tx: Tx,
  tenantId: string,
  before: Date,
): Promise<{ conversations: number; calls: number }> {
  const [row] = await countOlder(tx, [tenantId, before.toISOString()])
  return row!
}

const IS_OLD_SESSION = `tenant_id = $1 and status = 'ended' and analysis_due_at is null and last_message_at < $2::timestamptz`
const IS_OLD_CALL = `tenant_id = $1 and status in ('completed', 'failed') and due_at is null
  and redacted in ('none', 'contacts', 'everything') and created_at < $2::timestamptz`

const countOlder = preparedSql<{ conversations: number; calls: number }>(
  'privacy_count_older',
  `select (select count(*)::int from chat_sessions where ${IS_OLD_SESSION}) as conversations,
     (select count(*)::int from calls where ${IS_OLD_CALL}) as calls`,
)

const oldConversations = preparedSql<Row>(
  'privacy_old_conversations',
  `select id from chat_sessions where ${IS_OLD_SESSION} order by last_message_at limit $3 for update skip locked`,
)

const oldCalls = preparedSql<Row>(
  'privacy_old_calls',
  `select id from calls where ${IS_OLD_CALL} order by created_at limit $3 for update skip locked`,
)

const lockFigures = preparedSql('privacy_lock_figures', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

const pendingMarks = preparedSql<{ at: Date }>(
  'privacy_pending_marks',
  `select at from analytics_marks k where k.tenant_id = $1 and k.at < $2::timestamptz
     and k.at >= coalesce((select f.before from analytics_frozen f where f.tenant_id = $1), '-infinity') limit 1`,
)

const freezeFigures = preparedSql(
  'privacy_freeze_figures',
  `insert into analytics_frozen (tenant_id, before) values ($1, $2)
   on conflict (tenant_id) do update set before = greatest(analytics_frozen.before, excluded.before)`,
)

const deleteConversations = preparedSql(
  'privacy_delete_old_conversations',
  `delete from chat_sessions where tenant_id = $1 and id = any ($2::text[])`,
)

/** Ended sessions with unredacted words; only analysed ones, because the analysis reads the words. */
const unredactedSessions = preparedSql<Summarised>(
  'privacy_unredacted_sessions',
  `select id, summary from chat_sessions
   where tenant_id = $1 and status = 'ended' and analysis_due_at is null and redacted = any ($2::text[])
   order by last_message_at limit $3 for update skip locked`,
)

const unredactedCalls = preparedSql<Summarised>(
  'privacy_unredacted_calls',
  `select id, summary from calls
   where tenant_id = $1 and status in ('completed', 'failed') and due_at is null and redacted = any ($2::text[])
   order by created_at limit $3 for update skip locked`,
)

const selectWords = preparedSql<Worded>(
  'privacy_words',
  `select id, text from messages where tenant_id = $1 and session_id = any ($2::text[])
   union all select id, text from messages where tenant_id = $1 and call_id = any ($2::text[])`,
)

/** The trace keeps only the fields that figures are counted from. */
const updateWords = preparedSql(
  'privacy_update_words',
  `update messages m set text = changed.text, unsaid = null,
     trace = case when m.trace is null then null else jsonb_build_object('model', m.trace->'model', 'band', m.trace->'band',
       'coverage', m.trace->'coverage', 'passages', '[]'::jsonb, 'tokens', m.trace->'tokens',
       'milliseconds', m.trace->'milliseconds') end
   from unnest($2::text[], $3::text[]) changed (id, text) where m.tenant_id = $1 and m.id = changed.id`,
)

const deleteActions = preparedSql(
  'privacy_delete_actions',
  `delete from actions where tenant_id = $1 and (session_id = any ($2::text[]) or call_id = any ($2::text[]))`,
)

const selectQuestions = preparedSql<Worded>(
  'privacy_questions',
  `select id, text from questions where tenant_id = $1 and session_id = any ($2::text[])`,
)

const updateQuestions = preparedSql(
  'privacy_update_questions',
  `update questions q set text = changed.text from unnest($2::text[], $3::text[]) changed (id, text)
   where q.tenant_id = $1 and q.id = changed.id and q.text <> changed.text`,
)

const markSessions = preparedSql(
  'privacy_mark_sessions',
  `update chat_sessions s set redacted = $4, summary = changed.summary, memory = null, client_email = null, client_phone = null,
     client_name = case when $4 = 'everything' then null else s.client_name end
   from unnest($2::text[], $3::text[]) changed (id, summary) where s.tenant_id = $1 and s.id = changed.id`,
)

const markCalls = preparedSql(
  'privacy_mark_calls',
  `update calls c set redacted = $4, summary = changed.summary, memory = null,
     client_name = case when $4 = 'everything' then null else c.client_name end
   from unnest($2::text[], $3::text[]) changed (id, summary) where c.tenant_id = $1 and c.id = changed.id`,
)
