import { z } from 'zod'
import { callStatus, speaker } from '../calls/index.ts'
import { conversationEvents } from '../chat/index.ts'
import { eventStreamReply, sentEvent } from '../plugins/openapi/index.ts'

const visitorEvent = z
  .discriminatedUnion('event', [
    ...conversationEvents,
    sentEvent(
      'typing',
      z.object({ is_typing: z.boolean().describe('False: they stopped.') }),
      'Somebody of the team writes.',
    ),
    sentEvent('call', z.object({ call_id: z.string(), status: callStatus }), 'The state of the call, when it changes.'),
    sentEvent(
      'caption',
      z.object({
        call_id: z.string(),
        line_id: z.string().describe('The id of the line; a later caption of the same line replaces it.'),
        position: z.int().describe('The place of the line in the call.'),
        role: speaker,
        text: z.string().describe('The words.'),
      }),
      'Words of the call.',
    ),
    sentEvent(
      'say',
      z.object({
        call_id: z.string(),
        line_id: z.string().describe('The id of the line, as in its caption.'),
        position: z.int().describe('The place of the line in the call.'),
        text: z.string().describe('Whole sentences; a later event of the same line has more of them.'),
      }),
      'Words that the browser is to speak, in a call of `mode: browser`.',
    ),
  ])
  .meta({ id: 'WidgetEvent', description: 'An event of a conversation or of its newest call.' })

export const visitorEventsReply = eventStreamReply(
  'Server-sent events: of the conversation from now on or after `Last-Event-ID`, and of the newest call from its beginning. ' +
    'The stream ends with the conversation and the call.',
  visitorEvent,
)
