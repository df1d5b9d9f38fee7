import { and, eq } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { lowerWords } from '../core/words.ts'
import type { AskedQuestion } from '../chat/index.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { loadMeanings } from '../knowledge/index.ts'
import { contactsWritten } from '../languages/contact-forms.ts'
import { LANGUAGES } from '../languages/index.ts'
import { smallTalkOf, withoutCourtesies } from '../languages/small-talk.ts'
import { askedQuestions, knownQuestions, summaries, withAnswers, type AskedWithin } from './asked-questions.ts'
import type { QuestionSummary } from './schemas.ts'
import { questions } from './tables.ts'

/** The unanswered questions in one line: their number, the newest, and the wait. */
export interface OpenQuestions {
  count: number
  /** The newest of them. */
  question: string | null
  /** The first moment at which one of them was asked. */
  since: Date | null
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

interface AnalyticsDeps {
  database: Database
  languageOf(tenantId: string): Promise<string | undefined>
}

export function createAnalyticsService({ database, languageOf }: AnalyticsDeps) {
  /** Questions of one meaning as one, the most frequent first; ties go to the most recent. */
  async function grouped(tenantId: string, { answered, ...within }: { answered?: boolean | undefined } & AskedWithin) {
    const meaningOf = await loadMeanings((await languageOf(tenantId)) ?? 'en')
    const [asked, known] = await database.tenantOnce(tenantId, (tx) =>
      Promise.all([askedQuestions(tx, tenantId, within), knownQuestions(tx, tenantId)]),
    )
    return summaries({ asked, known }, { answered, meaningOf })
  }

  return {
    /** In the caller's transaction, so a question is recorded exactly when its answer is. */
    async recordQuestion(tx: Tx, tenantId: string, question: AskedQuestion): Promise<void> {
      if (!isQuestion(question.text)) return
      const answered = question.band === 'answer'
      await tx
        .insert(questions)
        .values({ tenantId, id: newId('que'), ...question, answered, fingerprint: fingerprintOf(question.text) })
    },

    /** The words of a question that visitors asked; without its id, those that somebody typed. @throws NotFound */
    async wordsOf(tenantId: string, questionId: string | undefined, typed: string | undefined): Promise<string> {
      if (questionId === undefined) return typed ?? ''
      const [row] = await database.tenantOnce(tenantId, (tx) =>
        tx
          .select({ text: questions.text })
          .from(questions)
          .where(and(eq(questions.tenantId, tenantId), eq(questions.id, questionId))),
      )
      if (row === undefined) throw new NotFound()
      return row.text
    },

    /** With what was answered to each. */
    async topQuestions(
      tenantId: string,
      { limit, ...asked }: { answered: boolean | undefined; limit: number } & AskedWithin,
    ): Promise<QuestionSummary[]> {
      const shown = (await grouped(tenantId, asked)).slice(0, limit)
      return database.tenantOnce(tenantId, (tx) => withAnswers(tx, tenantId, shown))
    },

    async openQuestions(tenantId: string, from: Date): Promise<OpenQuestions> {
      const open = await grouped(tenantId, { answered: false, from })
      const newest = open.toSorted((one, other) => (one.questionId < other.questionId ? 1 : -1))[0]
      const since = open.length === 0 ? null : new Date(Math.min(...open.map((one) => one.firstAskedAt.getTime())))
      return { count: open.length, question: newest?.question ?? null, since }
    },
  }
}

const SPOKEN = Object.keys(LANGUAGES)

/** Identity of a question: folded letters and digits, without the courtesies around it. */
export function fingerprintOf(text: string): string {
  return lowerWords(withoutCourtesies(text, SPOKEN)).join(' ').slice(0, 500)
}

/** False for courtesies, a bare yes or no, contacts, and keys struck at random. */
function isQuestion(text: string): boolean {
  const hasWords = lowerWords(text).some((word) => /\p{L}{2}/u.test(word))
  const isCourtesy = SPOKEN.some((language) => smallTalkOf(text, language) !== undefined)
  return hasWords && !isCourtesy && !isReaction(text) && !isContact(text)
}

/** True for "yes please" or a refusal of further help. A longer text may be a question in everyday words. */
function isReaction(text: string): boolean {
  const words = lowerWords(text)
  if (text.includes('?') || !words.every((word) => REACTIONS.has(word))) return false
  return words.length <= MAX_REACTION || ENOUGH.some((enough) => enough.exec(words.join(' '))?.index === 0)
}

const MAX_REACTION = 2
const REACTIONS = new Set(
  Object.values(LANGUAGES).flatMap(({ smallTalk: { greeting, thanks, goodbye, filler, phone } }) =>
    lowerWords([greeting, thanks, goodbye, filler, phone.yes, phone.filler].join(' ')),
  ),
)
const ENOUGH = Object.values(LANGUAGES).map(({ smallTalk }) => smallTalk.phone.enough)

/** True for nothing but a name with an e-mail address or a phone number. */
function isContact(text: string): boolean {
  if (text.includes('?')) return false
  const written = [...contactsWritten(text, 'email'), ...contactsWritten(text, 'phone')]
  return (
    written.length > 0 && lowerWords(written.reduce((rest, one) => rest.replace(one, ' '), text)).length <= MAX_NAME
  )
}

const MAX_NAME = 4
