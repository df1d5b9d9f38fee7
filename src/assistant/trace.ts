import { z } from 'zod'

/** Why this answer: what the assistant read, how sure it was, and how long each step took. */
export const trace = z
  .object({
    model: z.string().describe('Who spoke.'),
    fallback: z
      .string()
      .nullish()
      .describe('Why the model provider did not speak, or not to the end: a code such as `timeout` or `rate_limited`.'),
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
    tokens: z
      .object({ input: z.number(), output: z.number() })
      .nullish()
      .describe('As the provider counted them; null where it did not.'),
    struck: z
      .number()
      .nullish()
      .describe('Lines of the draft that were not said as they stood, because the material does not bear them out.'),
    milliseconds: z.object({ retrieval: z.number(), reply: z.number() }),
  })
  .meta({ id: 'Trace' })

export type Trace = z.infer<typeof trace>
