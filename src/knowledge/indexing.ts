import { sql } from 'drizzle-orm'
import { languageOfText } from '../languages/text-language.ts'
import type { Database, Tx } from '../db/database.ts'
import { ENDED, documentLease, type Document, type DocumentJob } from './document-work.ts'
import type { EmbeddingRequests } from './embedding.ts'
import { answeringChunks, knownAnswersRepository } from './known-answers.ts'
import { addChunks, replaceChunks, type NewChunk } from './index-store.ts'
import { documents } from './tables.ts'
import { versions, type HiddenVersion } from './versions.ts'

/** Chunks per transaction: milliseconds of the embedded database's one connection. */
const BATCH = 6
/** Documents up to this size are indexed in one transaction. */
const SMALL = 12
const SAMPLE = 64

interface Indexed {
  isOurs: boolean
  /** The tenant's vectors need re-encoding. */
  isStale: boolean
}

export interface IndexDeps {
  database: Database
  /** Yields to requests. */
  pause(): Promise<void>
  /** Embedding, if configured: requested in the commit that shows the chunks, woken after it. */
  embedding?: EmbeddingRequests | undefined
}

interface NewContent {
  document: Document
  chunks: NewChunk[]
  language: string
}

/** Replaces a document's chunks and ends its processing. Searches never see a partial document. */
export async function indexDocument(
  { database, pause, embedding }: IndexDeps,
  job: DocumentJob,
  { document, chunks: given, language }: NewContent,
): Promise<Indexed> {
  await clearLeftOver({ database, pause }, job)
  await pause()
  const chunks = await withQuestions(database, job, given)
  const guessed = languageOfText(chunks.map(({ text }) => text).join('\n'))
  const languages = { language, written: document.isLanguageSet ? document.language : guessed }
  if (chunks.length <= SMALL && document.version === 0)
    return indexAtOnce({ database, embedding }, job, { chunks, guessed, ...languages })
  const { old, version } = await database.tenant(job.tenantId, async (tx) => ({
    old: document.version > 0 ? [] : await versions.chunkIds(tx, job.tenantId, job.id),
    version: await versions.open(tx, job.tenantId, job.id),
  }))
  let isStale = false
  for (let start = 0; start < chunks.length; start += BATCH) {
    const batch = { chunks: chunks.slice(start, start + BATCH), start, version, sample: sampleOf(chunks), ...languages }
    const added = await database.tenant(job.tenantId, async (tx) => {
      const progress = 50 + Math.floor((49 * start) / chunks.length)
      if (!(await documentLease.change(tx, job, { progress }))) return undefined
      return addChunks(tx, job.tenantId, job.id, batch)
    })
    if (added === undefined) return { isOurs: false, isStale }
    isStale = added
    await pause()
  }
  const isOurs = await database.tenant(job.tenantId, (tx) =>
    exchange(tx, job, { before: document.version, old, version, chunks, guessed, embedding }),
  )
  if (isOurs && document.version > 0) {
    await clearVersion({ database, pause }, { tenantId: job.tenantId, documentId: job.id, version: document.version })
  }
  return { isOurs, isStale }
}

/** Adds the questions that people tied to the document or to a passage, so that other words for them find it. */
async function withQuestions(
  database: Database,
  { tenantId, id }: DocumentJob,
  chunks: NewChunk[],
): Promise<NewChunk[]> {
  const known = await database.tenantOnce(tenantId, (tx) => knownAnswersRepository.ofDocument(tx, tenantId, id))
  if (known.length === 0) return chunks
  const answering = known.map(({ question, passage }) => ({ question, chunks: answeringChunks(chunks, passage) }))
  return chunks.map((chunk) => {
    const own = answering.filter(({ chunks: some }) => some.includes(chunk)).map(({ question }) => question)
    return { ...chunk, questions: own.join('\n') }
  })
}

interface AtOnce extends Pick<NewContent, 'chunks' | 'language'> {
  written: string | null
  guessed: string | null
}

async function indexAtOnce(
  { database, embedding }: Pick<IndexDeps, 'database' | 'embedding'>,
  job: DocumentJob,
  { guessed, ...content }: AtOnce,
): Promise<Indexed> {
  return database.tenant(job.tenantId, async (tx) => {
    // The document's row is locked first, against replacement and deletion, then the index.
    if (!(await documentLease.change(tx, job, ready(content.chunks, 0, guessed))))
      return { isOurs: false, isStale: false }
    await embedding?.request(tx, job.tenantId, job.id)
    const { stale } = await replaceChunks(tx, job.tenantId, job.id, content)
    return { isOurs: true, isStale: stale }
  })
}

interface Exchange {
  /** The previously visible version, and chunks without a version. */
  before: number
  old: number[]
  version: number
  chunks: NewChunk[]
  guessed: string | null
  embedding: IndexDeps['embedding']
}

/** Atomically shows the new chunks and hides the old ones. */
async function exchange(tx: Tx, job: DocumentJob, change: Exchange): Promise<boolean> {
  const { before, old, version, chunks, guessed, embedding } = change
  if (!(await documentLease.change(tx, job, ready(chunks, version, guessed)))) return false
  await embedding?.request(tx, job.tenantId, job.id)
  if (before > 0) await versions.hide(tx, job.tenantId, job.id, before)
  else if (old.length > 0) await versions.remove(tx, job.tenantId, old)
  await versions.show(tx, job.tenantId, version)
  return true
}

/** `guessed`: the language that its text shows. */
function ready(chunks: NewChunk[], version: number, guessed: string | null) {
  const language = sql`case when ${documents.isLanguageSet} then ${documents.language} else ${guessed} end`
  return {
    ...ENDED,
    status: 'ready',
    progress: 100,
    error: null,
    chunkCount: chunks.length,
    version,
    language,
  } as const
}

/** Ends a refresh without changes. */
export async function endUnchanged(database: Database, job: DocumentJob): Promise<void> {
  await database.tenantOnce(job.tenantId, (tx) =>
    documentLease.change(tx, job, {
      ...ENDED,
      updatedAt: sql`updated_at`,
      status: 'ready',
      progress: 100,
      error: null,
    }),
  )
}

function sampleOf(chunks: NewChunk[]): NewChunk[] {
  const step = Math.max(1, Math.floor(chunks.length / SAMPLE))
  return chunks.filter((_, index) => index % step === 0)
}

async function clearLeftOver(deps: IndexDeps, { tenantId, id }: DocumentJob): Promise<void> {
  const left = await deps.database.tenantOnce(tenantId, (tx) => versions.findOf(tx, tenantId, id))
  for (const version of left) await clearVersion(deps, version)
}

export async function clearVersion({ database, pause }: IndexDeps, hidden: HiddenVersion): Promise<void> {
  const clear = () => database.tenant(hidden.tenantId, (tx) => versions.clear(tx, hidden.tenantId, hidden, BATCH * 2))
  while (await clear()) await pause()
}
