import { z } from 'zod'
import { instantOut } from '../../core/fields.ts'
import type { Offer } from '../../models/chat-model.ts'
import type { Command } from '../../models/understanding.ts'
import type { Understood } from '../dialogue/understander.ts'

/** Suggestions of the visitor's next words. */
export const suggestion = z
  .object({
    label: z.string().max(40).describe('The words on its button.'),
    message: z.string().describe('The message to send; the same as typing it.'),
  })
  .meta({ id: 'Suggestion', description: 'What the visitor may want to say next.' })

export const offer = z
  .object({
    service_id: z.string(),
    time_zone: z.string().describe('The IANA zone of the business.'),
    starts: z
      .array(
        z.object({
          start: instantOut,
          end: instantOut,
          resource_ids: z.array(z.string()).describe('Whom it is with; empty where the visitor named nobody.'),
          message: z.string().describe('The message that chooses it; the same as typing it.'),
        }),
      )
      .max(6)
      .describe('Earliest first.'),
    more: z.boolean().describe('Whether more starts than these may be free.'),
  })
  .meta({ id: 'Offer', description: 'Free starts that the answer offers.' })

/** An offer as the API shows it and as traces store it. */
export type OfferData = z.infer<typeof offer>

export function presentOffer({ serviceId, timeZone, starts, more }: Offer): OfferData {
  return {
    service_id: serviceId,
    time_zone: timeZone,
    starts: starts.map(({ resourceIds, start, end, message }) => ({ start, end, resource_ids: resourceIds, message })),
    more,
  }
}

const heard = z.object({
  type: z.string().describe('What was understood: `start`, `set`, `ask`, `confirm`, …'),
  value: z
    .unknown()
    .describe('What it is about: the task, the slot with its value, the option or the question; null: nothing more.'),
  words: z.string().describe('The words it was read from.'),
})

const table = z.object({
  question: z.string().nullable().describe('What the reply before had asked for; null: nothing.'),
  options: z.int().describe('How many choices it had shown.'),
  task: z.string().nullable().describe('What was under way: `book`, `move`, …; null: nothing.'),
})

const step = z.object({
  task: z.string().nullable().describe('What is under way after this reply; null: nothing.'),
  question: z.string().nullable().describe('What this reply asks for; null: nothing.'),
})

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
    understanding: z.string().nullish().describe('What read the message: `offline`, or the name of a model.'),
    commands: z.array(heard).nullish().describe('What was understood, in the order of the words.'),
    table: table.nullish().describe('What the message was read against.'),
    step: step.nullish().describe('Where the dialogue went; null where a model spoke freely.'),
    suggestions: z.array(suggestion).nullish().describe('What was suggested to say next.'),
    offer: offer.nullish().describe('The starts that were offered.'),
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
      .object({
        understanding: z.number().nullish().describe('For reading the message.'),
        retrieval: z.number().describe('For the search.'),
        reply: z.number().describe('For the answer.'),
      })
      .describe('How long the steps took.'),
  })
  .meta({
    id: 'Trace',
    description: 'The reasons of an answer: what was read, how sure the assistant was, how long it took.',
  })

export type Trace = z.infer<typeof trace>

const MAX_WORDS = 400

/** The understanding of a turn as its trace shows it. */
export function understoodIn({ source, commands, table: { question, options, task } }: Understood) {
  return {
    understanding: source,
    commands: commands.map((one) => ({
      type: one.type,
      value: valueOf(one),
      words: (one.type === 'message' || one.type === 'complaint' ? one.text : one.words).slice(0, MAX_WORDS),
    })),
    table: { question, options: options.length, task: task?.task ?? null },
  }
}

function valueOf(command: Command): unknown {
  const { type: _, ...rest } = command
  const { words: _words, text: _text, ...value }: Record<string, unknown> = rest
  const [only, ...others] = Object.values(value)
  if (only === undefined) return null
  return others.length === 0 ? only : value
}
