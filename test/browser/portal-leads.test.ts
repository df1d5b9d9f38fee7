import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { client } from '../support/app.ts'
import { chromiumPath, findingsOf } from '../support/browser.ts'
import { visitorHeaders } from '../support/factories.ts'
import { until } from '../support/until.ts'
import { openPortal, servePortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('leads, today and the palette in the portal', () => {
  const served = servePortal()

  const open = (path: string): Promise<PortalPage> => openPortal(served, path)

  async function lead({ account }: PortalPage, fields: object): Promise<string> {
    return (await account.admin({ method: 'POST', url: '/leads', payload: fields })).json().lead_id
  }
  const read = async ({ account }: PortalPage, id: string) => (await account.admin({ url: `/leads/${id}` })).json()

  const MARCUS = { name: 'Marcus Bell', email: 'marcus.bell@mail.example', phone: '+19175550139', intent: 'An implant' }

  it('makes a lead, filters by the address, and sets the status by a key', async () => {
    const opened = await open('/leads')
    const { page, account, complaints } = opened
    await page.getByText('No leads yet').waitFor()
    await page.getByRole('button', { name: 'New lead' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Give an e-mail address or a phone number.').waitFor()
    await form.getByLabel('Name').fill(MARCUS.name)
    await form.getByLabel('E-mail').fill(MARCUS.email)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: MARCUS.name, level: 1 }).waitFor()
    const [made] = (await account.admin({ url: '/leads' })).json().data
    expect(made).toMatchObject({ name: MARCUS.name, email: MARCUS.email, status: 'new' })

    await lead(opened, { name: 'Sofia Duarte', email: 'sofia@mail.example' })
    await page.getByRole('link', { name: 'All leads' }).click()
    await page.getByLabel('Find by name, e-mail or phone').fill('sofi')
    await page.getByRole('link', { name: 'Sofia Duarte' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: MARCUS.name }).count()).toBe(0)
    expect(new URL(page.url()).search).toBe('?q=sofi')
    await page.getByRole('link', { name: 'Sofia Duarte' }).focus()
    await page.keyboard.press('3')
    await until(async () => (await account.admin({ url: '/leads?q=sofi' })).json().data[0].status === 'qualified')
    expect(await page.getByLabel('Status of Sofia Duarte').inputValue()).toBe('qualified')
    await page.goto(`${served.base}/leads?status=won`)
    await page.getByText('Nobody fits').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('dialog', { name: 'Columns' }).getByLabel('E-mail').check()
    await page.reload()
    await page.getByRole('columnheader', { name: 'E-mail' }).waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('dialog', { name: 'Columns' }).getByLabel('CRM').check()
    await page.keyboard.press('Escape')
    // All columns in a narrow window: the last one is scrolled to, and no status is cut off.
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.getByRole('columnheader', { name: 'Since' }).scrollIntoViewIfNeeded()
    const since = (await page.getByRole('columnheader', { name: 'Since' }).boundingBox())!
    expect(since.x + since.width).toBeLessThan(1024)
    const status = page.getByLabel('Status of Sofia Duarte')
    const cut = await status.evaluate((select: HTMLSelectElement) => {
      const whole = select.cloneNode(true) as HTMLSelectElement
      whole.style.cssText = 'position: absolute; width: max-content'
      select.after(whole)
      const missing = whole.offsetWidth - select.offsetWidth
      whole.remove()
      return missing
    })
    expect(cut).toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })

  it('sets the status of a name that is dragged onto it', async () => {
    const opened = await open('/leads')
    const { page } = opened
    const id = await lead(opened, MARCUS)
    await page.reload()
    const statuses = page.getByRole('radiogroup', { name: 'Status' })
    await page.getByRole('link', { name: MARCUS.name }).dragTo(statuses.getByText('Qualified'))
    await expect.poll(() => page.getByLabel('Status of Marcus Bell').inputValue()).toBe('qualified')
    await until(async () => (await read(opened, id)).status === 'qualified')
    // "All" is no status: nothing changes, and the page of the lead is not opened.
    await page.getByRole('link', { name: MARCUS.name }).dragTo(statuses.getByText('All', { exact: true }))
    expect((await read(opened, id)).status).toBe('qualified')
    expect(new URL(page.url()).pathname).toBe('/leads')
  })

  it('takes a status back when it is refused', async () => {
    const opened = await open('/leads')
    const { page } = opened
    await lead(opened, MARCUS)
    await page.reload()
    await page.route('**/api/v1/leads/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: { detail: 'x' } }) : route.continue(),
    )
    await page.getByLabel('Status of Marcus Bell').selectOption('won')
    await page.getByText(/The status of Marcus Bell is as it was/).waitFor()
    await expect.poll(() => page.getByLabel('Status of Marcus Bell').inputValue()).toBe('new')
  })

  it('shows the line of time, keeps notes, and follows a merge by a colleague', async () => {
    const opened = await open('/leads')
    const { page, account, complaints } = opened
    const id = await lead(opened, MARCUS)
    const message = 'What would one implant cost, roughly?'
    const payload = { tenant_id: account.tenantId, message, client_email: MARCUS.email }
    await account.admin({ method: 'POST', url: '/chat/message', payload })
    await page.goto(`${served.base}/leads/${id}`)
    await page.getByText(message).waitFor()
    await page.getByText('Became a lead').waitFor()
    await page.getByRole('radiogroup', { name: 'Shown' }).getByText('Calls', { exact: true }).click()
    await page.getByText('Nothing of this kind').waitFor()
    expect(new URL(page.url()).search).toBe('?part=calls')
    await page.getByRole('textbox', { name: 'Notes' }).fill('Wants sedation explained.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
    expect(await read(opened, id)).toMatchObject({ notes: 'Wants sedation explained.' })
    const other = await lead(opened, { name: 'M. Bell', email: 'm.bell@mail.example' })
    await account.admin({ method: 'POST', url: `/leads/${other}/merge`, payload: { lead_id: id } })
    await page.getByText(/A colleague merged this person into M. Bell/).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/leads/${other}`)
    expect(complaints).toEqual([])
  })

  it('merges two after a question', async () => {
    const opened = await open('/leads')
    const { page } = opened
    const id = await lead(opened, MARCUS)
    const other = await lead(opened, { name: 'M. Bell', email: 'm.bell@mail.example' })
    await page.goto(`${served.base}/leads/${id}`)
    await page.getByRole('heading', { name: 'Marcus Bell', exact: true }).waitFor()
    await page.keyboard.press('2')
    await until(async () => (await read(opened, id)).status === 'contacted')
    // They share no contact, so nothing proposes them: staff finds the other one.
    await page.keyboard.press('m')
    await page.keyboard.type('bell')
    const same = page.getByRole('region', { name: 'Same person?' })
    await same.getByText('M. Bell', { exact: true }).waitFor()
    expect(await same.getByRole('link', { name: 'Compare' }).count()).toBe(1)
    await same.getByRole('link', { name: 'Compare' }).click()
    expect(new URL(page.url()).pathname).toBe(`/leads/${id}/merge/${other}`)
    await page.getByRole('region', { name: 'Goes in: M. Bell' }).waitFor()
    await page.getByRole('button', { name: 'Merge into Marcus Bell' }).click()
    await page.getByText('This cannot be taken back.').waitFor()
    await page.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('Merged with M. Bell').waitFor()
    expect(await read(opened, other)).toMatchObject({ lead_id: id, other_emails: ['m.bell@mail.example'] })
  })

  it('adds or discards what a visitor typed for somebody, and exports the list as it is filtered', async () => {
    const opened = await open('/leads')
    const { page, account } = opened
    const id = await lead(opened, MARCUS)
    const typed = async (phone: string) => {
      const visitor = client(served.app, await visitorHeaders(account.tenantId, newId('chat')))
      await visitor({ method: 'POST', url: '/widget/leads', payload: { email: MARCUS.email, phone } })
    }
    await typed('+14155550101')
    await typed('+14155550102')
    await page.goto(`${served.base}/leads/${id}`)
    const contact = page.getByRole('region', { name: 'Contact' })
    await contact.getByText('+14155550102').waitFor()
    expect(await read(opened, id)).toMatchObject({ other_phones: [] })
    await contact.getByRole('button', { name: 'Discard' }).last().click()
    await contact.getByText('+14155550102').waitFor({ state: 'detached' })
    await contact.getByRole('button', { name: 'Add to Marcus Bell' }).click()
    await contact.getByRole('listitem').filter({ hasText: '+14155550101' }).waitFor()
    expect(await read(opened, id)).toMatchObject({ other_phones: ['+14155550101'], unverified_contacts: [] })

    await lead(opened, { name: 'Sofia Duarte', email: 'sofia@mail.example' })
    await page.goto(`${served.base}/leads?q=marcus`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export' }).click()
    const file = await text(await (await downloading).createReadStream())
    expect(file).toContain('marcus.bell@mail.example')
    expect(file).not.toContain('sofia@mail.example')
  })

  it('is the start page: what waits with its act, and new leads', async () => {
    const opened = await open('/')
    const { page, complaints } = opened
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    const needs = page.getByRole('region', { name: 'Needs you' })
    await needs.getByText(/Set-up: \d of 8 steps are done/).waitFor()
    const id = await lead(opened, { ...MARCUS, intent: 'callback', notes: 'About the invoice' })
    await needs.getByText('Marcus Bell wants to be called back').waitFor()
    await page.getByRole('region', { name: 'New leads' }).getByRole('link', { name: 'Marcus Bell' }).waitFor()
    await needs.getByRole('link', { name: 'Call back' }).click()
    await page.getByRole('heading', { name: 'Marcus Bell', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/leads/${id}`)
    expect(complaints).toEqual([])
  })

  it('finds a person in the palette, first and selected', async () => {
    const opened = await open('/leads')
    const { page, complaints } = opened
    const id = await lead(opened, MARCUS)
    await page.reload()
    await page.getByRole('link', { name: MARCUS.name }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByLabel('Find anything').first().fill('marc')
    const option = page.getByRole('option', { name: /^Marcus Bell/ })
    await option.waitFor()
    await page.getByRole('option', { name: 'New booking for Marcus Bell' }).waitFor()
    expect(await findingsOf(page)).toEqual([])
    await expect.poll(() => option.getAttribute('data-combobox-selected')).toBe('true')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${served.base}/leads/${id}`)
    expect(complaints).toEqual([])
  })
})
