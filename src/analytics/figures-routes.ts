import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Clock } from '../core/time.ts'
import { BadRequest } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import { zoneOf, type Tenants } from '../tenants/index.ts'
import { figureRows, sendCsv, seriesRows, wantsCsv } from './csv.ts'
import {
  overviewQuery,
  overviewReply,
  presentFigures,
  presentSeries,
  seriesQuery,
  seriesReply,
} from './figures-schemas.ts'
import type { FiguresService } from './figures.ts'
import { canGroup } from './metrics.ts'
import { checkPeriod, type Period } from './spans.ts'

interface FiguresDeps {
  figures: FiguresService
  tenants: Pick<Tenants, 'find'>
  clock: Clock
}

const config = { access: 'analytics:read', limits: ['analytics'] } as const
const tags = ['analytics']
const orCsv = 'With `Accept: text/csv` the same as CSV.'

export function figuresRoutes(instance: FastifyInstance, deps: FiguresDeps): void {
  overviewRoute(instance, deps)
  seriesRoute(instance, deps)
}

function overviewRoute(instance: FastifyInstance, deps: FiguresDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/analytics/overview', {
    config,
    schema: {
      operationId: 'getAnalyticsOverview',
      tags,
      summary: 'Read the figures of a period, with the period before',
      description: `Figures follow what happens by a few seconds. ${orCsv}`,
      querystring: overviewQuery,
      response: { 200: overviewReply },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const period = await periodOf(deps, tenantId, request.query)
      const [now, before] = (await deps.figures.overview(tenantId, period)).map(presentFigures)
      if (!wantsCsv(request)) return { ...now!, previous: before! }
      await sendCsv(reply, `figures-${period.from}-${period.to}`, figureRows(now!, before!))
    },
  })
}

function seriesRoute(instance: FastifyInstance, deps: FiguresDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/analytics/timeseries', {
    config,
    schema: {
      operationId: 'getAnalyticsTimeseries',
      tags,
      summary: 'Read a figure over time',
      description: `Every span of the period is there, empty ones too. ${orCsv}`,
      querystring: seriesQuery,
      response: { 200: seriesReply },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const asked = askedOf(request.query)
      const period = await periodOf(deps, tenantId, request.query)
      const series = presentSeries(await deps.figures.series(tenantId, period, asked), period, asked)
      if (!wantsCsv(request)) return series
      await sendCsv(reply, `${asked.metric}-${period.from}-${period.to}`, seriesRows(series, asked.groupBy))
    },
  })
}

/** @throws BadRequest */
function askedOf({ metric, interval, group_by: groupBy }: z.infer<typeof seriesQuery>) {
  if (groupBy !== undefined && !canGroup(metric, groupBy))
    throw new BadRequest(`group_by: ${metric} is not counted by ${groupBy}`)
  return { metric, interval, groupBy }
}

const DEFAULT_DAYS = 28

/** @throws BadRequest */
async function periodOf(
  { tenants, clock }: Pick<FiguresDeps, 'tenants' | 'clock'>,
  tenantId: string,
  { from, to, time_zone: asked }: z.infer<typeof overviewQuery>,
): Promise<Period> {
  const timeZone = await zoneOf(tenants, tenantId, asked)
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const last = to ?? today.toString()
  const first =
    from ??
    Temporal.PlainDate.from(last)
      .subtract({ days: DEFAULT_DAYS - 1 })
      .toString()
  const period = { from: first, to: last, timeZone }
  checkPeriod(period)
  return period
}
