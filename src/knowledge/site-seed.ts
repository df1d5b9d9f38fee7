import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { documentLease, type Document, type DocumentJob } from './document-work.ts'
import type { PageFetcher } from './fetch-page.ts'
import { Unreadable } from './reading/unreadable.ts'
import { crawlRules, pageUrl, readSitemap, type CrawlRules } from './robots.ts'
import { siteRepository } from './repository.ts'

const MAX_SITEMAPS = 10
/** Characters of one sitemap. */
const MAX_XML_CHARS = 5_000_000
/** Poll interval for the end of a site's pages, besides notifications. */
const LOOK_AGAIN_S = 10

interface SeedDeps {
  database: Database
  fetcher: PageFetcher
}

/** First step of a crawl: robots.txt, the sitemap, the start page; then every page is work of its own. */
export async function seedSite(
  { database, fetcher }: SeedDeps,
  job: DocumentJob,
  document: Document,
  signal: AbortSignal,
): Promise<void> {
  const { tenantId, id } = job
  const site = await database.tenantOnce(tenantId, (tx) => siteRepository.find(tx, tenantId, id))
  const again = { lease: null, attempts: 0, dueAt: sql`now() + make_interval(secs => ${LOOK_AGAIN_S})` }
  if (site === undefined || site.isSeeded) {
    await database.tenantOnce(tenantId, (tx) => documentLease.change(tx, job, again))
    return
  }
  const { origin, robots } = await fetchRobots(fetcher, document.url ?? '', signal)
  const rules = crawlRules(origin, robots)
  const start = pageUrl(origin, document.url ?? '')
  if (start === undefined || !rules.allows(start)) {
    throw new Unreadable('The site asks programs not to read this address (robots.txt).')
  }
  const listed =
    site.depth === 0 ? [] : await fetchSitemaps(fetcher, { origin, rules, maxPages: site.maxPages }, signal)
  await database.tenant(tenantId, async (tx) => {
    if (!(await documentLease.change(tx, job, again))) return
    await siteRepository.update(tx, tenantId, id, { origin, robots, isSeeded: true, skipped: 0 })
    await siteRepository.refreshPages(tx, tenantId, id, rules.delaySeconds)
    const { delaySeconds } = rules
    await siteRepository.addPages(tx, tenantId, id, { urls: [start], depth: 0, delaySeconds: 0 })
    if (listed.length > 0) await siteRepository.addPages(tx, tenantId, id, { urls: listed, depth: 1, delaySeconds })
  })
}

/** A missing robots.txt allows everything; a redirect of it within the site moves the origin. */
export async function fetchRobots(
  fetcher: PageFetcher,
  start: string,
  signal: AbortSignal,
): Promise<{ origin: string; robots: string }> {
  const { origin } = new URL(start)
  const page = await fetcher.fetch({ url: `${origin}/robots.txt`, signal }).catch(unlessUnreachable)
  if (page === undefined) return { origin, robots: '' }
  const isHome = pageUrl(new URL(page.url).origin, start) !== undefined
  return { origin: isHome ? new URL(page.url).origin : origin, robots: withoutNul(page.bytes.toString('utf8')) }
}

export async function fetchSitemaps(
  fetcher: PageFetcher,
  { origin, rules, maxPages }: { origin: string; rules: CrawlRules; maxPages: number },
  signal: AbortSignal,
): Promise<string[]> {
  const waiting = [...new Set([...rules.sitemaps, `${origin}/sitemap.xml`])]
  const pages = new Set<string>()
  for (let read = 0; read < MAX_SITEMAPS && waiting.length > 0 && pages.size < maxPages; read += 1) {
    const file = await fetcher.fetch({ url: waiting.shift()!, signal }).catch(() => undefined)
    signal.throwIfAborted()
    const { isIndex, urls } = readSitemap(file?.bytes.toString('utf8').slice(0, MAX_XML_CHARS) ?? '')
    if (isIndex) {
      waiting.push(...urls.slice(0, MAX_SITEMAPS))
      continue
    }
    for (const url of urls.flatMap((found) => pageUrl(origin, found) ?? [])) if (rules.allows(url)) pages.add(url)
  }
  return [...pages].slice(0, maxPages)
}

/** Ignores a missing resource, retries an unreachable one. */
function unlessUnreachable(error: unknown): undefined {
  if (error instanceof Unreadable) return undefined
  throw error
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
