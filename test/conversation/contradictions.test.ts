import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createDocument, createTenant } from '../support/factories.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('lists where documents say other hours and prices than the settings, and nothing else', async () => {
  const tenant = await createTenant(app)
  const hours = { sat: [{ start: '09:00', end: '13:00' }], mon: [{ start: '08:00', end: '17:00' }] }
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { business: { hours } } })
  const payload = { name: 'Whitening', duration_minutes: 60, resource_ids: [], price: '120 €' }
  const service = await tenant.send({ method: 'POST', url: '/services', payload })
  expect(service.statusCode).toBe(201)
  const document = await createDocument(
    tenant,
    'On Saturday we are open from 9 am to 1 pm. On Monday we are open from 9:00 to 18:00.\n\nWhitening costs 99 € until May. Whitening takes 60 minutes. On Sunday the brunch is from 10 am to 2 pm.',
  )
  const { data } = (await tenant.send({ url: '/knowledge/contradictions' })).json()
  const told = data.map((one: Record<string, string>) => ({
    kind: one['kind'],
    document_id: one['document_id'],
    document_says: one['document_says'],
    settings_say: one['settings_say'],
    day: one['day'],
    service_id: one['service_id'],
  }))
  const ofHours = { kind: 'opening_hours', document_id: document, service_id: null }
  const ofPrice = { kind: 'price', document_id: document, service_id: service.json().service_id, day: null }
  expect(told).toEqual([
    { ...ofHours, document_says: '09:00–18:00', settings_say: 'Monday: 08:00–17:00', day: 'mon' },
    { ...ofHours, document_says: '10:00–14:00', settings_say: 'Sunday: closed', day: 'sun' },
    { ...ofPrice, document_says: '99', settings_say: 'Whitening: 120 €' },
  ])
})

it('takes a price for that of the service which the clause names', async () => {
  const tenant = await createTenant(app)
  for (const [name, price] of [
    ['Sehtest', '25 €'],
    ['Reifenwechsel', '40 €'],
  ])
    await tenant.send({
      method: 'POST',
      url: '/services',
      payload: { name, duration_minutes: 30, resource_ids: [], price },
    })
  await createDocument(
    tenant,
    'Führerscheinsehtest: 6,43 €. Die Anfahrt kostet 20 €, der Sehtest ist dann inbegriffen.\n\nReifenwechsel, etwa eine Stunde, 45 €. Für 19 € gibt es den Sehtest im Mai.',
  )
  const { data } = (await tenant.send({ url: '/knowledge/contradictions' })).json()
  const told = data.map(({ settings_say: ours, document_says: theirs }: Record<string, string>) => [ours, theirs])
  expect(told.toSorted()).toEqual([
    ['Reifenwechsel: 40 €', '45'],
    ['Sehtest: 25 €', '19'],
  ])
})

it('lists contacts that the settings have otherwise, however the number is written', async () => {
  const tenant = await createTenant(app)
  const payload = {
    business: { address: '12 Main Street, Springfield', email: 'desk@example.com', phone: '+441213780998' },
  }
  const patched = await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload })
  expect(patched.statusCode).toBe(200)
  await createDocument(tenant, 'Ring us on 0121 378 0998 or write to desk@example.com. We are at 12 Main Street.')
  const contradictions = async () => (await tenant.send({ url: '/knowledge/contradictions' })).json().data
  expect(await contradictions()).toEqual([])
  await createDocument(tenant, 'Our phone number is 0121 555 0123, our fax 0121 555 0199. Visit us at 3 Old Mill Lane.')
  const told = (await contradictions()).map(({ kind, document_says: says }: Record<string, string>) => [kind, says])
  expect(told).toEqual([
    ['phone', '0121 555 0123'],
    ['address', '3 Old Mill Lane'],
  ])
})
