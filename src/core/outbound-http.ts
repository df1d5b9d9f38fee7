import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { createAddressGuard, isLocalhost, type AddressGuard } from './outbound-address.ts'
import { exchange, type OutboundReply } from './outbound-exchange.ts'
import { BlockedAddress, OutboundFailure } from './outbound-failure.ts'
import { SECOND } from './time.ts'

export type { OutboundReply } from './outbound-exchange.ts'
export { OutboundFailure, type FailureCode } from './outbound-failure.ts'

/** The only way out to addresses that others chose. */
export interface OutboundHttp {
  /** Why the address will never be called; undefined when it may be tried. */
  refusalOf(url: string): string | undefined
  /** One request, no redirects, whatever its status. @throws OutboundFailure; the signal's reason when it aborts for anything but time. */
  send(request: OutboundRequest): Promise<OutboundReply>
  close(): Promise<void>
}

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Ends request and answer, wherever they are; a TimeoutError as its reason counts as `E_TIMEOUT`. */
  signal: AbortSignal
  /** Bytes of the answer that are kept, where 4 KiB will not do; a longer answer is a failure. */
  keepBytes?: number | undefined
}

export interface OutboundOptions {
  allowCidrs: readonly string[]
  httpsOnly: boolean
  /** `dns.lookup`, unless a test answers for it. */
  resolve?: Resolve
}

/** Answers with every address of a name. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const CONNECT_TIMEOUT_MS = 5 * SECOND

/**
 * HTTP that strangers may aim, but not at us: a literal address is checked when the connection is made (Node never resolves
 * one), of a name every resolved address is, and the checked addresses are those that are dialled. So it is at every try.
 */
export function createOutboundHttp({ allowCidrs, httpsOnly, resolve = resolveName }: OutboundOptions): OutboundHttp {
  const guard = createAddressGuard(allowCidrs, { httpsOnly })
  const target = createTargets(guard)
  const agent = new Agent({
    connect: guarded(guard, resolve),
    // The whole request has a deadline of its own: a drip of bytes passes every time-out between two of them.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  })
  return {
    refusalOf: (url) => guard.objection(url),
    async send({ url, method, headers, body = null, signal, keepBytes }) {
      const { refusal, origin, path } = target(url)
      if (refusal !== undefined) throw new OutboundFailure('E_BLOCKED')
      return exchange(agent, { origin, path, method, headers, body }, signal, keepBytes)
    },
    close: () => agent.destroy(),
  }
}

function guarded(guard: AddressGuard, resolve: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false, lookup: guardedLookup(guard, resolve) })
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
      // One forbidden address among good ones is an attack or a mistake; either way it is not for us to choose.
      const isAllowed = addresses.length > 0 && addresses.every(({ address }) => guard.allowsAddress(address))
      if (!isAllowed) return callback(new BlockedAddress(), [])
      if (options.all === true) return callback(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

/** What is known of an address before it is called. */
interface Target {
  refusal: string | undefined
  origin: string
  path: string
}

const REMEMBERED = 2_000

/** The same few addresses are called over and over; what they resolve to is never remembered. */
function createTargets(guard: AddressGuard): (url: string) => Target {
  const known = new Map<string, Target>()
  return (url) => {
    const found = known.get(url) ?? targetOf(url, guard)
    if (known.size >= REMEMBERED) known.clear()
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
