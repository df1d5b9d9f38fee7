import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../support/until.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { eventsOf } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  app.identity.accept({
    isPresent: ({ headers }) => headers['x-test-visitor'] !== undefined,
    read: async ({ headers }) => ({
      kind: 'visitor',
      principal: 'visitor',
      tenantId: tenant.tenantId,
      id: String(headers['x-test-visitor']),
      clientName: null,
      visitor: { id: String(headers['x-test-visitor']), addresses: [] },
    }),
  })
})

afterAll(() => app.close())

beforeEach(async () => {
  tenant = await createTenant(app)
})

interface Answer {
  session_id: string
  message_id: string
  lead: Record<string, unknown> | null
}

async function say(payload: Record<string, unknown>): Promise<Answer> {
  const message = { message: 'Are you open on Saturday?', tenant_id: tenant.tenantId, ...payload }
  const answer = await tenant.send({ method: 'POST', url: '/chat/message', payload: message })
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
  return answer.json<Answer>()
}

describe('a conversation', () => {
  it('belongs to a lead from the first e-mail or phone on; an answer shows the lead that its message changed', async () => {
    const first = await say({ client_name: 'Ada Lovelace' })
    expect(first.lead).toBeNull()
    const session = { session_id: first.session_id }
    const second = await say({ ...session, client_email: 'ada@example.com' })
    expect(second.lead).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      source: 'chat',
      session_id: first.session_id,
    })
    expect((await say({ ...session, client_email: 'ada@example.com' })).lead).toBeNull()
    const last = await say({ ...session, client_phone: '(415) 555-0100' })
    expect(last.lead).toMatchObject({ lead_id: second.lead!['lead_id'], phone: '+14155550100' })
    expect((await eventsOf(tenant)).map(({ event }) => event)).toEqual(['lead.captured', 'lead.updated'])
    const again = await tenant.send({ url: `/chat/stream/${second.message_id}` })
    expect(again.body).toContain(String(second.lead!['lead_id']))
  })

  it('tells whose it was when it ends', async () => {
    const { session_id: id, lead } = await say({ client_email: 'ada@example.com', client_name: 'Ada' })
    await tenant.send({ method: 'POST', url: `/chat/sessions/${id}/end` })
    // Published after the conversation's analysis.
    const ended = await until(async () => {
      const log = await tenant.send({ url: '/webhooks/events?event=chat.session_ended' })
      return log.json<{ data: { event_id: string }[] }>().data[0]
    })
    const { body } = (await tenant.send({ url: `/webhooks/events/${ended.event_id}` })).json<{ body: string }>()
    expect(JSON.parse(body)).toMatchObject({ data: { session_id: id, lead } })
  })

  it('goes with its lead into another one', async () => {
    const { session_id: id } = await say({ client_phone: '+14155550100' })
    const { lead } = await say({ client_email: 'ada@example.com' })
    const both = await say({ session_id: id, client_email: 'ada@example.com' })
    expect(both.lead).toMatchObject({ lead_id: lead!['lead_id'], phone: '+14155550100' })
  })

  it('does not show a visitor what is known of whoever owns the e-mail', async () => {
    await say({ client_email: 'ada@example.com', client_phone: '+14155550100' })
    const payload = {
      message: 'It is me',
      tenant_id: tenant.tenantId,
      client_email: 'ada@example.com',
      client_phone: '+14155550199',
    }
    for (const url of ['/api/v1/chat/message', '/api/v1/chat/stream']) {
      const headers = { 'x-test-visitor': `chat_${url.length}` }
      const answer = await app.inject({ method: 'POST', url, headers, payload })
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
      expect(answer.body).toContain('"lead":null')
      expect(answer.body).not.toContain('4155550100')
    }
  })

  it('belongs to no lead when the phone cannot be read', async () => {
    expect((await say({ client_phone: 'none' })).lead).toBeNull()
    expect(await eventsOf(tenant)).toEqual([])
  })
})
