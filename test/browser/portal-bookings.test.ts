import { sql } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/browser.ts'
import { expectSoundInEveryForm, openPortal, servePortal, type PortalPage } from './portal-page.ts'

const DAY_MS = 86_400_000
const HOUR_PX = 64
const DATE = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
const dayAfter = (days: number) => new Date(Date.parse(DATE) + days * DAY_MS).toISOString().slice(0, 10)
const LONG = { weekday: 'long', month: 'long', day: 'numeric' } as const
/** As the month names a day. */
const spoken = (date: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat('en', { ...style, timeZone: 'UTC' }).format(Date.parse(date))
const HOURS = [{ start: '09:00', end: '17:00' }]
const WEEK = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, HOURS]))

describe.skipIf(chromiumPath === undefined)('bookings in the portal', () => {
  const served = servePortal()

  async function made({ account }: PortalPage, url: string, payload: object): Promise<Record<string, string>> {
    const answer = await account.admin({ method: 'POST', url, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }

  /** A business with two people who work every day, and bookings of an hour. */
  async function openDay(booked: { at: string; client: string; who?: number; after?: number }[]) {
    const opened = await openPortal(served, '/settings/team')
    const people: string[] = []
    for (const name of ['Dr. Lee', 'Priya Nair'])
      people.push((await made(opened, '/resources', { name, weekly_hours: WEEK, time_zone: 'UTC' }))['resource_id']!)
    const service = { name: 'Cleaning', duration_minutes: 60, resource_ids: people }
    const { service_id } = await made(opened, '/services', service)
    const ids: string[] = []
    for (const { at, client, who = 0, after = 0 } of booked) {
      const client_phone = '+12125550100'
      const body = {
        service_id,
        resource_id: people[who],
        start: `${dayAfter(after)}T${at}:00Z`,
        client_name: client,
        client_phone,
      }
      ids.push((await made(opened, '/bookings', body))['booking_id']!)
    }
    await opened.page.goto(`${served.base}/bookings/day/${DATE}`)
    await opened.page.getByRole('region', { name: 'The day by staff' }).waitFor()
    const bookingOf = async (index: number) =>
      (await opened.account.admin({ url: `/bookings/${ids[index]}` })).json() as Record<string, string>
    return { ...opened, people, bookingOf }
  }

  it('books for the person that the palette found, without loading a page', async () => {
    const { page, account, complaints } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const payload = { name: 'Marcus Bell', phone: '+12125550177' }
    await account.admin({ method: 'POST', url: '/leads', payload })
    await page.evaluate('globalThis.isSamePage = true')
    await page.keyboard.press('Control+k')
    await page.getByRole('textbox', { name: 'Find anything' }).fill('Marcus')
    await page.getByRole('option', { name: 'New booking for Marcus Bell' }).click()
    const dialog = page.getByRole('dialog', { name: 'New booking' })
    await dialog.getByLabel('Day', { exact: true }).fill(DATE)
    await dialog.getByLabel(/^Start/).selectOption({ value: `${DATE}T14:00:00.000Z` })
    await dialog.getByRole('button', { name: 'Book it' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = (await account.admin({ url: '/bookings?q=Marcus' })).json()
    expect(data).toMatchObject([{ client_name: 'Marcus Bell', client_phone: '+12125550177' }])
    expect(new URL(page.url()).search).toBe('')
    // The links of Today and of a person's line of time stay in the page, too.
    await page.getByRole('link', { name: 'Leads' }).click()
    await page.getByRole('link', { name: 'Marcus Bell' }).click()
    await page.getByRole('link', { name: /^Cleaning, / }).click()
    await page.getByRole('heading', { name: 'Everything with Marcus Bell' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Marcus Bell', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Today' }).first().click()
    await page.getByRole('link', { name: 'Calendar' }).click()
    await page.getByRole('region', { name: 'The day by staff' }).waitFor()
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true)
    expect(complaints).toEqual([])
  })

  it('shows a booking that the API made, books one, and cancels with a reason', async () => {
    const { page, account, bookingOf, complaints } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const ada = page.getByRole('button', { name: /^Ada Cole/ })
    await ada.waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })

    // T alone is this day; behind G it is the page Today.
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await page.waitForURL(`${served.base}/`)
    await page.goBack()
    await ada.waitFor()
    await page.keyboard.press('n')
    await page.keyboard.press('b')
    const dialog = page.getByRole('dialog', { name: 'New booking' })
    await dialog.getByRole('button', { name: 'Book it' }).click()
    await dialog.getByText('Give the name of the customer.').waitFor()
    await dialog.getByLabel('Staff').selectOption('Priya Nair')
    await dialog.getByLabel(/^Start/).selectOption({ value: `${DATE}T14:00:00.000Z` })
    await dialog.getByLabel('Find a customer').fill('Ada')
    await dialog.getByRole('button', { name: /^Ada Cole/ }).click()
    await dialog.getByLabel('Notes').fill('Window seat')
    await dialog.getByRole('button', { name: 'Book it' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = (await account.admin({ url: '/bookings?q=window' })).json()
    const expected = { client_name: 'Ada Cole', client_phone: '+12125550100', start: `${DATE}T14:00:00.000Z` }
    expect(data).toMatchObject([{ ...expected, resource_name: 'Priya Nair', source: 'portal' }])

    await ada.first().click()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Cancel', exact: true }).click()
    await card.waitFor({ state: 'detached' })
    expect(await bookingOf(0)).toMatchObject({ status: 'cancelled' })
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('Ada Cole is booked again.').waitFor()
    expect(await bookingOf(0)).toMatchObject({ status: 'confirmed' })

    await ada.first().click()
    await card.getByRole('button', { name: 'Cancel with a reason…' }).click()
    await card.getByLabel('Reason').fill('Is ill')
    await card.getByRole('button', { name: 'Cancel the booking' }).click()
    await card.waitFor({ state: 'detached' })
    expect(await bookingOf(0)).toMatchObject({ status: 'cancelled', history: [{}, {}, {}, { reason: 'Is ill' }] })
    expect(complaints).toEqual([])
  })

  it('puts a booking back that collides, says why, and offers the next start', async () => {
    const { page, bookingOf, complaints } = await openDay([
      { at: '10:00', client: 'Ada Cole' },
      { at: '13:00', client: 'Ben Hall' },
    ])
    const before = await bookingOf(1)
    const ben = page.getByRole('button', { name: /^Ben Hall/ })
    await ben.scrollIntoViewIfNeeded()
    const box = (await ben.boundingBox())!
    const [x, y] = [box.x + 40, box.y + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - HOUR_PX)
    await page.mouse.move(x, y - 2.75 * HOUR_PX)
    await page.mouse.up()
    const why = page.getByRole('alertdialog')
    await why.getByText(/^Dr. Lee is with Ada Cole until /).waitFor()
    expect(await bookingOf(1)).toEqual(before)
    expect((await ben.boundingBox())!.y).toBeCloseTo(box.y, 0)
    await why.getByRole('button', { name: /^Put it at/ }).click()
    await why.waitFor({ state: 'detached' })
    await expect.poll(() => bookingOf(1)).toMatchObject({ start: `${DATE}T11:00:00.000Z` })
    // The browser itself reports the refused request.
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
  })

  it('moves by keys, to another person and another time, and by the menu', async () => {
    const { page, people, bookingOf } = await openDay([{ at: '13:00', client: 'Ben Hall' }])
    const ben = page.getByRole('button', { name: /^Ben Hall/ })
    await ben.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await bookingOf(0)).toMatchObject({ start: `${DATE}T13:00:00.000Z`, version: 1 })
    await ben.focus()
    await page.keyboard.press('Space')
    for (const _ of 'hour') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText(/^Ben Hall is now with Priya Nair at /).waitFor({ state: 'attached' })
    expect(await bookingOf(0)).toMatchObject({ start: `${DATE}T12:00:00.000Z`, resource_id: people[1] })

    await ben.click()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Move to…' }).click()
    await card.getByLabel(/^Start/).selectOption({ value: `${DATE}T15:00:00.000Z` })
    await card.getByRole('button', { name: 'Move the booking' }).click()
    await card.waitFor({ state: 'detached' })
    const moved = await bookingOf(0)
    expect(moved).toMatchObject({ start: `${DATE}T15:00:00.000Z`, resource_id: people[1] })

    await page.goto(`${served.base}/bookings/${moved['booking_id']}`)
    await page.getByRole('heading', { name: 'Ben Hall' }).waitFor()
    expect(await page.getByText('Moved', { exact: true }).count()).toBe(2)
  })

  it('cancels on its own page, and takes it back', async () => {
    const { page, bookingOf } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const { booking_id: id } = await bookingOf(0)
    await page.goto(`${served.base}/bookings/${id}`)
    await page.getByRole('heading', { name: 'Ada Cole' }).waitFor()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.poll(async () => (await bookingOf(0))['status']).toBe('cancelled')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect.poll(async () => (await bookingOf(0))['status']).toBe('confirmed')
  })

  it('makes a booking longer and shorter by drag, by keys and by the menu, and puts back what collides', async () => {
    const { page, bookingOf, complaints } = await openDay([
      { at: '10:00', client: 'Ada Cole' },
      { at: '12:00', client: 'Ben Hall' },
    ])
    const ada = page.getByRole('button', { name: /^Ada Cole/ })
    /** As the server has it, and the page. */
    const ends = async (time: string) => {
      await expect.poll(async () => (await bookingOf(0))['end']).toBe(`${DATE}T${time}:00.000Z`)
      await page.getByRole('button', { name: new RegExp(`^Ada Cole.* – ${time.replace(/^0/, '')}`) }).waitFor()
      await page.locator('[data-moving=true]').waitFor({ state: 'detached' })
    }
    await ada.scrollIntoViewIfNeeded()
    const pullTo = async (hours: number) => {
      const box = (await ada.boundingBox())!
      await page.mouse.move(box.x + 40, box.y + box.height - 3)
      await page.mouse.down()
      await page.mouse.move(box.x + 40, box.y + box.height + 20)
      await page.mouse.move(box.x + 40, box.y + box.height - 3 + hours * HOUR_PX)
      await page.mouse.up()
    }
    await pullTo(0.5)
    await ends('11:30')
    expect(await bookingOf(0)).toMatchObject({ start: `${DATE}T10:00:00.000Z`, version: 2 })
    await page.getByText(/^Ada Cole now ends at /).waitFor({ state: 'attached' })
    const before = await bookingOf(0)
    await pullTo(1)
    const why = page.getByRole('alertdialog')
    await why.getByText(/^Dr. Lee is with Ben Hall until /).waitFor()
    await why.getByText('It stays as long as it was.').waitFor()
    await why.getByRole('button', { name: 'Leave it where it was' }).click()
    expect(await bookingOf(0)).toEqual(before)

    await ada.focus()
    await page.keyboard.press('+')
    await ends('11:45')
    await ada.focus()
    await page.keyboard.press('-')
    await ends('11:30')
    // Together with a move, in one change.
    await ada.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('-')
    await page.keyboard.press('Enter')
    const refused = page.getByRole('alertdialog')
    await refused.getByRole('button', { name: 'Leave it where it was' }).click()
    await ada.focus()
    await page.keyboard.press('Space')
    for (const _ of 'hour') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('-')
    await page.keyboard.press('Enter')
    await ends('10:15')
    expect(await bookingOf(0)).toMatchObject({ start: `${DATE}T09:00:00.000Z` })

    await ada.click()
    const card = page.getByRole('dialog')
    await card.getByRole('button', { name: 'Move to…' }).click()
    await card.getByLabel('Length in minutes').fill('45')
    await card.getByRole('button', { name: 'Move the booking' }).click()
    await card.waitFor({ state: 'detached' })
    await ends('09:45')
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Bookings: longer, shorter').waitFor()
    await page.keyboard.press('Escape')
    await ada.focus()
    await page.keyboard.press('x')
    await page.getByRole('dialog', { name: 'Cancel Ada Cole, Cleaning?' }).waitFor()
    await page.keyboard.press('Escape')
    // The browser itself reports the refused requests.
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
  })

  it('keeps a booking in the hand that was picked up while its new length was sent', async () => {
    const { page, bookingOf } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const ada = page.getByRole('button', { name: /^Ada Cole/ })
    const isSent = Promise.withResolvers<void>()
    const isPicked = Promise.withResolvers<void>()
    await page.route('**/api/v1/bookings/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const response = await route.fetch()
      isSent.resolve()
      await isPicked.promise
      return route.fulfill({ response })
    })
    await ada.focus()
    await page.keyboard.press('+')
    await isSent.promise
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    isPicked.resolve()
    await page.getByText(/^Ada Cole now ends at /).waitFor({ state: 'attached' })
    expect(await ada.getAttribute('data-moving')).toBe('true')
    // What it was picked up from is no longer there: that is said, and stays.
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it where it was' }).click()
    expect(await bookingOf(0)).toMatchObject({ start: `${DATE}T10:00:00.000Z`, end: `${DATE}T11:15:00.000Z` })
  })

  it('gives somebody a day off in the calendar, lists what no longer fits, and takes it back', async () => {
    const { page, people, account, complaints } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const daysOff = async () => (await account.admin({ url: `/resources/${people[0]}` })).json().date_overrides
    await page.getByRole('button', { name: 'The day of Dr. Lee' }).click()
    await page.getByRole('menuitem', { name: 'Day off' }).click()
    await page.getByText('1 booking no longer fits').waitFor()
    expect(await daysOff()).toEqual([{ date: DATE, hours: [] }])
    await page.getByRole('button', { name: 'The day of Dr. Lee' }).click()
    await page.getByRole('menuitem', { name: 'Works after all' }).click()
    await page.getByText('1 booking no longer fits').waitFor({ state: 'detached' })
    expect(await daysOff()).toEqual([])
    await page.getByRole('button', { name: 'The day of Dr. Lee' }).click()
    await page.getByRole('menuitem', { name: 'Show alone' }).click()
    await page.getByRole('button', { name: 'The day of Priya Nair' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'The day of Dr. Lee' }).click()
    await page.getByRole('menuitem', { name: 'Hours and days off' }).click()
    await page.waitForURL(new RegExp(`/settings/services/staff/${people[0]}`))
    expect(complaints).toEqual([])
  })

  it('shows what a connected calendar and a hold keep busy', async () => {
    const opened = await openDay([])
    const { page, account, people } = opened
    const [service] = (await account.admin({ url: '/services' })).json().data
    await made(opened, '/bookings/holds', {
      service_id: service.service_id,
      resource_id: people[1],
      start: `${DATE}T15:00:00Z`,
    })
    await page.getByText(/^Held, [45]:\d\d left$/).waitFor()
    await made(opened, '/calendar-connections', {
      provider: 'ics',
      resource_id: people[0],
      settings: { url: 'https://calendar.invalid/basic.ics' },
    })
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`
        insert into external_busy (tenant_id, connection_id, number, resource_id, uid, start_at, end_at)
        select tenant_id, id, 1, resource_id, 'own', ${`${DATE}T11:00:00Z`}::timestamptz, ${`${DATE}T12:00:00Z`}::timestamptz
        from calendar_connections where tenant_id = ${account.tenantId}`),
    )
    await page.reload()
    await page.getByText('Busy', { exact: true }).waitFor()
    await expectSoundInEveryForm(page, '/bookings/day')
  })

  it('lists what no longer fits, and the day on paper', async () => {
    const { page, people, account } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const payload = { date_overrides: [{ date: DATE, hours: [] }] }
    await account.admin({ method: 'PATCH', url: `/resources/${people[0]}/date_overrides`, payload })
    await page.reload()
    await page.getByText('1 booking no longer fits').waitFor()
    await page.getByRole('link', { name: 'Mend it' }).click()
    await page
      .getByRole('row', { name: /Ada Cole/ })
      .getByText('Outside of the hours')
      .waitFor()
    await page.goto(`${served.base}/bookings/print/${DATE}`)
    await page
      .getByRole('row', { name: /Ada Cole/ })
      .getByText('Cleaning')
      .waitFor()
    await page.getByRole('columnheader', { name: 'Contact', exact: true }).waitFor()
    await page.getByRole('columnheader', { name: 'Notes', exact: true }).waitFor()
    // A sheet says of which day it is, and in which zone its times are.
    const day = spoken(DATE, LONG)
    const ofDay = page.getByText(new RegExp(`^${day}, .*(Time|UTC)`))
    await page.emulateMedia({ media: 'print' })
    await ofDay.waitFor()
    // Printed from the calendar, it is the same list: columns do not fit on paper.
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${served.base}/bookings/day/${DATE}`)
    const calendar = page.getByRole('region', { name: 'The day by staff' })
    await calendar.waitFor()
    await page.emulateMedia({ media: 'print' })
    await ofDay.waitFor()
    await page.getByRole('row', { name: /Ada Cole/ }).waitFor()
    expect(await calendar.isVisible()).toBe(false)
  })

  it('opens a long day where it goes on, and keeps the names of the staff in view', async () => {
    const { page, people, account } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const hours = [{ start: '00:00', end: '23:45' }]
    const payload = { date_overrides: [{ date: DATE, hours }] }
    for (const id of people) await account.admin({ method: 'PATCH', url: `/resources/${id}/date_overrides`, payload })
    const { data } = (await account.admin({ url: '/bookings' })).json()
    const change = {
      method: 'PATCH',
      url: `/bookings/${data[0].booking_id}`,
      payload: { start: `${DATE}T20:00:00Z` },
    } as const
    expect((await account.admin(change)).statusCode).toBe(200)
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.reload()
    const ada = page.getByRole('button', { name: /^Ada Cole/ })
    await ada.waitFor()
    const inView = (one: Locator) =>
      one.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      })
    await expect.poll(() => inView(ada)).toBe(true)
    expect(await inView(page.getByRole('button', { name: 'The day of Priya Nair' }))).toBe(true)
    await expectSoundInEveryForm(page, 'a long day')
  })

  it('moves in the week by keys and by drag, and puts back what collides', async () => {
    const opened = await openDay([
      { at: '10:00', client: 'Ada Cole' },
      { at: '13:00', client: 'Ben Hall' },
    ])
    const { page, account, people, bookingOf, complaints } = opened
    const [service] = (await account.admin({ url: '/services' })).json().data
    const held = { service_id: service.service_id, resource_id: people[1], start: `${DATE}T15:00:00Z` }
    await made(opened, '/bookings/holds', held)
    await page.getByRole('link', { name: 'Week', exact: true }).click()
    const ben = page.getByRole('region', { name: 'The week' }).getByRole('button', { name: /^Ben Hall/ })
    await ben.waitFor()
    await page.getByText('Held: Cleaning').waitFor()
    // From eight to nine and from five to six, on seven days.
    expect(await page.locator('[data-kind=closed]').count()).toBe(14)
    expect(new URL(page.url()).pathname).toBe(`/bookings/week/${DATE}`)
    await page.setViewportSize({ width: 1280, height: 1000 })

    await ben.focus()
    await page.keyboard.press('Space')
    for (const _ of 'hour') await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByText(/^Ben Hall is now with Dr. Lee at /).waitFor({ state: 'attached' })
    expect(await bookingOf(1)).toMatchObject({ start: `${DATE}T12:00:00.000Z` })

    const before = await bookingOf(1)
    await ben.dragTo(page.getByRole('button', { name: /^Ada Cole/ }), { targetPosition: { x: 8, y: 8 } })
    const why = page.getByRole('alertdialog')
    await why.getByText(/^Dr. Lee is with Ada Cole until /).waitFor()
    expect(await bookingOf(1)).toEqual(before)
    await why.getByRole('button', { name: /^Put it at/ }).click()
    await why.waitFor({ state: 'detached' })
    await expect.poll(() => bookingOf(1)).toMatchObject({ start: `${DATE}T11:00:00.000Z` })
    await page.getByRole('button', { name: `${DATE} 14:00:00` }).click()
    const dialog = page.getByRole('dialog', { name: 'New booking' })
    expect(await dialog.getByLabel(/^Start/).inputValue()).toBe(`${DATE}T14:00:00.000Z`)
    // The browser itself reports the refused request.
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
  })

  it('shows the month, for one person, and opens a record', async () => {
    const { page, people, complaints } = await openDay([
      { at: '10:00', client: 'Ada Cole' },
      { at: '10:00', client: 'Ben Hall', who: 1 },
    ])
    await page.keyboard.press('m')
    const month = page.getByRole('region', { name: 'The month' })
    const ada = month.getByRole('button', { name: /^Ada Cole/ })
    await ada.waitFor()
    await month.getByRole('button', { name: /^Ben Hall/ }).waitFor()
    await page.setViewportSize({ width: 1280, height: 1000 })
    await page.getByRole('link', { name: 'Dr. Lee' }).click()
    await month.getByRole('button', { name: /^Ben Hall/ }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe(`?staff=${people[0]}`)
    await page.getByRole('button', { name: 'New booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New booking' })
    expect(await dialog.getByLabel('Day').inputValue()).toBe(DATE)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await ada.click()
    await page.getByRole('heading', { name: 'Ada Cole' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('moves in the month by keys and by drag, at its hour, and puts back what collides', async () => {
    const opened = await openDay([
      { at: '10:00', client: 'Ada Cole' },
      { at: '10:00', client: 'Ben Hall', after: 1 },
    ])
    const { page, bookingOf, complaints } = opened
    const date = dayAfter(1)
    await page.goto(`${served.base}/bookings/month/${DATE}`)
    await page.setViewportSize({ width: 1280, height: 1000 })
    const month = page.getByRole('region', { name: 'The month' })
    const ben = month.getByRole('button', { name: /^Ben Hall/ })
    await ben.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const moved = (day: string) => page.getByText(`Ben Hall is now with Dr. Lee at ${spoken(day, LONG)}`)
    await moved(dayAfter(2)).waitFor({ state: 'attached' })
    expect(await bookingOf(1)).toMatchObject({ start: `${dayAfter(2)}T10:00:00.000Z` })

    await ben.dragTo(month.getByRole('button', { name: spoken(date), exact: true }))
    await moved(date).waitFor({ state: 'attached' })
    const before = await bookingOf(1)
    expect(before).toMatchObject({ start: `${date}T10:00:00.000Z` })
    await ben.dragTo(month.getByRole('button', { name: spoken(DATE), exact: true }))
    const why = page.getByRole('alertdialog')
    await why.getByText(/^Dr. Lee is with Ada Cole until /).waitFor()
    expect(await bookingOf(1)).toEqual(before)
    await why.getByRole('button', { name: 'Leave it' }).click()
    await why.waitFor({ state: 'detached' })
    await ben.click()
    await page.getByRole('heading', { name: 'Ben Hall' }).waitFor()
    // The browser itself reports the refused request.
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
  })

  it('shows how many places of a class are taken, and by whom, in the day, the week and the month', async () => {
    const opened = await openPortal(served, '/settings/team')
    const { page, account, complaints } = opened
    const { resource_id: id } = await made(opened, '/resources', {
      name: 'Mira Holt',
      weekly_hours: WEEK,
      time_zone: 'UTC',
    })
    const yoga = {
      name: 'Yoga',
      duration_minutes: 60,
      resource_ids: [id],
      capacity: 10,
      party_max: 4,
      slot_interval_minutes: 15,
    }
    const { service_id: serviceId } = await made(opened, '/services', yoga)
    const come = async (client_name: string, party_size: number) => {
      const body = { service_id: serviceId, start: `${DATE}T10:00:00Z`, client_name, client_phone: '+12125550100' }
      return (await made(opened, '/bookings', { ...body, party_size }))['booking_id']!
    }
    await come('Ada Cole', 1)
    const ben = await come('Ben Hall', 2)
    await come('Cleo Ray', 4)
    for (const view of ['day', 'week', 'month']) {
      await page.goto(`${served.base}/bookings/${view}/${DATE}`)
      await page
        .getByText(/Yoga, .*7 of 10 places/)
        .first()
        .waitFor()
      if (view === 'day') {
        // The end of the class cuts nobody off.
        const names = page.getByRole('button', { name: /Yoga/ })
        const [head, ...boxes] = await Promise.all([
          page.getByText(/^Yoga, .*7 of 10 places/).boundingBox(),
          ...(await names.all()).map((one) => one.boundingBox()),
        ])
        expect(boxes).toHaveLength(3)
        for (const box of boxes) expect(box!.y + box!.height).toBeLessThan(head!.y + HOUR_PX)
        await page.getByText('Ben Hall × 2').first().waitFor()
      }
      if (view === 'week') await expectSoundInEveryForm(page, `/bookings/${view}`)
      await page.setViewportSize({ width: 1280, height: 1000 })
    }
    await page.getByRole('button', { name: /^Yoga, 7 of 10 places/ }).click()
    await page.waitForURL(`${served.base}/bookings/day/${DATE}`)

    await page.goto(`${served.base}/bookings/week/${DATE}`)
    const week = page.getByRole('region', { name: 'The week' })
    for (const name of ['Ada Cole', 'Ben Hall × 2', 'Cleo Ray × 4'])
      await week.getByRole('button', { name, exact: true }).waitFor()
    await week.getByRole('button', { name: 'Ben Hall × 2' }).focus()
    await page.keyboard.press('Space')
    for (const _ of 'two hours') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await week.getByText('Yoga, 2 of 10 places').waitFor()
    await week.getByText('Yoga, 5 of 10 places').waitFor()
    expect((await account.admin({ url: `/bookings/${ben}` })).json()).toMatchObject({
      start: `${DATE}T12:00:00.000Z`,
      party_size: 2,
    })
    await week.getByRole('button', { name: 'Ada Cole' }).click()
    await page.getByRole('heading', { name: 'Ada Cole' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('opens this week without a date, with the time that it is and the colour of each service', async () => {
    const { page, complaints } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    await page.clock.setFixedTime(`${DATE}T12:00:00Z`)
    await page.goto(new URL('/bookings/week', page.url()).href)
    const ada = page.getByRole('region', { name: 'The week' }).getByRole('button', { name: /^Ada Cole/ })
    await ada.waitFor()
    expect(await ada.getAttribute('data-service')).toBe('0')
    expect(await page.locator('.mantine-WeekView-currentTimeIndicator').count()).toBe(1)
    // Red is for what needs a person, a weekend does not.
    const colours = await page
      .locator('[data-weekend]')
      .evaluateAll((days) => days.map((day) => getComputedStyle(day).color))
    const own = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    expect(new Set(colours)).toEqual(new Set([own]))
    await page.goto(new URL('/bookings/month', page.url()).href)
    await page
      .getByRole('region', { name: 'The month' })
      .getByRole('button', { name: /^Ada Cole/ })
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('does what each of its controls says: days, views, staff, list, print and the ends of a booking', async () => {
    const { page, account, bookingOf, complaints } = await openDay([{ at: '10:00', client: 'Ada Cole' }])
    const at = (path: string) => page.waitForURL((url) => url.pathname === path)
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const today = new Date().toISOString().slice(0, 10)
    await link('Day after').click()
    await at(`/bookings/day/${dayAfter(1)}`)
    await page.getByRole('heading', { name: 'Bookings' }).waitFor()
    await link('Day before').click()
    await at(`/bookings/day/${DATE}`)
    const side = page.getByRole('complementary', { name: 'Month, staff and kinds' })
    await side.getByLabel('Priya Nair').uncheck()
    await page.getByRole('button', { name: 'The day of Priya Nair' }).waitFor({ state: 'detached' })
    await side.getByLabel('Priya Nair').check()
    await page.getByRole('button', { name: 'The day of Priya Nair' }).waitFor()
    await side.getByRole('link', { name: spoken(dayAfter(1), LONG), exact: true }).click()
    await at(`/bookings/day/${dayAfter(1)}`)
    await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
    await at(`/bookings/day/${today}`)
    await page.goto(`${served.base}/bookings/day/${DATE}`)
    await page.getByText('The day as a list').click()
    await page.getByRole('table').getByText('Ada Cole').waitFor()

    await page.evaluate('window.print = () => (globalThis.isPrinted = true)')
    await link('List of the day').click()
    await at(`/bookings/print/${DATE}`)
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate('globalThis.isPrinted')).toBe(true)
    await link('Day after').click()
    await at(`/bookings/print/${dayAfter(1)}`)
    await link('Day before').click()
    await link('Day').click()
    await at(`/bookings/day/${DATE}`)

    await link('Week').click()
    await link('Week after').click()
    await at(`/bookings/week/${dayAfter(7)}`)
    await link('Week before').click()
    await at(`/bookings/week/${DATE}`)
    await link('Priya Nair').click()
    await page.waitForURL(/staff=/)
    await link('Everyone').click()
    await page.waitForURL((url) => url.search === '')
    await link('Month').click()
    await link('Month after').click()
    await link('Month before').click()
    await page.getByRole('main').getByRole('link', { name: 'Today', exact: true }).click()
    await at(`/bookings/month/${today}`)
    await link('Day').click()
    await at(`/bookings/day/${today}`)

    // The ends of an appointment are offered once it has begun.
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(
        sql`update bookings set start_at = now() - interval '20 minutes', end_at = now() + interval '40 minutes'`,
      ),
    )
    const { booking_id: id } = await bookingOf(0)
    await page.goto(`${served.base}/bookings/${id}`)
    const card = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Change' }).click()
    await card.getByRole('button', { name: 'Did not come' }).click()
    await expect.poll(async () => (await bookingOf(0))['status']).toBe('no_show')
    await page.getByRole('button', { name: 'Change' }).click()
    await card.getByRole('button', { name: 'Done' }).click()
    await expect.poll(async () => (await bookingOf(0))['status']).toBe('completed')
    await link('Day').click()
    await page.getByRole('region', { name: 'The day by staff' }).waitFor()
    expect(complaints).toEqual([])
  })
})
