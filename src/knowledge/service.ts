import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { loadAnalyzer } from './analyzer.ts'
import { removeChunks } from './index-store.ts'
import { documentsRepository as documents, type DocumentFilter, type DocumentRow } from './repository.ts'
import { splitSentences } from './sentences.ts'
import type { Retrieval, SearchResult } from './retrieval.ts'

interface KnowledgeDeps {
  database: Database
  retrieval: Retrieval
  languageOf(tenantId: string): Promise<string | undefined>
  /** Documents are due. */
  wake(): void
}

export type KnowledgeService = ReturnType<typeof createKnowledgeService>

const TITLE_LENGTH = 120

export function createKnowledgeService({ database, retrieval, languageOf, wake }: KnowledgeDeps) {
  return {
    async list(
      tenantId: string,
      { cursor, limit, status }: { cursor?: string | undefined; limit: number; status?: DocumentFilter['status'] },
    ): Promise<Page<Omit<DocumentRow, 'text'>>> {
      const before = decodeCursor(cursor)
      const rows = await database.tenantOnce(tenantId, (tx) =>
        documents.list(tx, tenantId, { status, before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    async get(tenantId: string, id: string): Promise<DocumentRow> {
      return existing(await database.tenantOnce(tenantId, (tx) => documents.findById(tx, tenantId, id)))
    },

    /** Takes the text in; it is searchable once its status is `ready`. Call `wake` after the commit. */
    create(
      tx: Tx,
      tenantId: string,
      { title, text }: { title?: string | null | undefined; text: string },
    ): Promise<DocumentRow> {
      return documents.insert(tx, tenantId, { id: newId('doc'), title: title ?? titleOf(text), text })
    },

    /** The old text answers until the new one is ready. A title that came from the text goes with it. */
    async replace(
      tenantId: string,
      id: string,
      content: { title?: string | undefined; text?: string | undefined },
    ): Promise<DocumentRow> {
      const row = await database.tenant(tenantId, async (tx) => {
        if (!(await documents.lock(tx, tenantId, id))) throw new NotFound()
        const before = existing(await documents.findById(tx, tenantId, id))
        const { text = before.text, title = before.title === titleOf(before.text) ? titleOf(text) : before.title } =
          content
        const isSame = text === before.text && title === before.title
        return isSame ? before : documents.replace(tx, tenantId, id, { title, text })
      })
      wake()
      return row
    },

    async remove(tenantId: string, id: string): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        if (!(await documents.lock(tx, tenantId, id))) throw new NotFound()
        // Before the row, whose deletion would take the chunks with it uncounted.
        await removeChunks(tx, tenantId, id)
        await documents.remove(tx, tenantId, id)
      })
    },

    /** What the assistant would read for this question, best first. */
    async search(tenantId: string, query: string, limit: number): Promise<SearchResult> {
      const language = await languageOf(tenantId)
      if (language === undefined) throw new NotFound()
      return retrieval.search(tenantId, { query, limit, language })
    },

    wake,

    /** How the search cuts and reads text, for whoever must see the same words. */
    textAnalysis: { loadAnalyzer, splitSentences },
  }
}

function existing(row: DocumentRow | undefined): DocumentRow {
  if (row === undefined) throw new NotFound()
  return row
}

/** The first heading, else the first line with words. */
function titleOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^[#>*\-\s]+/, '').trim())
  return [...(lines.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? 'Untitled')].slice(0, TITLE_LENGTH).join('')
}
