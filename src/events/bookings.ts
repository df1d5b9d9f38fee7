import { z } from 'zod'
import { instantOut } from '../core/fields.ts'
import { defineEvent, EXAMPLE_IDS, EXAMPLE_TIMESTAMP } from './definition.ts'

/** A booking in the form of its GET. */
export const bookingData = z.object({
  booking_id: z.string(),
  service_id: z.string(),
  service_name: z.string(),
  resource_id: z.string().nullable(),
  resource_name: z.string().nullable(),
  party_size: z.number().int().describe('How many come; as many places of the capacity are taken.'),
  start: instantOut,
  end: instantOut,
  time_zone: z.string(),
  status: z
    .enum(['confirmed', 'completed', 'no_show', 'cancelled'])
    .describe('`confirmed`: it is to come or not yet closed; `completed`, `no_show`: how it ended; `cancelled`.'),
  client_name: z.string(),
  client_email: z.string().nullable(),
  client_phone: z.string().nullable(),
  notes: z.string().nullable().describe('Notes on the appointment.'),
  source: z.enum(['widget', 'api', 'chat', 'call', 'portal']).describe('How it was made.'),
  lead_id: z.string().nullable(),
  version: z.number().int().describe('Counts up with every change.'),
  created_at: instantOut,
  updated_at: instantOut,
})

const example: z.infer<typeof bookingData> = {
  booking_id: EXAMPLE_IDS.booking,
  service_id: EXAMPLE_IDS.service,
  service_name: 'Check-up',
  resource_id: EXAMPLE_IDS.resource,
  resource_name: 'Dr. Grace Hopper',
  party_size: 1,
  start: '2026-03-05T14:00:00.000Z',
  end: '2026-03-05T14:30:00.000Z',
  time_zone: 'America/New_York',
  status: 'confirmed',
  client_name: 'Ada Lovelace',
  client_email: 'ada@example.com',
  client_phone: null,
  notes: null,
  source: 'chat',
  lead_id: EXAMPLE_IDS.lead,
  version: 1,
  created_at: EXAMPLE_TIMESTAMP,
  updated_at: EXAMPLE_TIMESTAMP,
}

export const bookingEvents = {
  'booking.created': defineEvent({
    description: 'An appointment was made.',
    data: bookingData,
    example,
  }),
  'booking.updated': defineEvent({
    description: 'An appointment was moved or changed; `previous` holds what the changed fields were.',
    data: bookingData.extend({ previous: bookingData.partial().describe('What the changed fields were before.') }),
    example: { ...example, version: 2, notes: 'Prefers a seat at the window', previous: { version: 1, notes: null } },
  }),
  'booking.cancelled': defineEvent({
    description: 'An appointment was cancelled; its time is free again.',
    data: bookingData,
    example: { ...example, status: 'cancelled', version: 2 },
  }),
}
