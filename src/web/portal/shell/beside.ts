/** In place of a lead: the person is named in the form. */
export const SOMEBODY = 'somebody'

/** Addresses of pages that others link to with an id, in one place. */
export const beside = {
  conversation: (id: string) => `/inbox/${id}`,
  call: (id: string) => `/calls/${id}`,
  newCall: (phone?: string) => `/calls/new${phone === undefined ? '' : `?to=${encodeURIComponent(phone)}`}`,
  lead: (id: string) => `/leads/${id}`,
  newLead: () => `/leads?new=${SOMEBODY}`,
  booking: (id: string) => `/bookings/${id}`,
  calendar: () => '/bookings/day',
  newBooking: (leadId = SOMEBODY) => `/bookings?new=${encodeURIComponent(leadId)}`,
}
