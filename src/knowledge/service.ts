import { sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound, existing } from '../errors.ts'
import { languageOfText } from '../languages/text-language.ts'
import { loadAnalyzer } from './analyzer.ts'
import { removeDocument, removePages, type Deletions } from './deletion.ts'
import { baseName } from './reading/file-kind.ts'
import { readFrontMatter } from './front-matter.ts'
import { createKnownAnswers } from './known-answers.ts'
import { documentsState, outlineOf, type Heading } from './outline.ts'
import {
  documentsRepository as documents,
  siteRepository,
  type DocumentChange,
  type DocumentFilter,
  type DocumentRow,
} from './repository.ts'
import type { Retrieval, SearchRequest, SearchResult } from './retrieval.ts'
import { splitSentences } from './sentences.ts'
import { uploads } from './uploads.ts'

interface KnowledgeDeps {
  database: Database
  retrieval: Retrieval
  deletions: Deletions
  languageOf(tenantId: string): Promise<string | undefined>
  /** Called when documents become due. */
  wake(): void
}

export type KnowledgeService = ReturnType<typeof createKnowledgeService>

type Title = string | null | undefined

interface NewAddress {
  title?: Title
  url: string
  refreshHours?: number | null | undefined
  /** Crawls a whole site instead of one page. */
  crawl?: { depth: number; maxPages: number } | undefined
}

interface DocumentPatch {
  title?: string | undefined
  text?: string | undefined
  /** Null: as the text shows it. */
  language?: string | null | undefined
  /** Null ends the schedule. */
  refreshHours?: number | null | undefined
}

const TITLE_LENGTH = 120

