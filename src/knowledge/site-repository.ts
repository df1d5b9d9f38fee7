import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { documents, sites } from './documents-table.ts'

export type Site = typeof sites.$inferSelect

export interface NewPages {
  urls: string[]
  /** Distance from the start, in links. */
  depth: number
  delaySeconds: number
}

export const siteRepository = {
  async find(tx: Tx, tenantId: string, siteId: string): Promise<Site | undefined> {
    const [row] = await tx
      .select()
      .from(sites)
      .where(and(eq(sites.tenantId, tenantId), eq(sites.documentId, siteId)))
    return row
  },

  async insert(tx: Tx, tenantId: string, site: { documentId: string; depth: number; maxPages: number }): Promise<void> {
    await tx.insert(sites).values({ tenantId, ...site })
  },

  async update(tx: Tx, tenantId: string, siteId: string, change: object): Promise<void> {
    await tx
      .update(sites)
      .set(change)
      .where(and(eq(sites.tenantId, tenantId), eq(sites.documentId, siteId)))
  },

  /** Adds new pages up to the site's limit; each is due one crawl delay after the previous one. */
  async addPages(tx: Tx, tenantId: string, siteId: string, { urls, depth, delaySeconds }: NewPages): Promise<void> {
    // Locked until the end, so that two concurrent pages cannot both take the last place.
    await tx.execute(sql`select from sites where tenant_id = ${tenantId} and document_id = ${siteId} for update`)
    const ids = urls.map(() => newId('doc'))
    await tx.execute(sql`
      with found as (
        select f.id, f.url, f.position from unnest(${sql.param(ids)}::text[], ${sql.param(urls)}::text[])
          with ordinality as f (id, url, position)
        where not exists (
          select from documents d where d.tenant_id = ${tenantId} and d.site_id = ${siteId} and md5(d.url) = md5(f.url)
        )
        order by f.position
        limit greatest(0, (select max_pages from sites where tenant_id = ${tenantId} and document_id = ${siteId})
          - (select count(*) from documents where tenant_id = ${tenantId} and site_id = ${siteId}))
      )
      insert into documents (tenant_id, id, title, source, url, text, status, input, site_id, depth, due_at)
      select ${tenantId}, id, left(url, 120), 'url', url, '', 'processing', 'address', ${siteId}, ${depth}::int,
        (select greatest(now(), max(due_at)) from documents
          where tenant_id = ${tenantId} and site_id = ${siteId} and status = 'processing' and lease is null)
          + make_interval(secs => ${delaySeconds} * (row_number() over (order by position))::float8)
      from found
      on conflict do nothing`)
  },

  /** True if a page may be fetched now; the next one after a delay. */
  async takeTurn(tx: Tx, tenantId: string, siteId: string, delaySeconds: number): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      update sites set next_fetch_at = now() + make_interval(secs => ${delaySeconds})
      where tenant_id = ${tenantId} and document_id = ${siteId} and next_fetch_at <= now()
      returning document_id`)
    return rows.length > 0
  },

  /** Makes every page due again, one crawl delay apart. */
  async refreshPages(tx: Tx, tenantId: string, siteId: string, delaySeconds: number): Promise<void> {
    await tx.execute(sql`
      update documents d set status = 'processing', input = 'address', progress = 0, attempts = 0, lease = null, error = null,
        due_at = now() + make_interval(secs => ${delaySeconds} * p.position::float8)
      from (
        select id, row_number() over (order by id) as position from documents
        where tenant_id = ${tenantId} and site_id = ${siteId} and status <> 'processing'
      ) as p
      where d.tenant_id = ${tenantId} and d.id = p.id`)
  },

  async count(
    tx: Tx,
    tenantId: string,
    siteId: string,
  ): Promise<{ pages: number; processing: number; chunks: number }> {
    const [row] = await tx
      .select({
        pages: sql<number>`count(*)::int`,
        processing: sql<number>`(count(*) filter (where ${documents.status} = 'processing'))::int`,
        chunks: sql<number>`coalesce(sum(${documents.chunkCount}), 0)::int`,
      })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.siteId, siteId)))
    return row!
  },

  pageIds(tx: Tx, tenantId: string, siteId: string): Promise<{ id: string }[]> {
    return tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.tenantId, tenantId), eq(documents.siteId, siteId)))
  },
}
