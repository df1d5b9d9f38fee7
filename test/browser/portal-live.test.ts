import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Account } from '../auth/account.ts'
import { chromiumPath } from '../support/browser.ts'
import { unstalledTime } from '../support/unstalled-time.ts'
import { openPortal, servePortal } from './portal-page.ts'

const SEEN_WITHIN_MS = 1_000

/** Of three times the shortest, because the machine is not always free when the page is to be drawn. */
async function shortest(times: () => Promise<number>): Promise<number> {
  let best = await times()
  for (let more = 0; more < 2 && best >= SEEN_WITHIN_MS; more += 1) best = Math.min(best, await times())
  return best
}

async function say(account: Account, name: string): Promise<string> {
  const payload = { tenant_id: account.tenantId, client_name: name, message: 'Do you treat horses?' }
  return (await account.admin({ method: 'POST', url: '/chat/message', payload })).json().session_id
}

/** Milliseconds from now until the page shows it. */
async function seen(page: Page, name: string): Promise<number> {
  const time = unstalledTime()
  await page.getByRole('link', { name }).first().waitFor()
  return time.read()
}

const streamOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))

describe.skipIf(chromiumPath === undefined)('live pages of the portal', () => {
  const served = servePortal()

  it('show what happens elsewhere within a second, over one stream for all tabs', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/team')
    const streams: string[] = []
    page
      .context()
      .on('request', (request) => void (request.url().endsWith('/api/v1/events') && streams.push(request.url())))
    const opened = streamOf(page)
    await page.goto(`${served.base}/inbox`)
    await opened
    await page.getByText('No open conversation').waitFor()
    const second = await page.context().newPage()
    await second.goto(`${served.base}/inbox`)
    await second.getByText('No open conversation').waitFor()
    let asked = 0
    const inBoth = async () => {
      asked += 1
      await say(account, `Elena Marsh ${asked}`)
      const times = [await seen(page, `Elena Marsh ${asked}`), await seen(second, `Elena Marsh ${asked}`)]
      return Math.max(...times)
    }
    expect(await shortest(inBoth)).toBeLessThan(SEEN_WITHIN_MS)
    expect(streams).toHaveLength(1)
    // The other tab goes on when the one that reads is closed.
    const taken = streamOf(second)
    await page.close()
    await taken
    let told = 0
    const oneMore = async () => {
      told += 1
      await say(account, `Rosa Castellano ${told}`)
      return seen(second, `Rosa Castellano ${told}`)
    }
    expect(await shortest(oneMore)).toBeLessThan(SEEN_WITHIN_MS)
    expect(complaints).toEqual([])
  })

  it('show the messages of open conversations without asking for them, over one stream for all tabs', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const ids = [await say(account, 'Elena Marsh'), await say(account, 'Rosa Castellano')]
    const watching = (id: string) =>
      page
        .context()
        .waitForEvent(
          'response',
          (response) => response.url().includes('/events?watch=') && response.url().includes(id),
        )
    const second = await page.context().newPage()
    for (const [index, tab] of [page, second].entries()) {
      const watched = watching(ids[index]!)
      await tab.goto(`${served.base}/inbox/${ids[index]}`)
      await watched
      await tab.getByRole('log').getByText('Do you treat horses?').waitFor()
    }
    await page
      .context()
      .route('**/api/v1/chat/sessions/*', (route) =>
        route.request().method() === 'GET' ? route.abort() : route.continue(),
      )
    for (const [index, tab] of [page, second].entries()) {
      const payload = { text: `One moment, please, number ${index}` }
      await account.admin({ method: 'POST', url: `/chat/sessions/${ids[index]}/messages`, payload })
      await tab.getByRole('log').getByText(payload.text).waitFor()
    }
    expect(await second.getByRole('log').getByRole('listitem').count()).toBe(3)
  })

  it('ask every ten seconds while the stream is down, say so, and come back by themselves', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    await page.clock.install()
    await page.route('**/api/v1/events*', (route) => route.abort())
    await page.goto(`${served.base}/inbox`)
    await page.getByText('No open conversation').waitFor()
    await page.clock.runFor(45_000)
    await page.getByText('The connection for live news is interrupted').waitFor()
    await say(account, 'Elena Marsh')
    await page.clock.runFor(10_500)
    await page.getByRole('link', { name: 'Elena Marsh' }).waitFor()
    await page.unroute('**/api/v1/events*')
    const back = streamOf(page)
    await page.clock.runFor(31_000)
    await back
    await page.getByText('The connection for live news is interrupted').waitFor({ state: 'detached' })
  })

  it('learn of the end of their session without a click, and go on after the sign-in', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const opened = streamOf(page)
    await page.goto(`${served.base}/inbox`)
    await opened
    await page.getByText('No open conversation').waitFor()
    await account.admin({ method: 'POST', url: '/auth/logout' })
    const layer = page.getByRole('dialog', { name: 'Your session has ended' })
    await layer.getByRole('textbox', { name: 'Password' }).fill(account.password)
    // The stream may be refused once more: a page learns of the end from the first request that is refused.
    const again = page.waitForResponse((response) => response.url().endsWith('/api/v1/events') && response.ok())
    await layer.getByRole('button', { name: 'Sign in' }).click()
    await layer.waitFor({ state: 'detached' })
    await again
  })
})
