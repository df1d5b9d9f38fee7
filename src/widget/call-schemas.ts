import { z } from 'zod'
import type { CallRow } from '../calls/index.ts'
import { idField, instantOut, languageTag, rawText, text } from '../core/fields.ts'
import { phone } from './contact-schemas.ts'

const locale = languageTag.nullish().describe("What the page speaks; the tenant's language without it.")

export const callbackBody = z
  .object({ phone_number: phone, client_name: text(120).nullish(), locale })
  .meta({ id: 'WidgetCallbackRequest', examples: [{ phone_number: '+14155550100', client_name: 'Ada Lovelace' }] })

export const callbackReply = z
  .object({
    call_id: z.string(),
    status: z.literal('queued'),
    simulated: z
      .boolean()
      .describe("Nobody's phone rings: no telephone line is configured, and this is no production."),
    created_at: instantOut,
  })
  .meta({ id: 'WidgetCallback' })

/** RFC 8866 §5.1: a description begins with its version, and there is one version. */
const BEGINNING = /^v=0/

export const callBody = z
  .object({
    sdp: rawText(20_000, 1)
      .refine((sdp) => BEGINNING.test(sdp), 'must be a session description')
      .describe('The offer of the browser (RFC 8866).'),
    locale,
  })
  .meta({ id: 'WidgetCallRequest', examples: [{ sdp: 'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n' }] })

export const callReply = z
  .object({ call_id: z.string(), sdp: z.string().describe('The answer.') })
  .meta({ id: 'WidgetCall' })

export const callParams = z.object({ call_id: idField })

export const callEndedReply = z.object({ ended: z.literal(true) }).meta({ id: 'WidgetCallEnded' })

export function presentCallback({ id, simulated, createdAt }: CallRow): z.infer<typeof callbackReply> {
  return { call_id: id, status: 'queued', simulated, created_at: createdAt.toISOString() }
}
