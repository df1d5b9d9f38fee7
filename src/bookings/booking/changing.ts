import { namesIn } from '../../core/keys.ts'
import { MINUTE } from '../../core/time.ts'
import type { Tx } from '../../db/database.ts'
import type { ClosedDates } from '../../tenants/index.ts'
import { isUndoable } from '../../db/undo.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { writeChange, writeUntold, StaleVersion } from './write.ts'
import { untoldRepository } from './untold-cancellations.ts'
import type { Actor } from '../tables.ts'
import { dropExpiredHolds, releaseReservations, reserve } from './slot-reservations/slot-reservations.ts'
import { leadOf, storedPhone } from './client.ts'
import { requireChoice, type WritingDeps } from './creation.ts'
import { offeringOf } from '../catalogue/offering.ts'
import { resourcesRepository, type ServiceRow } from '../catalogue/repository.ts'
import { busyTimes } from '../offer/busy-times.ts'
import { isOpen } from './conflicts.ts'
import { NotOffered, orNotOffered, place, placeAgain, placedFields } from './placing.ts'
import { bookingsRepository, type BookingChange, type BookingRow } from './repository.ts'

/** Undefined keeps a field, null clears it. */
interface BookingPatch {
  start?: Date | undefined
  serviceId?: string | undefined
  resourceId?: string | undefined
  durationMinutes?: number | undefined
  partySize?: number | undefined
  clientName?: string | undefined
  clientEmail?: string | null | undefined
  clientPhone?: string | null | undefined
  notes?: string | null | undefined
  /** Zone of the visitor. */
  timeZone?: string | null | undefined
  status?: 'completed' | 'no_show' | undefined
  /** Expected version; any other is a conflict. */
  version?: number | undefined
}

export interface Changing extends BookingPatch {
  actor: Actor
}

/** @throws NotFound; NotOffered; Conflict for a forbidden state or an outdated version; Invalid */
export async function changeBooking(
  tx: Tx,
  tenantId: string,
  deps: WritingDeps,
  { id, actor, ...patch }: Changing & { id: string },
): Promise<BookingRow> {
  const now = deps.clock.now()
  const before = await lockedBooking(tx, tenantId, id, patch.version)
  if (patch.status !== undefined) return setStatus(tx, tenantId, deps, { before, patch, actor })
  requireConfirmed(before)
  const isMove = movesSomething(before, patch)
  const placed = isMove
    ? await move(tx, tenantId, deps, { ...patch, before, now })
    : await resize(tx, tenantId, deps, { before, minutes: patch.durationMinutes, now })
  const named = await clientChange(tx, tenantId, deps, { before: { ...before, ...placed }, patch })
  const change = countingSequence(before, { ...placed, ...named })
  return writeChange(tx, tenantId, deps.events, { before, change, action: isMove ? 'moved' : 'changed', actor, now })
}

export interface Cancelling {
  actor: Actor
  reason?: string | null | undefined
  /** Expected version; any other is a conflict. */
  version?: number | undefined
  /** Told after `UNDO_MS` only, and until then `restoreBooking` takes it back. */
  canUndo?: boolean | undefined
}

/** @throws NotFound; Conflict for a booking that is not confirmed or has another version */
export async function cancelBooking(
  tx: Tx,
  tenantId: string,
  deps: WritingDeps,
  { id, reason = null, actor, version, canUndo = false }: Cancelling & { id: string },
): Promise<BookingRow> {
  const now = deps.clock.now()
  const before = await lockedBooking(tx, tenantId, id, version)
  requireConfirmed(before)
  await releaseReservations(tx, tenantId, id)
  const change: BookingChange = {
    status: 'cancelled',
    cancelledAt: now,
    cancelReason: reason,
    icalSequence: before.icalSequence + 1,
  }
  const cause = { before, change, action: 'cancelled', actor, reason, now } as const
  if (!canUndo) return writeChange(tx, tenantId, deps.events, cause)
  await untoldRepository.insert(tx, tenantId, id, now)
  return writeUntold(tx, tenantId, cause)
}

