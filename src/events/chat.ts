import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { defineEvent, EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from './definition.ts'
import { leadData, leadExample } from './leads.ts'

export const chatEvents = {
  'chat.message': defineEvent({
    description: 'A visitor wrote a message.',
    data: z.object({
      session_id: z.string(),
      message_id: z.string(),
      client_name: z.string().nullable(),
      message: z.string().describe('The words of the visitor.'),
      created_at: instantOut,
    }),
    example: {
      session_id: EXAMPLE_IDS.session,
      message_id: EXAMPLE_IDS.message,
      client_name: 'Ada Lovelace',
      message: 'Are you open on Saturday?',
      created_at: EXAMPLE_TIMESTAMP,
    },
  }),
  'chat.session_ended': defineEvent({
    description: 'A conversation ended: somebody ended it, or nobody wrote for 30 minutes.',
    data: z.object({
      session_id: z.string(),
      client_name: z.string().nullable(),
      reason: z.enum(['call', 'silence']).describe('`call`: it was ended through the API.'),
      message_count: z.number().int(),
      started_at: instantOut,
      ended_at: instantOut,
      lead: leadData.nullable().describe('The lead of the conversation; null where there is none.'),
      summary: z.string().nullable(),
      sentiment: z.enum(['positive', 'neutral', 'negative']).describe('`neutral` when nothing can be said.'),
    }),
    example: {
      session_id: EXAMPLE_IDS.session,
      client_name: 'Ada Lovelace',
      reason: 'silence',
      message_count: 4,
      started_at: EXAMPLE_TIMESTAMP,
      ended_at: '2026-03-02T10:04:00.000Z',
      lead: leadExample,
      summary: 'Asked for Saturday hours and left her number.',
      sentiment: 'positive',
    },
  }),
}
