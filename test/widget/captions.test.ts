import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callsRepository, type NewCall } from '../../src/calls/repository.ts'
import { newId } from '../../src/core/ids.ts'
import { startTestApp } from '../support/app.ts'
import { addressOf } from '../support/browser.ts'
import { eventsOf, type StreamEvent } from '../support/event-stream.ts'
import { createTenant, visitorHeaders, type TestTenant } from '../support/factories.ts'

describe('captions of a call', () => {
  let app: FastifyInstance
  let tenant: TestTenant
  let address: string
  const open = new Set<AbortController>()

  beforeAll(async () => {
    app = await startTestApp()
    tenant = await createTenant(app)
    address = await addressOf(app)
  })
  afterEach(() => {
    for (const stream of open) stream.abort()
    open.clear()
  })
  afterAll(() => app.close())

  const call = async (sessionId: string, more: Partial<NewCall> = {}, of = tenant): Promise<string> => {
    const row: NewCall = {
      id: newId('call'),
      status: 'in_progress',
      direction: 'inbound',
      channel: 'web',
      simulated: false,
      source: 'widget',
      phoneNumber: '',
      callType: 'inbound',
      sessionId,
      startedAt: new Date(),
      ...more,
    }
    return (await app.database.tenant(of.tenantId, (tx) => callsRepository.insert(tx, of.tenantId, row))).id
  }
  const say = (id: string, role: 'agent' | 'user', text: string, position?: number) =>
    app.calls.progress.said(tenant.tenantId, id, { role, text, position })
  const hangUp = (id: string) => app.calls.progress.hungUp(tenant.tenantId, id, { ending: 'agent' })

  /** The event stream of a session, without heartbeats. */
  const follow = async (sessionId: string, lastEventId = '') => {
    const stream = new AbortController()
    open.add(stream)
    const response = await fetch(`${address}/api/v1/widget/events`, {
      headers: { ...(await visitorHeaders(tenant.tenantId, sessionId)), 'last-event-id': lastEventId },
      signal: stream.signal,
    })
    const events = eventsOf(response)
    const next = async (): Promise<StreamEvent | undefined> => {
      for (;;) {
        const { value, done } = await events.next()
        if (done === true) return undefined
        if (value.event !== 'heartbeat') return value
      }
    }
    return { response, next, leave: () => stream.abort() }
  }
  const caption = (id: string, text: string, role = 'agent') => ({
    id: '',
    event: 'caption',
    data: { call_id: id, line_id: expect.stringMatching(/^line_/), position: expect.any(Number), role, text },
  })
  const state = (id: string, status: string) => ({ id: '', event: 'call', data: { call_id: id, status } })

  it('is every line as it is said, before any message was written, and the end', async () => {
    const sessionId = newId('chat')
    const id = await call(sessionId)
    await say(id, 'agent', 'Harbour Dental, you are talking to an AI.')
    const { response, next } = await follow(sessionId)
    expect(response.status).toBe(200)
    expect(await next()).toEqual(state(id, 'in_progress'))
    expect(await next()).toEqual(caption(id, 'Harbour Dental, you are talking to an AI.'))
    await say(id, 'user', 'A check-up, please.')
    expect(await next()).toEqual(caption(id, 'A check-up, please.', 'user'))
    await hangUp(id)
    expect(await next()).toEqual(state(id, 'completed'))
    expect(await next()).toBeUndefined()
  })

  it('is a line once more when it was put right, under the same id', async () => {
    const sessionId = newId('chat')
    const id = await call(sessionId)
    const { next } = await follow(sessionId)
    await next()
    await say(id, 'agent', 'We are open on Saturday from nine to one', 4)
    const whole = await next()
    await say(id, 'agent', 'We are open on Saturday', 4)
    const cut = await next()
    expect(cut).toEqual(caption(id, 'We are open on Saturday'))
    expect(cut?.data).toMatchObject({ line_id: whole?.data.line_id, position: 4 })
    await say(id, 'user', 'What about Sunday?')
    expect(await next()).toEqual(caption(id, 'What about Sunday?', 'user'))
  })

  it('comes again to whoever comes back, whatever they saw last', async () => {
    const sessionId = newId('chat')
    const id = await call(sessionId)
    await say(id, 'user', 'Hello?')
    const first = await follow(sessionId)
    const seen = [await first.next(), await first.next()]
    first.leave()
    await hangUp(id)
    const again = await follow(sessionId, newId('msg'))
    expect(await again.next()).toEqual(seen[1])
    expect(await again.next()).toEqual(state(id, 'completed'))
    expect(await again.next()).toBeUndefined()
  })

  it('stands beside the conversation, whose events are counted as before', async () => {
    const sessionId = newId('chat')
    const visitor = tenant.sendAs(await visitorHeaders(tenant.tenantId, sessionId))
    await visitor({ method: 'POST', url: '/widget/chat', payload: { message: 'Hello' } })
    const { next } = await follow(sessionId)
    const status = await next()
    expect(status).toMatchObject({ id: expect.stringMatching(/^msg_/), event: 'status' })
    const id = await call(sessionId)
    await say(id, 'agent', 'Good morning.')
    expect(await next()).toEqual(state(id, 'in_progress'))
    expect(await next()).toEqual(caption(id, 'Good morning.'))
    const person = { method: 'POST', url: `/chat/sessions/${sessionId}/messages` } as const
    await tenant.send({ ...person, payload: { text: 'This is Grace.' } })
    expect(await next()).toMatchObject({ event: 'person', data: { name: null, team: 'Harbour Dental' } })
    const message = await next()
    expect(message).toMatchObject({ event: 'message', data: { role: 'person', text: 'This is Grace.' } })
    expect(message?.id).toBe(message?.data.message_id)
    await next()
    await hangUp(id)
    expect(await next()).toEqual(state(id, 'completed'))
    // The call has ended, the conversation continues.
    const second = await call(sessionId)
    await say(second, 'agent', 'Good morning again.')
    expect(await next()).toEqual(state(second, 'in_progress'))
    expect(await next()).toEqual(caption(second, 'Good morning again.'))
    await tenant.send({ method: 'POST', url: `/chat/sessions/${sessionId}/end` })
    expect(await next()).toMatchObject({ event: 'status', data: { status: 'ended' } })
    await say(second, 'agent', 'Still there?')
    expect(await next()).toEqual(caption(second, 'Still there?'))
    await hangUp(second)
    expect(await next()).toEqual(state(second, 'completed'))
    expect(await next()).toBeUndefined()
  })

  it('is of the own session alone, and of calls from the page alone', async () => {
    const own = newId('chat')
    const other = newId('chat')
    const id = await call(own)
    await say(id, 'user', 'My secret.')
    expect((await follow(other)).response.status).toBe(404)
    // A call-back's number may have been typed by anybody.
    const phone = { channel: 'phone', direction: 'outbound', phoneNumber: '+14155550100' } as const
    await say(await call(other, phone), 'user', 'Whoever answers there.')
    expect((await follow(other)).response.status).toBe(404)
    const stranger = await createTenant(app)
    const elsewhere = await fetch(`${address}/api/v1/widget/events`, {
      headers: await visitorHeaders(stranger.tenantId, own),
    })
    expect(elsewhere.status).toBe(404)
  })

  it('tells of a call that failed', async () => {
    const sessionId = newId('chat')
    const id = await call(sessionId, { status: 'ringing', startedAt: null })
    const { next } = await follow(sessionId)
    expect(await next()).toEqual(state(id, 'ringing'))
    await app.calls.progress.failed(tenant.tenantId, id, 'provider_error')
    expect(await next()).toEqual(state(id, 'failed'))
    expect(await next()).toBeUndefined()
  })
})
