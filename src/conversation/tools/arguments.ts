import { z } from 'zod'
import { email, lines, phoneText, text } from '../../core/fields.ts'
import { INTENTS } from '../../core/intents.ts'

/*
 * The arguments of all tools, in one place because a model reads them together. Services and staff are given by id or exact
 * name; dates are in the business's time zone.
 */

const service = text(200).describe('Id or name of the service, as listed.')
const staff = text(200).nullish().describe('Id or name of the person or room that the visitor named.')
const slot = text(20).describe('The `slot` of a time that find_slots offered, such as slot_3.')
const reference = text(100).nullish().describe('As the visitor gave it; without it, the booking made here.')
const partySize = z.int().min(1).max(1_000).nullish()
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const clientEmail = email.nullish().describe('As the visitor gave it.')
const clientPhone = phoneText.nullish().describe('As the visitor gave it.')

/** → `{ passages: [{ title, text }] }` */
export const searchKnowledge = z.object({ query: lines(400).describe('What to look for, in a few words.') })

/**
 * → `{ service: { id, name, duration_minutes, price, party_min, party_max }, time_zone, slots, is_exact }` with slots of
 * `{ slot, start, date, time, weekday, staff, free, instead }`: `start` is ISO 8601 with the business's offset; `date` and `time`
 * are its wall clock; `free` names the people who are free then. At most 12 slots, nearest to a given `time` first; `is_exact`
 * is true if the first equals it. If nothing is free as asked, the nearest ones are offered, and `instead` says how each
 * differs: `other_time` of the same dates, `other_staff`, `before` or `after` the dates. `closed: [{ date, reason }]` names the dates on which the business is closed.
 * Errors: `unknown_service` (with `services`), `unknown_staff` (with `staff`), `bad_party` (with `party_min`, `party_max`),
 * `no_slots`, `bad_range`.
 */
export const findSlots = z.object({
  service,
  from: z.iso.date().nullish().describe('First date, YYYY-MM-DD; today without it.'),
  to: z.iso.date().nullish().describe('Last date; the same as from without it.'),
  dates: z.array(z.iso.date()).min(1).max(31).nullish().describe('Of these, the only dates that are wanted.'),
  time: clockTime.nullish().describe('The wanted time of day, HH:MM.'),
  after: clockTime.nullish().describe('Only starts at this time of day or later.'),
  before: clockTime.nullish().describe('Only starts earlier in the day than this.'),
  earliest: z.boolean().nullish().describe('The very next free ones, on whatever date from `from` on.'),
  party_size: partySize.describe('How many people come.'),
  staff,
  reference: reference.describe('Of a booking to be moved, whose own time counts as free.'),
  email: clientEmail,
  phone: clientPhone,
})

/**
 * → `{ booking: { reference, service, staff, start, date, time, weekday, status } }`; requires the reference and the booking's
 * e-mail or phone. Errors: `not_found` for every mismatch, `contact_needed`, `reference_needed`.
 */
export const findBooking = z.object({ reference, email: clientEmail, phone: clientPhone })

/**
 * → `{ booking }`. Errors: `unknown_slot`, `slot_taken`, `bad_party`, `already_booked` (this start for another party, with its
 * `reference`), `name_needed`, `contact_needed`, `bad_phone`, `limit_reached`.
 */
export const createBooking = z.object({
  slot,
  party_size: partySize.describe('How many people come; without it, as many as find_slots was asked for.'),
  name: text(120).nullish().describe("The visitor's name."),
  email: clientEmail,
  phone: clientPhone,
  notes: lines(1_000).nullish(),
})

/**
 * → `{ booking, previous: { date, time } }`. Errors: those of find_booking, `unknown_slot`, `slot_taken`, `bad_party`,
 * `not_changeable`.
 */
export const rescheduleBooking = z.object({
  slot,
  party_size: partySize.describe('How many people come now; as many as before without it.'),
  reference,
  email: clientEmail,
  phone: clientPhone,
})

/**
 * → `{ booking }`: the note is added to those of the booking. Errors: those of find_booking, `not_changeable`, `notes_full`.
 */
export const addNote = z.object({
  note: lines(1_000).describe('What the team is to know about the visit, in the words of the visitor.'),
  reference,
  email: clientEmail,
  phone: clientPhone,
})

/** → `{ booking }`. Errors: those of find_booking, `not_changeable`. */
export const cancelBooking = z.object({
  reference,
  email: clientEmail,
  phone: clientPhone,
  reason: lines(500).nullish(),
})

/** → `{ lead: { name, email, phone } }`. Errors: `contact_needed`, `bad_phone`, `limit_reached`. */
export const captureLead = z.object({
  name: text(120).nullish(),
  email: clientEmail,
  phone: clientPhone,
  intent: z.enum(INTENTS).nullish().describe('What the visitor wants most.'),
  message: lines(2_000).nullish().describe('What the team is to read, in the words of the visitor.'),
})

/** → `{ phone, wanted_time }`: a note for the team; no call is placed. Errors: `phone_needed`, `bad_phone`, `limit_reached`. */
export const requestCallback = z.object({
  phone: clientPhone,
  name: text(120).nullish(),
  wanted_time: text(200).nullish().describe('When, in the words of the visitor.'),
  topic: lines(500).nullish(),
})

/** → `{ transferred: true }`: the call is being transferred. Errors: `nobody_there`, `not_here`, `limit_reached`. */
export const transferCall = z.object({
  reason: z.enum(['visitor_asked', 'rule', 'no_answer', 'problem']).describe('Why a person is needed.'),
  question: lines(500).nullish().describe('What the caller wants of the person.'),
})

/** → `{ ends: true }`: the carrier hangs up after the last words were heard. Errors: `not_here`. */
export const endCall = z.object({})

/**
 * → `{ open: boolean, opens: string | null }`: a person is available now, or from `opens`; where open also `wait_minutes` until
 * the assistant is back, and `team_seen`: whether somebody is at the desk. Errors: `limit_reached`.
 */
export const handOff = z.object({
  reason: z.enum(['visitor_asked', 'rule', 'no_answer', 'problem']).describe('Why a person is needed.'),
  question: lines(500).nullish().describe('What the person should know at once.'),
})
