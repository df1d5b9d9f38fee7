import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOffering } from '../../src/demo/offering.ts'
import { DEMO_EMAIL } from '../../src/demo/page.ts'
import { practiceAt } from '../../src/demo/practice.ts'
import { anyEmail, startTestApp } from '../support/app.ts'
import { chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import { openCopy } from '../support/database.ts'

describe.skipIf(chromiumPath === undefined)('pages in Chromium', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string

  beforeAll(async () => {
    app = await startTestApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  /** A page, and its external requests. */
  async function open(path: string): Promise<{ page: Page; outside: string[] }> {
    const page = await browser.newPage()
    const outside: string[] = []
    page.on(
      'request',
      (request) =>
        void (request.url().startsWith(base) || request.url().startsWith('data:') || outside.push(request.url())),
    )
    await page.goto(base + path)
    return { page, outside }
  }

  it('show the API reference offline, under the strict policy', async () => {
    const { page, outside } = await open('/docs')
    await page.locator('#operations-tag-chat').click()
    await page.getByText('Ask as a visitor; the answer comes from the knowledge').waitFor()
    expect(await page.locator('.opblock-tag').count()).toBeGreaterThan(10)
    expect(outside).toEqual([])
    const policy = (await page.request.get(`${base}/docs`)).headers()['content-security-policy']
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  const GUIDE = ['/guide', '/guide/', '/guide/widget.html', '/guide/webhooks.html']

  it.each(['/', ...GUIDE, '/docs', '/robots.txt', '/favicon.ico', '/favicon.svg'])('answer %s', async (path) => {
    const answer = await fetch(base + path)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })

  it('link to nothing that is not there', async () => {
    for (const path of ['/', '/guide/', '/guide/nowhere']) {
      const { page } = await open(path)
      const links = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))
      expect(links.length).toBeGreaterThan(1)
      // Without a demo tenant nothing leads to its page.
      for (const link of links)
        expect((await page.request.get(link, { headers: { accept: 'text/html' } })).status(), link).toBe(200)
      await page.close()
    }
  })

  it.each([
    ['en-GB', 'Page not found'],
    ['de-CH', 'Seite nicht gefunden'],
    ['es', 'Página no encontrada'],
    ['fr-FR', 'Page introuvable'],
    ['pl', 'Page not found'],
  ])('say in %s that an address is unknown', async (locale, title) => {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    for (const path of ['/portal/old.js', '/b', '/guide/nothing.html', '/widget/old.js']) {
      const answer = await page.goto(base + path)
      expect(answer!.status()).toBe(404)
      expect(answer!.headers()['cache-control']).toBe('no-store')
      await page.getByRole('heading', { name: title }).waitFor()
    }
    expect(await findingsOf(page)).toEqual([])
    await context.close()
  })

  it('stay JSON for programs, and under /api for everybody', async () => {
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const asked = [
      await fetch(`${base}/sign-in`),
      await fetch(`${base}/sign-in`, { method: 'POST', headers: html }),
      await fetch(`${base}/api/v1/nothing`, { headers: html }),
    ]
    for (const answer of asked) {
      expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not Found' }])
    }
    const head = await fetch(`${base}/b`, { method: 'HEAD', headers: html })
    expect([head.status, head.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('explain the product at / to those who are not signed in, and are the portal to the others', async () => {
    const asked = { headers: { accept: 'text/html' } }
    const outside = await fetch(base, asked)
    expect(await outside.text()).toContain('A front desk for your business, day and night.')
    const data = { email: anyEmail(), password: 'correct horse battery' }
    const { headers } = await fetch(`${base}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const cookie = headers.get('set-cookie')!.split(';', 1)[0]!
    const inside = await fetch(base, { headers: { ...asked.headers, cookie } })
    expect(await inside.text()).toContain('<div id="root">')
    for (const answer of [outside, inside]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language')
      expect(answer.headers.get('etag')).toBeNull()
    }
  })

  it('are the portal at every address that is no file and nothing else, with a new nonce each time', async () => {
    const nonces = new Set<string>()
    for (const path of ['/sign-in', '/settings/team', '/no/page', '/reset?next=/x.y']) {
      const answer = await fetch(base + path, { headers: { accept: 'text/html' } })
      const policy = answer.headers.get('content-security-policy')!
      const nonce = /'nonce-([^']+)'/.exec(policy)![1]!
      nonces.add(nonce)
      expect([answer.status, policy.includes('unsafe')]).toEqual([200, false])
      expect(await answer.text()).toContain(`nonce="${nonce}"`)
    }
    expect(nonces.size).toBe(4)
    expect((await fetch(`${base}/portal/index.html`)).status).toBe(404)
  })

  it('let the API reference call the host that it was read from, whatever BASE_URL says', async () => {
    const { page } = await open('/docs')
    await page.locator('#operations-tag-auth').click()
    const operation = page.locator('.opblock', { hasText: 'Read the caller of this request' })
    await operation.locator('.opblock-summary-control').click()
    await operation.getByRole('button', { name: 'Try it out' }).click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    await operation.locator('.live-responses-table').getByText('Not authenticated').waitFor()
    expect(await operation.locator('.request-url').textContent()).toContain(`${base}/api/v1/auth/me`)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`have a home page without accessibility findings, ${colorScheme}`, async () => {
      const { page } = await open('/')
      await page.emulateMedia({ colorScheme })
      expect(await page.title()).toBe('FrontDesk – A front desk for your business, day and night.')
      expect(await findingsOf(page)).toEqual([])
    })
  }

  it.each([
    ['de-AT', 'Ein Empfang für Ihren Betrieb, Tag und Nacht.'],
    ['es-MX', 'Una recepción para su negocio, de día y de noche.'],
    ['fr', 'Un accueil pour votre entreprise, jour et nuit.'],
    ['pl', 'A front desk for your business, day and night.'],
  ])('explain the product in %s, also on a phone', async (locale, heading) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(base)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await context.close()
  })

  it('show the demo as the website of its business, with the widget in it', async () => {
    const own = await openCopy()
    const shop = await startTestApp({ database: own.database })
    await shop.listen({ host: '127.0.0.1', port: 0 })
    const address = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`
    const practice = practiceAt(new Date())
    const { tenantId } = await shop.auth.createAccount({
      email: DEMO_EMAIL,
      password: 'a demo of its own',
      tenant: practice,
    })
    await makeOffering(shop, tenantId, practice.time_zone)
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('main').getByRole('link', { name: 'Demo öffnen' }).click()
    await page.getByText('Das ist eine Demo.').waitFor()
    const prices = page.locator('#treatments li')
    expect(await prices.allTextContents()).toHaveLength(3)
    expect(await prices.filter({ hasText: 'Check-up' }).textContent()).toMatch(/\$65.*30 Minuten/s)
    expect(await page.getByRole('row', { name: /Freitag/ }).textContent()).toContain('8:00 – 14:00')
    expect(await page.getByRole('row', { name: /Sonntag/ }).textContent()).toContain('Geschlossen')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.locator('front-desk-widget').getByRole('button').first().waitFor()
    expect(await findingsOf(page)).toEqual([])
    const question = 'Haben Sie am Freitagnachmittag offen?'
    await page.getByRole('button', { name: question }).click()
    const field = page.locator('front-desk-widget').locator('textarea')
    await field.waitFor()
    expect(await field.inputValue()).toBe(question)
    await context.close()
    await shop.close()
    await own.close()
  })
})
