import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { chromiumPath, launchChromium } from '../support/browser.ts'
import { startProduct, type Product } from '../support/product.ts'
import { MANY_ADDRESSES, registerTenant, type TenantClient } from '../support/tenant-client.ts'
import { pagesListed, stepsOfWelcome } from './portal/pages.ts'
import { servePlainPage, type PlainRow } from './portal/plain-page.ts'
import { percentile, type Result } from './report.ts'

const KIB = 1_024
const LEADS = 50
const NAVIGATIONS = 9

const NEXT_PAGE = 60
/** Pages that may load more beside what Today brought. */
const LARGER: Record<string, number> = { '/bookings/week': 110, '/bookings/month': 110, '/analytics': 180 }
/** Files of the widget itself, which a page with its preview loads besides. */
const OF_WIDGET = /^\/(widget|api\/v1\/widget)/

/**
 * The portal's bytes over the wire, for the first page and for each next one from Today with a warm cache, and the script of
 * a navigation to fifty leads against a page of bare Mantine with the same rows. `npm run bench -- portal`.
 */
export async function run(): Promise<Result[]> {
  if (chromiumPath === undefined) return [{ name: 'portal', skipped: 'no Chromium on this machine' }]
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-portal-'))
  try {
    tell('starting the product')
    await using product = await startProduct({ directory, env: MANY_ADDRESSES, args: ['--no-demo'] })
    const tenant = await registerTenant(product.url)
    const rows = await addLeads(tenant)
    const records = await recordsOf(tenant)
    const browser = await launchChromium()
    try {
      const portal = { browser, product, session: await signIn(browser, product, tenant.email) }
      return [...(await transfers(portal, records)), ...(await navigations(portal, rows))]
    } finally {
      await browser.close()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Minutes pass before the first result; the results alone go to standard output. */
function tell(doing: string): void {
  process.stderr.write(`portal: ${doing}\n`)
}

interface Portal {
  browser: Browser
  product: Product
  session: Session
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Once: more sign-ins of one person would meet the limit. */
async function signIn(browser: Browser, product: Product, email: string): Promise<Session> {
  const context = await browser.newContext()
  const data = { email, password: 'correct horse battery' }
  const answer = await context.request.post(`${product.url}/api/v1/auth/login`, { data })
  if (!answer.ok()) throw new Error(`The sign-in was refused: ${await answer.text()}`)
  const session = await context.storageState()
  await context.close()
  return session
}

/** A new browser, signed in and with nothing cached. */
async function signedIn({ browser, session }: Portal): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState: session,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  })
  // The live stream stays open, and the network would never be idle.
  await context.route('**/api/v1/events*', (route) => route.abort())
  return context
}

async function addLeads(tenant: TenantClient): Promise<PlainRow[]> {
  const rows: PlainRow[] = []
  for (let number = 1; number <= LEADS; number += 1) {
    const lead = {
      name: `Person ${number}`,
      email: `person${number}@example.com`,
      intent: `A wish of person ${number}`,
    }
    const { status, body } = await tenant.call('POST', '/leads', lead)
    if (status !== 201) throw new Error(`A lead was refused: ${JSON.stringify(body)}`)
    rows.push({ ...lead, status: 'new', source: 'Added by the team', since: 'Nov 24, 2026' })
  }
  return rows
}

/** Addresses of records, which have pages of their own. */
async function recordsOf(tenant: TenantClient): Promise<string[]> {
  const made = async (path: string, body: object) => (await tenant.call('POST', path, body)).body
  const { lead_id: lead } = (await tenant.call('GET', '/leads?limit=1')).body.data[0]
  const { lead_id: twin } = await made('/leads', { name: 'Twin', email: 'twin@example.com' })
  const { document_id: document } = await made('/knowledge/documents', { text: '# Parking\n\nBehind the house.' })
  const { session_id: session } = await made('/chat/message', { tenant_id: tenant.tenantId, message: 'Is it lit?' })
  const hours = [{ start: '00:00', end: '23:00' }]
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const weekly_hours = Object.fromEntries(days.map((day) => [day, hours]))
  const { resource_id: resource } = await made('/resources', { name: 'Dr. Lee', weekly_hours })
  const { service_id: service } = await made('/services', {
    name: 'Cleaning',
    duration_minutes: 60,
    resource_ids: [resource],
  })
  const start = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`
  const client = { client_name: 'Ada', client_phone: '+12125550100' }
  const { booking_id: booking } = await made('/bookings', { service_id: service, start, ...client })
  const { call_id: call } = await made('/calls/initiate', { phone_number: '+12125550123' })
  return [
    `/leads/${lead}`,
    `/leads/${lead}/merge/${twin}`,
    `/knowledge/documents/${document}`,
    `/inbox/${session}`,
    `/bookings/${booking}`,
    `/bookings/conflicts`,
    `/calls/${call}`,
    `/settings/services/${service}`,
    `/settings/services/staff/${resource}`,
    '/settings/services/new',
    '/settings/services/staff/new',
  ]
}

/** A browser that has nothing of the portal opens the page with its charts. */
async function firstOfCharts(portal: Portal): Promise<Result> {
  const context = await signedIn(portal)
  const page = await context.newPage()
  const loaded = filesOf(page)
  await page.goto(`${portal.product.url}/analytics`, { waitUntil: 'networkidle' })
  await page.locator('#page h1').waitFor()
  await quiet(page)
  const { portal: bytes } = await loaded()
  await context.close()
  return sizeResult('portal-first-analytics', bytes, 400)
}

async function transfers(portal: Portal, records: string[]): Promise<Result[]> {
  const results: Result[] = []
  const pages = [...pagesListed(), ...Object.keys(LARGER), ...records, ...stepsOfWelcome()]
  const paths = [...new Set(pages.filter((page) => page !== '/'))]
  for (const [index, path] of paths.entries()) {
    tell(`page ${index + 1} of ${paths.length}: ${path.replaceAll(/_[0-9a-z]{26}/g, '')}`)
    const context = await signedIn(portal)
    const page = await context.newPage()
    const loaded = filesOf(page)
    await page.goto(`${portal.product.url}/`, { waitUntil: 'networkidle' })
    await page.locator('#page h1').waitFor()
    const first = await loaded()
    if (results.length === 0) results.push(sizeResult('portal-first', first.portal, 350))
    await go(page, path)
    const after = await loaded()
    const name = `portal-next${path.replaceAll(/_[0-9a-z]{26}/g, '').replaceAll('/', '-')}`
    results.push(sizeResult(name, after.portal - first.portal, LARGER[path] ?? NEXT_PAGE))
    const widget = after.widget - first.widget
    if (widget > 0) results.push({ name: `${name}-widget-itself`, value: widget / KIB, unit: 'KiB-gz' })
    await context.close()
  }
  return [...results, await firstOfCharts(portal)]
}

function sizeResult(name: string, bytes: number, most: number): Result {
  return { name, value: bytes / KIB, unit: 'KiB-gz', bar: { atMost: most } }
}

interface Loaded {
  portal: number
  widget: number
}

/** Counts bytes, compressed, of the files that the page asked for; answers of the API are nobody's files. */
function filesOf(page: Page): () => Promise<Loaded> {
  const sizes: Promise<[of: keyof Loaded, bytes: number]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isWidget = OF_WIDGET.test(pathname)
    const isData = response.headers()['content-type']?.startsWith('application/json') === true
    if (response.status() !== 200 || isData || (!isWidget && pathname.startsWith('/api/'))) return
    sizes.push(response.body().then((body) => [isWidget ? 'widget' : 'portal', gzipSync(body).length]))
  })
  return async () => {
    const loaded: Loaded = { portal: 0, widget: 0 }
    for (const [of, bytes] of await Promise.all(sizes)) loaded[of] += bytes
    return loaded
  }
}

/** A navigation within the open portal, as a link makes it. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await page.waitForFunction((to) => location.pathname.startsWith(to), path)
  await quiet(page)
}

const QUIET_MS = 1_500

/** `networkidle` of a page is reached once and for all; a later navigation asks for further files. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now()
  const note = () => void (last = performance.now())
  page.on('request', note).on('response', note)
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10)
  page.off('request', note).off('response', note)
}

async function navigations(portal: Portal, rows: PlainRow[]): Promise<Result[]> {
  tell(`${NAVIGATIONS + WARM_UPS} navigations, each against bare Mantine`)
  const context = await signedIn(portal)
  await using plain = await servePlainPage(rows)
  const [ours, bare] = [await context.newPage(), await context.newPage()]
  const [oursCpu, bareCpu] = [await scriptTimer(context, ours), await scriptTimer(context, bare)]
  await ours.goto(`${portal.product.url}/leads`, { waitUntil: 'networkidle' })
  await bare.goto(plain.url, { waitUntil: 'networkidle' })
  const samples: { ours: number; bare: number }[] = []
  for (let round = 0; round < NAVIGATIONS + WARM_UPS; round += 1) {
    samples.push({
      ours: await oursCpu(
        () => there(ours, `a[href="/leads"]`),
        () => away(ours, 'a[href="/"]'),
      ),
      bare: await bareCpu(
        () => there(bare, '#leads'),
        () => away(bare, '#today'),
      ),
    })
  }
  await context.close()
  const median = (of: 'ours' | 'bare') =>
    percentile(
      samples.slice(WARM_UPS).map((sample) => sample[of]),
      0.5,
    )
  const [value, peer] = [median('ours'), median('bare')]
  return [
    { name: 'portal-navigation-bare', value: peer, unit: 'ms-script' },
    {
      name: 'portal-navigation',
      value,
      unit: 'ms-script',
      against: 'bare-mantine',
      ratio: value / peer,
      bar: { atMost: 1.5 },
    },
  ]
}

const WARM_UPS = 2

async function away(page: Page, link: string): Promise<void> {
  await page.locator(link).first().click()
  await page.getByText('person7@example.com').waitFor({ state: 'detached' })
}

async function there(page: Page, link: string): Promise<void> {
  await page.locator(link).first().click()
  await page.getByText('person7@example.com').waitFor()
}

/** Milliseconds of script on the page's thread during `act`, after `before` has settled. */
async function scriptTimer(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async (act: () => Promise<void>, before: () => Promise<void>): Promise<number> => {
    await before()
    await page.waitForTimeout(SETTLED_MS)
    const start = await scriptMs(session)
    await act()
    await page.waitForTimeout(SETTLED_MS)
    return (await scriptMs(session)) - start
  }
}

const SETTLED_MS = 300

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1_000
}
