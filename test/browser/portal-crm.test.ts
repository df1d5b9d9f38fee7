import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { capture, startCrmApp } from '../crm/tenant.ts'
import { addressOf, chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import type { TestTenant } from '../support/factories.ts'
import { startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { openPortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('CRMs in the portal', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string
  let receiver: WebhookReceiver

  beforeAll(async () => {
    app = await startCrmApp()
    base = await addressOf(app)
    browser = await launchChromium()
    receiver = await startReceiver()
    receiver.answer(status(200))
  })
  afterEach(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await receiver.close()
    await app.close()
  })

  const open = (path: string, options = {}) => openPortal({ app, browser, base }, path, options)

  async function connections({ account }: PortalPage) {
    return (await account.admin({ url: '/crm/connections' })).json().data
  }

  /** A connection that a program made. */
  async function connected({ account }: PortalPage, more: object = {}): Promise<string> {
    const payload = { provider: 'webhook', name: 'Practice software', settings: { url: receiver.url }, ...more }
    const made = await account.admin({ method: 'POST', url: '/crm/connections', payload })
    return made.json<{ connection_id: string }>().connection_id
  }

  const lead = ({ account }: PortalPage) =>
    capture(app, account as unknown as TestTenant, {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+14155550100',
      intent: 'A crown',
    })

  it('connects one, tries it, and lists its pushes by the filters of the address', async () => {
    const opened = await open('/integrate/crm')
    const { page, complaints } = opened
    await page.getByText('No CRM is connected').waitFor()
    await page.getByRole('button', { name: 'Connect a CRM' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('CRM', { exact: true }).selectOption('HubSpot')
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect.poll(() => form.getByLabel('Token of the private app').getAttribute('aria-invalid')).toBe('true')
    expect(await findingsOf(page)).toEqual([])
    await form.getByLabel('CRM', { exact: true }).selectOption('Signed POST (webhook)')
    await form.getByLabel('Address').fill(receiver.url)
    await form.getByLabel('Name for you (optional)').fill('Practice software')
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('link', { name: 'Practice software' }).waitFor()
    expect(await connections(opened)).toMatchObject([
      { provider: 'webhook', name: 'Practice software', settings: { url: receiver.url }, enabled: true },
    ])

    await lead(opened)
    await page.reload()
    const ledger = page.getByRole('region', { name: 'Pushes' })
    const row = ledger.getByRole('row', { name: /^Ada Lovelace/ })
    await row.getByText('Arrived').waitFor()
    await row.getByText('The lead changed').waitFor()
    await ledger.getByText('Given up', { exact: true }).click()
    await ledger.getByText('No push fits the filters').waitFor()
    expect(new URL(page.url()).search).toBe('?outcome=failed')
    await ledger.getByRole('link', { name: 'Clear the filters' }).click()
    await row.waitFor()
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  })

  it('shows the mapping with a lead before it is saved, and keeps what a program set for values', async () => {
    const opened = await open('/integrate/keys')
    const { page } = opened
    const stage = { to: 'stage', values: { new: 'Fresh' } }
    const id = await connected(opened, { field_mapping: { status: stage } })
    await lead(opened)
    await page.goto(`${base}/integrate/crm/${id}`)
    const rowOf = (field: string) => page.getByRole('row', { name: new RegExp(`^${field}`) })
    await rowOf('Status').getByText('Fresh').waitFor()
    await page.getByLabel('How What they want goes').selectOption('To the field')
    await page.getByRole('button', { name: 'Save' }).click()
    await rowOf('What they want').getByText('Give the API name of the field').waitFor()
    await page.getByLabel('Field of the CRM for What they want').fill('wish')
    await page.getByLabel('How Phone goes').selectOption('Never')
    await expect.poll(() => rowOf('Phone').innerText()).not.toMatch(/\+14155550100[\s\S]*\+14155550100/)
    expect(await connections(opened)).toMatchObject([{ field_mapping: { status: stage } }])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. The next push goes by it.').waitFor()
    expect(await connections(opened)).toMatchObject([{ field_mapping: { status: stage, intent: 'wish', phone: null } }])
    expect((await connections(opened))[0].field_mapping).toEqual({ status: stage, intent: 'wish', phone: null })
  })

  it('pushes one lead from its page, which shows its state', async () => {
    const opened = await open('/leads')
    const { page, account } = opened
    const payload = { name: 'Grace Hopper', email: 'grace@example.com' }
    const { lead_id: id } = (await account.admin({ method: 'POST', url: '/leads', payload })).json()
    // Connected afterwards: nothing pushes this lead by itself.
    await connected(opened)
    await page.goto(`${base}/leads/${id}`)
    await page.getByText('Not pushed to a CRM yet').waitFor()
    await page.getByRole('button', { name: 'Push now' }).click()
    await page.getByText('On its way.').waitFor()
    await page.getByText(/^Up to date since /).waitFor()
    expect(receiver.received.at(-1)?.body.toString()).toContain('grace@example.com')
  })

  it('tests, pushes all, renames, switches off and disconnects after a question', async () => {
    const opened = await open('/integrate/keys')
    const { page } = opened
    const id = await connected(opened)
    await page.goto(`${base}/integrate/crm/${id}`)
    await page.getByRole('button', { name: 'Test' }).click()
    await page.getByText('The CRM answered: leads can be pushed.').waitFor()
    receiver.answer(status(401))
    await page.getByRole('button', { name: 'Test' }).click()
    await page.getByText(/It does not work yet: /).waitFor()
    receiver.answer(status(200))
    await page.getByRole('button', { name: 'Push all leads' }).click()
    await page.getByText('All leads are on their way.').waitFor()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Name for you (optional)').fill('Front office')
    await page.getByRole('button', { name: 'Save the connection' }).click()
    await page.getByRole('heading', { name: 'Front office' }).waitFor()
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByText('Switched off').waitFor()
    expect(await connections(opened)).toMatchObject([{ name: 'Front office', enabled: false }])
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('button', { name: 'Disconnect the CRM' }).click()
    await page.getByText('No CRM is connected').waitFor()
    await page
      .getByRole('region', { name: 'Pushes' })
      .getByRole('row', { name: /^All leads/ })
      .waitFor()
    expect(await connections(opened)).toEqual([])
  })
})
