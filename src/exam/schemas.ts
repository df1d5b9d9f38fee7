import { z } from 'zod'
import { idField, instantOut, pageReply } from '../core/fields.ts'
import { TRADES } from '../languages/trades.ts'
import { BOOKINGS, hasWorked, QUESTIONS, TOTAL } from './plan.ts'
import type { PlayRow } from './repository.ts'
import type { Compared } from './service.ts'
import { examRows, exams } from './tables.ts'

export const examParams = z.object({ exam_id: idField.describe('The exam.') })

const examReply = z
  .object({
    exam_id: z.string().describe('Its id.'),
    status: z.enum(exams.status.enumValues).describe('`failed`: it could not be played to its end.'),
    started_by: z.enum(exams.startedBy.enumValues).describe('`change`: it played by itself after a change.'),
    trade: z.enum(TRADES).nullable().describe('The trade whose questions were asked; null: none that is known.'),
    languages: z.array(z.string()).describe('The languages of its questions.'),
    played: z.int().describe('Rows played so far.'),
    total: z.int().describe('Rows of an exam: always the same.'),
    worked: z.int().describe('Questions answered and bookings made, moved and cancelled.'),
    answered: z.int().describe('Questions answered from a source of this business.'),
    questions: z.int().describe('Questions of an exam.'),
    booked: z.int().describe('Bookings, moves and cancellations that worked.'),
    bookings: z.int().describe('Bookings, moves and cancellations of an exam.'),
    previous: z
      .object({
        exam_id: z.string().describe('Its id.'),
        worked: z.int().describe('What worked there.'),
        finished_at: instantOut.nullable().describe('When it ended.'),
      })
      .nullable()
      .describe('The exam that it is compared with; null for the first.'),
    created_at: instantOut,
    finished_at: instantOut.nullable().describe('null: it is not over.'),
    seconds: z.int().nullable().describe('How long it played; null: it is not over.'),
  })
  .meta({
    id: 'Exam',
    description: 'Questions and bookings that were tried on the assistant; nothing of it is kept elsewhere.',
  })

const spoken = z.object({
  role: z.enum(['visitor', 'assistant']).describe('Who spoke.'),
  text: z.string().describe('The words.'),
})

const rowReply = z
  .object({
    position: z.int().describe('Its place in the exam, from 1.'),
    kind: z.enum(examRows.kind.enumValues).describe('A question, or what was done with a booking.'),
    origin: z
      .enum(examRows.origin.enumValues)
      .describe(
        'Where it comes from: any business, its trade, its services, a heading of its documents, the bookings.',
      ),
    language: z.string().describe('The language it was asked in.'),
    asked: z.string().describe('The first words of the visitor.'),
    outcome: z.enum(examRows.outcome.enumValues).nullable().describe('null: it was not played yet.'),
    reason: z.enum(examRows.reason.enumValues).nullable().describe('Why it did not work; null where it did.'),
    error: z.string().nullable().describe('The code with which a booking was refused; else null.'),
    sources: z
      .array(
        z.object({
          document_id: z.string().nullable().describe('null: the settings of the business.'),
          title: z.string().describe('The document and its headings.'),
          snippet: z.string().describe('The words that were used.'),
        }),
      )
      .describe('What the answer was taken from, or came closest.'),
    disagreement: z
      .object({
        kind: z.string().describe('What the two speak of.'),
        document_id: z.string(),
        title: z.string().describe('The document.'),
        document_says: z.string().describe('The time, amount or contact of the document.'),
        settings_say: z.string().describe('The settings, which the assistant follows.'),
      })
      .nullable()
      .describe('A document that says something else than the settings.'),
    worked_before: z.boolean().nullable().describe('In the exam before; null: it was not asked there.'),
    lost: z.string().nullable().describe('The document that answered it before and is gone; else null.'),
    mend: z
      .enum(['answer', 'contradictions', 'services', 'staff', 'hours'])
      .nullable()
      .describe('The place where it is mended; null where it works.'),
    turns: z.array(spoken).describe('What was said.'),
  })
  .meta({ id: 'ExamRow', description: 'A question or booking of an exam, and what became of it.' })

