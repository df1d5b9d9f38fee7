import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, chromiumPath, findingsOf, launchChromium } from '../support/browser.ts'
import { startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { startWebhookApp } from '../webhooks/tenant.ts'
import { openPortal, type PortalPage } from './portal-page.ts'

describe.skipIf(chromiumPath === undefined)('webhooks in the portal', () => {
  let app: FastifyInstance
  let browser: Browser
  let base: string
  let receiver: WebhookReceiver

  beforeAll(async () => {
    app = await startWebhookApp()
    base = await addressOf(app)
    browser = await launchChromium()
    receiver = await startReceiver()
  })
  afterEach(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))))
  afterAll(async () => {
    await browser.close()
    await receiver.close()
    await app.close()
  })

  const open = (path: string, options = {}) => openPortal({ app, browser, base }, path, options)

  async function endpoints({ account }: PortalPage): Promise<object[]> {
    return (await account.admin({ url: '/webhooks/endpoints' })).json<{ data: object[] }>().data
  }

  /** An endpoint that a program made. */
  async function withEndpoint({ account }: PortalPage, events = ['*']): Promise<string> {
    const made = await account.admin({
      method: 'POST',
      url: '/webhooks/endpoints',
      payload: { url: receiver.url, events, description: 'Practice software' },
    })
    return made.json<{ endpoint_id: string }>().endpoint_id
  }

  it('makes an endpoint for chosen events, changes it, switches it off, and deletes it after a question', async () => {
    const opened = await open('/integrate/webhooks')
    const { page } = opened
    await page.getByText('No endpoints yet').waitFor()
    await page.getByRole('button', { name: 'New endpoint' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Address').fill('ftp://hooks.example')
    await form.getByLabel('Send all events').uncheck()
    await form.getByRole('button', { name: 'Make the endpoint' }).click()
    await form.getByText('Choose one event at least.').waitFor()
    await form.getByLabel('booking.created').check()
    await form.getByLabel('lead.captured').check()
    await form.getByRole('button', { name: 'Make the endpoint' }).click()
    await expect.poll(() => form.getByLabel('Address').getAttribute('aria-invalid')).toBe('true')
    expect(await findingsOf(page)).toEqual([])
    await form.getByLabel('Address').fill(receiver.url)
    await form.getByRole('button', { name: 'Make the endpoint' }).click()
    const row = page.getByRole('row', { name: receiver.url })
    await row.getByText('2 of 12 events').waitFor()
    expect(await endpoints(opened)).toMatchObject([
      { url: receiver.url, events: ['booking.created', 'lead.captured'], description: null, enabled: true },
    ])

    await row.getByRole('button', { name: 'Edit' }).click()
    await form.getByLabel('For you (optional)').fill('Practice software')
    await page.keyboard.press('Escape')
    await form.getByText('What you typed is not saved.').waitFor()
    await form.getByRole('button', { name: 'Go on' }).click()
    await form.getByRole('button', { name: 'Save the endpoint' }).click()
    await row.getByText('Practice software').waitFor()
    await row.getByRole('button', { name: 'Switch off' }).click()
    await row.getByText('Switched off').waitFor()
    expect(await endpoints(opened)).toMatchObject([{ description: 'Practice software', enabled: false }])

    await row.getByRole('button', { name: 'Delete' }).click()
    await form.getByRole('button', { name: 'Delete the endpoint' }).click()
    await page.getByText('No endpoints yet').waitFor()
    expect(await endpoints(opened)).toEqual([])
  })

  it('sends a sample, shows every try with its answer, and sends it again', async () => {
    const opened = await open('/integrate/webhooks')
    const { page, account } = opened
    await withEndpoint(opened)
    receiver.answer(status(503, {}, '<title>Maintenance</title>'))
    await page.reload()
    await page.getByRole('button', { name: 'Sample event' }).click()
    await page.getByRole('dialog').getByLabel('Event', { exact: true }).selectOption('lead.captured')
    await page.getByRole('dialog').getByText('"event": "lead.captured"').waitFor()
    await page.getByRole('button', { name: 'Send the sample' }).click()
    const record = page.getByRole('region', { name: 'Delivery', exact: true })
    await record.getByText(/answered 503\. No try is left/).waitFor()
    await record.getByRole('row', { name: /503/ }).getByText('<title>Maintenance</title>').first().waitFor()
    await record.getByText(`"tenant_id": "${account.tenantId}"`).waitFor()
    expect(await findingsOf(page)).toEqual([])

    receiver.answer(status(200, {}, 'thanks'))
    await record.getByRole('button', { name: 'Send now' }).click()
    await record.getByText('Arrived, 200').waitFor()
    const [logged] = (await account.admin({ url: '/webhooks/deliveries' })).json().data
    expect(page.url()).toBe(`${base}/integrate/webhooks/${logged.delivery_id}`)
    expect(logged).toMatchObject({ status: 'delivered', test: true, event: 'lead.captured' })
    expect(await record.getByRole('row').count()).toBe(1 + logged.attempts.length)
  })

  it('filters the log in the address, and sends again what was missed, told before', async () => {
    const opened = await open('/integrate/webhooks')
    const { page, account } = opened
    const endpointId = await withEndpoint(opened)
    receiver.answer(status(410))
    const send = (event: string) =>
      account.admin({ method: 'POST', url: `/webhooks/endpoints/${endpointId}/test`, payload: { event } })
    await send('booking.created')
    await page.reload()
    const log = page.getByRole('region', { name: 'Deliveries' })
    await log.getByText('Given up, 410').waitFor()
    await log.getByText('Arrived', { exact: true }).click()
    await log.getByText('No delivery fits the filters').waitFor()
    expect(new URL(page.url()).search).toBe('?status=delivered')
    await page.goBack()
    await log.getByText('Given up, 410').waitFor()
    await page.goto(`${base}/integrate/webhooks?event=lead.captured`)
    await log.getByText('No delivery fits the filters').waitFor()
    await log.getByRole('link', { name: 'Clear the filters' }).click()
    await log.getByText('Given up, 410').waitFor()

    await page.getByText(/^Off since .*: it answered 410$/).waitFor()
    await log.getByRole('button', { name: 'Send all again' }).click()
    await page.getByText('One delivery is sent again.').waitFor()
    await page.getByRole('button', { name: 'Send them again' }).click()
    await page.getByText('The endpoint is switched off or was deleted.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch on' }).click()
    receiver.answer(status(200))
    await log.getByRole('button', { name: 'Send all again' }).click()
    await page.getByRole('button', { name: 'Send them again' }).click()
    await log.getByText('Arrived, 200').waitFor()
  })

  it('reads the secret by a click alone, and rotates it after a question', async () => {
    const { page, account } = await open('/integrate/webhooks')
    const before = (await account.admin({ url: '/webhooks/secret' })).json().secret
    const region = page.getByRole('region', { name: 'Signing secret' })
    await region.getByText('whsec_••••').waitFor()
    expect(await page.content()).not.toContain(before)
    await region.getByRole('button', { name: 'Show' }).click()
    await region.getByText(before).waitFor()
    await region.getByRole('button', { name: 'Rotate' }).click()
    await page.getByText('For 24 hours every delivery carries the signatures of both secrets').waitFor()
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    await region.getByText(/deliveries carry the signatures of both secrets/).waitFor()
    const after = (await account.admin({ url: '/webhooks/secret' })).json().secret
    expect(after).not.toBe(before)
    await region.getByText(after).waitFor()
  })

  it('has code that checks a delivery, with the id of the business, in four languages', async () => {
    const { page, account } = await open('/integrate/webhooks')
    const code = page.getByRole('region', { name: 'Check the signature in your code' })
    for (const [language, call] of [
      ['Node', 'env.WEBHOOK_SECRET!'],
      ['Python', 'os.environ["WEBHOOK_SECRET"]'],
      ['PHP', "getenv('WEBHOOK_SECRET')"],
      ['Go', 'os.LookupEnv("WEBHOOK_SECRET")'],
    ] as const) {
      await code.getByText(language, { exact: true }).click()
      await code.getByText(call).waitFor()
      expect(await code.getByRole('group').textContent()).toContain(account.tenantId)
    }
  })
})
