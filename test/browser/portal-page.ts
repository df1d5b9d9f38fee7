import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { register, type Account } from '../auth/account.ts'

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
