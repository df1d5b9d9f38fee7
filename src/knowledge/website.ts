import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE, SECOND } from '../core/time.ts'
import { inAnyLanguage } from '../languages/index.ts'
import type { FetchedPage, PageFetcher } from './fetch-page.ts'
import { kindOfResponse } from './reading/file-kind.ts'
import type { ReadDocument, Reader } from './reading/reader.ts'
import { Unreadable } from './reading/unreadable.ts'
import { crawlRules, pageUrl, type CrawlRules } from './robots.ts'
import { fetchRobots, fetchSitemaps } from './site-seed.ts'

/** A page of a website, as it was read. */
export interface WebPage extends Pick<ReadDocument, 'title' | 'text' | 'surroundings'> {
  url: string
}

/** The site's robots.txt forbids its start. */
export class Disallowed extends Unreadable {}

interface WalkOptions {
  mostPages: number
  /** The business's language. */
  language: string
  signal: AbortSignal
}

/** Reads a website once and keeps nothing of it: the first pages from its start, the telling ones first. */
export interface Website {
  /**
   * Ends early at a site that is slow. Pages that cannot be read are left out.
   * @throws Disallowed, Unreadable or Unreachable where the start cannot be read
   */
  walk(start: string, options: WalkOptions): AsyncGenerator<WebPage>
}

/** A slow site ends with the pages read until then. */
const PATIENCE_MS = 2 * MINUTE
/** Addresses of contact, hours, prices and staff. */
const TELLING = new RegExp(
  inAnyLanguage(({ website }) => website.telling),
  'i',
)

export function createWebsite({ fetcher, reader }: { fetcher: PageFetcher; reader: Reader }): Website {
  async function readPage(page: FetchedPage, { language, signal }: WalkOptions): Promise<ReadDocument> {
    const { url, bytes, mediaType } = page
    const kind = kindOfResponse(mediaType, new URL(url).pathname)
    if (kind === undefined) throw new Unreadable('The address is of a kind that is not read here.')
    const source = { kind, bytes, url, mediaType, withSurroundings: true }
    return reader.read({ source, title: undefined, name: url, language }, signal)
  }

  async function next(url: string, { origin, options }: Walk): Promise<(WebPage & { links: string[] }) | undefined> {
    const page = await fetcher.fetch({ url, signal: options.signal })
    const place = page === undefined ? undefined : pageUrl(origin, page.url)
    if (page === undefined || place === undefined) throw new Unreadable('The address leads to another website.')
    const { isHidden, title, text, links, surroundings } = await readPage(page, options)
    return isHidden ? undefined : { url: place, title, text, links, ...(surroundings && { surroundings }) }
  }

  return {
    async *walk(start, options) {
      const { signal, mostPages } = options
      const until = performance.now() + PATIENCE_MS
      const { origin, robots } = await fetchRobots(fetcher, start, signal)
      const rules = crawlRules(origin, robots)
      const first = pageUrl(origin, start)
      if (first === undefined || !rules.allows(first)) {
        throw new Disallowed('The site asks programs not to read this address (robots.txt).')
      }
      const frontier = createFrontier(origin, rules, first)
      for (let count = 0; count < mostPages && performance.now() < until;) {
        const url = frontier.take()
        if (url === undefined) return
        if (url !== first) await sleep(rules.delaySeconds * SECOND, undefined, { signal })
        const page = await next(url, { origin, options }).catch((error: unknown) => {
          signal.throwIfAborted()
          if (url === first) throw error
        })
        if (url === first) frontier.add(await fetchSitemaps(fetcher, { origin, rules, maxPages: mostPages }, signal))
        if (page === undefined || (page.url !== url && !frontier.visit(page.url))) continue
        const { links, ...read } = page
        frontier.add(links)
        count += 1
        yield read
      }
    },
  }
}

interface Walk {
  origin: string
  options: WalkOptions
}

/** Addresses that wait, each taken once. */
function createFrontier(origin: string, rules: CrawlRules, first: string) {
  const known = new Set([first])
  const telling: string[] = [first]
  const others: string[] = []
  /** More than any walk takes. */
  const most = 500
  return {
    take: () => telling.shift() ?? others.shift(),
    /** False for a page that was reached before. */
    visit(url: string): boolean {
      if (known.has(url)) return false
      known.add(url)
      return true
    },
    add(links: string[]): void {
      for (const link of links) {
        const url = known.size < most ? pageUrl(origin, link) : undefined
        if (url === undefined || known.has(url) || !rules.allows(url)) continue
        known.add(url)
        ;(TELLING.test(new URL(url).pathname) ? telling : others).push(url)
      }
    },
  }
}
