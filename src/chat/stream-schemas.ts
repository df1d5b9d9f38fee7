import { z } from 'zod'
import { source, suggestion } from '../conversation/index.ts'
import { eventStreamReply, heartbeatEvent, sentEvent } from '../plugins/openapi/index.ts'
import { answerReply, messageReply, sessionStatus } from './schemas.ts'

/** The events of a turn (`TurnMessage`). */
const answerEvent = z
  .discriminatedUnion('event', [
    sentEvent('session', z.object({ session_id: z.string(), message_id: z.string() }), 'The turn has begun.'),
    sentEvent('delta', z.object({ text: z.string().describe('The next piece of the answer.') }), 'More of the answer.'),
    sentEvent('source', source, 'A source of the answer.'),
    sentEvent(
      'action',
      z.object({ action: z.string().describe('The deed, such as `booking_created`.') }),
      'The assistant did something.',
    ),
    sentEvent(
      'suggestions',
      z.object({ suggestions: z.array(suggestion).describe('At most four.') }),
      'What the visitor may want to say next.',
    ),
    sentEvent('done', answerReply, 'The whole answer; the last event.'),
    sentEvent(
      'error',
      z.object({ detail: z.string().describe('The reason, for a person.') }),
      'The turn failed; the last event.',
    ),
    heartbeatEvent,
  ])
  .meta({ id: 'ChatAnswerEvent', description: 'An event of an answer while it is written.' })

export const answerEventsReply = eventStreamReply(
  'Server-sent events: `session`, then `delta`, `source`, `action` and `suggestions` as they come, and `done` or `error` as the last. ' +
    '`heartbeat` comes while nothing happens, and has no `id`.',
  answerEvent,
)

/** The events of a watched conversation (`LiveEvent`). */
export const conversationEvents = [
  sentEvent('message', messageReply, 'A message was written.'),
  sentEvent(
    'status',
    z.object({
      status: sessionStatus,
      handled_by: z.string().nullable().describe('The id of the user or key that took over; null: nobody.'),
    }),
    'The state of the conversation, at the beginning and when it changes.',
  ),
  sentEvent(
    'person',
    z.object({
      name: z.string().nullable().describe('The name of the user; null where there is none, and for a key.'),
      team: z.string().nullable().describe('The name of the business, for which the person speaks.'),
    }),
    'Somebody of the team answers, at the beginning and when it changes.',
  ),
  sentEvent(
    'read',
    z.object({ message_id: z.string().describe('The newest message of the visitor that was read.') }),
    'Somebody of the team has opened the conversation.',
  ),
  heartbeatEvent,
] as const

const conversationEvent = z
  .discriminatedUnion('event', conversationEvents)
  .meta({ id: 'ChatSessionEvent', description: 'An event of a conversation.' })

export const conversationEventsReply = eventStreamReply(
  'Server-sent events, from now on or after `Last-Event-ID`. The stream ends with the conversation.',
  conversationEvent,
)
