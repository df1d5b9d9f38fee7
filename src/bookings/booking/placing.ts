import { databaseCode, DEADLOCK, EXCLUSION_VIOLATION } from '../../db/errors.ts'
import type { Tx } from '../../db/database.ts'
import { Conflict } from '../../errors.ts'
import { offerAt } from '../offer/availability.ts'
import { reserve, dropExpiredHolds, lockService, lockStart, type Owner } from './slot-reservations/slot-reservations.ts'
import { offeringOf, slotQuery, type Offering } from '../catalogue/offering.ts'
import { servicesRepository } from '../catalogue/repository.ts'
import type { Tenants } from '../../tenants/index.ts'
import { dayLimitIn } from '../offer/day-limits.ts'
import { partyBounds, takesParty, type PartyBounds } from '../catalogue/parties.ts'
import type { BookingRow } from './repository.ts'
import type { Slot } from '../offer/slots.ts'

interface SlotRequest {
  start: Date
  now: Date
  partySize: number
  resourceId?: string | undefined
  /** First choice if it is free. */
  preferredId?: string | undefined
  /** A hold of the same requester, which does not block the start. */
  holder?: string | undefined
  movedBookingId?: string | undefined
  /** Milliseconds, where it is not as long as its service. */
  duration?: number | undefined
  /** Owner of the new reservation. */
  owner: Owner
  /** Releases the asker's earlier reservation, between the check and the new one. */
  release?: () => Promise<unknown>
}

/** A reserved slot and its resources. */
export interface Place {
  slot: Pick<Slot, 'start' | 'end'>
  resourceIds: string[]
  partySize: number
}

export class NotOffered extends Conflict {
  constructor(detail = 'This start is not available') {
    super(detail)
  }
}

/** The service takes no party of this size, at whatever start. */
export class PartyNotTaken extends NotOffered {
  readonly bounds: PartyBounds

  constructor(bounds: PartyBounds) {
    super(`This service takes parties of ${bounds.min} to ${bounds.max}`)
    this.bounds = bounds
  }
}

/**
 * Reserves a start for its owner if it is on offer. Holds, bookings and moves have no other way to a time.
 * @throws NotOffered
 */
export async function place(tx: Tx, tenantId: string, offering: Offering, request: SlotRequest): Promise<Place> {
  const { start, preferredId, owner, release, ...rest } = request
  const { partySize } = request
  if (!takesParty(offering.service, partySize)) throw new PartyNotTaken(partyBounds(offering.service))
  await lockService(tx, tenantId, offering.service)
  await lockStart(tx, tenantId, offering.service, start)
  await dropExpiredHolds(tx, tenantId, request.now)
  const offer = await offerAt(tx, tenantId, offering, { ...rest, start: start.getTime() })
  if (offer === undefined) throw new NotOffered()
  await release?.()
  const preferred = ([id]: string[]) => Number(id === preferredId)
  for (const resourceIds of offer.choices.toSorted((a, b) => preferred(b) - preferred(a))) {
    const wanted = { owner, service: offering.service, slot: offer.slot, partySize }
    if (await reserve(tx, tenantId, resourceIds, wanted)) return { slot: offer.slot, resourceIds, partySize }
  }
  throw new NotOffered()
}

interface Again {
  booking: BookingRow
  now: Date
}

/**
 * Reserves the start and the resources that a booking had, by the guard of every booking: reservations, and the service's daily
 * maximum.
 * @throws NotOffered
 */
export async function placeAgain(
  tx: Tx,
  tenantId: string,
  { tenants }: { tenants: Pick<Tenants, 'closuresOf'> },
  { booking, now }: Again,
): Promise<void> {
  const { id, serviceId, startAt, endAt, partySize, resourceIds, timeZone } = booking
  const service = await servicesRepository.findById(tx, tenantId, serviceId)
  if (service === undefined) throw new NotOffered()
  await lockService(tx, tenantId, service)
  await lockStart(tx, tenantId, service, startAt)
  await dropExpiredHolds(tx, tenantId, now)
  const [start, end] = [startAt.getTime(), endAt.getTime()]
  if (service.maximumPerDay !== null) {
    const offering = await offeringOf(tx, tenantId, tenants, { serviceId })
    const query = await slotQuery(tx, tenantId, offering, { from: start, to: start + 1, now, partySize })
    if (dayLimitIn(timeZone, query)(start) === 0) throw new NotOffered()
  }
  const wanted = { owner: { bookingId: id }, service, slot: { start, end }, partySize }
  if (!(await reserve(tx, tenantId, resourceIds, wanted))) throw new NotOffered()
}

type Placed = Pick<
  BookingRow,
  | 'serviceId'
  | 'serviceName'
  | 'resourceId'
  | 'resourceName'
  | 'resourceIds'
  | 'partySize'
  | 'startAt'
  | 'endAt'
  | 'timeZone'
  | 'localStart'
>

/** Columns of a booking that describe its place. */
export function placedFields({ service, resources }: Offering, { slot, resourceIds, partySize }: Place): Placed {
  const own = resources.filter(({ id }) => resourceIds.includes(id))
  const first = own[0]
  if (first === undefined) throw new NotOffered()
  return {
    serviceId: service.id,
    serviceName: service.name,
    resourceId: first.id,
    resourceName: first.name,
    resourceIds: own.map(({ id }) => id),
    partySize,
    startAt: new Date(slot.start),
    endAt: new Date(slot.end),
    timeZone: first.timeZone,
    localStart: wallClock(first.timeZone, slot.start),
  }
}

/** A competitor won. The transaction is aborted either way. */
const LOST_RACES = new Set<string | undefined>([EXCLUSION_VIOLATION, DEADLOCK])

/** @throws NotOffered for database errors of a lost race */
export async function orNotOffered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (LOST_RACES.has(databaseCode(error))) throw new NotOffered()
    throw error
  }
}

/** `2026-11-24T10:00` */
function wallClock(timeZone: string, instant: number): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' })
}
