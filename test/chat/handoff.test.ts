import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { client, startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { FakeOpenAI } from '../support/fakes/openai.ts'
import { until } from '../support/until.ts'

const MONDAY_NOON = new Date('2026-03-02T12:00:00Z')
const HOURS = { mon: [{ start: '09:00', end: '17:00' }], tue: [{ start: '09:00', end: '17:00' }] }
const HAND_OFF = { call: { name: 'hand_off', arguments: '{"reason":"visitor_asked","question":"Wants a person"}' } }

let fake: FakeOpenAI
let app: FastifyInstance
let tenant: TestTenant
let outbox: string
let now = MONDAY_NOON

beforeAll(async () => {
  fake = await FakeOpenAI.start()
  outbox = await mkdtemp(join(tmpdir(), 'handoff-'))
  const chat = { apiKey: 'sk-test', baseUrl: fake.url, model: 'test-model' }
  app = await startTestApp({
    config: { models: { chat, embedding: undefined }, dataDir: outbox },
    clock: { now: () => now },
  })
  tenant = await createTenant(app, { now: () => now })
  const payload = { business: { hours: HOURS }, assistant: { handoff_email: 'desk@example.com' } }
  const patched = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect(patched.statusCode).toBe(200)
})
beforeEach(() => {
  fake.reset()
  now = MONDAY_NOON
})
afterAll(async () => {
  await app.close()
  await fake[Symbol.asyncDispose]()
})

const say = async (message: string, more: object = {}) =>
  (
    await tenant.send({
      method: 'POST',
      url: '/chat/message',
      payload: { message, tenant_id: tenant.tenantId, ...more },
    })
  ).json()
const post = (path: string, payload?: object, send = tenant.send) =>
  send({ method: 'POST', url: `/chat/sessions/${path}`, ...(payload === undefined ? {} : { payload }) })
const read = async (id: string) => (await tenant.send({ url: `/chat/sessions/${id}` })).json()

async function askForPerson(
  more: object = {},
): Promise<{ session_id: string; reply: string; actions: string[]; status: string }> {
  fake.plan(HAND_OFF, { say: 'NONE' })
  return say('I want to talk to a person', more)
}

const today = async () => (await tenant.sendAs(tenant.headers.member)({ url: '/today' })).json()

/** How often it is among the wishes of the start page. */
const wished = async (id: string) =>
  (await today()).wishes.filter(({ session_id: one }: { session_id: string }) => one === id).length

/** As the portal does: up to the newest message of the visitor. */
async function readAll(id: string): Promise<void> {
  const { messages } = await read(id)
  const { created_at } = messages.findLast(({ role }: { role: string }) => role === 'visitor')
  await tenant.send({ method: 'PATCH', url: `/chat/sessions/${id}`, payload: { read_at: created_at } })
}

async function mails(): Promise<string[]> {
  // A message that is still being written has another ending.
  const found = await readdir(join(outbox, 'outbox')).catch(() => [])
  const names = found.filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(join(outbox, 'outbox', name), 'utf8')))
}

