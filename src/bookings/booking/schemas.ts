import { z } from 'zod'
import {
  dateIn,
  email,
  idField,
  instantIn,
  instantOut,
  languageTag,
  lines,
  pageQuery,
  pageReply,
  phoneField,
  text,
  timeZone,
  wholeNumber,
} from '../../core/fields.ts'
import { bookingData, bookingEvents } from '../../events/bookings.ts'
import type { HistoryRow, BookingRow } from './repository.ts'

const clientName = text(120)
const clientPhone = phoneField.describe(
  "With its country code, or as it is dialled in the tenant's country; kept as E.164.",
)
/** Maximum characters of a booking's notes, which visitors and staff add to. */
export const MAX_NOTES_LENGTH = 2_000
const notes = lines(MAX_NOTES_LENGTH).describe('Notes on the appointment.')

/** Without an upper bound: a party above the capacity is a 409, as a start without enough places is. */
export const partySize = z.int().min(1)

const MIN_DURATION = 5
const MAX_DURATION = 24 * 60

const start = instantIn.describe('A start that availability offers, as an instant with Z or an offset.')
const zone = timeZone.nullish().describe("The visitor's IANA time zone.")

const bodyExample = {
  service_id: 'svc_01h455vb4pex5vsknk084sn02q',
  start: '2026-03-05T14:00:00.000Z',
  client_name: 'Ada Lovelace',
  client_email: 'ada@example.com',
}

export const createBookingBody = z
  .object({
    service_id: idField,
    start,
    resource_id: idField.nullish().describe('Who is to do it; needed where the service lets the visitor choose.'),
    party_size: partySize
      .nullish()
      .describe('How many come; takes as many places of the capacity. 1 unless said, or as many as the hold keeps.'),
    client_name: clientName,
    client_email: email.nullish(),
    client_phone: clientPhone.nullish(),
    notes: notes.nullish(),
    time_zone: zone,
    locale: languageTag.nullish().describe("The visitor's language, for mails."),
    hold_token: text(200).nullish().describe('Turns the hold into the booking. One that is over counts for nothing.'),
  })
  .refine((body) => body.client_email != null || body.client_phone != null, {
    message: 'or client_phone is needed',
    path: ['client_email'],
  })
  .meta({
    id: 'CreateBooking',
    description: 'An appointment to make, with an e-mail address or a phone number.',
    examples: [bodyExample],
  })

export const updateBookingBody = z
  .object({
    start: start.optional(),
    service_id: idField.optional(),
    resource_id: idField.optional(),
    duration_minutes: z
      .int()
      .min(MIN_DURATION)
      .max(MAX_DURATION)
      .optional()
      .describe('How long it takes, where it is not as long as its service; what it needs more has to be free.'),
    party_size: partySize.optional().describe('How many come; placed anew, at the same start unless another is named.'),
    client_name: clientName.optional(),
    client_email: email.nullish(),
    client_phone: clientPhone.nullish(),
    notes: notes.nullish(),
    time_zone: zone,
    status: z
      .enum(['completed', 'no_show'])
      .optional()
      .describe('Once the appointment has begun; comes alone. The one may be corrected to the other.'),
    version: z.int().min(1).optional().describe('The version that you read; when it is no longer the latest: 409.'),
  })
  .meta({
    id: 'UpdateBooking',
    description: 'The changes of an appointment.',
    examples: [{ notes: 'Prefers a seat at the window' }],
  })

export const cancelBookingBody = z
  .object({ reason: lines(500).nullish().describe('Why it is cancelled; kept in the history.') })
  .meta({
    id: 'CancelBooking',
    description: 'The reason, where there is one.',
    examples: [{ reason: 'The client is ill' }],
  })

/** For replies to the visitor whose booking it is. */
export const bookingReference = z
  .string()
  .describe('Six letters and figures that the assistant asks for when the visitor wants to change it.')

export const bookingParams = z.object({ booking_id: idField })

const bound = z.union(
  [dateIn, instantIn.refine((instant) => instant >= '1970' && instant < '2200', 'must be between 1970 and 2199')],
  'must be a date, such as 2026-03-02, or an instant, such as 2026-03-02T09:30:00Z, of the years 1970 to 2199',
)

export const listBookingsQuery = z.object({
  ...pageQuery,
  status: z
    .enum(['confirmed', 'completed', 'no_show', 'cancelled'])
    .optional()
    .describe('Only bookings in this state.'),
  from: bound.optional().describe('Starts from this date or instant.'),
  to: bound.optional().describe('Starts until the end of this date, or before this instant.'),
  time_zone: timeZone.optional().describe("The dates' zone; the tenant's unless said."),
  resource_id: idField.optional().describe('Only bookings of this resource.'),
  service_id: idField.optional().describe('Only bookings of this service.'),
  client_email: email.optional().describe('Only bookings of this e-mail address.'),
  q: text(200).optional().describe('Part of a name, an e-mail address, a phone number or the notes.'),
})

