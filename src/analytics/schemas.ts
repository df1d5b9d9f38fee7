import { z } from 'zod'
import { dateIn, instantOut, pageQuery, timeZone } from '../core/fields.ts'

export const questionsQuery = z.object({
  from: dateIn.optional().describe('Asked from this day on.'),
  to: dateIn.optional().describe('Asked until the end of this day.'),
  time_zone: timeZone.optional().describe("Zone in which days begin and end; the tenant's unless said."),
  limit: pageQuery.limit,
  answered: z
    .enum(['true', 'false'])
    .optional()
    .describe('`false`: only what the knowledge could not answer; `true`: only what it could.'),
})

export const questionsReply = z
  .object({
    data: z
      .array(
        z.object({
          question_id: z.string().describe('For `POST /knowledge/answers`.'),
          question: z.string().describe('As it was last asked.'),
          count: z.number().int().describe('How often it was asked, in these and other words.'),
          wordings: z
            .array(
              z.object({
                question: z.string().describe('As it was last asked in these words.'),
                count: z.number().int().describe('How often, case and punctuation aside.'),
              }),
            )
            .describe('The different words in which it was asked, the most frequent first; the first ten.'),
          answer: z
            .string()
            .nullable()
            .describe('What the assistant answered the last time; null where nothing is kept.'),
          answered: z
            .boolean()
            .describe('Whether the knowledge could answer it the last time, or was given an answer to it since.'),
          coverage: z.number().describe('Share of the question that the best passage covered then, 0–1.'),
          first_asked_at: instantOut.describe('When it was first asked.'),
          last_asked_at: instantOut.describe('When it was last asked.'),
          last_session_id: z.string().describe('The conversation that it was last asked in.'),
        }),
      )
      .describe('The questions, the most frequent first.'),
  })
  .meta({
    id: 'Questions',
    description: 'Questions of visitors, grouped by what they mean, the most frequent first.',
    examples: [
      {
        data: [
          {
            question_id: 'que_01h455vb4pex5vsknk084sn02q',
            question: 'Do you treat cats?',
            count: 3,
            wordings: [
              { question: 'Do you treat cats?', count: 2 },
              { question: 'can you treat a cat', count: 1 },
            ],
            answer: 'I could not find that in our documents.',
            answered: false,
            coverage: 0.12,
            first_asked_at: '2026-03-02T09:30:00.000Z',
            last_asked_at: '2026-03-04T16:02:11.000Z',
            last_session_id: 'chat_01h455vb4pex5vsknk084sn02q',
          },
        ],
      },
    ],
  })

export interface QuestionSummary {
  questionId: string
  question: string
  count: number
  wordings: { question: string; count: number }[]
  answer: string | null
  answered: boolean
  coverage: number
  firstAskedAt: Date
  lastAskedAt: Date
  lastSessionId: string
}

export function presentQuestion(summary: QuestionSummary): z.infer<typeof questionsReply>['data'][number] {
  return {
    question_id: summary.questionId,
    question: summary.question,
    count: summary.count,
    wordings: summary.wordings,
    answer: summary.answer,
    answered: summary.answered,
    coverage: Math.round(summary.coverage * 1_000) / 1_000,
    first_asked_at: summary.firstAskedAt.toISOString(),
    last_asked_at: summary.lastAskedAt.toISOString(),
    last_session_id: summary.lastSessionId,
  }
}
