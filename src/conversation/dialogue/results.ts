import { z } from 'zod'
import type { Booking, Slot } from './state.ts'

/** `instead`: difference to the requested start; `free`: names of the staff free at it. */
const slot = z.object({
  slot: z.string(),
  date: z.string(),
  time: z.string(),
  free: z.array(z.string()).optional(),
  instead: z.enum(['other_time', 'other_staff', 'before', 'after']).optional(),
})
const slots = z.object({ slots: z.array(slot) })
const booking = z.object({
  booking: z.object({
    reference: z.string(),
    service: z.string(),
    date: z.string(),
    time: z.string(),
    staff: z.string().optional(),
  }),
})

export type FoundSlot = Slot & Pick<z.infer<typeof slot>, 'instead'>

/** Starts that `find_slots` offers, nearest to the wish first. */
export function slotsOf(data: Record<string, unknown>): FoundSlot[] {
  return slots.parse(data).slots
}

export function bookingOf(data: Record<string, unknown>): Booking {
  return booking.parse(data).booking
}