describe('a visitor who wants a person, while the business is open', () => {
  it('waits for one; the assistant says so, acknowledges what they write, and asks no model', async () => {
    const { session_id: id, reply, actions, status } = await askForPerson({ client_name: 'Ada' })
    expect({ actions, status }).toEqual({ actions: ['handed_off'], status: 'handoff' })
    expect(reply).toContain('passed to the team')
    expect((await read(id)).handoff).toEqual({
      reason: 'visitor_asked',
      handled_by: null,
      waiting_since: MONDAY_NOON.toISOString(),
    })
    const asked = fake.requests.length
    const quiet = await say('Hello?', { session_id: id })
    expect(quiet).toMatchObject({ superseded_by: null, status: 'handoff', actions: [] })
    expect(quiet.reply).toContain('Nobody of the team has answered yet')
    expect(fake.requests).toHaveLength(asked)
    const again = await tenant.send({ url: `/chat/stream/${quiet.message_id}` })
    expect(again.body).toContain('event: done')
  })

  it('is announced by mail, with the conversation so far', async () => {
    await askForPerson({ client_name: 'Grace', client_email: 'grace@example.com' })
    const mail = await until(async () =>
      (await mails())
        .map((text) => text.replaceAll('=\r\n', '').replaceAll('=\n', ''))
        .find((text) => text.includes('Grace: I want to talk to a person')),
    )
    expect(mail).toContain('desk@example.com')
    expect(mail).toContain('grace@example.com')
  })

  it('hears the person, who speaks in the place of the assistant until they let go', async () => {
    const { session_id: id } = await askForPerson()
    const member = client(app, { ...tenant.headers.member, 'sec-fetch-site': 'same-origin' })
    expect((await post(`${id}/takeover`, undefined, member)).json()).toMatchObject({ status: 'handoff' })
    const answered = await post(`${id}/messages`, { text: 'Grace here. How can I help?' }, member)
    expect(answered.statusCode).toBe(200)
    expect(answered.json()).toMatchObject({ role: 'person', author: expect.stringMatching(/^usr_/) })
    expect((await say('It is about the bill', { session_id: id })).reply).toBeNull()
    await post(`${id}/messages`, { text: 'I see' }, member)
    const session = await read(id)
    const { author } = answered.json()
    expect(session.handoff).toMatchObject({ handled_by: author, waiting_since: null })
    expect(session.messages.at(-1)).toMatchObject({ role: 'person', text: 'I see' })
    expect((await post(`${id}/release`)).json()).toMatchObject({ status: 'active', handoff: null })
    fake.plan({ say: 'NONE' })
    expect((await say('And now?', { session_id: id })).reply).toContain('could not find that')
    await post(`${id}/end`)
    const key = expect.stringMatching(/^key_/)
    const at = MONDAY_NOON.toISOString()
    // Taken over once: her answer took nothing over again.
    expect((await read(id)).history).toEqual([
      { at, step: 'asked', by: null, reason: 'visitor_asked' },
      { at, step: 'taken_over', by: author, reason: null },
      { at, step: 'handed_back', by: key, reason: null },
      { at, step: 'ended', by: key, reason: 'call' },
    ])
  })

  it('gets the assistant back when nobody comes, once', async () => {
    const { session_id: id } = await askForPerson()
    now = new Date(MONDAY_NOON.getTime() + 4 * 60_000)
    await app.chatHandoff.returnUnanswered()
    expect((await read(id)).status).toBe('handoff')
    now = new Date(MONDAY_NOON.getTime() + 6 * 60_000)
    await Promise.all([app.chatHandoff.returnUnanswered(), app.chatHandoff.returnUnanswered()])
    const session = await read(id)
    expect(session).toMatchObject({ status: 'active', handoff: null })
    const notices = session.messages.filter(({ text }: { text: string }) => text.includes('could answer in time'))
    expect(notices).toHaveLength(1)
    expect(session.history.map(({ step, reason }: { step: string; reason: string }) => [step, reason])).toEqual([
      ['asked', 'visitor_asked'],
      ['handed_back', 'nobody_came'],
    ])
    // Without a contact the start page is the only place that still tells the team.
    expect(await wished(id)).toBe(1)
    await post(`${id}/takeover`)
    expect(await wished(id)).toBe(0)
  })

  it('is on the start page when the conversation ended before anybody came', async () => {
    const payload = { assistant: { handoff_wait_minutes: 60 } }
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
    const { session_id: id } = await askForPerson()
    expect(await wished(id)).toBe(0)
    now = new Date(MONDAY_NOON.getTime() + 31 * 60_000)
    await app.chat.endSilentSessions()
    expect(await wished(id)).toBe(1)
    expect((await read(id)).history.at(-1)).toMatchObject({ step: 'ended', by: null, reason: 'silence' })
    await readAll(id)
    await tenant.send({
      method: 'PATCH',
      url: `/tenants/${tenant.tenantId}`,
      payload: { assistant: { handoff_wait_minutes: 5 } },
    })
  })

  it('is not left alone by a person who fell silent', async () => {
    const { session_id: id } = await askForPerson()
    await post(`${id}/messages`, { text: 'One moment' })
    now = new Date(MONDAY_NOON.getTime() + 6 * 60_000)
    await app.chatHandoff.returnUnanswered()
    expect((await read(id)).status).toBe('handoff')
    await say('Still there?', { session_id: id })
    now = new Date(MONDAY_NOON.getTime() + 12 * 60_000)
    await app.chatHandoff.returnUnanswered()
    expect((await read(id)).status).toBe('active')
  })
})

