import { describe, expect, it } from 'vitest'
import type { Command, DayValue, SlotValue } from '../../../src/models/understanding.ts'
import { limitDays, withinLimits } from '../../../src/conversation/dialogue/day-limits.ts'
import { newTask } from '../../../src/conversation/dialogue/state.ts'
import { loadShops, type Scenario } from '../../scenarios/scenario.ts'
import { openMemoryShop } from '../../support/fakes/shop-in-memory.ts'

const SALON = loadShops()['salon']!
// A Monday.
const NOW = '2026-03-02T10:00'

function open(shop: Scenario['shop'] = SALON) {
  const scenario: Scenario = {
    title: '',
    group: '',
    language: 'en',
    shop,
    now: NOW,
    says: [],
    who: [],
    given: [],
    taken: [],
    documents: [],
    stops: false,
    heard: [],
    never: [],
    rows: {},
  }
  return openMemoryShop(scenario)
}

const start: Command = { type: 'start', task: 'book', words: '' }
const set = (value: SlotValue): Command => ({ type: 'set', value, words: '' })
const service = set({ slot: 'service', value: ['svc_0'] })
const day = (value: DayValue): Command => set({ slot: 'day', value })
const week = { from: '2026-03-09', to: '2026-03-15' }
const tuesdays: DayValue = { from: '2026-03-03', to: '2026-03-24', only: ['2026-03-03', '2026-03-10'], weekdays: [2] }

function weekdaysOffered(shop: ReturnType<typeof open>): number[] {
  const offered = shop.state().tasks[0]?.offered ?? []
  return [...new Set(offered.map(({ date }) => Temporal.PlainDate.from(date).dayOfWeek))]
}

describe('weekdays and refused days of a booking', () => {
  it('hold where another week is named', async () => {
    const shop = open()
    await shop.hear([start, service, day(tuesdays)])
    await shop.hear([day({ from: '2026-03-16', to: '2026-03-22' })])
    expect(shop.state().tasks[0]?.offered?.map(({ date }) => date)).toEqual(['2026-03-17', '2026-03-17'])
  })

  it('hold where other times are asked for', async () => {
    const shop = open()
    await shop.hear([start, service, day(tuesdays)])
    await shop.hear([{ type: 'others', direction: 'any', words: 'other days' }])
    expect(weekdaysOffered(shop)).toEqual([2])
  })

  it('leave out what was refused', async () => {
    const shop = open()
    await shop.hear([start, service, day({ from: '2026-03-03', to: '2026-03-31', without: [week] })])
    await shop.hear([{ type: 'others', direction: 'any', words: 'other days' }])
    for (const { date } of shop.state().tasks[0]?.offered ?? [])
      expect(date >= week.from && date <= week.to).toBe(false)
  })

  it('give way to a day that is named after all', () => {
    const task = newTask('book')
    limitDays(task, { ...tuesdays, without: [week] })
    expect(limitDays(task, { from: '2026-03-11', to: '2026-03-11' })).toBe(true)
    expect(task.limits).toBeUndefined()
  })

  it('leave all days where they would leave none', () => {
    expect(withinLimits(['2026-03-10', '2026-03-11'], { without: [week] })).toEqual(['2026-03-10', '2026-03-11'])
    expect(withinLimits(['2026-03-10', '2026-03-17'], { without: [week] })).toEqual(['2026-03-17'])
    expect(withinLimits(['2026-03-10', '2026-03-11'], { weekdays: [3] })).toEqual(['2026-03-11'])
  })
})

describe('a booking', () => {
  it('takes the only start of a day that is named', async () => {
    const hours = { ...SALON.hours, thu: ['09:00-10:00'] } as typeof SALON.hours
    const shop = open({ ...SALON, hours })
    const reply = await shop.hear([start, service, day({ from: '2026-03-05', to: '2026-03-05' })])
    expect(shop.state().question).toBe('details')
    expect(reply).toMatch(/Thursday, March 5.*is free/s)
  })

  it('says that each of several has an appointment of their own', async () => {
    const shop = open()
    const reply = await shop.hear([start, service, set({ slot: 'party_size', value: 2 })])
    expect(reply).toContain('an appointment of your own')
    expect(shop.state().tasks[0]?.wish.partySize).toBeUndefined()
  })

  it('repeats the day where the service is asked for once more', async () => {
    const shop = open()
    await shop.hear([start])
    const reply = await shop.hear([
      day({ from: '2026-03-05', to: '2026-03-05' }),
      set({ slot: 'time', value: { at: '11:00', isHalfDayKnown: true } }),
    ])
    expect(reply).toMatch(/Thursday, March 5.*11:00.*which service/s)
  })

  it('tells the person again where they are named once more', async () => {
    const shop = open()
    const [staff] = SALON.staff
    const named = set({ slot: 'staff', value: 'res_0' })
    await shop.hear([
      start,
      service,
      named,
      day({ from: '2026-03-05', to: '2026-03-05' }),
      set({ slot: 'time', value: { at: '11:00', isHalfDayKnown: true } }),
      set({ slot: 'name', value: 'Ada Lovelace' }),
      set({ slot: 'email', value: 'ada@example.com' }),
    ])
    expect(await shop.hear([named])).toContain(staff)
  })
})
