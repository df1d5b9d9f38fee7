import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser, Page } from 'playwright-core'
import { chromiumPath, findingsOf, launchChromium, startWebsite } from '../support/browser.ts'
import { startProduct, type Product } from '../support/product.ts'
import { standInForSpeech } from '../support/speech.ts'
import { MANY_ADDRESSES, tenantClient, type TenantClient } from '../support/tenant-client.ts'
import { chooseTime, launcherOf, openView, timesOf } from '../support/widget-host.ts'
import type { Result } from './report.ts'

const ACCENTS = { calm: '#2F6FED', red: '#FF3621', yellow: '#FFD400' }
const THEMES = ['light', 'dark'] as const
const SIZES = { 1280: 800, 390: 844 }
const ALWAYS_OPEN = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ start: '00:00', end: '23:59' }]]),
)
const QUESTIONS = ['Which insurance do you accept?', 'What does a cleaning cost?', 'Where can I park?']

interface Look {
  name: string
  accent: string
  theme: (typeof THEMES)[number]
  width: number
  height: number
}

/**
 * Pictures of all that visitors see, with the demo's data and without any key, in both themes, at two widths, with three accents,
 * and what axe finds in each. `npm run screenshots:visitor -- [FOLDER] [PART OF A LOOK'S NAME]`.
 */
