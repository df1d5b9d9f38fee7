import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createSession, createTenant, type TestTenant } from '../support/factories.ts'

interface SentEvent {
  id: string | undefined
  event: string
  data: Record<string, unknown>
}

function eventsOf(body: string): SentEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
      return { id: fields.get('id'), event: fields.get('event')!, data: JSON.parse(fields.get('data')!) }
    })
}

describe('the stream', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    await createDocument(tenant)
  })
  afterAll(() => app.close())

  const stream = (message: string) =>
    tenant.send({ method: 'POST', url: '/chat/stream', payload: { message, tenant_id: tenant.tenantId } })
  const resume = (id: string, after?: number) =>
    tenant.send({ url: `/chat/stream/${id}`, headers: after === undefined ? {} : { 'last-event-id': String(after) } })

  it('sends session, text and sources as they come, and the whole answer at the end, each with an id', async () => {
    const answer = await stream('Are you open on Saturday?')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    const events = eventsOf(answer.body)
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => String(index + 1)))
    expect(events.map(({ event }) => event)).toEqual(['session', 'delta', 'source', 'suggestions', 'done'])
    const done = events.at(-1)!.data
    expect(
      events
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => data['text'])
        .join(''),
    ).toBe(done['reply'])
    expect(done['session_id']).toBe(events[0]!.data['session_id'])
  })

  it('goes on after Last-Event-ID, and gives all of it without', async () => {
    const events = eventsOf((await stream('Are you open on Saturday?')).body)
    const id = events[0]!.data['message_id'] as string
    expect(eventsOf((await resume(id)).body)).toEqual(events)
    expect(eventsOf((await resume(id, 2)).body)).toEqual(events.slice(2))
    expect((await resume(id, 999)).body).toBe('')
  })

  it('is made again from what is stored, after a restart', async () => {
    const { sessionId, messageId } = await createSession(tenant)
    const restarted = await startTestApp()
    try {
      const answer = await restarted.inject({
        url: `/api/v1/chat/stream/${messageId}`,
        headers: tenant.headers.admin_key,
      })
      const [session, done] = eventsOf(answer.body)
      expect(session).toMatchObject({ event: 'session', data: { session_id: sessionId, message_id: messageId } })
      expect(done).toMatchObject({ event: 'done', data: { message_id: messageId } })
      expect(done!.data['reply']).toContain('9 am to 1 pm')
    } finally {
      await restarted.close()
    }
  })

  it('says 404 for a message of another tenant or of nobody', async () => {
    const other = await createTenant(app)
    const { messageId } = await createSession(other)
    expect((await resume(messageId)).statusCode).toBe(404)
    expect((await resume('msg_none')).statusCode).toBe(404)
  })

  it('refuses before it streams what a message would refuse', async () => {
    const answer = await tenant.send({
      method: 'POST',
      url: '/chat/stream',
      payload: { message: '', tenant_id: tenant.tenantId },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toContain('application/json')
  })
})
