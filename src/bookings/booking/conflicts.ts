import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../db/database.ts'
import { joinTouching } from '../offer/occupancy.ts'
import { openPieces, type OpeningHours } from '../offer/opening-hours.ts'
import { bookingsRepository, type BookingRow } from './repository.ts'
import type { ClosedDates } from '../../tenants/index.ts'
import { resourcesRepository, servicesRepository, type ResourceRow, type ServiceRow } from '../catalogue/repository.ts'

/** Why a booking to come fits no more. */
export const REASONS = ['closed', 'resource_off', 'service_off', 'not_its_resource', 'not_bookable'] as const
type Reason = (typeof REASONS)[number]

interface BookingConflict {
  booking: BookingRow
  reason: Reason
}

export interface Conflicts {
  /** The earliest ones. */
  shown: BookingConflict[]
  count: number
}

const SHOWN = 200

const NONE: Conflicts = { shown: [], count: 0 }

/** Future bookings incompatible with the resource; undefined for a deleted one. */
export async function conflictsOfResource(
  tx: Tx,
  tenantId: string,
  {
    id,
    resource,
    closures,
    now,
  }: { id: string; resource: ResourceRow | undefined; closures: ClosedDates[]; now: Date },
): Promise<Conflicts> {
  const bookings = await bookingsRepository.upcomingOfResource(tx, tenantId, id, now)
  return conflictsIn(bookings, (booking) => {
    if (resource?.active !== true) return 'resource_off'
    return isOpen({ ...resource, closures }, booking) ? undefined : 'closed'
  })
}

interface BusinessTimes {
  closures: ClosedDates[]
  /** The new hours of the business; undefined where they are as before. */
  week: OpeningHours['weeklyHours'] | undefined
  now: Date
}

/** Future bookings that the closures of the business leave without hours, or its new week for those who work in it. */
export async function conflictsOfBusiness(
  tx: Tx,
  tenantId: string,
  { closures, week, now }: BusinessTimes,
): Promise<Conflicts> {
  if (closures.length === 0 && week === undefined) return NONE
  const bookings = await bookingsRepository.upcoming(tx, tenantId, now)
  const rows = await resourcesRepository.findAll(tx, tenantId, [...new Set(bookings.flatMap((row) => row.resourceIds))])
  const resources = new Map(rows.map((row) => [row.id, row]))
  return conflictsIn(bookings, (booking) => {
    const own = booking.resourceIds.flatMap((id) => resources.get(id) ?? [])
    const isClosed = own.some((row) => {
      if (isOpen({ ...row, closures }, booking)) return false
      return isOpen(row, booking) || isDeepStrictEqual(row.weeklyHours, week)
    })
    return isClosed ? 'closed' : undefined
  })
}

/** Future bookings incompatible with the service; undefined for a deleted one. */
export async function conflictsOfService(
  tx: Tx,
  tenantId: string,
  { id, service, now }: { id: string; service: ServiceRow | undefined; now: Date },
): Promise<Conflicts> {
  const bookings = await bookingsRepository.upcomingOfService(tx, tenantId, id, now)
  return conflictsIn(bookings, (booking) => reasonOfService(service, booking))
}

/** Future bookings that fit no more, for whatever reason; the first reason counts. */
export async function allConflicts(tx: Tx, tenantId: string, closures: ClosedDates[], now: Date): Promise<Conflicts> {
  const bookings = await bookingsRepository.upcoming(tx, tenantId, now)
  const found = await resourcesRepository.listAll(tx, tenantId)
  const resources = new Map(found.map((row) => [row.id, row]))
  const services = new Map<string, ServiceRow | undefined>()
  for (const id of new Set(bookings.map(({ serviceId }) => serviceId)))
    services.set(id, await servicesRepository.findById(tx, tenantId, id))
  return conflictsIn(bookings, (booking) => {
    const own = booking.resourceIds.map((id) => resources.get(id))
    if (own.some((resource) => resource?.active !== true)) return 'resource_off'
    if (own.some((resource) => resource !== undefined && !isOpen({ ...resource, closures }, booking))) return 'closed'
    return reasonOfService(services.get(booking.serviceId), booking)
  })
}

function reasonOfService(service: ServiceRow | undefined, booking: BookingRow): Reason | undefined {
  if (service?.active !== true) return 'service_off'
  if (!booking.resourceIds.every((resourceId) => service.resourceIds.includes(resourceId))) return 'not_its_resource'
  if (!isBookable(service, booking)) return 'not_bookable'
  return isWithinHours(service, booking) ? undefined : 'closed'
}

function conflictsIn(bookings: BookingRow[], reasonOf: (booking: BookingRow) => Reason | undefined): Conflicts {
  const all = bookings.flatMap((booking) => {
    const reason = reasonOf(booking)
    return reason === undefined ? [] : [{ booking, reason }]
  })
  return { shown: all.slice(0, SHOWN), count: all.length }
}

/** True where the hours cover it from its start to its end. */
export function isOpen(hours: OpeningHours, { startAt, endAt }: Pick<BookingRow, 'startAt' | 'endAt'>): boolean {
  const [from, until] = [startAt.getTime(), endAt.getTime()]
  const pieces = joinTouching(openPieces(hours, from, until))
  return pieces.some((piece) => piece.from <= from && piece.until >= until)
}

function isWithinHours({ weeklyHours }: ServiceRow, booking: BookingRow): boolean {
  if (weeklyHours === null) return true
  return isOpen({ timeZone: booking.timeZone, weeklyHours, dateOverrides: [] }, booking)
}

function isBookable({ bookableFrom, bookableUntil }: ServiceRow, { localStart }: BookingRow): boolean {
  const date = localStart.slice(0, 10)
  return (bookableFrom === null || date >= bookableFrom) && (bookableUntil === null || date <= bookableUntil)
}
