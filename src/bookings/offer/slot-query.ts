import type { OpeningHours } from './opening-hours.ts'

/** Input of the slot engine. Instants in milliseconds since 1970, durations in milliseconds, ends exclusive. */
export interface SlotQuery {
  service: SlotService
  /** All active resources of the service, requested or not, because their hours define the grid. */
  resources: readonly SlotResource[]
  /** Earliest start … */
  from: number
  /** … latest start, exclusive. */
  to: number
  now: number
  /** Places wanted of one resource; default 1. */
  partySize?: number | undefined
  /** Only slots of this resource; under assignment `all` it just has to be one of them. */
  resourceId?: string | undefined
  /** Id of the requester's hold, which does not block. */
  holder?: string | undefined
  /** The booking to move, which does not block. */
  movedBookingId?: string | undefined
  /** Times of this service on other, for example former resources, counted by `maximumPerDay`. */
  elsewhere?: readonly BusyTime[] | undefined
}

export interface SlotService {
  id: string
  duration: number
  /** Distance between starts, at least a minute. */
  interval: number
  bufferBefore: number
  bufferAfter: number
  minimumNotice: number
  /** In local dates; 0 is today only, null is unlimited. */
  maximumDaysAhead: number | null
  /** Local dates `YYYY-MM-DD`, inclusive. */
  bookableFrom: string | null
  bookableUntil: string | null
  /** Seats per start. */
  capacity: number
  /** Bookings and holds per local date. */
  maximumPerDay: number | null
  /** `any` of the resources, `all` of them, or the one `chosen` by the visitor. */
  assignment: Assignment
}

type Assignment = 'any' | 'all' | 'chosen'

export interface SlotResource extends OpeningHours {
  id: string
  /** Rank among equally busy resources; the smallest wins. */
  priority: number
  /** Busy times that touch `busyReach(query)`, unordered. */
  busy: readonly BusyTime[]
}

export type BusyTime = BookedTime | HeldTime | ExternalTime

interface ReservedTime {
  serviceId: string
  start: number
  end: number
  /** Buffers at the time of the booking. */
  bufferBefore: number
  bufferAfter: number
}

/** A booking that is not cancelled. */
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

/** From an external calendar: opaque and not cancelled. Ends may be infinite. */
interface ExternalTime {
  kind: 'external'
  start: number
  end: number
  /** Id of our booking, if the event is its copy. */
  mirrorOf: string | null
}
