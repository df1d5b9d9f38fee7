import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import { afterEvery, decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { lowerWords } from '../core/words.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import type { NewChunk } from './index-store.ts'
import { documentsRepository, type DocumentRow } from './repository.ts'
import { documents, knownAnswers } from './tables.ts'

/** More questions would outweigh the passage's own words. */
const MAX_QUESTIONS = 100

export type KnownAnswer = Omit<typeof knownAnswers.$inferSelect, 'tenantId'> & { title: string }

/** The answer to a question: a document or passage, or a text written now. */
export type AnswerContent = { documentId: string; passage: string | undefined } | { text: string }

const columns = {
  id: knownAnswers.id,
  question: knownAnswers.question,
  documentId: knownAnswers.documentId,
  passage: knownAnswers.passage,
  isWritten: knownAnswers.isWritten,
  createdAt: knownAnswers.createdAt,
  title: documents.title,
}

export const knownAnswersRepository = {
  ofDocument(tx: Tx, tenantId: string, documentId: string): Promise<{ question: string; passage: string | null }[]> {
    return tx
      .select({ question: knownAnswers.question, passage: knownAnswers.passage })
      .from(knownAnswers)
      .where(and(eq(knownAnswers.tenantId, tenantId), eq(knownAnswers.documentId, documentId)))
      .orderBy(asc(knownAnswers.id))
  },

  /** Newest first. */
  list(tx: Tx, tenantId: string, { before, limit }: { before: string; limit: number }): Promise<KnownAnswer[]> {
    return tx
      .select(columns)
      .from(knownAnswers)
      .innerJoin(
        documents,
        and(
          eq(documents.tenantId, knownAnswers.tenantId),
          eq(documents.id, knownAnswers.documentId),
          isNull(documents.deletedAt),
        ),
      )
      .where(and(eq(knownAnswers.tenantId, tenantId), lt(knownAnswers.id, before)))
      .orderBy(desc(knownAnswers.id))
      .limit(limit)
  },

  async insert(tx: Tx, tenantId: string, row: Omit<typeof knownAnswers.$inferInsert, 'tenantId' | 'id'>) {
    const [inserted] = await tx
      .insert(knownAnswers)
      .values({ tenantId, id: newId('ans'), ...row })
      .returning()
    return inserted!
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<{ documentId: string; isWritten: boolean } | undefined> {
    const [row] = await tx
      .select({ documentId: knownAnswers.documentId, isWritten: knownAnswers.isWritten })
      .from(knownAnswers)
      .where(and(eq(knownAnswers.tenantId, tenantId), eq(knownAnswers.id, id)))
    return row
  },

  /** False if it is gone already. */
  async remove(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx
      .delete(knownAnswers)
      .where(and(eq(knownAnswers.tenantId, tenantId), eq(knownAnswers.id, id)))
      .returning({ id: knownAnswers.id })
    return rows.length > 0
  },
}

interface KnownAnswersDeps {
  database: Database
  createDocument(tx: Tx, tenantId: string, document: { title: string; text: string }): Promise<DocumentRow>
  removeDocument(tx: Tx, tenantId: string, id: string): Promise<void>
  wake(): void
}

/** Questions tied to what answers them. The document is indexed again with each, as leased work. */
export function createKnownAnswers({ database, createDocument, removeDocument, wake }: KnownAnswersDeps) {
  return {
    /** @throws NotFound for a document that is not the tenant's; Conflict for one that cannot answer; Invalid for its words */
    async check(tx: Tx, tenantId: string, content: AnswerContent): Promise<void> {
      if ('documentId' in content) await answering(tx, tenantId, content.documentId, content.passage)
    },

    /** Call `wake` after the commit. */
    async create(tx: Tx, tenantId: string, question: string, content: AnswerContent): Promise<KnownAnswer> {
      if ('text' in content) {
        const { id: documentId, title } = await createDocument(tx, tenantId, { title: question, text: content.text })
        const row = { question, documentId, passage: null, isWritten: true }
        return { ...(await knownAnswersRepository.insert(tx, tenantId, row)), title }
      }
      const { documentId, passage } = content
      const { title } = await answering(tx, tenantId, documentId, passage)
      await refuseRepetition(tx, tenantId, documentId, question)
      const row = { question, documentId, passage: passage ?? null, isWritten: false }
      const inserted = await knownAnswersRepository.insert(tx, tenantId, row)
      await indexAgain(tx, tenantId, documentId)
      return { ...inserted, title }
    },

    async list(
      tenantId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<Page<KnownAnswer>> {
      const before = decodeCursor(cursor) ?? afterEvery('ans')
      const rows = await database.tenantOnce(tenantId, (tx) =>
        knownAnswersRepository.list(tx, tenantId, { before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    /** A document that was written as the answer goes with it. */
    async remove(tenantId: string, id: string): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const row = await knownAnswersRepository.find(tx, tenantId, id)
        if (row === undefined) throw new NotFound()
        const { documentId, isWritten } = row
        // The lock comes first, because the removal of a document locks it before its answers.
        if (!(await documentsRepository.lock(tx, tenantId, documentId))) throw new NotFound()
        if (!(await knownAnswersRepository.remove(tx, tenantId, id))) throw new NotFound()
        await (isWritten ? removeDocument : indexAgain)(tx, tenantId, documentId)
      })
      wake()
    },

    wake,
  }
}

/** The document that is to answer, with its row locked. */
async function answering(
  tx: Tx,
  tenantId: string,
  documentId: string,
  passage: string | undefined,
): Promise<DocumentRow> {
  const isThere = await documentsRepository.lock(tx, tenantId, documentId)
  const document = isThere ? await documentsRepository.findById(tx, tenantId, documentId) : undefined
  if (document === undefined) throw new NotFound()
  if (document.source === 'site') throw new Conflict('A site answers by its pages: name the page.')
  if (document.text === '') throw new Conflict('The document has no text yet.')
  if (passage !== undefined && !inWords(document.text).includes(inWords(passage)))
    throw new Invalid(['passage'], 'must be words of the document', 'passage')
  return document
}

async function refuseRepetition(tx: Tx, tenantId: string, documentId: string, question: string): Promise<void> {
  const known = await knownAnswersRepository.ofDocument(tx, tenantId, documentId)
  if (known.length >= MAX_QUESTIONS) throw new Conflict(`A document answers ${MAX_QUESTIONS} questions at most.`)
  if (known.some((one) => inWords(one.question) === inWords(question)))
    throw new Conflict('The document answers this question already.')
}

/** Indexes the stored text again; a document in processing starts again with its input. */
async function indexAgain(tx: Tx, tenantId: string, documentId: string): Promise<void> {
  if (!(await documentsRepository.lock(tx, tenantId, documentId))) return
  const document = await documentsRepository.findById(tx, tenantId, documentId)
  if (document === undefined || document.text === '') return
  const isRead = document.status !== 'processing'
  const again = isRead ? { input: 'text' as const, uploadId: null } : {}
  await documentsRepository.process(tx, tenantId, documentId, { ...again, updatedAt: sql`updated_at` })
}

/** The passages that hold the words; all of them where none does, because the text may have changed since. */
export function answeringChunks(chunks: NewChunk[], passage: string | null): NewChunk[] {
  if (passage === null) return chunks
  const words = inWords(passage)
  const holding = chunks.filter(({ title, text }) => inWords(`${title}\n${text}`).includes(words))
  return holding.length === 0 ? chunks : holding
}

/** Words only, because marks of Markdown are gone from a passage. */
function inWords(text: string): string {
  return lowerWords(text).join(' ')
}
