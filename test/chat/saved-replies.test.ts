import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createSavedReply, createSession, createTenant } from '../support/factories.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('saved replies', () => {
  it('are written, changed and deleted by members too, and kept with the business', async () => {
    const tenant = await createTenant(app)
    const member = tenant.sendAs(tenant.headers.member)
    const id = await createSavedReply({ send: member })
    const url = `/saved-replies/${id}`
    const changed = await member({ method: 'PATCH', url, payload: { title: 'Car park' } })
    expect(changed.json()).toMatchObject({ reply_id: id, title: 'Car park', text: 'You can park behind the house.' })
    const { data } = (await tenant.send({ url: '/saved-replies' })).json()
    expect(data).toEqual([changed.json()])
    const other = await createTenant(app)
    expect((await other.send({ url: '/saved-replies' })).json().data).toEqual([])
    expect((await other.send({ method: 'DELETE', url })).statusCode).toBe(404)
    expect((await member({ method: 'DELETE', url })).json()).toEqual({ deleted: true })
    expect((await member({ method: 'PATCH', url, payload: { title: 'Gone' } })).statusCode).toBe(404)
  })

  it('are listed by pages, and are two hundred at most', async () => {
    const tenant = await createTenant(app)
    const titles = Array.from({ length: 200 }, (_, number) => `Reply ${number}`)
    for (const title of titles) await createSavedReply(tenant, title)
    const payload = { title: 'One more', text: 'It is too much.' }
    expect((await tenant.send({ method: 'POST', url: '/saved-replies', payload })).statusCode).toBe(409)
    const first = (await tenant.send({ url: '/saved-replies?limit=150' })).json()
    const second = (await tenant.send({ url: `/saved-replies?limit=150&cursor=${first.next_cursor}` })).json()
    const listed = [...first.data, ...second.data].map(({ title }: { title: string }) => title)
    expect(listed).toEqual(titles.toReversed())
  })
})

describe('suggested replies', () => {
  it('are what the assistant would say, then saved replies on the same words', async () => {
    const tenant = await createTenant(app)
    const member = tenant.sendAs(tenant.headers.member)
    await createDocument(tenant, '# Arrival\n\nWhere can I park? Patients park behind the house, free for two hours.')
    await createSavedReply(tenant, 'Parking')
    await createSavedReply(tenant, 'Invoice')
    const { sessionId } = await createSession(tenant, 'Hello')
    const url = `/chat/sessions/${sessionId}`
    await member({ method: 'POST', url: `${url}/takeover` })
    expect((await member({ url: `${url}/suggestions` })).json().data).toEqual([])
    const payload = { tenant_id: tenant.tenantId, session_id: sessionId, message: 'Where can patients park?' }
    await tenant.send({ method: 'POST', url: '/chat/message', payload })
    const { data } = (await member({ url: `${url}/suggestions` })).json()
    expect(data[0]).toEqual({
      kind: 'answer',
      text: expect.stringContaining('behind the house'),
      title: expect.any(String),
    })
    expect(data.slice(1)).toEqual([{ kind: 'saved_reply', title: 'Parking', text: 'You can park behind the house.' }])
    // The suggestions themselves are not sent.
    const { messages } = (await member({ url })).json()
    expect(messages.at(-1)).toMatchObject({ role: 'visitor', text: 'Where can patients park?' })
    await member({ method: 'POST', url: `${url}/messages`, payload: { text: 'Behind the house.' } })
    expect((await member({ url: `${url}/suggestions` })).json().data).toEqual([])
  })
})
