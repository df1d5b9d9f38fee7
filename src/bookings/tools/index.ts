import type { z } from 'zod'
import {
  refused,
  toolArguments,
  type Action,
  type AssistantTools,
  type Claim,
  type OfferedSlot,
  type Tool,
  type ToolContext,
  type ToolResult,
} from '../../conversation/index.ts'
import type { Tx } from '../../db/database.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { CapReached } from '../../plugins/visitor-caps.ts'
import { visitorIn } from '../../visitors/index.ts'
import { NotOffered, PartyNotTaken } from '../booking/placing.ts'
import type { BookingRow } from '../booking/repository.ts'
import { MAX_NOTES_LENGTH } from '../booking/schemas.ts'
import { findSlotsTool } from './find-slots.ts'
import { isStanding } from './own-bookings.ts'
import { boundsOf, contactOf, factsOf, locate, describeBooking, type BookingToolDeps } from './access.ts'

/** Tools of the assistant for appointments. */
export function registerBookingTools(tools: AssistantTools, deps: BookingToolDeps): void {
  tools.register(findSlotsTool(deps))
  tools.register(findBookingTool(deps))
  tools.register(createBookingTool(deps))
  tools.register(rescheduleBookingTool(deps))
  tools.register(addNoteTool(deps))
  tools.register(cancelBookingTool(deps))
}

const findBooking = toolArguments.findBooking

function findBookingTool(deps: BookingToolDeps): Tool<z.infer<typeof findBooking>> {
  return {
    name: 'find_booking',
    description:
      'Looks up a booking for a visitor who gives its reference and the e-mail or phone that it was made with.',
    arguments: findBooking,
    effect: 'read',
    async run(context, args) {
      const found = await locate(deps, context, args)
      if ('error' in found) return { ok: false, data: found }
      const shows: Claim[] = found.booking.status === 'cancelled' ? ['cancelled'] : ['booked']
      return { ok: true, data: { booking: describeBooking(found.booking, context.language) }, shows }
    },
  }
}

const createBooking = toolArguments.createBooking

function createBookingTool(deps: BookingToolDeps): Tool<z.infer<typeof createBooking>> {
  return {
    name: 'create_booking',
    description:
      'Books a time that find_slots offered, once the visitor has chosen it and given a name and an e-mail or phone. It takes effect at once.',
    arguments: createBooking,
    effect: 'write',
    async run(context, { slot, name, notes, party_size: size, ...given }) {
      const { tenantId, visitor, sessionId } = context
      const offered = await context.offeredSlots.find(slot)
      if (offered === undefined) return refused('unknown_slot')
      const clientName = name || visitor.name
      if (!clientName) return refused('name_needed')
      const contact = await contactOf(deps, context, given)
      if ('error' in contact) return { ok: false, data: contact }
      const start = new Date(offered.start)
      const own = await deps.bookings.ofContact(tenantId, contact)
      const before = own.find((row) => isThat(row, { sessionId, serviceId: offered.serviceId, start, clientName }))
      const partySize = partyOf(offered, size)
      if (before !== undefined) return isBooked(before, context, partySize)
      const wanted = {
        partySize,
        serviceId: offered.serviceId,
        resourceId: offered.resourceId,
        start,
        clientName,
        clientEmail: contact.email,
        clientPhone: contact.phone,
        notes,
        timeZone: visitor.timeZone,
        locale: visitor.locale,
      }
      const by = { source: context.channel, sourceId: sessionId, actor: actorOf(context) }
      return write(deps, context, { claims: ['booked'], action: 'booking_created' }, async (tx) => {
        const asker = await visitorIn(deps.visitors, tx, context)
        return deps.bookings.create(tx, tenantId, wanted, { ...by, visitor: asker })
      })
    },
  }
}

const rescheduleBooking = toolArguments.rescheduleBooking

function rescheduleBookingTool(deps: BookingToolDeps): Tool<z.infer<typeof rescheduleBooking>> {
  return {
    name: 'reschedule_booking',
    description:
      'Moves a booking to a time that find_slots offered. Needs its reference and its e-mail or phone (the reference alone where it was listed as booked), and that the visitor has agreed to the new time.',
    arguments: rescheduleBooking,
    effect: 'write',
    async run(context, { slot, party_size: size, ...given }) {
      const found = await changeable(deps, context, given)
      if ('error' in found) return { ok: false, data: found }
      const { booking } = found
      const offered = await context.offeredSlots.find(slot)
      if (offered === undefined) return refused('unknown_slot')
      const { serviceId, resourceId, start } = offered
      const actor = actorOf(context)
      const place = { serviceId, resourceId, start: new Date(start), partySize: partyOf(offered, size) }
      const change = { ...place, version: booking.version, actor }
      const { date, time } = describeBooking(booking, context.language)
      const result = await write(deps, context, { claims: ['moved'], action: 'booking_updated' }, (tx) =>
        deps.bookings.change(tx, context.tenantId, booking.id, change),
      )
      return result.ok ? { ...result, data: { ...result.data, previous: { date, time } } } : result
    },
  }
}

