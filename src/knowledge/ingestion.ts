import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '../core/time.ts'
import type { WorkSource } from '../core/leased-work.ts'
import { chunkText } from './chunks.ts'
import { createDocumentWork, findLeased, documentLease, type Document, type DocumentJob } from './document-work.ts'
import { endUnchanged, indexDocument, type IndexDeps } from './indexing.ts'
import { kindOfName, kindOfResponse, baseName, type FileKind } from './reading/file-kind.ts'
import type { ReadDocument, Reader } from './reading/reader.ts'
import { Unreadable } from './reading/unreadable.ts'
import type { Sites } from './sites.ts'
import { uploads } from './uploads.ts'

/** Longer texts are split in the reader process, because they would block this one. */
const SHORT_TEXT = 20_000

interface IngestionDeps extends IndexDeps {
  reader: Reader
  sites: Sites
  /** The tenant's language; undefined for an erased tenant. */
  languageOf(tenantId: string): Promise<string | undefined>
  /** Called when the tenant's vectors need re-encoding. */
  onStale(tenantId: string): void
  concurrency: number
}

/** Bytes → text → chunks → index, as leased work. Earlier content stays searchable until the new chunks are complete. */
export function createIngestion(deps: IngestionDeps): WorkSource<DocumentJob> {
  const { database, reader, sites, languageOf, onStale, concurrency } = deps

  async function run(job: DocumentJob, signal: AbortSignal): Promise<void> {
    const document = await findLeased(database, job)
    const language = await languageOf(job.tenantId)
    if (document === undefined || language === undefined) return
    const read = await readDocument(document, language, signal)
    if (document.input === 'file') {
      if (document.siteId !== null) await sites.checkRead(read)
      // Before the text is stored, after which no retry reads the file again. Adding links is idempotent.
      if (document.siteId !== null) await sites.addLinks(document, read.links)
      if (!(await keepText(job, document, read))) return
    }
    signal.throwIfAborted()
    if (isUnchanged(document, read)) await endUnchanged(database, job)
    else {
      const { isStale } = await indexDocument(deps, job, { document, chunks: read.chunks, language })
      deps.embedding?.wake()
      if (isStale) onStale(job.tenantId)
    }
    if (document.siteId !== null) await sites.settle(job.tenantId, document.siteId)
  }

  async function readDocument(document: Document, language: string, signal: AbortSignal): Promise<ReadDocument> {
    const { tenantId, title, isNamed, text, uploadId } = document
    if (document.input === 'text' || uploadId === null) {
      if (text.length > SHORT_TEXT) return reader.read({ text, title, name: title, language }, signal)
      return { text, title, links: [], isHidden: false, chunks: chunkText({ title, text, language }) }
    }
    const bytes = await uploads.read(deps, tenantId, uploadId)
    const source = {
      kind: kindOf(document),
      bytes,
      url: document.url ?? undefined,
      mediaType: document.mediaType ?? '',
    }
    const named = isNamed ? title : undefined
    return reader.read({ source, title: named, name: nameOf(document), language }, signal)
  }

  /** Stores the text, which processing continues from, also after a crash; the bytes are deleted. */
  async function keepText(job: DocumentJob, { uploadId }: Document, { text, title }: ReadDocument): Promise<boolean> {
    return database.tenant(job.tenantId, async (tx) => {
      const kept = { text, title, input: 'text' as const, uploadId: null, progress: 50 }
      if (!(await documentLease.change(tx, job, kept))) return false
      if (uploadId !== null) await uploads.drop(tx, job.tenantId, uploadId)
      return true
    })
  }

  return createDocumentWork(database, {
    name: 'ingestion',
    inputs: ['text', 'file'],
    concurrency,
    timeoutMs: 5 * MINUTE,
    run,
    giveUp: (job, cause) => sites.giveUp(job, cause),
  })
}

/** A refetched page without changes. */
function isUnchanged(before: Document, read: ReadDocument): boolean {
  return (
    before.input === 'file' &&
    before.chunkCount > 0 &&
    isDeepStrictEqual([before.title, before.text], [read.title, read.text])
  )
}

function kindOf({ fileName, url, mediaType }: Document): FileKind {
  const kind =
    fileName === null ? kindOfResponse(mediaType ?? '', URL.parse(url ?? '')?.pathname ?? '') : kindOfName(fileName)
  if (kind === undefined) throw new Unreadable(`What is there is of a kind that is not read here${typed(mediaType)}.`)
  return kind
}

function typed(mediaType: string | null): string {
  return mediaType === null || mediaType === '' ? '' : ` (${mediaType.split(';', 1)[0]!.slice(0, 80)})`
}

/** Fallback title. */
function nameOf({ fileName, url, title }: Document): string {
  return fileName === null ? (url ?? title) : baseName(fileName)
}
