import { z } from 'zod'
import { instantOut, text } from '../core/fields.ts'
import type { Found } from './search.ts'

const words = z.string().nullable()

export const searchQuery = z.object({
  q: text(100, 0).default('').describe('Beginnings of words; a part of a title or of what was said.'),
})

export const searchReply = z
  .object({
    people: z
      .array(
        z.object({
          lead_id: z.string(),
          name: words.describe('As the person is called; null when unknown.'),
          email: words,
          phone: words,
          status: z.enum(['new', 'contacted', 'qualified', 'won', 'lost']).describe('How far the lead is.'),
        }),
      )
      .describe('Leads by name, e-mail or phone, newest first.'),
    bookings: z
      .array(
        z.object({
          booking_id: z.string(),
          service_name: z.string(),
          client_name: z.string(),
          resource_name: z.string(),
          start: instantOut,
          status: z.string().describe('State of the booking.'),
        }),
      )
      .describe('Of these people.'),
    conversations: z
      .array(
        z.object({
          session_id: z.string(),
          client_name: words,
          said: words.describe('The first message.'),
          started_at: instantOut,
          status: z.string().describe('State of the conversation.'),
        }),
      )
      .describe('Of these people, and the newest with these letters in a name or in what the visitor wrote.'),
    calls: z
      .array(
        z.object({
          call_id: z.string(),
          client_name: words,
          phone_number: z.string(),
          direction: z.string(),
          created_at: instantOut,
        }),
      )
      .describe('Of these people, and the newest with these letters in the name or the number.'),
    documents: z
      .array(z.object({ document_id: z.string(), title: z.string().describe('Title of the document.') }))
      .describe('By their title.'),
  })
  .meta({ id: 'FoundAnywhere', description: 'Results of a search, by kind.' })

export function presentFound({ people, ...rest }: Found): z.infer<typeof searchReply> {
  return {
    people: people.map(({ id, name, email, phone, status }) => ({ lead_id: id, name, email, phone, status })),
    ...rest,
  }
}
