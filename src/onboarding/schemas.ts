import { WEEKDAYS } from '../core/days.ts'
import { z } from 'zod'
import { idField, instantOut, lines, pageQuery, pageReply, text } from '../core/fields.ts'
import { agreementOf, AGREEMENTS, type CurrentValue } from './current.ts'
import { ORIGINS, type Value } from './finding/finding.ts'
import type { Proposal, Reading } from './repository.ts'
import type { SetupState } from './setup.ts'
import { FAILURES, STEPS } from './tables.ts'
import { TRADES } from '../languages/trades.ts'

const webAddress = text(2_000)
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https address')
  .describe('The start of the website.')

const trade = z.enum(TRADES)

export const startReadingBody = z
  .object({
    url: webAddress.nullish(),
    trade: trade.nullish().describe('Adds its questions, other names and usual durations; alone, its template.'),
  })
  .refine(({ url, trade: given }) => url != null || given != null, {
    message: 'must be given without a trade',
    path: ['url'],
  })
  .meta({
    id: 'StartWebsiteReading',
    description: 'The website to read for proposals, or the trade whose template is wanted.',
    examples: [{ url: 'https://www.example.com', trade: 'dentist' }],
  })

const span = z
  .object({ start: z.string().max(5).describe('HH:MM.'), end: z.string().max(5).describe('HH:MM; 24:00 is midnight.') })
  .meta({
    id: 'ProposedSpan',
    description: 'Opening hours from start to end.',
    examples: [{ start: '09:00', end: '12:30' }],
  })

const contact = (kind: 'address' | 'phone' | 'email' | 'greeting', description: string) =>
  z.object({ kind: z.literal(kind).describe('What it is about.'), text: lines(500).describe(description) })

const value = z
  .discriminatedUnion('kind', [
    contact('address', 'The address, on one line.'),
    contact('phone', 'The number with its country code.'),
    contact('email', 'The e-mail address.'),
    contact('greeting', 'The first words to a visitor.'),
    z.object({
      kind: z.literal('hours').describe('What it is about.'),
      day: z.enum(WEEKDAYS).describe('The day of the week.'),
      spans: z.array(span).max(6).describe('The hours of the day; empty: closed.'),
    }),
    z.object({
      kind: z.literal('service').describe('What it is about.'),
      name: text(200).describe('What the service is called.'),
      duration_minutes: z.number().int().min(1).max(1_440).nullable().describe('null: no page says it.'),
      is_duration_usual: z.boolean().describe('No page says the duration; this one is usual in the trade.'),
      price: text(100).nullable().describe('As it is written.'),
      aliases: z.array(text(100)).max(30).describe('Other names that visitors use for it.'),
    }),
    z.object({
      kind: z.literal('staff').describe('What it is about.'),
      name: text(200).describe('The name of the person.'),
      role: text(200).nullable().describe('What the page says they do.'),
    }),
    z.object({
      kind: z.literal('questions').describe('What it is about.'),
      questions: z.array(text(200)).max(6).describe('First questions.'),
    }),
    z.object({
      kind: z.literal('knowledge').describe('What it is about.'),
      url: webAddress,
      pages: z.number().int().describe('Pages that were read.'),
    }),
  ])
  .meta({
    id: 'ProposedValue',
    description: 'A value as it would be stored, by its kind.',
    examples: [{ kind: 'phone', text: '+12125550100' }],
  })

export const acceptBody = z
  .object({
    candidate: z.number().int().min(0).max(20).optional().describe('Which one, where the pages disagree; from 0.'),
    value: value.optional().describe('The value as it was edited, in place of those proposed.'),
  })
  .meta({
    id: 'AcceptProposal',
    description: 'Which value to take over; empty where there is one.',
    examples: [{ candidate: 0 }],
  })

export const readingParams = z.object({ reading_id: idField })
export const proposalParams = z.object({ reading_id: idField, proposal_id: idField })
export const listReadingsQuery = z.object(pageQuery)

const proposalFields = {
  proposal_id: z.string(),
  kind: z.string().describe('What it is about; the values have the same kind.'),
  state: z.enum(['open', 'accepted', 'discarded']).describe('Only an accepted one is used.'),
  agreement: z
    .enum(AGREEMENTS)
    .describe('Whether the pages say the same, and whether it differs from what is set already.'),
  candidates: z
    .array(
      z.object({
        value,
        origin: z.enum(ORIGINS).describe('`markup`: structured data; `text`: words of a page; `template`: the trade.'),
        quote: z.string().nullable().describe('The sentence that says it.'),
        page: z.string().nullable().describe('The address of the page where it was found first.'),
        pages: z.number().int().describe('Pages that say it.'),
      }),
    )
    .describe('More than one where the pages disagree; the likeliest first.'),
  current: value.nullable().describe('What is set now; null: nothing is.'),
  accepted: value.nullable().describe('As it was accepted.'),
}

