import type { LookupAddress } from 'node:dns'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOutboundHttp, type Resolve } from '../../src/core/outbound-http.ts'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { expectInvalid } from '../support/security-suite.ts'
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

/** Simulated DNS answers, changed by tests between queries. Retries of earlier tests continue, so each test has its own name. */
let addresses: string[]
let host: string
let number = 0
const asked: string[] = []
const timesAsked = () => asked.filter((name) => name === host).length
const resolve: Resolve = (hostname, _options, callback) => {
  asked.push(hostname)
  const found = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
  callback(null, found)
}

let app: FastifyInstance
let closeDatabase: () => Promise<void>
let tenant: TestTenant
let target: WebhookReceiver

beforeAll(async () => {
  const { database, close } = await openCopy()
  closeDatabase = close
  const outbound = createOutboundHttp({ allowCidrs: [], httpsOnly: false, resolve })
  app = await startTestApp({ database, outbound })
})
afterAll(async () => {
  await app.close()
  await closeDatabase()
})
beforeEach(async () => {
  target = await startReceiver()
  tenant = await createTenant(app)
  addresses = ['93.184.216.34']
  host = `name-${(number += 1)}.example.com`
})
afterEach(() => target.close())

const named = () => target.url.replace('127.0.0.1', host)
const post = (url: string, payload: object) => tenant.send({ method: 'POST', url, payload })
const first = async (url: string) => (await tenant.send({ url })).json<{ data: Record<string, unknown>[] }>().data[0]

/** Places where a tenant may enter an address, and the recorded result. */
const DOORS: [name: string, nameIt: (url: string) => ReturnType<typeof post>, field: string[]][] = [
  ['a webhook endpoint', (url) => post('/webhooks/endpoints', { url, events: ['lead.captured'] }), ['url']],
  ['a document', (url) => post('/knowledge/documents', { url }), ['url']],
  ['a CRM', (url) => post('/crm/connections', { provider: 'webhook', settings: { url } }), ['settings', 'url']],
]

const HOSTILE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://0.0.0.0/',
  'http://169.254.169.254/',
  'http://metadata.google.internal/',
  'http://10.0.0.5/',
  'http://100.64.0.1/',
  'http://[fd00:ec2::254]/',
  'http://[64:ff9b::7f00:1]/',
  'http://168.63.129.16/',
  'http://localhost./',
  'file:///etc/passwd',
  'gopher://example.com/',
  'https://u:p@example.com/',
  'https://example.com:5432/',
]

describe.each(DOORS)('%s', (_door, nameIt, field) => {
  it('cannot be given an address of ours', async () => {
    const before = asked.length
    for (const url of HOSTILE) expectInvalid(await nameIt(url), ['body', ...field])
    expect(asked.length).toBe(before)
  })
})

describe.each([
  ['a name that was public when it was given and is loopback now', ['127.0.0.1']],
  ['a name with one public and one private address', ['93.184.216.34', '127.0.0.1']],
  ['a name without an address', []],
])('%s', (_kind, now) => {
  it('is not called by a webhook', async () => {
    expect((await post('/webhooks/endpoints', { url: named(), events: ['lead.captured'] })).statusCode).toBe(201)
    addresses = now
    await createLead(tenant)
    await expect
      .poll(async () => (await first('/webhooks/deliveries'))?.['attempts'])
      .toMatchObject([{ error: 'E_BLOCKED', response_status: null }])
    expect([timesAsked(), target.connections()]).toEqual([1, 0])
  })

  it('is not read as a page', async () => {
    const url = named()
    // The guard runs when the page is fetched; entering the address makes no DNS query.
    addresses = now
    const made = await post('/knowledge/documents', { url })
    expect(made.statusCode).toBe(201)
    const { document_id: id } = made.json<{ document_id: string }>()
    await expect
      .poll(async () => (await tenant.send({ url: `/knowledge/documents/${id}` })).json())
      .toMatchObject({ status: 'failed', error: 'The address cannot be read: it must be a public address.' })
    expect([timesAsked(), target.connections()]).toEqual([1, 0])
  })

  it('is not told of leads as a CRM', async () => {
    const settings = { url: named() }
    expect((await post('/crm/connections', { provider: 'webhook', settings })).statusCode).toBe(201)
    addresses = now
    await createLead(tenant)
    await expect.poll(async () => (await first('/crm/syncs'))?.['attempts']).toBe(1)
    await expect.poll(timesAsked).toBeGreaterThan(0)
    await expect.poll(async () => (await first('/crm/syncs'))?.['error']).not.toBeNull()
    expect(target.connections()).toBe(0)
  })
})

it('a test that answers for the network answers for pages too', async () => {
  const outbound = createOutboundHttp({ allowCidrs: ['127.0.0.0/8'], httpsOnly: false, resolve })
  addresses = ['127.0.0.1']
  target.answer((_received, response) => void response.writeHead(301, { location: 'http://10.0.0.1/' }).end())
  const { database, close } = await openCopy()
  const other = await startTestApp({ database, outbound })
  const own = await createTenant(other)
  const payload = { url: named() }
  const { document_id: id } = (await own.send({ method: 'POST', url: '/knowledge/documents', payload })).json()
  await expect
    .poll(async () => (await own.send({ url: `/knowledge/documents/${id}` })).json())
    .toMatchObject({ status: 'failed', error: 'The address cannot be read: it must be a public address.' })
  expect([timesAsked(), target.connections()]).toEqual([1, 1])
  await other.close()
  await close()
})
