import { readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { addressOf, chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'

const PAGES = readdirSync(new URL('../../src/web/guide/', import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace(/\.md$/, '.html'))

describe.skipIf(chromiumPath === undefined)('the manual in Chromium', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string

  beforeAll(async () => {
    app = await startTestApp()
    base = await addressOf(app)
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    await app.close()
  })

  // All pages come from one layout; these have lists, wide tables and long blocks.
  it.each(['index.html', 'api.html', 'webhooks.html'])(
    '%s has no accessibility findings, light and dark',
    async (path) => {
      for (const [colorScheme, width] of [
        ['light', 360],
        ['dark', 1280],
      ] as const) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } })
        await page.goto(`${base}/guide/${path}`)
        expect(await findingsOf(page)).toEqual([])
        await page.close()
      }
    },
  )

  it('has a title on every page, and every page fits a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
    for (const path of PAGES) {
      await page.goto(`${base}/guide/${path}`)
      expect(await page.title(), path).toMatch(/ – FrontDesk$/)
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(360)
    }
    await page.close()
  })

  it('is read page by page, and by keyboard', async () => {
    const page = await browser.newPage()
    await page.goto(`${base}/guide/`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/guide/#text')
    await page.getByRole('link', { name: 'Getting started' }).click()
    let read = 1
    for (const next = page.getByRole('link', { name: /^Next: / }); await next.isVisible(); read += 1) {
      const title = (await next.textContent())!.replace('Next: ', '')
      await next.click()
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    }
    expect(read).toBe(PAGES.length - 1)
    await page.close()
  })
})
