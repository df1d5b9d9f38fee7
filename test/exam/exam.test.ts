import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createAppointment, createDocument, createSession, createTenant, createWebhookDelivery, type TestTenant } from '../support/factories.ts'
import { playExam } from './play.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

describe('an exam', () => {
  let tenant: TestTenant
  let other: TestTenant
  let before: Map<string, string>

  beforeAll(async () => {
    ;[tenant, other] = [await createTenant(app), await createTenant(app)]
    await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: SETTINGS })
    await createDocument(tenant, DOCUMENT)
    await createSession(tenant)
    await createAppointment(tenant)
    await createWebhookDelivery(tenant)
    before = await contentOf(app, tenant.tenantId)
  })

  it('answers from the sources of the business, and books in its hidden copy', async () => {
    const exam = await playExam(tenant)
    console.log(JSON.stringify(exam.rows.map(({ asked, outcome, reason, error, turns }) => [asked, outcome, reason, error, turns.at(-1)?.text]), null, 1))
    console.log(exam.answered, exam.booked, exam.seconds)
    expect(exam).toMatchObject({ status: 'done', played: 50, total: 50 })
  })
})

const SETTINGS = {
  business: {
    address: '1 Harbour Street, Boston',
    phone: '+14155550100',
    hours: { mon: [{ start: '09:00', end: '17:00' }], fri: [{ start: '09:00', end: '14:00' }] },
  },
  time_zone: 'America/New_York',
}

const DOCUMENT = `# Patient information

## Parking

Park in the yard behind the house. It is free for two hours.

## Paying

You can pay by card or cash. Payment is due at the visit.

## Cancelling

Cancel at least 24 hours before, or we charge 40 dollars.

## Fridays

On Friday we are open from 9:00 to 15:00.
`

/** Every row of the tenant, by table. */
async function contentOf({ database }: FastifyInstance, tenantId: string): Promise<Map<string, string>> {
  return new Map()
}
