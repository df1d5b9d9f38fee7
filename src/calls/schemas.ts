import { z } from 'zod'
import { idField, instantOut, lines, pageQuery, pageReply, phoneText, text } from '../core/fields.ts'
import { EVENT_NAMES, type EventName } from '../events/catalogue.ts'
import type { LeadRow } from '../leads/index.ts'
import type { CallLine } from './transcript-lines.ts'
import { TEAM_ANSWERS, WISHES } from './carriers/carrier.ts'
import { bareNumber, hasNumberShape } from './number.ts'
import { leadOfCall } from './event-payloads.ts'
import type { CallRow } from './repository.ts'
import { NUMBER_STATES, type PhoneLine } from './phone-line.ts'
import { isRecorded } from './tables.ts'
import { ENDED_REASONS, endedReasonOf, FAILURE_REASONS, isOver, REFUSALS, RUNGS, STATUSES } from './states.ts'

/** A phone number, stripped of separators. */
const phoneNumber = phoneText
  .overwrite(bareNumber)
  .refine(hasNumberShape, 'must be a phone number with + and country code, such as +14155550100')
  .describe(
    'With + and country code; spaces, dots, hyphens and parentheses are fine. No premium, shared-cost, personal, satellite or short number.',
  )

export const initiateBody = z
  .object({
    phone_number: phoneNumber,
    client_name: text(120).nullish().describe('Who is called.'),
    call_type: z.literal('outbound', 'must be outbound').nullish().describe('`outbound`: there is no other kind.'),
    custom_prompt: lines(4_000).nullish().describe('What the call is about, for the assistant.'),
  })
  .meta({
    id: 'InitiateCall',
    description: 'A call to make.',
    examples: [
      {
        phone_number: '+14155550100',
        client_name: 'Ada Lovelace',
        call_type: 'outbound',
        custom_prompt: 'Remind of the check-up tomorrow at 9:30.',
      },
    ],
  })

export type InitiateInput = z.infer<typeof initiateBody>

/** A number that no person has. */
const SIMULATED_CALLER = '+15005550100'

export const simulateBody = z
  .object({
    phone_number: phoneNumber.nullish().describe('Who calls; a made-up number without it.'),
    wants: z
      .enum(WISHES)
      .nullish()
      .describe('What the caller wants: an answer, an appointment, or a person, for whom they ask or press the key 0.'),
    team: z
      .enum(TEAM_ANSWERS)
      .nullish()
      .describe(
        'What each phone of the team does when it rings: a person takes the call, nobody picks up, it is busy, or a voicemail answers. ' +
          'Without it, the simulated numbers behave as they do when they are called, and a person takes the call at every other one.',
      ),
    open: z
      .boolean()
      .nullish()
      .describe('Who answers first, as if the business were open (true) or closed (false); by its hours without it.'),
  })
  .meta({
    id: 'SimulateCall',
    description: 'A call to the business on the simulated line.',
    examples: [{ wants: 'person', team: 'no_answer', open: true }],
  })

type SimulateInput = z.infer<typeof simulateBody>

export const simulatedOf = ({ phone_number: number, wants, team, open }: SimulateInput) => ({
  phoneNumber: number ?? SIMULATED_CALLER,
  caller: { wants: wants ?? ('answer' as const), team: team ?? undefined, isOpen: open ?? undefined },
})

export const phoneLineReply = z
  .object({
    simulated: z.boolean().describe('No carrier is configured: nobody’s phone rings, in or out.'),
    numbers: z
      .array(
        z.object({
          number: z.string().describe('E.164; assigned by the operator.'),
          state: z
            .enum(NUMBER_STATES)
            .describe(
              'Where its calls go: `connected` here, `incomplete` here but without the address that the carrier asks while this one does not ' +
                'answer, `elsewhere` to another address or none, `missing` where the account of the operator has it no more, `unknown` where ' +
                'the carrier does not answer.',
            ),
          goes_to: z
            .string()
            .nullable()
            .describe('The host that answers its calls; null for none, and where it is unknown.'),
        }),
      )
      .describe('The numbers of the tenant; without one, nobody is phoned and nobody phones.'),
  })
  .meta({
    id: 'PhoneLine',
    description: 'The telephone line of a tenant.',
    examples: [{ simulated: false, numbers: [{ number: '+14155550100', state: 'connected', goes_to: null }] }],
  })

