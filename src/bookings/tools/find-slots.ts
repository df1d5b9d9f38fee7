import type { z } from 'zod'
import {
  refused,
  toolArguments,
  type OfferedSlot,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../../conversation/index.ts'
import { namedLike, readCatalogue, type CatalogueEntry } from '../catalogue/index.ts'
import type { ResourceRow } from '../catalogue/repository.ts'
import type { Slot } from '../offer/slots.ts'
import { minuteOfDay, spokenTime } from '../spoken-time.ts'
import { locate } from './access.ts'
import type { BookingToolDeps } from './access.ts'
import { countOfDates, endOfDate, startOfDate } from '../wall-clock.ts'

type Arguments = z.infer<typeof toolArguments.findSlots>

const MAX_DATES = 31
const MAX_OFFERS = 12
const MAX_OFFERS_PER_DAY = 6
/** Search horizon beyond the requested dates. */
const LOOK_AHEAD_DATES = 92

interface Wanted {
  entry: CatalogueEntry
  resource: ResourceRow | undefined
  timeZone: string
  movedBookingId: string | undefined
  time: string | null | undefined
}

/** `YYYY-MM-DD`, both included. */
interface Dates {
  from: string
  to: string
}

/** The only source of bookable times: offered slots are stored in the conversation. */
export function findSlotsTool(deps: BookingToolDeps): Tool<Arguments> {
  return {
    name: 'find_slots',
    description:
      'Lists free times of a service between two dates, nearest to `time` first where it is given. Only times that it lists can be booked, by their `slot`.',
    arguments: toolArguments.findSlots,
    effect: 'read',
    run: (context, args) => findSlots(deps, context, args),
  }
}

async function findSlots(deps: BookingToolDeps, context: ToolContext, args: Arguments): Promise<ToolResult> {
  const { timeZone } = await deps.tenantOf(context.tenantId)
  const catalogue = await readCatalogue(deps.database, context.tenantId)
  const found = chosen(catalogue, args)
  if ('error' in found) return { ok: false, data: found }
  const today = spokenTime(context.now.getTime(), timeZone, 'en').date
  const to = args.to ?? args.from
  if (to < args.from || to < today || countOfDates(args.from, to) > MAX_DATES)
    return refused('bad_range', { today, maximum_dates: MAX_DATES })
  const moved = args.reference ? await locate(deps, context, args) : undefined
  const movedBookingId = moved === undefined || 'error' in moved ? undefined : moved.booking.id
  const wanted = { ...found, timeZone, movedBookingId, time: args.time }
  return offer(deps, context, wanted, { from: args.from < today ? today : args.from, to })
}

function chosen(
  catalogue: CatalogueEntry[],
  { service, staff }: Arguments,
): Pick<Wanted, 'entry' | 'resource'> | { error: string; [detail: string]: unknown } {
  const named = namedLike(
    catalogue.map((entry) => ({ id: entry.service.id, name: entry.service.name, entry })),
    service,
  )
  if (named === undefined) return { error: 'unknown_service', services: catalogue.map(({ service: { name } }) => name) }
  const { entry } = named
  const resource = staff ? namedLike(entry.resources, staff) : undefined
  if (staff && resource === undefined) return { error: 'unknown_staff', staff: entry.resources.map(({ name }) => name) }
  return { entry, resource }
}

async function offer(deps: BookingToolDeps, context: ToolContext, wanted: Wanted, dates: Dates): Promise<ToolResult> {
  const inRange = await slotsBetween(deps, context, wanted, dates)
  const later = inRange.length > 0 ? [] : await slotsAfter(deps, context, wanted, dates.to)
  const slots = picked(inRange.length > 0 ? inRange : later, wanted)
  const { service, resources } = wanted.entry
  const shown = {
    id: service.id,
    name: service.name,
    duration_minutes: service.durationMinutes,
    price: service.price === null ? null : String(service.price),
  }
  if (slots.length === 0) return refused('no_slots', { service: shown, ...dates })
  const offered = await context.offeredSlots.offer(slots.map((slot) => offerOf(slot, wanted)))
  const described = offered.map((slot) => describe(slot, resources, wanted.timeZone, context.language))
  const isExact = wanted.time ? described[0]?.time === wanted.time && later.length === 0 : undefined
  return {
    ok: true,
    data: {
      service: shown,
      time_zone: wanted.timeZone,
      slots: described,
      is_later: later.length > 0,
      ...(isExact === undefined ? {} : { is_exact: isExact }),
    },
  }
}

function slotsBetween(
  deps: BookingToolDeps,
  { tenantId }: ToolContext,
  { entry, resource, timeZone, movedBookingId }: Wanted,
  { from, to }: Dates,
): Promise<Slot[]> {
  return deps.bookings.availability(tenantId, {
    serviceId: entry.service.id,
    from: new Date(startOfDate(timeZone, from)),
    to: new Date(endOfDate(timeZone, to)),
    resourceId: resource?.id,
    movedBookingId,
    maxEntries: Infinity,
  })
}

/** The next available ones, for requested dates without any. */
async function slotsAfter(deps: BookingToolDeps, context: ToolContext, wanted: Wanted, after: string): Promise<Slot[]> {
  let from = Temporal.PlainDate.from(after).add({ days: 1 })
  const end = from.add({ days: LOOK_AHEAD_DATES })
  while (Temporal.PlainDate.compare(from, end) < 0) {
    const to = from.add({ days: MAX_DATES - 1 })
    const slots = await slotsBetween(deps, context, wanted, { from: from.toString(), to: to.toString() })
    if (slots.length > 0) return slots
    from = to.add({ days: 1 })
  }
  return []
}

/** The nearest to the wanted time; otherwise the earliest, spread over several days. */
function picked(slots: Slot[], { time, timeZone }: Wanted): Slot[] {
  if (time) {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const distance = ({ start }: Slot) => Math.abs(minuteOfDay(start, timeZone) - minutes)
    return slots.toSorted((a, b) => distance(a) - distance(b) || a.start - b.start).slice(0, MAX_OFFERS)
  }
  const byDay = Map.groupBy(slots, ({ start }) => spokenTime(start, timeZone, 'en').date)
  return [...byDay.values()].flatMap((day) => day.slice(0, MAX_OFFERS_PER_DAY)).slice(0, MAX_OFFERS)
}

/** The resource is part of the offer if the visitor named or must choose one. */
function offerOf({ start, resourceIds }: Slot, { entry: { service }, resource }: Wanted): Omit<OfferedSlot, 'slot'> {
  const resourceId = resource?.id ?? (service.assignment === 'chosen' ? resourceIds[0] : undefined)
  const offered = { serviceId: service.id, start: new Date(start).toISOString() }
  return resourceId === undefined ? offered : { ...offered, resourceId }
}

function describe(
  { slot, start, resourceId }: OfferedSlot,
  resources: ResourceRow[],
  timeZone: string,
  language: string,
) {
  const staff = resources.find(({ id }) => id === resourceId)?.name
  return { slot, ...spokenTime(Date.parse(start), timeZone, language), ...(staff === undefined ? {} : { staff }) }
}
