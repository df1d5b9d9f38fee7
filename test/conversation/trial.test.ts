import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance
let tenant: TestTenant
beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})
afterAll(() => app.close())

const attempt = async (question: string) =>
  (await tenant.send({ method: 'POST', url: '/knowledge/trials', payload: { question } })).json()

async function kept() {
  const lists = ['/chat/sessions', '/analytics/questions', '/leads', '/bookings']
  return Promise.all(lists.map(async (url) => (await tenant.send({ url })).json().data))
}

it('answers as the chat does, shows what was read, and keeps nothing', async () => {
  const document = await createDocument(tenant, '# Parking\n\nYou can park in the yard behind the house.')
  const before = await kept()
  expect(await attempt('Where can I park?')).toMatchObject({
    reply: expect.stringContaining('You can park in the yard behind the house.'),
    band: 'answer',
    sources: [{ document_id: document }],
    passages: [{ document_id: document, cited: true, coverage: expect.any(Number) }],
  })
  expect(await attempt('Do you sell bicycles?')).toMatchObject({ band: 'decline', sources: [] })
  expect(await kept()).toEqual(before)
})

it('does nothing that would be real: it notes no message and calls nobody', async () => {
  const before = await kept()
  for (const question of [
    'I want to speak to a person, my phone is +1 415 555 0180',
    'Call me back at +1 415 555 0180',
  ])
    expect((await attempt(question)).reply).not.toBe('')
  expect(await kept()).toEqual(before)
})
