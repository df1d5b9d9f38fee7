import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { client, startTestApp, type Send } from '../support/app.ts'
import { createDocument, createTenant, signIn, visitorHeaders, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

const PAGE = 'http://localhost:3000'

describe('what a visitor and the team tell each other besides words', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let base: string

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    await createDocument(tenant)
    base = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  async function visitor(): Promise<{ send: Send; id: string; headers: Record<string, string> }> {
    const id = newId('chat')
    const headers = await visitorHeaders(tenant.tenantId, id)
    return { send: client(app, headers), id, headers }
  }
  const post = (send: Send, url: string, payload: object = {}) => send({ method: 'POST', url, payload })
  /** Asks, and returns the id of the question. */
  const ask = async (send: Send, message = 'Are you open on Saturday?') => {
    const { body } = await post(send, '/widget/chat', { message })
    return /"message_id":"(msg_\w+)"/.exec(body)![1]!
  }
  /** A visitor who waits for a person, whatever the hour. */
  const waiting = async () => {
    const made = await visitor()
    await ask(made.send, 'I would like to talk to a person')
    return made
  }
  const messagesOf = async (id: string) =>
    (await tenant.send({ url: `/chat/sessions/${id}` })).json<{ messages: Stored[] }>().messages

  interface Stored {
    message_id: string
    role: string
    helpful: boolean | null
  }

  it('keeps the verdict on an answer, by its question or its own id, and shows it to staff', async () => {
    const { send, id } = await visitor()
    const question = await ask(send)
    expect((await post(send, '/widget/feedback', { message_id: question, helpful: false })).statusCode).toBe(200)
    const [asked, answer] = await messagesOf(id)
    expect([asked!.helpful, answer!.helpful]).toEqual([null, false])
    const later = await post(send, '/widget/feedback', { message_id: answer!.message_id, helpful: true })
    expect(later.json()).toEqual({ received: true })
    expect((await messagesOf(id))[1]!.helpful).toBe(true)
  })

  it('takes no verdict on what is not an answer of this visitor', async () => {
    const { send, id } = await visitor()
    await ask(send)
    const [, answer] = await messagesOf(id)
    const other = await visitor()
    await ask(other.send)
    const wrong = { message_id: answer!.message_id, helpful: false }
    expect((await post(other.send, '/widget/feedback', wrong)).statusCode).toBe(404)
    expect((await post(send, '/widget/feedback', { call_id: newId('call'), helpful: true })).statusCode).toBe(404)
    for (const payload of [{ helpful: true }, { message_id: 'a', call_id: 'b', helpful: true }, { message_id: 'a' }])
      expect((await post(send, '/widget/feedback', payload)).statusCode).toBe(422)
    expect((await messagesOf(id))[1]!.helpful).toBeNull()
  })

  it('keeps the verdict on a call in its record', async () => {
    const { send } = await visitor()
    const consent = { version: '2026-11-23', hearing: 'typed', speaking: 'silent' }
    const begun = await post(send, '/widget/calls', { mode: 'browser', locale: 'en', consent })
    expect(begun.statusCode).toBe(201)
    const { call_id: callId } = begun.json<{ call_id: string }>()
    expect((await post(send, '/widget/feedback', { call_id: callId, helpful: true })).statusCode).toBe(200)
    expect((await tenant.send({ url: `/calls/${callId}` })).json()).toMatchObject({ helpful: true })
    await post(send, `/widget/calls/${callId}/end`)
  })

  it('tells the visitor that a person writes, and which message was read', async () => {
    const { send, id, headers } = await visitor()
    expect((await post(send, '/widget/typing')).json()).toEqual({ told: false })
    const question = await ask(send)
    const user = client(app, await signIn(app, tenant.tenantId, { email: 'grace@told.example', role: 'admin' }))
    const gone = new AbortController()
    const stream = await fetch(`${base}/api/v1/widget/events`, {
      headers: { ...headers, origin: PAGE },
      signal: gone.signal,
    })
    let heard = ''
    const reading = (async () => {
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) heard += chunk
    })().catch(() => {})
    await until(async () => heard.includes('event: status'))
    const presence = (state: string) => post(user, `/chat/sessions/${id}/presence`, { state })
    await presence('typing')
    await until(async () => heard.includes('event: typing\ndata: {"is_typing":true}'))
    await presence('reading')
    await until(async () => heard.includes('event: typing\ndata: {"is_typing":false}'))
    const payload = { read_at: new Date(Date.now() + 1_000).toISOString() }
    await user({ method: 'PATCH', url: `/chat/sessions/${id}`, payload })
    await until(async () => heard.includes(`event: read\ndata: {"message_id":"${question}"}`))
    gone.abort()
    await reading
  })

  it('tells the team that the visitor writes', async () => {
    const { send, id } = await visitor()
    await ask(send)
    const headers = await signIn(app, tenant.tenantId, { email: 'ada@example.com', role: 'admin' })
    const gone = new AbortController()
    const stream = await fetch(`${base}/api/v1/events`, { headers, signal: gone.signal })
    let heard = ''
    const reading = (async () => {
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) heard += chunk
    })().catch(() => {})
    await until(async () => heard.includes('event: ready'))
    expect((await post(send, '/widget/typing')).json()).toEqual({ told: true })
    await until(async () => heard.includes(`{"kind":"presence","id":"${id}","state":"typing"}`))
    gone.abort()
    await reading
  })

  it('tells those who wait for a person how many wait longer, and ends the wait', async () => {
    const get = (send: Send) => send({ url: '/widget/wait' })
    const stop = (send: Send) => send({ method: 'DELETE', url: '/widget/wait' })
    const statusOf = async (id: string) =>
      (await tenant.send({ url: `/chat/sessions/${id}` })).json<{ status: string }>().status
    const [first, second, third] = [await waiting(), await waiting(), await waiting()]
    const placeOf = async ({ send }: { send: Send }) => (await get(send)).json<{ before: number | null }>().before
    const places = () => Promise.all([first, second, third].map(placeOf))
    const before = (await placeOf(first))!
    expect(await places()).toEqual([before, before + 1, before + 2])
    expect((await stop(first.send)).json()).toEqual({ stopped: true })
    expect(await placeOf(first)).toBeNull()
    expect(await statusOf(first.id)).toBe('active')
    expect(await placeOf(third)).toBe(before + 1)
    await post(tenant.send, `/chat/sessions/${second.id}/takeover`)
    expect(await placeOf(third)).toBe(before)
    // A person answers: the wait is over, and not for the visitor to end.
    expect([await placeOf(second), (await stop(second.send)).json()]).toEqual([null, { stopped: false }])
    expect(await statusOf(second.id)).toBe('handoff')
    const other = await visitor()
    expect([await placeOf(other), (await stop(other.send)).json()]).toEqual([null, { stopped: false }])
    const foreign = await createTenant(app)
    expect(await placeOf({ send: client(app, await visitorHeaders(foreign.tenantId, third.id)) })).toBeNull()
  })
})
