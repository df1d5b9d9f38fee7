import { DAY, MINUTE } from '../../src/core/time.ts'
import type { BusyTime, SlotQuery, SlotResource } from '../../src/bookings/offer/slot-query.ts'

/*
 * Test oracle: tries every minute on a formatter's wall clock. It is slow and plain, and shares no code with the engine, whose
 * method (segments of constant offset, sorted intervals) it checks.
 */

interface Wall {
  date: string
  minute: number
}

interface Tried {
  start: number
  resourceIds: string[]
  remaining: number
}

/** Offers on a grid of `step` milliseconds, of which hours, durations and clock changes must be multiples. */
export function offersByTrying(query: SlotQuery, step: number = MINUTE): Tried[] {
  const places = query.resources.map((resource) => new Place(resource, query, step))
  const tried: Tried[] = []
  for (let start = query.from; start < query.to; start += step) {
    if (start < query.now + query.service.minimumNotice) continue
    if (!places.some((place) => place.declares(start))) continue
    const free = places.filter((place) => place.seatsAt(start) >= (query.partySize ?? 1))
    const isOffered = query.service.assignment === 'all' ? free.length === places.length : free.length > 0
    if (isOffered)
      tried.push({ start, resourceIds: free.map(({ id }) => id), remaining: remainingAt(start, free, query) })
  }
  return tried
}

function remainingAt(start: number, free: Place[], { service }: SlotQuery): number {
  const seats = free.map((place) => place.seatsAt(start))
  const together = service.assignment === 'all' ? Math.min(...seats) : seats.reduce((a, b) => a + b, 0)
  return Math.min(together, ...free.map((place) => place.leftOnDateOf(start)))
}

class Place {
  readonly id: string
  private readonly resource: SlotResource
  private readonly query: SlotQuery
  private readonly step: number
  private readonly opens = new Map<number, boolean>()

  constructor(resource: SlotResource, query: SlotQuery, step: number) {
    this.id = resource.id
    this.resource = resource
    this.query = query
    this.step = step
  }

  declares(start: number): boolean {
    return this.windowsAt(start).some(
      ({ since }) => (since * MINUTE) % this.query.service.interval === 0 && start % this.step === 0,
    )
  }

  seatsAt(start: number): number {
    const { service } = this.query
    for (let minute = start; minute < start + service.duration; minute += this.step) {
      if (!this.isOpen(minute)) return 0
    }
    if (this.leftOnDateOf(start) <= 0) return 0
    const met = this.resource.busy.filter((busy) => counts(busy, this.query) && meets(busy, start, this.query))
    const classmates = met.filter((busy) => isSameClass(busy, start, this.query))
    return classmates.length < met.length ? 0 : service.capacity - classmates.length
  }

  leftOnDateOf(start: number): number {
    const { service, now, resources } = this.query
    const { date } = this.wallAt(start)
    if (service.bookableFrom !== null && date < service.bookableFrom) return 0
    if (service.bookableUntil !== null && date > service.bookableUntil) return 0
    if (service.maximumDaysAhead !== null && date > addDays(this.wallAt(now).date, service.maximumDaysAhead)) return 0
    if (service.maximumPerDay === null) return Infinity
    const there = resources
      .flatMap(({ busy }) => busy)
      .filter((busy) => busy.kind !== 'external' && busy.serviceId === service.id && counts(busy, this.query))
      .filter((busy) => this.wallAt(busy.start).date === date)
      .map((busy) => (busy.kind === 'booking' ? busy.bookingId : busy.kind === 'hold' ? busy.holdId : ''))
    return service.maximumPerDay - new Set(there).size
  }

  private isOpen(at: number): boolean {
    const known = this.opens.get(at)
    if (known !== undefined) return known
    const isOpen = this.windowsAt(at).length > 0
    this.opens.set(at, isOpen)
    return isOpen
  }

  /** Windows that contain an instant, with the wall-clock minutes since their start. */
  private windowsAt(at: number): { since: number }[] {
    const { within } = this.resource
    if (within === undefined) return this.ownWindowsAt(at)
    const { date, minute } = this.wallAt(at)
    const bounds = [0, 1].flatMap((daysBefore) =>
      spansOf(within, addDays(date, -daysBefore)).flatMap(({ start, end }) => {
        const since = minute + daysBefore * 1440 - start
        return since >= 0 && minute + daysBefore * 1440 < end ? [since] : []
      }),
    )
    return this.ownWindowsAt(at).flatMap((own) => bounds.map((since) => ({ since: Math.min(own.since, since) })))
  }

  private ownWindowsAt(at: number): { since: number }[] {
    const { date, minute } = this.wallAt(at)
    const today = this.spansOn(date).filter(({ start, end }) => start <= minute && minute < end)
    const spilt = this.isOverridden(date)
      ? []
      : this.spansOn(addDays(date, -1)).filter(({ end }) => minute + 1440 < end)
    return [
      ...today.map(({ start }) => ({ since: minute - start })),
      ...spilt.map(({ start }) => ({ since: minute + 1440 - start })),
    ]
  }

  private isOverridden(date: string): boolean {
    return this.resource.dateOverrides.some((override) => override.date === date) || this.isClosed(date)
  }

  private isClosed(date: string): boolean {
    return (this.resource.closures ?? []).some(({ from, to }) => date >= from && date <= to)
  }

  private spansOn(date: string): { start: number; end: number }[] {
    if (!this.isOverridden(date)) return spansOf(this.resource.weeklyHours, date)
    const overrides = this.resource.dateOverrides.filter((override) => override.date === date)
    return overrides.flatMap(({ hours }) => hours).map(spanOf)
  }

  private wallAt(at: number): Wall {
    const [date = '', time = ''] = formatterOf(this.resource.timeZone).format(at).split(' ')
    return { date, minute: clock(time) }
  }
}

function counts(busy: BusyTime, query: SlotQuery): boolean {
  if (busy.start >= busy.end) return false
  if (busy.kind === 'external') return busy.mirrorOf === null
  if (busy.kind === 'booking') return busy.bookingId !== query.movedBookingId
  return busy.expiresAt > query.now && (query.holder === undefined || busy.holder !== query.holder)
}

function meets(busy: BusyTime, start: number, { service }: SlotQuery): boolean {
  const [before, after] = busy.kind === 'external' ? [0, 0] : [busy.bufferBefore, busy.bufferAfter]
  const [from, until] = [start - service.bufferBefore, start + service.duration + service.bufferAfter]
  return from < busy.end + after && busy.start - before < until
}

function isSameClass(busy: BusyTime, start: number, { service }: SlotQuery): boolean {
  if (service.capacity === 1 || busy.kind === 'external' || busy.serviceId !== service.id) return false
  return busy.start === start && busy.end === start + service.duration
}

function spansOf(week: SlotResource['weeklyHours'], date: string): { start: number; end: number }[] {
  const weekday = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[new Date(date).getUTCDay()]!
  return (week[weekday] ?? []).map(spanOf)
}

function spanOf(span: { start: string; end: string }): { start: number; end: number } {
  const [start, end] = [clock(span.start), clock(span.end)]
  return { start, end: end <= start ? end + 1440 : end }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Swedish formats as `2026-03-29 02:30`. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const two = '2-digit'
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
  })
  formatters.set(timeZone, made)
  return made
}

function clock(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
}
