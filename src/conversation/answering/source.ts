import { z } from 'zod'

/** A cited document with the quoted words. */
export const source = z
  .object({
    document_id: z.string().nullable().describe("null: the business's own settings, such as its opening hours."),
    title: z.string().describe('The document and the headings above the passage.'),
    url: z.string().nullable().describe('The address of the document; null where there is none.'),
    snippet: z.string().describe('The quoted words.'),
    score: z.number().describe('Share of the question that the passage covers, 0–1.'),
    cites: z
      .array(z.array(z.int().nonnegative()).length(2))
      .optional()
      .describe('Ranges of the reply that it proves, as UTF-16 offsets `[from, to]`; only of a whole answer.'),
  })
  .meta({ id: 'Source', description: 'A passage that an answer is taken from.' })

export type Source = z.infer<typeof source>
