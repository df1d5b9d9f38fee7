import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { addressKeys, isCountable, withoutPort } from '../core/client-address.ts'
import { HOUR, MINUTE } from '../core/time.ts'
import { TooManyRequests } from '../errors.ts'
import { LimitCounters } from './limit-counters.ts'
import { connectCounters } from './shared-counters.ts'

/** The limits of the contract (api.md §1): its table, and the backstops beside it. Nothing else in the program limits requests. */
export const LIMITS = {
  authentication: { max: 5, windowMs: 15 * MINUTE, scope: 'email' },
  chat: { max: 200, windowMs: HOUR, scope: 'tenant' },
  calls: { max: 60, windowMs: MINUTE, scope: 'tenant' },
  ingest: { max: 100, windowMs: HOUR, scope: 'tenant' },
  analytics: { max: 120, windowMs: MINUTE, scope: 'caller' },
  widget: { max: 300, windowMs: MINUTE, scope: 'ip' },
  general: { max: 1_000, windowMs: MINUTE, scope: 'ip' },
  /** Registrations and resets together: each e-mail is a bucket of `authentication`, and e-mails cost nothing. */
  registration: { max: 20, windowMs: HOUR, scope: 'client' },
  /** Public routes that the table counts by what the body says, so that their bodies are not free. */
  public: { max: 1_000, windowMs: MINUTE, scope: 'client' },
} as const satisfies Record<string, { max: number; windowMs: number; scope: Scope }>

export type LimitName = keyof typeof LIMITS

/** `email`: e-mail and address together; `caller`: a user or an API key; `client`: an address that stands for one client. */
type Scope = 'ip' | 'client' | 'tenant' | 'caller' | 'email'

/** Guard against trying one password on many accounts: failed sign-ins of one address. */
const FAILED_SIGN_INS = { max: 100, windowMs: 15 * MINUTE }

/** Failures of one account from anywhere. They are counted, never refused. */
const FAILURES_OF_ACCOUNT = { max: 1_000_000, windowMs: HOUR }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Categories that the route counts under; `general` when it names none. */
    limits?: readonly LimitName[]
    /** Whose account the body speaks for, where it names no e-mail. */
    accountOf?: (request: FastifyRequest) => Promise<string | undefined>
  }
  interface FastifyInstance {
    failedSignIns: {
      /** @throws TooManyRequests for an address that failed too often */
      check(request: FastifyRequest): Promise<void>
      /** Failures of the body's e-mail within the hour, from all addresses, whether it is an account or not. */
      ofAccount(request: FastifyRequest): Promise<number>
      /** Counts one more failure, and returns `ofAccount` with it. */
      count(request: FastifyRequest): Promise<number>
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
      scope === 'client'
        ? clientLimiters(app, { name, windowMs, max: (times) => max * times })
        : [
            app.createRateLimit({
              max,
              timeWindow: windowMs,
              keyGenerator: async (request) => `${name} ${await keyOf(scope, request)}`,
            }),
          ],
    ]),
  ) as Record<LimitName, Limiter[]>

  const enforce = (scopes: readonly Scope[]) => {
    const limitersOf = remembered((limits: readonly LimitName[]) =>
      limits.filter((name) => scopes.includes(LIMITS[name].scope)).flatMap((name) => limiters[name]),
    )
    return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
      const due = limitersOf(limitsOf(request))
      if (due.length === 0) return done()
      void enforceAll(due, request, reply, done)
    }
  }
  // By address before anybody is identified; by tenant after; by e-mail once the body is read, also where it is bad.
  app.addHook('onRoute', countBeforeBody)
  app.addHook('onRequest', enforce(['ip', 'client']))
  app.decorate('enforceCallerLimits', enforce(['tenant', 'caller']))
  app.addHook('preValidation', enforce(['email']))

  app.decorate('failedSignIns', failedSignIns(app))
}

function failedSignIns(app: FastifyInstance): FastifyInstance['failedSignIns'] {
  const { max, windowMs } = FAILED_SIGN_INS
  const ofAddress = clientLimiters(app, { name: 'failed-sign-in', windowMs, max: (times) => max * times - 1 })
  const ofAccount = app.createRateLimit({
    max: FAILURES_OF_ACCOUNT.max,
    timeWindow: FAILURES_OF_ACCOUNT.windowMs,
    keyGenerator: ({ body }) => `failed-account ${emailOf(body)}`,
  })
  return {
    async check(request) {
      for (const limiter of ofAddress) refuseExceeded(await limiter(request, { increment: false }))
    },
    ofAccount: async (request) => countOf(await ofAccount(request, { increment: false })),
    async count(request) {
      for (const limiter of ofAddress) await limiter(request)
      return countOf(await ofAccount(request))
    },
  }
}

function countOf(result: Awaited<ReturnType<Limiter>>): number {
  return result.isAllowed ? 0 : result.max - result.remaining
}

interface ClientLimit {
  name: string
  windowMs: number
  /** How many of a key that counts `times` as much as one client. */
  max(times: number): number
}

/** By IPv4 address, or by the /64 and the /48 of IPv6. Addresses that many clients share are not counted. */
function clientLimiters(app: FastifyInstance, { name, windowMs, max }: ClientLimit): Limiter[] {
  return [0, 1].map((index) =>
    app.createRateLimit({
      max: ({ ip }) => max(addressKeys(ip)[index]?.times ?? 1),
      timeWindow: windowMs,
      allowList: ({ ip }) => !isCountable(ip) || addressKeys(ip)[index] === undefined,
      keyGenerator: ({ ip }) => `${name} ${addressKeys(ip)[index]?.key ?? ''}`,
    }),
  )
}

/** A public route that counts by its body alone also counts by address, before the body is read. */
function countBeforeBody(route: RouteOptions): void {
  const { access, limits = [] } = route.config ?? {}
  const isUncounted = limits.length > 0 && !limits.some((name) => LIMITS[name].scope === 'ip')
  if (access === 'public' && isUncounted) route.config = { ...route.config, limits: ['public', ...limits] }
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

async function keyOf(scope: Exclude<Scope, 'client'>, request: FastifyRequest): Promise<string> {
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
  if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(result.ttlInSeconds)
}

export const limits = fp(limitsPlugin, { name: 'limits' })
export const callerLimits = fp(callerLimitsPlugin, { name: 'caller-limits', dependencies: ['limits', 'identity'] })
