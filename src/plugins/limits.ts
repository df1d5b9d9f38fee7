import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import fp from 'fastify-plugin'
import { withoutPort } from '../core/client-address.ts'
import { HOUR, MINUTE } from '../core/time.ts'
import { TooManyRequests } from '../errors.ts'
import { LimitCounters } from './limit-counters.ts'
import { connectCounters } from './shared-counters.ts'

/** The limits of the contract (api.md §1). Nothing else in the program limits requests. */
export const LIMITS = {
  authentication: { max: 5, windowMs: 15 * MINUTE, scope: 'email' },
  chat: { max: 200, windowMs: HOUR, scope: 'tenant' },
  calls: { max: 60, windowMs: MINUTE, scope: 'tenant' },
  ingest: { max: 100, windowMs: HOUR, scope: 'tenant' },
  analytics: { max: 120, windowMs: MINUTE, scope: 'caller' },
  widget: { max: 300, windowMs: MINUTE, scope: 'ip' },
  general: { max: 1_000, windowMs: MINUTE, scope: 'ip' },
} as const satisfies Record<string, { max: number; windowMs: number; scope: Scope }>

export type LimitName = keyof typeof LIMITS

/** `email`: e-mail and address together; `caller`: a user or an API key. */
type Scope = 'ip' | 'tenant' | 'caller' | 'email'

/** Guard against trying one password on many accounts: failed sign-ins of one address. */
const FAILED_SIGN_INS = { max: 100, windowMs: 15 * MINUTE }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Categories that the route counts under; `general` when it names none. */
    limits?: readonly LimitName[]
    /** Whose account the body speaks for, where it names no e-mail. */
    accountOf?: (request: FastifyRequest) => Promise<string | undefined>
  }
  interface FastifyInstance {
    failedSignIns: {
      /** Throws 429 for an address that failed too often. */
      check(request: FastifyRequest): Promise<void>
      count(request: FastifyRequest): Promise<void>
    }
  }
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>
type Outcome = Exclude<Awaited<ReturnType<Limiter>>, { isAllowed: true }>

interface LimitsOptions {
  /** Counters that several processes share; without it each counts for itself. */
  redisUrl: string | undefined
}

async function limitsPlugin(app: FastifyInstance, { redisUrl }: LimitsOptions): Promise<void> {
  await app.register(rateLimit, { global: false, store: await counterStore(app, redisUrl) })
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { max, windowMs, scope }]) => [
      name,
      app.createRateLimit({
        max,
        timeWindow: windowMs,
        keyGenerator: async (request) => `${name} ${await keyOf(scope, request)}`,
      }),
    ]),
  ) as Record<LimitName, Limiter>

  const enforce = (scopes: readonly Scope[]) => {
    const limitersOf = remembered((limits: readonly LimitName[]) =>
      limits.filter((name) => scopes.includes(LIMITS[name].scope)).map((name) => limiters[name]),
    )
    return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
      const due = limitersOf(limitsOf(request))
      if (due.length === 0) return done()
      void enforceAll(due, request, reply, done)
    }
  }
  // By address before anybody is identified; by tenant after; by e-mail once the body is read, also where it is bad.
  app.addHook('onRequest', enforce(['ip']))
  app.decorate('enforceCallerLimits', enforce(['tenant', 'caller']))
  app.addHook('preValidation', enforce(['email']))

  const failures = app.createRateLimit({
    max: FAILED_SIGN_INS.max - 1,
    timeWindow: FAILED_SIGN_INS.windowMs,
    keyGenerator: async (request) => `failed-sign-in ${await keyOf('ip', request)}`,
  })
  app.decorate('failedSignIns', {
    check: async (request: FastifyRequest) => refuseExceeded(await failures(request, { increment: false })),
    count: async (request: FastifyRequest) => void (await failures(request)),
  })
}

async function counterStore(app: FastifyInstance, redisUrl: string | undefined) {
  if (redisUrl === undefined) return LimitCounters
  const shared = connectCounters(redisUrl, app.log)
  app.addHook('onClose', async () => shared.close())
  await shared.ready()
  return shared.store
}

async function enforceAll(
  due: Limiter[],
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): Promise<void> {
  try {
    for (const limiter of due) apply(reply, await limiter(request))
  } catch (error) {
    return done(error as Error)
  }
  done()
}

/** Routes are few and requests many. */
function remembered<K extends object, V>(find: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = find(key)
      known.set(key, value)
    }
    return value
  }
}

/** Registered after identity, so that the caller is known. */
async function callerLimitsPlugin(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', app.enforceCallerLimits)
}

declare module 'fastify' {
  interface FastifyInstance {
    enforceCallerLimits(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void
  }
}

const UNLIMITED: readonly LimitName[] = []
const GENERAL: readonly LimitName[] = ['general']

/** What is under /api/v1 counts, and what names a category itself; a preflight and an unknown path do not. */
function limitsOf(request: FastifyRequest): readonly LimitName[] {
  const { url, config } = request.routeOptions
  if (url === undefined || request.method === 'OPTIONS') return UNLIMITED
  return config.limits ?? (url.startsWith('/api/v1') ? GENERAL : UNLIMITED)
}

async function keyOf(scope: Scope, request: FastifyRequest): Promise<string> {
  const address = normalizeIP(withoutPort(request.ip), 64)
  if (scope === 'ip') return address
  const caller = request.caller
  if (scope === 'email') return `${caller?.id ?? (await accountIn(request))} ${address}`
  if (caller === null) return address
  return scope === 'tenant' ? caller.tenantId : caller.id
}

/** Where a token speaks for an account, an e-mail beside it says nothing. Who is nobody counts by address alone. */
async function accountIn(request: FastifyRequest): Promise<string> {
  const { accountOf } = request.routeOptions.config
  return accountOf === undefined ? emailOf(request.body) : ((await accountOf(request)) ?? '')
}

/** Case, space and Unicode form do not make another account; a body without a readable e-mail counts by address alone. */
function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null ? (body as { email?: unknown }).email : undefined
  return typeof email === 'string' ? email.trim().normalize('NFC').toLowerCase().slice(0, 254) : ''
}

function apply(reply: FastifyReply, result: Awaited<ReturnType<Limiter>>): void {
  if (result.isAllowed) return
  const shown = reply.getHeader('ratelimit-remaining')
  if (shown === undefined || result.remaining < Number(shown)) showLimit(reply, result)
  refuseExceeded(result)
}

function showLimit(reply: FastifyReply, { max, remaining, ttlInSeconds }: Outcome): void {
  reply.header('RateLimit-Limit', max).header('RateLimit-Remaining', remaining).header('RateLimit-Reset', ttlInSeconds)
}

function refuseExceeded(result: Awaited<ReturnType<Limiter>>): void {
  if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(Math.max(1, result.ttlInSeconds))
}

export const limits = fp(limitsPlugin, { name: 'limits' })
export const callerLimits = fp(callerLimitsPlugin, { name: 'caller-limits', dependencies: ['limits', 'identity'] })
