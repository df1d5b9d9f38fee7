/**
 * Peer of the `analytics` bench: bare Fastify and pg, with the product's credential check and its statement on the same kept
 * counts. `bare-server.ts DATABASE_URL PORT`; prints `listening`. What follows from the question alone is worked out once.
 */
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { COUNTED, countedOf, type Metric } from '../../../src/analytics/metrics.ts'
import { periodBefore, spanOf, spansOf, stretchesOf, type Span } from '../../../src/analytics/spans.ts'

const [url, port] = process.argv.slice(2)
if (url === undefined || port === undefined) throw new Error('usage: bare-server.ts DATABASE_URL PORT')

interface Row {
  span: number
  metric: string
  key: string
  step: number
  value: number
}

/** The product's statement. */
const READ = {
  name: 'read',
  text: `select stretch.span, counted.metric, count.key, count.step, sum(count.value)::float8 as value
    from unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[]) stretch (span, grain, begins, ends)
    cross join unnest($5::text[]) counted (metric)
    cross join lateral (
      select key, step, sum(value) as value from analytics_counts
      where tenant_id = $6 and dimension = $7 and metric = counted.metric
        and grain = stretch.grain and at >= stretch.begins and at < stretch.ends
      group by key, step
    ) count
    group by stretch.span, counted.metric, count.key, count.step`,
}
const KEY = { name: 'key', text: 'select * from api_keys where hash = $1' }
/** As long as the product trusts a key that it has looked up. */
const KEY_FOR_MS = 1_000

const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = Fastify()

const known = new Map<string, { tenantId: string; until: number }>()

async function tenantOf(key: string): Promise<string> {
  const hash = createHash('sha256').update(key).digest('hex')
  const found = known.get(hash)
  if (found !== undefined && found.until > performance.now()) return found.tenantId
  const { rows } = await pool.query<{ tenant_id: string }>({ ...KEY, values: [hash] })
  if (rows[0] === undefined) throw Object.assign(new Error('Unauthorized'), { statusCode: 401 })
  known.set(hash, { tenantId: rows[0].tenant_id, until: performance.now() + KEY_FOR_MS })
  return rows[0].tenant_id
}

type Asked = Record<'from' | 'to' | 'time_zone' | 'metric', string>

const asked = new Map<string, { spans: Span[]; values: unknown[] }>()

function once(name: string, spansAsked: () => Span[]): { spans: Span[]; values: unknown[] } {
  const found = asked.get(name)
  if (found !== undefined) return found
  const spans = spansAsked()
  const stretches = spans.flatMap((span, index) => stretchesOf(span).map((stretch) => ({ ...stretch, index })))
  const values = [
    stretches.map(({ index }) => index),
    stretches.map(({ grain }) => grain),
    stretches.map(({ from }) => from.toISOString()),
    stretches.map(({ to }) => to.toISOString()),
  ]
  asked.set(name, { spans, values })
  return { spans, values }
}

async function read(values: unknown[], metrics: string[], tenantId: string, dimension = 'total'): Promise<Row[]> {
  return (await pool.query<Row>({ ...READ, values: [...values, metrics, tenantId, dimension] })).rows
}

/** Sums of each metric, of both periods. */
app.get('/api/v1/analytics/overview', async (request) => {
  const tenantId = await tenantOf(String(request.headers['x-api-key']))
  const { from, to, time_zone: timeZone } = request.query as Asked
  const period = { from, to, timeZone }
  const { values } = once(`${from} ${to} ${timeZone}`, () => [spanOf(period), spanOf(periodBefore(period))])
  const [totals, sources] = await Promise.all([
    read(values, Object.keys(COUNTED), tenantId),
    read(values, ['leads', 'bookings'], tenantId, 'source'),
  ])
  const sums = [0, 1].map((index) => {
    const sum: Record<string, number> = {}
    for (const { span, metric, value } of totals) if (span === index) sum[metric] = (sum[metric] ?? 0) + value
    for (const { span, metric, key, value } of sources) if (span === index) sum[`${metric} ${key}`] = value
    return sum
  })
  return { ...sums[0], previous: sums[1] }
})

/** A plain count by day. */
app.get('/api/v1/analytics/timeseries', async (request) => {
  const tenantId = await tenantOf(String(request.headers['x-api-key']))
  const { from, to, time_zone: timeZone, metric } = request.query as Asked
  const { spans, values } = once(`${from} ${to} ${timeZone} ${metric}`, () => spansOf({ from, to, timeZone }, 'day'))
  const rows = await read(values, countedOf(metric as Metric), tenantId)
  const counts = new Map(rows.map(({ span, value }) => [span, value]))
  const data = spans.map((span, index) => ({
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    group: null,
    value: counts.get(index) ?? 0,
  }))
  return { metric, interval: 'day', time_zone: timeZone, data }
})

await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
