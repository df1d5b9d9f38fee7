import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.ts'
import {
  endFailed,
  ENDED,
  findLeased,
  documentLease,
  type Cause,
  type Document,
  type DocumentJob,
} from './document-work.ts'
import { documents } from './tables.ts'
import { removeChunks } from './index-store.ts'
import type { ReadDocument } from './reading/reader.ts'
import { Unreadable } from './reading/unreadable.ts'
import { documentsRepository, siteRepository } from './repository.ts'
import { crawlRules, pageUrl } from './robots.ts'

export type Sites = ReturnType<typeof createSites>

/** Sites as parents of pages: each page is a document and leased work of its own, the site shows their progress. */
export function createSites({ database }: { database: Database }) {
  /** Updates the site's progress, and ends its processing with its last page. */
  async function settle(tenantId: string, siteId: string): Promise<void> {
    await database.tenant(tenantId, async (tx) => {
      if (!(await documentsRepository.lock(tx, tenantId, siteId))) return
      const site = await siteRepository.find(tx, tenantId, siteId)
      if (site?.isSeeded !== true) return
      const { pages, processing, chunks } = await siteRepository.count(tx, tenantId, siteId)
      const so =
        processing === 0
          ? { ...endOf(pages), title: titleOfStart(tenantId, siteId) }
          : { progress: Math.floor(10 + (89 * (pages - processing)) / Math.max(1, pages)) }
      await updateSite(tx, tenantId, siteId, { ...so, chunkCount: chunks })
    })
  }

  /** Deletes a page that is missing or disallowed; an unreachable one keeps its content. */
  async function skip(job: DocumentJob, page: Document, siteId: string, cause: Cause): Promise<void> {
    const { tenantId, id } = job
    await database.tenant(tenantId, async (tx) => {
      // The site is locked before its page, as in every deletion.
      await documentsRepository.lock(tx, tenantId, siteId)
      if (!(await documentLease.change(tx, job, { lease: null }))) return
      await removeChunks(tx, tenantId, id)
      await documentsRepository.remove(tx, tenantId, id)
      await siteRepository.update(tx, tenantId, siteId, { skipped: sql`skipped + 1` })
      if (page.depth === 0) await updateSite(tx, tenantId, siteId, { error: cause.reason })
    })
  }

  return {
    settle,

    /** Refuses a page marked noindex. */
    checkRead({ isHidden }: ReadDocument): void {
      if (isHidden) throw new Unreadable('The page asks programs not to keep it (noindex).')
    },

    /** Adds a page's links, within the limits of the crawl. */
    async addLinks({ tenantId, siteId, depth }: Document, links: string[]): Promise<void> {
      if (siteId === null) return
      await database.tenant(tenantId, async (tx) => {
        const site = await siteRepository.find(tx, tenantId, siteId)
        if (site === undefined || depth >= site.depth) return
        const rules = crawlRules(site.origin, site.robots)
        const urls = new Set(links.flatMap((link) => pageUrl(site.origin, link) ?? []))
        const allowed = [...urls].filter(rules.allows)
        const pages = { urls: allowed, depth: depth + 1, delaySeconds: rules.delaySeconds }
        if (allowed.length === 0) return
        // The site's document is locked before its row of `sites`, as in `skip`.
        if (!(await documentsRepository.lock(tx, tenantId, siteId))) return
        await siteRepository.addPages(tx, tenantId, siteId, pages)
      })
    },

    /** Ends work on a document that failed. */
    async giveUp(job: DocumentJob, cause: Cause): Promise<void> {
      const document = await findLeased(database, job)
      if (document === undefined) return
      const { siteId } = document
      const isKept = siteId === null || (!cause.isLasting && document.chunkCount > 0)
      if (isKept) await endFailed(database, job, cause)
      else await skip(job, document, siteId, cause)
      if (siteId !== null) await settle(job.tenantId, siteId)
    },
  }
}

/** A site is called like its start page, unless somebody has named it. */
function titleOfStart(tenantId: string, siteId: string) {
  const start = sql`select p.title from documents p
    where p.tenant_id = ${tenantId} and p.site_id = ${siteId} and p.depth = 0 and p.chunk_count > 0 limit 1`
  return sql`case when ${documents.isNamed} then ${documents.title} else coalesce((${start}), ${documents.title}) end`
}

function endOf(pages: number): object {
  if (pages === 0) return { ...ENDED, status: 'failed', error: sql`coalesce(error, ${NOTHING})` }
  return { ...ENDED, status: 'ready', error: null, progress: 100 }
}

const NOTHING = 'No page of the site could be read.'

/** Only while it is processing; afterwards the next refresh changes it. */
async function updateSite(tx: Tx, tenantId: string, siteId: string, change: object): Promise<void> {
  await tx
    .update(documents)
    .set(change)
    .where(
      and(
        eq(documents.tenantId, tenantId),
        eq(documents.id, siteId),
        eq(documents.status, 'processing'),
        isNull(documents.siteId),
      ),
    )
}
