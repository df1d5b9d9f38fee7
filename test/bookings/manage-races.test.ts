import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingsRepository } from '../../src/bookings/booking/repository.ts'
import { createLinks } from '../../src/bookings/visitor/links.ts'
import { createManage, type Manage, type VisitorBookings } from '../../src/bookings/visitor/manage.ts'
import { createVisitorBookings } from '../../src/bookings/visitor/visitor-bookings.ts'
import { anyAddress } from '../support/app.ts'
import { at, Desk, fixedClock, startDeskApp } from './open-desk.ts'

/* What the business does in the instant between a visitor's look at the page and their step. On a server: `npm run test:postgres`. */

let app: FastifyInstance
let desk: Desk
let service: string
beforeAll(async () => {
  app = await startDeskApp()
  desk = await Desk.open(app)
  service = await desk.addService()
})
afterAll(() => app.close())

async function linked(start: string): Promise<{ id: string; token: string }> {
  const { booking_id: id } = (await desk.book(service, start)).json<{ booking_id: string }>()
  const { tenantId } = desk.tenant
  const link = await app.database.tenant(tenantId, async (tx) => {
    const booking = await app.bookings.findById(tx, tenantId, id)
    return app.bookingLinks.make(tx, tenantId, booking!)
  })
  return { id, token: link.slice(link.lastIndexOf('/') + 1) }
}

const submit = (token: string, fields: Record<string, string>): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/b/${token}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: anyAddress(),
  })

const actionsOf = async (id: string) =>
  (await desk.booking(id)).history.map((entry) => (entry as { action: string }).action)

/** The page's actions, each overtaken by a competing change after the checks before its transaction. */
function manageAfter(deed: () => Promise<unknown>): Manage {
  const { database, mail, bookings, tenants, visitors } = app
  const links = createLinks(database, fixedClock)
  const own = createVisitorBookings({ database, mail, bookings, rows: bookingsRepository, links, visitors })
  const slower: VisitorBookings = {
    ...own,
    move: (...change) => deed().then(() => own.move(...change)),
    cancel: (...change) => deed().then(() => own.cancel(...change)),
  }
  return createManage({ links, bookings: slower, tenants, clock: fixedClock, baseUrl: 'https://desk.example' })
}

describe('a booking that the business moves in the instant in which its visitor', () => {
  it('cancels it stays, and the page says that it was changed', async () => {
    const { id, token } = await linked(at('09:00'))
    const manage = manageAfter(() => desk.change(id, { start: at('12:00') }))
    expect((await manage.step(token, { action: 'cancel', reason: null, version: 1 })).notice).toBe('changed')
    expect(await desk.booking(id)).toMatchObject({ status: 'confirmed', start: at('12:00'), version: 2 })
    expect((await submit(token, { action: 'cancel', version: '2' })).statusCode).toBe(303)
  })

  it('moves it stays where the business put it', async () => {
    const { id, token } = await linked(at('09:00'))
    const manage = manageAfter(() => desk.change(id, { start: at('12:00') }))
    const step = { action: 'move', start: new Date(at('14:00')), version: 1 } as const
    expect((await manage.step(token, step)).notice).toBe('changed')
    expect(await desk.booking(id)).toMatchObject({ start: at('12:00'), version: 2 })
    await desk.cancel(id)
  })

  it('cancels it, again and again: one of the two is done, and the other is told', async () => {
    for (let round = 0; round < 40; round += 1) {
      const { id, token } = await linked(at('09:00'))
      const deeds = [
        () => submit(token, { action: 'cancel', version: '1' }),
        () => desk.change(id, { start: at(round % 3 === 0 ? '12:00' : '13:00') }),
      ]
      const answers = await Promise.all((round % 2 === 0 ? deeds : deeds.toReversed()).map((deed) => deed()))
      const [cancelled, moved] = (round % 2 === 0 ? answers : answers.toReversed()).map(({ statusCode }) => statusCode)
      expect([await actionsOf(id), cancelled, moved]).toEqual(
        cancelled === 303 ? [['created', 'cancelled'], 303, 409] : [['created', 'moved'], 409, 200],
      )
      if (cancelled === 409) {
        expect(answers[round % 2 === 0 ? 0 : 1]!.body).toContain('The appointment was changed meanwhile.')
        await desk.cancel(id)
      }
    }
  })
})
