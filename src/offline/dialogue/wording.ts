import type { Language } from './lexicon.ts'
import type { Booking, Contact, Slot } from './state.ts'
import { ENGLISH } from './wording/english.ts'
import { FRENCH } from './wording/french.ts'
import { GERMAN } from './wording/german.ts'
import { SPANISH } from './wording/spanish.ts'

type When = Pick<Slot, 'date' | 'time'>

/** What the dialogues say. Only the words that follow a result say that something was done. */
export interface Wording {
  askService(names: string[]): string
  askWhen: string
  askDay: string
  choose(slots: When[]): string
  askNewTime(booking: Booking): string
  askDetails: string
  askName: string
  askContact: string
  askPhone: string
  askReference: string
  askBookingContact: string
  askMessage: string
  confirmBooking(booking: When & { service: string }, staff: string | undefined, contact: Contact): string
  confirmMove(booking: Booking, to: When): string
  confirmCancel(booking: Booking): string
  /** Their words are not said again: they would be ours. */
  confirmLead(contact: Contact): string
  confirmCallback(contact: Contact): string
  whatToChange: string
  /** After a result only. */
  booked(booking: Booking): string
  moved(booking: Booking): string
  cancelled(booking: Booking): string
  noted: string
  callbackNoted(phone: string): string
  handedOff: string
  handedOffLater: string
  transferred: string
  /** Before a message is taken. */
  nobodyThere: string
  kept: string
  stopped: string
  noSuchDay: string
  noSuchTime: string
  pastDay(date: string): string
  pastTime(time: string): string
  dayFull(date: string): string
  notFree(when: When): string
  nothingFree: string
  justTaken: string
  unknownStaff(names: string[]): string
  badEmail: string
  badPhone: string
  whyContact: string
  bookingNotFound: string
  withoutReference: string
  notChangeable: string
  noServices: string
  limit: string
  problem: string
  notUnderstood: string
  cannotObey: string
  lost: string
}

const WORDINGS: Record<Language, Wording> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH }

export function wordingOf(language: Language): Wording {
  return WORDINGS[language]
}
