import { z } from 'zod'
import { conflictFields, type BookingConflicts } from '../../plugins/booking-conflicts.ts'
import type { Conflicts } from './conflicts.ts'

export const deletedWithConflicts = z
  .object({ deleted: z.literal(true).describe('Always true.'), ...conflictFields })
  .meta({
    id: 'DeletedWithConflicts',
    description: 'The confirmation of a deletion, and the bookings that no longer fit.',
    examples: [{ deleted: true, conflicts: [], conflict_count: 0 }],
  })

export function presentConflicts({ shown, count }: Conflicts): BookingConflicts {
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
