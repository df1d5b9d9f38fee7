import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply } from '../core/fields.ts'
import type { TimelineRow } from './timeline.ts'

export const timelineParams = z.object({ lead_id: idField })
export const timelineQuery = z.object(pageQuery)

const words = z.string().nullable()

const details = {
  lead: z.object({
    action: z.enum(['captured', 'updated', 'merged']),
    by: z.string().describe('A key, a user, or the way it came in.'),
    by_name: words.describe('The name of the user.'),
    previous: z.record(z.string(), z.unknown()).describe('What the changed fields were before.'),
    merged_name: words.describe('The name of the lead that went into this one.'),
  }),
  conversation: z.object({
    status: z.enum(['active', 'handoff', 'ended']),
    messages: z.number().int(),
    outcome: words,
    summary: words,
    said: words.describe('The first message of the visitor.'),
    answered: words.describe('The first answer.'),
  }),
  call: z.object({
    status: z.string(),
    direction: z.enum(['inbound', 'outbound']),
    channel: z.enum(['phone', 'web']),
    phone_number: z.string(),
    duration: z.number().int().describe('Seconds.'),
    failure_reason: words,
    summary: words,
  }),
  booking: z.object({
    booking_id: z.string(),
    action: z.enum(['created', 'moved', 'changed', 'completed', 'no_show', 'cancelled']),
    service_name: z.string(),
    resource_name: z.string(),
    start: instantOut.describe('As the booking stands now.'),
    source: z.enum(['widget', 'api', 'chat', 'call', 'portal']),
    by: z.enum(['api_key', 'user', 'visitor', 'assistant', 'system']),
    by_name: words,
    reason: words,
  }),
  mail: z.object({
    template: z.string(),
    status: z.enum(['queued', 'sent', 'failed', 'waiting', 'withheld', 'dropped']),
  }),
  crm: z.object({
    provider: z.string(),
    name: words.describe('Of the connection.'),
    status: z.enum(['pending', 'completed', 'failed']),
    trigger: z.enum(['change', 'manual', 'resync']),
    error: words,
  }),
}

/** What is told of each kind. */
export type TimelineDetail = { [K in keyof typeof details]: z.infer<(typeof details)[K]> }

const kinds = Object.keys(details) as (keyof typeof details)[]

const entry = z.object({
  id: z.string().describe('Of the conversation, call, mail, push or change.'),
  kind: z.enum(kinds).describe('The one of the fields below that is set.'),
  at: instantOut,
  lead: details.lead.nullable(),
  conversation: details.conversation.nullable(),
  call: details.call.nullable(),
  booking: details.booking.nullable(),
  mail: details.mail.nullable(),
  crm: details.crm.nullable(),
})

const NOTHING = { lead: null, conversation: null, call: null, booking: null, mail: null, crm: null }

export const timelinePage = pageReply(entry).meta({
  id: 'LeadTimeline',
  description: 'What happened with a person, newest first.',
  examples: [
    {
      data: [
        {
          ...NOTHING,
          id: 'change_01h455vb4pex5vsknk084sn02q',
          kind: 'lead',
          at: '2026-03-02T09:30:00.000Z',
          lead: { action: 'captured', by: 'chat', by_name: null, previous: {}, merged_name: null },
        },
      ],
      next_cursor: null,
    },
  ],
})

export function presentEntry({ id, kind, at, detail }: TimelineRow): z.infer<typeof entry> {
  const shown = kind === 'booking' ? { ...detail, start: new Date(detail.start).toISOString() } : detail
  return { ...NOTHING, id, kind, at, [kind]: shown }
}
