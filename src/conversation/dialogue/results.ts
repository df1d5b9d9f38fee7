import { z } from 'zod'
import type { Booking, Slot } from './state.ts'

const slots = z.object({
  slots: z.array(z.object({ slot: z.string(), date: z.string(), time: z.string() })),
  is_later: z.boolean().nullish(),
})
const booking = z.object({
  booking: z.object({ reference: z.string(), service: z.string(), date: z.string(), time: z.string() }),
})

/** Starts that `find_slots` offers; `isLater`: none was within the wanted days, and these follow them. */
export function slotsOf(data: Record<string, unknown>): { slots: Slot[]; isLater: boolean } {
  const { slots: found, is_later: isLater } = slots.parse(data)
  return { slots: found, isLater: isLater === true }
}

export function bookingOf(data: Record<string, unknown>): Booking {
  return booking.parse(data).booking
}
