import { databaseCode, DEADLOCK, FOREIGN_KEY_VIOLATION, SERIALIZATION_FAILURE } from '../db/errors.ts'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import { AppError, RETRY_LATER_S } from '../errors.ts'
import { issuesOf, type Issue } from '../validation-problem.ts'
import { errorPage, wantsPage } from './error-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that ends in `*`: whether this path is one of those behind it. */
    hasPath?: (path: string) => boolean
  }
}

/** Turns every error into `{ detail }`. Texts of internal errors never leave. */
async function errorHandlerPlugin(app: FastifyInstance): Promise<void> {
  const methods = routeMethods(app)
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods(pathOf(request.url))
    if (allowed.length === 0 || allowed.includes(request.method))
      return answer(request, reply, { status: 404, detail: 'Not Found' })
    void reply.header('Allow', allowed.join(', '))
    return answer(request, reply, { status: 405, detail: 'Method Not Allowed' })
  }
  // An unknown path stays a 404, whatever the framework thinks of the body.
  app.setErrorHandler((error: FastifyError, request, reply) =>
    isNowhere(request) && isFrameworkRefusal(error) ? refuseUnknown(request, reply) : sendError(error, request, reply),
  )
  app.setNotFoundHandler(refuseUnknown)
}

/** Also handles the router's own errors (an undecodable URL), which bypass hooks. */
export function sendError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Libraries may throw anything, undefined included.
  const error = thrown ?? new Error('Nothing was thrown')
  const { status, detail, retryAfter } = failureOf(error)
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'A request failed')
  if (status === 503) request.log.warn({ err: error }, 'A request could not be served')
  // Router errors bypass the hook that sets the request id.
  void reply.header('X-Request-Id', request.id)
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter)
  if (status === 401) void reply.header('WWW-Authenticate', CHALLENGES)
  // The unread rest of a refused body would be parsed as the next request.
  if (status === 413) void reply.header('Connection', 'close')
  return answer(request, reply, { status, detail })
}

/** JSON, or a page for a browser. */
function answer(request: FastifyRequest, reply: FastifyReply, { status, detail }: Failure): FastifyReply {
  void reply.code(status)
  if (!wantsPage(request))
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send({ detail })
  void reply.headers({ 'Cache-Control': 'no-store', Vary: 'Accept, Accept-Language' }).type('text/html; charset=utf-8')
  return reply.serializer(String).send(errorPage(status, request))
}

/** A 401 must name accepted schemes (RFC 9110 §11.6.1); browsers show no password dialog for these two. */
const CHALLENGES = 'ApiKey realm="FrontDesk", Bearer realm="FrontDesk"'

/** The wildcard route of CORS serves preflights only. */
export function isNowhere({ is404, routeOptions }: FastifyRequest): boolean {
  return is404 || routeOptions.url === '*'
}

function isFrameworkRefusal(error: FastifyError): boolean {
  return !(error instanceof AppError) && error.statusCode !== undefined && error.statusCode < 500
}

/** An error as shown to the caller. */
interface Failure {
  status: number
  detail: string | Issue[]
  retryAfter?: number | undefined
}

/** Status and text of any error; pages use texts of their own. */
export function failureOf(error: FastifyError): Failure {
  const failure = meaningOf(error)
  if (failure.status !== 429) return failure
  const { status, detail, retryAfter = RETRY_LATER_S } = failure
  return { status, detail, retryAfter }
}

function meaningOf(error: FastifyError): Failure {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailure(error.validation, error.validationContext)
  if (isDatabaseAway(error))
    return { status: 503, detail: 'The database is not available. Try again shortly.', retryAfter: 5 }
  const code = databaseCode(error)
  if (code === DEADLOCK || code === SERIALIZATION_FAILURE)
    return { status: 503, detail: 'Two changes collided. Try again.', retryAfter: 1 }
  // The referenced row was erased concurrently.
  if (code === FOREIGN_KEY_VIOLATION) return { status: 404, detail: 'Not Found' }
  const status = error.statusCode
  // Undecodable addresses, parts longer than an id, and paths outside the static folder (403).
  if (UNKNOWN_ADDRESS.has(error.code) || status === 403) return { status: 404, detail: 'Not Found' }
  if (status === undefined || status >= 500 || status < 400) return { status: 500, detail: 'Internal error' }
  return { status, detail: FRAMEWORK_DETAILS[status] ?? STATUS_CODES[status] ?? 'Bad request' }
}

const UNKNOWN_ADDRESS = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'])

/** Replaces the framework's texts, which name its parsers and codes. */
const FRAMEWORK_DETAILS: Record<number, string> = {
  400: 'The request could not be read: malformed JSON, headers or address',
  413: 'The body is too large',
  415: 'Send application/json in UTF-8',
}

function validationFailure(issues: ZodFastifySchemaValidationError[], context: string | undefined): Failure {
  // An impossible id is an unknown one.
  if (context === 'params') return { status: 404, detail: 'Not Found' }
  if (context === 'querystring') {
    const { instancePath, message } = issues[0]!
    return { status: 400, detail: `${instancePath.slice(1) || 'query'}: ${message ?? 'is not valid'}` }
  }
  return { status: 422, detail: issues.flatMap(issuesOf) }
}

/** Transient codes of pg, Postgres and the system: connection failures, shutdown, too many connections, time-outs. */
const AWAY = /^(08...|57P0[123]|53300|57014|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

function isDatabaseAway(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = databaseCode(error)
  if (code !== undefined) return AWAY.test(code)
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(cause.message)
}

/** Methods of a path, for 405 with `Allow`; the router only reports an unknown combination. */
function routeMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { hasPath: (path: string) => boolean; method: string }[] = []
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.includes('*') && config?.hasPath === undefined) return
    const hasPath = config?.hasPath ?? matcherOf(url)
    for (const name of [method].flat()) routes.push({ hasPath, method: name })
  })
  return (path) => [...new Set(routes.filter(({ hasPath }) => hasPath(path)).map(({ method }) => method))]
}

/** Compiled at the first unknown path: a start compiles none of hundreds. */
function matcherOf(url: string): (path: string) => boolean {
  let pattern: RegExp | undefined
  return (path) => {
    pattern ??= new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`)
    return pattern.test(path)
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!
}

const CLIENT_ERRORS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
}

/** Connections that never became a request: broken HTTP, headers too large or too slow. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, detail] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'The request could not be read']
  const body = JSON.stringify({ detail })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\n\r\n${body}`,
  )
}

export const errorHandler = fp(errorHandlerPlugin, { name: 'error-handler' })
