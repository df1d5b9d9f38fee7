import { z } from 'zod'
import { email, rawText, text } from '../core/fields.ts'

const phone = text(40)
  .refine((typed) => (typed.normalize('NFKC').match(/\d/g) ?? []).length >= 3, 'must have at least three digits')
  .describe("With its country code, or as it is dialled in the tenant's country.")

export const leadBody = z
  .object({
    name: text(120).nullish(),
    email: email.nullish(),
    phone: phone.nullish(),
    message: text(2_000).nullish(),
  })
  .refine((body) => body.email != null || body.phone != null, { message: 'or phone is needed', path: ['email'] })
  .meta({
    id: 'WidgetLeadRequest',
    examples: [{ name: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you treat children?' }],
  })

export const leadTakenReply = z
  .object({ received: z.literal(true) })
  .meta({ id: 'WidgetLeadTaken', description: 'The same whether the business knew this person or not.' })

export const callbackBody = z
  .object({ phone_number: phone, client_name: text(120).nullish() })
  .meta({ id: 'WidgetCallbackRequest', examples: [{ phone_number: '+14155550100', client_name: 'Ada Lovelace' }] })

export const callBody = z
  .object({ sdp: rawText(20_000, 1).describe('The offer of the browser (RFC 8866).') })
  .meta({ id: 'WidgetCallRequest', examples: [{ sdp: 'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n' }] })
