import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Forbidden, Unauthorized } from '../errors.ts'
import { may, type Principal, type Right } from './rights.ts'
import type { Visitor } from './visitor-caps.ts'

/** Who is calling. `id` is the key's, the user's or the visitor's session's id. */
export type Caller =
  | { kind: 'api_key'; principal: 'standard_key' | 'admin_key'; tenantId: string; id: string }
  | { kind: 'user'; principal: 'admin' | 'member'; tenantId: string; id: string; sessionId: string }
  | {
      kind: 'visitor'
      principal: 'visitor'
      tenantId: string
      id: string
      clientName: string | null
      /** As caps count them. */
      visitor: Visitor
    }

/** One kind of credential: whether the request carries it, and whose it is. Undefined: it is no good. */
export interface CredentialReader {
  isPresent(request: FastifyRequest): boolean
  read(request: FastifyRequest): Promise<Caller | undefined>
}

export interface Identity {
  /** Domains add their credential; the order of start-up is the order of precedence: key, cookie, bearer. */
  accept(reader: CredentialReader): void
  /** Asks again, without its HTTP request's body: a stream ends when its caller's key or session did. */
  isStillValid(request: FastifyRequest): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    identity: Identity
  }
  interface FastifyRequest {
    /** Null only on public routes. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** `public`, or the right that the caller needs. Every route under /api/v1 has one. */
    access?: 'public' | Right
  }
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Unauthorized()
  return request.caller
}

async function identityPlugin(app: FastifyInstance, { baseUrl }: { baseUrl: string }): Promise<void> {
  const readers: CredentialReader[] = []
  const whoIs = async (request: FastifyRequest): Promise<Caller | undefined> =>
    // One credential decides: a bad key is a 401 even beside a good cookie.
    readers.find((reader) => reader.isPresent(request))?.read(request)

  app.decorateRequest('caller', null)
  app.decorate('identity', {
    accept: (reader: CredentialReader) => void readers.push(reader),
    isStillValid: async (request: FastifyRequest) => (await whoIs(request)) !== undefined,
  })
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/v1') && config?.access === undefined)
      throw new Error(`${url} does not say who may call it`)
  })
  app.addHook('onRequest', async (request: FastifyRequest, _reply: FastifyReply) => {
    const access = request.routeOptions.config.access
    if (access === undefined || access === 'public') return
    const caller = await whoIs(request)
    if (caller === undefined) throw new Unauthorized()
    if (caller.kind === 'user' && isForged(request, baseUrl))
      throw new Forbidden('This request did not come from the portal')
    if (!may(caller.principal, access)) throw new Forbidden(refusal(caller.principal))
    request.caller = caller
  })
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cross-site request forgery: a write by cookie that another site's page caused (Fetch Metadata, then Origin; OWASP CSRF sheet). */
export function isForged(request: FastifyRequest, baseUrl: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const origin = request.headers.origin
  if (origin === undefined) return false
  return origin !== baseUrl && origin !== `${request.protocol}://${request.host}`
}

function refusal(principal: Principal): string {
  if (principal === 'standard_key') return 'This needs an admin key or an administrator'
  return principal === 'member' ? 'This needs an administrator' : 'Not allowed'
}

export const identity = fp(identityPlugin, { name: 'identity', dependencies: ['cookies'] })
