import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, ConsoleMessage, Locator, Page } from 'playwright-core'
import { startTestApp, type TestAppOptions } from './app.ts'
import { addressOf, launchChromium, startWebsite, type Website } from './browser.ts'
import { createAppointment, createDocument, createTenant, type TestTenant } from './factories.ts'

export interface Visit {
  page: Page
  /** The browser's reports of CSP violations. */
  violations: string[]
  console: ConsoleMessage[]
}

export interface VisitOptions {
  /** Attributes of the script tag. */
  attributes?: string
  head?: string
  body?: string
  headers?: Record<string, string>
  context?: BrowserContextOptions
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<unknown>
}

/** A third-party website that embeds a tenant's widget. */
export interface WidgetHost extends AsyncDisposable {
  app: FastifyInstance
  tenant: TestTenant
  browser: Browser
  /** Origin of the platform. */
  desk: string
  site: Website
  tag(attributes?: string, tenantId?: string): string
  visit(options?: VisitOptions): Promise<Visit>
  configure(settings: object): Promise<void>
}

export async function startWidgetHost(
  browserArguments: string[] = [],
  options: TestAppOptions = {},
): Promise<WidgetHost> {
  const app = await startTestApp(options)
  const desk = await addressOf(app)
  const site = await startWebsite()
  const tenant = await createTenant(app)
  const configure = async (settings: object) => {
    const request = { method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: settings } as const
    const { statusCode, body } = await tenant.send(request)
    if (statusCode !== 200) throw new Error(`The settings were refused: ${body}`)
  }
  await configure({ allowed_domains: [new URL(site.origin).host] })
  await createDocument(tenant)
  await createAppointment(tenant)
  const browser = await launchChromium(browserArguments)
  const tag = (attributes = '', tenantId = tenant.tenantId) =>
    `<script src="${desk}/widget.js" data-tenant-id="${tenantId}" ${attributes} async></script>`
  let pages = 0
  return {
    app,
    tenant,
    browser,
    desk,
    site,
    tag,
    configure,
    async visit({ attributes, head = '', body = '<h1>A shop</h1>', headers = {}, context = {}, prepare } = {}) {
      const page = await (
        await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin', ...context })
      ).newPage()
      const violations: string[] = []
      const console: ConsoleMessage[] = []
      page.on('console', (message) => {
        console.push(message)
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) violations.push(message.text())
      })
      await prepare?.(page)
      const html = `<!doctype html><html lang="en"><head><title>A shop</title>${tag(attributes)}${head}</head><body><main>${body}</main></body></html>`
      await page.goto(site.put(`/page-${(pages += 1)}`, html, headers))
      return { page, violations, console }
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await site[Symbol.asyncDispose]()
      await app.close()
    },
  }
}

export const ANSWER = 'On Saturdays we are open from 9 am to 1 pm.'

export const launcherOf = (page: Page) => page.locator('front-desk-widget button.launcher')

export const composerOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

/** Goes to a view as a visitor does: by its row or icon, and from another one by the way back. */
export async function openView(page: Page, id: 'chat' | 'book' | 'call' | 'contact'): Promise<void> {
  await page.locator('.panel header').waitFor()
  const view = page.locator(`#view-${id}`)
  const way = page.locator(`[data-view=${id}]:visible`).first()
  while (!(await view.isVisible())) {
    const isNear = await way.isVisible()
    await (isNear ? way : page.locator('header [data-view]:visible').first()).click()
  }
}

/** The free times of a booking's chosen day. */
export const timesOf = (page: Page | Locator) => page.locator('#view-book').getByRole('radio', { name: /\d:\d\d/ })

/** Goes on with a free time of the chosen day, by default the first. */
export async function chooseTime(page: Page | Locator, time = timesOf(page).first()): Promise<void> {
  await time.locator('..').click()
  await page.locator('#view-book .bar button').click()
}

export async function ask(page: Page, question = 'Are you open on Saturday?'): Promise<void> {
  await composerOf(page).fill(question)
  await page.keyboard.press('Enter')
}

export async function answered(page: Page, text = ANSWER): Promise<void> {
  await page.locator('.bubble.assistant', { hasText: text }).last().waitFor()
}
