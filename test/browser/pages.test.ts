import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { findChromium } from '../support/tools.ts'

const executablePath = findChromium()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** The reference is a large program that draws a large document. */
const REFERENCE_TIMEOUT_MS = 120_000

describe.skipIf(executablePath === undefined)('pages in Chromium', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string

  beforeAll(async () => {
    app = await startTestApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    browser = await chromium.launch({
      executablePath: executablePath!,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    })
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  /** A page, and whatever it asked for elsewhere. */
  async function open(path: string): Promise<{ page: Page; outside: string[] }> {
    const page = await browser.newPage()
    page.setDefaultTimeout(REFERENCE_TIMEOUT_MS)
    const outside: string[] = []
    page.on(
      'request',
      (request) =>
        void (request.url().startsWith(base) || request.url().startsWith('data:') || outside.push(request.url())),
    )
    await page.goto(base + path)
    return { page, outside }
  }

  it(
    'show the API reference offline, under the strict policy',
    async () => {
      const { page, outside } = await open('/docs')
      await page.locator('#operations-tag-chat').click()
      await page.getByText('Ask as a visitor; the answer comes from the knowledge').waitFor()
      expect(await page.locator('.opblock-tag').count()).toBeGreaterThan(10)
      expect(outside).toEqual([])
      const policy = (await page.request.get(`${base}/docs`)).headers()['content-security-policy']
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain('unsafe')
    },
    REFERENCE_TIMEOUT_MS,
  )

  it(
    'let the API reference call the host that it was read from, whatever BASE_URL says',
    async () => {
      const { page } = await open('/docs')
      await page.locator('#operations-tag-auth').click()
      const operation = page.locator('.opblock', { hasText: 'Who is calling?' })
      await operation.locator('.opblock-summary-control').click()
      await operation.getByRole('button', { name: 'Try it out' }).click()
      await operation.getByRole('button', { name: 'Execute' }).click()
      await operation.locator('.live-responses-table').getByText('Not authenticated').waitFor()
      expect(await operation.locator('.request-url').textContent()).toContain(`${base}/api/v1/auth/me`)
    },
    REFERENCE_TIMEOUT_MS,
  )

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`have a home page without accessibility findings, ${colorScheme}`, async () => {
      const { page } = await open('/')
      await page.emulateMedia({ colorScheme })
      expect(await page.title()).toBe('FrontDesk')
      const findings = await page.evaluate(`${axe}; axe.run().then(({ violations }) => violations.map(({ id }) => id))`)
      expect(findings).toEqual([])
    })
  }
})
