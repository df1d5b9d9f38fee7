import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { goingCall } from '../calls/going-call.ts'
import { chromiumPath } from '../support/browser.ts'
import { openPortal, servePortal } from './portal-page.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

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
    await page.getByRole('heading', { name: 'Summary' }).waitFor({ timeout: 60_000 })
    const { data } = (await account.admin({ url: '/calls' })).json()
    expect(data).toHaveLength(1)
    const call = (await account.admin({ url: `/calls/${data[0].call_id}` })).json()
    expect(call).toMatchObject({ client_name: 'Marcus Bell', phone_number: '+14155550142' })
    const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem')
    await expect.poll(() => lines.count()).toBe(call.transcript.length)
    expect(await lines.first().innerText()).toContain(call.transcript[0].text)
    await page.getByText(call.summary, { exact: true }).waitFor()
    await page.getByText('Not known').first().waitFor()
    expect(await page.getByRole('link', { name: 'Call back' }).count()).toBe(1)
    expect(complaints).toEqual([])

    await page.goto(`${served.base}/calls/new?to=%2B15005550001`)
    await page.getByRole('button', { name: 'Call now' }).click()
    await page.getByText('The line was busy. Nothing was said.').waitFor({ timeout: 30_000 })
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
    await page.getByRole('button', { name: 'End the call' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the call' }).click()
    await page.getByRole('heading', { name: 'Summary' }).waitFor({ timeout: 30_000 })
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
