import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OfferedSlot, ToolContext } from '../../src/conversation/index.ts'
import { createDesk, startDesk, testClock, type Desk } from './desk.ts'

/* The tools that find and take times, called as a speaker calls them. Monday is 2030-01-07. */

const clock = testClock()
let app: FastifyInstance
let desk: Desk
let context: ToolContext

beforeAll(async () => {
  app = await startDesk(clock)
})
afterAll(() => app.close())

beforeEach(async () => {
  desk = await createDesk(app, clock, { resources: [{ name: 'Ada' }, { name: 'Grace' }] })
  context = contextOf(desk)
})

interface Shown {
  date: string
  time: string
  instead?: string
  staff?: string
  slot: string
}

type Data = Record<string, unknown> & { slots: Shown[]; error?: string }

async function call(name: string, args: object): Promise<Data> {
  const tool = app.assistantTools.find(name, 'chat')!
  return (await tool.run(context, tool.arguments.parse(args))).data as Data
}

const find = (args: object) => call('find_slots', { service: 'Check-up', ...args })
const shown = ({ slots }: Data) =>
  slots.map(({ date, time, instead, staff }) => [date.slice(8), time, staff, instead].filter(Boolean).join(' '))

/** Every start of these days is taken. */
async function fill(dates: string | string[], resourceIds: string[] = desk.resourceIds) {
  const overrides = [dates].flat().map((date) => ({ date, hours: [] }))
  for (const resourceId of resourceIds) await desk.patch(`/resources/${resourceId}`, { date_overrides: overrides })
}

describe('find_slots', () => {
  it('lists those of the date, the nearest to a time first', async () => {
    const found = await find({ from: '2030-01-08', time: '11:00' })
    expect(shown(found).slice(0, 3)).toEqual(['08 11:00', '08 10:30', '08 11:30'])
    expect(found).toMatchObject({ is_exact: true })
  })

  it('keeps to the bounds of the day: the first is included, the last is not', async () => {
    const found = await find({ from: '2030-01-08', after: '15:30', before: '16:30' })
    expect(shown(found)).toEqual(['08 15:30', '08 16:00'])
  })

  it('lists only the dates that are wanted, and the days around them where those are full', async () => {
    const wanted = { from: '2030-01-08', to: '2030-01-10', dates: ['2030-01-08', '2030-01-10'], time: '10:00' }
    expect(shown(await find(wanted)).slice(0, 4)).toEqual(['08 10:00', '10 10:00', '08 09:30', '08 10:30'])
    await fill(['2030-01-08', '2030-01-10'])
    const days = new Set(shown(await find(wanted)).map((one) => one.slice(0, 2)))
    expect([...days]).toEqual(expect.arrayContaining(['07', '11']))
    expect([...days].filter((day) => ['08', '09', '10'].includes(day))).toEqual([])
  })

  it('begins today without a date', async () => {
    clock.set('2030-01-07T12:10:00Z')
    expect(shown(await find({}))[0]).toBe('07 12:30')
    clock.set('2030-01-07T06:00:00Z')
  })

  it('finds the very next ones, on whatever date', async () => {
    await fill('2030-01-07')
    const found = await find({ earliest: true, after: '16:00' })
    expect(shown(found).slice(0, 3)).toEqual(['08 16:00', '08 16:30', '09 16:00'])
    expect(found.slots.every(({ instead }) => instead === undefined)).toBe(true)
  })

  it('offers the nearest before and after a date without any, nearest first', async () => {
    await fill('2030-01-09')
    const found = shown(await find({ from: '2030-01-09', time: '10:00' }))
    expect(found).toContain('08 10:00 before')
    expect(found).toContain('10 10:00 after')
    expect(found).not.toContain('09 10:00')
    expect(found.every((one) => / (before|after)$/.test(one))).toBe(true)
  })

  it('offers nothing before today', async () => {
    await fill('2030-01-07')
    const found = shown(await find({ from: '2030-01-07' }))
    expect(found[0]).toBe('08 09:00 after')
    expect(found.some((one) => one.endsWith('before'))).toBe(false)
  })

  it('offers other times of the date where only the wanted part of the day is full', async () => {
    const found = shown(await find({ from: '2030-01-08', after: '18:00' }))
    expect(found.slice(0, 2)).toEqual(['08 15:00 other_time', '08 15:30 other_time'])
    expect(found).toContain('08 16:30 other_time')
  })

  it('offers other people where the wanted one is not free, and books them by name', async () => {
    await fill('2030-01-08', [desk.resourceIds[0]!])
    const found = await find({ from: '2030-01-08', staff: 'Ada', time: '10:00' })
    expect(shown(found)[0]).toMatch(/^08 \d\d:\d\d Grace other_staff$/)
    expect(shown(found)).toContain('07 10:00 Ada before')
    const { slot } = found.slots.find(({ instead }) => instead === 'other_staff')!
    const booked = await call('create_booking', { slot, name: 'Eve', email: 'eve@example.com' })
    expect(booked).toMatchObject({ booking: { staff: 'Grace' } })
  })

  it('has nothing where nothing is free for months', async () => {
    for (const id of desk.resourceIds) await desk.patch(`/resources/${id}`, { weekly_hours: {} })
    expect(await find({ from: '2030-01-08' })).toMatchObject({ error: 'no_slots' })
  })

  it.each([
    [{ from: '2030-01-06' }],
    [{ from: '2030-01-08', to: '2030-01-07' }],
    [{ from: '2030-01-08', to: '2030-03-08' }],
  ])('refuses a range that is over, reversed or too long: %j', async (range) => {
    expect(await find(range)).toMatchObject({ error: 'bad_range', today: '2030-01-07' })
  })
})

