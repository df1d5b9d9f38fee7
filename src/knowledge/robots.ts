import { createRequire } from 'node:module'
import type robotsParser from 'robots-parser'

// A CommonJS module that is the function itself, which its types declare as the default export of an ES module.
const parseRobots = createRequire(import.meta.url)('robots-parser') as typeof robotsParser.default

const AGENT = 'FrontDeskBot'
/** Minimum to be parsed according to RFC 9309 §2.5. */
const MAX_ROBOTS_CHARS = 500 * 1024
const USUAL_DELAY_S = 0.3
const MAX_DELAY_S = 30

export interface CrawlRules {
  allows(url: string): boolean
  /** Delay between two pages. */
  delaySeconds: number
  sitemaps: string[]
}

/** Parses robots.txt. */
export function crawlRules(origin: string, robots: string): CrawlRules {
  const parsed = parseRobots(`${origin}/robots.txt`, robots.slice(0, MAX_ROBOTS_CHARS))
  const delay = parsed.getCrawlDelay(AGENT) ?? USUAL_DELAY_S
  return {
    allows: (url) => parsed.isAllowed(url, AGENT) !== false,
    delaySeconds: Math.min(Math.max(delay, 0), MAX_DELAY_S),
    sitemaps: parsed.getSitemaps(),
  }
}

const LOCATION = /<loc>\s{0,100}(?:<!\[CDATA\[)?([^<\]\s]{1,2048})/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }

/** The addresses of a sitemap; `isIndex` when they are further sitemaps. */
export function readSitemap(xml: string): { isIndex: boolean; urls: string[] } {
  const urls = [...xml.matchAll(LOCATION)].map(([, url = '']) =>
    url.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!),
  )
  return { isIndex: /<sitemapindex[\s>]/.test(xml.slice(0, 2_000)), urls }
}

const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/
/** Extensions of readable pages. */
const READABLE = /(?:^|\/)[^/.]*$|\.(?:html?|xhtml|php|aspx?|jsp|pdf|docx|md|txt|csv)$/i

/** The canonical address of a page of this site; undefined for anything else. */
export function pageUrl(origin: string, link: string): string | undefined {
  const url = URL.parse(link, origin)
  const home = URL.parse(origin)
  if (url === null || home === null || bareHost(url) !== bareHost(home) || !READABLE.test(url.pathname))
    return undefined
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return undefined
  for (const name of url.searchParams.keys().toArray()) if (TRACKING.test(name)) url.searchParams.delete(name)
  const page = `${home.origin}${url.pathname}${url.search}`
  return page.length > 2_048 ? undefined : page
}

/** The host with and without `www.` is the same site. */
function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}
