import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { contactsWritten } from '../languages/contact-forms.ts'
import { LANGUAGES } from '../languages/index.ts'
import { smallTalkOf, withoutCourtesies } from '../languages/small-talk.ts'
import type { QuestionSummary } from './schemas.ts'
import { questions } from './tables.ts'

/** A question to the knowledge base, with its outcome. */
interface AskedQuestion {
  sessionId: string
  messageId: string
  text: string
  band: 'answer' | 'closest' | 'decline'
  coverage: number
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

export function createAnalyticsService(database: Database) {
  return {
    /** In the caller's transaction, so a question is recorded exactly when its answer is. */
    async recordQuestion(tx: Tx, tenantId: string, question: AskedQuestion): Promise<void> {
      if (!isQuestion(question.text)) return
      const answered = question.band === 'answer'
      await tx
        .insert(questions)
        .values({ tenantId, id: newId('que'), ...question, answered, fingerprint: fingerprintOf(question.text) })
    },

    /** @throws NotFound */
    async textOf(tenantId: string, questionId: string): Promise<string> {
      const [row] = await database.tenantOnce(tenantId, (tx) =>
        tx
          .select({ text: questions.text })
          .from(questions)
          .where(and(eq(questions.tenantId, tenantId), eq(questions.id, questionId))),
      )
      if (row === undefined) throw new NotFound()
      return row.text
    },

    /** The most frequent questions; ties go to the most recent. */
    async topQuestions(
      tenantId: string,
      { answered, limit, ...asked }: { answered: boolean | undefined; limit: number } & AskedWithin,
    ): Promise<QuestionSummary[]> {
      const { rows } = await database.tenantOnce(tenantId, (tx) =>
        tx.execute<SummaryRow>(topQuestions(tenantId, answered, { limit, ...asked })),
      )
      return rows.map((row) => ({
        questionId: row.question_id,
        question: row.question,
        count: row.count,
        answered: row.answered,
        coverage: row.coverage,
        firstAskedAt: new Date(row.first_asked_at),
        lastAskedAt: new Date(row.last_asked_at),
        lastSessionId: row.last_session_id,
      }))
    },
  }
}

interface AskedWithin {
  from?: Date | undefined
  before?: Date | undefined
}

interface SummaryRow extends Record<string, unknown> {
  question_id: string
  question: string
  count: number
  answered: boolean
  coverage: number
  first_asked_at: string
  last_asked_at: string
  last_session_id: string
}

/** The latest occurrence decides: a question answered since, or tied to its answer since, is no longer a gap. */
function topQuestions(
  tenantId: string,
  answered: boolean | undefined,
  { limit, from, before }: { limit: number } & AskedWithin,
) {
  const isWithin = sql`created_at >= coalesce(${from?.toISOString() ?? null}::timestamptz, '-infinity')
    and created_at < coalesce(${before?.toISOString() ?? null}::timestamptz, 'infinity')`
  const isAnswered = sql`(latest.answered or exists (
    select from known_answers known
    where known.tenant_id = ${tenantId} and known.question = latest.text and known.created_at > latest.created_at
  ))`
  const wanted = answered === undefined ? sql`true` : sql`${isAnswered} = ${answered}`
  return sql`
    select latest.id as question_id, latest.text as question, asked.count, ${isAnswered} as answered, latest.coverage,
      asked.first_asked_at, latest.created_at as last_asked_at, latest.session_id as last_session_id
    from (
      select fingerprint, count(*)::int as count, min(created_at) as first_asked_at
      from questions where tenant_id = ${tenantId} and ${isWithin} group by fingerprint
    ) as asked
    join (
      select distinct on (fingerprint) * from questions where tenant_id = ${tenantId} and ${isWithin} order by fingerprint, id desc
    ) as latest using (fingerprint)
    where ${wanted}
    order by asked.count desc, latest.id desc
    limit ${limit}`
}

const SPOKEN = Object.keys(LANGUAGES)

/** Identity of a question: folded letters and digits, without the courtesies around it. */
export function fingerprintOf(text: string): string {
  return wordsOf(withoutCourtesies(text, SPOKEN)).join(' ').slice(0, 500)
}

/** Courtesies, a bare yes or no, contacts and keys struck at random ask nothing. */
function isQuestion(text: string): boolean {
  const hasWords = wordsOf(text).some((word) => /\p{L}{2}/u.test(word))
  const isCourtesy = SPOKEN.some((language) => smallTalkOf(text, language) !== undefined)
  return hasWords && !isCourtesy && !isReaction(text) && !isContact(text)
}

/** "Yes please", or a refusal of further help. Longer ones may be questions, because their words are everyday ones. */
function isReaction(text: string): boolean {
  const words = wordsOf(text)
  if (text.includes('?') || !words.every((word) => REACTIONS.has(word))) return false
  return words.length <= MAX_REACTION || ENOUGH.some((enough) => enough.exec(words.join(' '))?.index === 0)
}

const MAX_REACTION = 2
const REACTIONS = new Set(
  Object.values(LANGUAGES).flatMap(({ smallTalk: { greeting, thanks, goodbye, filler, phone } }) =>
    wordsOf([greeting, thanks, goodbye, filler, phone.yes, phone.filler].join(' ')),
  ),
)
const ENOUGH = Object.values(LANGUAGES).map(({ smallTalk }) => smallTalk.phone.enough)

/** Nothing but a name with an e-mail address or a phone number. */
function isContact(text: string): boolean {
  if (text.includes('?')) return false
  const written = [...contactsWritten(text, 'email'), ...contactsWritten(text, 'phone')]
  return written.length > 0 && wordsOf(written.reduce((rest, one) => rest.replace(one, ' '), text)).length <= MAX_NAME
}

const MAX_NAME = 4

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
