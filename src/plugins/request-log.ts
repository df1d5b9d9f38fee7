import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** One line for each request, when it is answered: the route's pattern, who, how it went. Never an address, query or body. */
async function requestLogPlugin(app: FastifyInstance): Promise<void> {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'silent') return
    const { caller, method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const who = caller === null ? {} : { tenant_id: caller.tenantId, caller_id: caller.id }
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, milliseconds, ...who },
      'answered',
    )
  })
}

export const requestLog = fp(requestLogPlugin, { name: 'request-log' })
