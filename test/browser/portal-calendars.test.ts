import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventText } from '../bookings/calendars/connecting.ts'
import { serveIcs, type IcsFile } from '../bookings/calendars/ics-file.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf, chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import { openPortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('calendars in the portal', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string
  let file: IcsFile

  beforeAll(async () => {
    app = await startTestApp({ config: { outboundAllowCidrs: ['127.0.0.0/8'] } })
    base = await addressOf(app)
    browser = await launchChromium()
    file = await serveIcs(eventText('a', 'DTSTART:20300107T100000Z', 'DURATION:PT30M'))
  })
  afterEach(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await file.close()
    await app.close()
  })

  const open = (path: string, options = {}) => openPortal({ app, browser, base }, path, options)

  async function made<T>({ account }: PortalPage, url: string, payload: object): Promise<T> {
    const answer = await account.admin({ method: 'POST', url, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<T>()
  }

  const lee = (opened: PortalPage) => made<{ resource_id: string }>(opened, '/resources', { name: 'Dr. Lee' })

  async function listed({ account }: PortalPage, url: string) {
    return (await account.admin({ url })).json().data
  }

  it('says what is off and what is missing before anything can be connected', async () => {
    const opened = await open('/integrate/calendars')
    const { page } = opened
    await page.getByText('Google calendars are off: this installation has no client of Google.').waitFor()
    await page.getByText('Nobody works here yet').waitFor()
    expect(await page.getByRole('button', { name: 'Connect a calendar' }).isDisabled()).toBe(true)
    await lee(opened)
    await page.reload()
    await page.getByText('No calendar is connected').waitFor()
    await page.getByRole('button', { name: 'Connect a calendar' }).click()
    const google = page.getByRole('dialog').getByRole('option', { name: 'Google (off here)' })
    expect(await google.isDisabled()).toBe(true)
    await page.goto(`${base}/integrate/calendars?consent=denied`)
    await page.getByText('Google gave no consent').waitFor()
  })

  it('connects a calendar, tells its state and its refusals, looks again, and disconnects after a question', async () => {
    const opened = await open('/integrate/keys')
    const { page } = opened
    const { resource_id: id } = await lee(opened)
    await page.goto(`${base}/integrate/calendars`)
    await page.getByRole('button', { name: 'Connect a calendar' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Kind of calendar').selectOption('Calendar file (ICS)')
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.poll(() => form.getByLabel('Address of the calendar').getAttribute('aria-invalid')).toBe('true')
    expect(await findingsOf(page)).toEqual([])
    await form.getByLabel('Address of the calendar').fill(file.url)
    await form.getByLabel('Take no bookings when it cannot be read').check()
    await form.getByLabel('Hours without a good look until then').fill('24')
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    const row = page.getByRole('row', { name: /^Dr. Lee/ })
    await row.getByText('Connected').waitFor()
    await row.getByText(/Last good look/).waitFor()
    expect(await listed(opened, '/calendar-connections')).toMatchObject([
      { provider: 'ics', resource_id: id, blocking: true, close_after_hours: 24, status: 'connected' },
    ])
    await row.getByRole('button', { name: 'Look now' }).click()
    await row.getByText('It can be read, and is looked at now.').waitFor()

    await row.getByRole('button', { name: 'Edit' }).click()
    await form.getByLabel('Take no bookings when it cannot be read').uncheck()
    await form.getByRole('button', { name: 'Save the calendar' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await listed(opened, '/calendar-connections')).toMatchObject([{ blocking: false }])
    await row.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Disconnect the calendar' }).click()
    await page.getByText('No calendar is connected').waitFor()
    expect(await listed(opened, '/calendar-connections')).toEqual([])
  })

  it('makes an address that a calendar program reads, shows it once, and deletes it', async () => {
    const opened = await open('/integrate/keys')
    const { page } = opened
    const { resource_id: id } = await lee(opened)
    await made(opened, '/bookings/calendar-feeds', { name: 'Wall screen' })
    await page.goto(`${base}/integrate/calendars`)
    const feeds = page.getByRole('region', { name: 'Bookings in a calendar program' })
    await feeds
      .getByRole('row', { name: /^Wall screen/ })
      .getByText('Everybody')
      .waitFor()
    await feeds.getByRole('button', { name: 'New address' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Where it is read (optional)').fill('Phone of Dr. Lee')
    await form.getByLabel('Bookings of').selectOption('Dr. Lee')
    await form.getByRole('button', { name: 'Make the address' }).click()
    await feeds.getByText('The address is ready.').waitFor()
    const { pathname, search } = new URL(await feeds.getByLabel('Address for the calendar program').inputValue())
    expect(await (await fetch(base + pathname + search)).text()).toMatch(/^BEGIN:VCALENDAR/)
    expect(await listed(opened, '/bookings/calendar-feeds')).toMatchObject([
      { name: 'Phone of Dr. Lee', resource_id: id },
      { name: 'Wall screen', resource_id: null },
    ])
    await feeds.getByRole('button', { name: 'I have stored it' }).click()
    await feeds
      .getByRole('row', { name: /^Phone of Dr. Lee/ })
      .getByRole('button', { name: 'Delete' })
      .click()
    await page.getByRole('button', { name: 'Delete the address' }).click()
    await feeds.getByRole('row', { name: /^Phone of Dr. Lee/ }).waitFor({ state: 'detached' })
    expect((await fetch(base + pathname + search)).status).toBe(404)
  })
})
