import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { OwnHost } from '../core/own-host.ts'
import { equalSecrets } from '../core/secrets.ts'
import { SECOND } from '../core/time.ts'
import { NotFound } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Measurements of the domains, for `/metrics`. */
    measures: {
      /** Time from a caller's last word to the first of the answer. */
      firstAudio(channel: 'phone' | 'web', milliseconds: number): void
    }
  }
}

/** People speak again after a second, and hang up after three. */
const ANSWER_BUCKETS_S = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8]
const LATENCY_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface MetricsOptions {
  token: string | undefined
  isProduction: boolean
}

/**
 * `/metrics` for Prometheus, protected by METRICS_TOKEN. Without a token it serves loopback only, and nobody in production,
 * where a proxy on the same machine looks like loopback.
 */
async function metricsPlugin(app: FastifyInstance, options: MetricsOptions): Promise<void> {
  if (options.isProduction && options.token === undefined)
    app.log.warn('METRICS_TOKEN is not set: /metrics answers nobody in production')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS_S,
    registers: [registry],
  })
  const series = seriesOf(durations)
  app.addHook('onResponse', (request, reply, done) => {
    // Labelled by route pattern: addresses contain ids, and every id would become a series.
    series(request.method, request.routeOptions.url ?? 'none', reply.statusCode).observe(reply.elapsedTime / SECOND)
    done()
  })
  const answers = new Histogram({
    name: 'call_first_audio_seconds',
    help: 'Time from the last word of a caller to the first of the answer, counted when the call is over.',
    labelNames: ['channel'],
    buckets: ANSWER_BUCKETS_S,
    registers: [registry],
  })
  app.decorate('measures', {
    firstAudio: (channel, milliseconds) => answers.observe({ channel }, milliseconds / SECOND),
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, app.ownHost, options)) throw new NotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Cached per label set, because finding a series costs more than counting. */
function seriesOf(histogram: Histogram) {
  const known = new Map<string, Histogram.Internal<string>>()
  return (method: string, route: string, status: number) => {
    const name = `${method} ${status} ${route}`
    let found = known.get(name)
    if (found === undefined) {
      found = histogram.labels({ method, route, status })
      known.set(name, found)
    }
    return found
  }
}

function isAllowed(request: FastifyRequest, ownHost: OwnHost, { token, isProduction }: MetricsOptions): boolean {
  if (token !== undefined) return equalSecrets(request.headers.authorization ?? '', `Bearer ${token}`)
  if (isProduction) return false
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (isForwarded || ownHost.isForeign(request)) return false
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
}

export const metrics = fp(metricsPlugin, { name: 'metrics', dependencies: ['own-host'] })
