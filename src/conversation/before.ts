import type { BookableService } from '../models/chat-model.ts'
import type { OfferedSlot } from './tools/registry.ts'
import type { Receipt } from './verification/receipt.ts'

/** A model chooses among the newest offers; find_slots gives others. */
const MAX_OFFERS = 12

/** Offers of earlier turns as lines for a language model, so that it need not look again. */
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

/** An action of an earlier turn, with its reference. */
export function doneBefore({ action, facts }: Receipt): string {
  const known = Object.entries(facts).filter(([, value]) => value !== '')
  return [`done: ${action}`, ...known.map(([name, value]) => `${name} ${value}`)].join(', ')
}
