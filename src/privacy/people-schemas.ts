import { z } from 'zod'
import { instantOut, text } from '../core/fields.ts'
import type { Erased } from './erasure.ts'
import type { PersonExport } from './export.ts'
import type { Found, Person } from './person.ts'
import type { Told } from './told.ts'

const q = text(320).describe('An e-mail address, a phone number or the id of a lead.')

export const findPersonQuery = z.object({ q })

export const personBody = z
  .object({ q })
  .meta({ id: 'PersonQuery', description: 'The person that is meant.', examples: [{ q: 'ada@example.com' }] })

const count = z.int().min(0)

const person = z
  .object({
    lead_ids: z.array(z.string()).describe('Their leads.'),
    name: z.string().nullable().describe('The name of the newest lead.'),
    emails: z.array(z.string()).describe('All addresses of their leads.'),
    phones: z.array(z.string()).describe('All numbers of their leads.'),
  })
  .describe('What the person is known by.')

const told = z
  .array(
    z.object({
      kind: z.enum(['crm', 'webhook', 'calendar']).describe('Which kind of place.'),
      id: z.string().describe('Id of the connection or endpoint.'),
      name: z.string().describe('Its name or address.'),
    }),
  )
  .describe('Places outside that were told before. They keep what they have: erase the person there too.')

export const foundPersonReply = z
  .object({
    person,
    kept: z
      .object({
        leads: count.describe('Leads.'),
        conversations: count.describe('Conversations in chat.'),
        calls: count.describe('Calls.'),
        bookings: count.describe('Bookings, past and to come.'),
        mails: count.describe('Mails about their bookings.'),
        events: count.describe('In the log of webhooks.'),
      })
      .describe('How much is kept, by kind.'),
    told,
  })
  .meta({ id: 'FoundPerson', description: 'A person, and how much is kept of them.' })

export const erasedPersonReply = z
  .object({
    erased: z
      .object({
        leads: count.describe('Deleted.'),
        conversations: count.describe('Deleted with every word.'),
        calls: count.describe('Without number, name and words; their times stay.'),
        bookings: count.describe('Without the person; their times stay.'),
        cancelled: count.describe('Of the bookings: they were still to come, and their time is free again.'),
        mails: count.describe('Deleted.'),
        events: count.describe('In the log of webhooks, with their deliveries.'),
      })
      .describe('Counts by kind.'),
    told,
  })
  .meta({ id: 'ErasedPerson', description: 'What an erasure did.' })

const lines = z
  .array(
    z.object({
      at: instantOut.describe('When it was said.'),
      role: z.string().describe('Who said it.'),
      text: z.string().describe('The words, as far as they are kept.'),
    }),
  )
  .describe('What was said, in order.')

export const personExportReply = z
  .object({
    exported_at: instantOut.describe('When the document was made.'),
    person,
    leads: z
      .array(
        z.object({
          lead_id: z.string(),
          name: z.string().nullable().describe('Their name.'),
          emails: z.array(z.string()).describe('Verified addresses.'),
          phones: z.array(z.string()).describe('Verified numbers.'),
          unverified: z.array(z.string()).describe('Typed by visitors for this person.'),
          intent: z.string().nullable().describe('What they wanted.'),
          status: z.string().describe('Of the lead.'),
          notes: z.string().nullable().describe('What the team noted.'),
          created_at: instantOut,
          history: z
            .array(
              z.object({
                at: instantOut.describe('When it changed.'),
                action: z.string().describe('What was done.'),
                previous: z.record(z.string(), z.unknown()).describe('The values before.'),
              }),
            )
            .describe('Changes of the lead.'),
        }),
      )
      .describe('Their leads.'),
    conversations: z
      .array(
        z.object({
          session_id: z.string(),
          name: z.string().nullable().describe('As given in the conversation.'),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          summary: z.string().nullable(),
          started_at: instantOut,
          messages: lines,
        }),
      )
      .describe('Their conversations in chat.'),
    calls: z
      .array(
        z.object({
          call_id: z.string(),
          direction: z.string(),
          phone_number: z.string(),
          name: z.string().nullable().describe('As given in the call.'),
          summary: z.string().nullable(),
          created_at: instantOut,
          seconds: z.number().describe('Length of the call.'),
          recording: z
            .object({
              seconds: z.number().describe('Its length.'),
              text: z.string().nullable().describe('Its words; null where nobody transcribed it.'),
            })
            .nullable()
            .describe('The message that the caller left; its sound is at `GET /calls/{call_id}/recording`.'),
          consent: z
            .record(z.string(), z.string())
            .nullable()
            .describe('What the visitor agreed to before a browser heard and spoke.'),
          messages: lines,
        }),
      )
      .describe('Their calls.'),
    bookings: z
      .array(
        z.object({
          booking_id: z.string(),
          service: z.string().describe('Its name.'),
          start: instantOut,
          end: instantOut,
          status: z.string().describe('Of the booking.'),
          name: z.string().describe('As given for the booking.'),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          notes: z.string().nullable().describe('As given for the booking.'),
          created_at: instantOut,
        }),
      )
      .describe('Their bookings.'),
    mails: z
      .array(
        z.object({
          mail_id: z.string(),
          about: z.string().describe('What the mail was about.'),
          status: z.string().describe('Whether it was sent.'),
          created_at: instantOut,
        }),
      )
      .describe('Mails about their bookings.'),
  })
  .meta({ id: 'PersonExport', description: 'Everything that is kept of a person, in one document.' })

function presentPerson({ leadIds, name, emails, phones }: Person) {
  return { lead_ids: leadIds, name, emails, phones }
}

export function presentFound({ person: who, kept }: Found, places: Told[]): z.infer<typeof foundPersonReply> {
  return {
    person: presentPerson(who),
    kept: {
      leads: who.leadIds.length,
      conversations: kept.conversations.length,
      calls: kept.calls.length,
      bookings: kept.bookings.length,
      mails: kept.mails.length,
      events: kept.events.length,
    },
    told: places,
  }
}

export function presentExport(who: Person, rows: PersonExport, at: Date): z.infer<typeof personExportReply> {
  return { exported_at: at.toISOString(), person: presentPerson(who), ...rows }
}

export function presentErased(result: { erased: Erased; told: Told[] }): z.infer<typeof erasedPersonReply> {
  return result
}