describe('a day on which the business is closed', () => {
  const close = (...closures: object[]) => desk.patch(`/tenants/${desk.tenantId}`, { business: { closures } })

  it('is named with its reason, and the nearest open ones are offered', async () => {
    await close({ from: '2030-01-08', to: '2030-01-09', reason: 'Inventory' }, { date: '2030-01-10' })
    const found = await find({ from: '2030-01-09', to: '2030-01-10', time: '10:00' })
    expect(found).toMatchObject({
      closed: [
        { date: '2030-01-09', reason: 'Inventory' },
        { date: '2030-01-10', reason: null },
      ],
    })
    expect(shown(found)).toContain('07 10:00 before')
    expect(shown(found)).toContain('11 10:00 after')
  })

  it('is not closed where somebody has hours on it', async () => {
    const hours = [{ start: '10:00', end: '11:00' }]
    await desk.patch(`/resources/${desk.resourceIds[1]}`, { date_overrides: [{ date: '2030-01-08', hours }] })
    await close({ date: '2030-01-08' })
    const found = await find({ from: '2030-01-08' })
    expect(shown(found)).toEqual(['08 10:00', '08 10:30'])
    expect(found).not.toHaveProperty('closed')
  })
})

describe('a service is matched', () => {
  const add = (name: string, more: object = {}) =>
    desk.post('/services', { name, duration_minutes: 60, resource_ids: desk.resourceIds, ...more })
  const nameOf = async (service: string, more: object = {}) => {
    const found = await find({ service, from: '2030-01-08', ...more })
    return (found['service'] as { name: string } | undefined)?.name ?? found['services'] ?? found.error
  }

  it('by its whole name with figures', async () => {
    await add('Mesa para 2')
    await add('Mesa para 4')
    expect(await nameOf('mesa para 2')).toBe('Mesa para 2')
    expect(await nameOf('Mesa para 4')).toBe('Mesa para 4')
    expect(await nameOf('una mesa para 4, por favor')).toBe('Mesa para 4')
    expect(await nameOf('mesa para 24')).toEqual(['Check-up', 'Mesa para 2', 'Mesa para 4'])
    expect(await nameOf('mesa')).toEqual(['Mesa para 2', 'Mesa para 4'])
  })

  it('by the party where the name leaves it open, and takes the whole of it', async () => {
    await add('Mesa para 2')
    await add('Mesa para 4')
    const found = await find({ service: 'mesa', from: '2030-01-08', party_size: 4 })
    expect(found).toMatchObject({ service: { name: 'Mesa para 4' } })
    const args = { slot: found.slots[0]!.slot, party_size: 4, name: 'Eve', email: 'eve@example.com' }
    expect(await call('create_booking', args)).toMatchObject({ booking: { service: 'Mesa para 4' } })
  })

  it('by other names, by parts, and without accents and hyphens', async () => {
    await add('Détartrage', { aliases: ['professional cleaning', 'Zahnreinigung'] })
    for (const said of ['zahnreinigung', 'detartrage', 'cleaning', 'Professional Cleaning'])
      expect(await nameOf(said)).toBe('Détartrage')
    for (const said of ['checkup', 'CHECK UP', 'a check-up']) expect(await nameOf(said)).toBe('Check-up')
    expect(await nameOf('massage')).toEqual(['Check-up', 'Détartrage'])
  })
})

