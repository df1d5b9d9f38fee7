import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { chromiumPath } from '../support/browser.ts'
import { openPortal, servePortal, type PortalPage } from './portal-page.ts'

const WEEK = { mon: [{ start: '09:00', end: '17:00' }], tue: [{ start: '09:00', end: '17:00' }] }

describe.skipIf(chromiumPath === undefined)('services and staff in the portal', () => {
  const served = servePortal()

  const open = (path: string, options = {}) => openPortal(served, path, options)

  async function made<T>({ account }: PortalPage, url: string, payload: object): Promise<T> {
    const answer = await account.admin({ method: 'POST', url, payload })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json<T>()
  }

  async function listOf({ account }: PortalPage, what: 'services' | 'resources') {
    return (await account.admin({ url: `/${what}` })).json().data
  }

  /** Somebody with hours, made by a program, and the services that they do. */
  async function withStaff(opened: PortalPage, services: string[] = []): Promise<string> {
    const { resource_id: id } = await made<{ resource_id: string }>(opened, '/resources', {
      name: 'Dr. Lee',
      weekly_hours: WEEK,
    })
    for (const name of services)
      await made(opened, '/services', { name, duration_minutes: 60, price: '$120', resource_ids: [id] })
    return id
  }

  it('tells whom no service names, in the settings and among the first steps, until one does', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    const lee = await withStaff(opened)
    const stranded = page.getByRole('list', { name: 'Staff without a service' })
    await page.goto(`${served.base}/settings/services`)
    await page.getByRole('row', { name: /^Dr\. Lee/ }).waitFor()
    expect(await stranded.count()).toBe(0)

    await made(opened, '/services', { name: 'Cleaning', duration_minutes: 60, resource_ids: [lee] })
    await made(opened, '/resources', { name: 'Room 2', kind: 'room', weekly_hours: WEEK })
    const { resource_id: nora } = await made<{ resource_id: string }>(opened, '/resources', {
      name: 'Nora',
      weekly_hours: WEEK,
    })
    for (const place of ['/welcome/services', '/settings/services']) {
      await page.goto(`${served.base}${place}`)
      await page.getByText('Nobody can book these people').waitFor()
      expect(await stranded.getByRole('link').allInnerTexts()).toEqual(['Nora'])
    }
    await page.getByRole('row', { name: /^Nora/ }).getByText('No service yet').waitFor()
    await stranded.getByRole('link', { name: 'Nora' }).click()
    await page.getByText('Nobody can book this person until a service is chosen.').waitFor()
    await page.getByRole('checkbox', { name: 'Cleaning' }).check()
    await page.getByText('Nobody can book this person').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    const [cleaning] = await listOf(opened, 'services')
    expect(cleaning.resource_ids.toSorted()).toEqual([lee, nora].toSorted())
    await page.goto(`${served.base}/settings/services`)
    await page.getByRole('row', { name: /^Nora/ }).getByText('Takes bookings').waitFor()
    expect(await stranded.count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('offers a service with all that it can hold, and changes one that a program made', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    const lee = await withStaff(opened, ['Cleaning'])
    await page.goto(`${served.base}/settings/services`)
    const row = page.getByRole('row', { name: /^Cleaning/ })
    await row.getByText('1 hour').waitFor()
    await row.getByText('$120').waitFor()
    await row.getByText('Dr. Lee').waitFor()
    await row.getByText('Can be booked').waitFor()

    await page.getByRole('link', { name: 'New service' }).click()
    await page.getByRole('button', { name: 'Offer the service' }).click()
    await page.getByText('Give it a name of 1 to 200 characters.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Check-up')
    await page.getByLabel('Duration in minutes').fill('half an hour')
    await page.getByRole('button', { name: 'Offer the service' }).click()
    await page.getByText('Give whole minutes, from 1 to 1440.').waitFor()
    await page.getByLabel('Duration in minutes').fill('45')
    await page.getByLabel('Price (optional)').fill('from $80')
    await page.getByLabel('Description (optional)').fill('Teeth and gums.')
    await page.getByLabel('Other names (optional)').fill('examination\nKontrolle')
    await page.getByLabel('Minutes kept free after').fill('15')
    await page.getByLabel('From one start to the next').selectOption('30 minutes')
    await page.getByLabel('Shortest notice').selectOption('2 hours')
    await page.getByLabel('Days ahead at most').fill('30')
    await page.getByLabel('Bookings a day at most (optional)').fill('8')
    await page.getByLabel('First day (optional)').fill('2026-12-01')
    await page.getByLabel('Who is booked').selectOption('The person whom the visitor chooses')
    await page.getByLabel('Places at one time').fill('4')
    await page.getByLabel('Largest party (optional)').fill('3')
    await page.getByLabel('Only at certain hours of the week').check()
    await page.getByLabel('Opens on Monday').fill('10:00')
    await page.getByRole('button', { name: 'Offer the service' }).click()
    await page
      .getByRole('row', { name: /^Check-up/ })
      .getByText('examination, Kontrolle')
      .waitFor()
    const [checkUp] = await listOf(opened, 'services')
    expect(checkUp).toMatchObject({
      name: 'Check-up',
      duration_minutes: 45,
      price: 'from $80',
      description: 'Teeth and gums.',
      aliases: ['examination', 'Kontrolle'],
      resource_ids: [lee],
      buffer_after_minutes: 15,
      slot_interval_minutes: 30,
      minimum_notice_minutes: 120,
      maximum_days_ahead: 30,
      maximum_per_day: 8,
      bookable_from: '2026-12-01',
      bookable_until: null,
      assignment: 'chosen',
      capacity: 4,
      party_min: null,
      party_max: 3,
      weekly_hours: { mon: [{ start: '10:00', end: '17:00' }], fri: [{ start: '09:00', end: '17:00' }] },
      active: true,
    })

    await page.getByRole('link', { name: 'Cleaning' }).click()
    await page.getByLabel('Duration in minutes').fill('50')
    await page.getByLabel('Last day (optional)').fill('2026-01-01')
    await page.getByLabel('First day (optional)').fill('2026-12-01')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Must not be before bookable_from.').waitFor()
    await page.getByLabel('Last day (optional)').fill('')
    await page.getByRole('switch', { name: /^Can be booked/ }).uncheck()
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.getByText('Not saved yet: Duration in minutes, First day (optional), Can be booked').waitFor()
    await bar.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    const cleaning = (await listOf(opened, 'services')).find(({ name }: { name: string }) => name === 'Cleaning')
    expect(cleaning).toMatchObject({ duration_minutes: 50, slot_interval_minutes: 50, active: false, price: '$120' })
    await page.getByRole('link', { name: 'All services and staff' }).click()
    await page
      .getByRole('row', { name: /^Cleaning/ })
      .getByText('Paused')
      .waitFor()
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('adds a person with hours, other days and services, and changes them', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    await made(opened, '/services', { name: 'Cleaning', duration_minutes: 60 })
    await page.goto(`${served.base}/settings/services`)
    await page.getByText('Nobody works here yet').waitFor()
    await page
      .getByRole('row', { name: /^Cleaning/ })
      .getByText('Nobody does it')
      .waitFor()
    await page.getByRole('link', { name: 'New person or room' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Tom Baker')
    await page.getByLabel('E-mail (optional)').fill('tom@practice.example')
    await page.getByLabel('Time zone').selectOption('America/New_York')
    await page.getByLabel('Cleaning').check()
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabel('Closes on Monday').fill('12:30')
    await page.getByRole('button', { name: 'Monday’s hours on Tuesday to Friday too' }).click()
    await page.getByRole('button', { name: 'Add a day' }).click()
    await page.getByLabel('Date', { exact: true }).fill('2026-12-24')
    await page.getByRole('button', { name: 'Add to the staff' }).click()
    const row = page.getByRole('row', { name: /^Tom Baker/ })
    await row.getByText('Mon–Fri 9:00 AM–12:30 PM').waitFor()
    await page
      .getByRole('row', { name: /^Cleaning/ })
      .getByText('Can be booked')
      .waitFor()
    const [tom] = await listOf(opened, 'resources')
    const hours = [{ start: '09:00', end: '12:30' }]
    expect(tom).toMatchObject({
      name: 'Tom Baker',
      kind: 'staff',
      email: 'tom@practice.example',
      time_zone: 'America/New_York',
      weekly_hours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours },
      date_overrides: [{ date: '2026-12-24', hours: [] }],
    })
    expect(await listOf(opened, 'services')).toMatchObject([{ resource_ids: [tom.resource_id] }])

    await page.getByRole('link', { name: 'Tom Baker' }).click()
    await page.getByLabel('Cleaning').uncheck()
    await page.getByRole('button', { name: 'Add hours on 2026-12-24' }).click()
    await page.getByRole('button', { name: 'Remove these hours on Friday' }).click()
    await page.getByLabel('Opens on Monday').fill('9 am')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Must be a time such as 09:00.').waitFor()
    await page.getByLabel('Opens on Monday').fill('09:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    const [after] = await listOf(opened, 'resources')
    expect(after.date_overrides).toEqual([{ date: '2026-12-24', hours: [{ start: '09:00', end: '17:00' }] }])
    expect(Object.keys(after.weekly_hours).toSorted()).toEqual(['mon', 'thu', 'tue', 'wed'])
    expect(await listOf(opened, 'services')).toMatchObject([{ resource_ids: [] }])
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('finds a name by the address, and deletes after a question that tells of bookings left behind', async () => {
    const opened = await open('/integrate/keys')
    const { page } = opened
    const names = ['Bleaching', 'Check-up', 'Cleaning', 'Crown', 'Filling', 'Implant', 'Scan', 'X-ray']
    await withStaff(opened, names)
    await page.goto(`${served.base}/settings/services?q=clean`)
    await page.getByRole('link', { name: 'Cleaning' }).waitFor()
    expect(await page.getByRole('link', { name: 'Crown' }).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search in names' }).fill('nothing')
    await page.getByText('No name has these letters').waitFor()
    expect(new URL(page.url()).search).toBe('?q=nothing')
    await page.getByRole('link', { name: 'Show all' }).click()
    const row = page.getByRole('row', { name: /^Crown/ })
    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Its bookings stay and keep its name.').waitFor()
    await page.getByRole('button', { name: 'Delete the service' }).click()
    await row.waitFor({ state: 'detached' })
    const left = await listOf(opened, 'services')
    expect(left.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.filter((name) => name !== 'Crown'))
  })

  it('is only read by members, who meet no act', async () => {
    const opened = await open('/integrate/keys')
    const { page, account } = opened
    const lee = await withStaff(opened, ['Cleaning'])
    const [{ service_id: cleaning }] = await listOf(opened, 'services')
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    await page.goto(`${served.base}/settings/services`)
    await page.getByRole('row', { name: /^Dr. Lee/ }).waitFor()
    for (const act of ['New service', 'New person or room', 'Delete'])
      expect(await page.getByText(act, { exact: true }).count()).toBe(0)
    for (const path of [cleaning, `staff/${lee}`]) {
      await page.goto(`${served.base}/settings/services/${path}`)
      await page.getByText('You can read these settings.').waitFor()
      expect(await page.locator('#page input:enabled, #page textarea:enabled, #page select:enabled').count()).toBe(0)
    }
    await page.goto(`${served.base}/settings/services/new`)
    await page.getByText('This page needs an administrator').waitFor()
  })
})
