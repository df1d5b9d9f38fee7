import { z } from 'zod'
import { dateIn, instantOut } from '../../core/fields.ts'
import { bookingData, bookingEvents } from '../../events/bookings.ts'
import { conflictFields } from '../booking/conflict-schemas.ts'
import { presentBooking } from '../booking/schemas.ts'
import type { Interval } from '../offer/occupancy.ts'
import type { Board } from './board.ts'

export const boardQuery = z.object({
  from: dateIn.describe("The first date, in the tenant's zone."),
  to: dateIn.describe('The last date, included; at most 62 days in all.'),
})

const span = z.object({ start: instantOut, end: instantOut })

const lane = z.object({
  resource_id: z.string(),
  name: z.string().describe('The name of the person, the room or the piece of equipment.'),
  kind: z.enum(['staff', 'room', 'equipment']).describe('Kind of the resource.'),
  active: z.boolean().describe('One that is not active takes no new bookings.'),
  time_zone: z.string().describe('Where it is.'),
  open: z.array(span).describe('Working hours, without closures and days off; earliest first.'),
  busy: z.array(span).describe('Busy times of connected calendars.'),
})

const boardBooking = bookingData.extend({
  resource_ids: z.array(z.string()).describe('Everybody and everything that it takes.'),
  busy_from: instantOut.describe('The start, less the minutes kept free before.'),
  busy_until: instantOut.describe('The end, with the minutes kept free after.'),
})

const hold = z.object({
  hold_id: z.string(),
  service_id: z.string(),
  service_name: z.string(),
  resource_ids: z.array(z.string()),
  start: instantOut,
  end: instantOut,
  expires_at: instantOut.describe('When the start is free again, unless it is booked before.'),
})

const example: z.input<typeof bookingData> = bookingEvents['booking.created'].example

export const boardReply = z
  .object({
    time_zone: z.string().describe('In which the dates were read; instants are UTC.'),
    from: instantOut.describe('Where the first date begins.'),
    to: instantOut.describe('Where the last date ends.'),
    resources: z.array(lane).describe('Staff first, then rooms and equipment, each by name.'),
    bookings: z.array(boardBooking).describe('All but cancelled ones that touch the dates, earliest first.'),
    holds: z.array(hold).describe('Starts that are held at the moment.'),
  })
  .meta({
    id: 'Board',
    description: 'The calendars of the staff.',
    examples: [
      {
        time_zone: 'America/New_York',
        from: '2026-03-05T05:00:00.000Z',
        to: '2026-03-06T05:00:00.000Z',
        resources: [
          {
            resource_id: example.resource_id,
            name: example.resource_name,
            kind: 'staff',
            active: true,
            time_zone: 'America/New_York',
            open: [{ start: '2026-03-05T14:00:00.000Z', end: '2026-03-05T22:00:00.000Z' }],
            busy: [],
          },
        ],
        bookings: [
          { ...example, resource_ids: [example.resource_id], busy_from: example.start, busy_until: example.end },
        ],
        holds: [],
      },
    ],
  })

export const bookingConflictsReply = z.object(conflictFields).meta({
  id: 'BookingConflicts',
  description: 'Bookings to come that no longer fit.',
  examples: [{ conflicts: [], conflict_count: 0 }],
})

export const busyReply = z
  .object({
    time_zone: z.string().describe('In which the dates were read; instants are UTC.'),
    data: z.array(span.extend({ resource_id: z.string() })).describe('Earliest first.'),
  })
  .meta({
    id: 'CalendarBusyTimes',
    description: 'Busy times of connected calendars, without subjects.',
    examples: [{ time_zone: 'America/New_York', data: [] }],
  })

export function presentSpan({ from, until }: Interval): z.input<typeof span> {
  return { start: instant(from), end: instant(until) }
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}

export function presentBoard({ lanes, bookings, holds }: Board) {
  return {
    resources: lanes.map(({ resource, open, busy }) => ({
      resource_id: resource.id,
      name: resource.name,
      kind: resource.kind,
      active: resource.active,
      time_zone: resource.timeZone,
      open: open.map(presentSpan),
      busy: busy.map(presentSpan),
    })),
    bookings: bookings.map(({ row, busy }) => ({
      ...presentBooking(row),
      resource_ids: row.resourceIds,
      busy_from: instant(busy.from),
      busy_until: instant(busy.until),
    })),
    holds: holds.map((held) => ({
      hold_id: held.id,
      service_id: held.serviceId,
      service_name: held.serviceName,
      resource_ids: held.resourceIds,
      start: instant(held.start),
      end: instant(held.end),
      expires_at: instant(held.expiresAt),
    })),
  }
}
