import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DAY } from '../../../src/core/time.ts'
import { startPostgresServer } from '../../support/postgres-server.ts'
import { startProduct } from '../../support/product.ts'
import { MANY_ADDRESSES, registerTenant, type TenantClient } from '../../support/tenant-client.ts'
import { percentile, type Result } from '../report.ts'
import { BOOKINGS_EACH, RANGE_DAYS, STAFF } from './engine.ts'

const HTTP_MS = 40
const WARM_UPS = 40
const RUNS = 150
/** Other tenants in the same tables, which must not slow this one down. */
const OTHER_TENANTS = 3

/** `GET /bookings/availability` of the shipped product on a PostgreSQL server; from request to the last byte. */
export async function benchHttp(): Promise<Result[]> {
  await using cleanUp = new AsyncDisposableStack()
  const server = await startPostgresServer({ durable: true, settings: { shared_buffers: '256MB' } })
  if (server === undefined) return [{ name: 'slots-http', skipped: 'needs PostgreSQL with pgvector' }]
  cleanUp.defer(() => server.stop())
  const directory = mkdtempSync(join(tmpdir(), 'frontdesk-slots-'))
  cleanUp.defer(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }))
  const product = cleanUp.use(await startProduct({ directory, databaseUrl: server.url, env: MANY_ADDRESSES }))
  const database = new pg.Client({ connectionString: server.url })
  await database.connect()
  cleanUp.defer(() => database.end())

  const setUp = async (staff: number, bookings: number) => openDesk(product.url, database, staff, bookings)
  for (let other = 0; other < OTHER_TENANTS; other += 1) await setUp(STAFF, BOOKINGS_EACH)
  const claimed = await setUp(STAFF, BOOKINGS_EACH)
  const larger = [
    { staff: 2 * STAFF, bookings: BOOKINGS_EACH },
    { staff: 4 * STAFF, bookings: BOOKINGS_EACH },
    { staff: STAFF, bookings: 2 * BOOKINGS_EACH },
    { staff: STAFF, bookings: 4 * BOOKINGS_EACH },
  ]
  const desks = []
  for (const size of larger) desks.push({ ...size, desk: await setUp(size.staff, size.bookings) })
  await database.query('analyze')

  const { median, p95 } = await timeAvailability(claimed)
  const results: Result[] = [
    { name: 'slots-http', value: median, unit: 'ms', against: 'median', bar: { atMost: HTTP_MS } },
    { name: 'slots-http-p95', value: p95, unit: 'ms' },
  ]
  for (const { staff, bookings, desk } of desks) {
    const { median: value } = await timeAvailability(desk)
    const name = `slots-http-${staff}-staff-${bookings}-bookings`
    const against = `${STAFF} staff, ${BOOKINGS_EACH} bookings`
    results.push({ name, value, unit: 'ms', against, ratio: value / median })
  }
  return results
}

interface BenchDesk {
  client: TenantClient
  path: string
}

async function openDesk(url: string, database: pg.Client, staff: number, bookings: number): Promise<BenchDesk> {
  const client = await registerTenant(url)
  const resourceIds: string[] = []
  for (let member = 0; member < staff; member += 1) {
    resourceIds.push((await made(client, '/resources', memberBody(member)))['resource_id'] as string)
  }
  const service = await made(client, '/services', {
    name: 'Check-up',
    duration_minutes: 30,
    slot_interval_minutes: 15,
    buffer_after_minutes: 10,
    maximum_days_ahead: 62,
    resource_ids: resourceIds,
  })
  const from = Math.ceil(Date.now() / DAY) * DAY
  const serviceId = service['service_id'] as string
  await addBookings(database, { tenantId: client.tenantId, serviceId, resourceIds, bookings, from })
  const range = `from=${new Date(from).toISOString()}&to=${new Date(from + RANGE_DAYS * DAY).toISOString()}`
  return { client, path: `/bookings/availability?service_id=${serviceId}&${range}` }
}

function memberBody(index: number): object {
  const hours = [
    { start: `0${7 + (index % 3)}:00`, end: '12:30' },
    { start: '13:15', end: `${17 + (index % 4)}:00` },
  ]
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat']
  const weeklyHours = Object.fromEntries(days.map((day) => [day, hours]))
  return { name: `Staff ${index}`, time_zone: 'Europe/Berlin', weekly_hours: weeklyHours }
}

async function made(client: TenantClient, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await client.call('POST', path, body)
  if (answer.status !== 201) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}

interface Fill {
  tenantId: string
  serviceId: string
  resourceIds: string[]
  bookings: number
  from: number
}

/** Each day has 32 cells of 45 minutes; bookings fill them in a different spread for each member of staff. */
const CELL_MINUTES = 45
const CELLS = 32
const SPREAD = 11

/** One statement, because setting up through the API would take minutes. */
async function addBookings(database: pg.Client, { tenantId, serviceId, resourceIds, bookings, from }: Fill) {
  const { rows } = await database.query<{ count: string }>(
    `with wanted as (
       select r.id as resource_id, 'bkg_' || substr(md5(r.id || n), 1, 26) as id,
         $4::timestamptz + make_interval(
           days => n % ${RANGE_DAYS},
           mins => ((n / ${RANGE_DAYS} * ${SPREAD} + r.number::int * 3) % ${CELLS}) * ${CELL_MINUTES}) as start_at
       from unnest($3::text[]) with ordinality as r(id, number), generate_series(0, $5::int - 1) as n
     ), made as (
       insert into bookings (tenant_id, id, service_id, service_name, resource_id, resource_name, resource_ids, start_at,
         end_at, time_zone, local_start, status, client_name, client_email, source)
       select $1, id, $2, 'Check-up', resource_id, 'Staff', array[resource_id], start_at, start_at + interval '30 min',
         'Europe/Berlin', '', 'confirmed', 'Ada Lovelace', 'ada@example.com', 'api'
       from wanted returning id, resource_id, start_at, end_at
     ), claimed as (
       insert into booking_claims (tenant_id, owner_id, resource_id, booking_id, service_id, slot, unit, start_at, end_at,
         busy_from, busy_until)
       select $1, id, resource_id, id, $2,
         $2 || ' ' || (extract(epoch from start_at) * 1000)::bigint || ' ' || (extract(epoch from end_at) * 1000)::bigint,
         0, start_at, end_at, start_at, end_at + interval '10 min'
       from made returning 1
     ) select count(*) from claimed`,
    [tenantId, serviceId, resourceIds, new Date(from).toISOString(), bookings],
  )
  if (Number(rows[0]!.count) !== resourceIds.length * bookings) throw new Error('Not all bookings were made')
}

async function timeAvailability({ client, path }: BenchDesk): Promise<{ median: number; p95: number }> {
  const took: number[] = []
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    const began = performance.now()
    const { status, body } = await client.call('GET', path)
    took.push(performance.now() - began)
    if (status !== 200 || body.slots.length < 100)
      throw new Error(`Availability answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  }
  const sample = took.slice(WARM_UPS)
  return { median: percentile(sample, 0.5), p95: percentile(sample, 0.95) }
}
