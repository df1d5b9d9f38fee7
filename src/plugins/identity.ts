import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OwnHost } from '../core/own-host.ts'
import { Forbidden, Unauthorized } from '../errors.ts'
import { may, type Principal, type Right } from './rights.ts'
import type { Visitor } from './visitor-caps.ts'

/** The authenticated caller. `id` is the id of the key, the user or the visitor's session. */
export type Caller =
  | { kind: 'api_key'; principal: 'standard_key' | 'admin_key'; tenantId: string; id: string }
  | { kind: 'user'; principal: 'admin' | 'member'; tenantId: string; id: string; sessionId: string }
  | {
      kind: 'visitor'
      principal: 'visitor'
      tenantId: string
      id: string
      clientName: string | null
      /** The visitor's identity for limits. */
      visitor: Visitor
    }

/** One kind of credential. `read` returns undefined for an invalid one. */
export interface CredentialReader {
  isPresent(request: FastifyRequest): boolean
  read(request: FastifyRequest): Promise<Caller | undefined>
}

interface Identity {
  /** Adds a credential. Registration order is precedence: key, cookie, bearer. */
  accept(reader: CredentialReader): void
  /** The caller on a page that is there for everybody. */
  find(request: FastifyRequest): Promise<Caller | undefined>
  /** For streams, which end together with their caller's key or session. */
  standingOf(request: FastifyRequest): Standing
  /** Signals that a key or session has ended; without an id any may have. */
  ended(id?: string): void
  /** Rejects the credentials of this key or user from now on, whatever their rows say. */
  close(id: string): void
  isClosed(id: string): boolean
}

/** Validity of a caller's credential during its request. */
export interface Standing {
  /** Re-checks the credential as at the start of the request. */
  isGood(): Promise<boolean>
  /** Calls `ask` whenever the credential may have ended. Returns the unsubscribe function. */
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
    /** `public`, or the right required. Mandatory for routes under /api/v1. */
    access?: 'public' | Right
    /** Runs by itself: it is no use of a session, whose idle hours go on. */
    isBackground?: boolean
  }
}

/** The caller of a non-public route. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Unauthorized()
  return request.caller
}

async function identityPlugin(app: FastifyInstance): Promise<void> {
  const readers: CredentialReader[] = []
  const closed = new Set<string>()
  const openStreams = new OpenStreams()
  const whoIs = async (request: FastifyRequest): Promise<Caller | undefined> => {
    // One credential decides: an invalid key is a 401 even next to a valid cookie.
    const caller = await readers.find((reader) => reader.isPresent(request))?.read(request)
    return caller !== undefined && closed.has(caller.id) ? undefined : caller
  }

  app.decorateRequest('caller', null)
  app.decorate('identity', {
    accept: (reader: CredentialReader) => void readers.push(reader),
    find: whoIs,
    standingOf: (request: FastifyRequest) => ({
      isGood: async () => (await whoIs(request)) !== undefined,
      onDoubt: (ask: () => void) => openStreams.listen(credentialOf(callerOf(request)), ask),
    }),
    ended: (id?: string) => openStreams.raise(id),
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

/** Id of the expiring credential: a user's session, otherwise the key or the visitor's session. */
function credentialOf(caller: Caller): string {
  return caller.kind === 'user' ? caller.sessionId : caller.id
}

/** Open streams by credential. */
class OpenStreams {
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

/** Detects CSRF: a write by cookie caused by another site's page (Fetch Metadata, then Origin; OWASP CSRF sheet). */
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
