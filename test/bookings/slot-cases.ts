import { z } from 'zod'
import { MINUTE } from '../../src/core/time.ts'
import { WEEKDAYS } from '../../src/core/days.ts'
import { findSlots, type Slot } from '../../src/bookings/offer/slots.ts'
import type { BusyTime, SlotQuery, SlotResource } from '../../src/bookings/offer/slot-query.ts'

/** Format: test/fixtures/slots/README.md. */
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const canonical = instant.transform(iso)
const minutes = z.number().transform((count) => count * MINUTE)
const span = z.object({ start: z.string(), end: z.string() })

const Busy = z.object({
  kind: z.enum(['booking', 'external', 'hold']),
  start: instant,
  end: instant,
  buffer_before: minutes.default(0),
  buffer_after: minutes.default(0),
  id: z.string().nullish(),
  same_service: z.boolean().default(false),
  seats: z.int().default(1),
  expires_at: instant.nullish(),
  holder: z.string().nullish(),
  mirror_of: z.string().nullish(),
})

const Resource = z.object({
  id: z.string(),
  zone: z.string(),
  weekly: z.array(span.extend({ days: z.array(z.int().min(1).max(7)) })),
  overrides: z.array(z.object({ date: z.string(), windows: z.array(span) })).default([]),
  busy: z.array(Busy).default([]),
})

const SlotCase = z.object({
  id: z.string(),
  title: z.string(),
  now: instant,
  service: z.object({
    duration: minutes,
    interval: minutes.nullish(),
    buffer_before: minutes.default(0),
    buffer_after: minutes.default(0),
    min_notice: minutes.default(0),
    max_days_ahead: z.int().nullish(),
    bookable_from: z.string().nullish(),
    bookable_until: z.string().nullish(),
    capacity: z.int().default(1),
    max_per_day: z.int().nullish(),
  }),
  resources: z.array(Resource),
  assignment: z.enum(['any', 'all', 'chosen']).default('any'),
  holder: z.string().nullish(),
  exclude_booking_id: z.string().nullish(),
  visitor_zone: z.string().nullish(),
  range: z.object({ from: instant, to: instant }),
  expected: z.object({
    slots: z.array(canonical),
    resources: z.record(canonical, z.array(z.string())).optional(),
    remaining: z.record(canonical, z.number()).optional(),
    by_visitor_date: z.record(z.string(), z.array(canonical)).optional(),
  }),
})
export type SlotCase = z.infer<typeof SlotCase>

export const SlotCaseFile = z.object({ format: z.literal(1).optional(), cases: z.array(SlotCase).min(1) })

/** The engine's answer in the shape of the case's `expected`, limited to its parts. */
export function answerTo(slotCase: SlotCase): SlotCase['expected'] {
  const slots = findSlots(queryOf(slotCase))
  const { expected, visitor_zone: zone } = slotCase
  const startOf = (slot: Slot) => iso(slot.start)
  return {
    slots: slots.map(startOf),
    ...(expected.resources && {
      resources: Object.fromEntries(slots.map((slot) => [startOf(slot), slot.resourceIds])),
    }),
    ...(expected.remaining && {
      remaining: Object.fromEntries(slots.map((slot) => [startOf(slot), slot.remaining ?? 1])),
    }),
    ...(expected.by_visitor_date && {
      by_visitor_date: mapValues(
        Object.groupBy(slots, ({ start }) => dateIn(zone ?? 'UTC', start)),
        (group) => group.map(startOf),
      ),
    }),
  }
}

function queryOf({ service, resources, range, ...slotCase }: SlotCase): SlotQuery {
  return {
    service: {
      id: 'service',
      duration: service.duration,
      interval: service.interval ?? service.duration,
      bufferBefore: service.buffer_before,
      bufferAfter: service.buffer_after,
      minimumNotice: service.min_notice,
      maximumDaysAhead: service.max_days_ahead ?? null,
      bookableFrom: service.bookable_from ?? null,
      bookableUntil: service.bookable_until ?? null,
      capacity: service.capacity,
      maximumPerDay: service.max_per_day ?? null,
      assignment: slotCase.assignment,
    },
    resources: resources.map(resourceOf),
    from: range.from,
    to: range.to,
    now: slotCase.now,
    holder: slotCase.holder ?? undefined,
    movedBookingId: slotCase.exclude_booking_id ?? undefined,
  }
}

function resourceOf(resource: SlotCase['resources'][number], priority: number): SlotResource {
  return {
    id: resource.id,
    timeZone: resource.zone,
    weeklyHours: Object.fromEntries(
      WEEKDAYS.map((weekday, index) => [weekday, resource.weekly.filter(({ days }) => days.includes(index + 1))]),
    ),
    dateOverrides: resource.overrides.map(({ date, windows }) => ({ date, hours: windows })),
    priority,
    busy: resource.busy.flatMap((busy, index) => busyTimesOf(busy, `${resource.id}-${index}`)),
  }
}

/** One entry per seat, all of one booking. */
function busyTimesOf(busy: z.infer<typeof Busy>, name: string): BusyTime[] {
  const { start, end } = busy
  if (busy.kind === 'external') return [{ kind: 'external', start, end, mirrorOf: busy.mirror_of ?? null }]
  const id = busy.id ?? name
  const claim = {
    serviceId: busy.same_service ? 'service' : 'another',
    start,
    end,
    bufferBefore: busy.buffer_before,
    bufferAfter: busy.buffer_after,
  }
  const [holder, expiresAt] = [busy.holder ?? null, busy.expires_at ?? Infinity]
  const time: BusyTime =
    busy.kind === 'booking'
      ? { ...claim, kind: 'booking', bookingId: id }
      : { ...claim, kind: 'hold', holdId: id, holder, expiresAt }
  return Array.from({ length: busy.seats }, () => time)
}

function iso(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z')
}

function dateIn(zone: string, time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time)
}

function mapValues<T, R>(record: Partial<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value!)]))
}
