import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockAt, createDesk, pathIn, type Booked, type Desk } from '../bookings/visitor-desk.ts'
import { startTestApp } from '../support/app.ts'
import { chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'

const SCHEMES = ['light', 'dark'] as const

describe.skipIf(chromiumPath === undefined)('the page of a booking in Chromium', () => {
  const clock = clockAt('2026-03-02T08:00:00.000Z')
  let server: MailServer
  let app: FastifyInstance
  let browser: Browser
  let base: string

  beforeAll(async () => {
    server = await startMailServer()
    app = await startTestApp({ clock, config: { mail: { smtpUrl: server.url, from: 'desk@example.com' } } })
    await app.listen({ host: '127.0.0.1', port: 0 })
    base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    browser = await launchChromium()
  })
  afterEach(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await app.close()
    await server[Symbol.asyncDispose]()
  })

  async function booked(): Promise<{ desk: Desk; booking: Booked; path: string }> {
    const desk = await createDesk(app, clock)
    const business = { address: '1 Quay, Harbour', email: 'hello@harbour.example', website: 'https://harbour.example' }
    await desk.tenant.send({ method: 'PATCH', url: `/tenants/${desk.tenant.tenantId}`, payload: { business } })
    const booking = await desk.book()
    return { desk, booking, path: pathIn(await server.take(booking.client_email)) }
  }

  interface Opened {
    page: Page
    /** External requests, and console messages. */
    outside: string[]
    complaints: string[]
  }

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
    const page = await (await browser.newContext({ locale: 'en-GB', ...options })).newPage()
    const outside: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => void (request.url().startsWith(base) || outside.push(request.url())))
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    await page.goto(base + path)
    return { page, outside, complaints }
  }

  const statusOf = async (desk: Desk, { booking_id: id }: Booked) =>
    (await desk.tenant.send({ url: `/bookings/${id}` })).json<Booked>()

  it('moves and cancels without JavaScript', async () => {
    const { desk, booking, path } = await booked()
    const { page } = await open(path, { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Move' }).click()
    await page.getByRole('link', { name: 'Friday, March 13' }).click()
    const day = page.getByRole('group', { name: 'Friday, March 13' })
    await day.getByLabel('10:00 AM').check()
    await page.getByRole('button', { name: 'Move the appointment' }).click()
    await page.getByText('Your appointment has been moved.').waitFor()
    expect(page.url()).toBe(`${base}${path}?done=moved`)
    expect(await statusOf(desk, booking)).toMatchObject({ start: '2026-03-13T14:00:00.000Z', status: 'confirmed' })

    await page.reload()
    await page.getByRole('link', { name: 'Cancel it' }).click()
    await page.getByLabel('Reason').fill('Ill')
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    await page.getByText('This appointment is cancelled.').waitFor()
    expect(await page.getByRole('button').allTextContents()).toEqual(['Take it back'])
    expect((await statusOf(desk, booking)).status).toBe('cancelled')
  })

  it.each([
    ['#0B6BCB', 'light', 'rgb(11, 107, 203)'],
    ['#FFFFFF', 'light', 'rgb(22, 25, 29)'],
    ['#000000', 'dark', 'rgb(242, 244, 246)'],
    ['#FFE600', 'light', 'rgb(255, 230, 0)'],
  ] as const)(
    'wears the accent %s, readable and under the strict policy, %s',
    async (accent, colorScheme, expected) => {
      const { desk, path } = await booked()
      const payload = { widget: { accent_color: accent } }
      await desk.tenant.send({ method: 'PATCH', url: `/tenants/${desk.tenant.tenantId}`, payload })
      const { page, complaints } = await open(path, { colorScheme })
      const button = page.getByRole('link', { name: 'Add to calendar' })
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(expected)
      expect(await findingsOf(page)).toEqual([])
      const policy = (await page.request.get(base + path)).headers()['content-security-policy']
      expect([policy!.includes("'sha256-"), policy!.includes('unsafe'), complaints]).toEqual([true, false, []])
    },
  )

  it('goes by keyboard alone', async () => {
    const { desk, booking, path } = await booked()
    const { page } = await open(path)
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return
      }
      throw new Error(`The keyboard does not reach ${selector}`)
    }
    await tabTo('a[href$="?change=move"]')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Move your appointment' }).waitFor()
    await tabTo('input[type=radio]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Your appointment has been moved.').waitFor()
    expect((await statusOf(desk, booking)).version).toBe(2)
  })

  it('says a time that was chosen before its script was there', async () => {
    const { path } = await booked()
    const { page } = await open(path)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/manage.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${base}${path}?change=move`, { waitUntil: 'commit' })
    await page.getByRole('radio').first().check()
    expect(await page.getByRole('button', { name: 'Move the appointment' }).count()).toBe(1)
    release()
    await page.getByRole('button', { name: /^Move to .+ AM$/ }).waitFor()
  })

  it('has its days as a date grid, and a button that says the new time', async () => {
    const { desk, booking, path } = await booked()
    const { page, complaints } = await open(`${path}?change=move`)
    const grid = page.getByRole('grid', { name: 'Choose a day' })
    expect(await grid.getByRole('gridcell').count()).toBe(14)
    const stop = grid.locator('[tabindex="0"]')
    expect(await stop.getAttribute('aria-current')).toBe('date')
    await stop.focus()
    const day = () => page.evaluate('document.activeElement.id')
    const press = async (key: string) => {
      await page.keyboard.press(key)
      await expect.poll(day).toMatch(/^2026-/)
      return day()
    }
    expect(await press('Home')).toBe('2026-03-02')
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) expect(await press(key)).toBe('2026-03-02')
    expect(await press('End')).toBe('2026-03-08')
    expect([await stop.count(), await stop.getAttribute('aria-disabled')]).toEqual([1, 'true'])
    expect(await press('ArrowDown')).toBe('2026-03-15')
    await page.keyboard.press('ArrowRight')
    await expect.poll(day).toBe('2026-03-16')
    await page.keyboard.press('ArrowUp')
    await expect.poll(day).toBe('2026-03-09')
    await page.keyboard.press('PageDown')
    await expect.poll(day).toBe('2026-03-23')
    expect(await findingsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Monday, March 23' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: /^Move to Mon, Mar 23, \d+:\d\d AM$/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Your appointment has been moved.').waitFor()
    expect((await statusOf(desk, booking)).start).toMatch(/^2026-03-23T/)
    expect(complaints).toEqual([])
  })

  it.each(SCHEMES)(
    'has no accessibility findings, fits small screens, and asks for nothing elsewhere: %s',
    async (colorScheme) => {
      const { desk, booking, path } = await booked()
      const { page, outside, complaints } = await open(path, { colorScheme })
      const check = async (name: string) => {
        await page.locator('main').waitFor()
        for (const width of [1_000, 320]) {
          await page.setViewportSize({ width, height: 700 })
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
          expect({ name, width, found: await findingsOf(page) }).toEqual({ name, width, found: [] })
        }
      }
      await check('open')
      await page.goto(`${base}${path}?change=move`)
      await check('moving')
      await page.goto(`${base}${path}?change=cancel`)
      await check('cancelling')
      await page.goto(`${base}${path}?done=moved`)
      await check('moved')
      await desk.book({ start: '2026-03-06T15:00:00.000Z' })
      await page.goto(`${base}/b/${'A'.repeat(43)}`)
      await check('unknown')
      await desk.tenant.send({ method: 'POST', url: `/bookings/${booking.booking_id}/cancel`, payload: {} })
      await page.goto(base + path)
      await check('cancelled')
      expect(outside).toEqual([])
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    },
  )

  it('tells what is wrong where it is', async () => {
    const { desk, path } = await booked()
    const { page } = await open(path)
    await page.getByRole('link', { name: 'Move' }).click()
    await page.getByRole('link', { name: 'Friday, March 6' }).click()
    const day = page.getByRole('group', { name: 'Friday, March 6' })
    await day.getByLabel('10:00 AM').check()
    await desk.book({ start: '2026-03-06T15:00:00.000Z' })
    await page.getByRole('button', { name: 'Move to Fri, Mar 6, 10:00 AM' }).click()
    await page.getByRole('alert').getByText('This time is not free any more.').waitFor()
    expect(await day.getByText('10:00 AM').count()).toBe(0)
    expect(await findingsOf(page)).toEqual([])
  })
})
