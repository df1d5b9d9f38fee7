import { WEEKDAYS } from '../core/days.ts'
import { z } from 'zod'
import { idField } from '../core/fields.ts'
import { cut } from '../core/text.ts'
import { CONTACT_FORMS } from '../languages/contact-forms.ts'
import { KEPT, type Listed } from './service.ts'

const MAX_QUOTE = 500
const ID = 'Of this sentence and these two values: when one of them changes, the contradiction is another.'

export const contradictionParams = z.object({ contradiction_id: idField.describe(ID) })

export const contradictionsQuery = z.object({
  wanted: z.enum(['true', 'false']).default('false').describe('`true`: those that are wanted as they are.'),
})

export const resolveBody = z
  .object({ keep: z.enum(KEPT).describe('What is right.') })
  .meta({ id: 'ResolveContradiction', description: 'Which of the two is right.', examples: [{ keep: 'both' }] })

export const resolvedReply = z
  .object({ contradiction_id: z.string().describe(ID), keep: z.enum(KEPT).describe('What was decided.') })
  .meta({ id: 'ResolvedContradiction', description: 'A contradiction after somebody decided.' })

export const contradictionsReply = z
  .object({
    data: z
      .array(
        z.object({
          contradiction_id: z.string().describe(ID),
          kind: z.enum(['opening_hours', 'price', ...CONTACT_FORMS]).describe('What the two speak of.'),
          document_id: z.string(),
          title: z.string().describe('The name of the document.'),
          quote: z.string().describe('The sentence of the document.'),
          document_says: z.string().describe('The time, amount or contact of the document.'),
          settings_say: z.string().describe('What the assistant goes by.'),
          settings_would_say: z
            .string()
            .nullable()
            .describe("The settings with the document's value; null where a person has to enter it."),
          document_would_say: z
            .string()
            .nullable()
            .describe('The sentence with the value of the settings; null where a person has to write it.'),
          day: z
            .enum(WEEKDAYS)
            .nullable()
            .describe('The day whose opening hours differ, the first of several; else null.'),
          days: z.array(z.enum(WEEKDAYS)).describe('All days whose opening hours differ in the same way.'),
          service_id: z.string().nullable().describe('The service whose price differs; else null.'),
          wanted: z.boolean().describe('True where somebody wants both as they are.'),
        }),
      )
      .describe('The contradictions.'),
  })
  .meta({ id: 'Contradictions', description: 'Places where a document says something else than the settings.' })

export function presentContradiction(one: Listed): z.output<typeof contradictionsReply>['data'][number] {
  const { differing, documentWouldSay } = one
  return {
    contradiction_id: one.id,
    kind: differing.kind,
    document_id: one.documentId,
    title: one.title,
    quote: cut(one.sentence, MAX_QUOTE),
    document_says: one.documentSays,
    settings_say: one.settingsSay,
    settings_would_say: one.settingsWouldSay,
    document_would_say: documentWouldSay === null ? null : cut(documentWouldSay, MAX_QUOTE),
    day: differing.kind === 'opening_hours' ? differing.days[0]! : null,
    days: differing.kind === 'opening_hours' ? differing.days : [],
    service_id: differing.kind === 'price' ? differing.serviceId : null,
    wanted: one.isWanted,
  }
}
