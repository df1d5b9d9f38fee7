import { and, eq, sql } from 'drizzle-orm'
import type { WorkSource } from '../core/leased-work.ts'
import { MINUTE, SECOND } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { createDocumentWork, findLeased, documentLease, type Document, type DocumentJob } from './document-work.ts'
import { documents } from './tables.ts'
import type { FetchedPage, PageFetcher } from './fetch-page.ts'
import { endUnchanged } from './indexing.ts'
import { Unreadable } from './reading/unreadable.ts'
import { seedSite } from './site-seed.ts'
import { siteRepository } from './repository.ts'
import { crawlRules, pageUrl } from './robots.ts'
import type { Sites } from './sites.ts'
import { uploads } from './uploads.ts'

interface FetchingDeps {
  database: Database
  fetcher: PageFetcher
  sites: Sites
  /** Called when stored bytes are ready to be read. */
  wakeIngestion(): void
  /** Called when a page becomes due after a delay. */
  wakeSoon(ms: number): void
}

const AT_ONCE = 4

/** Fetches addresses into stored bytes, as leased work; ingestion reads them. */
export function createFetching({
  database,
  fetcher,
  sites,
  wakeIngestion,
  wakeSoon,
}: FetchingDeps): WorkSource<DocumentJob> {
  async function run(job: DocumentJob, signal: AbortSignal): Promise<void> {
    const document = await findLeased(database, job)
    if (document === undefined) return
    if (document.input === 'site') return runSite(job, document, signal)
    if (document.siteId !== null && !(await awaitTurn(job, document.siteId))) return
    await fetchPage(job, document, signal)
    wakeIngestion()
  }

  /** Rate-limits a site to one page per crawl delay; a page that comes too early is postponed. */
  async function awaitTurn(job: DocumentJob, siteId: string): Promise<boolean> {
    return database.tenant(job.tenantId, async (tx) => {
      const site = await siteRepository.find(tx, job.tenantId, siteId)
      if (site === undefined) return false
      const { delaySeconds } = crawlRules(site.origin, site.robots)
      const isOurTurn = await siteRepository.takeTurn(tx, job.tenantId, siteId, delaySeconds)
      // For the next page, or for this one again.
      wakeSoon(delaySeconds * SECOND)
      const later = sql`greatest(${site.nextFetchAt.toISOString()}::timestamptz, now() + interval '20 milliseconds')`
      if (!isOurTurn) await documentLease.change(tx, job, { lease: null, attempts: sql`attempts - 1`, dueAt: later })
      return isOurTurn
    })
  }

  async function runSite(job: DocumentJob, document: Document, signal: AbortSignal): Promise<void> {
    await seedSite({ database, fetcher }, job, document, signal)
    // Usually the end of a page settles the site; this covers pages whose process crashed before that.
    await sites.settle(job.tenantId, job.id)
  }

  async function fetchPage(job: DocumentJob, document: Document, signal: AbortSignal): Promise<void> {
    const { tenantId, siteId, url, chunkCount } = document
    const known = chunkCount > 0 ? { etag: document.etag, lastModified: document.lastModified } : {}
    const page = await fetcher.fetch({ url: url ?? '', ...known, signal })
    if (page === undefined) {
      await endUnchanged(database, job)
      if (siteId !== null) await sites.settle(tenantId, siteId)
      return
    }
    const address = siteId === null ? {} : await checkPlace(document, siteId, page)
    const uploadId = await uploads.store(database, tenantId, page.bytes)
    const { mediaType, etag = null, lastModified = null } = page
    const fetched = { ...address, uploadId, mediaType: mediaType.slice(0, 200), etag, lastModified }
    const isOurs = await database.tenantOnce(tenantId, (tx) =>
      documentLease.change(tx, job, {
        ...fetched,
        input: 'file',
        lease: null,
        attempts: 0,
        dueAt: sql`now()`,
        progress: 30,
      }),
    )
    if (!isOurs) await database.tenant(tenantId, (tx) => uploads.drop(tx, tenantId, uploadId))
  }

  /** A redirected page takes its target's address, if that is on this site and not there already. */
  async function checkPlace(document: Document, siteId: string, page: FetchedPage): Promise<{ url?: string }> {
    if (page.url === document.url) return {}
    const { tenantId } = document
    const isTaken = await database.tenant(tenantId, async (tx) => {
      const site = await siteRepository.find(tx, tenantId, siteId)
      const url = pageUrl(site?.origin ?? '', page.url)
      if (url === undefined) return true
      const others = await tx
        .select({ id: documents.id })
        .from(documents)
        .where(and(eq(documents.tenantId, tenantId), eq(documents.siteId, siteId), eq(documents.url, url)))
      return others.some(({ id }) => id !== document.id)
    })
    if (isTaken) throw new Unreadable('The page leads to another one.')
    return { url: page.url }
  }

  return createDocumentWork(database, {
    name: 'fetching',
    inputs: ['address', 'site'],
    concurrency: AT_ONCE,
    timeoutMs: 3 * MINUTE,
    run,
    giveUp: (job, cause) => sites.giveUp(job, cause),
  })
}
