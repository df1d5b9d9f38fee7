import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { chromiumPath, findingsOf } from '../support/browser.ts'
import { openPortal, servePortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('the telephone in the portal', () => {
  const served = servePortal()

  const open = (path: string, options = {}) => openPortal(served, path, options)

  async function voiceOf({ account }: PortalPage) {
    return (await account.admin({ url: `/tenants/${account.tenantId}` })).json().voice
  }

  it('keeps how calls are taken and made, and puts a refusal on its field', async () => {
    const opened = await open('/integrate/keys')
    const { page, account } = opened
    const voice = { do_not_call: ['+14155550111'], calling_hours: { mon: [{ start: '10:00', end: '16:00' }] } }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload: { voice } })
    await page.goto(`${served.base}/settings/phone`)
    await expect.poll(() => page.getByLabel('Numbers that are never called').inputValue()).toBe('+14155550111')
    expect(await page.getByLabel('Opens on Monday').inputValue()).toBe('10:00')
    await page.getByText('There is no telephone line here.').waitFor()
    await page.getByLabel('Number for those who ask for a person').fill('nobody')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => page.getByLabel('Number for those who ask for a person').getAttribute('aria-invalid'))
      .toBe('true')
    await page.getByLabel('Number for those who ask for a person').fill('+1 415 555 0122')
    await page.getByLabel('Callers at once').selectOption('5')
    await page.getByLabel('Who answers callers while you are open').selectOption('The team first, then the assistant')
    await page.getByLabel('Phones of the team').fill('+1 415 555 0171\n+14155550172')
    await page.getByLabel('Several phones ring').selectOption('One after the other')
    await page.getByLabel('How long they ring').selectOption('15 seconds')
    await page.getByLabel('Blocked callers').fill('+14155550133\n+14155550144')
    await page.getByLabel('Words for voicemail (optional)').fill('Please call us back.')
    const talking = page.getByLabel('Talking on your website, where there is no voice model')
    expect(await talking.inputValue()).toBe('on_device')
    await talking.selectOption('Not offered')
    await page.getByLabel('Minutes a month at most (optional)').fill('300')
    await page.getByLabel('Countries that may be called').fill('us\nFR')
    await page.getByLabel('Closes on Monday').fill('15:30')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it from now on.').waitFor()
    expect(await voiceOf(opened)).toMatchObject({
      transfer_number: '+14155550122',
      lines: 5,
      answering: 'staff_first',
      staff_numbers: ['+14155550171', '+14155550172'],
      ring: 'in_order',
      ring_seconds: 15,
      blocked_numbers: ['+14155550133', '+14155550144'],
      voicemail: 'leave_message',
      voicemail_text: 'Please call us back.',
      browser_voice: 'off',
      max_minutes: 300,
      countries: ['US', 'FR'],
      calling_hours: { mon: [{ start: '10:00', end: '15:30' }] },
      do_not_call: ['+14155550111'],
    })
  })

  it('makes a test call whose words can be read, and says why one failed', async () => {
    const opened = await open('/settings/phone')
    const { page, account } = opened
    const test = page.getByRole('region', { name: 'Test call' })
    await test.getByRole('button', { name: 'Call now' }).click()
    await expect.poll(() => test.getByLabel('Number to call').getAttribute('aria-invalid')).toBe('true')
    await test.getByLabel('Number to call').fill('+14155550100')
    await test.getByLabel('What the call is about (optional)').fill('Remind of the check-up tomorrow.')
    await test.getByRole('button', { name: 'Call now' }).click()
    await test.getByText('Simulated line').waitFor()
    await test.getByText('Over', { exact: true }).waitFor()
    const [call] = (await account.admin({ url: '/calls' })).json().data
    const { transcript } = (await account.admin({ url: `/calls/${call.call_id}` })).json()
    expect(transcript.length).toBeGreaterThan(1)
    const lines = test.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(transcript.length)
    expect(await lines.first().innerText()).toContain(transcript[0].text)
    expect(await findingsOf(page)).toEqual([])

    await test.getByLabel('Number to call').fill('+15005550001')
    await test.getByRole('button', { name: 'Call now' }).click()
    await test.getByText('The line was busy. Nothing was said.').waitFor()

    await test.getByLabel('Which way').selectOption('Somebody calls you')
    await test.getByLabel('What the caller wants').selectOption('A person, and presses 0')
    await test.getByLabel('What the team’s phones do').selectOption('Nobody picks up')
    await test.getByLabel('As if you were').selectOption('Open')
    expect(await findingsOf(page)).toEqual([])
    await test.getByRole('button', { name: 'Let it ring' }).click()
    await test.getByText('Over', { exact: true }).waitFor()
    const [incoming] = (await account.admin({ url: '/calls' })).json().data
    expect(incoming).toMatchObject({ direction: 'inbound', simulated: true, rungs: ['relay'] })
    await expect
      .poll(() => test.getByRole('list', { name: 'Transcript' }).innerText())
      .toContain('I would like to talk to a person.')
  })

  it('says in plain words why a test call is refused, and makes the one that is corrected', async () => {
    const opened = await open('/settings/phone')
    const { page, account } = opened
    const voice = { do_not_call: ['+14155550144'] }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload: { voice } })
    const test = page.getByRole('region', { name: 'Test call' })
    await test.getByLabel('Number to call').fill('123')
    await test.getByRole('button', { name: 'Call now' }).click()
    await test.getByText('Enter a number with + and country code').waitFor()
    await test.getByLabel('Number to call').fill('+14155550144')
    await test.getByRole('button', { name: 'Call now' }).click()
    await test.getByText('This number is on your do-not-call list.').waitFor()
    await test.getByLabel('Number to call').fill('+14155550100')
    await test.getByRole('button', { name: 'Call now' }).click()
    await test.getByText('Over', { exact: true }).waitFor()
    expect(await findingsOf(page)).toEqual([])
  })

  it('lets a test call be heard, line after line, until it is through or stopped', async () => {
    const { page, account } = await open('/settings/team')
    await page.addInitScript(() => {
      const spoken: SpeechSynthesisUtterance[] = []
      Object.assign(globalThis, { spoken })
      speechSynthesis.speak = (words) => void spoken.push(words)
      speechSynthesis.cancel = () => undefined
    })
    await page.goto(`${served.base}/settings/phone`)
    const test = page.getByRole('region', { name: 'Test call' })
    await test.getByLabel('Number to call').fill('+14155550100')
    await test.getByRole('button', { name: 'Call now' }).click()
    await test.getByText('Over', { exact: true }).waitFor()
    const [call] = (await account.admin({ url: '/calls' })).json().data
    const { transcript } = (await account.admin({ url: `/calls/${call.call_id}` })).json()
    const heard = () =>
      page.evaluate(() => (globalThis as unknown as { spoken: { text: string }[] }).spoken.map(({ text }) => text))
    const endLine = () =>
      page.evaluate(() =>
        (globalThis as unknown as { spoken: EventTarget[] }).spoken.at(-1)!.dispatchEvent(new Event('end')),
      )
    await test.getByRole('button', { name: 'Hear it' }).click()
    for (const [index, { text }] of transcript.entries()) {
      await expect.poll(heard).toHaveLength(index + 1)
      expect((await heard()).at(-1)).toBe(text)
      expect(await test.locator('li[aria-current=true]').innerText()).toContain(text)
      await endLine()
    }
    await test.getByRole('button', { name: 'Hear it' }).click()
    await expect.poll(heard).toHaveLength(transcript.length + 1)
    await test.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => test.locator('li[aria-current=true]').count()).toBe(0)
  })

  it.each([
    ['connected', null, 'Calls to it come in here.'],
    ['elsewhere', 'other.example.com', 'Calls to it go to other.example.com'],
    ['elsewhere', null, 'Calls to it go nowhere.'],
    ['incomplete', 'desk.example.com', 'Calls to it come in here, but'],
    ['missing', null, 'The account of the operator has this number no more.'],
    ['unknown', null, 'The telephone provider does not answer just now'],
  ])('says where the calls of its number go: %s', async (state, goes_to, words) => {
    const { page } = await open('/integrate/keys')
    const json = { simulated: false, numbers: [{ number: '+14155550100', state, goes_to }] }
    await page.route('**/api/v1/calls/line', (route) => route.fulfill({ json }))
    await page.goto(`${served.base}/settings/phone`)
    const line = page.getByRole('region', { name: 'Your telephone line' })
    await line.getByText('+14155550100').waitFor()
    expect(await line.innerText()).toContain(words)
    expect(await page.getByLabel('Which way').count()).toBe(0)
  })

  it('is only read by members, who make no test call', async () => {
    const { page, account } = await open('/settings/team')
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`update users set role = 'member' where id = ${account.userId}`),
    )
    await page.goto(`${served.base}/settings/phone`)
    await page.getByText('You can read these settings.').waitFor()
    expect(await page.locator('#page input:enabled, #page textarea:enabled, #page select:enabled').count()).toBe(0)
    expect(await page.getByText('Test call').count()).toBe(0)
  })
})