interface Made {
  reference: string
}

describe('a party', () => {
  beforeEach(() => desk.patch(`/services/${desk.serviceId}`, { capacity: 6, party_max: 4 }))
  const ada = { name: 'Eve', email: 'eve@example.com' }

  it('is another booking for another name at the same time, and the same one for the same name', async () => {
    const { slots } = await find({ from: '2030-01-07', time: '10:00', party_size: 1 })
    const made = async (name: string) =>
      (await call('create_booking', { slot: slots[0]!.slot, ...ada, name }))['booking'] as Made
    const [eve, ben, again] = [await made('Eve'), await made('Ben'), await made('eve')]
    expect(ben.reference).not.toBe(eve.reference)
    expect(again.reference).toBe(eve.reference)
  })

  it('gets starts with enough places, and a booking of its size', async () => {
    for (const time of ['10:00', '10:00']) await desk.book(time, { party_size: 4 })
    const found = await find({ from: '2030-01-07', time: '10:00', party_size: 3 })
    expect(found).toMatchObject({ party_size: 3, service: { party_min: 1, party_max: 4 }, is_exact: false })
    const booked = await call('create_booking', { slot: found.slots[0]!.slot, ...ada })
    expect(booked).toMatchObject({ booking: { party_size: 3 } })
    expect(await call('create_booking', { slot: found.slots[0]!.slot, ...ada, party_size: 2 })).toMatchObject({
      error: 'already_booked',
    })
  })

  it('outside of the bounds is told the bounds', async () => {
    const bounds = { error: 'bad_party', party_min: 1, party_max: 4 }
    expect(await find({ from: '2030-01-07', party_size: 5 })).toMatchObject(bounds)
    const { slots } = await find({ from: '2030-01-07' })
    expect(await call('create_booking', { slot: slots[0]!.slot, ...ada, party_size: 5 })).toMatchObject(bounds)
  })

  it('changes its size, at the same start too', async () => {
    const first = await find({ from: '2030-01-07', time: '10:00', party_size: 2 })
    const { booking } = (await call('create_booking', { slot: first.slots[0]!.slot, ...ada })) as unknown as {
      booking: { reference: string }
    }
    const own = { reference: booking.reference, email: ada.email }
    const again = await find({ from: '2030-01-07', time: '10:00', party_size: 4, ...own })
    expect(again).toMatchObject({ is_exact: true })
    const moved = await call('reschedule_booking', { slot: again.slots[0]!.slot, ...own })
    expect(moved).toMatchObject({ booking: { party_size: 4, time: '10:00' } })
    const later = await find({ from: '2030-01-07', time: '11:00', ...own })
    const kept = await call('reschedule_booking', { slot: later.slots[0]!.slot, ...own })
    expect(kept).toMatchObject({ booking: { party_size: 4, time: '11:00' } })
  })
})

function contextOf({ tenantId }: Desk): ToolContext {
  const kept: OfferedSlot[] = []
  const offeredSlots: ToolContext['offeredSlots'] = {
    offer: async (slots) =>
      slots.map((slot) => {
        const offered = { ...slot, slot: `slot_${kept.length + 1}` }
        kept.push(offered)
        return offered
      }),
    find: async (name) => kept.find(({ slot }) => slot === name),
  }
  return {
    tenantId,
    sessionId: 'chat_1',
    turnId: 'msg_1',
    channel: 'chat',
    visitor: {},
    language: 'en',
    offeredSlots,
    get now() {
      return clock.now()
    },
    signal: new AbortController().signal,
    record: async () => undefined,
  }
}
