import { sql } from 'drizzle-orm'
import { namesIn } from '../core/keys.ts'
import type { Database, Tx } from '../db/database.ts'
import { COUNTED, Counts, countedOf, type Counted, type Dimension, type Metric } from './metrics.ts'
import { periodBefore, spanOf, spansOf, stretchesOf, type Interval, type Period, type Span } from './spans.ts'

interface CountRow extends Record<string, unknown> {
  span: number
  metric: Counted
  key: string
  step: number
  value: number
}

interface Wanted {
  dimension: Dimension | 'total'
  metrics: readonly Counted[]
}

/** Sums of kept counts, by span, group and step. One statement, so that it can travel in one round trip. */
async function read(tx: Tx, tenantId: string, spans: Span[], { dimension, metrics }: Wanted): Promise<CountRow[]> {
  const stretches = spans.flatMap((span, index) => stretchesOf(span).map((stretch) => ({ ...stretch, index })))
  const { rows } = await tx.execute<CountRow>(sql`
    select stretch.span, counted.metric, count.key, count.step, sum(count.value)::float8 as value
    from unnest(
      ${sql.param(stretches.map(({ index }) => index))}::int[], ${sql.param(stretches.map(({ grain }) => grain))}::int[],
      ${sql.param(stretches.map(({ from }) => from.toISOString()))}::timestamptz[],
      ${sql.param(stretches.map(({ to }) => to.toISOString()))}::timestamptz[]
    ) stretch (span, grain, begins, ends)
    cross join unnest(${sql.param([...metrics])}::text[]) counted (metric)
    cross join lateral (
      select key, step, sum(value) as value from analytics_counts
      where tenant_id = ${tenantId} and dimension = ${dimension} and metric = counted.metric
        and grain = stretch.grain and at >= stretch.begins and at < stretch.ends
      group by key, step
    ) count
    group by stretch.span, counted.metric, count.key, count.step`)
  return rows
}

const OVERVIEW = namesIn(COUNTED)

export interface Figures {
  period: Period
  counts: Counts
  leadsBySource: Map<string, number>
  bookingsBySource: Map<string, number>
}

export interface Point {
  span: Span
  /** Null without a grouping. */
  group: string | null
  value: number | null
}

export type FiguresService = ReturnType<typeof createFigures>

export function createFigures(database: Pick<Database, 'tenantOnce'>) {
  return {
    /** A period, and the same number of days before it. */
    async overview(tenantId: string, period: Period): Promise<[now: Figures, before: Figures]> {
      const periods = [period, periodBefore(period)] as const
      const spans = periods.map(spanOf)
      const [totals, sources] = await database.tenantOnce(tenantId, (tx) =>
        Promise.all([
          read(tx, tenantId, spans, { dimension: 'total', metrics: OVERVIEW }),
          read(tx, tenantId, spans, { dimension: 'source', metrics: ['leads', 'bookings'] }),
        ]),
      )
      const figuresOf = (index: 0 | 1): Figures => ({
        period: periods[index],
        counts: countsOf(totals.filter(({ span }) => span === index)),
        leadsBySource: byKey(sources, index, 'leads'),
        bookingsBySource: byKey(sources, index, 'bookings'),
      })
      return [figuresOf(0), figuresOf(1)]
    },

    /** A metric over time. Every group has a point in every span, in the order of the spans, then of the groups' names. */
    async series(
      tenantId: string,
      period: Period,
      { metric, interval, groupBy }: { metric: Metric; interval: Interval; groupBy: Dimension | undefined },
    ): Promise<Point[]> {
      const spans = spansOf(period, interval)
      const wanted: Wanted = { dimension: groupBy ?? 'total', metrics: countedOf(metric) }
      const rows = await database.tenantOnce(tenantId, (tx) => read(tx, tenantId, spans, wanted))
      const groups = groupBy === undefined ? [''] : [...new Set(rows.map(({ key }) => key))].toSorted()
      const counts = new Map<string, Counts>()
      for (const { span, key, metric: counted, step, value } of rows) {
        const id = `${span} ${key}`
        const one = counts.get(id) ?? new Counts()
        one.add(counted, step, value)
        counts.set(id, one)
      }
      const nothing = new Counts()
      return spans.flatMap((span, index) =>
        groups.map((key) => ({
          span,
          group: groupBy === undefined ? null : key,
          value: (counts.get(`${index} ${key}`) ?? nothing).value(metric),
        })),
      )
    },
  }
}

function countsOf(rows: CountRow[]): Counts {
  const counts = new Counts()
  for (const { metric, step, value } of rows) counts.add(metric, step, value)
  return counts
}

function byKey(rows: CountRow[], index: number, metric: Counted): Map<string, number> {
  return new Map(
    rows
      .filter((row) => row.span === index && row.metric === metric)
      .map(({ key, value }) => [key, value] as const)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  )
}
