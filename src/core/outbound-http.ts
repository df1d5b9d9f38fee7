import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import type { Agent, buildConnector } from 'undici'
import { createAddressGuard, isLocalhost, type AddressGuard } from './address-guard.ts'
import { exchange, type Answer, type AnswerLimits } from './outbound-exchange.ts'
import { BlockedAddress, OutboundFailure } from './outbound-failure.ts'
import { SECOND } from './time.ts'

export type { Answer } from './outbound-exchange.ts'
export { OutboundFailure } from './outbound-failure.ts'

/** The only HTTP client for addresses chosen by third parties. */
export interface OutboundHttp {
  /** Reason the address will never be called; undefined when it may be tried. */
  refusalOf(url: string): string | undefined
  /** One request without redirects. @throws OutboundFailure; the signal's reason when it aborts for anything but time. */
  send(request: OutboundRequest): Promise<OutboundReply>
  /** Any method, with the whole answer. @throws as `send`; `E_BODY_TOO_LARGE` beyond `mostBytes` */
  fetch(request: OutboundFetch): Promise<Answer>
  close(): Promise<void>
}

interface OutboundRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Aborts request and answer at any stage; a TimeoutError as its reason becomes `E_TIMEOUT`. */
  signal: AbortSignal
}

export interface OutboundFetch extends Omit<OutboundRequest, 'method'> {
  method: string
  mostBytes: number
}

interface OutboundReply {
  status: number
  /** The Retry-After header. */
  retryAfter: string | undefined
  /** The first 4 KiB of the answer, invalid UTF-8 replaced. */
  excerpt: string
}

interface OutboundOptions {
  allowCidrs: readonly string[]
  httpsOnly: boolean
  /** `dns.lookup` unless replaced by a test. */
  resolve?: Resolve
}

/** Returns every address of a name. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const CONNECT_TIMEOUT_MS = 5 * SECOND

/** Bytes read, and kept, of a response that only has to arrive. */
const EXCERPT = { read: 64 * 1024, kept: 4 * 1024 }

/**
 * HTTP to third-party targets, guarded against SSRF: a literal address is checked on connect (Node never resolves one), every
 * resolved address of a name is checked, and exactly the checked addresses are dialled. The checks repeat on every attempt.
 */
export function createOutboundHttp({ allowCidrs, httpsOnly, resolve = resolveName }: OutboundOptions): OutboundHttp {
  const guard = createAddressGuard(allowCidrs, { httpsOnly })
  const target = createTargets(guard)
  let agent: Promise<Agent> | undefined
  async function ask(
    { url, method, headers, body, signal }: Omit<OutboundFetch, 'mostBytes'>,
    limits: AnswerLimits,
  ): Promise<Answer> {
    const { refusal, origin, path } = target(url)
    if (refusal !== undefined) throw new OutboundFailure('E_BLOCKED')
    const options = { origin, path, method, headers, body: body ?? null }
    return exchange(await (agent ??= createAgent(guard, resolve)), options, signal, limits)
  }
  return {
    refusalOf: (url) => guard.objection(url),
    async send(request) {
      const { status, headers, body } = await ask(request, EXCERPT)
      const excerpt = body.toString('utf8').replaceAll('\0', '\uFFFD')
      return { status, retryAfter: headers['retry-after'], excerpt }
    },
    fetch: (request) => ask(request, { read: request.mostBytes, kept: request.mostBytes }),
    close: async () => (await agent)?.destroy(),
  }
}

/** Created at the first request: the client takes long to load, and a start needs none. */
async function createAgent(guard: AddressGuard, resolve: Resolve): Promise<Agent> {
  // By its default export: the bundle has no names of a CommonJS package that is loaded on demand.
  const { Agent, buildConnector } = (await import('undici')).default
  return new Agent({
    connect: guarded(
      guard,
      buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false, lookup: guardedLookup(guard, resolve) }),
    ),
    // The request has an overall deadline; per-read time-outs never fire on a slow drip of bytes.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  })
}

function guarded(guard: AddressGuard, connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !guard.allowsAddress(host)) return void callback(new BlockedAddress(), null)
    return connect(options, callback)
  }
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

function guardedLookup(guard: AddressGuard, resolve: Resolve) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, [])
      const addresses = isLocalhost(hostname) ? found.filter(({ address }) => guard.allowsAddress(address)) : found
      // One forbidden address among good ones is an attack or a mistake; choosing among them is not safe.
      const isAllowed = addresses.length > 0 && addresses.every(({ address }) => guard.allowsAddress(address))
      if (!isAllowed) return callback(new BlockedAddress(), [])
      if (options.all === true) return callback(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

/** Facts about a URL that hold without a DNS look-up. */
interface Target {
  refusal: string | undefined
  origin: string
  path: string
}

const MAX_CACHED_TARGETS = 2_000

/** Cached because the same few URLs are called over and over; DNS answers are never cached. */
function createTargets(guard: AddressGuard): (url: string) => Target {
  const known = new Map<string, Target>()
  return (url) => {
    const found = known.get(url) ?? targetOf(url, guard)
    if (known.size >= MAX_CACHED_TARGETS) known.clear()
    known.set(url, found)
    return found
  }
}

function targetOf(url: string, guard: AddressGuard): Target {
  const refusal = guard.objection(url)
  if (refusal !== undefined) return { refusal, origin: '', path: '' }
  const { origin, pathname, search } = new URL(url)
  return { refusal, origin, path: `${pathname}${search}` }
}
