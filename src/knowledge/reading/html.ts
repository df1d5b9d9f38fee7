import type { CheerioAPI } from 'cheerio/slim'
import { readFaqData } from './faq-data.ts'
import { loadHtml, HtmlWalker } from './html-walker.ts'
import { oneLine, type Part, type Surroundings } from './parts.ts'
import { readStructuredData } from './structured-data.ts'
import { toMarkdown } from './markdown.ts'

interface HtmlReading {
  title: string | undefined
  parts: Part[]
  /** Distinct absolute addresses without fragments, in order. */
  links: string[]
  /** The page is marked noindex. */
  isHidden: boolean
  surroundings?: Surroundings
}

interface HtmlOptions {
  /** Resolves the links. */
  url?: string | undefined
  withSurroundings?: boolean | undefined
}

/** The main content of a page: without navigation, banners, forms and similar. */
export function readHtml(html: string, { url, withSurroundings = false }: HtmlOptions = {}): HtmlReading {
  const $ = loadHtml(html)
  const around = withSurroundings ? { surroundings: surroundingsOf($) } : {}
  const links = url === undefined ? [] : linksOf($, url)
  const isHidden = /noindex|none/i.test($('meta[name="robots" i]').attr('content') ?? '')
  const faq = readFaqData($)
  const titled = oneLine($('head > title').first().text() || $('title').first().text())
  dropFrames($)
  const content = contentOf($)
  const walker = new HtmlWalker()
  for (const element of content.toArray()) walker.walk(element)
  const parts = walker.finish()
  const headings = parts.filter((part) => part.kind === 'heading' && part.level === 1)
  const heading = headings.length === 1 && headings[0]?.kind === 'heading' ? headings[0].text : undefined
  const title = heading ?? (titled || undefined)
  return { title, parts: [...parts, ...unseen(faq, parts, title)], links, isHidden, ...around }
}

/** Heads and feet of a page hold its address and hours on most websites. */
function surroundingsOf($: CheerioAPI): Surroundings {
  const frames = $(`${OUTSIDE}, aside`).filter(
    (_, element) => $(element).parents(`main, article, [role="main"], ${OUTSIDE}, aside`).length === 0,
  )
  const walker = new HtmlWalker()
  for (const element of frames.toArray()) walker.walk(element)
  return { text: toMarkdown(walker.finish(), ''), data: readStructuredData($) }
}

const FRAMES =
  'nav, aside, script, style, noscript, template, iframe, object, svg, canvas, video, audio, select, dialog, [role="navigation"], [role="search"], [role="dialog"], [role="alertdialog"], [aria-modal="true"]'
const OUTSIDE = 'header, footer, [role="banner"], [role="contentinfo"]'
const BANNER =
  '[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i], [id*="gdpr" i], [class*="gdpr" i]'
/** Banners are short and ask for a click; an article about cookies is long. */
const MAX_BANNER_LENGTH = 3_000

function dropFrames($: CheerioAPI): void {
  $(FRAMES).remove()
  // Inside an article they belong to it: its title is in a header.
  $(OUTSIDE)
    .filter((_, element) => $(element).closest('main, article, [role="main"]').length === 0)
    .remove()
  $(BANNER)
    .filter((_, element) => isBanner($, element))
    .remove()
  $('[hidden]')
    .filter((_, element) => !isFolded($, element))
    .remove()
  // Some frameworks wrap the whole page in a form.
  $('form')
    .filter((_, element) => $(element).find('main, article, h1').length === 0)
    .remove()
}

type Node = Parameters<CheerioAPI>[0]

function isBanner($: CheerioAPI, element: Node): boolean {
  const found = $(element)
  if (found.is('html, body, main, article') || found.find('main, article, h1').length > 0) return false
  return found.find('button, input, a').length > 0 && found.text().length < MAX_BANNER_LENGTH
}

/** Content hidden until opened, such as an answer below its question. */
function isFolded($: CheerioAPI, element: Node): boolean {
  const found = $(element)
  if (found.attr('hidden') === 'until-found') return true
  const id = found.attr('id')
  return id !== undefined && /^[\w:.-]+$/.test(id) && $(`[aria-controls="${id}"]`).length > 0
}

/** The element marked as main content; the body where that is nearly empty. */
function contentOf($: CheerioAPI) {
  const body = $('body').length > 0 ? $('body') : $.root().contents()
  const length = oneLine(body.text()).length
  for (const selector of ['main, [role="main"]', 'article']) {
    const found = $(selector).filter((_, element) => $(element).parents(selector).length === 0)
    if (found.length > 0 && oneLine(found.text()).length * 4 > length) return found
  }
  return body
}

const MAX_LINKS = 2_000

function linksOf($: CheerioAPI, url: string): string[] {
  const base = URL.parse($('base[href]').attr('href') ?? '', url)?.href ?? url
  const links = new Set<string>()
  for (const element of $('a[href], area[href]').toArray()) {
    const found = URL.parse($(element).attr('href') ?? '', base)
    if (found === null || !/^https?:$/.test(found.protocol) || links.size >= MAX_LINKS) continue
    found.hash = ''
    links.add(found.href)
  }
  return [...links]
}

/** Pairs of the structured data missing from the text; they belong to the page, not to its last heading. */
function unseen(pairs: Part[], parts: Part[], title: string | undefined): Part[] {
  const seen = new Set(
    parts.flatMap((part) => {
      if (part.kind === 'question') return [normal(part.question)]
      return part.kind === 'heading' ? [normal(part.text)] : []
    }),
  )
  const rest = pairs.filter((pair) => pair.kind === 'question' && !seen.has(normal(pair.question)))
  return rest.length === 0 || title === undefined ? rest : [{ kind: 'heading', level: 1, text: title }, ...rest]
}

function normal(text: string): string {
  return oneLine(text).toLowerCase()
}
