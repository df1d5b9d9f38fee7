import { z } from 'zod'

const repair = z.object({
  sentence: z.string(),
  claims: z.array(z.string()).describe('What it says was done: `booked`, `noted`, …'),
  outcome: z
    .enum(['repaired', 'replaced'])
    .describe('The model spoke again without it, or the truth was said in its place.'),
})

export type Repair = z.infer<typeof repair>

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
    tools: z
      .array(
        z.object({
          name: z.string(),
          arguments: z.unknown().describe('As they were read; as they were written, where they could not be.'),
          ok: z.boolean().describe('False: it was refused, and `result.error` says why.'),
          result: z.record(z.string(), z.unknown()),
          milliseconds: z.number(),
        }),
      )
      .nullish()
      .describe('What the assistant looked up or did, in order.'),
    repairs: z.array(repair).nullish().describe('Sentences that were not said, because nothing of the kind was done.'),
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
