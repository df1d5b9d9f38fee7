import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../src/core/time.ts'
import type { Account } from '../auth/account.ts'
import { client } from '../support/app.ts'
import { chromiumPath } from '../support/browser.ts'
import { createWebCall, createWebhookDelivery, signIn, type TestTenant } from '../support/factories.ts'
import { expectSoundInEveryForm, openPortal, servePortal } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('the start page of the portal', () => {
  const served = servePortal()

  const change = (account: Account, statement: ReturnType<typeof sql>) =>
    served.app.database.tenant(account.tenantId, (tx) => tx.execute(statement))

  async function waits(account: Account, client_name: string): Promise<string> {
    const payload = { tenant_id: account.tenantId, message: 'I want to speak to a person', client_name }
    return (await account.admin({ method: 'POST', url: '/chat/message', payload })).json().session_id
  }

  /** One of everything that needs a person. */
  async function busyDay(account: Account): Promise<Record<'session' | 'call' | 'lead', string>> {
    const session = await waits(account, 'Elena Marsh')
    const tenant = { tenantId: account.tenantId, send: account.admin } as TestTenant
    const call = await createWebCall(tenant, session)
    const lead = { name: 'Owen Gallagher', phone: '+14155550163', intent: 'callback', notes: 'The invoice again' }
    const { lead_id } = (await account.admin({ method: 'POST', url: '/leads', payload: lead })).json()
    const asked = { tenant_id: account.tenantId, message: 'Do you treat horses?' }
    await account.admin({ method: 'POST', url: '/chat/message', payload: asked })
    await createWebhookDelivery(tenant)
    await change(account, sql`update webhook_deliveries set status = 'failed', finished_at = now()`)
    return { session, call, lead: lead_id }
  }

  it('leads from each row to the act', async () => {
    const { page, account, complaints } = await openPortal(served, '/settings/team')
    const { session, call, lead } = await busyDay(account)
    const rows = [
      ['Elena Marsh asked for a person', 'Take over', `/inbox/${session}`],
      ['Call in progress with', 'Listen', `/calls/${call}`],
      ['Owen Gallagher wants to be called back', 'Call back', `/leads/${lead}`],
      ['One question that the assistant could not answer', 'Answer', '/knowledge/unanswered'],
      ['One delivery to your other programs failed', 'Look', '/integrate/webhooks'],
      ['Set-up:', 'Go on', '/welcome/business'],
    ] as const
    const needs = page.getByRole('region', { name: 'Needs you' })
    await page.goto(`${served.base}/`)
    for (const [place, [words]] of rows.entries())
      await needs.getByRole('listitem').nth(place).filter({ hasText: words }).waitFor()
    const pages = page.getByRole('navigation', { name: 'Pages' })
    for (const counted of [/Calls\s*1 on the phone/, /Leads\s*1 new/, /Knowledge\s*1 without an answer/])
      await pages.getByRole('link', { name: counted }).waitFor()
    await expectSoundInEveryForm(page, '/')
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const [words, act, path] of rows) {
      await page.goto(`${served.base}/`)
      await needs.getByRole('listitem').filter({ hasText: words }).getByRole('link', { name: act }).click()
      await page.waitForURL((url) => url.pathname === path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    await page.goto(`${served.base}/`)
    await page.getByRole('region', { name: 'New leads' }).getByRole('link', { name: 'Owen Gallagher' }).click()
    await page.waitForURL((url) => url.pathname === `/leads/${lead}`)
    expect(complaints).toEqual([])
  })

  it('shows who asked for a person while it was closed and left no contact, until it is read', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
    const day = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })
    const open = { ...hours, [day.toLowerCase()]: [{ start: '09:00', end: '17:00' }] }
    const payload = { business: { hours: open }, time_zone: 'UTC' }
    await account.admin({ method: 'PATCH', url: `/tenants/${account.tenantId}`, payload })
    const id = await waits(account, 'Elena Marsh')
    await page.goto(`${served.base}/`)
    const row = page.getByRole('listitem').filter({ hasText: 'Elena Marsh asked for a person while nobody was there' })
    await page.getByText(/ Closed until \w+ \d+, \d+, 9:00 AM UTC\./).waitFor()
    await row.getByText('“I want to speak to a person”').waitFor()
    await row.getByRole('link', { name: 'Look' }).click()
    await page.waitForURL(`${served.base}/inbox/${id}`)
    await page.getByText(/^Elena Marsh asked for a person while nobody was there, /).waitFor()
    await expect.poll(async () => (await account.admin({ url: `/chat/sessions/${id}` })).json().read_at).not.toBeNull()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Today' }).click()
    await page.getByText('Set-up:').waitFor()
    await row.waitFor({ state: 'detached' })
  })

  it('says how long a visitor waits, by the minute and then since when, here and in the inbox', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    await waits(account, 'Elena Marsh')
    await page.clock.install()
    for (const path of ['/', '/inbox']) {
      await change(account, sql`update chat_sessions set waiting_since = now() - interval '3 minutes 30 seconds'`)
      await page.goto(`${served.base}${path}`)
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Elena Marsh' })
      const minutes = async () => Number(/Waits (\d+) min/.exec(await row.innerText())?.[1])
      await row.getByText(/^Waits \d+ min$/).waitFor()
      const before = await minutes()
      await page.clock.runFor(60_000)
      await expect.poll(minutes).toBeGreaterThan(before)
      await change(account, sql`update chat_sessions set waiting_since = now() - interval '2 hours'`)
      await row.getByText(/^Waits since \S/).waitFor()
    }
  })

  it('says for a moment who took the conversation that vanishes', async () => {
    const { page, account } = await openPortal(served, '/settings/team')
    const id = await waits(account, 'Elena Marsh')
    await waits(account, 'Rosa Castellano')
    const headers = await signIn(served.app, account.tenantId, {
      email: 'amara.today@example.com',
      role: 'member',
      clock: systemClock,
    })
    const amara = client(served.app, headers)
    const { user } = (await amara({ url: '/auth/me' })).json()
    await account.admin({ method: 'PATCH', url: `/users/${user.user_id}`, payload: { name: 'Amara Obi' } })
    await page.goto(`${served.base}/`)
    const elena = page.getByRole('listitem').filter({ hasText: 'Elena Marsh asked for a person' })
    const rosa = page.getByRole('listitem').filter({ hasText: 'Rosa Castellano asked for a person' })
    await rosa.waitFor()
    const before = (await rosa.boundingBox())!.y
    await amara({ method: 'POST', url: `/chat/sessions/${id}/takeover` })
    await elena.getByText('Amara Obi took it').waitFor()
    expect(await elena.getByRole('link').count()).toBe(0)
    expect((await rosa.boundingBox())!.y).toBe(before)
    await elena.waitFor({ state: 'detached' })
    await rosa.getByRole('link', { name: 'Take over' }).waitFor()
  })
})
