import type { Slot } from '../offer/slots.ts'
import { minuteOfDay, spokenTime } from '../spoken-time.ts'
import { minutesOf, plusDays, startOfDay } from '../../core/days.ts'
import { spread } from '../../core/spread.ts'

/** How a start differs from what was asked for. */
type Instead = 'other_time' | 'other_staff' | 'before' | 'after'

export interface Found {
  slot: Slot
  instead?: Instead
}

/** `YYYY-MM-DD`, both included. */
export interface Dates {
  from: string
  to: string
}

/** Times of day, `HH:MM`. */
interface Times {
  time?: string | null | undefined
  /** Included. */
  after?: string | null | undefined
  /** Excluded. */
  before?: string | null | undefined
}

interface Search extends Times {
  dates: Dates
  /** Those of `dates` that are wanted; null or undefined: all of them. */
  only: readonly string[] | null | undefined
  today: string
  timeZone: string
  /** The very next ones, on whatever date. */
  isEarliest: boolean
  /** Free starts of some dates, sorted: of the wanted person, where one was named. */
  find: (dates: Dates) => Promise<Slot[]>
  /** The same of everybody else; undefined if nobody was named. */
  findOthers: ((dates: Dates) => Promise<Slot[]>) | undefined
}

export const MAX_DATES = 31
const MAX_OFFERS = 12
const MAX_OFFERS_PER_DAY = 6
/** Search horizon beyond the requested dates. */
const LOOK_AHEAD_DATES = 92
/** Of each kind that differs from what was asked for. */
const MAX_INSTEAD = 4

/** The free starts as asked, or the nearest ones instead: nearest first. */
export async function searchSlots(search: Search): Promise<Found[]> {
  const { dates, isEarliest, find } = search
  const all = isEarliest ? await firstAfter(search, plusDays(dates.from, -1)) : (await find(dates)).filter(isOn(search))
  const asked = all.filter(isWithinTimes(search))
  if (asked.length > 0) return picked(asked, search).map((slot) => ({ slot }))
  const otherTimes = nearestTo(all, search).map((slot): Found => ({ slot, instead: 'other_time' }))
  const nearest = [...otherTimes, ...(await ofOthers(search)), ...(await around(search))]
  if (nearest.length > 0) return nearestFirst(nearest, search).slice(0, MAX_OFFERS)
  return nearestFirst(await around({ ...search, time: null, after: null, before: null }), search)
}

async function ofOthers(search: Search): Promise<Found[]> {
  const others = (await search.findOthers?.(search.dates)) ?? []
  const fitting = picked(others.filter(isOn(search)).filter(isWithinTimes(search)), search).slice(0, MAX_INSTEAD)
  return fitting.map((slot) => ({ slot, instead: 'other_staff' }))
}

/** The nearest before the dates, from today on, and after them. */
async function around(search: Search): Promise<Found[]> {
  const { dates, timeZone } = search
  const earlier = await lastBefore(search, dates.from)
  const later = search.isEarliest ? [] : await firstAfter(search, dates.to)
  const dayOf = ({ start }: Slot) => spokenTime(start, timeZone, 'en').date
  const lastDay = earlier.filter((slot) => dayOf(slot) === dayOf(earlier.at(-1)!))
  return [
    ...picked(lastDay, search)
      .slice(0, MAX_INSTEAD)
      .map((slot): Found => ({ slot, instead: 'before' })),
    ...picked(later, search)
      .slice(0, MAX_OFFERS_PER_DAY)
      .map((slot): Found => ({ slot, instead: 'after' })),
  ]
}

async function lastBefore(search: Search, date: string): Promise<Slot[]> {
  const { find, today } = search
  if (search.isEarliest || date <= today) return []
  const from = plusDays(date, -MAX_DATES)
  const slots = await find({ from: from < today ? today : from, to: plusDays(date, -1) })
  return slots.filter(isWithinTimes(search))
}

async function firstAfter(search: Search, date: string): Promise<Slot[]> {
  const end = plusDays(date, LOOK_AHEAD_DATES)
  for (let from = plusDays(date, 1); from <= end; from = plusDays(from, MAX_DATES)) {
    const slots = await search.find({ from, to: plusDays(from, MAX_DATES - 1) })
    const fitting = slots.filter(isWithinTimes(search))
    if (fitting.length > 0) return fitting
  }
  return []
}

function isOn({ only, timeZone }: Search): (slot: Slot) => boolean {
  return ({ start }) => only == null || only.includes(spokenTime(start, timeZone, 'en').date)
}

function isWithinTimes({ after, before, timeZone }: Search): (slot: Slot) => boolean {
  const [first, end] = [after ? minutesOf(after) : 0, before ? minutesOf(before) : Infinity]
  return ({ start }) => {
    const minute = minuteOfDay(start, timeZone)
    return minute >= first && minute < end
  }
}

/** Those whose time of day is nearest to the wanted one, or to the bound that excludes them. */
function nearestTo(slots: Slot[], { time, after, before, timeZone }: Search): Slot[] {
  const wanted = time ?? after ?? before
  if (!wanted) return []
  return byDistance(slots, minutesOf(wanted), timeZone).slice(0, MAX_INSTEAD)
}

/** The nearest to the wanted time; otherwise some of each day, from its earliest on. */
function picked(slots: Slot[], { time, timeZone }: Search): Slot[] {
  if (time) return byDistance(slots, minutesOf(time), timeZone).slice(0, MAX_OFFERS)
  const byDay = Map.groupBy(slots, ({ start }) => spokenTime(start, timeZone, 'en').date)
  return [...byDay.values()].flatMap((day) => overDay(day, timeZone)).slice(0, MAX_OFFERS)
}

/** Mornings and afternoons instead of the first quarter-hours, at full hours where enough are free. */
function overDay(slots: Slot[], timeZone: string): Slot[] {
  const full = slots.filter(({ start }, index) => index === 0 || minuteOfDay(start, timeZone) % 60 === 0)
  return spread(full.length < MAX_OFFERS_PER_DAY ? slots : full, MAX_OFFERS_PER_DAY)
}

function byDistance(slots: Slot[], minutes: number, timeZone: string): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(minuteOfDay(start, timeZone) - minutes)
  return slots.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start)
}

function nearestFirst(found: Found[], { dates, timeZone }: Search): Found[] {
  const from = startOfDay(dates.from, timeZone).getTime()
  const until = startOfDay(dates.to, timeZone, 1).getTime()
  const distance = ({ slot: { start } }: Found) => Math.max(from - start, start - until, 0)
  return found.toSorted((a, b) => distance(a) - distance(b) || a.slot.start - b.slot.start)
}
