import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Meaning } from '../knowledge/index.ts'
import { groupsOf } from './meaning-groups.ts'
import type { QuestionSummary } from './schemas.ts'

/** Questions with different words that are grouped; the rarest beyond it are left out. */
const MAX_WORDINGS = 500
const MAX_KNOWN = 500
const SHOWN_WORDINGS = 10

export interface AskedWithin {
  from?: Date | undefined
  before?: Date | undefined
}

/** A question in words of its own, as it was last asked. */
interface AskedQuestion {
  id: string
  text: string
  count: number
  answered: boolean
  coverage: number
  firstAskedAt: Date
  lastAskedAt: Date
  sessionId: string
  messageId: string
}

/** A question that was tied to its answer. */
interface KnownQuestion {
  text: string
  knownAt: Date
}

interface AskedRow extends Record<string, unknown> {
  id: string
  text: string
  count: number
  answered: boolean
  coverage: number
  first_asked_at: string
  created_at: string
  session_id: string
  message_id: string
}

/** The most frequent questions by their words; ties go to the most recent. */
export async function askedQuestions(
  tx: Tx,
  tenantId: string,
  { from, before }: AskedWithin,
): Promise<AskedQuestion[]> {
  const isWithin = sql`created_at >= coalesce(${from?.toISOString() ?? null}::timestamptz, '-infinity')
    and created_at < coalesce(${before?.toISOString() ?? null}::timestamptz, 'infinity')`
  const { rows } = await tx.execute<AskedRow>(sql`
    select latest.id, latest.text, asked.count, latest.answered, latest.coverage, asked.first_asked_at, latest.created_at,
      latest.session_id, latest.message_id
    from (
      select fingerprint, count(*)::int as count, min(created_at) as first_asked_at
      from questions where tenant_id = ${tenantId} and ${isWithin} group by fingerprint
    ) as asked
    join (
      select distinct on (fingerprint) * from questions where tenant_id = ${tenantId} and ${isWithin} order by fingerprint, id desc
    ) as latest using (fingerprint)
    order by asked.count desc, latest.id desc
    limit ${MAX_WORDINGS}`)
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    count: row.count,
    answered: row.answered,
    coverage: row.coverage,
    firstAskedAt: new Date(row.first_asked_at),
    lastAskedAt: new Date(row.created_at),
    sessionId: row.session_id,
    messageId: row.message_id,
  }))
}

/** Questions tied to their answers, the newest first. */
export async function knownQuestions(tx: Tx, tenantId: string): Promise<KnownQuestion[]> {
  const { rows } = await tx.execute<{ question: string; created_at: string }>(sql`
    select question, created_at from known_answers where tenant_id = ${tenantId}
    order by created_at desc limit ${MAX_KNOWN}`)
  return rows.map(({ question, created_at: at }) => ({ text: question, knownAt: new Date(at) }))
}

type Summary = Omit<QuestionSummary, 'answer'> & { messageId: string }

interface Wanted {
  /** Undefined: both. */
  answered: boolean | undefined
  meaningOf: (text: string) => Meaning
}

/**
 * Questions of one meaning as one. The latest of its words decides whether it is answered: one that was answered since, or that
 * was tied to its answer since, in whatever words, is no longer a gap.
 */
export function summaries(
  { asked, known }: { asked: AskedQuestion[]; known: KnownQuestion[] },
  { answered, meaningOf }: Wanted,
): Summary[] {
  const groups = groupsOf<AskedQuestion | KnownQuestion>([...asked, ...known], ({ text }) => meaningOf(text))
  const found = groups.flatMap((group) => {
    const knownAt = Math.max(...group.map((one) => ('knownAt' in one ? one.knownAt.getTime() : -Infinity)))
    const wordings = group.flatMap((one) => {
      if ('knownAt' in one) return []
      const isAnswered = one.answered || knownAt > one.lastAskedAt.getTime()
      return answered === undefined || answered === isAnswered ? [{ ...one, answered: isAnswered }] : []
    })
    return wordings.length === 0 ? [] : [summaryOf(wordings)]
  })
  return found.sort((one, other) => other.count - one.count || (one.questionId < other.questionId ? 1 : -1))
}

function summaryOf(wordings: AskedQuestion[]): Summary {
  const latest = wordings.reduce((best, one) => (one.id > best.id ? one : best))
  return {
    questionId: latest.id,
    question: latest.text,
    count: wordings.reduce((sum, { count }) => sum + count, 0),
    wordings: wordings.slice(0, SHOWN_WORDINGS).map(({ text, count }) => ({ question: text, count })),
    answered: latest.answered,
    coverage: latest.coverage,
    firstAskedAt: new Date(Math.min(...wordings.map(({ firstAskedAt }) => firstAskedAt.getTime()))),
    lastAskedAt: latest.lastAskedAt,
    lastSessionId: latest.sessionId,
    messageId: latest.messageId,
  }
}

/** Adds the answer to the latest words of each question. */
export async function withAnswers(tx: Tx, tenantId: string, found: Summary[]): Promise<QuestionSummary[]> {
  const ids = found.map(({ messageId }) => messageId)
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ answers_id: string; text: string }>(sql`
    select answers_id, text from messages where tenant_id = ${tenantId}
      and answers_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`)
  const answers = new Map(rows.map(({ answers_id: id, text }) => [id, text]))
  return found.map(({ messageId, ...summary }) => ({ ...summary, answer: answers.get(messageId) ?? null }))
}
