import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { until } from '../support/until.ts'
import { eventsOf } from './tenant.ts'

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
})

interface Answer {
  session_id: string
  lead: { lead_id: string; name: string | null } | null
}

async function say(message: string, more: Record<string, unknown> = {}): Promise<Answer> {
  const payload = { message, tenant_id: tenant.tenantId, ...more }
  const answer = await tenant.send({ method: 'POST', url: '/chat/message', payload })
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 })
  return answer.json<Answer>()
}

async function erase(id: string): Promise<void> {
  expect((await tenant.send({ method: 'DELETE', url: `/leads/${id}` })).statusCode).toBe(200)
}

/** Ends the conversation, and waits for its analysis. */
async function end(id: string): Promise<{ lead: Answer['lead'] }> {
  await tenant.send({ method: 'POST', url: `/chat/sessions/${id}/end` })
  const told = await until(async () => {
    const log = await tenant.send({ url: '/webhooks/events?event=chat.session_ended' })
    return log.json<{ data: { event_id: string }[] }>().data[0]
  })
  const { body } = (await tenant.send({ url: `/webhooks/events/${told.event_id}` })).json<{ body: string }>()
  return JSON.parse(body).data
}

const leads = async () => (await tenant.send({ url: '/leads' })).json<{ data: Record<string, unknown>[] }>().data
const ADA = { client_name: 'Ada Lovelace', client_email: 'ada@example.com' }

/** A visitor who gave their e-mail in a field and in the text, and whose lead was erased. */
async function erased(): Promise<string> {
  const { session_id: id, lead } = await say('Write to me: ada@example.com', ADA)
  await erase(lead!.lead_id)
  return id
}

describe('a person who is erased while their conversation goes on', () => {
  it('stays erased when it ends: what they wrote before makes no lead again', async () => {
    const id = await erased()
    await say('And on Sunday?', { session_id: id })
    expect((await end(id)).lead).toBeNull()
    expect(await leads()).toEqual([])
    expect((await eventsOf(tenant)).map(({ event }) => event)).toEqual(['lead.captured'])
  })

  it('stays erased when it says no more than its name', async () => {
    const id = await erased()
    expect((await say('It is me', { session_id: id, client_name: 'Ada' })).lead).toBeNull()
    expect((await end(id)).lead).toBeNull()
    expect(await leads()).toEqual([])
  })

  it('is nobody to the conversation: nothing that was noted of them is kept', async () => {
    const id = await erased()
    const session = (await tenant.send({ url: `/chat/sessions/${id}` })).json()
    expect(session).toMatchObject({ client_name: null, client_email: null, client_phone: null })
    const { rows } = await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`select memory from chat_sessions where id = ${id}`),
    )
    expect(rows).toEqual([{ memory: null }])
  })

  it('stays erased where the conversation did not come to know its lead before', async () => {
    const { session_id: id, lead } = await say('Write to me: ada@example.com', ADA)
    // The state of a turn that crashed after its action.
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`update chat_sessions set lead_id = null where id = ${id}`),
    )
    await erase(lead!.lead_id)
    expect((await end(id)).lead).toBeNull()
    expect(await leads()).toEqual([])
  })

  it('is a lead again when they give a contact anew, with no more than that', async () => {
    const id = await erased()
    await say('You may write after all, to ada@example.com', { session_id: id })
    expect((await end(id)).lead).toMatchObject({ email: 'ada@example.com', name: null })
    expect(await leads()).toHaveLength(1)
  })

  it('is a lead again when a message of theirs brings a contact', async () => {
    const id = await erased()
    const { lead } = await say('You may call', { session_id: id, client_phone: '+14155550100' })
    expect(lead).toMatchObject({ phone: '+14155550100', email: null, name: null })
    expect((await end(id)).lead).toMatchObject({ lead_id: lead!.lead_id })
  })
})

it('whom a conversation came to belong to since is not forgotten with who it was before', async () => {
  const { session_id: id, lead: first } = await say('Hello', ADA)
  const { lead: second } = await say('Rather this one', { session_id: id, client_email: 'grace@example.com' })
  await erase(first!.lead_id)
  expect((await tenant.send({ url: `/chat/sessions/${id}` })).json().client_email).toBe('grace@example.com')
  expect((await end(id)).lead).toMatchObject({ lead_id: second!.lead_id })
})

describe('before a language model', () => {
  let fake: FakeOpenAI
  let own: FastifyInstance

  beforeAll(async () => {
    fake = await FakeOpenAI.start()
    const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
    own = await startTestApp({ config: { models: { chat, embedding: undefined } } })
  })
  afterAll(async () => {
    await own.close()
    await fake[Symbol.asyncDispose]()
  })

  it('nothing is left of who was erased, and what came after is', async () => {
    tenant = await createTenant(own)
    const id = await erased()
    await say('Are you open on Sunday?', { session_id: id })
    fake.requests.length = 0
    await say('And on Monday?', { session_id: id })
    const told = JSON.stringify(fake.requests[0]!.body)
    expect(told).toContain('Are you open on Sunday?')
    expect(told).not.toMatch(/ada/i)
  })
})
