import { z } from 'zod'
import { namesIn } from '../core/keys.ts'
import { idField, instantOut, pageQuery, pageReply } from '../core/fields.ts'

export const timelineParams = z.object({ lead_id: idField })
export const timelineQuery = z.object(pageQuery)

const words = z.string().nullable()

const details = {
  lead: z.object({
    action: z.enum(['captured', 'updated', 'merged']).describe('How the lead changed.'),
    by: z.string().describe('A key, a user, or the way it came in.'),
    by_name: words.describe('The name of the user.'),
    previous: z.record(z.string(), z.unknown()).describe('Changed fields with their values before.'),
    merged_name: words.describe('The name of the lead that went into this one.'),
  }),
  conversation: z.object({
    status: z.enum(['active', 'handoff', 'ended']).describe('State of the conversation.'),
    messages: z.number().int().describe('How many were written by anybody.'),
    outcome: words.describe('How it ended; null before its analysis.'),
    summary: words,
    said: words.describe('The first message of the visitor.'),
    answered: words.describe('The first answer.'),
  }),
  call: z.object({
    status: z.string().describe('State of the call.'),
    direction: z.enum(['inbound', 'outbound']),
    channel: z.enum(['phone', 'web']).describe('By telephone or in the browser.'),
    phone_number: z.string(),
    duration: z.number().int().describe('Seconds.'),
    failure_reason: words.describe('Why the call failed; null when it did not.'),
    summary: words,
  }),
  booking: z.object({
    booking_id: z.string(),
    action: z
      .enum(['created', 'moved', 'changed', 'completed', 'no_show', 'cancelled', 'restored'])
      .describe('Change of the booking.'),
    service_name: z.string(),
    resource_name: z.string(),
    start: instantOut.describe('As the booking stands now.'),
    source: z.enum(['widget', 'api', 'chat', 'call', 'portal']).describe('Where the booking was made.'),
    by: z.enum(['api_key', 'user', 'visitor', 'assistant', 'system']).describe('Kind of the one that did it.'),
    by_name: words.describe('The name of the user or key.'),
    reason: words.describe('Why it was cancelled.'),
  }),
  mail: z.object({
    template: z.string().describe('Kind of the mail.'),
    status: z.enum(['queued', 'sent', 'failed', 'waiting', 'withheld', 'dropped']).describe('How far its delivery is.'),
  }),
  crm: z.object({
    provider: z.string().describe('The CRM.'),
    name: words.describe('Of the connection.'),
    status: z.enum(['pending', 'completed', 'failed']).describe('How far the push is.'),
    trigger: z.enum(['change', 'manual', 'resync']).describe('Cause of the push.'),
    error: words.describe('Why the push failed.'),
  }),
}

/** Details of an entry, by its kind. */
type TimelineDetail = { [K in keyof typeof details]: z.infer<(typeof details)[K]> }

type Kind = keyof TimelineDetail

/** Something that happened with a person. `detail` is that of its kind. */
export type TimelineRow = { [K in Kind]: { kind: K; id: string; at: string; detail: TimelineDetail[K] } }[Kind]

const kinds = namesIn(details)

const entry = z.object({
  id: z.string().describe('Of the conversation, call, mail, push or change.'),
  kind: z.enum(kinds).describe('The one of the fields below that is set.'),
  at: instantOut.describe('When it happened.'),
  lead: details.lead.nullable().describe('A change of the lead itself.'),
  conversation: details.conversation.nullable().describe('A conversation in writing.'),
  call: details.call.nullable().describe('A call.'),
  booking: details.booking.nullable().describe('A change of a booking.'),
  mail: details.mail.nullable().describe('A mail to the person.'),
  crm: details.crm.nullable().describe('A push to a CRM.'),
})

const NOTHING = { lead: null, conversation: null, call: null, booking: null, mail: null, crm: null }

export const timelinePage = pageReply(entry).meta({
  id: 'LeadTimeline',
  description: 'Events with a person, newest first.',
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
