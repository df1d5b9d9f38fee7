import type { FastifyInstance } from 'fastify'
import type { Browser, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../support/app.ts'
import { addressOf, chromiumPath, launchChromium, startWebsite, type Website } from '../../support/browser.ts'
import { createDocument, createTenant, type TestTenant } from '../../support/factories.ts'

interface Visit {
  page: Page
  /** The browser's reports of CSP violations. */
  violations: string[]
  console: ConsoleMessage[]
}

describe.skipIf(chromiumPath === undefined)('the widget on somebody’s page', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let browser: Browser
  let desk: string
  let site: Website

  beforeAll(async () => {
    app = await startTestApp()
    desk = await addressOf(app)
    site = await startWebsite()
    tenant = await createTenant(app)
    await allow(new URL(site.origin).host)
    await createDocument(tenant)
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    await site[Symbol.asyncDispose]()
    await app.close()
  })

  const allow = async (...domains: string[]) => {
    const payload = { allowed_domains: domains }
    const { statusCode } = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    expect(statusCode).toBe(200)
  }
  const tag = (more = '') =>
    `<script src="${desk}/widget.js" data-tenant-id="${tenant.tenantId}" ${more} async></script>`
  const html = (inHead: string, body = '<h1>A shop</h1>') =>
    `<!doctype html><html lang="en"><head><title>A shop</title>${inHead}</head><body><main>${body}</main></body></html>`

  const visit = async (path: string, content: string, headers: Record<string, string> = {}): Promise<Visit> => {
    const page = await (await browser.newContext()).newPage()
    const violations: string[] = []
    const console: ConsoleMessage[] = []
    page.on('console', (message) => {
      console.push(message)
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) violations.push(message.text())
    })
    await page.goto(site.put(path, content, headers))
    return { page, violations, console }
  }
  const launcher = (page: Page) => page.locator('front-desk-widget button.launcher')
  const ask = async (page: Page, question = 'Are you open on Saturday?') => {
    await launcher(page).click()
    await page.getByRole('textbox', { name: 'Write a message' }).fill(question)
    await page.keyboard.press('Enter')
    await page.locator('.bubble.assistant', { hasText: 'On Saturdays we are open from 9 am to 1 pm.' }).waitFor()
  }

  it.each([
    ['no policy', '', ''],
    ['a list of hosts', "default-src 'none'; script-src DESK; connect-src DESK; style-src 'none'", ''],
    ['a nonce', "default-src 'none'; script-src 'nonce-abc'; connect-src DESK; style-src 'none'", 'nonce="abc"'],
    [
      'a nonce and strict-dynamic',
      "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src DESK; base-uri 'none'; object-src 'none'",
      'nonce="abc"',
    ],
    [
      'Trusted Types',
      "default-src 'none'; script-src DESK; connect-src DESK; require-trusted-types-for 'script'; trusted-types 'none'",
      '',
    ],
  ])('works under %s, without one violation', async (name, policy, attribute) => {
    const headers: Record<string, string> =
      policy === '' ? {} : { 'content-security-policy': policy.replaceAll('DESK', desk) }
    const { page, violations } = await visit(`/${name.replaceAll(' ', '-')}`, html(tag(attribute)), headers)
    await ask(page)
    expect(violations).toEqual([])
    await page.context().close()
  })

  it('leaves a page that is not allowed alone, but for one message in the console', async () => {
    const other = await createTenant(app)
    const script = `<script src="${desk}/widget.js" data-tenant-id="${other.tenantId}"></script>`
    const { page, console } = await visit('/refused', html(script))
    await page.waitForLoadState('networkidle')
    expect(await page.locator('front-desk-widget').count()).toBe(0)
    expect(console.map((message) => message.text())).toEqual([
      `FrontDesk: ${site.origin} is not allowed. Add it under Settings › Website › Domains.`,
    ])
    await page.context().close()
  })

  it('says in the console that a tenant does not exist', async () => {
    const script = `<script src="${desk}/widget.js" data-tenant-id="ten_typo"></script>`
    const { page, console } = await visit('/typo', html(script))
    await page.waitForLoadState('networkidle')
    expect(console.map((message) => message.text())).toEqual([
      'FrontDesk: no business with the id "ten_typo". Copy the tag again from Settings › Website.',
    ])
    await page.context().close()
  })

  it('says in the console what the policy of the page has to allow', async () => {
    const headers = { 'content-security-policy': `default-src 'none'; script-src ${desk}` }
    const { page, console } = await visit('/blocked', html(tag()), headers)
    await page.waitForLoadState('networkidle')
    expect(console.map((message) => message.text())).toContain(
      `FrontDesk: this page's Content-Security-Policy blocks ${desk}. Add ${desk} to connect-src.`,
    )
    await page.context().close()
  })

  it('says in the console which attributes it ignores', async () => {
    const attributes = 'data-theme="blue" data-position="top" data-accent-color="red"'
    const { page, console } = await visit('/slips', html(tag(attributes)))
    await launcher(page).waitFor()
    expect(console.map((message) => message.text())).toEqual([
      'FrontDesk: the theme blue is ignored; it must be dark or light.',
      'FrontDesk: the position top is ignored; it must be bottom-right or bottom-left.',
      'FrontDesk: the accent color red is ignored; it must be six hex digits such as #FF3621.',
    ])
    await page.context().close()
  })
})
