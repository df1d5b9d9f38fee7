import { z } from 'zod'
import { eventStreamReply, heartbeatEvent, sentEvent } from '../plugins/openapi/index.ts'
import { callStatus, speaker } from './schemas.ts'

/** The events of a watched call (`CallEvent`). */
const callEvent = z
  .discriminatedUnion('event', [
    sentEvent(
      'call',
      z.object({ call_id: z.string(), status: callStatus }),
      'The state, at the beginning and when it changes.',
    ),
    sentEvent(
      'caption',
      z.object({
        call_id: z.string(),
        line_id: z.string().describe('A caption replaces an earlier one of the same line.'),
        position: z.number().int().describe('The place in the transcript.'),
        role: speaker,
        text: z.string().describe('The words.'),
      }),
      'Words of the call; those said before come first.',
    ),
    heartbeatEvent,
  ])
  .meta({ id: 'CallEvent', description: 'An event of a call.' })

export const callEventsReply = eventStreamReply(
  'Server-sent events, from the beginning of the call. The stream ends with the call, once its whole record is there.',
  callEvent,
)
