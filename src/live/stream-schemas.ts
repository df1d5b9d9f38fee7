import { z } from 'zod'
import { conversationEvents } from '../chat/index.ts'
import { eventStreamReply, sentEvent } from '../plugins/openapi/index.ts'
import { changeEvent, readyEvent } from './schemas.ts'

const conversation = { session_id: z.string().describe('The conversation, which is one of `watch`.') }
const [message, status, person, read, heartbeat] = conversationEvents

const tenantEvent = z
  .discriminatedUnion('event', [
    sentEvent('ready', readyEvent, 'The stream has begun; every change from here on is told.'),
    sentEvent('change', changeEvent, 'Something changed.'),
    sentEvent('message', message.shape.data.extend(conversation), 'A message was written.'),
    sentEvent('status', status.shape.data.extend(conversation), 'The state of a conversation.'),
    sentEvent('person', person.shape.data.extend(conversation), 'Somebody of the team answers.'),
    sentEvent('read', read.shape.data.extend(conversation), 'Somebody of the team has opened the conversation.'),
    heartbeat,
  ])
  .meta({ id: 'TenantEvent', description: 'An event of the business.' })

export const tenantEventsReply = eventStreamReply(
  'Server-sent events: `ready`, then `change` for everything that changes, from now on or after `Last-Event-ID`. `message` and ' +
    '`status` belong to conversations of `watch`.',
  tenantEvent,
)
