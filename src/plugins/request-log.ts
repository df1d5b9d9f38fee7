import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** One log line per reply: route pattern, caller, status. Never an address, query or body. */
async function requestLogPlugin(app: FastifyInstance): Promise<void> {
  // No field can hold a secret, and redaction takes longer than writing the line.
  const log = app.log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { caller, method, routeOptions } = request
    if (routeOptions.logLevel !== 'silent') {
      log.info(
        {
          reqId: request.id,
          method,
          route: routeOptions.url ?? null,
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime * 10) / 10,
          tenant_id: caller?.tenantId,
          caller_id: caller?.id,
        },
        'answered',
      )
    }
    done()
  })
}

export const requestLog = fp(requestLogPlugin, { name: 'request-log' })
