import { z } from 'zod'
import { idField, instantOut, pageQuery, pageReply, rawText, text } from '../core/fields.ts'
import type { DocumentRow } from './repository.ts'
import type { SearchResult } from './retrieval.ts'

/** Characters of one document; about 400 printed pages. */
const MAX_TEXT = 1_000_000

const documentText = rawText(MAX_TEXT, 1)
  .refine((value) => /[\p{L}\p{N}]/u.test(value), 'must contain words')
  .describe('Plain text or Markdown. Headings become part of what is searched.')

const title = text(300).describe('What the document is called; without one, its first heading or line.')

export const createDocumentBody = z.object({ title: title.nullish(), text: documentText }).meta({
  id: 'CreateDocument',
  examples: [{ title: 'Opening hours', text: '# Opening hours\n\nWe are open Monday to Friday, 8 am to 6 pm.' }],
})

export const updateDocumentBody = z.object({ title: title.optional(), text: documentText.optional() }).meta({
  id: 'UpdateDocument',
  examples: [{ text: '# Opening hours\n\nFrom March on we also open on Saturdays, 9 am to 1 pm.' }],
})

export const documentParams = z.object({ document_id: idField })

const statusNames = z.enum(['processing', 'ready', 'failed'])

export const listDocumentsQuery = z.object({
  ...pageQuery,
  status: statusNames.optional().describe('Only documents in this state.'),
})

const documentFields = {
  document_id: z.string(),
  title: z.string(),
  source: z.enum(['text']).describe('Where the text came from.'),
  url: z.string().nullable(),
  status: statusNames.describe(
    '`ready`: answers come from it. While a replacement is `processing`, they come from the text before.',
  ),
  error: z.string().nullable().describe('Why it failed, in plain words.'),
  progress: z.number().int().describe('Percent of the processing that is done.'),
  chunks: z.number().int().describe('Passages that answers can come from.'),
  created_at: instantOut,
  updated_at: instantOut,
}

const example = {
  document_id: 'doc_01h455vb4pex5vsknk084sn02q',
  title: 'Opening hours',
  source: 'text',
  url: null,
  status: 'ready',
  error: null,
  progress: 100,
  chunks: 1,
  created_at: '2026-03-02T09:30:00.000Z',
  updated_at: '2026-03-02T09:30:00.000Z',
}

export const documentReply = z.object(documentFields).meta({ id: 'Document', examples: [example] })

export const documentWithTextReply = z.object({ ...documentFields, text: z.string() }).meta({
  id: 'DocumentWithText',
  examples: [{ ...example, text: '# Opening hours\n\nWe are open Monday to Friday, 8 am to 6 pm.' }],
})

export const documentPage = pageReply(documentReply).meta({ id: 'DocumentPage' })

export const searchBody = z
  .object({
    query: text(1_000).describe('A question or words, as a visitor would write them.'),
    limit: z.number().int().min(1).max(50).default(10),
  })
  .meta({ id: 'SearchKnowledge', examples: [{ query: 'When do you open on Saturday?', limit: 5 }] })

export const searchReply = z
  .object({
    results: z.array(
      z.object({
        document_id: z.string(),
        title: z.string().describe('The document and the headings above the passage.'),
        url: z.string().nullable(),
        text: z.string(),
        score: z.number().describe('Relevance; comparable within this reply only.'),
        coverage: z
          .number()
          .describe('Share of the question that the passage covers, 0–1: what the assistant decides by.'),
      }),
    ),
  })
  .meta({ id: 'SearchResults' })

type DocumentSummary = Omit<DocumentRow, 'text'>

/** The only way a document leaves: in replies and in events. */
export function presentDocument(row: DocumentSummary): z.infer<typeof documentReply> {
  return {
    document_id: row.id,
    title: row.title,
    source: row.source,
    url: row.url,
    status: row.status,
    error: row.error,
    progress: row.progress,
    chunks: row.chunkCount,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

export function presentDocumentWithText(row: DocumentRow): z.infer<typeof documentWithTextReply> {
  return { ...presentDocument(row), text: row.text }
}

export function presentSearch({ hits }: SearchResult): z.infer<typeof searchReply> {
  return {
    results: hits.map(({ documentId, title: heading, text: passage, score, coverage }) => ({
      document_id: documentId,
      title: heading,
      url: null,
      text: passage,
      score: round(score),
      coverage: round(coverage),
    })),
  }
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
