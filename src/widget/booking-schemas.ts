import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { bookingData } from '../events/bookings.ts'
import {
  type BookingRow,
  type CatalogueEntry,
  bookingReference,
  isToldByMail,
  presentBooking,
  referenceOf,
} from '../bookings/index.ts'
import type { Tenant } from '../tenants/index.ts'

const service = z.object({
  service_id: z.string(),
  name: z.string().describe('What the service is called.'),
  description: z.string().nullable().describe('What visitors are told about it.'),
  duration_minutes: z.number().int(),
  price: z.union([z.string(), z.number()]).nullable().describe('For information, shown as given.'),
  capacity: z.number().int(),
  party_min: z.number().int().nullable(),
  party_max: z.number().int().nullable(),
  aliases: z.array(z.string()),
  minimum_notice_minutes: z.number().int(),
  maximum_days_ahead: z.number().int(),
  assignment: z.enum(['any', 'all', 'chosen']).describe('`chosen`: the visitor says which of `resources`.'),
  resources: z
    .array(z.object({ resource_id: z.string(), name: z.string().describe('The name of the resource.') }))
    .describe('Who does it.'),
})

export const offerReply = z.object({ data: z.array(service).describe('The services.') }).meta({
  id: 'WidgetServices',
  description: 'The services that can be booked on the widget.',
  examples: [
    {
      data: [
        {
          service_id: 'svc_01h455vb4pex5vsknk084sn02q',
          name: 'Check-up',
          description: null,
          duration_minutes: 30,
          price: '€49',
          capacity: 1,
          party_min: null,
          party_max: null,
          aliases: ['examination'],
          minimum_notice_minutes: 0,
          maximum_days_ahead: 60,
          assignment: 'any' as const,
          resources: [{ resource_id: 'res_01h455vb4pex5vsknk084sn02q', name: 'Dr. Grace Hopper' }],
        },
      ],
    },
  ],
})

export function presentOffer({ service: row, resources }: CatalogueEntry): z.input<typeof service> {
  return {
    service_id: row.id,
    name: row.name,
    description: row.description,
    duration_minutes: row.durationMinutes,
    price: row.price,
    capacity: row.capacity,
    party_min: row.partyMin,
    party_max: row.partyMax,
    aliases: row.aliases,
    minimum_notice_minutes: row.minimumNoticeMinutes,
    maximum_days_ahead: row.maximumDaysAhead,
    assignment: row.assignment,
    resources: resources.map(({ id, name }) => ({ resource_id: id, name })),
  }
}

export const nextFreeReply = z
  .object({
    time_zone: z.string().describe("The business's IANA time zone."),
    next: z
      .array(z.object({ service_id: z.string(), start: instantOut }))
      .describe('The earliest free start of each service within two weeks; the earliest of all first.'),
  })
  .meta({
    id: 'WidgetNextFree',
    description: 'When something is free. Up to a minute old.',
    examples: [
      {
        time_zone: 'Europe/Berlin',
        next: [{ service_id: 'svc_01h455vb4pex5vsknk084sn02q', start: '2026-03-05T14:00:00.000Z' }],
      },
    ],
  })

/** Without its lead: a visitor who types in somebody's e-mail or phone must not learn that the business knows them. */
const shownBooking = bookingData.omit({ lead_id: true })

export const visitorBookingReply = shownBooking
  .extend({
    reference: bookingReference,
    is_mailed: z.boolean().describe('Whether a confirmation goes to `client_email`.'),
    manage_url: z
      .string()
      .describe('Where the visitor sees, moves and cancels it. Behind it, `/appointment.ics` is the calendar entry.'),
  })
  .meta({ id: 'WidgetBooking', description: 'An appointment, as its visitor sees it.' })

export function presentVisitorBooking(
  row: BookingRow,
  tenant: Pick<Tenant, 'business'>,
  manageUrl: string,
): z.input<typeof visitorBookingReply> {
  const { lead_id: _leadId, ...shown } = presentBooking(row)
  const told = { is_mailed: isToldByMail(row, tenant), manage_url: manageUrl }
  return { ...shown, reference: referenceOf(row.id), ...told }
}
