import { z } from 'zod'
import { idField, instantOut, languageTag, lines, pageQuery, pageReply, rawText, text } from '../core/fields.ts'
import type { DocumentRow } from './repository.ts'
import type { SearchResult } from './retrieval.ts'

/** Characters of one document; about 400 printed pages. */
const MAX_TEXT = 1_000_000

const documentText = rawText(MAX_TEXT, 1)
  .refine((value) => /[\p{L}\p{N}]/u.test(value), 'must contain words')
  .describe('Plain text or Markdown. Headings become part of what is searched.')

const title = text(300).describe('What the document is called; without one, its first heading or line.')

const url = text(2_048).describe('A page on the web. It is fetched, and read like a file.')

const refreshHours = z
  .number()
  .int()
  .min(1)
  .max(8_760)
  .describe('Read the address again after so many hours; without it, only when `refresh` is called.')

const crawl = z
  .object({
    depth: z.number().int().min(0).max(10).default(3).describe('Links from the address at most.'),
    max_pages: z.number().int().min(1).max(1_000).default(100).describe('Pages of the site at most.'),
  })
  .describe(
    'Read the whole site: what its sitemap lists and its pages lead to, on the same host, as its robots.txt allows. ' +
      'Each page becomes a document; `GET /knowledge/documents?site_id=` lists them.',
  )

export const createDocumentBody = z
  .object({
    title: title.nullish(),
    text: documentText.optional(),
    url: url.optional(),
    refresh_hours: refreshHours.nullish(),
    crawl: crawl.nullish(),
  })
  .superRefine((body, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: body })
    if (body.text === undefined && body.url === undefined)
      problem('text', 'give a text, a url, or a file as multipart/form-data')
    if (body.text !== undefined && body.url !== undefined) problem('url', 'give a text or a url, not both')
    if (body.url === undefined && body.crawl != null) problem('crawl', 'goes with a url')
    if (body.url === undefined && body.refresh_hours != null) problem('refresh_hours', 'goes with a url')
  })
  .meta({
    id: 'CreateDocument',
    description: 'A text, or the address of a page or site; files come as `multipart/form-data`.',
    examples: [
      { title: 'Opening hours', text: '# Opening hours\n\nWe are open Monday to Friday, 8 am to 6 pm.' },
      { url: 'https://www.example.com/prices', refresh_hours: 24 },
      { url: 'https://www.example.com/', crawl: { depth: 3, max_pages: 100 } },
    ],
  })

/** Form fields beside a file. */
export const uploadFields = z.object({ title: title.optional() })

export const updateDocumentBody = z
  .object({
    title: title.optional(),
    text: documentText.optional(),
    language: languageTag.nullable().optional().describe('The language of the text; null: as the text shows it.'),
    refresh_hours: refreshHours.nullable().optional(),
  })
  .meta({
    id: 'UpdateDocument',
    description: 'The changes of a document.',
    examples: [{ text: '# Opening hours\n\nFrom March on we also open on Saturdays, 9 am to 1 pm.' }],
  })

export const documentParams = z.object({ document_id: idField })

const statusNames = z.enum(['processing', 'ready', 'failed'])

export const listDocumentsQuery = z.object({
  ...pageQuery,
  status: statusNames.optional().describe('Only documents in this state.'),
  q: text(200, 0).optional().describe('Words of the title, the file name or the address; a document must have all.'),
  site_id: z
    .string()
    .max(100)
    .optional()
    .describe('The pages of this site; without it, documents that are no page of a site.'),
})

const documentFields = {
  document_id: z.string(),
  title: z.string().describe('What the document is called.'),
  source: z.enum(['text', 'file', 'url', 'site']).describe('Where the text came from.'),
  url: z.string().nullable().describe('The address that it was read from; null where there is none.'),
  file_name: z.string().nullable().describe('The name of the file; null where there is none.'),
  site_id: z.string().nullable().describe('The site that it is a page of.'),
  language: z
    .string()
    .nullable()
    .describe('The language of the text, guessed unless it was set; null where none is clear.'),
  refresh_hours: z.number().int().nullable().describe('It is read again after so many hours.'),
  status: statusNames.describe(
    '`ready`: answers come from it. While a replacement is `processing`, or when it `failed`, they come from the text before.',
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
  file_name: null,
  site_id: null,
  language: 'en',
  refresh_hours: null,
  status: 'ready',
  error: null,
  progress: 100,
  chunks: 1,
  created_at: '2026-03-02T09:30:00.000Z',
  updated_at: '2026-03-02T09:30:00.000Z',
}

export const documentReply = z
  .object(documentFields)
  .meta({ id: 'Document', description: 'A document that the assistant answers from.', examples: [example] })

export const documentWithTextReply = z
  .object({ ...documentFields, text: z.string().describe('The text, as Markdown.') })
  .meta({
    id: 'DocumentWithText',
    description: 'A document with its text.',
    examples: [{ ...example, text: '# Opening hours\n\nWe are open Monday to Friday, 8 am to 6 pm.' }],
  })

export const documentPage = pageReply(documentReply).meta({ id: 'DocumentPage', description: 'A page of documents.' })

export const searchBody = z
  .object({
    query: lines(1_000).describe('A question or words, as a visitor would write them.'),
    limit: z.number().int().min(1).max(50).default(10).describe('How many passages at most.'),
  })
  .meta({
    id: 'SearchKnowledge',
    description: 'A question, as a visitor would write it.',
    examples: [{ query: 'When do you open on Saturday?', limit: 5 }],
  })

export const searchReply = z
  .object({
    results: z
      .array(
        z.object({
          document_id: z.string(),
          title: z.string().describe('The document and the headings above the passage.'),
          url: z.string().nullable().describe('The address of the document; null where there is none.'),
          text: z.string().describe('The passage.'),
          score: z.number().describe('Relevance; comparable within this reply only.'),
          coverage: z
            .number()
            .describe('Share of the question that the passage covers, 0–1: what the assistant decides by.'),
        }),
      )
      .describe('The passages, best first.'),
  })
  .meta({ id: 'SearchResults', description: 'The passages that the assistant would read, best first.' })

type DocumentSummary = Omit<DocumentRow, 'text'>

/** The only presenter of documents, in replies and events. */
export function presentDocument(row: DocumentSummary): z.infer<typeof documentReply> {
  return {
    document_id: row.id,
    title: row.title,
    source: row.source,
    url: row.url,
    file_name: row.fileName,
    site_id: row.siteId,
    language: row.language,
    refresh_hours: row.refreshHours,
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
