import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { BadRequest, UnsupportedMedia } from '../errors.ts'
import { isNowhere } from './error-handler.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body, for requests with an Idempotency-Key. */
    bodyHash: string | null
    /** Parse error, thrown only after the request was counted (limits), before validation. */
    unreadable: Error | null
  }
}

/** Unauthenticated requests are read before limits apply. Routes with longer fields set their own limit. */
const MAX_PUBLIC_BODY_BYTES = 16 * 1024

/**
 * Strict JSON: UTF-8 only; broken bytes and prototype keys are refused. An empty body counts as none, whatever its media
 * type: routes that need one answer 422.
 */
async function bodiesPlugin(app: FastifyInstance): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyHash', null)
  app.decorateRequest('unreadable', null)
  // The framework rejects an invalid media type before looking for a body; without the header, the parser below decides.
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const type = headers['content-type']
    if (type !== undefined && !MEDIA_TYPE.test(type)) delete headers['content-type']
    done()
  })
  app.addHook('onRoute', (route) => {
    if (isForStrangers(route)) route.bodyLimit ??= MAX_PUBLIC_BODY_BYTES
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.unreadable === null || isNowhere(request)) done()
    else done(request.unreadable)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const refuse = (error: Error) => refuseLater(request, error, done)
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(request.headers['content-type'])) return refuse(notJson())
    if (request.headers['idempotency-key'] !== undefined) {
      request.bodyHash = createHash('sha256').update(body).digest('hex')
    }
    const text = decode(body)
    if (text === undefined) return refuse(new BadRequest('The body is not valid UTF-8'))
    return parseJson(request, text, (error, value) => (error === null ? done(null, value) : refuse(error)))
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer, done) =>
    body.length === 0 ? done(null, undefined) : refuseLater(request, notJson(), done),
  )
}

/** True for public and widget routes with limits; those without are called by providers, with signatures. */
function isForStrangers({ config }: RouteOptions): boolean {
  return (config?.access === 'public' && config.limits?.length !== 0) || config?.access === 'widget:use'
}

function refuseLater(request: FastifyRequest, error: Error, done: (error: null, body: undefined) => void): void {
  request.unreadable = error
  done(null, undefined)
}

const MEDIA_TYPE = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/

const notJson = () => new UnsupportedMedia('Send application/json in UTF-8')

function isUtf8(contentType: string | undefined): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text without byte order mark; undefined for invalid UTF-8. */
function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body)
  } catch {
    return undefined
  }
}

/** After the limits, so that unreadable requests count too. */
export const bodies = fp(bodiesPlugin, { name: 'bodies', dependencies: ['limits'] })
