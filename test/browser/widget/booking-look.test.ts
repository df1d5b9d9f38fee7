import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../support/browser.ts'
import {
  chooseTime,
  launcherOf,
  openView,
  startWidgetHost,
  timesOf,
  type VisitOptions,
  type WidgetHost,
} from '../../support/widget-host.ts'

const ZONE = 'America/New_York'
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

describe.skipIf(chromiumPath === undefined)('the booking as a visitor sees it', () => {
  let host: WidgetHost

  const post = async <T>(url: string, payload: object) => {
    const made = await host.tenant.send({ method: 'POST', url, payload })
    expect(made.statusCode).toBe(201)
    return made.json<T>()
  }
  /** A person who is there from eight to eight, on these days. */
  const person = async (name: string, days = DAYS) => {
    const hours = Object.fromEntries(days.map((day) => [day, [{ start: '08:00', end: '20:00' }]]))
    return (await post<{ resource_id: string }>('/resources', { name, weekly_hours: hours })).resource_id
  }
  const service = (name: string, values: object) => post('/services', { name, duration_minutes: 60, ...values })

  beforeAll(async () => {
    host = await startWidgetHost()
    await host.configure({ time_zone: ZONE, business: { address: '42 Harbour Street, New York' } })
    const [ada, grace] = [await person('Dr. Ada Hart'), await person('Dr. Grace Lane')]
    await service('Cleaning', { resource_ids: [ada], minimum_notice_minutes: 3 * 1_440 })
    await service('Consultation', { resource_ids: [ada, grace] })
    await service('Blood test', { resource_ids: [ada], duration_minutes: 15 })
    await service('Table', { resource_ids: [await person('The dining room')], party_min: 1, party_max: 6, capacity: 6 })
  })
  afterEach(async () => void (await Promise.all(host.browser.contexts().map((context) => context.close()))))
  afterAll(() => host[Symbol.asyncDispose]())

  const times = async (name: string, options: VisitOptions = {}): Promise<Page> => {
    const { page } = await host.visit(options)
    await launcherOf(page).click()
    await openView(page, 'book')
    await page.getByRole('button', { name }).click()
    await timesOf(page).first().waitFor({ state: 'attached' })
    return page
  }
  const choosePart = (page: Page, part: string) => page.locator('.segments label', { hasText: part }).click()
  const dayAfter = (days: number) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: ZONE }).format(Date.now() + days * 86_400_000)

  it('shows the parts of a day whole, above more times than the panel is high', async () => {
    const page = await times('Blood test')
    // Of today, few times may be left.
    await page.locator('.day[aria-disabled=false]').last().click()
    await page.locator('.day[aria-selected=true]:not([aria-current])').waitFor()
    const parts = page.locator('.segments').first()
    expect(await page.locator('.times').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(250)
    expect(await parts.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    expect((await parts.boundingBox())!.height).toBeGreaterThanOrEqual(32)
  })

  it('begins today, with the first free day chosen, and shows no week that is over', async () => {
    const page = await times('Cleaning')
    const chosen = page.locator('.day[aria-selected=true]')
    expect(await chosen.count()).toBe(1)
    // Three days of notice are over during the third day, or after its last hour.
    const [, day, count] = /^(.+), (\d+) free times$/.exec((await chosen.getAttribute('aria-label'))!)!
    expect([dayAfter(3), dayAfter(4)]).toContain(day)
    const parts = (await page.locator('.segments label').allInnerTexts()).map((text) => Number(text.split(' · ')[1]))
    expect(parts.reduce((sum, part) => sum + part)).toBe(Number(count))
    const cells = await page.locator('.day').allInnerTexts()
    expect(cells).toHaveLength(14)
    const today = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: ZONE }).format(Date.now())
    expect(cells[0]!.trim()).toBe(today)
    const earlier = page.getByRole('button', { name: 'Earlier days' })
    expect(await earlier.getAttribute('aria-disabled')).toBe('true')
    await earlier.click({ force: true })
    expect((await page.locator('.day').first().innerText()).trim()).toBe(today)
    await page.getByRole('button', { name: 'Later days' }).click()
    await page.locator('.day[aria-selected=true]').waitFor()
    expect(await earlier.getAttribute('aria-disabled')).toBe('false')
  })

  /** Accessible name of what has the focus. */
  const focused = (page: Page) =>
    page.evaluate(`{
      const { activeElement: element } = document.activeElement.shadowRoot
      element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText
    }`) as Promise<string>
  const press = async (page: Page, key: string) => {
    await page.keyboard.press(key)
    return focused(page)
  }

  it('goes by the keys of a date grid, full days too, and leaves it by Tab', async () => {
    const page = await times('Cleaning')
    const grid = page.getByRole('grid', { name: 'Choose a day' })
    expect([await grid.getByRole('row').count(), await grid.getByRole('gridcell').count()]).toEqual([2, 14])
    const stop = grid.locator('[tabindex="0"]')
    expect(await stop.getAttribute('aria-selected')).toBe('true')
    await stop.focus()
    expect(await press(page, 'Home')).toBe(dayAfter(0))
    expect([await stop.count(), await stop.getAttribute('aria-disabled')]).toEqual([1, 'true'])
    const chosen = await grid.locator('[aria-selected=true]').innerText()
    expect(await press(page, 'Enter')).toBe(dayAfter(0))
    expect(await grid.locator('[aria-selected=true]').innerText()).toBe(chosen)
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) expect(await press(page, key)).toBe(dayAfter(0))
    expect(await press(page, 'ArrowRight')).toBe(dayAfter(1))
    const dayIs = (days: number) => new RegExp(`^${dayAfter(days)}, \\d+ free times$`)
    expect(await press(page, 'ArrowDown')).toMatch(dayIs(8))
    expect(await press(page, 'End')).toMatch(dayIs(13))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toMatch(dayIs(14))
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toMatch(dayIs(7))
    await page.keyboard.press('PageDown')
    await expect.poll(() => focused(page)).toMatch(dayIs(21))
    await page.keyboard.press('Space')
    expect(await grid.locator('[aria-selected=true]').getAttribute('aria-label')).toMatch(dayIs(21))
    await page.keyboard.press('PageUp')
    await expect.poll(() => focused(page)).toMatch(dayIs(7))
    expect(await press(page, 'Tab')).toMatch(/^(Morning|Afternoon|Evening)/)
  })

  it('chooses a time by the arrows, and says which before it goes on', async () => {
    const page = await times('Cleaning')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.locator('.day[aria-disabled=false]').nth(1).click()
    await page.locator('.day[aria-disabled=false]').nth(1).and(page.locator('[aria-selected=true]')).waitFor()
    expect(asked.filter((path) => path.endsWith('/availability'))).toEqual([])
    const day = (await page.locator('.day[aria-selected=true]').getAttribute('aria-label'))!
    const group = page.getByRole('radiogroup', { name: /^\w+day, .*, New York time, and below it yours, Berlin$/ })
    const goOn = page.locator('#view-book .bar button')
    expect([await goOn.innerText(), await goOn.getAttribute('aria-disabled')]).toEqual(['Choose a time', 'true'])
    await goOn.click({ force: true })
    expect(await timesOf(page).count()).toBeGreaterThan(3)
    await page.getByRole('radio', { name: 'Morning' }).focus()
    expect(await press(page, 'ArrowRight')).toMatch(/^Afternoon/)
    expect(await press(page, 'Tab')).toBe('12:00 PM\n6:00 PM')
    expect(await press(page, 'ArrowDown')).toBe('1:00 PM\n7:00 PM')
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(1)
    expect(await goOn.innerText()).toMatch(/^\w{3}, \w{3} \d+, 1:00 PM · Continue$/)
    expect((await goOn.innerText()).slice(0, 3)).toBe(day.slice(0, 3))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Book for \w{3} 1:00 PM$/ }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => timesOf(page).nth(1).isChecked()).toBe(true)
  })

  it('turns the arrows around where one reads from right to left', async () => {
    await host.configure({ widget: { texts: { placeholder: 'كتابة رسالة' } } })
    const page = await times('Cleaning', { attributes: 'data-locale="ar"' })
    await host.configure({ widget: { texts: { placeholder: null } } })
    const number = () => page.evaluate(`document.activeElement.shadowRoot.activeElement.innerText`)
    const cells = await page.locator('.day').allInnerTexts()
    await page.locator('.day[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(await number()).toBe(cells[1])
    await page.keyboard.press('ArrowRight')
    expect(await number()).toBe(cells[0])
  })

  it('has the parts of the day, in the time of the business, with the visitor’s own below', async () => {
    const page = await times('Cleaning')
    // Of the first free day, the morning may be over.
    await page.locator('.day[aria-disabled=false]').nth(1).click()
    const parts = page.locator('#view-book .segments label')
    const shown = page.locator('#view-book .times span')
    await expect.poll(() => parts.count()).toBe(3)
    const counts = (await parts.allInnerTexts()).map((text) => /^(Morning|Afternoon|Evening) · (\d+)$/.exec(text)!)
    expect(counts.map(([, part]) => part)).toEqual(['Morning', 'Afternoon', 'Evening'])
    // The first part with a free time is chosen.
    expect(await page.getByRole('radio', { name: 'Morning' }).isChecked()).toBe(true)
    expect(await shown.count()).toBe(Number(counts[0]![2]))
    await choosePart(page, 'Evening')
    expect(await shown.count()).toBe(Number(counts[2]![2]))
    expect((await shown.first().innerText()).split('\n')).toEqual(['5:00 PM', '11:00 PM'])
    await page.getByText('New York time, and below it yours, Berlin').waitFor()
    const near = await times('Cleaning', { context: { timezoneId: ZONE } })
    await near.locator('.day[aria-disabled=false]').nth(1).click()
    await choosePart(near, 'Evening')
    expect(await near.locator('#view-book .times span').first().innerText()).toBe('5:00 PM')
    await near.getByText('New York time', { exact: true }).waitFor()
  })

  it('asks for the person where there are several, and for the party where parties come', async () => {
    const alone = await times('Cleaning')
    expect(await alone.getByRole('radiogroup', { name: 'Who would you like to see?' }).count()).toBe(0)
    expect(await alone.locator('#view-book select').count()).toBe(0)
    const page = await times('Consultation')
    const people = page.getByRole('radiogroup', { name: 'Who would you like to see?' })
    expect(await people.locator('label').allInnerTexts()).toEqual(['Anyone', 'Dr. Ada Hart', 'Dr. Grace Lane'])
    expect(await people.getByRole('radio').first().isChecked()).toBe(true)
    await people.getByText('Dr. Grace Lane').click()
    expect(await people.getByRole('radio').nth(2).isChecked()).toBe(true)
    await chooseTime(page)
    await page.locator('.summary', { hasText: 'Consultation, Dr. Grace Lane' }).waitFor()
    const table = await times('Table')
    await table.getByLabel('How many people?').selectOption('4')
    await chooseTime(table)
    await table.locator('.summary', { hasText: 'Table, 4 people' }).waitFor()
  })

  it('takes an error away as soon as its field is filled, and keeps its button in reach', async () => {
    const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }
    const page = await times('Cleaning', {
      context: phone,
      head: '<meta name="viewport" content="width=device-width">',
    })
    await chooseTime(page)
    const submit = page.getByRole('button', { name: /^Book for \w{3} / })
    await submit.click()
    const errors = page.locator('#view-book .field .trouble')
    expect(await errors.allInnerTexts()).toEqual([
      'Please fill this in.',
      'Please leave an e-mail address or a phone number.',
    ])
    expect(await page.locator('[name=name]').getAttribute('aria-invalid')).toBe('true')
    await page.locator('[name=name]').fill('Maria Lopez')
    expect(await errors.allInnerTexts()).toEqual(['Please leave an e-mail address or a phone number.'])
    // Either of the two is enough.
    await page.locator('[name=phone]').fill('+1 212 555 0142')
    expect(await errors.count()).toBe(0)
    const view = await page.locator('.panel').boundingBox()
    const button = (await submit.boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual(view!.y + view!.height)
    expect(button.height).toBeGreaterThanOrEqual(44)
  })

  it('scrolls its fields above the button, never behind it', async () => {
    const page = await times('Cleaning', { context: { viewport: { width: 1_280, height: 480 } } })
    await chooseTime(page)
    await page.getByRole('button', { name: /^Book for \w{3} / }).waitFor()
    const box = async (part: string) => (await page.locator(part).boundingBox())!
    for (const field of ['name', 'notes']) {
      await page.locator(`[name=${field}]`).focus()
      const { y, height } = await box(`[name=${field}]`)
      const bar = await box('#view-book .bar')
      expect(y + height).toBeLessThanOrEqual(bar.y)
      const { bottom, behind } = await page.locator('#view-book .bar').evaluate((element) => ({
        bottom: element.closest('.panel')!.getBoundingClientRect().bottom,
        behind: element.closest('form')!.querySelector('.scroll')!.getBoundingClientRect().bottom,
      }))
      expect(behind).toBeLessThanOrEqual(bar.y)
      expect(Math.abs(bar.y + bar.height - bottom)).toBeLessThanOrEqual(1)
    }
  })

  it('shows the closest free times where somebody else took the one that was chosen, and keeps what was typed', async () => {
    const page = await times('Cleaning')
    await page.locator('.day[aria-disabled=false]').nth(1).click()
    await choosePart(page, 'Afternoon')
    const time = page.locator('#view-book .times label').nth(2)
    const chosen = (await time.innerText()).split('\n')[0]!
    await chooseTime(page, time.getByRole('radio'))
    await page.getByText('Kept for you until').waitFor()
    await page.locator('[name=name]').fill('Maria Lopez')
    await page.locator('[name=email]').fill('maria-late@booking-look.example')
    await page.route('**/api/v1/widget/bookings', (route) =>
      route.fulfill({ status: 409, json: { detail: 'The time is taken' } }),
    )
    await page.getByRole('button', { name: /^Book for \w{3} / }).click()
    const note = page.getByRole('alert')
    await note.getByText(`${chosen} has just been taken. These are the closest free times.`).waitFor()
    const others = note.getByRole('button')
    expect(await others.count()).toBe(6)
    const shown = await others.allInnerTexts()
    expect(shown.map((text) => text.split('\n')[0])).not.toContain(chosen)
    await page.unroute('**/api/v1/widget/bookings')
    await others.nth(3).click()
    await note.waitFor({ state: 'detached' })
    await page.getByText('Kept for you until').waitFor()
    expect(await page.locator('[name=name]').inputValue()).toBe('Maria Lopez')
    await page.getByRole('button', { name: new RegExp(`^Book for .*${shown[3]!.split('\n')[0]}`) }).click()
    await page.locator('#view-book .card').waitFor()
    const { data } = (await host.tenant.send({ url: '/bookings?client_email=maria-late@booking-look.example' })).json<{
      data: { status: string }[]
    }>()
    expect(data.map(({ status }) => status)).toEqual(['confirmed'])
  })

  it('ends with its card at once, so that nothing moves', async () => {
    const page = await times('Cleaning')
    await chooseTime(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada.still@example.com')
    const isWhole = page.locator('#view-book').evaluate(
      (view) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => {
            if (view.querySelector('.done h3')) resolve(view.querySelector('.done .card') !== null)
          }).observe(view, { childList: true, subtree: true })
        }),
    )
    await page.locator('#view-book button[type=submit]').click()
    expect(await isWhole).toBe(true)
  })

  it('ends in a card: when, what, with whom, where, for the calendar, and to change', async () => {
    const page = await times('Cleaning')
    await chooseTime(page)
    await page.locator('[name=name]').fill('Maria Lopez')
    await page.locator('[name=email]').fill('maria@booking-look.example')
    await page.getByRole('button', { name: /^Book for \w{3} / }).click()
    const card = page.locator('#view-book .card')
    await card.waitFor()
    const lines = (await card.locator('> p').innerText()).split('\n').filter((line) => line.trim() !== '')
    expect(lines).toEqual([
      'Cleaning',
      expect.stringMatching(/^\w+day, \w+ \d{1,2} at \d{1,2}:\d\d [AP]M, New York$/),
      expect.stringMatching(/^\w{3} \d{1,2}:\d\d [AP]M your time, Berlin$/),
      'Dr. Ada Hart',
      '42 Harbour Street, New York',
      expect.stringMatching(/^Reference [0-9A-Z]{6}$/),
    ])
    expect((await card.locator('.leaf').innerText()).trim().split('\n')).toHaveLength(3)
    expect(await card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(
      /\/appointment\.ics$/,
    )
    expect(await card.getByRole('link', { name: 'Change' }).getAttribute('href')).toMatch(/\/b\/[\w-]+$/)
  })
})
