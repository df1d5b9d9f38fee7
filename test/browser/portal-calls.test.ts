import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { goingCall } from '../calls/going-call.ts'
import { chromiumPath } from '../support/browser.ts'
import { expectSoundInEveryForm, openPortal, servePortal } from './portal-page.ts'

const RATE_HZ = 8_000
const WAV_HEADER_BYTES = 44

/** A WAV file of silence: 8 bits, one channel. */
function quietRecording(seconds: number): Buffer {
  const samples = seconds * RATE_HZ
  const file = Buffer.alloc(WAV_HEADER_BYTES + samples, 0x80)
  file.write('RIFF', 0)
  file.writeUInt32LE(WAV_HEADER_BYTES - 8 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE_HZ, 24)
  file.writeUInt32LE(RATE_HZ, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  return file
}

describe.skipIf(chromiumPath === undefined)('calls in the portal', () => {
  const served = servePortal()

  const open = (path: string) => openPortal(served, path)

  it('starts a call to a lead, and shows its record; a busy line is told in words', async () => {
    const { page, account, complaints } = await open('/calls')
    await page.getByText('No calls yet').waitFor()
    const lead = { name: 'Marcus Bell', phone: '+14155550142', email: null }
    await account.admin({ method: 'POST', url: '/leads', payload: lead })
    await page.getByRole('link', { name: 'Start a call' }).click()
    await page.getByRole('combobox', { name: 'Name (optional)' }).fill('Marc')
    await page.getByRole('option', { name: 'Marcus Bell' }).click()
    await expect.poll(() => page.getByLabel('Number to call').inputValue()).toBe('+14155550142')
    await page.getByLabel('What the call is about (optional)').fill('Remind of the check-up tomorrow.')
    await page.getByRole('button', { name: 'Call now' }).click()
    await page.waitForURL(/\/calls\/call_/)
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    const { data } = (await account.admin({ url: '/calls' })).json()
    expect(data).toHaveLength(1)
    const call = (await account.admin({ url: `/calls/${data[0].call_id}` })).json()
    expect(call).toMatchObject({ client_name: 'Marcus Bell', phone_number: '+14155550142' })
    const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(call.transcript.length)
    expect(await lines.first().innerText()).toContain(call.transcript[0].text)
    await page.getByText(call.summary, { exact: true }).waitFor()
    await page.getByText('Not known').first().waitFor()
    const sent = page.getByRole('listitem').filter({ hasText: /^call.started\s*\d+:\d\d:\d\d/ })
    await sent.getByRole('link', { name: 'call.started' }).waitFor()
    expect(await page.getByRole('link', { name: 'Call back' }).count()).toBe(1)
    await page.getByRole('link', { name: /^Open .*Marcus Bell/ }).click()
    await page.getByRole('heading', { name: 'Everything with Marcus Bell' }).waitFor()
    expect(complaints).toEqual([])

    await page.goto(`${served.base}/calls/new?to=%2B15005550001`)
    await page.getByRole('button', { name: 'Call now' }).click()
    await page.getByText('The line was busy. Nothing was said.').waitFor()
    await page.goto(`${served.base}/calls?status=failed`)
    await page.getByRole('link', { name: '+15005550001' }).waitFor()
    expect(await page.getByRole('link', { name: /Marcus Bell/ }).count()).toBe(0)
    await page.getByText('Inbound', { exact: true }).click()
    await page.getByText('No call fits the filters').waitFor()
    expect(new URL(page.url()).search).toBe('?status=failed&direction=inbound')
    await page.goto(`${served.base}/calls`)
    await page.getByRole('link', { name: '+15005550001' }).waitFor()
    await page.getByRole('searchbox', { name: 'Find by name, number or words' }).fill('check-up')
    await page.getByRole('link', { name: '+15005550001' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /Marcus Bell/ }).waitFor()
    expect(new URL(page.url()).search).toBe('?q=check-up')
  })

  it('shows a call as it goes on, and ends it once asked', async () => {
    const { page, account } = await open('/calls')
    const call = await goingCall(served.app, account.tenantId)
    await page.goto(`${served.base}/calls/${call.id}`)
    await call.say('What are your opening hours?')
    await page.getByRole('log').getByText('What are your opening hours?').waitFor()
    // Nothing is said about an end that has not come.
    expect(await page.getByText(/Not known|Not measured/).count()).toBe(0)
    await page.getByRole('button', { name: 'End the call' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the call' }).click()
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    await page.getByRole('heading', { name: 'How it went' }).waitFor()
    expect((await account.admin({ url: `/calls/${call.id}` })).json()).toMatchObject({ status: 'completed' })
  })

  it('marks words that were cut off, and tells when each turn was said and how soon it was answered', async () => {
    const { page, account } = await open('/calls')
    const call = await goingCall(served.app, account.tenantId)
    await call.say('What are your opening hours?')
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`
        update messages set at_ms = 64000, latency_ms = 1200, unsaid = 'and on Saturdays until noon'
        where call_id = ${call.id} and position = (select max(position) from messages where call_id = ${call.id})`),
    )
    await account.admin({ method: 'POST', url: `/calls/${call.id}/end` })
    await page.goto(`${served.base}/calls/${call.id}`)
    const answer = page.getByRole('listitem').filter({ hasText: 'spoke here. The rest was not said.' })
    await answer.getByText('1:04').waitFor()
    expect(await answer.locator('del').textContent()).toBe('and on Saturdays until noon')
    await page.getByText('1.2 sec').first().waitFor()
  })

  it('plays a recording: by its button, by its text, by keys, at another speed', async () => {
    const { page, account, complaints } = await open('/calls')
    const call = await goingCall(served.app, account.tenantId)
    await call.say('What are your opening hours?')
    await served.app.database.tenant(account.tenantId, async (tx) => {
      await tx.execute(sql`update messages set at_ms = (position - 1) * 5000 where call_id = ${call.id}`)
      await tx.execute(
        sql`update calls set simulated = false, recording = '{"sid": "RE1", "seconds": 20}' where id = ${call.id}`,
      )
    })
    await account.admin({ method: 'POST', url: `/calls/${call.id}/end` })
    await page.route(`**/calls/${call.id}/recording`, (route) =>
      route.fulfill({ contentType: 'audio/wav', body: quietRecording(20) }),
    )
    await page.goto(`${served.base}/calls/${call.id}`)
    const player = page.getByRole('group', { name: 'Recording' })
    const seek = player.getByLabel('Place in the recording')
    const at = async () => Number(await seek.inputValue())
    await player.getByText('0:20').waitFor()
    await expectSoundInEveryForm(page, '/calls/:call_id')
    await page.setViewportSize({ width: 1280, height: 800 })
    await player.getByRole('button', { name: 'Play' }).click()
    await expect.poll(at).toBeGreaterThan(0.2)
    await player.getByRole('button', { name: 'Pause' }).click()
    await player.getByRole('button', { name: 'Play' }).waitFor()

    const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
    await lines.nth(2).getByRole('button', { name: 'Play from 0:10' }).click()
    await expect.poll(at).toBeGreaterThanOrEqual(10)
    await player.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => lines.nth(2).getAttribute('aria-current')).toBe('true')
    await page.getByRole('heading', { name: 'Time to answer' }).click()

    await page.keyboard.press('ArrowLeft')
    await expect.poll(at).toBeLessThan(9)
    await expect.poll(() => lines.nth(1).getAttribute('aria-current')).toBe('true')
    await page.keyboard.press(']')
    await expect.poll(at).toBeCloseTo(10, 1)
    await page.keyboard.press('[')
    await expect.poll(at).toBeCloseTo(5, 1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(at).toBeCloseTo(10, 1)
    await page.keyboard.press('Space')
    await player.getByRole('button', { name: 'Pause' }).waitFor()
    await page.keyboard.press('Space')
    await seek.fill('12')
    await expect.poll(at).toBeCloseTo(12, 1)
    await player.getByLabel('Speed').selectOption('1.5×')
    expect(await page.evaluate<number>("document.querySelector('audio').playbackRate")).toBe(1.5)
    expect(await player.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain(call.id)
    expect(complaints).toEqual([])
  })

  it('says in plain words why the telephone provider refused a call', async () => {
    const { page, account } = await open('/calls')
    const call = await goingCall(served.app, account.tenantId)
    await served.app.database.tenant(account.tenantId, (tx) =>
      tx.execute(sql`
        update calls set status = 'failed', failure_reason = 'rejected', refusal = 'country', ended_at = now(), due_at = null
        where id = ${call.id}`),
    )
    await page.goto(`${served.base}/calls/${call.id}`)
    await page.getByText('Calls to this country are switched off at the telephone provider.').waitFor()
  })

  it('refuses in words, with the next allowed time, and keeps what was typed', async () => {
    const { page, account } = await open('/calls/new')
    const day = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][(new Date().getUTCDay() + 2) % 7]!
    const voice = { calling_hours: { [day]: [{ start: '09:00', end: '10:00' }] } }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload: { voice } })
    await page.getByLabel('Number to call').fill('123')
    await page.getByRole('button', { name: 'Call now' }).click()
    await page.getByText('Enter a number with + and country code').waitFor()
    await page.getByLabel('Number to call').fill('+14155550100')
    await page.getByRole('button', { name: 'Call now' }).click()
    await page.getByText(/It is outside of your hours for calls\. The next call can go out at .*9:00/).waitFor()
    expect(await page.getByLabel('Number to call').inputValue()).toBe('+14155550100')
  })
})