export const presentPhoneLine = ({ isSimulated, numbers }: Awaited<ReturnType<PhoneLine['of']>>) => ({
  simulated: isSimulated,
  numbers: numbers.map(({ number, state, goesTo }) => ({ number, state, goes_to: goesTo })),
})

export const callParams = z.object({ call_id: idField })

export const callStatus = z
  .enum(STATUSES)
  .describe(
    'Where the call is: `queued` → `ringing` → `in_progress` → `completed`, and `failed` from each before the last.',
  )

export const speaker = z.enum(['agent', 'user']).describe('`agent`: the assistant; `user`: the person.')

const direction = z.enum(['inbound', 'outbound'])

export const listCallsQuery = z.object({
  ...pageQuery,
  status: callStatus.optional().describe('Only calls in this state.'),
  direction: direction.optional().describe('Only calls in this direction.'),
  sentiment: z.enum(['positive', 'neutral', 'negative']).optional().describe('Only of this sentiment.'),
  q: text(100).optional().describe('Only with these words in a line, the summary, a name or a number.'),
})

const who = {
  call_id: z.string(),
  phone_number: z.string().describe('E.164; empty for a call from a browser.'),
  client_name: z.string().nullable(),
}

const call_type = z.string().describe('As it was given with the call.')

const simulated = z.boolean().describe('True on the simulated line: nobody’s phone rang.')

const queuedExample = {
  call_id: 'call_01h455vb4pex5vsknk084sn02q',
  status: 'queued',
  direction: 'outbound',
  phone_number: '+14155550100',
  client_name: 'Ada Lovelace',
  call_type: 'outbound',
  simulated: true,
  created_at: '2026-03-02T09:30:00.000Z',
} as const

export const initiatedReply = z
  .object({
    ...who,
    status: callStatus,
    direction,
    call_type,
    simulated,
    created_at: instantOut,
  })
  .meta({ id: 'InitiatedCall', description: 'A call that waits to be dialled.', examples: [queuedExample] })

