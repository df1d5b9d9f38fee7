import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRollupWork } from '../../src/analytics/rollup-work.ts'
import { DAY } from '../../src/core/time.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'
import { MAX_WAIT_MS } from '../support/waits.ts'
import { BEGINS, histories, Writer, type Step } from './history.ts'
import { factsOf, readRows, type Fact } from './plain-count.ts'

/** Whole hours, half and three quarter hours, changes by one and by half an hour, before and after UTC. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Auckland',
]

const GROUPED = [
  ['conversations', 'channel'],
  ['messages', 'channel'],
  ['asked', 'channel'],
  ['answered', 'channel'],
  ['declined', 'channel'],
  ['handoffs', 'channel'],
  ['resolved', 'channel'],
  ['positive', 'channel'],
  ['neutral', 'channel'],
  ['negative', 'channel'],
  ['calls', 'source'],
  ['calls_completed', 'channel'],
  ['calls_failed', 'channel'],
  ['call_minutes', 'channel'],
  ['bookings', 'service'],
  ['bookings', 'resource'],
  ['bookings_cancelled', 'source'],
  ['no_shows', 'resource'],
  ['leads', 'source'],
] as const

const FIRST = DAY + DAY / 2
const people: Step[] = [0, 1].map((lead) => ({ act: 'lead', at: FIRST, lead, source: 'chat' }))

interface Point {
  from: string
  to: string
  group: string | null
  value: number
}

describe('kept counts', () => {
  let app: FastifyInstance
  let tenant: TestTenant

  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  async function counted(): Promise<void> {
    await until(async () => {
      const { rows } = await app.database.tenantOnce(tenant.tenantId, (tx) =>
        tx.execute(sql`select from analytics_marks where tenant_id = ${tenant.tenantId} and at <= now() limit 1`),
      )
      return rows.length === 0
    })
  }

  async function series(query: Record<string, string>): Promise<Point[]> {
    const reply = await tenant.send({ url: `/analytics/timeseries?${new URLSearchParams(query).toString()}` })
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json<{ data: Point[] }>().data
  }

  it(
    'equal a count of the rows, whatever happened, was erased or came late, in any zone',
    async () => {
      const property = fc.asyncProperty(
        histories,
        histories,
        fc.constantFrom(...ZONES),
        fc.constantFrom('day', 'hour', 'week', 'month'),
        fc.constantFrom(...BEGINS),
        async (first, later, zone, interval, begin) => {
          tenant = await createTenant(app)
          const writer = new Writer(app.database, tenant.tenantId, begin)
          for (const step of [...people, ...first]) await writer.write(step)
          await counted()
          for (const step of later) await writer.write(step)
          await counted()
          await compare(begin, zone, interval)
        },
      )
      await fc.assert(property, { numRuns: 12, endOnFailure: true })
      // Twelve histories, each counted twice by leased work that rests: half a minute and more on a quiet machine.
    },
    6 * MAX_WAIT_MS,
  )

  it('of days before are not held up by a day whose rows change all the time', async () => {
    tenant = await createTenant(app)
    const { tenantId } = tenant
    const mark = (daysAgo: number) =>
      app.database.tenantOnce(tenantId, (tx) =>
        tx.execute(sql`insert into analytics_marks (tenant_id, at)
          values (${tenantId}, now() - make_interval(days => ${daysAgo}::int))`),
      )
    await mark(1)
    let turns = 0
    const pause = async () => {
      turns += 1
      await mark(0)
    }
    const work = createRollupWork({ database: app.database, pause, log: { error: () => {} } })
    await work.run({ tenantId }, new AbortController().signal)
    // Today, yesterday, and nothing more: not today again.
    expect(turns).toBeLessThanOrEqual(3)
    await counted()
  })

  it('take back a resolution when the same person returns with the same, and give it again when that is erased', async () => {
    tenant = await createTenant(app)
    const writer = new Writer(app.database, tenant.tenantId, BEGINS[1]!)
    const said = [
      { role: 'visitor', band: null, milliseconds: 0, after: 0 },
      { role: 'assistant', band: 'answer', milliseconds: 100, after: 1_000 },
    ] as const
    const chat = (days: number, intent: string): Step => ({
      act: 'chat',
      at: FIRST + days * DAY,
      lead: 0,
      intent,
      sentiment: null,
      said: [...said],
    })
    const resolved = async () => {
      await counted()
      const query = { metric: 'resolved', interval: 'month', from: '2025-10-20', to: '2025-10-31', time_zone: 'UTC' }
      return (await series(query)).map(({ value }) => value)
    }
    for (const step of [...people, chat(0, 'booking'), chat(4, 'booking'), chat(2, 'question')])
      await writer.write(step)
    expect(await resolved()).toEqual([3])
    await writer.write(chat(1, 'booking'))
    expect(await resolved()).toEqual([2])
    await writer.write({ act: 'erase conversation', nth: 3 })
    expect(await resolved()).toEqual([3])
  })

  async function compare(begin: string, zone: string, interval: string): Promise<void> {
    const facts = factsOf(await readRows(app.database, tenant.tenantId))
    const first = Temporal.PlainDate.from(begin)
    const period = { from: first.add({ days: 1 }).toString(), to: first.add({ days: 17 }).toString(), time_zone: zone }
    for (const [metric, dimension] of GROUPED) {
      const points = await series({ ...period, metric, interval })
      expect(
        points.map(({ value }) => value),
        `${metric} by ${interval} in ${zone}`,
      ).toEqual(points.map((point) => sumOf(facts, metric, point)))
      const split = await series({ ...period, metric, interval: 'month', group_by: dimension })
      expect(
        split.map(({ value }) => value),
        `${metric} by ${dimension}`,
      ).toEqual(split.map((point) => sumOf(facts, metric, point, dimension)))
    }
    await compareOverview(period, facts)
  }

  async function compareOverview(period: Record<string, string>, facts: Fact[]): Promise<void> {
    const overview = (
      await tenant.send({ url: `/analytics/overview?${new URLSearchParams(period).toString()}` })
    ).json()
    const zone = period['time_zone']!
    const span = {
      from: Temporal.PlainDate.from(period['from']!).toZonedDateTime(zone).toInstant().toString(),
      to: Temporal.PlainDate.from(period['to']!).add({ days: 1 }).toZonedDateTime(zone).toInstant().toString(),
    }
    const sum = (metric: string) => sumOf(facts, metric, span)
    const rate = (metric: string) =>
      sum('asked') === 0 ? null : Math.round((sum(metric) / sum('asked')) * 10_000) / 10_000
    expect(overview).toMatchObject({
      conversations: sum('conversations'),
      answered_rate: rate('answered'),
      resolved_rate: rate('resolved'),
      handoffs: sum('handoffs'),
      bookings: { created: sum('bookings'), cancelled: sum('bookings_cancelled'), no_show: sum('no_shows') },
      leads: { captured: sum('leads') },
      sentiment: { positive: sum('positive'), neutral: sum('neutral'), negative: sum('negative') },
    })
    const tokens = { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') }
    expect(overview.cost).toEqual(tokens.input_tokens + tokens.output_tokens === 0 ? null : tokens)
    comparePercentile(overview.response_ms.p95, within(facts, 'response_ms', span), 0.95)
    comparePercentile(overview.response_ms.p50, within(facts, 'response_ms', span), 0.5)
    comparePercentile(overview.first_audio_ms.p95, within(facts, 'first_audio_ms', span), 0.95)
    comparePercentile(overview.first_audio_ms.p50, within(facts, 'first_audio_ms', span), 0.5)
  }
})

function within(facts: Fact[], metric: string, { from, to }: { from: string; to: string }): Fact[] {
  return facts.filter((one) => one.metric === metric && one.at >= Date.parse(from) && one.at < Date.parse(to))
}

function sumOf(
  facts: Fact[],
  metric: string,
  span: { from: string; to: string; group?: string | null },
  dimension?: string,
): number {
  const counts = within(facts, metric, span).filter(
    ({ keys }) => dimension === undefined || keys[dimension]?.includes(span.group!),
  )
  return Math.round(counts.reduce((sum, { value }) => sum + value, 0) * 10_000) / 10_000
}

/** A histogram's percentile lies in the step of the exact one, which is a fifth wide. */
function comparePercentile(told: number | null, facts: Fact[], share: number): void {
  if (facts.length === 0) return expect(told).toBeNull()
  const sorted = facts.map(({ value }) => value).toSorted((a, b) => a - b)
  const exact = sorted[Math.ceil(sorted.length * share) - 1]!
  expect(Math.abs(told! - exact)).toBeLessThanOrEqual(1 + exact * 0.2)
}
