import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import { AppError, RETRY_LATER_S, type Issue } from '../errors.ts'
import { errorPage, wantsPage } from './error-page.ts'

/** One place turns every failure into `{ detail }` (api.md, Errors). Texts of the server's own faults never leave. */
async function errorHandlerPlugin(app: FastifyInstance): Promise<void> {
  const methods = routeMethods(app)
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods(pathOf(request.url))
    if (allowed.length === 0 || allowed.includes(request.method))
      return answer(request, reply, { status: 404, detail: 'Not Found' })
    void reply.header('Allow', allowed.join(', '))
    return answer(request, reply, { status: 405, detail: 'Method Not Allowed' })
  }
  // What is nowhere stays nowhere, whatever the framework thinks of its body.
  app.setErrorHandler((error: FastifyError, request, reply) =>
    isNowhere(request) && isFrameworkRefusal(error) ? refuseUnknown(request, reply) : sendError(error, request, reply),
  )
  app.setNotFoundHandler(refuseUnknown)
}

/** Also serves the router's own errors (a URL that cannot be decoded), which meet no hook. */
export function sendError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Whatever a library throws, nothing included.
  const error = thrown ?? new Error('Nothing was thrown')
  const { status, detail, retryAfter } = failureOf(error)
  if (status >= 500 && status !== 503) request.log.error({ err: error }, 'A request failed')
  if (status === 503) request.log.warn({ err: error }, 'A request could not be served')
  // The router's own errors have met no hook, so nobody has named the request yet.
  void reply.header('X-Request-Id', request.id)
  if (retryAfter !== undefined) void reply.header('Retry-After', retryAfter)
  if (status === 401) void reply.header('WWW-Authenticate', CHALLENGES)
  // What was not read of a refused body would be taken for the next request.
  if (status === 413) void reply.header('Connection', 'close')
  return answer(request, reply, { status, detail })
}

/** JSON, or a page for a person. */
function answer(request: FastifyRequest, reply: FastifyReply, { status, detail }: Failure): FastifyReply {
  void reply.code(status)
  if (!wantsPage(request))
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send({ detail })
  void reply.headers({ 'Cache-Control': 'no-store', Vary: 'Accept, Accept-Language' }).type('text/html; charset=utf-8')
  return reply.serializer(String).send(errorPage(status, request))
}

/** Every 401 names what is accepted (RFC 9110 §11.6.1); browsers ask nobody for a password because of these two. */
const CHALLENGES = 'ApiKey realm="FrontDesk", Bearer realm="FrontDesk"'

/** The route that lets preflights in answers no other path. */
export function isNowhere({ is404, routeOptions }: FastifyRequest): boolean {
  return is404 || routeOptions.url === '*'
}

function isFrameworkRefusal(error: FastifyError): boolean {
  return !(error instanceof AppError) && error.statusCode !== undefined && error.statusCode < 500
}

/** What an error means to a caller. */
export interface Failure {
  status: number
  detail: string | Issue[]
  retryAfter?: number | undefined
}

/** The status and the words of any error; for pages, which say it in words of their own. */
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
  // What it belongs to was erased at the same moment.
  if (code === FOREIGN_KEY_VIOLATION) return { status: 404, detail: 'Not Found' }
  const status = error.statusCode
  // An address that cannot be decoded, has a part too long for an id, or leaves the folder of the static files (403).
  if (UNKNOWN_ADDRESS.has(error.code) || status === 403) return { status: 404, detail: 'Not Found' }
  if (status === undefined || status >= 500 || status < 400) return { status: 500, detail: 'Internal error' }
  return { status, detail: FRAMEWORK_DETAILS[status] ?? STATUS_CODES[status] ?? 'Bad request' }
}

const UNKNOWN_ADDRESS = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'])

/** The framework's own words name its parsers and codes; these are ours. */
const FRAMEWORK_DETAILS: Record<number, string> = {
  400: 'The request could not be read: malformed JSON, headers or address',
  413: 'The body is too large',
  415: 'Send application/json in UTF-8',
}

function validationFailure(issues: ZodFastifySchemaValidationError[], context: string | undefined): Failure {
  // An id that cannot be one names nothing.
  if (context === 'params') return { status: 404, detail: 'Not Found' }
  if (context === 'querystring') {
    const { instancePath, message } = issues[0]!
    return { status: 400, detail: `${instancePath.slice(1) || 'query'}: ${message ?? 'is not valid'}` }
  }
  return { status: 422, detail: issues.flatMap(toIssues) }
}

/** A body may hold any number of them. */
const MAX_UNKNOWN_NAMED = 50

function toIssues({ instancePath, keyword, message, params }: ZodFastifySchemaValidationError): Issue[] {
  const path = instancePath
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const loc = ['body', ...path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))]
  const { keys: unknown } = params as { keys?: string[] }
  if (keyword === 'unrecognized_keys' && unknown !== undefined)
    return unknown
      .slice(0, MAX_UNKNOWN_NAMED)
      .map((name) => ({ loc: [...loc, name], msg: 'is not a known field', type: keyword }))
  return [{ loc, msg: message ?? 'is not valid', type: keyword }]
}

/** Codes of pg, Postgres and the system that say: not now (connection failures, shutting down, too many connections, time-outs). */
const AWAY = /^(08...|57P0[123]|53300|57014|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const FOREIGN_KEY_VIOLATION = '23503'

/** The code of pg, Postgres or the system; a failed query wears its cause. */
function databaseCode(error: Error): string | undefined {
  const { code } = (error.cause instanceof Error ? error.cause : error) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

function isDatabaseAway(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = databaseCode(error)
  if (code !== undefined) return AWAY.test(code)
  return /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(cause.message)
}

/** Which methods a path answers, for 405 with `Allow`; the router itself only says that the pair is unknown. */
function routeMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const pattern = new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`)
    for (const name of [method].flat()) routes.push({ pattern, method: name })
  })
  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!
}

const CLIENT_ERRORS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
}

/** What never became a request: broken HTTP, headers that are too large or too slow. */
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
