import type { Browser, Page } from 'playwright-core'
import { eventsOf } from '../../support/event-stream.ts'

/** When each numbered message was seen, in milliseconds since the epoch. */
export type Seen = Map<number, number>

/** A message of the bench says its number first. */
export const textOf = (n: number): string =>
  `m${n}: a check-up is 90 dollars, and there are two times on Tuesday, at ten and at a quarter past three. Which one may it be?`

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\bm(\d+): /g)].map(([, n]) => Number(n))
}

export interface Stream {
  watched: string[]
  seen: Seen
  /** Changes told of each conversation. */
  changes: Map<string, number>
}

/** Follows the stream until `left`; resolves once it is open. What a stream that ends before does not tell is lost. */
export async function openStream(
  url: string,
  { headers, watched, left }: { headers: Record<string, string>; watched: string[]; left: AbortSignal },
): Promise<Stream> {
  const response = await fetch(`${url}?watch=${watched.join(',')}`, { headers, signal: left })
  if (response.status !== 200) throw new Error(`A stream was refused: ${response.status}`)
  const stream: Stream = { watched, seen: new Map(), changes: new Map() }
  const opened = Promise.withResolvers<void>()
  const ended = () => {
    opened.reject(new Error('A stream ended before it began'))
    if (!left.aborted) console.log('A stream ended')
  }
  void read(response, stream, opened.resolve).then(ended, ended)
  await opened.promise
  return stream
}

async function read(response: Response, { seen, changes }: Stream, isOpen: () => void): Promise<void> {
  for await (const { event, data } of eventsOf(response)) {
    if (event === 'ready') isOpen()
    if (event === 'change' && data.kind === 'conversation') changes.set(data.id, (changes.get(data.id) ?? 0) + 1)
    if (event === 'message') numbersIn(data.text).forEach((n) => note(seen, n))
  }
}

function note(seen: Seen, n: number): void {
  if (!seen.has(n)) seen.set(n, Date.now())
}

/** Notes when a message stands in the log of the page, at the frame that draws it. */
const WATCH = `
  window.shownAt = {}
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      const element = node instanceof Element ? node : node.parentElement
      const text = element?.closest('[role=log]') ? node.textContent : element?.querySelector?.('[role=log]')?.textContent
      const numbers = [...(text ?? '').matchAll(/\\bm(\\d+): /g)].map(([, n]) => n).filter((n) => !(n in shownAt))
      if (numbers.length > 0) requestAnimationFrame(() => numbers.forEach((n) => (shownAt[n] ??= Date.now())))
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })`

export interface Shown {
  page: Page
  watched: string
  /** Answers other than 2xx and 304, and errors of the page. */
  complaints: string[]
}

interface PageOptions {
  address: string
  watched: string
  headers: Record<string, string>
  cookie?: string
}

/** Opens a page in a browser context of its own. */
export async function openPage(browser: Browser, options: PageOptions): Promise<Shown> {
  const { address, watched, headers, cookie } = options
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: headers,
  })
  await context.addInitScript(WATCH)
  const [name, value] = (cookie ?? '=').split('=') as [string, string]
  const url = new URL(address).origin
  if (cookie !== undefined) await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Performance.enable')
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => void complaints.push(message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto(address)
  await page
    .locator('[role=log]')
    .waitFor({ state: 'attached' })
    .catch(async (cause: unknown) => {
      const text = await page.locator('body').innerText()
      throw new Error(`The page shows no conversation: ${text}\n${complaints.join('\n')}`, { cause })
    })
  return { page, watched, complaints }
}

/** The messages on the page at the end, with the times at which it drew them. */
export async function seenOn(page: Page): Promise<Seen> {
  const text = (await page.locator('[role=log]').textContent()) ?? ''
  const shownAt = (await page.evaluate('shownAt')) as Record<string, number>
  return new Map(numbersIn(text).map((n) => [n, shownAt[n] ?? Number.NaN]))
}
