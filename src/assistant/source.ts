import { z } from 'zod'

/** A document that an answer stands on, with the words that it quotes. */
export const source = z
  .object({
    document_id: z.string().nullable().describe("null: the business's own settings, such as its opening hours."),
    title: z.string(),
    url: z.string().nullable(),
    snippet: z.string().describe('The quoted words.'),
    score: z.number().describe('Share of the question that the passage covers, 0–1.'),
  })
  .meta({ id: 'Source' })

export type Source = z.infer<typeof source>
