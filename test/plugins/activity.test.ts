import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant } from '../support/factories.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('knows whether other tenants are served, of whom the own requests and those of nobody are none', async () => {
  const [one, other, third] = [await createTenant(app), await createTenant(app), await createTenant(app)]
  const asks = (tenant: typeof one) => tenant.send({ url: `/tenants/${tenant.tenantId}` })
  const { servesOthers } = app.activity
  await asks(one)
  await asks(one)
  expect(servesOthers(other.tenantId)).toBe(true)
  for (const turn of [other, third, one, one]) await asks(turn)
  expect([one, other, third].map(({ tenantId }) => servesOthers(tenantId))).toEqual([true, true, true])
})

it('serves nobody else where one tenant asks', async () => {
  const alone = await startTestApp()
  const tenant = await createTenant(alone)
  await tenant.send({ url: `/tenants/${tenant.tenantId}` })
  await alone.inject({ url: '/health' })
  expect(alone.activity.servesOthers(tenant.tenantId)).toBe(false)
  await alone.close()
})
