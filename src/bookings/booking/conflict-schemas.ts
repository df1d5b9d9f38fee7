import { z } from 'zod'
import { instantOut } from '../../core/fields.ts'
import { REASONS, type Conflicts } from './conflicts.ts'

const conflict = z
  .object({
    booking_id: z.string(),
    start: instantOut,
    end: instantOut,
    service_id: z.string(),
    service_name: z.string(),
    resource_id: z.string(),
    resource_name: z.string(),
    client_name: z.string(),
    reason: z
      .enum(REASONS)
      .describe(
        '`closed`: outside of the hours; `resource_off`, `service_off`: not active, or deleted; `not_its_resource`: no longer does this service; `not_bookable`: outside of the bookable dates.',
      ),
  })
  .meta({
    id: 'BookingConflict',
    description: 'A booking that no longer fits.',
    examples: [
      {
        booking_id: 'bkg_01h455vb4pex5vsknk084sn02q',
        start: '2026-03-05T14:00:00.000Z',
        end: '2026-03-05T14:30:00.000Z',
        service_id: 'svc_01h455vb4pex5vsknk084sn02q',
        service_name: 'Check-up',
        resource_id: 'res_01h455vb4pex5vsknk084sn02q',
        resource_name: 'Dr. Grace Hopper',
        client_name: 'Ada Lovelace',
        reason: 'closed',
      },
    ],
  })

/** Bookings in conflict after a change of hours or a deletion, which cancels none. */
export const conflictFields = {
  conflicts: z
    .array(conflict)
    .describe(
      'Bookings to come that no longer fit, earliest first, at most 200. They stand until somebody moves them.',
    ),
  conflict_count: z.number().int().describe('How many there are in all.'),
}

type ConflictsReply = z.output<z.ZodObject<typeof conflictFields>>

export const deletedWithConflicts = z
  .object({ deleted: z.literal(true).describe('Always true.'), ...conflictFields })
  .meta({
    id: 'DeletedWithConflicts',
    description: 'The confirmation of a deletion, and the bookings that no longer fit.',
    examples: [{ deleted: true, conflicts: [], conflict_count: 0 }],
  })

export function presentConflicts({ shown, count }: Conflicts): ConflictsReply {
  return {
    conflicts: shown.map(({ booking, reason }) => ({
      booking_id: booking.id,
      start: booking.startAt.toISOString(),
      end: booking.endAt.toISOString(),
      service_id: booking.serviceId,
      service_name: booking.serviceName,
      resource_id: booking.resourceId,
      resource_name: booking.resourceName,
      client_name: booking.clientName,
      reason,
    })),
    conflict_count: count,
  }
}