describe('a visitor who wants a person, while the business is closed', () => {
  it('hears when it opens; the wish is noted, and the assistant goes on', async () => {
    now = new Date('2026-03-02T20:00:00Z')
    const { session_id: id, reply, actions, status } = await askForPerson()
    expect({ actions, status }).toEqual({ actions: ['message_taken'], status: 'active' })
    expect(reply).toContain('Tuesday, March 3, 2026')
    expect(reply).toContain('phone number?')
    fake.plan({ say: 'NONE' })
    expect((await say('Hm', { session_id: id })).reply).not.toBeNull()
    expect((await read(id)).history).toMatchObject([{ step: 'asked_while_closed', reason: 'visitor_asked' }])
    await readAll(id)
  })

  it('is on the start page without a contact, until somebody reads it', async () => {
    now = new Date('2026-03-02T20:00:00Z')
    const { session_id: id } = await askForPerson({ client_name: 'Ada' })
    const words = 'I want to talk to a person'
    expect((await today()).wishes.at(-1)).toMatchObject({ session_id: id, client_name: 'Ada', words })
    await readAll(id)
    expect(await wished(id)).toBe(0)
    const { session_id: named } = await askForPerson({ client_email: 'ada@example.com' })
    expect(await wished(named)).toBe(1)
    // As a message of a lead it is there once.
    const { lead_id: leadId } = await read(named)
    await tenant.send({ method: 'PATCH', url: `/leads/${leadId}`, payload: { intent: 'message' } })
    expect(await wished(named)).toBe(0)
  })
})

describe('a business with rules', () => {
  it('fetches a person at a word, and after questions that nobody could answer', async () => {
    const own = await createTenant(app, { now: () => now })
    const payload = { assistant: { handoff_words: ['Schmerzen', 'bleeding'], handoff_after_unanswered: 2 } }
    await own.send({ method: 'PATCH', url: `/tenants/${own.tenantId}`, payload })
    const ask = async (message: string, more: object = {}) =>
      (
        await own.send({ method: 'POST', url: '/chat/message', payload: { message, tenant_id: own.tenantId, ...more } })
      ).json()
    const asked = fake.requests.length
    expect(await ask('Help, it is BLEEDING!')).toMatchObject({ status: 'handoff', actions: ['handed_off'] })
    expect(fake.requests).toHaveLength(asked)
    const first = await ask('Do you sell bicycles?')
    expect(first.status).toBe('active')
    const second = await ask('Do you sell boats?', { session_id: first.session_id })
    expect(second).toMatchObject({ status: 'handoff', actions: ['handed_off'] })
  })
})

describe('taking over', () => {
  it('silences what the assistant is saying', async () => {
    fake.plan({ say: 'NONE' })
    const { session_id: id } = await say('Hello')
    fake.plan({ silent: true })
    const pending = say('What about this?', { session_id: id })
    await until(async () => fake.requests.length > 1 || undefined)
    expect((await post(`${id}/takeover`)).statusCode).toBe(200)
    expect(await pending).toMatchObject({ reply: null, status: 'handoff' })
    const { messages } = await read(id)
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['visitor', 'assistant', 'visitor'])
  })

  it('stores an answer once that comes again with its key', async () => {
    fake.plan({ say: 'NONE' })
    const { session_id: id } = await say('Hello')
    const send = (text: string) =>
      tenant.send({
        method: 'POST',
        url: `/chat/sessions/${id}/messages`,
        payload: { text },
        headers: { 'idempotency-key': 'one answer' },
      })
    const [first, again] = [await send('Grace here'), await send('Grace here')]
    expect(again.json()).toEqual(first.json())
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await send('Other words')).statusCode).toBe(409)
    const { messages } = await read(id)
    expect(messages.filter(({ role }: { role: string }) => role === 'person')).toHaveLength(1)
  })

  it('is for sessions that go on, and for those who may', async () => {
    fake.plan({ say: 'NONE' })
    const { session_id: id } = await say('Hello')
    expect((await post(`${id}/release`)).json()).toMatchObject({ status: 'active' })
    expect((await post(`${id}/messages`, { text: ' ' })).statusCode).toBe(422)
    expect((await post(`${id}/messages`, { text: 'Grace here' })).statusCode).toBe(200)
    expect((await read(id)).handoff).toMatchObject({ reason: 'takeover' })
    const other = await createTenant(app)
    expect((await post(`${id}/takeover`, undefined, other.send)).statusCode).toBe(404)
    const standard = client(app, tenant.headers.standard_key)
    expect((await post(`${id}/takeover`, undefined, standard)).statusCode).toBe(403)
    await post(`${id}/end`)
    for (const path of ['takeover', 'release']) expect((await post(`${id}/${path}`)).statusCode).toBe(409)
    expect((await post(`${id}/messages`, { text: 'Hi' })).statusCode).toBe(409)
  })
})

