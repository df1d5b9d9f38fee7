import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { addressKeys, isCountable, isLoopback, withoutPort, type AddressKey } from '../core/client-address.ts'
import { HOUR, MINUTE, SECOND } from '../core/time.ts'
import { TooManyRequests } from '../errors.ts'
import { LimitCounters, type CounterStore } from './limit-counters.ts'

/** The limits of the contract (api.md §1): its table, and the backstops beside it. Caps on visitors are in `visitor-caps.ts`. */
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
  interface FastifyRequest {
    /** Takes back what the request counted for its tenant. */
    uncounted: (() => void)[] | null
  }
  interface FastifyInstance {
    /** A counter of its own, where those of the limits are: in memory, or in Redis. */
    counter(name: string, windowMs: number): Counter
    /**
     * What caps by address count the request under; empty for an address that caps do not count (api.md §1), of which the log
     * warns once where a proxy is the likely reason.
     */
    cappedAddresses(request: FastifyRequest): AddressKey[]
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

/** Counts what a key names, in windows that begin with its first count. */
export interface Counter {
  count(key: string): Promise<{ current: number; ttlMs: number }>
  giveBack(key: string): void
}

interface Limiter {
  name: LimitName
  /** Undefined: the request does not count here. */
  count(request: FastifyRequest): Promise<Outcome | undefined>
  giveBack(key: string): void
}

interface Outcome {
  key: string
  max: number
  current: number
  ttlInSeconds: number
}

interface LimitsOptions {
  /** Counters that several processes share; without it each counts for itself. */
  redisUrl: string | undefined
}

async function limitsPlugin(app: FastifyInstance, { redisUrl }: LimitsOptions): Promise<void> {
  const Store = await counterStore(app, redisUrl)
  await app.register(rateLimit, { global: false, store: Store })
  const store = new Store()
  const counter = (name: string, windowMs: number) => counterIn(store.child(), name, windowMs)
  app.decorate('counter', counter)
  app.decorate('cappedAddresses', countedAddresses(app.log))
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { max, windowMs, scope }]) => {
      if (scope === 'client')
        return [
          name,
          clientLimiters(app, { name, windowMs, max: (times) => max * times }).map(namedLimiter(name as LimitName)),
        ]
      const { count, giveBack } = counter(name, windowMs)
      const limiter: Limiter = {
        name: name as LimitName,
        async count(request) {
          const key = await keyOf(scope, request)
          const { current, ttlMs } = await count(key)
          return { key, max, current, ttlInSeconds: Math.ceil(ttlMs / SECOND) }
        },
        giveBack,
      }
      return [name, [limiter]]
    }),
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
  giveBackRefused(app)
  app.decorate('failedSignIns', failedSignIns(app))
}

type PluginLimiter = ReturnType<FastifyInstance['createRateLimit']>
type PluginOutcome = Awaited<ReturnType<PluginLimiter>>

const namedLimiter =
  (name: LimitName) =>
  (limiter: PluginLimiter): Limiter => ({
    name,
    async count(request) {
      const result = await limiter(request)
      if (result.isAllowed) return undefined
      const { max, remaining, isExceeded, ttlInSeconds } = result
      return { key: result.key, max, current: isExceeded ? max + 1 : max - remaining, ttlInSeconds }
    },
    giveBack: () => {},
  })

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

function countOf(result: PluginOutcome): number {
  return result.isAllowed ? 0 : result.max - result.remaining
}

interface ClientLimit {
  name: string
  windowMs: number
  /** How many of a key that counts `times` as much as one client. */
  max(times: number): number
}

/** By IPv4 address, or by the /64 and the /48 of IPv6. Addresses that many clients share are not counted. */
function clientLimiters(app: FastifyInstance, { name, windowMs, max }: ClientLimit): PluginLimiter[] {
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

async function counterStore(app: FastifyInstance, redisUrl: string | undefined): Promise<new () => CounterStore> {
  if (redisUrl === undefined) return LimitCounters
  const { connectCounters } = await import('./shared-counters.ts')
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
    for (const limiter of due) {
      const outcome = await limiter.count(request)
      if (outcome === undefined) continue
      if (MAY_BE_GIVEN_BACK.has(limiter.name))
        request.uncounted = [...(request.uncounted ?? []), () => limiter.giveBack(outcome.key)]
      apply(reply, outcome)
    }
  } catch (error) {
    return done(error as Error)
  }
  done()
}

/** What visitors and everybody else of a tenant share. */
const MAY_BE_GIVEN_BACK = new Set<LimitName>(['chat', 'calls'])

/**
 * A message into a foreign tenant or conversation (404) is none of this one's. Of a visitor's requests only those that begin a call
 * count among the tenant's calls: refusals cost a visitor nothing, so they must not cost the business its line.
 */
function giveBackRefused(app: FastifyInstance): void {
  app.decorateRequest('uncounted', null)
  app.addHook('onRoute', (route) => {
    if (route.config?.limits?.some((name) => MAY_BE_GIVEN_BACK.has(name)) === true)
      route.onSend = [takeBack, ...[route.onSend ?? []].flat()]
  })
}

function takeBack(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: OnSendDone): void {
  if (countsForNobody(request, reply.statusCode)) for (const giveBack of request.uncounted ?? []) giveBack()
  done(null, payload)
}

function countsForNobody({ caller, routeOptions: { config } }: FastifyRequest, status: number): boolean {
  return status === 404 || (status >= 400 && caller?.kind === 'visitor' && config.limits?.includes('calls') === true)
}

type OnSendDone = (error: null, payload: unknown) => void

function counterIn(store: CounterStore, name: string, windowMs: number): Counter {
  return {
    count: (key) =>
      new Promise((resolve, reject) => {
        store.incr(
          `${name} ${key}`,
          (error, counted) =>
            error === null && counted !== undefined
              ? resolve({ current: counted.current, ttlMs: counted.ttl })
              : reject(error ?? new Error('A counter did not answer')),
          windowMs,
        )
      }),
    giveBack: (key) => store.giveBack(`${name} ${key}`),
  }
}

/** What proxies say of the client, whether they are trusted or not. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const

function countedAddresses(log: FastifyInstance['log']): FastifyInstance['cappedAddresses'] {
  let isWarned = false
  return ({ ip, headers }) => {
    if (isCountable(ip)) return addressKeys(ip)
    // A developer's own browser comes from loopback, and through nothing.
    const isLocal = isLoopback(ip) && FORWARDED.every((name) => headers[name] === undefined)
    if (!isWarned && !isLocal)
      log.warn(
        { ip },
        'Caps by IP address do not count private addresses such as this one. If it is a reverse proxy, name it in TRUST_PROXY.',
      )
    isWarned ||= !isLocal
    return []
  }
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

function apply(reply: FastifyReply, outcome: Outcome): void {
  const { max, current, ttlInSeconds } = outcome
  const remaining = Math.max(0, max - current)
  const shown = reply.getHeader('ratelimit-remaining')
  if (shown === undefined || remaining < Number(shown))
    reply
      .header('RateLimit-Limit', max)
      .header('RateLimit-Remaining', remaining)
      .header('RateLimit-Reset', ttlInSeconds)
  if (current > max) throw new TooManyRequests(ttlInSeconds)
}

function refuseExceeded(result: PluginOutcome): void {
  if (!result.isAllowed && result.isExceeded) throw new TooManyRequests(result.ttlInSeconds)
}

export const limits = fp(limitsPlugin, { name: 'limits' })
export const callerLimits = fp(callerLimitsPlugin, { name: 'caller-limits', dependencies: ['limits', 'identity'] })
