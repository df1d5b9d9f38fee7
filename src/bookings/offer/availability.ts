import { setImmediate as nextTurn } from 'node:timers/promises'
import { DAY, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { BadRequest } from '../../errors.ts'
import type { Tenants } from '../../tenants/index.ts'
import { bookingsRepository } from '../booking/repository.ts'
import { holdsRepository } from '../booking/slot-reservations/holds.ts'
import { offeringOf, slotQuery, type OfferQuery, type Offering } from '../catalogue/offering.ts'
import { takesParty } from '../catalogue/parties.ts'
import { assignedResources, findSlots, slotAt, type Slot } from './slots.ts'
import type { SlotQuery } from './slot-query.ts'

interface AvailabilityDeps {
  database: Database
  clock: Clock
  tenants: Pick<Tenants, 'closuresOf'>
}

export interface AvailabilityQuery {
  serviceId: string
  /** Earliest start … */
  from: Date
  /** … latest start, exclusive. */
  to: Date
  /** Places wanted; the service's smallest party without it. */
  partySize?: number | undefined
  resourceId?: string | undefined
  /** The requester's hold, which does not block. */
  holdToken?: string | undefined
  /** The booking to move, which does not block. */
  movedBookingId?: string | undefined
  /** Maximum entries, one per resource and start; `Infinity` for callers with short ranges. */
  maxEntries?: number | undefined
}

/** About 10 MB of JSON: years of a typical service, or days of fifty people with starts every minute. */
const MAX_ENTRIES = 250_000
/** Starts computed before yielding to other requests. */
const MAX_STARTS_PER_CHUNK = 50_000

/**
 * Available starts, sorted; instants in milliseconds.
 * @throws NotFound for an unknown service or resource; BadRequest for more than `maxEntries`
 */
export async function findAvailability(
  { database, clock, tenants }: AvailabilityDeps,
  tenantId: string,
  { serviceId, from, to, holdToken, maxEntries = MAX_ENTRIES, ...query }: AvailabilityQuery,
): Promise<Slot[]> {
  const now = clock.now()
  const asked = { ...query, now, from: from.getTime(), to: to.getTime() }
  const found = await database.tenant(tenantId, async (tx) => {
    const offering = await offeringOf(tx, tenantId, tenants, { serviceId, resourceId: query.resourceId })
    if (!canOffer(offering, asked)) return undefined
    const holder = holdToken === undefined ? undefined : await holdsRepository.idByToken(tx, tenantId, holdToken, now)
    return slotQuery(tx, tenantId, offering, {
      ...asked,
      holder,
      duration: await ownLength(tx, tenantId, offering, query),
    })
  })
  return found === undefined ? [] : listSlots(found, maxEntries)
}

/** A booking that was made longer or shorter keeps its length where it moves. */
async function ownLength(
  tx: Tx,
  tenantId: string,
  { service }: Offering,
  { movedBookingId: id }: Pick<AvailabilityQuery, 'movedBookingId'>,
): Promise<number | undefined> {
  const booking = id === undefined ? undefined : await bookingsRepository.findById(tx, tenantId, id)
  if (booking === undefined || booking.serviceId !== service.id) return undefined
  return booking.endAt.getTime() - booking.startAt.getTime()
}

/** Computed in chunks of whole days, which is exact because each start is decided independently of the range. */
async function listSlots(query: SlotQuery, maxEntries: number): Promise<Slot[]> {
  const aDay = (DAY / query.service.interval) * query.resources.length
  const chunkMs = Math.max(1, Math.floor(MAX_STARTS_PER_CHUNK / aDay)) * DAY
  const slots: Slot[] = []
  let listed = 0
  for (let from = query.from; from < query.to; from += chunkMs) {
    if (from > query.from) await nextTurn()
    for (const slot of findSlots({ ...query, from, to: Math.min(from + chunkMs, query.to) })) {
      listed += slot.resourceIds.length
      slots.push(slot)
    }
    if (listed > maxEntries)
      throw new BadRequest('There are too many times to list: ask for fewer days or for one resource')
  }
  return slots
}

/** An available start with the sets of resources to reserve, best first. */
interface Offer {
  slot: Slot
  choices: string[][]
}

/** Evaluates one start by the rules of the listing, within the booking's transaction. Undefined if unavailable. */
export async function offerAt(
  tx: Tx,
  tenantId: string,
  offering: Offering,
  { start, ...rest }: Omit<OfferQuery, 'from' | 'to'> & { start: number },
): Promise<Offer | undefined> {
  const asked = { ...rest, from: start, to: start + 1 }
  if (!canOffer(offering, asked)) return undefined
  const query = await slotQuery(tx, tenantId, offering, asked)
  const slot = slotAt(start, query)
  if (slot === undefined) return undefined
  const choices = choicesOf(slot, query)
  return choices.length === 0 ? undefined : { slot, choices }
}

/** The assigned resource first; under assignment `any` also the other free ones, because a competitor may win the first. */
function choicesOf(slot: Slot, query: SlotQuery): string[][] {
  const first = assignedResources(slot, query)
  if (first.length === 0) return []
  if (query.service.assignment === 'all' || query.resourceId !== undefined) return [first]
  const others = slot.resourceIds.filter((id) => !first.includes(id))
  return [first, ...others.map((id) => [id])]
}

/** Skips the query for parties of another size, ranges in the past or beyond the horizon, and dates outside any calendar. */
function canOffer(
  { service, resources }: Offering,
  { from, to, now, partySize }: Pick<OfferQuery, 'from' | 'to' | 'now' | 'partySize'>,
): boolean {
  if (!takesParty(service, partySize)) return false
  const last = now.getTime() + (service.maximumDaysAhead + 2) * DAY
  return resources.length > 0 && to > now.getTime() && from < last
}