describe('whoever watches', () => {
  it('sees messages and states as they come, and the end', async () => {
    const { session_id: id } = await askForPerson()
    const [first] = (await read(id)).messages
    const headers = { 'last-event-id': first.message_id }
    const watching = tenant.send({ url: `/chat/sessions/${id}/events`, headers })
    await post(`${id}/messages`, { text: 'Grace here' })
    await post(`${id}/end`)
    const answer = await watching
    expect(answer.headers['content-type']).toContain('text/event-stream')
    const events = [...answer.body.matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, event, data]) => [
      event,
      JSON.parse(data!),
    ])
    const messages = events.filter(([event]) => event === 'message').map(([, { role, text }]) => [role, text])
    expect(messages.slice(1)).toEqual([['person', 'Grace here']])
    expect(events.at(-1)).toEqual(['status', { status: 'ended', handled_by: expect.any(String) }])
  })

  it('goes on after the event that they saw last', async () => {
    const { session_id: id } = await askForPerson()
    await post(`${id}/messages`, { text: 'Grace here' })
    await post(`${id}/end`)
    const [first] = (await read(id)).messages
    const { body } = await tenant.send({
      url: `/chat/sessions/${id}/events`,
      headers: { 'last-event-id': first.message_id },
    })
    expect(body.match(/event: message/g)).toHaveLength(2)
  })
})

describe('a visitor while the assistant is switched off', () => {
  const turn = async (change: object, send = tenant.send) =>
    send({ method: 'PATCH', url: '/answering', payload: change })

  it('is told once that the team answers, which gets the message by mail', async () => {
    // Another business, because mails to one address have a share.
    const other = await createTenant(app, { now: () => now })
    const member = client(app, { ...other.headers.member, 'sec-fetch-site': 'same-origin' })
    expect((await turn({ chat: false }, member)).json()).toEqual({ chat: false, phone: true })
    const asked = fake.requests.length
    const write = async (payload: object) =>
      (
        await other.send({ method: 'POST', url: '/chat/message', payload: { tenant_id: other.tenantId, ...payload } })
      ).json()
    const first = await write({ message: 'Do you fix zippers?', client_email: 'mary@example.com', locale: 'de' })
    expect(first).toMatchObject({ reply: null, status: 'handoff', actions: [] })
    await write({ message: 'Hello?', session_id: first.session_id })
    expect(fake.requests).toHaveLength(asked)
    const session = (await other.send({ url: `/chat/sessions/${first.session_id}` })).json()
    expect(session.handoff).toMatchObject({ reason: 'switched_off', handled_by: null })
    expect(session.messages.map(({ role }: { role: string }) => role)).toEqual(['visitor', 'assistant', 'visitor'])
    expect(session.messages[1].text).toContain('antwortet unser Team hier selbst')
    await until(async () => (await mails()).find((text) => text.includes('Do you fix zippers?')))
  })

  it('waits on while it is off, and has the assistant again once it is on', async () => {
    await turn({ chat: false })
    const { session_id: id } = await say('Is anybody there?')
    now = new Date(MONDAY_NOON.getTime() + 10 * 60_000)
    await app.chatHandoff.returnUnanswered()
    expect((await read(id)).status).toBe('handoff')
    expect((await turn({ chat: true })).json()).toEqual({ chat: true, phone: true })
    await app.chatHandoff.returnUnanswered()
    expect((await read(id)).status).toBe('active')
    fake.plan({ say: 'NONE' })
    expect((await say('And now?', { session_id: id })).reply).not.toBeNull()
  })

  it('keeps an answered conversation with the person who answers it', async () => {
    const { session_id: id } = await askForPerson()
    await post(`${id}/messages`, { text: 'Grace here.' })
    await turn({ chat: false })
    await say('Thank you', { session_id: id })
    expect((await read(id)).handoff.reason).toBe('visitor_asked')
    await turn({ chat: true })
  })
})
