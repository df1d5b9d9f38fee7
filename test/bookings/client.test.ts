import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInvalid } from '../support/security-suite.ts'
import { createDesk, startDesk, testClock, type Desk } from './desk.ts'

const clock = testClock()
let app: FastifyInstance
let desk: Desk

beforeAll(async () => {
  app = await startDesk(clock)
})

afterAll(() => app.close())

beforeEach(async () => {
  desk = await createDesk(app, clock)
  await desk.patch(`/tenants/${desk.tenantId}`, { country: 'DE' })
})

const names = async () => (await desk.events()).map(({ event }) => event)

describe('the client of a booking', () => {
  it('is a lead, made when there is none, with one event of each in one commit', async () => {
    const first = (await desk.book('10:00')).json()
    expect(first.lead_id).toMatch(/^lead_/)
    expect((await names()).toSorted()).toEqual(['booking.created', 'lead.captured'])
    expect(await app.leads.get(desk.tenantId, first.lead_id)).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      source: 'booking',
      intent: 'booking',
    })
    const second = (await desk.book('11:00')).json()
    expect(second.lead_id).toBe(first.lead_id)
    expect(await names()).not.toContain('lead.updated')
  })

  it('is another lead when the e-mail becomes that of somebody else', async () => {
    const { booking_id: id, lead_id: before } = (await desk.book('10:00')).json()
    const changed = await desk.patch(`/bookings/${id}`, { client_name: 'Grace', client_email: 'grace@example.com' })
    expect(changed.json().lead_id).toMatch(/^lead_/)
    expect(changed.json().lead_id).not.toBe(before)
    expect((await desk.events()).at(-1)?.data.previous).toEqual({
      version: 1,
      lead_id: before,
      client_name: 'Ada Lovelace',
      client_email: 'ada@example.com',
    })
  })

  it('leaves no lead behind when the start is refused', async () => {
    await desk.book('10:00')
    await desk.book('10:00', { client_email: 'grace@example.com' })
    expect((await names()).filter((name) => name === 'lead.captured')).toHaveLength(1)
  })

  it.each([
    ['030 901820', '+4930901820'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['12345 ask for Ada', '12345 ask for Ada'],
  ])('has the phone %j, kept as %s', async (typed, kept) => {
    const made = (await desk.book('10:00', { client_phone: typed })).json()
    expect(made.client_phone).toBe(kept)
    const again = await desk.patch(`/bookings/${made.booking_id}`, { client_phone: typed })
    expect(again.json()).toMatchObject({ client_phone: kept, version: 1 })
  })

  it('has no phone without digits', async () => {
    expectInvalid(await desk.book('10:00', { client_phone: 'call me' }), ['body', 'client_phone'])
  })
})