export const availabilityQuery = z.object({
  service_id: idField,
  from: bound.describe('First date, or instant from which slots start.'),
  to: bound.describe('Last date, included, or instant before which slots start; at most 62 days in all.'),
  time_zone: timeZone.optional().describe("The dates' zone; the tenant's unless said."),
  resource_id: idField.optional().describe('Only with this one.'),
  party_size: wholeNumber(1, 1_000_000)
    .optional()
    .describe("Only starts with so many places left; of the service's smallest party unless said."),
  hold_token: text(200).optional().describe('Of your own hold, which is then not in the way.'),
})

/** Programs and staff may ask where a booking can go; a visitor moves theirs on its own page. */
export const movingQuery = availabilityQuery.extend({
  booking_id: idField.optional().describe('Of a booking that you move, which is then not in the way.'),
})

const bookingExample: z.input<typeof bookingData> = bookingEvents['booking.created'].example

export const bookingReply = bookingData.meta({
  id: 'Booking',
  description: 'An appointment.',
  examples: [bookingExample],
})

export const bookingPage = pageReply(bookingReply).meta({ id: 'BookingPage', description: 'A page of bookings.' })

const historyEntry = z.object({
  version: z.number().int().describe('The version that it made.'),
  action: z
    .enum(['created', 'moved', 'changed', 'completed', 'no_show', 'cancelled', 'restored'])
    .describe('What happened; `restored`: the cancellation before it was taken back.'),
  actor: z
    .object({
      kind: z.enum(['api_key', 'user', 'visitor', 'assistant', 'system']).describe('The kind of actor.'),
      id: z.string().nullable().describe('The id of the key, user or conversation; null where there is none.'),
    })
    .describe('The one that did it.'),
  changes: z
    .record(
      z.string(),
      z.object({ from: z.unknown().describe('The value before.'), to: z.unknown().describe('The value after.') }),
    )
    .describe('By the name of the field.'),
  reason: z.string().nullable().describe('The reason that was given; null where there was none.'),
  at: instantOut.describe('When it happened.'),
})

export const bookingWithHistoryReply = bookingData
  .extend({ history: z.array(historyEntry).describe('Oldest first.') })
  .meta({
    id: 'BookingWithHistory',
    description: 'An appointment with its history.',
    examples: [
      {
        ...bookingExample,
        history: [
          {
            version: 1,
            action: 'created',
            actor: { kind: 'api_key', id: 'key_01h455vb4pex5vsknk084sn02q' },
            changes: {},
            reason: null,
            at: '2026-03-02T09:30:00.000Z',
          },
        ],
      },
    ],
  })

/** A booking in replies and events. `time_zone` is the visitor's if known. */
export function presentBooking(row: BookingRow): z.infer<typeof bookingData> {
  return {
    booking_id: row.id,
    service_id: row.serviceId,
    service_name: row.serviceName,
    resource_id: row.resourceId,
    resource_name: row.resourceName,
    party_size: row.partySize,
    start: row.startAt.toISOString(),
    end: row.endAt.toISOString(),
    time_zone: row.visitorTimeZone ?? row.timeZone,
    status: row.status,
    client_name: row.clientName,
    client_email: row.clientEmail,
    client_phone: row.clientPhone,
    notes: row.notes,
    source: row.source,
    lead_id: row.leadId,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function presentBookingWithHistory(
  row: BookingRow,
  history: HistoryRow[],
): z.input<typeof bookingWithHistoryReply> {
  return {
    ...presentBooking(row),
    history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

export function newBookingOf(body: z.output<typeof createBookingBody>) {
  return {
    serviceId: body.service_id,
    start: new Date(body.start),
    resourceId: body.resource_id,
    partySize: body.party_size,
    clientName: body.client_name,
    clientEmail: body.client_email,
    clientPhone: body.client_phone,
    notes: body.notes,
    timeZone: body.time_zone,
    locale: body.locale,
    holdToken: body.hold_token,
  }
}

export function patchOf(body: z.output<typeof updateBookingBody>) {
  return {
    start: body.start === undefined ? undefined : new Date(body.start),
    serviceId: body.service_id,
    resourceId: body.resource_id,
    durationMinutes: body.duration_minutes,
    partySize: body.party_size,
    clientName: body.client_name,
    clientEmail: body.client_email,
    clientPhone: body.client_phone,
    notes: body.notes,
    timeZone: body.time_zone,
    status: body.status,
    version: body.version,
  }
}
