import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

let app: FastifyInstance
let tenant: TestTenant
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
})

const ALL = { lead: true, booking: true, handoff: true, message: true, failed_call: true, exam: true, weekly: true }

/** All at once: nothing waits. */
const TIMES = { quiet_hours: null, daily_at: null, handoff_at_once: true, waiting: 0, next_at: null }

const read = async () => (await tenant.send({ url: '/notifications' })).json()
const change = (payload: object) => tenant.send({ method: 'PATCH', url: '/notifications', payload })
const settings = async () => (await tenant.send({ url: `/tenants/${tenant.tenantId}` })).json().assistant

it('sends everything to the first administrator until another address is chosen', async () => {
  const { email } = (await tenant.sendAs(tenant.headers.admin)({ url: '/auth/me' })).json().user
  expect(await read()).toEqual({ email: null, sent_to: email, mails: ALL, ...TIMES })
  const changed = await change({ email: 'Desk@example.com', mails: { weekly: false } })
  expect(changed.json()).toEqual({
    email: 'desk@example.com',
    sent_to: 'desk@example.com',
    mails: { ...ALL, weekly: false },
    ...TIMES,
  })
  expect((await change({ email: null, mails: null })).json()).toEqual({
    email: null,
    sent_to: email,
    mails: ALL,
    ...TIMES,
  })
})

it('is the rule of the settings, on both ways', async () => {
  await change({ email: 'desk@example.com', mails: { lead: false } })
  expect(await settings()).toMatchObject({ handoff_email: 'desk@example.com', notify: { ...ALL, lead: false } })
  const payload = { assistant: { notify: { booking: false } } }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect((await read()).mails).toEqual({ ...ALL, lead: false, booking: false })
})

it('names the field that it refuses', async () => {
  const refused = await change({ email: 'nobody', mails: { leads: true } })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual(
    expect.arrayContaining(['body.email', expect.stringContaining('body.mails')]),
  )
})
