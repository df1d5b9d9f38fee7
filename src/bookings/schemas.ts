import type { z } from 'zod'
import { bookingData } from '../events/bookings.ts'
import type { BookingRow } from './repository.ts'

/** A booking on the wire: in replies, and as the data of its events. `time_zone` is the visitor's where it is known. */
export function presentBooking(row: BookingRow): z.infer<typeof bookingData> {
  return {
    booking_id: row.id,
    service_id: row.serviceId,
    service_name: row.serviceName,
    resource_id: row.resourceId,
    resource_name: row.resourceName,
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
