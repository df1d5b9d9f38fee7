import { newId } from '../../core/ids.ts'
import type { Clock } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import { Invalid } from '../../errors.ts'
import type { Events } from '../../plugins/events.ts'
import { CapReached, type Visitor } from '../../plugins/visitor-caps.ts'
import type { Tenants } from '../../tenants/index.ts'
import type { Visitors } from '../../visitors/index.ts'
import { writeNew } from './write.ts'
import type { Actor } from '../tables.ts'
import { leadOf, storedPhone, type ClientDeps } from './client.ts'
import { reservedResources, convertReservations } from './slot-reservations/slot-reservations.ts'
import { holdsRepository, newHold, type Hold, type HoldRow } from './slot-reservations/holds.ts'
import { offeringOf, type Offering } from '../catalogue/offering.ts'
import { orNotOffered, place, placedFields, type Place } from './placing.ts'
import { bookingsRepository, type BookingRow, type BookingSource } from './repository.ts'

export interface NewHold {
  serviceId: string
  start: Date
  resourceId?: string | null | undefined
  /** 1 without it, or the hold's. */
  partySize?: number | null | undefined
  /** The requester's hold: a booking consumes it, another hold replaces it. */
  holdToken?: string | null | undefined
}

export interface NewBooking extends NewHold {
  clientName: string
  /** E-mail or phone is required. */
  clientEmail?: string | null | undefined
  clientPhone?: string | null | undefined
  notes?: string | null | undefined
  /** Zone of the visitor. */
  timeZone?: string | null | undefined
  locale?: string | null | undefined
}

/** A visitor, whose holds are limited. */
export interface Holder {
  id: string
  /** Maximum number of live holds. */
  maxHolds: number
}

/** Origin and author of a booking. */
export interface Booker {
  source: BookingSource
  /** Id of the conversation or call. */
  sourceId?: string | null | undefined
  actor: Actor
  /** Visitor whose cap applies; undefined for API keys, cookies and phone calls. */
  visitor?: Visitor | undefined
}

export interface WritingDeps extends ClientDeps {
  tenants: Pick<Tenants, 'countryOf' | 'closuresOf'>
  events: Pick<Events, 'publish'>
  visitors: Pick<Visitors, 'check' | 'note'>
  clock: Clock
}

/** @throws NotFound for an unknown service or resource; NotOffered; CapReached at the holder's limit */
export async function createHold(
  tx: Tx,
  tenantId: string,
  deps: Pick<WritingDeps, 'clock' | 'tenants'>,
  wanted: NewHold & { holder: Holder | undefined },
): Promise<Hold> {
  const { serviceId, start, resourceId, holder } = wanted
  const now = deps.clock.now()
  const offering = await wantedOffering(tx, tenantId, deps, wanted)
  const hold = newHold(now)
  const own = await ownHold(tx, tenantId, wanted, now)
  if (holder !== undefined) await requireFew(tx, tenantId, holder, { own, now })
  const owner = { holdId: hold.id, expiresAt: hold.expiresAt }
  const size = wanted.partySize ?? 1
  const request = { start, now, partySize: size, resourceId: resourceId ?? undefined, holder: own?.id, owner }
  const { slot, partySize } = await orNotOffered(
    place(tx, tenantId, offering, { ...request, ...releaseOf(tx, tenantId, own) }),
  )
  await holdsRepository.insert(tx, tenantId, hold, { serviceId, slot, partySize, holderId: holder?.id ?? null, now })
  return hold
}

/** Limits the holds of a visitor; a hold about to be replaced does not count. */
async function requireFew(
  tx: Tx,
  tenantId: string,
  { id, maxHolds }: Holder,
  { own, now }: { own: HoldRow | undefined; now: Date },
): Promise<void> {
  const held = (await holdsRepository.lockOfHolder(tx, tenantId, id, now)).filter((hold) => hold.id !== own?.id)
  if (held.length < maxHolds) return
  throw new CapReached('hold', held[held.length - maxHolds]!.expiresAt.getTime() - now.getTime())
}

