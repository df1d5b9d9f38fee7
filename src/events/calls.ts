import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { defineEvent, EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from './definition.ts'

const direction = z.enum(['inbound', 'outbound'])

const call = {
  call_id: z.string(),
  phone_number: z.string().describe('E.164; empty for a call from a browser.'),
  client_name: z.string().nullable(),
}

const callExample = {
  call_id: EXAMPLE_IDS.call,
  phone_number: '+14155550100',
  client_name: 'Ada Lovelace',
  direction: 'outbound',
} as const

/** Exactly the nine fields of a call's record. */
const completed = z.object({
  ...call,
  duration: z.number().int().describe('Seconds.'),
  direction,
  sentiment: z.enum(['positive', 'neutral', 'negative']),
  transcript: z
    .array(
      z.object({
        role: z.enum(['agent', 'user']).describe('`agent`: the assistant; `user`: the person.'),
        text: z.string().describe('The words.'),
      }),
    )
    .describe('Cut at a message beyond 256 KiB; the whole stays at the GET.'),
  lead: z
    .object({
      name: z.string().nullable().describe('The name of the person.'),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      intent: z.string().nullable().describe('What the person wants, in a few words.'),
    })
    .nullable()
    .describe('The lead of the call; null where there is none.'),
  actions: z.array(z.string()).describe('What was done, such as `booking_created`.'),
})

export const callEvents = {
  'call.completed': defineEvent({
    description: 'A call came to its end; the record is complete.',
    data: completed,
    example: {
      ...callExample,
      duration: 94,
      sentiment: 'positive',
      transcript: [
        { role: 'agent', text: 'Hello, this is the assistant of Harbour Dental. How can I help?' },
        { role: 'user', text: 'I would like to come in for a check-up.' },
      ],
      lead: { name: 'Ada Lovelace', phone: '+14155550100', email: null, intent: 'booking' },
      actions: ['lead_captured'],
    },
  }),
  'call.started': defineEvent({
    description: 'Somebody picked up: the call is in progress.',
    data: z.object({ ...call, direction, started_at: instantOut }),
    example: { ...callExample, started_at: EXAMPLE_TIMESTAMP },
  }),
  'call.failed': defineEvent({
    description: 'A call ended without a conversation, or broke off.',
    data: z.object({
      ...call,
      direction,
      failure_reason: z
        .enum(['busy', 'no_answer', 'rejected', 'canceled', 'voicemail', 'provider_error', 'error', 'lost'])
        .describe('Why the call failed.'),
    }),
    example: { ...callExample, failure_reason: 'no_answer' },
  }),
}