export function createKnowledgeService({ database, retrieval, deletions, languageOf, wake }: KnowledgeDeps) {
  async function search(tenantId: string, request: Omit<SearchRequest, 'language'>): Promise<SearchResult> {
    const language = await languageOf(tenantId)
    if (language === undefined) throw new NotFound()
    return retrieval.search(tenantId, { ...request, language })
  }

  async function remove(tenantId: string, id: string): Promise<void> {
    await database.tenant(tenantId, async (tx) => {
      if (!(await documents.lock(tx, tenantId, id))) throw new NotFound()
      // Prevents new pages while the existing ones are deleted one by one.
      await siteRepository.update(tx, tenantId, id, { maxPages: 0 })
    })
    await removePages(database, tenantId, id)
    await database.tenant(tenantId, (tx) => removeDocument(tx, tenantId, id))
  }

  return {
    answers: createKnownAnswers({ database, createDocument, removeDocument, wake }),

    async list(
      tenantId: string,
      query: { cursor?: string | undefined; limit: number; q?: string | undefined } & Partial<
        Pick<DocumentFilter, 'status' | 'siteId'>
      >,
    ): Promise<Page<Omit<DocumentRow, 'text'>>> {
      const { cursor, limit, status, siteId, q = '' } = query
      const before = decodeCursor(cursor)
      const words = q.split(/\s/u).filter((word) => word !== '')
      const rows = await database.tenantOnce(tenantId, (tx) =>
        documents.list(tx, tenantId, { siteId, status, words, before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    async get(tenantId: string, id: string): Promise<DocumentRow> {
      return existing(await database.tenantOnce(tenantId, (tx) => documents.findById(tx, tenantId, id)))
    },

    /** Stores the text; searchable once its status is `ready`. Call `wake` after the commit. */
    create: createDocument,

    /** Stores a file's bytes before the document that references them. */
    storeFile: (tenantId: string, bytes: Buffer): Promise<string> => uploads.store(database, tenantId, bytes),

    createFile(
      tx: Tx,
      tenantId: string,
      { title, fileName, uploadId }: { title?: Title; fileName: string; uploadId: string },
    ): Promise<DocumentRow> {
      const called = named(title, baseName(fileName).slice(0, TITLE_LENGTH))
      const row = { id: newId('doc'), source: 'file', ...called, fileName, input: 'file', uploadId } as const
      return documents.insert(tx, tenantId, row)
    },

    async createAddress(
      tx: Tx,
      tenantId: string,
      { title, url, refreshHours = null, crawl }: NewAddress,
    ): Promise<DocumentRow> {
      const kind = crawl === undefined ? PAGE : SITE
      const called = named(title, url.slice(0, TITLE_LENGTH))
      const row = await documents.insert(tx, tenantId, { id: newId('doc'), ...kind, ...called, url, refreshHours })
      if (crawl !== undefined) await siteRepository.insert(tx, tenantId, { documentId: row.id, ...crawl })
      return row
    },

    /** The old content stays searchable until the new one is ready. A title derived from the text is replaced with it. */
    async replace(tenantId: string, id: string, patch: DocumentPatch): Promise<DocumentRow> {
      const row = await database.tenant(tenantId, async (tx) => {
        if (!(await documents.lock(tx, tenantId, id))) throw new NotFound()
        const before = existing(await documents.findById(tx, tenantId, id))
        const scheduled = { ...scheduleChange(before, patch), ...languageChange(before, patch) }
        const change = contentChange(before, patch)
        if (change !== undefined) return documents.process(tx, tenantId, id, { ...change, ...scheduled })
        const rest = { ...titleChange(before, patch), ...scheduled }
        return Object.keys(rest).length === 0 ? before : documents.update(tx, tenantId, id, rest)
      })
      wake()
      return row
    },

    /** Processes the document again: from its address, otherwise from the stored text. */
    async refresh(tenantId: string, id: string): Promise<DocumentRow> {
      const row = await database.tenant(tenantId, async (tx) => {
        if (!(await documents.lock(tx, tenantId, id))) throw new NotFound()
        const before = existing(await documents.findById(tx, tenantId, id))
        if (before.status === 'processing') return before
        if (before.source === 'file' && before.text === '') {
          throw new Conflict('The file could not be read, and its bytes are gone. Give it again.')
        }
        if (before.source === 'site') await siteRepository.update(tx, tenantId, id, { isSeeded: false })
        return documents.process(tx, tenantId, id, { input: INPUTS[before.source], updatedAt: sql`updated_at` })
      })
      wake()
      return row
    },

    /** Removes the document at once and for good. */
    remove,

    /** Removes the document for now: `restore` takes it back for some seconds. */
    hide: deletions.hide,

    async restore(tenantId: string, id: string): Promise<DocumentRow> {
      await deletions.restore(tenantId, id)
      wake()
      return existing(await database.tenantOnce(tenantId, (tx) => documents.findById(tx, tenantId, id)))
    },

    refreshDue: async (): Promise<void> => {
      if ((await database.system((tx) => documents.refreshDue(tx))) > 0) wake()
    },

    /** Base languages of the documents that are ready. */
    languages: (tenantId: string): Promise<string[]> =>
      database.tenantOnce(tenantId, (tx) => documents.languages(tx, tenantId)),

    /** The passages the assistant would read for this question, best first. `spoken` is the language of a conversation. */
    search: (tenantId: string, query: string, limit: number, spoken?: string): Promise<SearchResult> =>
      search(tenantId, { query, limit, spoken }),

    /** `search`, with `whole`. */
    material: (tenantId: string, query: string, limit: number, spoken: string): Promise<SearchResult> =>
      search(tenantId, { query, limit, spoken, withWhole: true }),

    /** Headings of the searchable documents. */
    outline: (tenantId: string, limit: number): Promise<Heading[]> =>
      database.tenant(tenantId, (tx) => outlineOf(tx, tenantId, limit)),

    /** A mark that changes with every change of a searchable document. */
    state: (tenantId: string): Promise<string> => database.tenantOnce(tenantId, (tx) => documentsState(tx, tenantId)),

    wake,

    /** The search's own tokenisation and sentence splitting, for callers that must match it. */
    textAnalysis: { loadAnalyzer, splitSentences },
  }
}

function createDocument(
  tx: Tx,
  tenantId: string,
  { title, text }: { title?: Title; text: string },
): Promise<DocumentRow> {
  const row = { id: newId('doc'), source: 'text', ...named(title, titleOf(text)), text } as const
  return documents.insert(tx, tenantId, row)
}

const PAGE = { source: 'url', input: 'address' } as const
const SITE = { source: 'site', input: 'site' } as const
const INPUTS = { text: 'text', file: 'text', url: 'address', site: 'site' } as const

function named(title: Title, otherwise: string): { title: string; isNamed: boolean } {
  return { title: title ?? otherwise, isNamed: title != null }
}

/** Undefined when nothing needs processing. */
function contentChange(before: DocumentRow, patch: DocumentPatch): DocumentChange | undefined {
  const { text } = patch
  if (text !== undefined && before.url !== null) {
    throw new Conflict('Its text comes from its address: change it there and refresh the document.')
  }
  const title = titleChange(before, patch)
  if (text !== undefined && text !== before.text) {
    const called = before.isNamed ? {} : { title: titleOf(text) }
    return { ...called, ...title, text, input: 'text', uploadId: null }
  }
  const { language = before.language } = languageChange(before, patch)
  // A document in processing starts again with the new title; without text neither changes anything in the index.
  if ((title.title === undefined && language === before.language) || before.source === 'site') return undefined
  if (before.status === 'processing') return title
  return before.text === '' ? undefined : { ...title, input: 'text' }
}

function titleChange(before: DocumentRow, { title }: DocumentPatch): DocumentChange {
  return title === undefined || (title === before.title && before.isNamed) ? {} : { title, isNamed: true }
}

function languageChange(before: DocumentRow, { language, text }: DocumentPatch): DocumentChange {
  if (language === undefined) return {}
  return { language: language ?? languageOfText(text ?? before.text), isLanguageSet: language !== null }
}

function scheduleChange(before: DocumentRow, { refreshHours }: DocumentPatch): DocumentChange {
  if (refreshHours === undefined || refreshHours === before.refreshHours) return {}
  if (before.url === null || before.siteId !== null) {
    throw new Conflict('Only a page or site that was given by its address is refreshed by itself.')
  }
  return { refreshHours, refreshAt: sql`now() + make_interval(hours => ${refreshHours})` }
}

/** The first heading, otherwise the first line with words. */
function titleOf(text: string): string {
  const { title, text: body } = readFrontMatter(text.replaceAll('\r\n', '\n'))
  if (title !== undefined) return [...title].slice(0, TITLE_LENGTH).join('')
  const lines = body.split('\n').map((line) => line.replace(/^[#>*\-\s]+/, '').trim())
  return [...(lines.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? 'Untitled')].slice(0, TITLE_LENGTH).join('')
}
