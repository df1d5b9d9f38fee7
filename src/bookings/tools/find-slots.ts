import type { z } from 'zod'
import {
  refused,
  toolArguments,
  type OfferedSlot,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../../conversation/index.ts'
import { bearsFigure, likeNamed, namedLike, readCatalogue, type CatalogueEntry } from '../catalogue/index.ts'
import { isForParties, partyBounds, takesParty } from '../catalogue/parties.ts'
import type { ResourceRow } from '../catalogue/repository.ts'
import type { Slot } from '../offer/slots.ts'
import { spokenTime } from '../spoken-time.ts'
import { startOfDay, countOfDates } from '../../core/days.ts'
import { closedDates, type ClosedDates } from '../../tenants/index.ts'
import { boundsOf, locate, type BookingToolDeps } from './access.ts'
import { MAX_DATES, searchSlots, type Dates, type Found } from './slot-search.ts'

type Arguments = z.infer<typeof toolArguments.findSlots>

interface Wanted {
  entry: CatalogueEntry
  resource: ResourceRow | undefined
  partySize: number | undefined
  /** True for a service that is booked as a whole ("table for four"): its own size is the party's. */
  isWhole: boolean
}

/** The only source of bookable times: offered slots are stored in the conversation. */
export function findSlotsTool(deps: BookingToolDeps): Tool<Arguments> {
  return {
    name: 'find_slots',
    description:
      'Lists free times of a service, nearest to `time` first where it is given. Where nothing is free as asked it lists the nearest ones, and `instead` says how they differ. Only times that it lists can be booked, by their `slot`.',
    arguments: toolArguments.findSlots,
    effect: 'read',
    run: (context, args) => findSlots(deps, context, args),
  }
}

async function findSlots(deps: BookingToolDeps, context: ToolContext, args: Arguments): Promise<ToolResult> {
  const { tenantId } = context
  const { timeZone, business } = await deps.tenantOf(tenantId)
  const found = wantedOf(await readCatalogue(deps.database, tenantId), args)
  if ('error' in found) return { ok: false, data: found }
  const today = spokenTime(context.now.getTime(), timeZone, 'en').date
  const dates = datesOf(args, today)
  if (dates === undefined) return refused('bad_range', { today, maximum_dates: MAX_DATES })
  const moved = args.reference ? await locate(deps, context, args) : undefined
  const movedBookingId = moved === undefined || 'error' in moved ? undefined : moved.booking.id
  const { entry, resource, partySize } = found
  const finder = (resourceId: string | undefined) => (range: Dates) =>
    deps.bookings.availability(tenantId, {
      serviceId: entry.service.id,
      from: startOfDay(range.from, timeZone),
      to: startOfDay(range.to, timeZone, 1),
      partySize,
      resourceId,
      movedBookingId,
      maxEntries: Infinity,
    })
  const { time, after, before } = args
  const slots = await searchSlots({
    dates,
    only: args.dates,
    today,
    timeZone,
    time,
    after,
    before,
    isEarliest: args.earliest === true,
    find: finder(resource?.id),
    findOthers: resource === undefined ? undefined : finder(undefined),
  })
  const closed = closedOn(business.closures.map(closedDates), entry.resources, dates)
  return offer(context, { ...found, timeZone, time, dates, closed }, slots)
}

/** From today on. Undefined for a range that is over, reversed or too long. */
function datesOf({ from: first, to: last }: Arguments, today: string): Dates | undefined {
  const from = first ?? today
  const to = last ?? from
  if (to < from || to < today || countOfDates(from, to) > MAX_DATES) return undefined
  return { from: from < today ? today : from, to }
}

interface ClosedDay {
  date: string
  reason: string | null
}

/** Dates on which the business is closed, but for those that somebody of the service has hours of their own on. */
function closedOn(closures: ClosedDates[], resources: ResourceRow[], { from, to }: Dates): ClosedDay[] {
  const days = Array.from({ length: countOfDates(from, to) }, (_, index) =>
    Temporal.PlainDate.from(from).add({ days: index }).toString(),
  )
  return days.flatMap((day) => {
    const closure = closures.find((dates) => dates.from <= day && day <= dates.to)
    const isOpened = resources.some(({ dateOverrides }) =>
      dateOverrides.some(({ date, hours }) => date === day && hours.length > 0),
    )
    return closure === undefined || isOpened ? [] : [{ date: day, reason: closure.reason ?? null }]
  })
}

type Refusal = { error: string; [detail: string]: unknown }

function wantedOf(catalogue: CatalogueEntry[], { service, staff, party_size: size }: Arguments): Wanted | Refusal {
  const things = catalogue.map((entry) => ({ ...entry.service, entry }))
  const named = likeNamed(things, service)
  const fitting = named.length > 1 && size ? named.filter((one) => suitsParty(one, size)) : named
  const [first] = fitting
  if (first === undefined || fitting.length > 1)
    return { error: 'unknown_service', services: (named.length > 1 ? named : things).map(({ name }) => name) }
  const { entry } = first
  const resource = staff ? namedLike(entry.resources, staff) : undefined
  if (staff && resource === undefined) return { error: 'unknown_staff', staff: entry.resources.map(({ name }) => name) }
  const isWhole = size != null && isForAll(entry.service, size)
  if (size == null || isWhole) return { entry, resource, partySize: undefined, isWhole }
  if (!takesParty(entry.service, size)) return { error: 'bad_party', ...boundsOf(partyBounds(entry.service)) }
  return { entry, resource, partySize: size, isWhole }
}

function suitsParty(service: CatalogueEntry['service'], size: number): boolean {
  return isForAll(service, size) || (isForParties(service) && takesParty(service, size))
}

/** True where one place is for the whole party: "Table for 4". */
function isForAll(service: CatalogueEntry['service'], size: number): boolean {
  return !isForParties(service) && bearsFigure(service, size)
}

async function offer(
  context: ToolContext,
  wanted: Wanted & { timeZone: string; time: string | null | undefined; dates: Dates; closed: ClosedDay[] },
  found: Found[],
): Promise<ToolResult> {
  const { entry, partySize, timeZone, time, dates } = wanted
  const closed = wanted.closed.length === 0 ? {} : { closed: wanted.closed }
  const service = shownService(entry)
  if (found.length === 0) return refused('no_slots', { service, ...dates, ...closed })
  const offered = await context.offeredSlots.offer(found.map((one) => offerOf(one, wanted)))
  const slots = offered.map((slot, index) => ({
    ...describe(slot, entry.resources, timeZone, context.language),
    ...freeAt(found[index]?.slot, entry),
    ...(found[index]?.instead === undefined ? {} : { instead: found[index].instead }),
  }))
  const isExact = time ? slots[0]?.time === time && found[0]?.instead === undefined : undefined
  return {
    ok: true,
    data: {
      service,
      time_zone: timeZone,
      ...(partySize === undefined ? {} : { party_size: partySize }),
      slots,
      ...(isExact === undefined ? {} : { is_exact: isExact }),
      ...closed,
    },
  }
}

function shownService({ service }: CatalogueEntry) {
  return {
    id: service.id,
    name: service.name,
    duration_minutes: service.durationMinutes,
    price: service.price === null ? null : String(service.price),
    ...(isForParties(service) ? boundsOf(partyBounds(service)) : {}),
  }
}

/** The resource is part of the offer if the visitor named or must choose one. */
function offerOf({ slot, instead }: Found, { entry, resource, partySize, isWhole }: Wanted): Omit<OfferedSlot, 'slot'> {
  const resourceId = instead === 'other_staff' ? otherThan(resource, slot) : (resource?.id ?? chosenOf(entry, slot))
  return {
    serviceId: entry.service.id,
    start: new Date(slot.start).toISOString(),
    ...(resourceId === undefined ? {} : { resourceId }),
    ...(partySize === undefined ? {} : { partySize }),
    ...(isWhole ? { isWhole } : {}),
  }
}

function otherThan(resource: ResourceRow | undefined, { resourceIds }: Slot): string | undefined {
  return resourceIds.find((id) => id !== resource?.id)
}

function chosenOf({ service }: CatalogueEntry, { resourceIds }: Slot): string | undefined {
  return service.assignment === 'chosen' ? resourceIds[0] : undefined
}

/** Names of those who are free at a start, while no person is chosen. */
function freeAt(slot: Slot | undefined, { resources }: CatalogueEntry): { free?: string[] } {
  const free = resources.filter(({ id }) => slot?.resourceIds.includes(id) === true).map(({ name }) => name)
  return free.length === 0 ? {} : { free }
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
