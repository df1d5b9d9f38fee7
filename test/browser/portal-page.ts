import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { register, type Account } from '../auth/account.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf, findingsOf, launchChromium } from '../support/browser.ts'

/** A page of a signed-in administrator of a new business. */
export interface PortalPage {
  page: Page
  account: Account
  /** Errors in the console. */
  complaints: string[]
}

/** An app with its address, and a browser; there once the tests of the file begin. */
export interface Served {
  app: FastifyInstance
  browser: Browser
  base: string
}

const MAX_SHOWN = 1_500

/** Serves the portal to the tests around it, and closes the pages of each. */
export function servePortal(options: Parameters<typeof startTestApp>[0] = {}): Served {
  const served = {} as Served
  beforeAll(async () => {
    served.app = await startTestApp(options)
    served.base = await addressOf(served.app)
    served.browser = await launchChromium()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await showPages(served.browser)
    await Promise.all(served.browser.contexts().map((context) => context.close()))
  })
  afterAll(async () => {
    await served.browser.close()
    await served.app.close()
  })
  return served
}

/** Prints what stands on each page: the error of a test that failed does not say it. */
export async function showPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const text = await page.innerText('body', { timeout: 5_000 }).catch((error: Error) => error.message)
    console.log(`${page.url()}\n${text.slice(0, MAX_SHOWN)}`)
  }
}

export async function openPortal(
  served: Served,
  path: string,
  options: BrowserContextOptions = {},
): Promise<PortalPage> {
  return openPage(served, await register(served.app), path, options)
}

/** The page of somebody who has an account, in a browser of their own. */
export async function openPage(
  { browser, base }: Pick<Served, 'browser' | 'base'>,
  account: Account,
  path: string,
  options: BrowserContextOptions = {},
): Promise<PortalPage> {
  const context = await browser.newContext({ locale: 'en-US', ...options })
  const [name, value] = account.cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url: base, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => void complaints.push(error.message))
  await page.goto(path.startsWith('/') ? base + path : path)
  return { page, account, complaints }
}

/** Themes and widths that every page is looked at in. */
const FORMS = [
  ['light', 1280],
  ['dark', 1280],
  ['dark', 390],
  ['light', 390],
] as const

/**
 * No accessibility findings and no sideways scrolling in any form; the page is loaded once. A theme changes nothing but
 * colours, so the rules that know none are checked in one theme, at both widths.
 */
export async function expectSoundInEveryForm(page: Page, path: string): Promise<void> {
  for (const [colorScheme, width] of FORMS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction(
      (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
      colorScheme,
    )
    // Colours fade over to the other theme; what is folded away stands still until it is opened.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((one) => !(one instanceof CSSTransition && (one.effect as KeyframeEffect).target?.checkVisibility())),
    )
    const form = { path, colorScheme, width }
    expect({ ...form, found: await findingsOf(page, colorScheme === 'light' ? 'all' : 'colours') }).toEqual({
      ...form,
      found: [],
    })
    const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect({ ...form, isTooWide: scrolled > width }).toEqual({ ...form, isTooWide: false })
  }
}
