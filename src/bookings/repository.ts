import { bookings } from './tables.ts'

export type BookingRow = Omit<typeof bookings.$inferSelect, 'tenantId'>
export type BookingStatus = BookingRow['status']
export type BookingSource = BookingRow['source']
