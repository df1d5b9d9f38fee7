import { setImmediate as nextTurn } from 'node:timers/promises'
import { DAY, type Clock } from '../../core/time.ts'
import type { Database, Tx } from '../../db/database.ts'
import { BadRequest } from '../../errors.ts'
import { holdsRepository } from '../booking/slot-reservations/holds.ts'
import { offeringOf, slotQuery, type OfferQuery, type Offering } from '../catalogue/offering.ts'
import { assignedResources, findSlots, slotAt, type Slot } from './slots.ts'
import type { SlotQuery } from './slot-query.ts'

export interface AvailabilityQuery {
  serviceId: string
  /** Slots that start from here … */
  from: Date
  /** … until here, excluded. */
  to: Date
  resourceId?: string | undefined
  /** The holder's own hold is not in the way. */
  holdToken?: string | undefined
  /** The booking that is to be moved is not in its own way. */
  movedBookingId?: string | undefined
  /** How much may be listed, a name at a start counting one; `Infinity` for who asks for few days. */
  most?: number | undefined
}

/** Some 10 MB of JSON: years of a usual service, days of fifty people who start every minute. */
const MAX_LISTED = 250_000
/** So much is looked at before other requests have their turn. */
const AT_ONCE = 50_000

/**
 * What can be booked, sorted by start; instants in milliseconds.
 * @throws NotFound for a service or resource of nobody; BadRequest where there is more than `most`
 */
export async function findAvailability(
  { database, clock }: { database: Database; clock: Clock },
  tenantId: string,
  { serviceId, from, to, holdToken, most = MAX_LISTED, ...query }: AvailabilityQuery,
): Promise<Slot[]> {
  const now = clock.now()
  const asked = { ...query, now, from: from.getTime(), to: to.getTime() }
  const found = await database.tenant(tenantId, async (tx) => {
    const offering = await offeringOf(tx, tenantId, serviceId, query.resourceId)
    if (!canOffer(offering, asked)) return undefined
    const holder = holdToken === undefined ? undefined : await holdsRepository.idByToken(tx, tenantId, holdToken, now)
    return slotQuery(tx, tenantId, offering, { ...asked, holder })
  })
  return found === undefined ? [] : listSlots(found, most)
}

/** In pieces of whole days: a start is on offer or not, whatever else was asked for. */
async function listSlots(query: SlotQuery, most: number): Promise<Slot[]> {
  const aDay = (DAY / query.service.interval) * query.resources.length
  const piece = Math.max(1, Math.floor(AT_ONCE / aDay)) * DAY
  const slots: Slot[] = []
  let listed = 0
  for (let from = query.from; from < query.to; from += piece) {
    if (from > query.from) await nextTurn()
    for (const slot of findSlots({ ...query, from, to: Math.min(from + piece, query.to) })) {
      listed += slot.resourceIds.length
      slots.push(slot)
    }
    if (listed > most) throw new BadRequest('There are too many times to list: ask for fewer days or for one resource')
  }
  return slots
}

/** A start that is on offer, and who would do it: sets of resources to claim, the best first. */
export interface Offer {
  slot: Slot
  choices: string[][]
}

/** Reads again, within the transaction that books, what a listing would show for this one start. Undefined: it is not on offer. */
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

/** Whoever is assigned, then, where anybody does, the others who are free: one may be taken in this very moment. */
function choicesOf(slot: Slot, query: SlotQuery): string[][] {
  const first = assignedResources(slot, query)
  if (first.length === 0) return []
  if (query.service.assignment === 'all' || query.resourceId !== undefined) return [first]
  const others = slot.resourceIds.filter((id) => !first.includes(id))
  return [first, ...others.map((id) => [id])]
}

/** Spares the database, and dates that no calendar knows, what is past or too far away. */
function canOffer(
  { service, resources }: Offering,
  { from, to, now }: Pick<OfferQuery, 'from' | 'to' | 'now'>,
): boolean {
  const last = now.getTime() + (service.maximumDaysAhead + 2) * DAY
  return resources.length > 0 && to > now.getTime() && from < last
}