export async function run([folder = join(tmpdir(), 'widget-screens'), only = '']: string[]): Promise<Result[]> {
  if (chromiumPath === undefined) return [{ name: 'widget-screens', skipped: 'no Chromium on this machine' }]
  mkdirSync(folder, { recursive: true })
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-screens-'))
  try {
    await using product = await startProduct({ directory, env: MANY_ADDRESSES })
    await using site = await startWebsite()
    const tenant = await demoOf(product)
    const set = (settings: object) => tenant.call('PATCH', `/tenants/${tenant.tenantId}`, settings)
    await set({ allowed_domains: [new URL(site.origin).host], business: { hours: ALWAYS_OPEN, closures: [] } })
    const browser = await launchChromium()
    const shots = { pictures: 0, findings: [] as string[] }
    try {
      const desk = await signIn(browser, product)
      for (const look of looks().filter(({ name }) => name.includes(only))) {
        // The page of a booking has the accent of the settings.
        await set({ widget: { questions: QUESTIONS, accent_color: look.accent } })
        const tag = `<script src="${product.url}/widget.js" data-tenant-id="${tenant.tenantId}" data-theme="${look.theme}" async></script>`
        const colors = look.theme === 'dark' ? 'background:#0e0f11;color:#eee' : 'background:#f6f3ee;color:#16324a'
        const address = site.put(
          `/${look.name}`,
          `<!doctype html><html lang="en"><title>A practice</title><meta name="viewport" content="width=device-width">${tag}<body style="font:16px/1.5 system-ui;margin:0;padding:32px;${colors}"><main><h1>Gentle dentistry</h1><p>A family practice above the old pharmacy.</p></main></html>`,
        )
        await photograph(browser, address, look, { product, tenant, desk, folder, shots })
      }
    } finally {
      await browser.close()
    }
    console.log(`${shots.pictures} pictures are in ${folder}`)
    for (const finding of shots.findings) console.log(finding)
    return [
      { name: 'widget-screens', value: shots.pictures, unit: 'pictures' },
      { name: 'widget-screens-findings', value: shots.findings.length, unit: 'axe findings', bar: { atMost: 0 } },
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

function looks(): Look[] {
  return Object.entries(ACCENTS).flatMap(([color, accent]) =>
    THEMES.flatMap((theme) =>
      Object.entries(SIZES).map(([width, height]) => ({
        name: `${color}-${theme}-${width}`,
        accent,
        theme,
        width: Number(width),
        height,
      })),
    ),
  )
}

/** The first start prints the demo's tenant and key. */
async function demoOf(product: Product): Promise<TenantClient> {
  const after = (label: string) => new RegExp(`${label}:\\s+(\\S+)`).exec(product.output())![1]!
  const tenant = tenantClient(product.url, after('tenant_id'), after('API key'))
  for (;;) {
    const { body } = await tenant.call('GET', '/knowledge/documents?status=ready')
    if (body.data.length >= 10) return tenant
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The person who takes over. Signed in once, because sign-ins of one address are limited. */
async function signIn(browser: Browser, { url, output }: Product): Promise<APIRequestContext> {
  const { request: desk } = await browser.newContext()
  const [email, password] = /sign-in:\s+(\S+)\s+password: (\S+)/.exec(output())!.slice(1)
  await desk.post(`${url}/api/v1/auth/login`, { data: { email, password }, failOnStatusCode: true })
  await desk.patch(`${url}/api/v1/auth/me`, { data: { name: 'Maya Okafor' }, failOnStatusCode: true })
  return desk
}

interface Studio {
  product: Product
  tenant: TenantClient
  desk: APIRequestContext
  folder: string
  shots: { pictures: number; findings: string[] }
}

type Take = (view: string) => Promise<void>

async function photograph(browser: Browser, address: string, look: Look, studio: Studio): Promise<void> {
  const { width, height, theme } = look
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  })
  try {
    const page = await context.newPage()
    await standInForSpeech(page, { local: 'available', msPerWord: 5 })
    const take: Take = async (view) => {
      const { shots, folder } = studio
      await page.screenshot({ path: join(folder, `${view}-${look.name}.png`), animations: 'disabled' })
      shots.pictures += 1
      shots.findings.push(...(await findingsOf(page)).map((finding) => `${view}-${look.name}: ${finding}`))
    }
    try {
      await photographViews(page, take, address, studio)
      if (look.accent === ACCENTS.calm) await photographPages(page, take, studio.product.url)
    } catch (error) {
      await page.screenshot({ path: join(studio.folder, `failed-${look.name}.png`), animations: 'disabled' })
      throw error
    }
  } finally {
    await context.close()
  }
}

/** Each view that follows the accent, in the order in which a visitor comes to them. */
async function photographViews(page: Page, take: Take, address: string, studio: Studio): Promise<void> {
  await photographSettings(page, take, address)
  await page.goto(address)
  await launcherOf(page).waitFor()
  await take('01-closed')
  await launcherOf(page).click()
  await photographChat(page, take)
  const appointment = await photographBooking(page, take)
  await photographContact(page, take)
  await photographCall(page, take)
  await openView(page, 'chat')
  await photographTrouble(page, take)
  await photographPerson(page, take, studio)
  await photographAppointment(page, take, appointment)
}

/** Outside the opening hours, and of a business that asks for consent. */
async function photographSettings(page: Page, take: Take, address: string): Promise<void> {
  const visit = async (settings: object) => {
    await page.route('**/api/v1/widget/embed*', async (route) => {
      const response = await route.fetch()
      const { config, ...rest } = await response.json()
      await route.fulfill({ response, json: { ...rest, config: { ...config, ...settings } } })
    })
    await page.goto(address)
    await launcherOf(page).click()
  }
  const leave = async () => {
    await page.evaluate('localStorage.clear()')
    await page.unrouteAll({ behavior: 'wait' })
  }
  const opens = new Date(Date.now() + 40 * 3_600_000).toISOString()
  await visit({ open: { is_open: false, changes_at: opens } })
  await page.getByText('Next free').waitFor()
  await take('02-first-closed')
  await leave()
  await visit({ consent: { required: true, text: null, privacy_url: 'https://example.com/privacy' } })
  await page.getByRole('heading', { name: 'Before we start' }).waitFor()
  await take('02-consent')
  await leave()
}

async function photographChat(page: Page, take: Take): Promise<void> {
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Write a message' }).fill(question)
    await page.keyboard.press('Enter')
  }
  await page.getByText('Next free').waitFor()
  await take('02-first')
  await page.locator('.suggestions button').first().click()
  await page.locator('.sources').waitFor()
  await take('03-sources')
  await page.locator('.sources summary').first().click()
  await take('03-sources-open')
  await ask('Can I book a check-up tomorrow?')
  await page.locator('.starts .times button').first().waitFor()
  await take('04-offers')
  await page.locator('.starts .times button').first().click()
  await page.locator('.typing').waitFor({ state: 'detached' })
  await ask('Elena Marsh, elena.marsh@mail.example')
  const yes = page.getByRole('button', { name: 'Yes', exact: true })
  await yes.waitFor()
  await take('04-confirm')
  await yes.click()
  await page.locator('#view-chat .card a').first().waitFor()
  await take('04-card')
}

/** Returns the address of the appointment's page. */
async function photographBooking(page: Page, take: Take): Promise<string> {
  await openView(page, 'book')
  await page.locator('.choices button').first().waitFor()
  await take('06-booking-service')
  await page.locator('.choices button').first().click()
  const times = timesOf(page)
  await times.first().waitFor({ state: 'attached' })
  await take('06-booking-time')
  await times.first().locator('..').click()
  await take('06-booking-chosen')
  await chooseTime(page)
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.getByRole('button', { name: 'Book', exact: false }).last().click()
  await take('06-booking-errors')
  await page.getByRole('textbox', { name: 'Name' }).fill('Maria Lopez')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria@example.com')
  await take('06-booking-details')
  const confirm = page.locator('#view-book button[type=submit]')
  await page.route('**/api/v1/widget/bookings', (route) => route.fulfill({ status: 409, json: { detail: 'Taken' } }))
  await confirm.click()
  await page.getByText('has just been taken').waitFor()
  await take('06-booking-taken')
  await page.unroute('**/api/v1/widget/bookings')
  await page.locator('#view-book .trouble button').first().click()
  await page.getByText('Kept for you until').waitFor()
  await confirm.click()
  const card = page.locator('#view-book .card')
  await card.getByText('Add to calendar').waitFor()
  await take('06-booking-done')
  return (await card.locator('a:not([href$=".ics"])').getAttribute('href'))!
}

async function photographContact(page: Page, take: Take): Promise<void> {
  const view = page.locator('#view-contact')
  await openView(page, 'contact')
  await view.getByRole('textbox', { name: 'Name' }).waitFor()
  await take('07-contact')
  await view.getByRole('button', { name: 'Call me back' }).click()
  await view.getByText('Please fill this in.').waitFor()
  await take('07-contact-errors')
  // The simulated line's own number of a person who answers, another in each call.
  await view.getByRole('textbox', { name: 'Phone' }).fill(`+1 415 555 0${100 + Math.floor(Math.random() * 90)}`)
  await view.getByRole('button', { name: 'Call me back' }).click()
  await view.locator('.captions p').nth(1).waitFor()
  await take('07-callback')
  await view.getByRole('button', { name: 'Send another' }).click()
  await view.getByRole('textbox', { name: 'E-mail' }).fill('maria@example.com')
  await view.getByRole('textbox', { name: 'Message' }).fill('Do you have a lift?')
  await view.getByRole('button', { name: 'Send', exact: true }).click()
  await view.getByText('has been passed on').waitFor()
  await take('07-thanks')
}

/** The page of the appointment that was booked, and what becomes of it. */
async function photographAppointment(page: Page, take: Take, address: string): Promise<void> {
  await page.goto(address)
  await take('10-appointment')
  await page.getByRole('link', { name: 'Move' }).click()
  // The first may be too near before it is sent.
  const time = page.getByRole('radio').nth(1)
  await time.waitFor({ state: 'attached' })
  await take('10-appointment-move')
  await time.check({ force: true })
  await page.getByRole('button', { name: 'Move to' }).click()
  await page.getByText('has been moved').waitFor()
  await take('10-appointment-moved')
  await page.getByRole('link', { name: 'Cancel it' }).click()
  await page.getByLabel('Reason').waitFor()
  await take('10-appointment-cancel')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.getByText('is cancelled').waitFor()
  await take('10-appointment-cancelled')
  await page.goto(new URL(`/b/${'A'.repeat(43)}`, address).href)
  await take('10-appointment-unknown')
}

/** The demo's website and the portal's doors. They do not follow the accent. */
async function photographPages(page: Page, take: Take, home: string): Promise<void> {
  await page.goto(`${home}/demo`)
  await launcherOf(page).waitFor()
  await take('11-demo')
  await launcherOf(page).click()
  await page.getByText('Next free').waitFor()
  await take('11-demo-open')
  await page.goto(`${home}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take('12-start')
  for (const [index, path] of ['invitation', 'reset'].entries()) {
    await page.goto(`${home}/${path}#token=x`)
    await page.locator('input').first().waitFor()
    await take(`${13 + index}-${path}`)
  }
}

/** Waited for, here, and heard through a closed panel. */
async function photographPerson(page: Page, take: Take, { product, tenant, desk }: Studio): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('textbox', { name: 'Write a message' }).fill('I would like to talk to a person')
  await page.keyboard.press('Enter')
  await page.getByText('Call me instead').waitFor()
  await take('05-waiting')
  const { body: found } = await tenant.call('GET', '/chat/sessions?limit=1')
  const session = `${product.url}/api/v1/chat/sessions/${found.data[0].session_id}`
  await desk.post(`${session}/takeover`, { failOnStatusCode: true })
  await page.getByText('Maya Okafor joined').waitFor()
  const say = (text: string) => desk.post(`${session}/messages`, { data: { text }, failOnStatusCode: true })
  await say('Hello, I have read what you wrote. Dr. Hopper can see you at four.')
  await page.locator('.bubble', { hasText: 'Dr. Hopper can see you' }).waitFor()
  await take('05-person')
  await page.evaluate(`FrontDesk('close')`)
  await say('Can you be here at ten to four?')
  await page.locator('.arrived').waitFor()
  await take('01-unread')
}

async function photographCall(page: Page, take: Take): Promise<void> {
  await openView(page, 'call')
  await page.getByRole('button', { name: 'Start call' }).waitFor()
  await take('08-call-before')
  await page.getByRole('button', { name: 'Start call' }).click()
  await page.getByRole('heading', { name: 'Before we talk' }).waitFor()
  await take('08-call-consent')
  await page.getByRole('button', { name: 'Agree and start call' }).click()
  await page.locator('.captions p').first().waitFor()
  await page.evaluate(() => window.speech.hear('I would like a check-up on Friday morning'))
  await page.locator('.captions p').nth(2).waitFor()
  await take('08-call-live')
  await page.getByRole('button', { name: 'End call' }).click()
  await page.getByText('Read the call').waitFor()
  await take('08-call-ended')
}

/** Written without a connection; then what the server fails at, and what it refuses for now. */
async function photographTrouble(page: Page, take: Take): Promise<void> {
  const write = async (text: string) => {
    await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
    await page.keyboard.press('Enter')
  }
  await page.context().setOffline(true)
  await write('Is that with the dentist?')
  await page.getByText('Waiting for the connection').waitFor()
  await take('09-offline')
  await page.context().setOffline(false)
  await page.getByText('Waiting for the connection').waitFor({ state: 'detached' })
  await page.locator('.typing').waitFor({ state: 'detached' })
  await page.route('**/api/v1/widget/chat', (route) => route.fulfill({ status: 503, json: { detail: 'Away' } }))
  await write('And for children?')
  await page.getByText('Not sent.').waitFor()
  await take('09-failed')
  await page.unrouteAll({ behavior: 'wait' })
  const tooMany = { status: 429, headers: { 'retry-after': '40', 'access-control-expose-headers': 'retry-after' } }
  await page.route('**/api/v1/widget/chat', (route) => route.fulfill({ ...tooMany, json: { detail: 'Too many' } }))
  await page.getByRole('button', { name: 'Try again' }).last().click()
  await page.getByText('too many messages').waitFor()
  await take('09-too-many')
}
