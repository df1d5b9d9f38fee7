import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import type { TodayState } from './today.ts'

const words = z.string().nullable()

const person = z.object({
  lead_id: z.string(),
  name: words.describe('As the person is called; null when unknown.'),
  phone: words,
  email: words,
  intent: words.describe('Wish of the person.'),
  notes: words.describe('The first 300 characters.'),
  source: z.string().describe('The way the lead came in.'),
  created_at: instantOut,
})

export const todayReply = z
  .object({
    time_zone: z.string().describe("The tenant's: its day is meant."),
    open: z
      .object({
        is_open: z.boolean().describe('By hours and closures; without hours it counts as open.'),
        changes_at: instantOut.nullable().describe('When it closes, or opens again; null where the hours do not tell.'),
      })
      .describe('Whether the business is open now.'),
    waiting: z
      .array(
        z.object({
          session_id: z.string(),
          client_name: words,
          waiting_since: instantOut.describe('When a person was asked for.'),
          words: words.describe('The last message of the visitor.'),
        }),
      )
      .describe('Conversations that wait for a person, the longest wait first.'),
    calls: z
      .array(
        z.object({
          call_id: z.string(),
          client_name: words,
          phone_number: z.string(),
          channel: z.enum(['phone', 'web']).describe('By telephone or in the browser.'),
          status: z.enum(['ringing', 'in_progress']).describe('State of the call.'),
          started_at: instantOut.nullable(),
        }),
      )
      .describe('Calls in progress.'),
    messages: z
      .array(person)
      .describe('People with status `new` who left a message or want to be called back, oldest first.'),
    wishes: z
      .array(
        z.object({
          session_id: z.string(),
          client_name: words,
          left_at: instantOut.describe('When the visitor wrote.'),
          words: words.describe('The last message of the visitor.'),
        }),
      )
      .describe(
        'Conversations whose visitor asked for a person while nobody was there, oldest first; until somebody reads them. Those of `messages` are left out.',
      ),
    unanswered: z
      .object({
        count: z.number().int().describe('How many there are; those that mean the same are one.'),
        question: words.describe('The newest of them.'),
        since: instantOut.nullable().describe('When the first of them was asked.'),
      })
      .describe('Questions of the last seven days that nothing answers.'),
    failed_deliveries: z
      .object({
        count: z.number().int().describe('How many there are.'),
        url: words.describe('Address of the newest one.'),
        at: instantOut.nullable().describe('When the newest was given up.'),
      })
      .nullable()
      .describe('Webhook deliveries of the last three days that were given up; null for members.'),
    setup: z
      .object({
        done: z.number().int().describe('Steps that are done.'),
        total: z.number().int().describe('Steps that there are.'),
      })
      .nullable()
      .describe('Steps of the set-up; null for members, and when all are done.'),
    staff: z
      .array(z.object({ resource_id: z.string(), name: z.string().describe('Name of the resource.') }))
      .describe('Resources with an appointment or hours today.'),
    appointments: z
      .array(
        z.object({
          booking_id: z.string(),
          resource_ids: z.array(z.string()),
          service_name: z.string(),
          client_name: z.string(),
          start: instantOut,
          end: instantOut,
          status: z.enum(['confirmed', 'completed', 'no_show']).describe('State of the booking.'),
        }),
      )
      .describe('Of today, in the order of their starts.'),
    new_leads: z
      .object({
        count: z.number().int().describe('500 at most.'),
        leads: z.array(person).describe('The newest of them.'),
      })
      .describe('Leads with status `new`.'),
    closed: z
      .object({
        from: instantOut.describe('When the business closed.'),
        to: instantOut.describe('When it opened again.'),
        conversations: z.number().int().describe('Conversations that began meanwhile.'),
        answered_alone: z.number().int().describe('Conversations that nobody had to take over.'),
        bookings: z.number().int().describe('Bookings made meanwhile.'),
        calls: z.number().int().describe('Calls that began meanwhile.'),
        messages: z.number().int().describe('Messages left meanwhile.'),
      })
      .nullable()
      .describe('Figures of the last time that the business was closed; null without opening hours.'),
  })
  .meta({ id: 'Today', description: 'Tasks that need a person now, and the day around them.' })

interface Setup {
  done: number
  total: number
}

/** `setup` is null for those who cannot set up. */
export function presentToday(state: TodayState, setup: Setup | null): z.infer<typeof todayReply> {
  const { timeZone, opening, waiting, calls, messages, wishes, gap, failures, staff, appointments, newLeads, closed } =
    state
  return {
    time_zone: timeZone,
    open: {
      is_open: opening.isOpen,
      changes_at: (opening.isOpen ? opening.closes : opening.opens)?.toISOString() ?? null,
    },
    waiting,
    calls,
    messages,
    wishes,
    unanswered: { ...gap, since: gap.since?.toISOString() ?? null },
    failed_deliveries: setup === null ? null : failures,
    setup: setup === null || setup.done === setup.total ? null : setup,
    staff,
    appointments,
    new_leads: newLeads,
    closed:
      closed === null
        ? null
        : {
            from: closed.from.toISOString(),
            to: closed.to.toISOString(),
            conversations: closed.conversations,
            answered_alone: closed.alone,
            bookings: closed.bookings,
            calls: closed.calls,
            messages: closed.messages,
          },
  }
}