const addNote = toolArguments.addNote

function addNoteTool(deps: BookingToolDeps): Tool<z.infer<typeof addNote>> {
  return {
    name: 'add_note',
    description:
      'Adds a wish or a fact to the notes of a booking, for the team. Needs its reference and its e-mail or phone (the reference alone where it was listed as booked).',
    arguments: addNote,
    effect: 'write',
    async run(context, { note, ...given }) {
      const found = await changeable(deps, context, given)
      if ('error' in found) return { ok: false, data: found }
      const { id, version, notes: before } = found.booking
      const notes = before === null || before === '' ? note : `${before}\n${note}`
      if (notes.length > MAX_NOTES_LENGTH) return refused('notes_full')
      return write(deps, context, { claims: ['noted'], action: 'message_taken' }, (tx) =>
        deps.bookings.change(tx, context.tenantId, id, { notes, version, actor: actorOf(context) }),
      )
    },
  }
}

const cancelBooking = toolArguments.cancelBooking

function cancelBookingTool(deps: BookingToolDeps): Tool<z.infer<typeof cancelBooking>> {
  return {
    name: 'cancel_booking',
    description:
      'Cancels a booking for good. Needs its reference and its e-mail or phone (the reference alone where it was listed as booked), and that the visitor has said yes to cancelling.',
    arguments: cancelBooking,
    effect: 'write',
    async run(context, { reason, ...given }) {
      const found = await changeable(deps, context, given)
      if ('error' in found) return { ok: false, data: found }
      const { id } = found.booking
      return write(deps, context, { claims: ['cancelled'], action: 'booking_cancelled' }, (tx) =>
        deps.bookings.cancel(tx, context.tenantId, id, { actor: actorOf(context), reason }),
      )
    },
  }
}

/** The visitor's booking, if it can still be changed. */
async function changeable(deps: BookingToolDeps, context: ToolContext, given: Parameters<typeof locate>[2]) {
  const found = await locate(deps, context, given)
  if ('error' in found) return found
  const { status } = found.booking
  if (isStanding(found.booking, context.now)) return found
  return { error: 'not_changeable', status: status === 'confirmed' ? 'in_the_past' : status }
}

interface Effect {
  claims: Claim[]
  action: Action
}

/** Commits the booking, its events and the record of the action together. */
async function write(
  deps: BookingToolDeps,
  context: ToolContext,
  effect: Effect,
  work: (tx: Tx) => Promise<BookingRow>,
): Promise<ToolResult> {
  try {
    const result = await deps.database.tenant(context.tenantId, async (tx) => {
      const written = done(await work(tx), context, effect)
      await context.record(tx, written)
      return written
    })
    deps.bookings.wake()
    return result
  } catch (error) {
    if (error instanceof PartyNotTaken) return refused('bad_party', boundsOf(error.bounds))
    if (error instanceof NotOffered) return refused('slot_taken')
    if (error instanceof CapReached) return refused('limit_reached')
    if (error instanceof Conflict) return refused('not_changeable')
    if (error instanceof NotFound) return refused('unknown_slot')
    throw error
  }
}

function done(row: BookingRow, { language }: ToolContext, { claims, action }: Effect): ToolResult {
  const lead = row.leadId === null ? {} : { leadId: row.leadId }
  const receipt = { claims, action, bookingId: row.id, ...lead, facts: factsOf(row, language) }
  return { ok: true, data: { booking: describeBooking(row, language) }, receipt }
}

/** The places to take: those said now, else those that were asked for when the start was offered. */
function partyOf({ partySize, isWhole }: OfferedSlot, size: number | null | undefined): number | undefined {
  return isWhole ? undefined : (size ?? partySize)
}

/** The result for a start that this conversation has booked for the same name: done already, unless the party differs. */
function isBooked(row: BookingRow, context: ToolContext, partySize: number | undefined): ToolResult {
  if (partySize !== undefined && partySize !== row.partySize)
    return refused('already_booked', { reference: describeBooking(row, context.language).reference })
  return done(row, context, { claims: ['booked'], action: 'booking_created' })
}

interface Wanted {
  sessionId: string
  serviceId: string
  start: Date
  clientName: string
}

function isThat(row: BookingRow, { sessionId, serviceId, start, clientName }: Wanted): boolean {
  const isSame = row.serviceId === serviceId && row.startAt.getTime() === start.getTime()
  // Twins come at the same time, each by their name.
  const isFor = row.clientName.localeCompare(clientName, undefined, { sensitivity: 'base' }) === 0
  return isSame && isFor && row.sourceId === sessionId && row.status === 'confirmed'
}

function actorOf({ sessionId }: ToolContext) {
  return { kind: 'assistant' as const, id: sessionId }
}
