import { z } from 'zod'
import { dateIn, instantOut, timeZone as zone } from '../core/fields.ts'
import type { Figures, Point } from './figures.ts'
import { DIMENSIONS, METRICS } from './metrics.ts'
import { INTERVALS, type Period } from './spans.ts'

const period = {
  from: dateIn.optional().describe('First day; four weeks up to `to` unless said.'),
  to: dateIn.optional().describe('Last day, included; today unless said.'),
  time_zone: zone.optional().describe("Zone in which days begin and end; the tenant's unless said."),
}

export const overviewQuery = z.object(period)

export const seriesQuery = z.object({
  ...period,
  metric: z.enum(METRICS).describe('The count or measurement.'),
  interval: z
    .enum(INTERVALS)
    .default('day')
    .describe('Length of a span; weeks begin on Monday. At most a year of hours.'),
  group_by: z
    .enum(DIMENSIONS)
    .optional()
    .describe(
      'Split by this: conversations by `channel`, calls also by `source`, bookings by `service`, `resource` or `source`, leads by `source`.',
    ),
})

const count = z.number().int()
const rate = z.number().nullable()
const percentiles = z.object({
  p50: z.number().nullable().describe('Half of them took less; null where nothing was measured.'),
  p95: z.number().nullable().describe('95 of 100 took less.'),
})
const bySource = z.record(z.string(), count)

const figureFields = {
  from: z.string().describe('First day.'),
  to: z.string().describe('Last day, included.'),
  time_zone: z.string().describe('Zone of the days.'),
  conversations: count.describe('Chats in which a visitor wrote, and calls that were picked up.'),
  messages: count.describe('Messages of visitors, the assistant and people, in chats and calls.'),
  asked: count.describe('Conversations in which something was asked: the base of both rates.'),
  answered: count.describe('Conversations that got an answer or an appointment, without a person.'),
  declined: count.describe('Conversations in which the assistant had no answer.'),
  answered_rate: rate.describe('`answered` of `asked`, 0–1; null where nothing was asked.'),
  resolved: count.describe('Answered, and the same person did not come back with the same wish within 3 days.'),
  resolved_rate: rate.describe('`resolved` of `asked`, 0–1.'),
  handoffs: count.describe('Conversations that a person was asked for or took over.'),
  calls: z
    .object({
      total: count.describe('All that were made or came in.'),
      completed: count.describe('Picked up, and over.'),
      failed: count.describe('Not picked up, or refused.'),
      minutes: z.number().describe('Between picking up and hanging up.'),
    })
    .describe('Calls by their beginning.'),
  bookings: z
    .object({
      created: count.describe('Made in this time, whenever they take place.'),
      cancelled: count.describe('Cancelled in this time.'),
      no_show: count.describe('Of this time, and nobody came.'),
      conversion: rate.describe(
        'Appointments made in chats and calls for each conversation; null without conversations.',
      ),
      by_source: bySource.describe('Where they were made.'),
    })
    .describe('Appointments.'),
  leads: z
    .object({ captured: count.describe('New people.'), by_source: bySource.describe('Where they came from.') })
    .describe('Leads by their capture.'),
  sentiment: z
    .object({
      positive: count.describe('Pleased.'),
      neutral: count.describe('Neither.'),
      negative: count.describe('Displeased.'),
    })
    .describe('Ended conversations, by how the visitor sounded.'),
  response_ms: percentiles.describe('Time to the answer in chats, in milliseconds.'),
  first_audio_ms: percentiles.describe('Time to the first word on calls, in milliseconds.'),
  cost: z
    .object({
      input_tokens: count.describe('Tokens read by a model.'),
      output_tokens: count.describe('Tokens written by a model.'),
    })
    .nullable()
    .describe('Tokens that a provider counted; null where none was asked.'),
}

const EXAMPLE = {
  from: '2026-11-03',
  to: '2026-11-30',
  time_zone: 'America/New_York',
  conversations: 1_203,
  messages: 9_314,
  asked: 1_102,
  answered: 1_025,
  declined: 21,
  answered_rate: 0.9301,
  resolved: 893,
  resolved_rate: 0.8103,
  handoffs: 84,
  calls: { total: 310, completed: 296, failed: 14, minutes: 611.5 },
  bookings: {
    created: 214,
    cancelled: 12,
    no_show: 3,
    conversion: 0.1388,
    by_source: { call: 71, chat: 96, portal: 38, widget: 9 },
  },
  leads: { captured: 130, by_source: { call: 40, chat: 90 } },
  sentiment: { positive: 746, neutral: 397, negative: 60 },
  response_ms: { p50: 420, p95: 1_250 },
  first_audio_ms: { p50: null, p95: null },
  cost: null,
}

