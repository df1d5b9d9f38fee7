import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createSession, createTenant, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const idsOf = async ({ send }: Pick<TestTenant, 'send'>, query: string) =>
  (await send({ url: `/chat/sessions?${query}` })).json().data.map((one: { session_id: string }) => one.session_id)

describe('the inbox', () => {
  it('has views by newest message, their counts, and the newest words', async () => {
    const tenant = await createTenant(app)
    const member = { send: tenant.sendAs(tenant.headers.member) }
    const { sessionId: first } = await createSession(tenant, 'Where can I park?')
    const { sessionId: second } = await createSession(tenant, 'Do you take cards?')
    const payload = { text: 'Behind the house.' }
    await member.send({ method: 'POST', url: `/chat/sessions/${first}/messages`, payload })
    expect(await idsOf(member, 'view=all')).toEqual([first, second])
    expect(await idsOf(member, 'view=mine')).toEqual([first])
    const page = (await member.send({ url: '/chat/sessions?view=waiting' })).json()
    expect(page).toEqual({ data: [], next_cursor: null, counts: { waiting: 0, mine: 1, open: 2 } })
    const { data, next_cursor: cursor } = (await member.send({ url: '/chat/sessions?view=open&limit=1' })).json()
    expect(data[0].last_message).toEqual({ role: 'person', text: 'Behind the house.' })
    const author = expect.stringMatching(/^usr_/)
    expect(data[0].last_words).toEqual({ role: 'person', text: 'Behind the house.', author })
    const { data: others } = (await member.send({ url: `/chat/sessions?view=open&limit=1&cursor=${cursor}` })).json()
    expect(others[0].last_message.role).toBe('assistant')
    expect(others[0].last_words).toEqual({ role: 'visitor', text: 'Do you take cards?', author: null })
    expect(await idsOf(member, `view=open&limit=1&cursor=${cursor}`)).toEqual([second])
    await tenant.send({ method: 'POST', url: `/chat/sessions/${second}/end` })
    expect(await idsOf(member, 'view=open')).toEqual([first])
    expect(await idsOf(member, 'view=ended')).toEqual([second])
    expect((await member.send({ url: '/chat/sessions?view=open&cursor=eA' })).statusCode).toBe(400)
  })

  it('finds words of messages, literally', async () => {
    const tenant = await createTenant(app)
    const { sessionId } = await createSession(tenant, 'Is it 50% off?')
    await createSession(tenant, 'Is it 500 dollars?')
    expect(await idsOf(tenant, 'view=all&q=50%25')).toEqual([sessionId])
  })

  it('is assigned and read, by the team alone', async () => {
    const tenant = await createTenant(app)
    const { sessionId } = await createSession(tenant)
    const url = `/chat/sessions/${sessionId}`
    const { user } = (await tenant.sendAs(tenant.headers.member)({ url: '/auth/me' })).json()
    const payload = { assignee_id: user.user_id, read_at: '2026-03-02T09:30:00Z' }
    const patched = await tenant.send({ method: 'PATCH', url, payload })
    expect(patched.json()).toMatchObject({ assignee_id: user.user_id, read_at: '2026-03-02T09:30:00.000Z' })
    const nobody = await tenant.send({ method: 'PATCH', url, payload: { assignee_id: 'usr_unknown' } })
    expect(nobody.statusCode).toBe(404)
    const cleared = await tenant.send({ method: 'PATCH', url, payload: { assignee_id: null } })
    expect(cleared.json()).toMatchObject({ assignee_id: null, read_at: '2026-03-02T09:30:00.000Z' })
  })

  it('lets two people not answer unseen', async () => {
    const tenant = await createTenant(app)
    const { sessionId } = await createSession(tenant)
    const member = tenant.sendAs(tenant.headers.member)
    const admin = tenant.sendAs(tenant.headers.admin)
    const taken = {
      method: 'POST',
      url: `/chat/sessions/${sessionId}/takeover?if_handled_by=nobody`,
    } as const
    expect((await member(taken)).statusCode).toBe(200)
    expect((await admin(taken)).statusCode).toBe(409)
    const answer = { method: 'POST', url: `/chat/sessions/${sessionId}/messages` } as const
    const refused = await admin({ ...answer, payload: { text: 'Hello', if_handled_by: null } })
    expect(refused.statusCode).toBe(409)
    const { messages } = (await admin({ url: `/chat/sessions/${sessionId}` })).json()
    expect(messages.filter(({ role }: { role: string }) => role === 'person')).toEqual([])
    expect((await admin({ ...answer, payload: { text: 'Hello' } })).statusCode).toBe(200)
  })
})
