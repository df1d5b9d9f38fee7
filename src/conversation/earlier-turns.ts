import type { BookableService, OwnBooking } from '../models/chat-model.ts'
import type { OfferedSlot } from './tools/registry.ts'
import type { Receipt } from './verification/receipt.ts'

/** Limit of offers for the model, the newest first; `find_slots` finds others. */
const MAX_OFFERS = 12

/** Offers of earlier turns as lines for a language model, so that it need not search again. */
export function offersBefore(offers: OfferedSlot[], services: BookableService[], timeZone: string): string[] {
  return offers.slice(-MAX_OFFERS).map(({ slot, serviceId, resourceId, start }) => {
    const service = services.find(({ id }) => id === serviceId)
    const staff = service?.staff.find(({ id }) => id === resourceId)
    const at = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone)
    const time = at.toPlainTime().toString({ smallestUnit: 'minute' })
    return [`offered: ${slot}`, service?.name, staff?.name, `date ${at.toPlainDate().toString()}`, `time ${time}`]
      .filter(Boolean)
      .join(', ')
  })
}

/** The visitor's existing appointments as lines, so that a model need not ask for references. */
export function bookedBefore(bookings: OwnBooking[]): string[] {
  return bookings.flatMap(({ isStanding, ...booking }) => (isStanding ? [lineOf('booked', booking)] : []))
}

/** An action of an earlier turn, with its reference. */
export function doneBefore({ action, facts }: Receipt): string {
  return lineOf(`done: ${action}`, facts)
}

function lineOf(head: string, facts: object): string {
  const known = Object.entries(facts).filter(([, value]) => value !== '')
  return [head, ...known.map(([name, value]) => `${name} ${String(value)}`)].join(', ')
}
