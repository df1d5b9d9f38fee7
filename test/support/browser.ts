import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from './tools.ts'
import { MAX_WAIT_MS } from './waits.ts'

export const chromiumPath = findChromium()

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

export async function launchChromium(args: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...args,
    ],
    timeout: MAX_WAIT_MS,
  })
  browser.on('context', (context) => context.setDefaultTimeout(MAX_WAIT_MS))
  return browser
}

/** Starts listening, and returns the address. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** The only rules whose outcome depends on colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** axe findings for the loaded page, shadow roots included: WCAG 2.2 A and AA, and best practices. */
export async function findingsOf(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Before its style sheet has come, a page has the targets and colours of a browser's defaults.
  await page.waitForLoadState()
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // The source is read once a page, and only what fails is described.
  await page.evaluate(`void (globalThis.axe ?? (() => { ${axe} })())`)
  const runOnly = rules === 'all' ? tags : RULES_OF_COLOURS
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  return page.evaluate(
    `axe.run(${options}).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target, failureSummary }) => target + ': ' + failureSummary).join('; ')))`,
  )
}

/** A third party's website, with pages put at paths. */
export interface Website extends AsyncDisposable {
  origin: string
  put(path: string, html: string, headers?: Record<string, string>): string
}

export async function startWebsite(): Promise<Website> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>()
  const server: Server = createServer((request, response) => {
    const page = pages.get(request.url!.split('?', 1)[0]!)
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(page?.html ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    put(path, html, headers = {}) {
      pages.set(path, { html, headers })
      return origin + path
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
