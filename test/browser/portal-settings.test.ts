import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../support/browser.ts'
import { expectSoundInEveryForm, openPortal, servePortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('settings in the portal', () => {
  const served = servePortal()

  const open = (path: string, options = {}) => openPortal(served, path, options)

  async function tenantOf({ account }: PortalPage) {
    return (await account.admin({ url: `/tenants/${account.tenantId}` })).json()
  }

  /** Settings that a program or a colleague saves. */
  async function save({ account }: PortalPage, payload: object): Promise<void> {
    const { statusCode, body } = await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload })
    if (statusCode !== 200) throw new Error(body)
  }

  it('keeps the business with its hours and closed days, and shows what the API has', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    await save(opened, {
      name: 'Harbour Street Dental',
      time_zone: 'America/New_York',
      business: { phone: '+12125550100', hours: { mon: [{ start: '08:00', end: '12:00' }] } },
    })
    await page.goto(`${served.base}/settings/business`)
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Harbour Street Dental')
    expect(await page.getByLabel('Phone').inputValue()).toBe('+12125550100')
    expect(await page.getByLabel('Opens on Monday').inputValue()).toBe('08:00')
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/New_York')

    await page.getByLabel('Address').fill('12 Harbour Street\nNew York')
    await page.getByRole('button', { name: 'Add hours on Monday' }).click()
    await page.getByLabel('Opens on Monday').nth(1).fill('13:00')
    await page.getByLabel('Closes on Monday').nth(1).fill('17:30')
    await page.getByRole('button', { name: 'Add hours on Saturday' }).click()
    await page.getByRole('button', { name: 'Add closed days' }).click()
    await page.getByLabel('Day, or first day').fill('2026-12-25')
    await page.getByLabel('Reason (optional)').fill('Christmas')
    await page.getByRole('button', { name: 'Add closed days' }).click()
    await page.getByLabel('Day, or first day').nth(1).fill('2027-08-02')
    await page.getByLabel('Last day (optional)').nth(1).fill('2027-08-13')
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await bar.getByText('Not saved yet: Address, Opening hours, Holidays and closed days').waitFor()
    expect(await page.title()).toMatch(/^• /)
    await bar.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect(await bar.count()).toBe(0)
    const { name, business } = await tenantOf(opened)
    expect({ name, ...business }).toMatchObject({
      name: 'Harbour Street Dental',
      address: '12 Harbour Street\nNew York',
      hours: {
        mon: [
          { start: '08:00', end: '12:00' },
          { start: '13:00', end: '17:30' },
        ],
        sat: [{ start: '09:00', end: '17:00' }],
      },
      closures: [
        { date: '2026-12-25', reason: 'Christmas' },
        { from: '2027-08-02', to: '2027-08-13' },
      ],
    })

    await page.getByRole('button', { name: 'Remove these hours on Saturday' }).click()
    await page.getByLabel('Phone').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    const after = (await tenantOf(opened)).business
    expect(after.hours.sat ?? []).toEqual([])
    expect(after.phone).toBeNull()
    expect(complaints).toEqual([])
  })

  it('proposes the public holidays of the place, and closes those that are clicked and saved', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    await save(opened, {
      time_zone: 'Europe/Berlin',
      business: { phone: '+4989123456', hours: { mon: [{ start: '08:00', end: '12:00' }] } },
    })
    await page.goto(`${served.base}/settings/business`)
    await page.getByText('Guessed from your phone number.').waitFor()
    const group = page.getByRole('group', { name: 'Public holidays' })
    expect(await group.getByLabel('Country of the holidays').inputValue()).toBe('DE')
    const ascension = page.getByRole('listitem').filter({ hasText: 'Ascension Day' }).first()
    await ascension.getByText('Closed anyhow').waitFor()
    await page.getByRole('button', { name: 'Add hours on Thursday' }).click()
    await ascension.getByRole('button', { name: 'Close on Ascension Day' }).waitFor()
    await page.getByRole('button', { name: 'Remove these hours on Thursday' }).click()
    await group.getByLabel('Region').selectOption({ label: 'Bayern' })
    await page.getByText('Corpus Christi').first().waitFor()
    const monday = page.getByRole('listitem').filter({ hasText: 'Easter Monday' }).first()
    await monday.getByRole('button', { name: 'Close on Easter Monday' }).click()
    await monday.getByText('Closed', { exact: true }).waitFor()
    expect((await tenantOf(opened)).business.closures).toEqual([])
    await page.getByText('Not saved yet: Country, Region, Holidays and closed days').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect(await tenantOf(opened)).toMatchObject({
      country: 'DE',
      business: {
        region: 'BY',
        closures: [{ date: expect.stringMatching(/^\d{4}-0[34]-\d\d$/), reason: 'Easter Monday' }],
      },
    })
    expect(complaints).toEqual([])
  })

  it('puts each refusal on its field, and keeps what a colleague saved in others', async () => {
    const opened = await open('/settings/business')
    const { page } = opened
    await page.getByLabel('Phone').fill('five')
    await page.getByRole('button', { name: 'Add hours on Tuesday' }).click()
    await page.getByLabel('Closes on Tuesday').fill('08:00')
    await page.getByRole('button', { name: 'Add hours on Friday' }).click()
    await page.getByRole('button', { name: 'Add hours on Friday' }).click()
    await page.getByLabel('Opens on Friday').nth(1).fill('10:00')
    await page.getByLabel('Closes on Friday').nth(1).fill('11:00')
    await page.getByRole('button', { name: 'Add closed days' }).click()
    await save(opened, { business: { website: 'https://harbour.example' } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Must be after start; a night is two periods.').waitFor()
    await page.getByText('Must not overlap.').waitFor()
    await page.getByText('Must have either date, or from and to in this order.').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('five')
    expect(await findingsOf(page)).toEqual([])

    await page.getByLabel('Closes on Tuesday').fill('18:00')
    await page.getByRole('button', { name: 'Remove these hours on Friday' }).first().click()
    await page.getByRole('button', { name: 'Remove these closed days' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    // Read by the rules of the country, once everything else has its form.
    await page.getByText('Must be a phone number, as it is dialled in US').waitFor()
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+12125550100')
    expect((await tenantOf(opened)).business).toMatchObject({
      phone: '+12125550100',
      website: 'https://harbour.example',
      hours: { tue: [{ start: '09:00', end: '18:00' }], fri: [{ start: '10:00', end: '11:00' }] },
      closures: [],
    })
  })

  it('explains a field that a colleague changed meanwhile: both values are there, and the person chooses', async () => {
    const opened = await open('/settings/business')
    const { page } = opened
    await page.getByLabel('Address', { exact: true }).fill('12 Harbour Street')
    await page.getByLabel('E-mail', { exact: true }).fill('desk@harbour.example')
    await page.getByRole('button', { name: 'Add hours on Tuesday' }).click()
    await save(opened, {
      business: {
        address: '14 Quay Road',
        email: 'office@harbour.example',
        website: 'https://harbour.example',
        hours: { tue: [{ start: '10:00', end: '12:00' }] },
      },
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('A colleague changed this too, meanwhile.').waitFor()
    const clashes = page.getByRole('list', { name: 'Changed by a colleague' })
    await clashes.getByText('Saved by them: 14 Quay Road').waitFor()
    await clashes.getByText('Saved by them: Tue 10:00 AM–12:00 PM').waitFor()
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Harbour Street')
    expect(await page.getByLabel('Website', { exact: true }).inputValue()).toBe('https://harbour.example')
    expect((await tenantOf(opened)).business.address).toBe('14 Quay Road')
    await expectSoundInEveryForm(page, 'clash')
    await page.setViewportSize({ width: 1280, height: 900 })

    await clashes.getByRole('button', { name: 'Take theirs: E-mail' }).click()
    await clashes.getByRole('button', { name: 'Take theirs: Opening hours' }).click()
    await clashes.getByText('Saved by them: office@').waitFor({ state: 'detached' })
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('office@harbour.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect(await clashes.count()).toBe(0)
    expect((await tenantOf(opened)).business).toMatchObject({
      address: '12 Harbour Street',
      email: 'office@harbour.example',
      website: 'https://harbour.example',
      hours: { tue: [{ start: '10:00', end: '12:00' }] },
    })
  })

  it('asks before it is left with changes, and discards them when told', async () => {
    const { page } = await open('/settings/business')
    await page.getByLabel('E-mail').fill('desk@harbour.example')
    await page.getByRole('link', { name: 'Team' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByText('Your changes on this page are lost.').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await question.getByRole('button', { name: 'Stay here' }).click()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('desk@harbour.example')
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
    expect(await page.title()).not.toMatch(/^•/)

    await page.getByLabel('E-mail').fill('desk@harbour.example')
    await page.getByRole('link', { name: 'Team' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL(`${served.base}/settings/team`)
  })

  it('keeps how the assistant speaks, and when it fetches a person', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    await save(opened, { assistant: { name: 'Robin', handoff_words: ['emergency'], notify: { lead: false } } })
    await page.goto(`${served.base}/settings/assistant`)
    await expect.poll(() => page.getByLabel('Name of the assistant').inputValue()).toBe('Robin')
    expect(await page.getByLabel('A visitor leaves an e-mail address').isChecked()).toBe(false)
    await page.getByLabel('Greeting').fill('Hello, how can we help?')
    await page.getByLabel('Words that fetch a person at once').fill('emergency\n\nsevere pain')
    await page.getByLabel('After so many questions in a row').selectOption('3')
    await page.getByLabel('A visitor books').uncheck()
    await page.getByLabel('The figures of the week').uncheck()
    await page.getByLabel('Quiet from').fill('20:00')
    await page.getByLabel('One mail a day at').fill('08:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.getByLabel('Quiet until').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Quiet until').fill('07:00')
    await page.getByLabel('E-mail for notifications').fill('nobody')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => page.getByLabel('E-mail for notifications').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('E-mail for notifications').fill('desk@harbour.example')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect((await tenantOf(opened)).assistant).toMatchObject({
      name: 'Robin',
      greeting: 'Hello, how can we help?',
      handoff_words: ['emergency', 'severe pain'],
      handoff_after_unanswered: 3,
      handoff_email: 'desk@harbour.example',
      notify: {
        lead: false,
        booking: false,
        handoff: true,
        message: true,
        failed_call: true,
        exam: true,
        weekly: false,
      },
      notify_times: { quiet_hours: { start: '20:00', end: '07:00' }, daily_at: '08:00', handoff_at_once: true },
    })
    await page.getByLabel('Quiet from').fill('')
    await page.getByLabel('Quiet until').fill('')
    await page.getByLabel('One mail a day at').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await tenantOf(opened)).assistant.notify_times)
      .toEqual({ quiet_hours: null, daily_at: null, handoff_at_once: true })
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('holds a conversation with what is not saved', async () => {
    const opened = await open('/settings/assistant')
    const { page, complaints } = opened
    const pane = page.getByRole('region', { name: 'Try it before you save' })
    const ask = async (words: string) => {
      await pane.getByLabel('Ask as a visitor would').fill(words)
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Greeting').fill('Ahoy from the harbour!')
    await pane.getByText('Ahoy from the harbour!').waitFor()
    await ask('I have severe pain')
    await pane.getByText('I have severe pain', { exact: true }).waitFor()
    await expect.poll(() => pane.locator('[aria-busy=true]').count()).toBe(0)
    expect(await pane.getByText('Here it would have fetched a person.').count()).toBe(0)
    await page.getByLabel('Words that fetch a person at once').fill('severe pain')
    await ask('I have severe pain')
    await pane.getByText('Here it would have fetched a person. In this conversation nobody is told.').waitFor()
    await expectSoundInEveryForm(page, 'conversation')
    await pane.getByRole('button', { name: 'Start again' }).click()
    expect(await pane.getByText('I have severe pain').count()).toBe(0)
    expect((await tenantOf(opened)).assistant).toMatchObject({ greeting: null, handoff_words: [] })
    expect((await opened.account.admin({ url: '/chat/sessions' })).json().data).toEqual([])
    expect(complaints).toEqual([])
  })

  it('tells whether a page would show the chat, with websites that are not saved', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    await save(opened, { allowed_domains: ['harbour.example'] })
    await page.goto(`${served.base}/settings/widget`)
    await page.getByLabel('Test an address').fill('www.harbour.example/start')
    await page.keyboard.press('Enter')
    await page.getByText('https://www.harbour.example: harbour.example is listed, which does not include it.').waitFor()
    await page.getByRole('button', { name: 'Add www.harbour.example' }).click()
    await page.getByText('The chat is shown on https://www.harbour.example,').waitFor()
    expect((await tenantOf(opened)).allowed_domains).toEqual(['harbour.example'])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect((await tenantOf(opened)).allowed_domains).toEqual(['harbour.example', 'www.harbour.example'])
    expect(complaints).toEqual([])
  })

  it('keeps the look of the widget, and tells the contrast of a colour', async () => {
    const opened = await open('/integrate/keys')
    const { page, complaints } = opened
    await save(opened, { widget: { accent_color: '#14506B', questions: ['When are you open?'] } })
    await page.goto(`${served.base}/settings/widget`)
    await page.getByText('White text on it: 8.8 to 1.').waitFor()
    expect(await page.getByLabel('Question 1', { exact: true }).inputValue()).toBe('When are you open?')
    await page.getByLabel('Accent color').fill('#FFCC00')
    await page.getByText(/White could not be read on it, so its text is black: 1[34]\.\d to 1\./).waitFor()
    await page.getByRole('heading', { name: 'Widget', exact: true }).click()
    await page.getByText('Bottom left').click()
    await page.getByText('Light', { exact: true }).click()
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByLabel('Question 2', { exact: true }).fill('What does a cleaning cost?')
    await page.getByLabel('Websites that may show the chat').fill('https://harbour.example/start')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    const { widget, allowed_domains: domains } = await tenantOf(opened)
    expect(domains).toEqual(['harbour.example'])
    expect(widget).toMatchObject({ theme: 'light', position: 'bottom-left' })
    expect(widget.accent_color.toLowerCase()).toBe('#ffcc00')
    expect(widget.questions).toEqual(['When are you open?', 'What does a cleaning cost?'])
    expect(complaints).toEqual([])
  })

  it('shows the widget itself with the look that is not saved, which asks nothing of the server', async () => {
    const opened = await open('/settings/widget')
    const { page, complaints } = opened
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const preview = page.frameLocator('iframe[title="Preview of the widget"]')
    const accent = () =>
      preview.locator('front-desk-widget').evaluate((host) => host.style.getPropertyValue('--accent'))
    await preview.getByRole('dialog').waitFor()
    await page.getByLabel('Accent color').fill('#14506B')
    await expect.poll(accent).toBe('#14506B')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('textbox', { name: 'Question 1' }).fill('Do you repair clocks?')
    await preview.getByRole('button', { name: 'Do you repair clocks?' }).click()
    await preview.locator('.bubble.visitor').waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('frontdesk')))).toEqual(
      [],
    )
    expect((await tenantOf(opened)).widget.accent_color).toBe('#FF3621')
    expect(await findingsOf(page)).toEqual([])
    expect(asked.filter((path) => /widget\/(session|embed|next-free|chat)/.test(path))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('takes a logo, drawn from an SVG, and takes it away again', async () => {
    const { page, complaints } = await open('/settings/widget')
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#14506b"/></svg>'
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
    const logo = page.getByRole('group', { name: 'Logo' })
    await logo.locator('xpath=.//input[@type="file"] | //input[@type="file"]').first().setInputFiles(file)
    const picture = logo.locator('img')
    await picture.waitFor()
    const stored = await page.request.get(new URL((await picture.getAttribute('src'))!, page.url()).href)
    expect(stored.headers()['content-type']).toBe('image/png')
    await page.frameLocator('iframe').locator('.face canvas').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await logo.getByRole('button', { name: 'Take it away' }).click()
    await picture.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('is only read by members', async () => {
    const { page, account } = await open('/settings/team')
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    for (const path of ['business', 'assistant', 'widget']) {
      await page.goto(`${served.base}/settings/${path}`)
      await page.getByText('You can read these settings.').waitFor()
      if (path === 'widget') await page.getByRole('group', { name: 'Logo' }).waitFor()
      expect(await page.locator('#page input:enabled, #page textarea:enabled, #page select:enabled').count()).toBe(0)
      expect(await findingsOf(page)).toEqual([])
    }
  })
})
