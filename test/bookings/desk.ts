import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Clock } from '../../src/core/time.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

/** A clock that only moves when set, initially at Monday 2030-01-07, 06:00 UTC. */
export interface TestClock extends Clock {
  set(instant: string): void
}

export const MONDAY = '2030-01-07'

export function testClock(): TestClock {
  let now = new Date(`${MONDAY}T06:00:00Z`)
  return { now: () => now, set: (instant) => void (now = new Date(instant)) }
}

export function startDesk(clock: Clock): Promise<FastifyInstance> {
  return startTestApp({ clock })
}

/** A tenant with bookings of half an hour, Monday to Friday from nine to five, UTC. */
export interface Desk extends TestTenant {
  serviceId: string
  resourceIds: string[]
  post: (url: string, payload: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  patch: (url: string, payload: object) => Promise<LightMyRequestResponse>
  get: (url: string) => Promise<LightMyRequestResponse>
  remove: (url: string) => Promise<LightMyRequestResponse>
  /** Books for Ada; `at` is a time on the first Monday. */
  book: (at: string, more?: object) => Promise<LightMyRequestResponse>
  /** Available starts on the first Monday, as times. */
  starts: (more?: Record<string, string>) => Promise<string[]>
  events: () => Promise<DeskEvent[]>
}

export interface DeskEvent {
  event: string
  data: Record<string, unknown> & { previous?: Record<string, unknown> }
}

export const NINE_TO_FIVE = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ start: '09:00', end: '17:00' }]]),
)

export const at = (time: string) => `${MONDAY}T${time}:00.000Z`

interface DeskOptions {
  service?: object
  /** One per resource. */
  resources?: object[]
}

export async function createDesk(
  app: FastifyInstance,
  clock: Clock,
  { service = {}, resources = [{}] }: DeskOptions = {},
): Promise<Desk> {
  const tenant = await createTenant(app, clock)
  const post: Desk['post'] = (url, payload, headers = {}) => tenant.send({ method: 'POST', url, payload, headers })
  const resourceIds: string[] = []
  for (const [index, more] of resources.entries()) {
    const made = await post('/resources', { name: `Resource ${index + 1}`, weekly_hours: NINE_TO_FIVE, ...more })
    resourceIds.push(idIn(made, 'resource_id'))
  }
  const made = await post('/services', {
    name: 'Check-up',
    duration_minutes: 30,
    resource_ids: resourceIds,
    ...service,
  })
  const serviceId = idIn(made, 'service_id')
  const get = (url: string) => tenant.send({ url })
  return {
    ...tenant,
    serviceId,
    resourceIds,
    post,
    get,
    patch: (url, payload) => tenant.send({ method: 'PATCH', url, payload }),
    remove: (url) => tenant.send({ method: 'DELETE', url }),
    book: (time, more = {}) =>
      post('/bookings', {
        service_id: serviceId,
        start: at(time),
        client_name: 'Ada Lovelace',
        client_email: 'ada@example.com',
        ...more,
      }),
    async starts(more = {}) {
      const query = new URLSearchParams({ service_id: serviceId, from: MONDAY, to: MONDAY, time_zone: 'UTC', ...more })
      const { slots } = (await get(`/bookings/availability?${query}`)).json<{ slots: { start: string }[] }>()
      return slots.map(({ start }) => start.slice(11, 16))
    },
    async events() {
      const { data } = (await get('/webhooks/events?limit=200')).json<{ data: { event_id: string }[] }>()
      const bodies = await Promise.all(
        data.toReversed().map(async ({ event_id: id }) => (await get(`/webhooks/events/${id}`)).json()),
      )
      return bodies.map(({ body }) => JSON.parse(body))
    },
  }
}

function idIn(response: LightMyRequestResponse, name: string): string {
  if (response.statusCode !== 201) throw new Error(`It was refused: ${response.body}`)
  return response.json<Record<string, string>>()[name]!
}