export const startedReply = examReply
export const examWithRows = examReply
  .extend({ rows: z.array(rowReply).describe('What worked before and no longer does first, then what never did.') })
  .meta({ id: 'ExamWithRows', description: 'An exam with all of its rows.' })

export const examPage = pageReply(examReply)
  .extend({
    plays_by_itself: z.boolean().describe('Whether it plays again after a change: only without a paid model.'),
    estimate: z
      .object({
        requests: z.int().describe('Requests to the language model.'),
        tokens: z.int().describe('Tokens read and written.'),
        measured: z.boolean().describe('Taken from the last exam; else a guess.'),
      })
      .nullable()
      .describe('What an exam costs at the language model; null: nothing.'),
  })
  .meta({ id: 'ExamPage', description: 'A page of exams, and what the next one costs.' })

/** Requests of an exam: one for each question, some four for each booking. */
const REQUESTS = QUESTIONS + 4 * BOOKINGS
const GUESSED_TOKENS_A_REQUEST = 3_000

export function presentEstimate(isPaid: boolean, tokens: number | null): z.infer<typeof examPage>['estimate'] {
  if (!isPaid) return null
  return { requests: REQUESTS, tokens: tokens ?? REQUESTS * GUESSED_TOKENS_A_REQUEST, measured: tokens !== null }
}

export function presentExam({ exam, previous }: Compared): z.infer<typeof examReply> {
  const { answered, booked, createdAt, startedAt, finishedAt } = exam
  const ms = finishedAt === null ? null : finishedAt.getTime() - (startedAt ?? createdAt).getTime()
  return {
    exam_id: exam.id,
    status: exam.status,
    started_by: exam.startedBy,
    trade: TRADES.find((trade) => trade === exam.trade) ?? null,
    languages: exam.languages,
    played: exam.played,
    total: TOTAL,
    worked: answered + booked,
    answered,
    questions: QUESTIONS,
    booked,
    bookings: BOOKINGS,
    previous:
      previous === undefined
        ? null
        : {
            exam_id: previous.id,
            worked: previous.answered + previous.booked,
            finished_at: previous.finishedAt?.toISOString() ?? null,
          },
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    seconds: ms === null ? null : Math.round(ms / 1_000),
  }
}

export function presentExamWithRows(found: Compared & { rows: PlayRow[] }): z.infer<typeof examWithRows> {
  const rows = found.rows.toSorted((a, b) => rankOf(a) - rankOf(b) || a.position - b.position)
  return { ...presentExam(found), rows: rows.map(presentRow) }
}

/** Four groups: lost, not working, working, not played yet. */
function rankOf({ outcome, workedBefore }: PlayRow): number {
  if (outcome === null) return 3
  if (hasWorked(outcome)) return 2
  return workedBefore === true ? 0 : 1
}

function presentRow(row: PlayRow): z.infer<typeof rowReply> {
  const { sources = [], disagreement, error = null, lost = null } = row.detail
  const { position, kind, origin, language, asked, outcome, reason, workedBefore, turns } = row
  return {
    position,
    kind,
    origin,
    language,
    asked,
    outcome,
    reason,
    error,
    sources: sources.map(({ documentId, ...source }) => ({ document_id: documentId, ...source })),
    disagreement:
      disagreement === undefined
        ? null
        : {
            kind: disagreement.kind,
            document_id: disagreement.documentId,
            title: disagreement.title,
            document_says: disagreement.documentSays,
            settings_say: disagreement.settingsSay,
          },
    worked_before: workedBefore,
    lost,
    mend: mendOf(row),
    turns,
  }
}

function mendOf({ outcome, reason }: PlayRow): z.infer<typeof rowReply>['mend'] {
  if (outcome === 'not_known') return 'answer'
  if (outcome === 'contradicts') return 'contradictions'
  if (outcome !== 'not_booked') return null
  if (reason === 'no_staff') return 'staff'
  return reason === 'no_free_time' ? 'hours' : 'services'
}
