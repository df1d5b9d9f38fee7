import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { chromiumPath, launchChromium } from '../support/browser.ts'
import { startProduct, type Product } from '../support/product.ts'
import { MANY_ADDRESSES, tenantClient, type TenantClient } from '../support/tenant-client.ts'
import { pagesListed, stepsOfWelcome } from './portal/pages.ts'
import type { Result } from './report.ts'

const FORMS = [
  { name: 'light-1280', colorScheme: 'light', width: 1280, height: 900, locale: 'en-US' },
  { name: 'dark-1280', colorScheme: 'dark', width: 1280, height: 900, locale: 'en-US' },
  { name: 'light-390', colorScheme: 'light', width: 390, height: 844, locale: 'en-US' },
  // The longest words on the smallest screen.
  { name: 'german-390', colorScheme: 'light', width: 390, height: 844, locale: 'de-DE' },
] as const

const DOORS = [
  '/sign-in',
  '/register',
  '/reset',
  ...['/invitation', '/confirm', '/setup'].map((path) => `${path}#token=x`),
]

/**
 * Pictures of every page of the portal with the demo's data and a day of work, in both themes, on a phone, and there in German.
 * `npm run screenshots -- [FOLDER] [PART OF AN ADDRESS]`.
 */
export async function run([folder = join(tmpdir(), 'portal-screens'), only = '']: string[]): Promise<Result[]> {
  if (chromiumPath === undefined) return [{ name: 'portal-screens', skipped: 'no Chromium on this machine' }]
  mkdirSync(folder, { recursive: true })
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-screens-'))
  try {
    await using product = await startProduct({ directory, env: MANY_ADDRESSES })
    const tenant = tenantClient(product.url, printed(product, 'tenant_id'), printed(product, 'API key'))
    const records = await work(tenant)
    const pages = [...pagesListed(), ...stepsOfWelcome(), ...records]
    const browser = await launchChromium()
    try {
      let pictures = 0
      for (const form of FORMS) pictures += await photograph(browser, product, { form, folder, only, pages })
      console.log(`${pictures} pictures are in ${folder}`)
      return [{ name: 'portal-screens', value: pictures, unit: 'pictures' }]
    } finally {
      await browser.close()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

function printed(product: Product, label: string): string {
  return new RegExp(`${label}:\\s+(\\S+)`).exec(product.output())![1]!
}

/** A day's conversations, calls, bookings and leads; returns the addresses of their records. */
async function work(tenant: TenantClient): Promise<string[]> {
  const { tenantId } = tenant
  await ready(tenant)
  const say = async (message: string, sessionId?: string) =>
    (await tenant.call('POST', '/chat/message', { tenant_id: tenantId, message, session_id: sessionId })).body
  for (const question of ['Where can I park?', 'What does a crown cost?', 'Do you treat horses?']) await say(question)
  const { session_id: waiting } = await say('I want to talk to a person about my bill')
  await say('Elena Marsh, elena.marsh@mail.example', waiting)
  const { body: lead } = await tenant.call('POST', '/leads', {
    name: 'Marcus Bell',
    email: 'marcus.bell@mail.example',
    phone: '+12125550123',
    intent: 'A cleaning before his wedding',
  })
  const { body: services } = await tenant.call('GET', '/services')
  const days = [today(1), today(7)]
  const path = `/bookings/availability?service_id=${services.data[0].service_id}&from=${days[0]}&to=${days[1]}`
  const { body: free } = await tenant.call('GET', path)
  const records: string[] = [`/leads/${lead.lead_id}`, `/inbox/${waiting}`]
  for (const [index, slot] of free.slots.slice(0, 6).entries()) {
    const { body: booking } = await tenant.call('POST', '/bookings', {
      service_id: services.data[0].service_id,
      start: slot.start,
      client_name: ['Marcus Bell', 'Ibrahim Khan', 'Kai Bauer', 'Omar Haddad', 'Ana Ruiz', 'Lena Brandt'][index],
      client_email: `client${index}@mail.example`,
    })
    if (index === 0) records.push(`/bookings/${booking.booking_id}`, ...bookingsOf(slot.start.slice(0, 10)))
  }
  const { body: call } = await tenant.call('POST', '/calls/initiate', {
    phone_number: '+12125550123',
    client_name: 'Marcus Bell',
    custom_prompt: 'your appointment tomorrow',
  })
  await until(async () => (await tenant.call('GET', `/calls/${call.call_id}`)).body.ended_at !== null)
  return [...records, `/calls/${call.call_id}`, ...(await furtherRecords(tenant, lead.lead_id))]
}

function bookingsOf(date: string): string[] {
  return [...['day', 'week', 'month', 'print'].map((view) => `/bookings/${view}/${date}`), '/bookings/conflicts']
}

/** One of each kind that has a page of its own, and a played exam. */
async function furtherRecords(tenant: TenantClient, lead: string): Promise<string[]> {
  const first = async (path: string) => (await tenant.call('GET', `${path}?limit=1`)).body.data[0]
  const made = async (path: string, body: object) => (await tenant.call('POST', path, body)).body
  const { lead_id: twin } = await made('/leads', { name: 'M. Bell', email: 'm.bell@mail.example' })
  const { exam_id: exam } = await made('/exams', {})
  await made('/api-keys', { name: 'Practice software', kind: 'standard' })
  await made('/users', { email: 'maya@harbour.example', name: 'Maya Lind', role: 'member' })
  const hook = { url: 'https://hooks.example/frontdesk', events: ['lead.captured'], description: 'Practice software' }
  const { endpoint_id: endpoint } = await made('/webhooks/endpoints', hook)
  const sample = await made(`/webhooks/endpoints/${endpoint}/test`, { event: 'lead.captured' })
  const crm = { provider: 'webhook', name: 'Practice software', settings: { url: hook.url } }
  const { connection_id: connection } = await made('/crm/connections', crm)
  await until(async () => (await tenant.call('GET', `/exams/${exam}`)).body.status === 'done')
  const { document_id: document } = await first('/knowledge/documents')
  const { service_id: service } = await first('/services')
  const { resource_id: resource } = await first('/resources')
  return [
    `/leads/${lead}/merge/${twin}`,
    `/exam/${exam}`,
    `/knowledge/documents/${document}`,
    `/knowledge/try?question=Where+can+I+park%3F`,
    `/integrate/webhooks/${sample.delivery_id}`,
    `/integrate/crm/${connection}`,
    ...['/new', '/staff/new', `/${service}`, `/staff/${resource}`].map((path) => `/settings/services${path}`),
  ]
}

async function ready(tenant: TenantClient): Promise<void> {
  await until(async () => (await tenant.call('GET', '/knowledge/documents?status=ready')).body.data.length >= 10)
}

async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 300))
}

