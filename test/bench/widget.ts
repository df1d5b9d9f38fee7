import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { chromiumPath, launchChromium, startWebsite } from '../support/browser.ts'
import { startProduct } from '../support/product.ts'
import { addDocuments, MANY_ADDRESSES, registerTenant } from '../support/tenant-client.ts'
import { openView } from '../support/widget-host.ts'
import { percentile, type Result } from './report.ts'
import { measurePeers, sizeOf, type Size } from './widget/peers.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const KIB = 1_024
const VISITS = 5
/** KiB of what a view loads when it is first opened, after a chat. */
const VIEWS = { book: 5, contact: 1.5, call: 4 }
/** Their words come in files of their own, each with the part that they are of. */
const LANGUAGES = ['de', 'es', 'fr']
/** KiB of what a language adds to a chat, and to a view that is opened after it. */
const LANGUAGE = 2

/** CPU slowdown of a mid-range phone against a desktop. */
const SLOW_DOWN = 4

/**
 * Cost of the widget for its page: bytes of the loader and of everything loaded for a chat, against its peers; and blocking
 * time in a real Chromium at a quarter of the speed. `npm run bench -- widget`.
 */
export async function run(): Promise<Result[]> {
  if (chromiumPath === undefined) return [{ name: 'widget', skipped: 'no Chromium on this machine' }]
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-widget-'))
  try {
    await using product = await startProduct({ directory, env: MANY_ADDRESSES, args: ['--no-demo'] })
    await using site = await startWebsite()
    const tenant = await registerTenant(product.url)
    await addDocuments(tenant, ['# Opening hours\n\nOn Saturdays we are open from 9 am to 1 pm.'])
    await tenant.call('PATCH', `/tenants/${tenant.tenantId}`, { allowed_domains: [new URL(site.origin).host] })
    const script = `<script src="${product.url}/widget.js" data-tenant-id="${tenant.tenantId}" async></script>`
    const address = site.put('/', `<!doctype html><html lang="en"><title>A shop</title>${script}<h1>A shop</h1></html>`)
    const browser = await launchChromium()
    try {
      const visits: Visit[] = []
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureVisit(browser, address))
      const abroad: Visit[] = []
      for (const locale of LANGUAGES) abroad.push(await measureVisit(browser, address, locale))
      return [
        ...sizes(visits[0]!),
        ...abroad.flatMap((visit, index) => sizesOfLanguage(LANGUAGES[index]!, visit)),
        ...costs(visits),
        ...(await peers(visits[0]!.loaded)),
      ]
    } finally {
      await browser.close()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Visit {
  /** Paths of scripts requested until the first answer. */
  loaded: string[]
  /** Those that each view asked for besides. */
  views: Record<string, string[]>
  blockedOnLoadMs: number
  blockedOnOpenMs: number
  openMs: number
  shift: number
}

/** Total blocking time: the part of long tasks beyond 50 ms (web.dev/tbt). */
const OBSERVE = `{
  window.cost = { blocked: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) cost.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) cost.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}`

async function measureVisit(browser: Browser, address: string, locale = 'en'): Promise<Visit> {
  const context = await browser.newContext({ locale })
  try {
    const page = await context.newPage()
    const loaded: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) loaded.push(pathname)
    })
    await page.addInitScript(OBSERVE)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('front-desk-widget button.launcher').waitFor()
    const blockedOnLoadMs = await blockedOf(page)
    const openMs = await openPanel(page)
    const blockedOnOpenMs = (await blockedOf(page)) - blockedOnLoadMs
    const shift = (await page.evaluate('cost.shift')) as number
    await page.locator('front-desk-widget textarea').fill('Are you open on Saturday?')
    await page.keyboard.press('Enter')
    await page.locator('.sources').waitFor()
    const chat = [...loaded]
    const views = await openViews(page, loaded)
    return { loaded: chat, views, blockedOnLoadMs, blockedOnOpenMs, openMs, shift }
  } finally {
    await context.close()
  }
}

