import { z } from 'zod'

/** Why this answer: what the assistant read, how sure it was, and how long each step took. */
export const trace = z
  .object({
    model: z.string(),
    band: z
      .enum(['answer', 'closest', 'decline', 'talk'])
      .describe('The knowledge had it, had something near it, or did not; `talk`: nothing was asked.'),
    coverage: z
      .number()
      .nullable()
      .describe('Share of the question that the evidence covers, 0–1; null where the model has no such measure.'),
    passages: z
      .array(
        z.object({
          document_id: z.string(),
          title: z.string(),
          text: z.string(),
          score: z.number(),
          coverage: z.number(),
          cited: z.boolean(),
        }),
      )
      .describe('What the assistant read, best first.'),
    milliseconds: z.object({ retrieval: z.number(), reply: z.number() }),
  })
  .meta({ id: 'Trace' })

export type Trace = z.infer<typeof trace>
