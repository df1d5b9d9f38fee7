import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tradeOf } from '../../src/exam/trade.ts'
import { startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createTenant } from '../support/factories.ts'
import { playExam } from './play.ts'

describe('the trade whose questions are asked', () => {
  it.each([
    ['Harbour Street Dental', [], 'dentist'],
    ['Miller & Sons', ['Oil change', 'Tire rotation', 'Brakes'], 'garage'],
    ['Chez Paul', ['Coupe femme', 'Brushing'], undefined],
    ['Willow Lane Veterinary Clinic', ['Wellness exam', 'Dental cleaning', 'Nail trim'], undefined],
    ['The Barber', ['Dental cleaning'], 'hair_salon'],
  ] as const)('of %s with %j is %s', (name, services, trade) => {
    expect(tradeOf(name, [...services])).toBe(trade)
  })

  describe('that the owner named', () => {
    let app: FastifyInstance
    let closeDatabase: () => Promise<unknown>

    beforeAll(async () => {
      const { database, close } = await openCopy()
      closeDatabase = close
      app = await startTestApp({ database })
    })
    afterAll(async () => {
      await app.close()
      await closeDatabase()
    })

    it('is believed before any name', async () => {
      const tenant = await createTenant(app)
      await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { name: 'Dental Yoga' } })
      await tenant.send({ method: 'PATCH', url: '/setup', payload: { trade: 'lawyer' } })
      expect(await playExam(tenant)).toMatchObject({ status: 'done', trade: 'lawyer' })
    })
  })
})
