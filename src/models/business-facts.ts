/** A fact from the tenant's settings, with the equal line of `AssistantFacts.facts` for citations. */
export interface Fact<T> {
  value: T
  line: string
}

/** The tenant's settings as structured facts, for models that answer from them directly. Unset ones are missing. */
export interface BusinessFacts {
  address?: Fact<string>
  phone?: Fact<string>
  email?: Fact<string>
  website?: Fact<string>
  /** Seven days, Monday first, of periods `HH:MM` in the business's time zone; an empty day is closed. */
  hours?: Fact<Period[]>[]
  closures: Fact<Closure>[]
  services: Fact<BookableService>[]
  /** People and places whose working hours are known. */
  staff: Fact<StaffMember>[]
}

export interface BookableService {
  id: string
  name: string
  durationMinutes: number
  /** As written by the business. */
  price?: string
  description?: string
  /** Other names, in any language. */
  aliases?: string[]
  /** Sizes of a party, both included; neither for a service that is booked by one person at a time. */
  partyMin?: number
  partyMax?: number
  /** Limits of a start, whatever is free; unlimited where missing. */
  bookable?: Bookable
  staff: StaffMember[]
}

interface Bookable {
  noticeMinutes?: number
  /** Days from today on; 0 is today only. */
  daysAhead?: number
  /** `YYYY-MM-DD`, both included. */
  from?: string
  until?: string
}

/** A person or a place that gives services. */
interface StaffMember {
  id: string
  name: string
  /** The working hours of a week, Monday first; an empty day is a day off. */
  hours?: Period[][]
}

export interface Period {
  start: string
  end: string
}

/** Inclusive range of days, `YYYY-MM-DD`. */
export interface Closure {
  from: string
  to: string
  reason?: string
}
