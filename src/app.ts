import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySerializerCompiler,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { analytics } from './analytics/index.ts'
import { auditLog } from './audit/index.ts'
import { assistant, assistantTools } from './conversation/index.ts'
import { auth } from './auth/index.ts'
import { bookingCalendars, bookings, bookingVisitors, conflictFields } from './bookings/index.ts'
import { privacy } from './privacy/index.ts'
import { calls, type OpenCarrier } from './calls/index.ts'
import { chat } from './chat/index.ts'
import type { Config } from './config.ts'
import type { OutboundHttp } from './core/outbound-http.ts'
import { SECOND, systemClock, type Clock } from './core/time.ts'
import type { Timers } from './core/timers.ts'
import { contradictions } from './contradictions/index.ts'
import { crm } from './crm/index.ts'
import type { Database } from './db/database.ts'
import { DEMO_EMAIL, demoPage, findDemoTenant } from './demo/page.ts'
import { desk } from './desk/index.ts'
import { exam } from './exam/index.ts'
import { knowledge } from './knowledge/index.ts'
import { live } from './live/index.ts'
import { leads } from './leads/index.ts'
import { mail } from './mail/index.ts'
import { notify } from './notify/index.ts'
import { onboarding } from './onboarding/index.ts'
import type { TimeLimits } from './models/index.ts'
import { activity } from './plugins/activity.ts'
import { audit } from './plugins/audit/index.ts'
import { bodies } from './plugins/bodies.ts'
import { clientTurns } from './plugins/client-turns.ts'
import { cookies } from './plugins/cookies.ts'
import { crossOrigin } from './plugins/cors.ts'
import { database } from './plugins/database.ts'
import { answerClientError, errorHandler, sendError } from './plugins/error-handler.ts'
import { events } from './plugins/events.ts'
import { health } from './plugins/health.ts'
import { httpsOnly } from './plugins/https-only.ts'
import { idempotency } from './plugins/idempotency/index.ts'
import { identity } from './plugins/identity.ts'
import { callerLimits, limits } from './plugins/limits.ts'
import { metrics } from './plugins/metrics.ts'
import { openapi } from './plugins/openapi/index.ts'
import { outbound } from './plugins/outbound.ts'
import { ownHost } from './plugins/own-host.ts'
import { portalPage } from './plugins/portal-page.ts'
import { queue } from './plugins/queue.ts'
import { replies } from './plugins/replies.ts'
import { requestLog } from './plugins/request-log.ts'
import { retention } from './plugins/retention.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { staticFiles } from './plugins/static-files.ts'
import { strictRequests } from './plugins/strict-requests.ts'
import { watchers } from './plugins/watchers.ts'
import { tenants } from './tenants/index.ts'
import { visitors } from './visitors/index.ts'
import { webhooks } from './webhooks/index.ts'
import { widget } from './widget/index.ts'

export interface Dependencies {
  database: { database: Database; isEmbedded: boolean }
  secretKey: Buffer
  log: FastifyBaseLogger
  /** Replaced in tests. */
  clock?: Clock
  /** Timers of conversations on calls, replaced in tests. */
  timers?: Timers
  /** Time-outs of model providers, shortened in tests. */
  modelLimits?: TimeLimits
  /** Replaces the network in tests. */
  outbound?: OutboundHttp
  /** Tests answer for the telephone network. */
  openCarrier?: OpenCarrier
  /** Tests check each reply against its schema. */
  compileReply?: FastifySerializerCompiler<unknown>
}

const BODY_LIMIT_BYTES = 1024 * 1024

/** The complete app: every plugin in start-up order. It never listens and holds no global state. */
export async function buildApp(config: Config, dependencies: Dependencies): Promise<FastifyInstance> {
  const { baseUrl, isProduction, dataDir, models } = config
  const { secretKey, clock = systemClock } = dependencies
  const { isEmbedded } = dependencies.database
  const app = Fastify({
    loggerInstance: dependencies.log,
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    genReqId: () => randomUUID(),
    // The request log writes one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30 * SECOND,
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })

  // Hooks of every request, in this order.
  await app.register(requestLog)
  await app.register(errorHandler)
  await app.register(securityHeaders, { isProduction })
  await app.register(httpsOnly, { baseUrl, isProduction })
  await app.register(strictRequests)
  await app.register(crossOrigin)
  await app.register(ownHost, { baseUrl, isProduction })
  await app.register(cookies)
  await app.register(limits, { redisUrl: config.redisUrl })
  await app.register(bodies)
  await app.register(replies, { compileReply: dependencies.compileReply })
  await app.register(identity)
  await app.register(clientTurns)
  await app.register(audit)
  await app.register(openapi, { baseUrl })

  // Services shared by the domains.
  await app.register(activity)
  await app.register(database, dependencies.database)
  await app.register(events, { clock })
  await app.register(outbound, { allowCidrs: config.outboundAllowCidrs, httpsOnly: isProduction, ...dependencies })
  await app.register(idempotency)
  await app.register(queue, { isEmbedded })
  await app.register(retention)
  await app.register(watchers)
  await app.register(health)
  await app.register(metrics, { token: config.metricsToken, isProduction })
  await app.register(staticFiles)

  await app.register(tenants, { clock, conflictFields })
  await app.register(assistantTools)
  await app.register(mail, { ...config.mail, baseUrl, isProduction, dataDir, secretKey, isEmbedded, clock })
  const { registration } = config
  await app.register(auth, { secretKey, baseUrl, isProduction, registration, demoEmail: DEMO_EMAIL, clock })
  await app.register(notify, { demoEmail: DEMO_EMAIL, baseUrl, vapid: config.vapid, clock })
  await app.register(visitors, { secretKey, clock })
  // After visitors: a request refused by a visitor's limit does not count for the tenant.
  await app.register(callerLimits)
  await app.register(knowledge, { isEmbedded, clock, embedding: models.embedding })
  await app.register(leads)
  await app.register(bookings, { clock })
  await app.register(bookingCalendars, { clock, secretKey, baseUrl, google: config.google })
  await app.register(bookingVisitors, { baseUrl, clock })
  await app.register(analytics, { demoEmail: DEMO_EMAIL, clock })
  await app.register(assistant, { chat: models.chat, dataDir, limits: dependencies.modelLimits })
  await app.register(chat, { clock, isEmbedded })
  await app.register(contradictions)
  await app.register(live)
  await app.register(exam, { clock })
  const { voice, twilio } = config
  await app.register(calls, {
    baseUrl,
    isEmbedded,
    isProduction,
    clock,
    voice,
    twilio,
    minutesPerDay: config.callMinutesPerDay,
    timers: dependencies.timers,
    openCarrier: dependencies.openCarrier,
  })
  await app.register(webhooks, { secretKey, clock, isEmbedded, ...config.webhooks })
  await app.register(crm, { secretKey, clock, isEmbedded })
  await app.register(widget, { secretKey, baseUrl, clock })
  await app.register(onboarding)
  await app.register(auditLog)
  await app.register(privacy, { clock })
  await app.register(desk, { clock })
  const hasDemo = async () => !isProduction && (await findDemoTenant(app)) !== undefined
  await app.register(portalPage, { baseUrl, hasDemo })
  await app.register(demoPage, { isProduction })
  return app
}
