import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeEnded } from '../../src/bookings/booking/completion.ts'
import { createDesk, MONDAY, startDesk, testClock } from './desk.ts'

const clock = testClock()
let app: FastifyInstance

beforeAll(async () => {
  app = await startDesk(clock)
})

afterAll(() => app.close())

const sweep = () => completeEnded({ database: app.database, events: app.events, clock })

it('completes what ended an hour ago, once, and tells', async () => {
  const desk = await createDesk(app, clock)
  const early = (await desk.book('10:00')).json().booking_id
  const later = (await desk.book('11:00')).json().booking_id
  const missed = (await desk.book('09:00')).json().booking_id
  clock.set(`${MONDAY}T09:10:00Z`)
  await desk.patch(`/bookings/${missed}`, { status: 'no_show' })
  const statuses = async () =>
    Promise.all([early, later, missed].map(async (id) => (await desk.get(`/bookings/${id}`)).json().status))
  clock.set(`${MONDAY}T11:30:00Z`)
  await sweep()
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'no_show'])
  clock.set(`${MONDAY}T11:30:00.001Z`)
  await sweep()
  await sweep()
  expect(await statuses()).toEqual(['completed', 'confirmed', 'no_show'])
  const told = (await desk.events()).filter(({ event }) => event === 'booking.updated')
  expect(told).toHaveLength(2)
  expect(told[1]?.data).toMatchObject({ booking_id: early, previous: { status: 'confirmed', version: 1 }, version: 2 })
  const { history } = (await desk.get(`/bookings/${early}`)).json()
  expect(history[1]).toMatchObject({ action: 'completed', actor: { kind: 'system', id: null } })
  const corrected = await desk.patch(`/bookings/${early}`, { status: 'no_show' })
  expect(corrected.json()).toMatchObject({ status: 'no_show', version: 3 })
})