/** A list shows records without their transcripts. */
const callFields = {
  ...who,
  status: callStatus,
  direction,
  channel: z.enum(['phone', 'web']).describe('`web`: from a page, over the browser.'),
  call_type,
  simulated,
  duration: z.number().int().describe('Seconds between picking up and hanging up; 0 until the call is over.'),
  sentiment: z.enum(['positive', 'neutral', 'negative']),
  summary: z.string().nullable().describe('Written after the end; null until then.'),
  failure_reason: z.enum(FAILURE_REASONS).nullable().describe('Why the call failed; null for one that did not.'),
  refusal: z
    .enum(REFUSALS)
    .nullable()
    .describe(
      'Why the carrier refused to dial, where it said so: `number` is none, `unreachable` cannot be dialled, `country` may not be called by the ' +
        'account, `blocked` is never called, `trial` accounts call verified numbers only, `caller_id` is none of the account, `account` is closed.',
    ),
  ended_reason: z
    .enum(ENDED_REASONS)
    .nullable()
    .describe('How a call that was answered ended; null until then, and for one that nobody answered.'),
  rungs: z
    .array(z.enum(RUNGS))
    .describe(
      'Rungs of the ladder that had the caller, in order: `voice` a voice model, `relay` the text assistant, `person` the team, `voicemail` a message ' +
        'was recorded, `goodbye` only an apology. More than one: each took over from the one before.',
    ),
  latency: z
    .object({
      first_audio_p50_ms: z.number().int().describe('Median.'),
      first_audio_p95_ms: z.number().int().describe('95th percentile.'),
      turns: z.number().int().describe('Answers that were measured.'),
    })
    .nullable()
    .describe('From the end of the caller’s words to the first of the answer; null where nothing was measured.'),
  cost: z
    .object({
      provider: z.string().describe('The carrier.'),
      currency: z.string().describe('ISO 4217.'),
      amount: z.number().describe('In units of the currency.'),
    })
    .nullable()
    .describe('Charge of the provider; null where it tells none.'),
  recording_url: z
    .string()
    .nullable()
    .describe('Where the message is that the caller left, as `audio/mpeg`; null without one.'),
  consent: z
    .object({
      version: z.string().describe('The version of the words that the visitor agreed to.'),
      at: instantOut.describe('When the visitor agreed.'),
      hearing: z
        .enum(['on_device', 'service', 'typed'])
        .describe('Where sound became words; `typed`: nothing was heard.'),
      speaking: z.enum(['on_device', 'service', 'silent']).describe('Where words became sound.'),
    })
    .nullable()
    .describe('The agreement of a visitor whose browser hears and speaks; null for every other call.'),
  lead: z
    .object({
      name: z.string().nullable().describe('The name of the person.'),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      intent: z.string().nullable().describe('What the person wants, in a few words.'),
    })
    .nullable()
    .describe('The lead of the call; null where there is none.'),
  helpful: z.boolean().nullable().describe("The visitor's verdict on a call from the website; null: none."),
  actions: z.array(z.string()).describe('What was done, such as `booking_created`.'),
  created_at: instantOut,
  started_at: instantOut.nullable().describe('When somebody picked up.'),
  ended_at: instantOut.nullable(),
}

const callExample = {
  ...queuedExample,
  status: 'completed',
  channel: 'phone',
  duration: 94,
  sentiment: 'positive',
  summary: '“I would like to come in for a check-up.” – The visitor left contact details.',
  lead: { name: 'Ada Lovelace', phone: '+14155550100', email: null, intent: 'booking' },
  failure_reason: null,
  refusal: null,
  ended_reason: 'assistant',
  rungs: ['voice'],
  latency: { first_audio_p50_ms: 640, first_audio_p95_ms: 1_120, turns: 4 },
  cost: null,
  consent: null,
  recording_url: null,
  helpful: null,
  actions: ['lead_captured'],
  started_at: '2026-03-02T09:30:07.000Z',
  ended_at: '2026-03-02T09:31:41.000Z',
} as const

const callReply = z
  .object(callFields)
  .meta({ id: 'Call', description: 'The record of a call, without its transcript.', examples: [callExample] })

const turn = z
  .object({
    at_ms: z.number().int().nullable().describe('Milliseconds from picking up to the first word.'),
    role: speaker,
    text: z.string().describe('Words that were heard.'),
    unsaid: z.string().nullable().describe('The rest of an answer that the person cut off.'),
    latency_ms: z
      .number()
      .int()
      .nullable()
      .describe('From the end of the person’s words to the first of this answer; null where it was not measured.'),
    actions: z.array(z.string()).describe('Actions done for this answer, such as `booking_created`.'),
  })
  .meta({ id: 'CallTurn', description: 'A line of a transcript.' })

export const callPage = pageReply(callReply).meta({ id: 'CallPage', description: 'A page of calls.' })

