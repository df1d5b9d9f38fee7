import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createSession, createTenant } from '../support/factories.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('a conversation has so many watchers and no more: whoever came first goes', async () => {
  const tenant = await createTenant(app)
  const { sessionId: id } = await createSession(tenant)
  const watch = () => tenant.send({ url: `/chat/sessions/${id}/events` })
  const watching = Array.from({ length: 21 }, watch)
  expect((await Promise.race(watching)).body).toContain('"status":"active"')
  await tenant.send({ method: 'POST', url: `/chat/sessions/${id}/end` })
  const bodies = (await Promise.all(watching)).map(({ body }) => body)
  expect(bodies.filter((body) => body.includes('"status":"ended"'))).toHaveLength(20)
})
