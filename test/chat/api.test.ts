import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { client, startTestApp } from '../support/app.ts'
import { createDocument, createSession, createTenant, type TestTenant } from '../support/factories.ts'

const HOURS = '# Opening hours\n\nOn Saturdays we are open from 9 am to 1 pm.'

describe('chat', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let documentId: string
  let now = new Date()

  beforeAll(async () => {
    app = await startTestApp({ clock: { now: () => now } })
    tenant = await createTenant(app, { now: () => now })
    documentId = await createDocument(tenant, HOURS)
  })
  afterAll(() => app.close())

  const say = (message: string, more: object = {}) =>
    tenant.send({ method: 'POST', url: '/chat/message', payload: { message, tenant_id: tenant.tenantId, ...more } })

  it('answers from the knowledge and names its source', async () => {
    const answer = await say('Are you open on Saturday?', { client_name: 'Ada' })
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body.reply).toContain('On Saturdays we are open from 9 am to 1 pm.')
    expect(body).toMatchObject({
      tenant_id: tenant.tenantId,
      superseded_by: null,
      actions: [],
      lead: null,
      booking: null,
      status: 'active',
      sources: [
        {
          document_id: documentId,
          title: 'Opening hours',
          url: null,
          snippet: 'On Saturdays we are open from 9 am to 1 pm.',
        },
      ],
    })
  })

  it('does not invent what the knowledge does not have, and remembers the question', async () => {
    const body = (await say('Which insurance covers implants?')).json()
    expect(body.sources).toEqual([])
    expect(body.reply).not.toContain('insurance covers')
    const { data } = (await tenant.send({ url: '/analytics/questions?answered=false' })).json()
    expect(data).toContainEqual(
      expect.objectContaining({ question: 'Which insurance covers implants?', count: 1, answered: false }),
    )
  })

  it('goes on with a session, and keeps what it was told about the visitor', async () => {
    const first = (await say('Hello', { client_name: 'Ada', client_email: ' ADA@Example.com ' })).json()
    const second = (
      await say('Are you open on Saturday?', { session_id: first.session_id, client_phone: '+1 415 555 0100' })
    ).json()
    expect(second.session_id).toBe(first.session_id)
    const session = (await tenant.send({ url: `/chat/sessions/${first.session_id}` })).json()
    expect(session).toMatchObject({
      client_name: 'Ada',
      client_email: 'ada@example.com',
      client_phone: '+1 415 555 0100',
      message_count: 4,
    })
    expect(session.messages.map(({ role }: { role: string }) => role)).toEqual([
      'visitor',
      'assistant',
      'visitor',
      'assistant',
    ])
    expect(session.messages[3]).toMatchObject({ answers: second.message_id, sources: [{ document_id: documentId }] })
  })

  it('tells why it answered so', async () => {
    const { sessionId, messageId } = await createSession(tenant)
    const trace = (await tenant.send({ url: `/chat/sessions/${sessionId}/messages/${messageId}/trace` })).json()
    expect(trace).toMatchObject({
      model: 'builtin',
      band: 'answer',
      passages: [{ document_id: documentId, cited: true }],
    })
    const { messages } = (await tenant.send({ url: `/chat/sessions/${sessionId}` })).json()
    const byAnswer = await tenant.send({ url: `/chat/sessions/${sessionId}/messages/${messages[1].message_id}/trace` })
    expect(byAnswer.json()).toEqual(trace)
    const unknown = await tenant.send({ url: `/chat/sessions/${sessionId}/messages/msg_none/trace` })
    expect(unknown.statusCode).toBe(404)
  })

  it('says 404 for a tenant or a session that is not the caller’s', async () => {
    const other = await createTenant(app)
    const { sessionId } = await createSession(other)
    expect((await say('Hi', { tenant_id: other.tenantId })).statusCode).toBe(404)
    expect((await say('Hi', { session_id: sessionId })).statusCode).toBe(404)
    expect((await other.send({ url: '/chat/sessions' })).json().data).toHaveLength(1)
  })

  it('ends a session by call, once, and takes no message after', async () => {
    const { sessionId } = await createSession(tenant)
    const end = () => tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/end` })
    const ended = await end()
    expect(ended.json()).toMatchObject({ status: 'ended', end_reason: 'call' })
    expect(ended.json().ended_at).not.toBeNull()
    expect((await end()).statusCode).toBe(409)
    expect((await say('Still there?', { session_id: sessionId })).statusCode).toBe(409)
  })

  it('ends a session that was silent for 30 minutes', async () => {
    const { sessionId } = await createSession(tenant)
    const began = now
    now = new Date(began.getTime() + 29 * 60_000)
    expect((await say('Are you open on Saturday?', { session_id: sessionId })).statusCode).toBe(200)
    now = new Date(began.getTime() + 60 * 60_000)
    expect((await say('And now?', { session_id: sessionId })).statusCode).toBe(409)
    await app.chat.endSilentSessions()
    expect((await tenant.send({ url: `/chat/sessions/${sessionId}` })).json()).toMatchObject({
      status: 'ended',
      end_reason: 'silence',
    })
  })

  it('lists sessions newest first, by status', async () => {
    const own = await createTenant(app)
    const first = await createSession(own)
    const second = await createSession(own)
    await own.send({ method: 'POST', url: `/chat/sessions/${first.sessionId}/end` })
    const ids = async (query: string) =>
      (await own.send({ url: `/chat/sessions${query}` }))
        .json()
        .data.map(({ session_id: id }: { session_id: string }) => id)
    expect(await ids('')).toEqual([second.sessionId, first.sessionId])
    expect(await ids('?status=ended')).toEqual([first.sessionId])
    expect(await ids('?status=handoff')).toEqual([])
  })

  it('answers only the newest of messages that come at once in one session', async () => {
    const { sessionId } = await createSession(tenant)
    const answers = await Promise.all(
      ['One?', 'Are you open on Saturday?', 'Three?'].map((text) => say(text, { session_id: sessionId })),
    )
    const bodies = answers.map((answer) => answer.json())
    const { messages } = (await tenant.send({ url: `/chat/sessions/${sessionId}` })).json()
    const answered = messages
      .filter(({ role }: { role: string }) => role === 'assistant')
      .map(({ answers: id }: { answers: string }) => id)
    for (const { message_id: id, reply, superseded_by: newer } of bodies) {
      if (reply === null) expect(bodies.map(({ message_id: other }) => other)).toContain(newer)
      else expect(answered).toContain(id)
    }
    expect(bodies.some(({ reply }) => reply !== null)).toBe(true)
  })

  it('takes messages with a standard key and from a member too', async () => {
    for (const credential of ['standard_key', 'member'] as const) {
      const send = client(app, { ...tenant.headers[credential], 'sec-fetch-site': 'same-origin' })
      const answer = await send({
        method: 'POST',
        url: '/chat/message',
        payload: { message: 'Hi', tenant_id: tenant.tenantId },
      })
      expect(answer.statusCode).toBe(200)
    }
  })
})
