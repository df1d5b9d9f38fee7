import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../src/core/time.ts'
import { anyEmail } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

/** A clock that only moves when set. */
export interface MovableClock extends Clock {
  set(iso: string): void
}

export function clockAt(iso: string): MovableClock {
  let now = new Date(iso)
  return { now: () => now, set: (other) => void (now = new Date(other)) }
}

/** A business in New York: one doctor, check-ups of 30 minutes, Monday to Friday from nine to five. */
export interface Desk {
  tenant: TestTenant
  resourceId: string
  serviceId: string
  book(more?: Record<string, unknown>): Promise<Booked>
}

export interface Booked {
  booking_id: string
  start: string
  end: string
  version: number
  client_email: string
  status: string
}

const DAY_HOURS = [{ start: '09:00', end: '17:00' }]
const WEEKLY_HOURS = { mon: DAY_HOURS, tue: DAY_HOURS, wed: DAY_HOURS, thu: DAY_HOURS, fri: DAY_HOURS }

export async function createDesk(app: FastifyInstance, clock: Clock): Promise<Desk> {
  const tenant = await createTenant(app, clock)
  await tenant.send({ method: 'PATCH', url: `/tenants/${tenant.tenantId}`, payload: { time_zone: 'America/New_York' } })
  const made = async <T>(url: string, payload: object): Promise<T> => {
    const reply = await tenant.send({ method: 'POST', url, payload })
    if (reply.statusCode !== 201) throw new Error(`${url}: ${reply.body}`)
    return reply.json<T>()
  }
  const resource = { name: 'Dr. Grace Hopper', time_zone: 'America/New_York', weekly_hours: WEEKLY_HOURS }
  const { resource_id: resourceId } = await made<{ resource_id: string }>('/resources', resource)
  const service = { name: 'Check-up', duration_minutes: 30, resource_ids: [resourceId] }
  const { service_id: serviceId } = await made<{ service_id: string }>('/services', service)
  const book = (more: Record<string, unknown> = {}) =>
    made<Booked>('/bookings', {
      service_id: serviceId,
      start: '2026-03-05T14:00:00.000Z',
      client_name: 'Ada Lovelace',
      client_email: anyEmail(),
      ...more,
    })
  return { tenant, resourceId, serviceId, book }
}

/** Path of the link in a visitor's mail. */
export function pathIn({ text }: { text: string }): string {
  const path = /https?:\/\/\S+?(\/b\/[\w-]{43})\s/.exec(text)?.[1]
  if (path === undefined) throw new Error(`No link in: ${text}`)
  return path
}
