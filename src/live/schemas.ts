import { z } from 'zod'
import { idField, text } from '../core/fields.ts'

const presenceState = z
  .enum(['reading', 'typing', 'gone'])
  .describe('`typing`: words are being written; `reading`: the conversation is open; `gone`: no longer.')

const change = z.object({
  kind: z
    .enum(['conversation', 'call', 'booking', 'hold', 'lead', 'document', 'delivery', 'exam', 'settings', 'presence'])
    .describe('Kind of the change. `presence`: somebody of the team reads or writes in a conversation.'),
  id: z.string().nullable().describe('Its id; null: many.'),
  user_id: z.string().optional().describe('Of `presence`: who; absent: the visitor.'),
  state: presenceState.optional().describe('Of `presence`: doing what, for the next 15 seconds.'),
})

export type Change = z.infer<typeof change>

/** As the triggers and `tell` write it. */
export const toldChange = change.extend({ tenant: z.string() })

export const eventsQuery = z.object({
  watch: text(500)
    .regex(/^[\w,]*$/, 'must be ids, separated by commas')
    .optional()
    .describe('Up to 5 conversations whose messages are sent too.'),
})

export const presenceParams = z.object({ session_id: idField })

export const presenceBody = z.object({ state: presenceState }).meta({
  id: 'Presence',
  description: 'Activity of a team member in a conversation. Told again every 10 seconds while it lasts.',
  examples: [{ state: 'typing' }],
})

export const presenceReply = z
  .object({ told: z.literal(true).describe('Whoever follows the business hears it now.') })
  .meta({ id: 'PresenceTold', description: 'Colleagues were told.' })

/** The parts of the stream, for the document. */
export const changeEvent = change
export const readyEvent = z.object({ resumed: z.boolean().describe('False: ask for everything anew.') })
