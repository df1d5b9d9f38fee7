import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { loadConfig } from '../../src/config.ts'
import type { Clock } from '../../src/core/time.ts'
import { startTestApp, type TestAppOptions } from '../support/app.ts'
import { testDirectory } from '../support/database.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'

const NOW = '2026-03-02T08:00:00.000Z'
export const fixedClock: Clock = { now: () => new Date(NOW) }

/** Date of most bookings: the next Wednesday. */
export const DATE = '2026-03-04'
export const at = (time: string) => `${DATE}T${time}:00.000Z`

const NINE_TO_FIVE = [{ start: '09:00', end: '17:00' }]
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

export interface Booking {
  booking_id: string
  resource_id: string
  service_id: string
  start: string
  end: string
  status: string
  version: number
}

export interface BookingEvent {
  event: string
  data: Booking & { previous?: Partial<Booking> }
}

/** The fixed clock dates events; the sweep of each minute would delete events that are old by the real one. */
export function startDeskApp({ config, ...options }: TestAppOptions = {}): Promise<FastifyInstance> {
  const { webhooks } = loadConfig({ PORT: '3000', DATA_DIR: testDirectory(), WEBHOOK_RETENTION_DAYS: '3650' })
  return startTestApp({ clock: fixedClock, ...options, config: { webhooks, ...config } })
}

/** A tenant with resources, open from 9 to 17 UTC by default. */
export class Desk {
  readonly tenant: TestTenant
  readonly resourceIds: string[]

  private constructor(tenant: TestTenant, resourceIds: string[]) {
    this.tenant = tenant
    this.resourceIds = resourceIds
  }

  static async open(
    app: FastifyInstance,
    { resources = 1, timeZone = 'UTC', hours = NINE_TO_FIVE } = {},
  ): Promise<Desk> {
    const tenant = await createTenant(app, fixedClock)
    const resourceIds: string[] = []
    for (let number = 0; number < resources; number += 1) {
      const made = await created(tenant, '/resources', {
        name: `Room ${number}`,
        time_zone: timeZone,
        weekly_hours: Object.fromEntries(WEEKDAYS.map((day) => [day, hours])),
      })
      resourceIds.push(made['resource_id']!)
    }
    return new Desk(tenant, resourceIds)
  }

  /** An hour long, on the hour, by default. */
  async addService(body: object = {}): Promise<string> {
    const service = { name: 'Check-up', duration_minutes: 60, resource_ids: this.resourceIds, ...body }
    return (await created(this.tenant, '/services', service))['service_id']!
  }

  book(serviceId: string, start: string, rest: object = {}): Promise<LightMyRequestResponse> {
    const client = { client_name: 'Ada Lovelace', client_email: 'ada@example.com' }
    const payload = { service_id: serviceId, start, ...client, ...rest }
    return this.tenant.send({ method: 'POST', url: '/bookings', payload })
  }

  hold(serviceId: string, start: string): Promise<LightMyRequestResponse> {
    return this.tenant.send({ method: 'POST', url: '/bookings/holds', payload: { service_id: serviceId, start } })
  }

  change(bookingId: string, payload: object): Promise<LightMyRequestResponse> {
    return this.tenant.send({ method: 'PATCH', url: `/bookings/${bookingId}`, payload })
  }

  cancel(bookingId: string): Promise<LightMyRequestResponse> {
    return this.tenant.send({ method: 'POST', url: `/bookings/${bookingId}/cancel`, payload: {} })
  }

  async booking(bookingId: string): Promise<Booking & { history: unknown[] }> {
    return (await this.tenant.send({ url: `/bookings/${bookingId}` })).json()
  }

  async bookings(query = ''): Promise<Booking[]> {
    return this.pages<Booking>(`/bookings?${query}`)
  }

  /** Available starts, on DATE by default. */
  async offered(serviceId: string, range = { from: at('00:00'), to: at('23:59') }): Promise<string[]> {
    const query = { service_id: serviceId, ...range }
    const answer = await this.tenant.send({ url: '/bookings/availability', query })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<{ slots: { start: string }[] }>().slots.map(({ start }) => start)
  }

  /** Booking events as the tenant's webhooks receive them, by version. */
  async events(): Promise<BookingEvent[]> {
    const listed = await this.pages<{ event_id: string; event: string }>('/webhooks/events?')
    const ids = listed.filter(({ event }) => event.startsWith('booking.')).map(({ event_id: id }) => id)
    const events: BookingEvent[] = []
    for (const id of ids) {
      const { body } = (await this.tenant.send({ url: `/webhooks/events/${id}` })).json<{ body: string }>()
      events.push(JSON.parse(body))
    }
    return events.toSorted((a, b) => a.data.version - b.data.version)
  }

  private async pages<T>(url: string): Promise<T[]> {
    const all: T[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const more = cursor === '' ? '' : `&cursor=${cursor}`
      const answer = await this.tenant.send({ url: `${url}&limit=200${more}` })
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
      const page = answer.json<{ data: T[]; next_cursor: string | null }>()
      all.push(...page.data)
      cursor = page.next_cursor
    }
    return all
  }
}

async function created(tenant: TestTenant, url: string, payload: object): Promise<Record<string, string>> {
  const answer = await tenant.send({ method: 'POST', url, payload })
  if (answer.statusCode !== 201) throw new Error(`${url} was refused: ${answer.body}`)
  return answer.json()
}

/** Number of answers per status. */
export function statusesOf(answers: LightMyRequestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

/** Pairs of overlapping bookings of one resource. */
export function overlaps(bookings: Booking[]): [string, string][] {
  return bookings.flatMap((one, index) =>
    bookings
      .slice(index + 1)
      .filter((other) => one.resource_id === other.resource_id && one.start < other.end && other.start < one.end)
      .map((other): [string, string] => [one.booking_id, other.booking_id]),
  )
}
