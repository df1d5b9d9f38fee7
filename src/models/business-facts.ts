import type { BookableService } from './chat-model.ts'

/** What a table of the tenant says, and the line of `AssistantFacts.facts` that says the same, for a citation. */
export interface Fact<T> {
  value: T
  line: string
}

/** The tenant's tables themselves, for who answers from them without reading. What nobody told is missing. */
export interface BusinessFacts {
  address?: Fact<string>
  phone?: Fact<string>
  email?: Fact<string>
  website?: Fact<string>
  /** Seven days, Monday first, of periods `HH:MM` on the clock of the business; a day without any is closed. */
  hours?: Fact<Period[]>[]
  closures: Fact<Closure>[]
  services: Fact<BookableService>[]
}

export interface Period {
  start: string
  end: string
}

/** From the first day to the last, `YYYY-MM-DD`, both of them closed. */
export interface Closure {
  from: string
  to: string
  reason?: string
}
