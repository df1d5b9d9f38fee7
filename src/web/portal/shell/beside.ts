/** Addresses of pages that others link to with an id, in one place. */
export const beside = {
  conversation: (id: string) => `/inbox/${id}`,
  call: (id: string) => `/calls/${id}`,
  newCall: (phone: string) => `/calls/new?to=${encodeURIComponent(phone)}`,
  booking: (id: string) => `/bookings/${id}`,
  calendar: () => '/bookings/day',
  newBooking: (leadId: string) => `/bookings?new=${encodeURIComponent(leadId)}`,
}