/**
 * Takes a cancellation back that nobody was told of, without an event. Reservations decide whether the time is free; hours and
 * notice do not count, because the time was the booking's own.
 * @throws NotFound; Conflict for a booking that is not cancelled, or whose cancellation was told; NotOffered
 */
export async function restoreBooking(
  tx: Tx,
  tenantId: string,
  deps: WritingDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<BookingRow> {
  const now = deps.clock.now()
  const before = await lockedBooking(tx, tenantId, id)
  if (before.status !== 'cancelled') throw new Conflict(`The booking is ${WORDS[before.status]}`)
  const isLate = before.cancelledAt === null || !isUndoable(before.cancelledAt, now)
  if (isLate || (await untoldRepository.takeBack(tx, tenantId, id)) === undefined)
    throw new Conflict('The cancellation was told already; make a new booking')
  await orNotOffered(placeAgain(tx, tenantId, deps, { booking: before, now }))
  const change: BookingChange = {
    status: 'confirmed',
    cancelledAt: null,
    cancelReason: null,
    // Calendars were not told of the sequence of the cancellation.
    icalSequence: before.icalSequence - 1,
  }
  return writeUntold(tx, tenantId, { before, change, action: 'restored', actor, now })
}

/** Locks before checking, because the row may have changed since it was read. */
async function lockedBooking(tx: Tx, tenantId: string, id: string, version?: number): Promise<BookingRow> {
  const row = await bookingsRepository.lock(tx, tenantId, id)
  if (row === undefined) throw new NotFound()
  if (version !== undefined && version !== row.version) throw new StaleVersion()
  return row
}

const WORDS = { completed: 'completed', no_show: 'marked as a no-show', cancelled: 'cancelled', confirmed: 'confirmed' }

function requireConfirmed({ status }: BookingRow): void {
  if (status !== 'confirmed') throw new Conflict(`The booking is ${WORDS[status]}`)
}

async function setStatus(
  tx: Tx,
  tenantId: string,
  deps: WritingDeps,
  { before, patch, actor }: { before: BookingRow; patch: BookingPatch; actor: Actor },
): Promise<BookingRow> {
  const { status, version: _version, ...others } = patch
  const now = deps.clock.now()
  if (status === undefined) return before
  if (Object.values(others).some((value) => value !== undefined))
    throw new Invalid(['status'], 'must come alone: it ends the booking', 'invalid')
  if (before.status === 'cancelled' || before.status === status)
    throw new Conflict(`The booking is ${WORDS[before.status]}`)
  if (now < before.startAt) throw new Conflict('The appointment has not begun')
  return writeChange(tx, tenantId, deps.events, { before, change: { status }, action: status, actor, now })
}

function movesSomething(before: BookingRow, { start, serviceId, resourceId, partySize }: BookingPatch): boolean {
  return (
    (start !== undefined && start.getTime() !== before.startAt.getTime()) ||
    (serviceId !== undefined && serviceId !== before.serviceId) ||
    (resourceId !== undefined && !before.resourceIds.includes(resourceId)) ||
    (partySize !== undefined && partySize !== before.partySize)
  )
}

/** Prefers the current resource; one chosen by the visitor is never replaced. */
async function move(
  tx: Tx,
  tenantId: string,
  { tenants }: WritingDeps,
  { before, now, ...patch }: BookingPatch & { before: BookingRow; now: Date },
): Promise<BookingChange> {
  const offering = await offeringOf(tx, tenantId, tenants, {
    serviceId: patch.serviceId ?? before.serviceId,
    resourceId: patch.resourceId,
  })
  const isChosen = offering.service.assignment === 'chosen' && offering.service.id === before.serviceId
  const resourceId = patch.resourceId ?? (isChosen ? before.resourceId : undefined)
  requireChoice(offering, resourceId)
  const request = {
    start: patch.start ?? before.startAt,
    now,
    partySize: patch.partySize ?? before.partySize,
    resourceId,
    preferredId: before.resourceId,
    movedBookingId: before.id,
    duration: lengthOf(before, patch),
    owner: { bookingId: before.id },
    release: () => releaseReservations(tx, tenantId, before.id),
  }
  return placedFields(offering, await orNotOffered(place(tx, tenantId, offering, request)))
}

/** A booking that was made longer or shorter stays so where it moves; another service has its own length. */
function lengthOf(
  { serviceId, startAt, endAt }: BookingRow,
  { durationMinutes, serviceId: other }: BookingPatch,
): number | undefined {
  if (durationMinutes !== undefined) return durationMinutes * MINUTE
  return other === undefined || other === serviceId ? endAt.getTime() - startAt.getTime() : undefined
}

interface Resizing {
  before: BookingRow
  /** Undefined: as long as before. */
  minutes: number | undefined
  now: Date
}

/** Another end at the same start. Reservations decide; what it needs more must also be within hours and free in calendars. */
async function resize(
  tx: Tx,
  tenantId: string,
  { tenants }: WritingDeps,
  { before, minutes, now }: Resizing,
): Promise<BookingChange> {
  const [start, end] = [before.startAt.getTime(), before.endAt.getTime()]
  const until = minutes === undefined ? end : start + minutes * MINUTE
  if (until === end) return {}
  const { service, closures } = await offeringOf(tx, tenantId, tenants, { serviceId: before.serviceId })
  if (service.capacity > 1) throw new Conflict('Every place of a class has the length of the class')
  if (until > end) await requireFree(tx, tenantId, { before, until, within: service.weeklyHours, closures, now })
  await dropExpiredHolds(tx, tenantId, now)
  await releaseReservations(tx, tenantId, before.id)
  const wanted = { owner: { bookingId: before.id }, service, slot: { start, end: until }, partySize: before.partySize }
  if (!(await orNotOffered(reserve(tx, tenantId, before.resourceIds, wanted)))) throw new NotOffered()
  return { endAt: new Date(until) }
}

interface Longer {
  before: BookingRow
  until: number
  within: ServiceRow['weeklyHours']
  closures: ClosedDates[]
  now: Date
}

/** @throws NotOffered where the time after the booking is outside of hours, or busy in a connected calendar */
async function requireFree(tx: Tx, tenantId: string, { before, until, within, closures, now }: Longer): Promise<void> {
  const added = { startAt: before.endAt, endAt: new Date(until) }
  const resources = await resourcesRepository.findAll(tx, tenantId, before.resourceIds)
  const areOpen = resources.every((row) => isOpen({ ...row, closures, within: within ?? undefined }, added))
  const { byResource } = await busyTimes(tx, tenantId, {
    serviceId: before.serviceId,
    resourceIds: before.resourceIds,
    reach: { from: before.endAt.getTime(), until },
    now,
    countsElsewhere: false,
  })
  const isElsewhere = [...byResource.values()]
    .flat()
    .some(
      (time) =>
        time.kind === 'external' &&
        time.mirrorOf !== before.id &&
        time.end > before.endAt.getTime() &&
        time.start < until,
    )
  if (!areOpen || isElsewhere) throw new NotOffered()
}

/** A changed e-mail or phone can belong to another lead. */
async function clientChange(
  tx: Tx,
  tenantId: string,
  deps: WritingDeps,
  { before, patch }: { before: BookingRow; patch: BookingPatch },
): Promise<BookingChange> {
  const typed = patch.clientPhone
  const named = {
    clientName: patch.clientName,
    clientEmail: patch.clientEmail,
    clientPhone: typed === undefined ? undefined : await storedPhone(tx, tenantId, deps, typed),
    notes: patch.notes,
    visitorTimeZone: patch.timeZone,
  }
  const change: BookingChange = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
  const after = { ...before, ...change }
  if (after.clientEmail === null && after.clientPhone === null)
    throw new Invalid(['client_email'], 'or client_phone is needed', 'required')
  const isSame = after.clientEmail === before.clientEmail && after.clientPhone === before.clientPhone
  return isSame ? change : { ...change, leadId: await leadOf(tx, tenantId, deps, { ...after, typedBy: 'staff' }) }
}

/** Notes do not appear in calendars; every other change does. */
function countingSequence(before: BookingRow, change: BookingChange): BookingChange {
  const { notes: _notes, leadId: _leadId, ...visible } = change
  const isVisible = namesIn(visible).some((name) => String(visible[name]) !== String(before[name]))
  return isVisible ? { ...change, icalSequence: before.icalSequence + 1 } : change
}