const proposalExample = {
  proposal_id: 'prop_01h455vb4pex5vsknk084sn02q',
  kind: 'phone',
  state: 'open' as const,
  agreement: 'agrees' as const,
  candidates: [
    {
      value: { kind: 'phone' as const, text: '+12125550100' },
      origin: 'text' as const,
      quote: 'Call us at (212) 555-0100.',
      page: 'https://www.example.com/contact',
      pages: 3,
    },
  ],
  current: null,
  accepted: null,
}

export const proposalReply = z.object(proposalFields).meta({
  id: 'Proposal',
  description: 'A value that a website seems to say. Nothing uses it before it is accepted.',
  examples: [proposalExample],
})

const readingFields = {
  reading_id: z.string(),
  url: z.string().nullable().describe('null: the template of the trade.'),
  trade: trade.nullable(),
  status: z.enum(['reading', 'done', 'failed']).describe('Proposals come in while it is read.'),
  failure: z.enum(FAILURES).nullable().describe('Why it failed.'),
  error: z.string().nullable().describe('The reason in plain words.'),
  pages: z.number().int().describe('Pages read so far.'),
  created_at: instantOut,
  ended_at: instantOut.nullable(),
}

const readingExample = {
  reading_id: 'read_01h455vb4pex5vsknk084sn02q',
  url: 'https://www.example.com',
  trade: 'dentist' as const,
  status: 'done' as const,
  failure: null,
  error: null,
  pages: 14,
  created_at: '2026-11-22T09:30:00.000Z',
  ended_at: '2026-11-22T09:30:11.000Z',
}

const listedReading = z
  .object(readingFields)
  .meta({ id: 'ListedWebsiteReading', description: 'A website that was read.', examples: [readingExample] })

export const readingPage = pageReply(listedReading).meta({
  id: 'WebsiteReadingPage',
  description: 'A page of readings.',
})

export const readingReply = z
  .object({ ...readingFields, proposals: z.array(proposalReply).describe('In the order of their kinds.') })
  .meta({
    id: 'WebsiteReading',
    description: 'A website that is read, and what it proposes.',
    examples: [{ ...readingExample, proposals: [proposalExample] }],
  })

const step = z.enum(STEPS)

export const setupReply = z
  .object({
    trade: trade.nullable(),
    steps: z
      .array(z.object({ step: step.describe('Its name.'), done: z.boolean().describe('Whether it is done.') }))
      .describe('In their order.'),
  })
  .meta({
    id: 'Setup',
    description: 'How far the business is set up.',
    examples: [{ trade: 'dentist', steps: STEPS.map((name) => ({ step: name, done: name === 'business' })) }],
  })

export const updateSetupBody = z
  .object({
    trade: trade.nullish().describe('null: another trade.'),
    done: z.array(step).max(STEPS.length).optional().describe('Steps that are done, beside those that the data shows.'),
  })
  .meta({ id: 'UpdateSetup', description: 'What changed in the set-up.', examples: [{ done: ['widget'] }] })

export function presentListed(reading: Reading): z.input<typeof listedReading> {
  const { id, url, trade: named, status, failure, error, pages, createdAt, endedAt } = reading
  return {
    reading_id: id,
    url,
    trade: named,
    status,
    failure,
    error,
    pages,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  }
}

export function presentProposal(proposal: Proposal, currentOf: CurrentValue): z.input<typeof proposalReply> {
  const { id, kind, state, candidates, accepted } = proposal
  const current: Value | undefined = currentOf(proposal)
  return {
    proposal_id: id,
    kind,
    state,
    agreement: agreementOf(proposal, current),
    candidates,
    current: current ?? null,
    accepted,
  }
}

export function presentReading(shown: {
  reading: Reading
  proposals: Proposal[]
  currentOf: CurrentValue
}): z.input<typeof readingReply> {
  const proposals = shown.proposals.map((proposal) => presentProposal(proposal, shown.currentOf))
  return { ...presentListed(shown.reading), proposals }
}

export function presentSetup({ trade: named, done }: SetupState): z.input<typeof setupReply> {
  return { trade: named, steps: STEPS.map((name) => ({ step: name, done: done.has(name) })) }
}
