import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyAddress, startTestApp } from '../support/app.ts'
import { FakeCrmReceiver } from '../support/fakes/crm-webhook.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { until } from '../support/until.ts'
import { expectedSignature, startReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { clockAt, createDesk, pathIn, type Desk } from '../bookings/visitor-desk.ts'

const clock = clockAt('2026-03-02T08:00:00.000Z')
const ADA = 'ada.visit@example.com'

let mails: MailServer
let hooks: WebhookReceiver
let crm: FakeCrmReceiver
let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  mails = await startMailServer()
  hooks = await startReceiver()
  crm = await new FakeCrmReceiver().start()
  app = await startTestApp({
    clock,
    config: {
      outboundAllowCidrs: ['127.0.0.0/8'],
      mail: { smtpUrl: mails.url, from: 'FrontDesk <desk@example.com>' },
      models: { chat: undefined, embedding: undefined },
    },
  })
  desk = await createDesk(app, clock)
  await post('/webhooks/endpoints', { url: hooks.url, events: ['*'] })
  await post('/crm/connections', { provider: 'webhook', settings: { url: `${crm.url}/leads` } })
})
afterAll(async () => {
  await app.close()
  await Promise.all([mails[Symbol.asyncDispose](), hooks.close(), crm[Symbol.asyncDispose]()])
})

async function post(url: string, payload: object = {}) {
  const reply = await desk.tenant.send({ method: 'POST', url, payload })
  if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`)
  return reply.json()
}

const get = async (url: string) => (await desk.tenant.send({ url })).json()

type Told = { event: string; data: Record<string, unknown> }
const told = () => hooks.received.map(({ body }) => JSON.parse(body.toString()) as Told)

/** Waits for a delivery; deliveries come in no particular order. */
const toldOf = (event: string) => until(() => told().find((one) => one.event === event)?.data) as Promise<Told['data']>

describe('a wish', () => {
  it.each([0, 1])('may be long and end in pairs of units (%i)', async (before) => {
    const message = `Book a check-up ${'a'.repeat(before)}${'😀'.repeat(1_500)}`
    const { tenant } = await createDesk(app, clock)
    const payload = { tenant_id: tenant.tenantId, message }
    const answer = await tenant.send({ method: 'POST', url: '/chat/message', payload })
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
  })
})

/** One visitor without a model provider: the contracts between all domains, seen from outside. */
describe('a visit', () => {
  it('is a conversation, an appointment, a lead, mails, calendar entries and CRM records that name each other', async () => {
    const { url: feed } = await post('/bookings/calendar-feeds')
    let session: string | undefined
    const say = async (message: string) => {
      const known = session === undefined ? {} : { session_id: session }
      const answer = await post('/chat/message', { tenant_id: desk.tenant.tenantId, message, ...known })
      session = answer.session_id
      return answer
    }
    const wish = "I'd like a check-up this Thursday at 11am."
    let answer = await say(`${wish} My name is Ada Lovelace, ${ADA}`)
    for (let tries = 0; answer.booking === null && tries < 3; tries += 1) answer = await say('Yes, please')
    expect(answer).toMatchObject({
      actions: expect.arrayContaining(['booking_created']),
      booking: { start: '2026-03-05T16:00:00.000Z', client_email: ADA, source: 'chat', status: 'confirmed' },
      lead: { email: ADA, name: 'Ada Lovelace', session_id: session },
    })
    const { booking, lead } = answer
    expect(booking.lead_id).toBe(lead.lead_id)

    const { tools } = await get(`/chat/sessions/${session}/messages/${answer.message_id}/trace`)
    expect(tools.map(({ name }: { name: string }) => name)).toContain('create_booking')

    expect(await toldOf('booking.created')).toEqual(await plain(`/bookings/${booking.booking_id}`))
    expect(await toldOf('lead.captured')).toMatchObject({ lead_id: lead.lead_id, source: 'booking', email: ADA })
    expect(await toldOf('chat.message')).toMatchObject({ session_id: session })

    const mail = await mails.take(ADA)
    expect(mail.raw).toMatch(/Content-Type: text\/calendar;[^:]*method=REQUEST/)
    const path = pathIn(mail)
    const entries = nodeIcal.sync.parseICS((await app.inject({ url: feed.replace('http://localhost:3000', '') })).body)
    expect(JSON.stringify(entries)).toContain('2026-03-05T16:00:00.000Z')

    const sync = await toldOf('crm.sync_completed')
    expect(sync).toMatchObject({ lead_id: lead.lead_id, provider: 'webhook', status: 'completed' })
    expect([...crm.records.values()]).toEqual([expect.objectContaining({ email: ADA, lead_id: lead.lead_id })])
    expect((await get(`/leads/${lead.lead_id}`)).crm).toMatchObject({ provider: 'webhook', status: 'completed' })

    await post(`/chat/sessions/${session}/end`)
    const ended = await toldOf('chat.session_ended')
    expect(ended).toMatchObject({
      session_id: session,
      client_name: 'Ada Lovelace',
      reason: 'call',
      summary: expect.stringMatching(/check-up/i),
      sentiment: expect.stringMatching(/^(positive|neutral|negative)$/),
      lead: { lead_id: lead.lead_id, email: ADA },
    })

    // After a merge the first lead's records belong to the second, and the CRM is told.
    const other = await post('/leads', { name: 'Ada King', email: 'ada.king@example.com' })
    await until(() => (crm.records.size >= 2 ? true : undefined))
    await post(`/leads/${other.lead_id}/merge`, { lead_id: lead.lead_id })
    expect(await get(`/bookings/${booking.booking_id}`)).toMatchObject({ lead_id: other.lead_id })
    expect(await get(`/chat/sessions/${session}`)).toMatchObject({ lead_id: other.lead_id })

    // The visitor's own page.
    expect((await app.inject({ url: path, remoteAddress: anyAddress() })).statusCode).toBe(200)

    const { secret } = await get('/webhooks/secret')
    for (const { body, headers } of hooks.received)
      expect(headers['x-webhook-signature']).toBe(expectedSignature(secret, body))
    expect(JSON.stringify(told())).not.toContain('whsec_')

    const hasRows = ['actions', 'booking_claims', 'bookings', 'chat_sessions', 'crm_links', 'leads', 'mails']
    expect(await rowsLeft(desk.tenant.tenantId)).toEqual(expect.arrayContaining(hasRows))
    const erased = await desk.tenant.send({ method: 'DELETE', url: `/tenants/${desk.tenant.tenantId}` })
    expect({ status: erased.statusCode, body: erased.body }).toMatchObject({ status: 200 })
    expect(await rowsLeft(desk.tenant.tenantId)).toEqual([])
    for (const url of [path, feed.replace('http://localhost:3000', '')])
      expect((await app.inject({ url, remoteAddress: anyAddress() })).statusCode).toBe(404)
  })
})

/** A booking without its history, as events show it. */
async function plain(url: string): Promise<object> {
  const { history: _history, ...booking } = await get(url)
  return booking
}

/** Tables that still contain rows of the tenant. */
async function rowsLeft(tenantId: string): Promise<string[]> {
  return app.database.system(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'tenant_id' order by 1`)
    const left: string[] = []
    for (const { name } of rows) {
      const found = await tx.execute(sql`select 1 from ${sql.identifier(name)} where tenant_id = ${tenantId} limit 1`)
      if (found.rows.length > 0) left.push(name)
    }
    return left
  })
}
