import { z } from 'zod'

const repair = z.object({
  sentence: z.string().describe('The sentence that was not said.'),
  claims: z
    .array(z.string())
    .describe('What it says was done: `booked`, `noted`, …; empty where it says no such thing.'),
  reason: z
    .string()
    .nullish()
    .describe(
      'Why it was not said: `not_done`, or the material does not bear it out: `unknown`, `number`, `negation`, …',
    ),
  outcome: z
    .enum(['repaired', 'replaced'])
    .describe('The model spoke again without it, or the truth was said in its place.'),
})

export type Repair = z.infer<typeof repair>

/** Explains an answer: passages, confidence, tool runs and timings. */
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
          title: z.string().describe('The document and the headings above the passage.'),
          text: z.string().describe('The passage.'),
          score: z.number().describe('Relevance; comparable within this trace only.'),
          coverage: z.number().describe('Share of the question that the passage covers, 0–1.'),
          cited: z.boolean().describe('Whether the answer is taken from it.'),
        }),
      )
      .describe('What the assistant read, best first.'),
    tools: z
      .array(
        z.object({
          name: z.string().describe('The name of the tool.'),
          arguments: z.unknown().describe('As they were read; as they were written, where they could not be.'),
          ok: z.boolean().describe('False: it was refused, and `result.error` says why.'),
          result: z.record(z.string(), z.unknown()).describe('What the tool answered.'),
          milliseconds: z.number().describe('How long it took.'),
        }),
      )
      .nullish()
      .describe('What the assistant looked up or did, in order.'),
    repairs: z
      .array(repair)
      .nullish()
      .describe('Sentences that were not said, because nothing of the kind was done or the material does not say so.'),
    tokens: z
      .object({
        input: z.number().describe('Tokens that were read.'),
        output: z.number().describe('Tokens that were written.'),
      })
      .nullish()
      .describe('As the provider counted them; null where it did not.'),
    struck: z
      .number()
      .nullish()
      .describe('Lines of the draft that were not said as they stood, because the material does not bear them out.'),
    milliseconds: z
      .object({ retrieval: z.number().describe('For the search.'), reply: z.number().describe('For the answer.') })
      .describe('How long the steps took.'),
  })
  .meta({
    id: 'Trace',
    description: 'The reasons of an answer: what was read, how sure the assistant was, how long it took.',
  })

export type Trace = z.infer<typeof trace>