/** @throws NotFound for an unknown service or resource; NotOffered; CapReached */
export async function createBooking(
  tx: Tx,
  tenantId: string,
  deps: WritingDeps,
  wanted: NewBooking & Booker,
): Promise<BookingRow> {
  const { source, sourceId = null, actor, visitor } = wanted
  const now = deps.clock.now()
  if (visitor !== undefined) await requireShare(tx, tenantId, deps, { visitor, now })
  const offering = await wantedOffering(tx, tenantId, deps, wanted)
  const id = newId('bkg')
  const placed = await orNotOffered(takePlace(tx, tenantId, offering, { ...wanted, id, now }))
  const client = {
    id,
    ...placedFields(offering, placed),
    clientName: wanted.clientName,
    clientEmail: wanted.clientEmail ?? null,
    clientPhone: await storedPhone(tx, tenantId, deps, wanted.clientPhone ?? null),
    source,
    sourceId,
  }
  const typedBy = source === 'api' || source === 'portal' ? 'staff' : 'visitor'
  const row: BookingRow = {
    ...client,
    visitorId: visitor?.id ?? null,
    leadId: await leadOf(tx, tenantId, deps, { ...client, typedBy }),
    visitorTimeZone: wanted.timeZone ?? null,
    status: 'confirmed',
    notes: wanted.notes ?? null,
    locale: wanted.locale ?? null,
    icalSequence: 0,
    version: 1,
    cancelledAt: null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
  }
  await writeNew(tx, tenantId, deps.events, { row, action: 'created', actor, now })
  if (visitor !== undefined) await deps.visitors.note(tx, tenantId, visitor, { kind: 'booking' })
  return row
}

/** Limits a visitor's open bookings; the earliest end frees a place. @throws CapReached */
async function requireShare(
  tx: Tx,
  tenantId: string,
  { visitors }: Pick<WritingDeps, 'visitors'>,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<void> {
  const { caps } = await visitors.check(tx, tenantId, visitor, { kind: 'booking' })
  const ends = await bookingsRepository.openEndsOf(tx, tenantId, visitor.id, now)
  const frees = ends[ends.length - caps.open_bookings_per_visitor]
  if (frees !== undefined) throw new CapReached('booking', frees.getTime() - now.getTime())
}

async function wantedOffering(
  tx: Tx,
  tenantId: string,
  { tenants }: Pick<WritingDeps, 'tenants'>,
  wanted: NewHold,
): Promise<Offering> {
  const offering = await offeringOf(tx, tenantId, tenants, wanted)
  requireChoice(offering, wanted.resourceId)
  return offering
}

/** Services with assignment `chosen` require the visitor's choice. */
export function requireChoice({ service }: Offering, resourceId: string | null | undefined): void {
  if (service.assignment === 'chosen' && resourceId == null)
    throw new Invalid(['resource_id'], 'must name who does it', 'required')
}

async function takePlace(
  tx: Tx,
  tenantId: string,
  offering: Offering,
  wanted: NewBooking & { id: string; now: Date },
): Promise<Place> {
  const { id, start, now } = wanted
  const resourceId = wanted.resourceId ?? undefined
  const hold = await ownHold(tx, tenantId, wanted, now)
  if (hold !== undefined && isFor(hold, wanted)) {
    const held = await reservedResources(tx, tenantId, hold.id)
    if (resourceId === undefined || held.includes(resourceId)) return takeHeld(tx, tenantId, hold, id)
  }
  const partySize = wanted.partySize ?? hold?.partySize ?? 1
  const request = { start, now, partySize, resourceId, holder: hold?.id, owner: { bookingId: id } }
  return place(tx, tenantId, offering, { ...request, ...releaseOf(tx, tenantId, hold) })
}

async function ownHold(tx: Tx, tenantId: string, { holdToken }: NewHold, now: Date): Promise<HoldRow | undefined> {
  return holdToken == null ? undefined : holdsRepository.lockByToken(tx, tenantId, holdToken, now)
}

function releaseOf(tx: Tx, tenantId: string, hold: HoldRow | undefined): { release?: () => Promise<unknown> } {
  return hold === undefined ? {} : { release: () => holdsRepository.remove(tx, tenantId, hold.id) }
}

/** True for a hold of this very start, which it guarantees even if rules have changed since. */
function isFor(hold: HoldRow, { serviceId, start, partySize, now }: NewBooking & { now: Date }): boolean {
  if (partySize != null && partySize !== hold.partySize) return false
  return hold.serviceId === serviceId && hold.startAt.getTime() === start.getTime() && start > now
}

async function takeHeld(tx: Tx, tenantId: string, hold: HoldRow, bookingId: string): Promise<Place> {
  const resourceIds = await convertReservations(tx, tenantId, hold.id, bookingId)
  await holdsRepository.remove(tx, tenantId, hold.id)
  const { startAt, endAt, partySize } = hold
  return { slot: { start: startAt.getTime(), end: endAt.getTime() }, resourceIds, partySize }
}
