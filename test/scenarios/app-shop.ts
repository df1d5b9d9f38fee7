import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { newApiKey } from '../../src/auth/api-keys.ts'
import { apiKeysRepository } from '../../src/auth/api-key-repository.ts'
import { newId } from '../../src/core/ids.ts'
import { sha256 } from '../../src/core/secrets.ts'
import type { Clock } from '../../src/core/time.ts'
import { BLOCKER } from './grade.ts'
import type { BookingRow, LeadRow, Rows, Scenario, Shop } from './scenario.ts'
import type { Talk } from './visitor.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'

/** A clock set by hand. */
export interface SetClock extends Clock {
  set(now: Date): void
}

export function setClock(): SetClock {
  let now = new Date(0)
  return { now: () => now, set: (to) => void (now = to) }
}

export function instantOf(local: string, timeZone: string): Date {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds)
}

const POLL_MS = 10

interface Made {
  tenantId: string
  send(request: InjectOptions & { url: string }): Promise<Record<string, string>>
  resources: Map<string, string>
  services: Map<string, string>
}

/** The product over HTTP, with a tenant per conversation; final rows are read from the database. */
export async function openAppShop(app: FastifyInstance, clock: SetClock, scenario: Scenario): Promise<Talk> {
  const { shop } = scenario
  clock.set(instantOf(scenario.now, shop.time_zone))
  const made = await openShop(app, scenario)
  const references: string[] = []
  for (const row of scenario.given) references.push((await book(made, shop, row)).slice(-6).toUpperCase())
  const take = (start: string): Promise<void> => block(made, shop, start)
  for (const start of scenario.taken) await take(start)
  if (scenario.lead !== undefined) await made.send({ method: 'POST', url: '/leads', payload: scenario.lead })
  for (const text of scenario.documents) await addDocument(made, text)
  let sessionId: string | undefined
  return {
    references,
    take,
    rows: () => rowsOf(app, made.tenantId, shop),
    async say(message) {
      const payload = {
        tenant_id: made.tenantId,
        message,
        ...(sessionId === undefined ? {} : { session_id: sessionId }),
      }
      const answer = await made.send({ method: 'POST', url: '/chat/message', payload })
      sessionId = answer['session_id']
      return answer['reply'] ?? ''
    },
  }
}

async function openShop(app: FastifyInstance, { shop, business = {} }: Scenario): Promise<Made> {
  const { id: tenantId } = await app.database.system((tx) => app.tenants.create(tx, { name: shop.name }))
  const key = newApiKey('admin')
  const values = { id: newId('key'), name: 'admin', kind: 'admin' as const, hash: sha256(key), lastFour: key.slice(-4) }
  await app.database.tenant(tenantId, (tx) => apiKeysRepository.insert(tx, tenantId, values))
  const send: Made['send'] = async (request) => {
    const url = `/api/v1${request.url}`
    const reply = await app.inject({ ...request, url, remoteAddress: anyAddress(), headers: { 'x-api-key': key } })
    if (reply.statusCode >= 300)
      throw new Error(`${request.method ?? 'GET'} ${request.url}: ${reply.statusCode} ${reply.body}`)
    return reply.json()
  }
  const { time_zone, language, country, hours } = shop
  await send({ method: 'PATCH', url: `/tenants/${tenantId}`, payload: { time_zone, language, country, business } })
  const weekly = Object.fromEntries(Object.entries(hours).map(([day, windows]) => [day, windows.map(windowOf)]))
  const resources = new Map<string, string>()
  for (const name of shop.staff) {
    const payload = { name, time_zone, weekly_hours: weekly }
    resources.set(name, (await send({ method: 'POST', url: '/resources', payload }))['resource_id']!)
  }
  const services = new Map<string, string>()
  for (const { name, minutes, price } of shop.services) {
    const more = { slot_interval_minutes: shop.interval, resource_ids: [...resources.values()] }
    const payload = { name, ...(price === undefined ? {} : { price }), duration_minutes: minutes, ...more }
    services.set(name, (await send({ method: 'POST', url: '/services', payload }))['service_id']!)
  }
  return { tenantId, send, resources, services }
}

function windowOf(window: string): { start: string; end: string } {
  const [start, end] = window.split('-') as [string, string]
  return { start, end }
}

async function book({ send, services, resources }: Made, shop: Shop, row: Partial<BookingRow>): Promise<string> {
  const payload = {
    service_id: services.get(row.service ?? ''),
    start: instantOf(row.start ?? '', shop.time_zone).toISOString(),
    client_name: row.name,
    ...(row.email ? { client_email: row.email } : {}),
    ...(row.phone ? { client_phone: row.phone } : {}),
    ...(row.staff === undefined ? {} : { resource_id: resources.get(row.staff) }),
  }
  return (await send({ method: 'POST', url: '/bookings', payload }))['booking_id']!
}

/** Books every member of staff at this time. */
async function block(made: Made, shop: Shop, start: string): Promise<void> {
  const service = shop.services.toSorted((a, b) => a.minutes - b.minutes)[0]!.name
  for (const staff of shop.staff)
    await book(made, shop, { service, start, staff, name: BLOCKER, email: 'blocked@example.com' })
}

async function addDocument({ send }: Made, text: string): Promise<void> {
  const { document_id: id } = await send({ method: 'POST', url: '/knowledge/documents', payload: { text } })
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    const { status } = await send({ url: `/knowledge/documents/${id}` })
    if (status === 'ready') return
    if (status === 'failed' || performance.now() > deadline) throw new Error(`The document is ${status}`)
    await sleep(POLL_MS)
  }
}

async function rowsOf(app: FastifyInstance, tenantId: string, shop: Shop): Promise<Rows> {
  return app.database.tenant(tenantId, async (tx) => {
    const bookings = await tx.execute(sql`
      select service_name, resource_name, start_at, client_name, client_email, client_phone, status
      from bookings where tenant_id = ${tenantId} order by id`)
    const leads = await tx.execute(sql`select name, email, phone from leads where tenant_id = ${tenantId} order by id`)
    const done = await tx.execute(sql`
      select tool, count(*)::int as count from actions
      where tenant_id = ${tenantId} and status = 'done' group by tool`)
    const counts = new Map(done.rows.map(({ tool, count }) => [tool, Number(count)]))
    return {
      bookings: bookings.rows.map((row) => bookingOf(row, shop.time_zone)),
      leads: leads.rows as unknown as LeadRow[],
      handoffs: counts.get('hand_off') ?? 0,
      callbacks: counts.get('request_callback') ?? 0,
    }
  })
}

function bookingOf(row: Record<string, unknown>, timeZone: string): BookingRow {
  const instant = Temporal.Instant.fromEpochMilliseconds(new Date(String(row['start_at'])).getTime())
  return {
    service: String(row['service_name']),
    staff: String(row['resource_name']),
    start: instant.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    name: String(row['client_name']),
    email: row['client_email'] as string | null,
    phone: row['client_phone'] as string | null,
    status: String(row['status']),
  }
}

function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
