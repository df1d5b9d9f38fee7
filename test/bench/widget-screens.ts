import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { chromiumPath, findingsOf, launchChromium, startWebsite } from '../support/browser.ts'
import { startProduct, type Product } from '../support/product.ts'
import { standInForSpeech } from '../support/speech.ts'
import { MANY_ADDRESSES, tenantClient, type TenantClient } from '../support/tenant-client.ts'
import { openView } from '../support/widget-host.ts'
import type { Result } from './report.ts'

const ACCENTS = { calm: '#2F6FED', red: '#FF3621', yellow: '#FFD400' }
const THEMES = ['light', 'dark'] as const
const SIZES = { 1280: 800, 390: 844 }
const QUESTIONS = ['Which insurance do you accept?', 'What does a cleaning cost?', 'Where can I park?']

interface Look {
  name: string
  accent: string
  theme: (typeof THEMES)[number]
  width: number
  height: number
}

/**
 * Pictures of every view of the widget with the demo's data and without any key, in both themes, at two widths, with three
 * accents, and what axe finds in each. `npm run bench -- widget-screens [FOLDER] [PART OF A LOOK'S NAME]`.
 */
export async function run([folder = join(tmpdir(), 'widget-screens'), only = '']: string[]): Promise<Result[]> {
  if (chromiumPath === undefined) return [{ name: 'widget-screens', skipped: 'no Chromium on this machine' }]
  mkdirSync(folder, { recursive: true })
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-screens-'))
  try {
    await using product = await startProduct({ directory, env: MANY_ADDRESSES })
    await using site = await startWebsite()
    const tenant = await demoOf(product)
    await tenant.call('PATCH', `/tenants/${tenant.tenantId}`, {
      allowed_domains: [new URL(site.origin).host],
      widget: { questions: QUESTIONS },
    })
    const browser = await launchChromium()
    const shots = { pictures: 0, findings: [] as string[] }
    try {
      for (const look of looks().filter(({ name }) => name.includes(only))) {
        const tag = `<script src="${product.url}/widget.js" data-tenant-id="${tenant.tenantId}" data-accent-color="${look.accent}" data-theme="${look.theme}" async></script>`
        const colors = look.theme === 'dark' ? 'background:#0e0f11;color:#eee' : 'background:#f6f3ee;color:#16324a'
        const address = site.put(
          `/${look.name}`,
          `<!doctype html><html lang="en"><title>A practice</title><meta name="viewport" content="width=device-width">${tag}<body style="font:16px/1.5 system-ui;margin:0;padding:32px;${colors}"><main><h1>Gentle dentistry</h1><p>A family practice above the old pharmacy.</p></main></html>`,
        )
        await photograph(browser, address, look, { home: product.url, folder, shots })
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

interface Studio {
  /** Origin of the product. */
  home: string
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
    await page.goto(address)
    const launcher = page.locator('front-desk-widget button.launcher')
    await launcher.waitFor()
    await take('01-closed')
    await launcher.click()
    await photographChat(page, take)
    await photographBooking(page, take)
    await openView(page, 'contact')
    await page.getByRole('textbox', { name: 'Name' }).last().waitFor()
    await take('07-contact')
    await photographCall(page, take)
    await openView(page, 'chat')
    await photographTrouble(page, take)
    if (look.accent === ACCENTS.calm) await photographPages(page, take, studio.home)
  } finally {
    await context.close()
  }
}

async function photographChat(page: Page, take: Take): Promise<void> {
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Write a message' }).fill(question)
    await page.keyboard.press('Enter')
  }
  await page.locator('.suggestions button').first().waitFor()
  await take('02-first')
  await page.locator('.suggestions button').first().click()
  await page.locator('.sources').waitFor()
  await take('03-sources')
  await page.locator('.sources summary').first().click()
  await take('03-sources-open')
  await ask('Can I book a check-up tomorrow?')
  await page.locator('.bubble.assistant').nth(1).waitFor()
  await page.locator('.typing').waitFor({ state: 'detached' })
  await take('04-offers')
}

async function photographBooking(page: Page, take: Take): Promise<void> {
  await openView(page, 'book')
  await page.locator('.choices button').first().waitFor()
  await take('06-booking-service')
  await page.locator('.choices button').first().click()
  const times = page.locator('#view-book .times button')
  await times.first().waitFor()
  await take('06-booking-time')
  await times.first().click()
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  await page.getByRole('button', { name: 'Book', exact: false }).last().click()
  await take('06-booking-errors')
  await page.getByRole('textbox', { name: 'Name' }).fill('Maria Lopez')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria@example.com')
  await take('06-booking-details')
  await page.locator('form button[type=submit].primary').first().click()
  await page.getByText('Add to calendar').waitFor()
  await take('06-booking-done')
}

/** The page of the appointment that was booked, the demo's website, and the portal's doors. They do not follow the accent. */
async function photographPages(page: Page, take: Take, home: string): Promise<void> {
  const appointment = await page.locator('#view-book .card a:not([href$=".ics"])').getAttribute('href')
  await page.goto(appointment!)
  await take('10-appointment')
  await page.getByRole('link', { name: 'Move' }).click()
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await take('10-appointment-move')
  await page.goto(`${home}/demo`)
  await page.locator('front-desk-widget button.launcher').waitFor()
  await take('11-demo')
  await page.goto(`${home}/`)
  await take('12-start')
  for (const [index, path] of ['invitation', 'reset'].entries()) {
    await page.goto(`${home}/${path}#token=x`)
    await page.locator('input').first().waitFor()
    await take(`${13 + index}-${path}`)
  }
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

/** Written without a connection; then one that the server refuses. */
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
}
