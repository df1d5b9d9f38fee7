import { z } from 'zod'
import { email, lines, phoneField, text } from '../core/fields.ts'

export const phone = phoneField.describe("With its country code, or as it is dialled in the tenant's country.")

export const leadBody = z
  .object({
    name: text(120).nullish().describe('The name of the visitor.'),
    email: email.nullish(),
    phone: phone.nullish(),
    message: lines(2_000).nullish().describe('The words of the visitor.'),
  })
  .refine((body) => body.email != null || body.phone != null, { message: 'or phone is needed', path: ['email'] })
  .meta({
    id: 'WidgetLeadRequest',
    description: 'A contact form.',
    examples: [{ name: 'Ada Lovelace', email: 'ada@example.com', message: 'Do you treat children?' }],
  })

export const leadTakenReply = z
  .object({ received: z.literal(true).describe('Always true.') })
  .meta({ id: 'WidgetLeadTaken', description: 'The same answer whether the business knew this person or not.' })
