import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../support/browser.ts'
import {
  answered,
  ask,
  composerOf,
  launcherOf,
  startWidgetHost,
  type VisitOptions,
  type WidgetHost,
} from '../../support/widget-host.ts'

const CHAT = '**/api/v1/widget/chat'
const FIRST = 'Are you open on Saturday?'
const SECOND = 'Do you have parking?'
const WAITS = 'Waiting for the connection'

interface Entry {
  resume: string | null
  waiting: { key: string; at: number }[]
}

describe.skipIf(chromiumPath === undefined)('messages that wait for a connection', () => {
  let host: WidgetHost

  beforeAll(async () => {
    host = await startWidgetHost()
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const storedOf = (page: Page) =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Entry | null,
      `frontdesk:${host.tenant.tenantId}`,
    )
  /** The connection to the conversation is gone; that to the website's files is not. */
  const cut = (page: Page) => page.route('**/api/v1/widget/{chat,session}', (route) => route.abort())
  const mend = (page: Page) => page.unroute('**/api/v1/widget/{chat,session}')
  const opened = async (options: VisitOptions = {}) => {
    const { page } = await host.visit(options)
    await launcherOf(page).click()
    await composerOf(page).waitFor()
    return page
  }
  const said = (page: Page) => page.locator('.bubble.visitor p').allInnerTexts()
  /** What visitors said in the newest conversation, as the business reads it. */
  const taken = async () => {
    const { data } = (await host.tenant.send({ url: '/chat/sessions?limit=1' })).json<{
      data: { session_id: string }[]
    }>()
    const { messages } = (await host.tenant.send({ url: `/chat/sessions/${data[0]!.session_id}` })).json<{
      messages: { role: string; text: string }[]
    }>()
    return messages.filter(({ role }) => role === 'visitor').map(({ text }) => text)
  }

  it('are there after a reload, in their order, and are sent once with their keys', async () => {
    const page = await opened()
    await ask(page)
    await answered(page)
    // The server takes the message, and its answer is lost.
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route(CHAT, async (route) => {
      if (!isLost) return route.fallback()
      if (route.request().method() === 'POST') {
        keys.push(route.request().headers()['idempotency-key'])
        await route.fetch()
      }
      return route.abort()
    })
    await ask(page, SECOND)
    await expect.poll(() => keys.length).toBe(1)
    await ask(page, 'Where is it?')
    isLost = false
    await cut(page)
    const { waiting } = (await storedOf(page))!
    expect(waiting.map(({ key }) => key)[0]).toBe(keys[0])
    expect(waiting).toHaveLength(2)

    await page.reload()
    await page.getByText(WAITS).first().waitFor()
    expect(await said(page)).toEqual([SECOND, 'Where is it?'])
    const again: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/widget/chat'))
        again.push(request.headers()['idempotency-key'])
    })
    await mend(page)
    const all = [FIRST, SECOND, 'Where is it?']
    await expect.poll(() => said(page)).toEqual(all)
    await expect.poll(async () => (await storedOf(page))!.waiting).toEqual([])
    await expect.poll(() => page.locator('.typing, .late').count()).toBe(0)
    expect(new Set(again)).toEqual(new Set(waiting.map(({ key }) => key)))
    expect(await said(page)).toEqual(all)
    expect(await taken()).toEqual(all)
    await page.reload()
    await expect.poll(() => said(page)).toEqual(all)
  })

  it('are sent from the next page of the website, also by a panel that is closed', async () => {
    const page = await opened({ context: { viewport: { width: 390, height: 844 } }, prepare: cut })
    await ask(page)
    await page.getByText(WAITS).waitFor()
    expect((await storedOf(page))!.resume).toBeNull()
    const asked = page.waitForRequest('**/api/v1/widget/session')
    await page.goto(host.site.put('/other', `<!doctype html><title>A shop</title>${host.tag()}`))
    await asked
    await mend(page)
    await expect.poll(async () => (await storedOf(page))!.waiting).toEqual([])
    expect(await page.locator('.panel').isVisible()).toBe(false)
    await page.getByRole('button', { name: /, 1$/ }).waitFor()
    expect(await taken()).toEqual([FIRST])
    await launcherOf(page).click()
    await answered(page)
    expect(await said(page)).toEqual([FIRST])
  })

  it('are gone with the conversation, and go nowhere when the connection is back', async () => {
    const page = await opened()
    await ask(page)
    await answered(page)
    await cut(page)
    await ask(page, SECOND)
    await page.getByText(WAITS).waitFor()
    await page.evaluate(() => (globalThis as unknown as { FrontDesk(command: string): void }).FrontDesk('reset'))
    await expect.poll(() => said(page)).toEqual([])
    expect(await storedOf(page)).toBeNull()
    let sent = 0
    page.on(
      'request',
      (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/widget/chat'))),
    )
    await mend(page)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForTimeout(1_500)
    expect(sent).toBe(0)
    await page.reload()
    await launcherOf(page).click()
    await composerOf(page).waitFor()
    expect(await said(page)).toEqual([])
  })

  it('are dropped after half a day, and when the server refuses them', async () => {
    const page = await opened()
    await ask(page)
    await answered(page)
    const headers = { 'access-control-allow-origin': host.site.origin }
    await page.route(CHAT, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, headers, json: { detail: 'Too many' } })
        : route.fallback(),
    )
    await ask(page, SECOND)
    await page.getByText('Not sent.').waitFor()
    expect((await storedOf(page))!.waiting).toEqual([])
    await page.unroute(CHAT)
    await page.evaluate((key) => {
      const stored = JSON.parse(localStorage.getItem(key)!) as Entry
      const message = (hours: number) => ({
        body: { message: `Written ${hours} hours ago` },
        key: `key-${hours}`,
        at: Date.now() - hours * 3_600_000,
      })
      localStorage.setItem(key, JSON.stringify({ ...stored, waiting: [message(13), message(11)] }))
    }, `frontdesk:${host.tenant.tenantId}`)
    await page.reload()
    await expect.poll(() => said(page)).toEqual([FIRST, 'Written 11 hours ago'])
    await expect.poll(async () => (await storedOf(page))!.waiting).toEqual([])
  })
})
