import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import fp from 'fastify-plugin'
import { BadRequest } from '../errors.ts'

/** Refuses requests that two parsers would read differently: a proxy and this program, or a client and the API. */
async function strictRequestsPlugin(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) =>
    hasTwoHosts(rawHeaders) ? done(new BadRequest('The request has more than one Host header')) : done(),
  )
  app.addHook('onRoute', (route) => {
    const names = parametersOf(route.schema?.querystring)
    if (names.size === 0) return
    const hooks = [route.preValidation ?? []].flat()
    route.preValidation = [(request, _reply, done) => refuseBrackets(names, request, done), ...hooks]
  })
}

/** True for two Host headers: Node uses the first, some proxies the last (RFC 9112 §3.2 requires a 400). */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function parametersOf(querystring: unknown): Set<string> {
  const isObject = typeof querystring === 'object' && querystring !== null && 'shape' in querystring
  return new Set(Object.keys((isObject ? querystring.shape : undefined) ?? {}))
}

/** `status[]=a` looks like a filter, but would be ignored like any unknown parameter. */
function refuseBrackets(names: Set<string>, { query }: FastifyRequest, done: HookHandlerDoneFunction): void {
  // Fastify parses every query into an object, an absent one too.
  for (const key of Object.keys(query as object)) {
    const bracket = key.indexOf('[')
    const name = key.slice(0, bracket)
    if (bracket > 0 && names.has(name)) return done(new BadRequest(`${name}: takes one value, as ${name}=…`))
  }
  done()
}

export const strictRequests = fp(strictRequestsPlugin, { name: 'strict-requests' })
