import type { FastifyInstance } from 'fastify'

const day = [
  { start: '08:00', end: '12:30' },
  { start: '13:30', end: '18:00' },
]
const friday = [{ start: '08:00', end: '14:00' }]

const STAFF = [
  { name: 'Dr. Grace Hopper', weeklyHours: { mon: day, tue: day, wed: day, thu: day, fri: friday } },
  { name: 'Mary Jackson, hygienist', weeklyHours: { mon: day, wed: day, thu: day, fri: friday } },
]

/** Names and prices from the demo's documents; `staff` are indexes into the list above. */
const SERVICES = [
  { name: 'Check-up', durationMinutes: 30, price: '$65', staff: [0] },
  { name: 'Professional cleaning', durationMinutes: 45, price: '$110', staff: [1, 0] },
  { name: 'Implant consultation', durationMinutes: 30, price: 'free of charge', staff: [0] },
]

const RULES = {
  description: null,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  slotIntervalMinutes: 15,
  minimumNoticeMinutes: 120,
  maximumDaysAhead: 60,
  assignment: 'any' as const,
  capacity: 1,
  partyMin: null,
  partyMax: null,
  weeklyHours: null,
  aliases: [],
  maximumPerDay: null,
  bookableFrom: null,
  bookableUntil: null,
  active: true,
}

/** Two people and their services, so that a first start has slots to show. */
export async function makeOffering({ bookings }: FastifyInstance, tenantId: string, timeZone: string): Promise<void> {
  const ids: string[] = []
  for (const person of STAFF) {
    const values = { ...person, kind: 'staff' as const, email: null, timeZone, dateOverrides: [], active: true }
    ids.push((await bookings.resources.create(tenantId, values)).id)
  }
  for (const { staff, ...service } of SERVICES)
    await bookings.services.create(tenantId, { ...RULES, ...service, resourceIds: staff.map((place) => ids[place]!) })
}
