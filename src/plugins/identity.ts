import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OwnHost } from '../core/own-host.ts'
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
  /** For streams, which end when their caller's key or session does. */
  standingOf(request: FastifyRequest): Standing
  /** A key or session has ended, of this id; without one, perhaps any. */
  ended(id?: string): void
  /** From now on the credentials of this key or user are no good, whatever their rows say. */
  close(id: string): void
  isClosed(id: string): boolean
}

/** Whether a caller's credential is still good, for as long as its request is answered. */
export interface Standing {
  /** Asks again, as at the beginning of the request. */
  isGood(): Promise<boolean>
  /** Calls `ask` at once when the credential may have ended. Returns how to stop it. */
  onDoubt(ask: () => void): () => void
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

async function identityPlugin(app: FastifyInstance): Promise<void> {
  const readers: CredentialReader[] = []
  const closed = new Set<string>()
  const doubts = new Doubts()
  const whoIs = async (request: FastifyRequest): Promise<Caller | undefined> => {
    // One credential decides: a bad key is a 401 even beside a good cookie.
    const caller = await readers.find((reader) => reader.isPresent(request))?.read(request)
    return caller !== undefined && closed.has(caller.id) ? undefined : caller
  }

  app.decorateRequest('caller', null)
  app.decorate('identity', {
    accept: (reader: CredentialReader) => void readers.push(reader),
    standingOf: (request: FastifyRequest) => ({
      isGood: async () => (await whoIs(request)) !== undefined,
      onDoubt: (ask: () => void) => doubts.listen(credentialOf(callerOf(request)), ask),
    }),
    ended: (id?: string) => doubts.raise(id),
    close: (id: string) => void closed.add(id),
    isClosed: (id: string) => closed.has(id),
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
    if (caller.kind === 'user' && isForged(request, app.ownHost))
      throw new Forbidden('This request did not come from the portal')
    if (!may(caller.principal, access)) throw new Forbidden(refusal(caller.principal))
    request.caller = caller
  })
}

/** The id of what ends: a user's session, or else the key or visitor's session itself. */
function credentialOf(caller: Caller): string {
  return caller.kind === 'user' ? caller.sessionId : caller.id
}

/** Open streams, by the credential that they were opened with. */
class Doubts {
  readonly #listeners = new Map<string, Set<() => void>>()

  listen(id: string, ask: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(ask))
    return () => {
      listeners.delete(ask)
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id)
    }
  }

  raise(id: string | undefined): void {
    const doubted = id === undefined ? [...this.#listeners.values()] : [this.#listeners.get(id) ?? []]
    for (const listeners of doubted) for (const ask of listeners) ask()
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cross-site request forgery: a write by cookie that another site's page caused (Fetch Metadata, then Origin; OWASP CSRF sheet). */
export function isForged(request: FastifyRequest, ownHost: OwnHost): boolean {
  if (SAFE_METHODS.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const origin = request.headers.origin
  return origin !== undefined && !ownHost.originsAt(request).includes(origin)
}

function refusal(principal: Principal): string {
  if (principal === 'standard_key') return 'This needs an admin key or an administrator'
  return principal === 'member' ? 'This needs an administrator' : 'Not allowed'
}

export const identity = fp(identityPlugin, { name: 'identity', dependencies: ['cookies', 'own-host'] })