function today(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

interface Round {
  form: (typeof FORMS)[number]
  folder: string
  only: string
  pages: string[]
}

async function photograph(browser: Browser, product: Product, { form, folder, only, pages }: Round): Promise<number> {
  const { colorScheme, width, height, locale } = form
  const context = await browser.newContext({ colorScheme, viewport: { width, height }, locale })
  // The live stream stays open, and the network would never be idle.
  await context.route('**/api/v1/events*', (route) => route.abort())
  const page = await context.newPage()
  const wanted = (path: string): boolean => path.includes(only)
  const take = (path: string) => picture(page, product.url + path, join(folder, `${fileOf(path)}-${form.name}.png`))
  const doors = DOORS.filter(wanted)
  for (const path of doors) await take(path)
  const [email, password] = /sign-in:\s+(\S+)\s+password: (\S+)/.exec(product.output())!.slice(1)
  const signedIn = await page.request.post(`${product.url}/api/v1/auth/login`, { data: { email, password } })
  if (!signedIn.ok()) throw new Error(`The sign-in was refused: ${await signedIn.text()}`)
  const inside = pages.filter(wanted)
  for (const path of inside) await take(path)
  await context.close()
  return doors.length + inside.length
}

async function picture(page: Page, address: string, path: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path })
}

function fileOf(path: string): string {
  return path === '/' ? 'today' : path.slice(1).replaceAll(/[^\w-]+/g, '-')
}
