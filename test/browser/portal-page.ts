import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { register, type Account } from '../auth/account.ts'
import { findingsOf } from '../support/browser.ts'

/** A page of a signed-in administrator of a new business. */
export interface PortalPage {
  page: Page
  account: Account
  /** Errors in the console. */
  complaints: string[]
}

interface Served {
  app: FastifyInstance
  browser: Browser
  base: string
}

export async function openPortal(
  { app, browser, base }: Served,
  path: string,
  options: BrowserContextOptions = {},
): Promise<PortalPage> {
  const account = await register(app)
  const context = await browser.newContext({ locale: 'en-US', ...options })
  const [name, value] = account.cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url: base, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await page.goto(base + path)
  return { page, account, complaints }
}

/** Themes and widths that every page is looked at in. */
const FORMS = [
  ['light', 1280],
  ['dark', 1280],
  ['dark', 390],
  ['light', 390],
] as const

/** No accessibility findings and no sideways scrolling in any form; the page is loaded once. */
export async function expectSoundInEveryForm(page: Page, path: string): Promise<void> {
  for (const [colorScheme, width] of FORMS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction(
      (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
      colorScheme,
    )
    // Colours fade over to the other theme.
    await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)))
    const form = { path, colorScheme, width }
    expect({ ...form, found: await findingsOf(page) }).toEqual({ ...form, found: [] })
    const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect({ ...form, isTooWide: scrolled > width }).toEqual({ ...form, isTooWide: false })
  }
}
