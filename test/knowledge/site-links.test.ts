import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import type { Database } from '../../src/db/database.ts'
import type { Document } from '../../src/knowledge/document-work.ts'
import { documents } from '../../src/knowledge/tables.ts'
import { createIngestion } from '../../src/knowledge/ingestion.ts'
import { documentsRepository, siteRepository } from '../../src/knowledge/repository.ts'
import { createSites } from '../../src/knowledge/sites.ts'
import { besideTransaction, openCopy, testsRunOnPostgres } from '../support/database.ts'
import { until } from '../support/until.ts'
import { newTenant } from './tenant.ts'

const ORIGIN = 'https://harbour.example'
const WAITS_FOR_US = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`
const CLAIM = { token: 'ours', seconds: 60 }

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await openCopy())
})
afterAll(() => close())

/** A site whose start page was fetched and is due for reading. */
async function newSite(): Promise<{ tenantId: string; siteId: string; page: Document }> {
  const tenantId = await newTenant(database)
  const siteId = newId('doc')
  const processed = { tenantId, title: 'Test', text: '', status: 'processing' as const }
  const start = { source: 'url' as const, url: `${ORIGIN}/`, input: 'file' as const, mediaType: 'text/html' }
  const [page] = await database.tenant(tenantId, async (tx) => {
    await tx.insert(documents).values({ ...processed, id: siteId, source: 'site', input: 'site' })
    await siteRepository.insert(tx, tenantId, { documentId: siteId, depth: 3, maxPages: 10 })
    await siteRepository.update(tx, tenantId, siteId, { origin: ORIGIN, isSeeded: true })
    return tx
      .insert(documents)
      .values({ ...processed, ...start, id: newId('doc'), siteId, uploadId: 'bytes' })
      .returning()
  })
  return { tenantId, siteId, page: page! }
}

const pagesOf = (tenantId: string, siteId: string) =>
  database.tenant(tenantId, async (tx) => {
    const rows = await tx.select({ url: documents.url }).from(documents).where(eq(documents.siteId, siteId))
    return rows.map(({ url }) => url).toSorted()
  })

it('a failure while the links of a page are noted loses none: the next try reads the page again', async () => {
  const { tenantId, siteId } = await newSite()
  const sites = createSites({ database })
  let tries = 0
  const ingestion = createIngestion({
    database,
    pause: async () => {},
    reader: {
      read: async () => ({ title: 'Home', text: 'Welcome.', links: [`${ORIGIN}/prices`], isHidden: false, chunks: [] }),
      stop: () => {},
    },
    sites: {
      ...sites,
      addLinks: async (...page) => {
        tries += 1
        if (tries === 1) throw new Error('The connection was lost')
        await sites.addLinks(...page)
      },
    },
    languageOf: async () => 'en',
    onStale: () => {},
    concurrency: 1,
  })
  // `due_at` is rounded to milliseconds, so a claim may come a moment too early.
  const claimed = () => until(async () => (await ingestion.claim(1, CLAIM, new Map()))[0])
  const job = await claimed()
  await expect(ingestion.run(job, new AbortController().signal)).rejects.toThrow('connection was lost')
  await ingestion.release(job)
  await ingestion.run(await claimed(), new AbortController().signal)
  expect(await pagesOf(tenantId, siteId)).toEqual([`${ORIGIN}/`, `${ORIGIN}/prices`])
})

// The embedded database runs transactions one after the other.
it.runIf(testsRunOnPostgres())('who notes links and who skips a page of the site wait for each other', async () => {
  const { tenantId, siteId, page } = await newSite()
  let noted: Promise<void> | undefined
  await database.tenant(tenantId, async (tx) => {
    // In the order of `skip`: the site's document, then its row of `sites`.
    await documentsRepository.lock(tx, tenantId, siteId)
    noted = besideTransaction(() => createSites({ database }).addLinks(page, [`${ORIGIN}/prices`]))
    noted.catch(() => {})
    await until(async () => (await tx.execute(WAITS_FOR_US)).rows.length > 0)
    await siteRepository.update(tx, tenantId, siteId, { skipped: sql`skipped + 1` })
  })
  await noted
  expect(await pagesOf(tenantId, siteId)).toContain(`${ORIGIN}/prices`)
})