export const callWithTranscriptReply = callReply
  .extend({
    lead_id: z.string().nullable().describe('The id of `lead`.'),
    transcript: z
      .array(z.object({ role: speaker, text: z.string().describe('The words.') }))
      .describe('What was said so far.'),
    turns: z.array(turn).describe('The transcript with times.'),
    events: z
      .array(z.enum(['call.started', 'call.completed', 'call.failed']))
      .describe('Events sent so far, in order.'),
    events_sent: z
      .array(
        z.object({
          event_id: z.string(),
          event: z.enum(EVENT_NAMES),
          created_at: instantOut,
        }),
      )
      .describe(
        'Events that name this call or a booking that was made in it, with their times, as long as the log keeps them.',
      ),
  })
  .meta({
    id: 'CallWithTranscript',
    description: 'The record of a call.',
    examples: [
      {
        ...callExample,
        lead_id: 'lead_01jqm4y7c2fw2bq6s1v0t9r3ab',
        transcript: [
          { role: 'agent', text: 'Hello, this is the assistant of Harbour Dental. How can I help?' },
          { role: 'user', text: 'I would like to come in for a check-up.' },
        ],
        turns: [
          {
            at_ms: 420,
            role: 'agent',
            text: 'Hello, this is the assistant of Harbour Dental. How can I help?',
            unsaid: null,
            latency_ms: null,
            actions: [],
          },
          {
            at_ms: 5_130,
            role: 'user',
            text: 'I would like to come in for a check-up.',
            unsaid: null,
            latency_ms: null,
            actions: [],
          },
        ],
        events: ['call.started', 'call.completed'],
        events_sent: [
          { event_id: 'evt_01jqm4z5e8fw2bq6s1v0t9r3aa', event: 'call.started', created_at: '2026-03-02T09:15:04.000Z' },
          {
            event_id: 'evt_01jqm50e2hfw2bq6s1v0t9r3ab',
            event: 'call.completed',
            created_at: '2026-03-02T09:17:40.000Z',
          },
        ],
      },
    ],
  })

type CallData = z.infer<typeof callReply>

export function presentInitiated(row: CallRow): z.infer<typeof initiatedReply> {
  return {
    call_id: row.id,
    status: row.status,
    direction: row.direction,
    phone_number: row.phoneNumber,
    client_name: row.clientName,
    call_type: row.callType,
    simulated: row.simulated,
    created_at: row.createdAt.toISOString(),
  }
}

export interface CallWithLead {
  call: CallRow
  lead: LeadRow | undefined
}

export function presentCall({ call, lead }: CallWithLead): CallData {
  return {
    ...presentInitiated(call),
    channel: call.channel,
    // Hidden until the whole record becomes visible at once.
    duration: isOver(call.status) ? call.duration : 0,
    sentiment: call.sentiment,
    summary: call.summary,
    failure_reason: call.failureReason,
    refusal: call.refusal,
    ended_reason: endedReasonOf(call),
    rungs: call.rungs,
    latency: call.latency,
    cost: null,
    recording_url: !isRecorded(call) ? null : `/api/v1/calls/${call.id}/recording`,
    consent: call.consent,
    helpful: call.helpful,
    lead: leadOfCall(lead),
    actions: call.actions,
    started_at: call.startedAt?.toISOString() ?? null,
    ended_at: call.endedAt?.toISOString() ?? null,
  }
}

export interface CallRecord extends CallWithLead {
  said: CallLine[]
  /** Events that name it. */
  sent: { id: string; event: EventName; createdAt: Date }[]
}

export function presentCallWithTranscript(found: CallRecord): z.infer<typeof callWithTranscriptReply> {
  return {
    ...presentCall(found),
    lead_id: found.lead?.id ?? null,
    transcript: found.said.map(({ role, text: words }) => ({ role, text: words })),
    turns: found.said.map(presentTurn),
    events: eventsOf(found.call),
    events_sent: found.sent.map(({ id, event, createdAt }) => ({
      event_id: id,
      event,
      created_at: createdAt.toISOString(),
    })),
  }
}

function presentTurn({ role, text: words, atMs, latencyMs, unsaid, actions }: CallLine): z.infer<typeof turn> {
  return { at_ms: atMs, role, text: words, unsaid: unsaid || null, latency_ms: latencyMs, actions }
}

/** Each leaves with the change of state that it tells. */
function eventsOf({ status, startedAt }: CallRow): z.infer<typeof callWithTranscriptReply>['events'] {
  return [
    ...(startedAt === null ? [] : (['call.started'] as const)),
    ...(status === 'completed' || status === 'failed' ? ([`call.${status}`] as const) : []),
  ]
}
