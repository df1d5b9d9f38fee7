import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, it, vi } from 'vitest'
import { startDentist } from '../onboarding/websites.ts'
import { anyEmail } from '../support/app.ts'
import { chromiumPath, launchChromium } from '../support/browser.ts'
import { startProduct, type Product } from '../support/product.ts'
import { startWebsite, type Website } from '../support/website.ts'
import { showPages } from './portal-page.ts'
import { ask, chooseTime, launcherOf, openView } from '../support/widget-host.ts'

vi.setConfig({ testTimeout: 300_000 })

const PASSWORD = 'correct horse battery'

describe.skipIf(chromiumPath === undefined)('an owner’s first hour', () => {
  let directory: string
  let product: Product
  let browser: Browser
  const sites: Website[] = []

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'frontdesk-first-hour-'))
    const env = { OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8' }
    product = await startProduct({ directory, env, args: ['--no-demo'] })
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser.close()
    product.signal('SIGTERM')
    await product.ended
    await Promise.all(sites.map((site) => site.close()))
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await showPages(browser)
  })

  async function website(site: Promise<Website>): Promise<Website> {
    sites.push(await site)
    return site
  }

  /** Registers at the printed address, leaves, and comes back by the sign-in. */
  async function signedIn(email: string): Promise<Page> {
    const printed = /Register at (\S+)/.exec(product.output())![1]!
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })
    const page = await context.newPage()
    await page.goto(printed)
    await page.getByLabel('Your business').fill('Harbour Street Dental')
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Register' }).click()
    await page.waitForURL('**/welcome/business')
    await page.getByRole('link', { name: 'Finish later' }).click()
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await page.getByRole('button', { name: new RegExp(email) }).click()
    const isOut = page.waitForEvent('load')
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await isOut
    await page.goto(new URL('/sign-in', printed).href)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: /Set up your desk/ }).click()
    await page.waitForURL('**/welcome/business')
    return page
  }

  /** The website is read, and each proposal taken. */
  async function takeProposals(page: Page, site: Website): Promise<void> {
    await page.getByRole('combobox', { name: 'Trade' }).selectOption('dentist')
    await page.getByLabel('Website (optional)').fill(site.origin)
    await page.getByRole('button', { name: 'Next: read my website' }).click()
    await page.getByRole('heading', { name: 'We read your website. Is this right?' }).waitFor()
    await page.getByRole('button', { name: /^Accept the \d+ that agree$/ }).click()
    await page.getByRole('listitem', { name: 'Phone' }).getByText('Accepted').waitFor()
    const friday = page.getByRole('listitem', { name: 'Friday' })
    await friday.getByRole('radio', { name: '8:00 AM–3:00 PM' }).check()
    await friday.getByRole('button', { name: 'Accept: Friday' }).click()
    await friday.getByText('Accepted').waitFor()
    await page.getByRole('link', { name: /Services, staff/ }).click()
    await page.getByRole('button', { name: 'Everybody does all of them' }).click()
    await page.getByRole('button', { name: 'Everybody does all of them' }).waitFor({ state: 'hidden' })
  }

  /** The line of the last step, put on a page of another origin, is seen there. */
  async function goLive(page: Page): Promise<Website> {
    await page.getByRole('link', { name: /Go live/ }).click()
    const line = await page.locator('code', { hasText: 'data-tenant-id' }).first().innerText()
    const own = await website(
      startWebsite({ '/': `<html lang="en"><title>Ours</title><h1>Welcome</h1>${line}</html>` }),
    )
    await page.getByLabel(/Websites/).fill(own.origin)
    await page.getByRole('button', { name: /Save/ }).click()
    await page.getByText('Saved', { exact: false }).first().waitFor()
    return own
  }

  it('leads from the first start to a visitor’s booking, without a line of code', async () => {
    const site = await website(startDentist())
    const page = await signedIn(anyEmail())
    await takeProposals(page, site)
    await page.getByRole('link', { name: /Try it/ }).click()
    await page.getByLabel('Question').fill('How much is the check-up with cleaning?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    const answer = page.getByRole('article')
    await answer.getByText(/\$140/).first().waitFor()
    await answer.getByText(/^From: /).waitFor()
    const own = await goLive(page)

    const visitor = await (await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })).newPage()
    await visitor.goto(own.origin)
    await page.getByText(`Seen on ${own.origin}. Your desk is live.`).waitFor()
    await launcherOf(visitor).click()
    await openView(visitor, 'chat')
    await ask(visitor, 'How much is the check-up with cleaning?')
    await visitor.locator('.bubble.assistant', { hasText: '$140' }).last().waitFor()
    await openView(visitor, 'book')
    await book(visitor)

    await page.goto(new URL('/inbox?view=all&q=check-up', page.url()).href)
    await page.locator('a[href*="/inbox/chat_"]').first().click()
    await page.getByRole('log').getByText('How much is the check-up with cleaning?').waitFor()
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    await page.getByRole('link', { name: /^(Check-up|Emergency visit|Whitening)/ }).click()
    await page.getByRole('heading', { name: 'Ada Lovelace', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Analytics' }).click()
    await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor()
  })
})

async function book(visitor: Page): Promise<void> {
  const view = visitor.locator('#view-book')
  await view.locator('.choices button').first().click()
  await view.locator('.day[aria-disabled=false]').first().click()
  await chooseTime(visitor)
  await view.locator('[name=name]').fill('Ada Lovelace')
  await view.locator('[name=email]').fill('ada.first-hour@mail.example')
  await view.locator('button.primary').click()
  await view.locator('.done').waitFor()
}
