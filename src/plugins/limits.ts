import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { asError } from '../core/caught.ts'
import { isRecord, namesIn, recordOf } from '../core/keys.ts'
import { addressKeys, isCountable, isLoopback, withoutPort, type AddressKey } from '../core/client-address.ts'
import { HOUR, MINUTE, SECOND } from '../core/time.ts'
import { TooManyRequests } from '../errors.ts'
import { LimitCounters, type CounterStore } from './limit-counters.ts'
import { comparedEmail } from '../core/text.ts'

/** The published rate limits, and the backstops beside them. Visitors' limits are in `visitor-caps.ts`. */
export const LIMITS = {
  authentication: { max: 5, windowMs: 15 * MINUTE, scope: 'email' },
  chat: { max: 200, windowMs: HOUR, scope: 'tenant' },
  calls: { max: 60, windowMs: MINUTE, scope: 'tenant' },
  ingest: { max: 100, windowMs: HOUR, scope: 'tenant' },
  analytics: { max: 120, windowMs: MINUTE, scope: 'caller' },
  widget: { max: 300, windowMs: MINUTE, scope: 'ip' },
  /** Turns of a copy, so that trying settings leaves the visitors' messages alone. */
  previews: { max: 200, windowMs: HOUR, scope: 'tenant' },
  general: { max: 1_000, windowMs: MINUTE, scope: 'ip' },
  /** Registrations and resets together: `authentication` counts per e-mail, and an attacker has unlimited e-mails. */
  registration: { max: 20, windowMs: HOUR, scope: 'client' },
  /** Public routes whose limits depend on the body, so that reading the body is limited too. */
  public: { max: 1_000, windowMs: MINUTE, scope: 'client' },
} as const satisfies Record<string, { max: number; windowMs: number; scope: Scope }>

export type LimitName = keyof typeof LIMITS

/** `email`: e-mail and address together; `caller`: a user or an API key; `client`: an address that identifies one client. */
type Scope = 'ip' | 'client' | 'tenant' | 'caller' | 'email'

/** Against password spraying: failed sign-ins of one address across accounts. */
const FAILED_SIGN_INS = { max: 100, windowMs: 15 * MINUTE }

/** Failed sign-ins of one account from anywhere. Counted, never refused. */
const FAILURES_OF_ACCOUNT = { max: 1_000_000, windowMs: HOUR }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Categories the route counts under; `general` by default. */
    limits?: readonly LimitName[]
    /** Account the body's token stands for, where the body has no e-mail. */
    accountOf?: (request: FastifyRequest) => Promise<string | undefined>
  }
  interface FastifyRequest {
    /** Uncounts the request for its tenant. */
    uncounted: (() => void)[] | null
  }
  interface FastifyInstance {
    /** A separate counter in the limits' store: memory or Redis. */
    counter(name: string, windowMs: number): Counter
    /**
     * Rate-limit keys of the request's address; empty for uncountable addresses, logged once where an untrusted proxy is the
     * likely reason.
     */
    cappedAddresses(request: FastifyRequest): AddressKey[]
    failedSignIns: {
      /** @throws TooManyRequests for an address with too many failures */
      check(request: FastifyRequest): Promise<void>
      /** Failures for the body's e-mail within the hour, from all addresses, account or not. */
      ofAccount(request: FastifyRequest): Promise<number>
      /** Counts a failure and returns the new `ofAccount`. */
      count(request: FastifyRequest): Promise<number>
    }
  }
}

/** Fixed windows per key, starting with its first count. */
export interface Counter {
  count(key: string): Promise<{ current: number; ttlMs: number }>
  giveBack(key: string): void
}

interface Limiter {
  name: LimitName
  /** Undefined: not counted under this limit. */
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
  /** Shared store for several processes; without it each process counts alone. */
  redisUrl: string | undefined
}

async function limitsPlugin(app: FastifyInstance, { redisUrl }: LimitsOptions): Promise<void> {
  const Store = await counterStore(app, redisUrl)
  await app.register(rateLimit, { global: false, store: Store })
  const store = new Store()
  const counter = (name: string, windowMs: number) => counterIn(store.child(), name, windowMs)
  app.decorate('counter', counter)
  app.decorate('cappedAddresses', countedAddresses(app.log))
  const limiters = recordOf(namesIn(LIMITS), (name): Limiter[] => {
    const { max, windowMs, scope } = LIMITS[name]
    if (scope === 'client')
      return clientLimiters(app, { name, windowMs, max: (times) => max * times }).map(namedLimiter(name))
    const { count, giveBack } = counter(name, windowMs)
    const limiter: Limiter = {
      name,
      async count(request) {
        const key = await keyOf(scope, request)
        const { current, ttlMs } = await count(key)
        return { key, max, current, ttlInSeconds: Math.ceil(ttlMs / SECOND) }
      },
      giveBack,
    }
    return [limiter]
  })

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
  // By address before authentication; by tenant after it; by e-mail once the body is read, valid or not.
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
  /** Limit for a key with this multiplier. */
  max(times: number): number
}

/** By IPv4 address, or by IPv6 /64 and /48. Shared addresses are not counted. */
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

/** A public route limited only by its body also counts by address, before the body is read. */
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
    return done(asError(error))
  }
  done()
}

/** Limits shared by visitors and all other callers of a tenant. */
const MAY_BE_GIVEN_BACK = new Set<LimitName>(['chat', 'calls'])

/**
 * A message to a foreign tenant or conversation (404) is uncounted. Of visitors' requests only those that start a call count
 * as the tenant's calls: refusals cost a visitor nothing, so they must not use up the business's calls.
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

/** Headers set by proxies, trusted or not. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'] as const

function countedAddresses(log: FastifyInstance['log']): FastifyInstance['cappedAddresses'] {
  let isWarned = false
  return ({ ip, headers }) => {
    if (isCountable(ip)) return addressKeys(ip)
    // A developer's browser connects from loopback without a proxy.
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

/** Memoised per route: routes are few and requests many. */
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

/** Registered after identity, because it needs the caller. */
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

/** Counts everything under /api/v1 and routes with explicit categories; not preflights and unknown paths. */
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

/** A token overrides an e-mail beside it. Unknown accounts count by address alone. */
async function accountIn(request: FastifyRequest): Promise<string> {
  const { accountOf } = request.routeOptions.config
  return accountOf === undefined ? emailOf(request.body) : ((await accountOf(request)) ?? '')
}

/** Normalises case, space and Unicode form; a body without a readable e-mail counts by address alone. */
function emailOf(body: unknown): string {
  const email = isRecord(body) ? body['email'] : undefined
  return typeof email === 'string' ? comparedEmail(email).slice(0, 254) : ''
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