async function openViews(page: Page, loaded: string[]): Promise<Visit['views']> {
  const views: Visit['views'] = {}
  for (const view of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    const before = loaded.length
    await openView(page, view)
    await page.locator(`#view-${view} :is(h3, form)`).first().waitFor()
    views[view] = loaded.slice(before)
    await page.locator('header [data-view=chat]').click()
  }
  return views
}

function blockedOf(page: Page): Promise<number> {
  // Long tasks are reported after they end.
  return page.evaluate('new Promise((resolve) => setTimeout(() => resolve(cost.blocked), 200))')
}

/** From the click to the first frame with an input. */
async function openPanel(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const { shadowRoot } = document.querySelector('front-desk-widget')
    const start = performance.now()
    const look = () => {
      if (shadowRoot.querySelector('textarea')?.getClientRects().length > 0)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      else requestAnimationFrame(look)
    }
    shadowRoot.querySelector('button.launcher').click()
    look()
  })`)
}

function sizeOfFiles(paths: string[]): Size {
  const all = paths.map((path) => sizeOf(readFileSync(join(PUBLIC, path))))
  return { gz: all.reduce((sum, { gz }) => sum + gz, 0), br: all.reduce((sum, { br }) => sum + br, 0) }
}

function sizes({ loaded, views }: Visit): Result[] {
  const loader = sizeOfFiles(['/widget.js'])
  const chat = sizeOfFiles(loaded)
  return [
    { name: 'widget-loader-gz', value: loader.gz / KIB, unit: 'KiB', bar: { atMost: 4 } },
    { name: 'widget-loader-br', value: loader.br / KIB, unit: 'KiB' },
    { name: 'widget-chat-gz', value: chat.gz / KIB, unit: 'KiB', bar: { atMost: 25 } },
    { name: 'widget-chat-br', value: chat.br / KIB, unit: 'KiB' },
    ...Object.entries(VIEWS).map(([view, atMost]) => ({
      name: `widget-${view}-gz`,
      value: sizeOfFiles(views[view]!).gz / KIB,
      unit: 'KiB',
      bar: { atMost },
    })),
  ]
}

/** The words of a chat; the most that a view adds to them; and all words of a visitor who opens every view. */
function sizesOfLanguage(language: string, { loaded, views }: Visit): Result[] {
  const wordsOf = (paths: string[]) =>
    sizeOfFiles(paths.filter((path) => path.startsWith(`/widget/${language}-`))).gz / KIB
  const chat = wordsOf(loaded)
  const ofViews = Object.values(views).map(wordsOf)
  const bar = { atMost: LANGUAGE }
  return [
    { name: `widget-language-${language}-gz`, value: chat, unit: 'KiB', bar },
    { name: `widget-language-${language}-view-gz`, value: Math.max(...ofViews), unit: 'KiB', bar },
    {
      name: `widget-language-${language}-visit-gz`,
      value: ofViews.reduce((sum, size) => sum + size, chat),
      unit: 'KiB',
    },
  ]
}

function costs(visits: Visit[]): Result[] {
  const median = (key: Exclude<keyof Visit, 'loaded' | 'views'>) =>
    percentile(
      visits.map((visit) => visit[key]),
      0.5,
    )
  const against = `CPU/${SLOW_DOWN}`
  return [
    { name: 'widget-load-blocking', value: median('blockedOnLoadMs'), unit: 'ms', against, bar: { atMost: 0 } },
    { name: 'widget-open-blocking', value: median('blockedOnOpenMs'), unit: 'ms', against, bar: { atMost: 300 } },
    { name: 'widget-open', value: median('openMs'), unit: 'ms', against, bar: { atMost: 300 } },
    { name: 'widget-layout-shift', value: median('shift'), unit: 'CLS', bar: { atMost: 0.001 } },
  ]
}

/** Size of each peer relative to ours, both gzipped. */
async function peers(loaded: string[]): Promise<Result[]> {
  const own = sizeOfFiles(loaded)
  return (await measurePeers()).map(({ name, gz, from }) => ({
    name: `widget-peer-gz ${name}`.replace(' ', '-'),
    value: gz / KIB,
    unit: 'KiB',
    against: `widget-chat-gz(${from})`,
    ratio: gz / own.gz,
  }))
}
