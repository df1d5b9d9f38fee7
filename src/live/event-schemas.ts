import { z } from 'zod'
import { conversationEvents } from '../chat/index.ts'
import { eventStreamReply, sentEvent } from '../plugins/openapi/index.ts'
import { changeEvent, readyEvent } from './schemas.ts'

const tenantEvent = z
  .discriminatedUnion('event', [
    sentEvent('ready', readyEvent, 'The stream has begun; every change from here on is told.'),
    sentEvent('change', changeEvent, 'Something changed.'),
    ...conversationEvents,
  ])
  .meta({ id: 'TenantEvent', description: 'An event of the business.' })

export const tenantEventsReply = eventStreamReply(
  'Server-sent events: `ready`, then `change` for everything that changes, from now on or after `Last-Event-ID`. `message` and ' +
    '`status` belong to conversations of `watch`.',
  tenantEvent,
)
