import { sql } from 'drizzle-orm'
import type { WorkSource } from '../core/leased-work.ts'
import { MINUTE } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import { createLease, type Claimed } from '../db/lease.ts'
import { Disallowed, Unreachable, Unreadable, type Website } from '../knowledge/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { findOnPage } from './finding/find.ts'
import { createDrafts } from './proposals.ts'
import { proposalsRepository, readingsRepository, type Reading } from './repository.ts'
import { websiteReadings } from './tables.ts'
import { completeServices } from './trades/completion.ts'
import { templateOf } from './trades/template.ts'

const MAX_PAGES = 20
const MAXIMUM_ATTEMPTS = 3

const readingLease = createLease(websiteReadings, {
  key: { tenantId: websiteReadings.tenantId, id: websiteReadings.id },
  pending: sql`${websiteReadings.status} = 'reading'`,
})

type Job = Claimed<typeof readingLease>

interface ReadingDeps {
  database: Database
  website: Website
  tenants: Pick<Tenants, 'find'>
}

/** Reads websites page by page and stores what it proposes after each: a crash begins anew and loses no decision. */
export function createReadingWork({ database, website, tenants }: ReadingDeps): WorkSource<Job> {
  async function run(job: Job, signal: AbortSignal): Promise<void> {
    const { tenantId, id } = job
    const reading = await database.tenantOnce(tenantId, (tx) => readingsRepository.find(tx, tenantId, id))
    const tenant = await tenants.find(tenantId)
    if (reading?.url == null || tenant === undefined) return
    const { country, language, name: business } = tenant
    const drafts = createDrafts()
    let pages = 0
    for await (const page of website.walk(reading.url, { mostPages: MAX_PAGES, language, signal })) {
      pages += 1
      drafts.add(completeServices(findOnPage(page, { business, country, language }), reading.trade, language))
      await keep(job, drafts, { pages })
    }
    const hasFound = drafts.list().length > 0
    drafts.add(templateOf(reading.trade, { language, withServices: false }))
    if (pages > 0) drafts.add([knowledgeOf(reading.url, pages)])
    await keep(job, drafts, hasFound ? DONE : { ...DONE, status: 'failed', ...NOTHING })
  }

  async function keep(job: Job, drafts: ReturnType<typeof createDrafts>, change: object): Promise<void> {
    const { tenantId } = job
    await database.tenant(tenantId, async (tx) => {
      if (await readingLease.change(tx, job, change))
        await proposalsRepository.replace(tx, tenantId, job, drafts.list())
    })
  }

  return {
    name: 'website readings',
    concurrency: 2,
    timeoutMs: 4 * MINUTE,
    ...readingLease.source(database),
    run,
    async fail(job, error) {
      const failed = failureOf(error)
      if (failed === undefined && job.attempts < MAXIMUM_ATTEMPTS) {
        await database.tenantOnce(job.tenantId, (tx) => readingLease.retry(tx, job, 1))
        return
      }
      const change = { ...DONE, status: 'failed' as const, ...(failed ?? UNKNOWN) }
      await database.tenantOnce(job.tenantId, (tx) => readingLease.change(tx, job, change))
    },
  }
}

const DONE = { status: 'done', lease: null, endedAt: sql`now()` } as const
const NOTHING = {
  failure: 'nothing_found',
  error: 'The pages were read, and no address, hours, services or people were found on them.',
} as const
const UNKNOWN = {
  failure: 'unreadable',
  error: 'The website could not be read. Try again, or go on without it.',
} as const

function failureOf(error: unknown): Pick<Reading, 'failure' | 'error'> | undefined {
  if (error instanceof Disallowed) return { failure: 'forbidden', error: error.message }
  if (error instanceof Unreachable) return { failure: 'unreachable', error: error.message }
  return error instanceof Unreadable ? { failure: 'unreadable', error: error.message } : undefined
}

function knowledgeOf(url: string, pages: number) {
  return { value: { kind: 'knowledge', url, pages }, origin: 'text', quote: null, page: url } as const
}