export const overviewReply = z
  .object({
    ...figureFields,
    previous: z.object(figureFields).describe('The same of the period of the same length directly before.'),
  })
  .meta({
    id: 'AnalyticsOverview',
    description: 'The figures of a period, and of the period before.',
    examples: [{ ...EXAMPLE, previous: { ...EXAMPLE, from: '2026-10-06', to: '2026-11-02' } }],
  })

export const seriesReply = z
  .object({
    metric: z.enum(METRICS).describe('As asked.'),
    interval: z.enum(INTERVALS).describe('As asked.'),
    time_zone: z.string().describe('Zone in which days begin and end.'),
    data: z
      .array(
        z.object({
          from: instantOut.describe('Start of the span.'),
          to: instantOut.describe('End of the span, not included.'),
          group: z
            .string()
            .nullable()
            .describe('The channel, source, or id of the service or resource; null without `group_by`.'),
          value: z.number().nullable().describe('Null where there is nothing to divide by or nothing was measured.'),
        }),
      )
      .describe('Every span of the period, the oldest first; of each span every group.'),
  })
  .meta({
    id: 'AnalyticsSeries',
    description: 'A figure over time.',
    examples: [
      {
        metric: 'conversations',
        interval: 'day',
        time_zone: 'America/New_York',
        data: [{ from: '2026-11-03T05:00:00.000Z', to: '2026-11-04T05:00:00.000Z', group: null, value: 51 }],
      },
    ],
  })

export type Series = z.infer<typeof seriesReply>
type FigureValues = z.infer<typeof overviewReply>['previous']

export function presentFigures({ period: { from, to, timeZone }, counts, ...figures }: Figures): FigureValues {
  const sum = (...metrics: Parameters<typeof counts.of>[0][]) =>
    metrics.reduce((total, metric) => total + counts.of(metric), 0)
  const conversations = sum('conversations')
  const inConversations = (figures.bookingsBySource.get('chat') ?? 0) + (figures.bookingsBySource.get('call') ?? 0)
  const minutes = counts.value('call_minutes') ?? 0
  return {
    from,
    to,
    time_zone: timeZone,
    conversations,
    messages: sum('messages'),
    asked: sum('asked'),
    answered: sum('answered'),
    declined: sum('declined'),
    answered_rate: counts.rate('answered', 'asked'),
    resolved: sum('resolved'),
    resolved_rate: counts.rate('resolved', 'asked'),
    handoffs: sum('handoffs'),
    calls: { total: sum('calls'), completed: sum('calls_completed'), failed: sum('calls_failed'), minutes },
    bookings: {
      created: sum('bookings'),
      cancelled: sum('bookings_cancelled'),
      no_show: sum('no_shows'),
      conversion: conversations === 0 ? null : Math.round((inConversations / conversations) * 10_000) / 10_000,
      by_source: Object.fromEntries(figures.bookingsBySource),
    },
    leads: { captured: sum('leads'), by_source: Object.fromEntries(figures.leadsBySource) },
    sentiment: { positive: sum('positive'), neutral: sum('neutral'), negative: sum('negative') },
    response_ms: percentilesOf('response_ms'),
    first_audio_ms: percentilesOf('first_audio_ms'),
    cost:
      sum('input_tokens', 'output_tokens') === 0
        ? null
        : { input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') },
  }

  function percentilesOf(metric: 'response_ms' | 'first_audio_ms') {
    return { p50: counts.percentile(metric, 0.5), p95: counts.percentile(metric, 0.95) }
  }
}

/** A figure over time, as asked. */
export function presentSeries(
  points: Point[],
  { timeZone }: Period,
  { metric, interval }: Pick<Series, 'metric' | 'interval'>,
): Series {
  const data = points.map(({ span: { from, to }, group, value }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
    group,
    value,
  }))
  return { metric, interval, time_zone: timeZone, data }
}
