import type { OpeningHours } from './opening-hours.ts'

/** Input of the slot engine. Instants are milliseconds since 1970, lengths are milliseconds, intervals exclude their end. */
export interface SlotQuery {
  service: SlotService
  /** Every active resource of the service, also those that are not asked for: their hours make the grid. */
  resources: readonly SlotResource[]
  /** Slots that start from here … */
  from: number
  /** … until here, excluded. */
  to: number
  now: number
  /** Only slots of this resource. With `assignment: all`, only whether it is one of them matters. */
  resourceId?: string | undefined
  /** Who asks: this holder's own holds are not in the way. */
  holder?: string | undefined
  /** The booking that is being moved, which is not in its own way. */
  movedBookingId?: string | undefined
  /** Times of this service on resources that are not in `resources` (any more): they count for `maximumPerDay`. */
  elsewhere?: readonly BusyTime[] | undefined
}

export interface SlotService {
  id: string
  duration: number
  /** Between two starts, a minute at least. */
  interval: number
  bufferBefore: number
  bufferAfter: number
  minimumNotice: number
  /** Local dates after today's; 0 is today only, null is no limit. */
  maximumDaysAhead: number | null
  /** Local dates `YYYY-MM-DD`, both included. */
  bookableFrom: string | null
  bookableUntil: string | null
  /** Seats of one start. */
  capacity: number
  /** Bookings and holds of one local date. */
  maximumPerDay: number | null
  /** One of the resources, each of them, or the one that the visitor names. */
  assignment: Assignment
}

type Assignment = 'any' | 'all' | 'chosen'

export interface SlotResource extends OpeningHours {
  id: string
  /** Whose turn comes first among equally busy ones: the smaller number. */
  priority: number
  /** All that touches `busyReach(query)`, in any order. */
  busy: readonly BusyTime[]
}

export type BusyTime = BookedTime | HeldTime | ExternalTime

interface ReservedTime {
  serviceId: string
  start: number
  end: number
  /** As they were when it was booked. */
  bufferBefore: number
  bufferAfter: number
}

/** A booking that stands (not a cancelled one). */
export interface BookedTime extends ReservedTime {
  kind: 'booking'
  bookingId: string
}

export interface HeldTime extends ReservedTime {
  kind: 'hold'
  holdId: string
  holder: string | null
  expiresAt: number
}

/** From an outside calendar: opaque and not cancelled. The ends may be infinite. */
interface ExternalTime {
  kind: 'external'
  start: number
  end: number
  /** The id of our own booking, when the event is a copy of one. */
  mirrorOf: string | null
}
