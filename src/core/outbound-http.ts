import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { createAddressRules, isLocalhost, type AddressRules } from './addresses.ts'
import { BlockedAddress, codeOf, OutboundFailure } from './outbound-failure.ts'
import { refusalOf } from './outbound-url.ts'
import { SECOND } from './time.ts'

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
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string | Buffer
  /** Ends request and answer, wherever they are; a TimeoutError as its reason counts as `E_TIMEOUT`. */
  signal: AbortSignal
}

export interface OutboundReply {
  status: number
  /** Of the header Retry-After. */
  retryAfter: string | undefined
  /** The first 4 KiB of the answer, as far as it is UTF-8. */
  excerpt: string
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
const READ_BYTES = 64 * 1024
const KEPT_BYTES = 4 * 1024

/**
 * HTTP that strangers may aim, but not at us: a literal address is checked when the connection is made (Node never resolves
 * one), of a name every resolved address is, and the checked addresses are those that are dialled. So it is at every try.
 */
export function createOutboundHttp({ allowCidrs, httpsOnly, resolve = resolveName }: OutboundOptions): OutboundHttp {
  const rules = { ...createAddressRules(allowCidrs), httpsOnly }
  const agent = new Agent({
    connect: guarded(rules, resolve),
    // The whole request has a deadline of its own: a drip of bytes passes every time-out between two of them.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  })
  return {
    refusalOf: (url) => refusalOf(url, rules),
    async send(request) {
      if (refusalOf(request.url, rules) !== undefined) throw new OutboundFailure('E_BLOCKED')
      return exchange(agent, request)
    },
    close: () => agent.destroy(),
  }
}

function guarded(rules: AddressRules, resolve: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false, lookup: guardedLookup(rules, resolve) })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !rules.allows(host)) return void callback(new BlockedAddress(), null)
    return connect(options, callback)
  }
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

function guardedLookup(rules: AddressRules, resolve: Resolve) {
  return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, [])
      const addresses = isLocalhost(hostname) ? found.filter(({ address }) => rules.allows(address)) : found
      // One forbidden address among good ones is an attack or a mistake; either way it is not for us to choose.
      const isAllowed = addresses.length > 0 && addresses.every(({ address }) => rules.allows(address))
      if (!isAllowed) return callback(new BlockedAddress(), [])
      if (options.all === true) return callback(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
}

async function exchange(agent: Agent, request: OutboundRequest): Promise<OutboundReply> {
  const { method, url, headers, body = null, signal } = request
  const { origin, pathname, search } = new URL(url)
  let status: number | null = null
  try {
    const reply = await agent.request({ origin, path: `${pathname}${search}`, method, headers, body, signal })
    status = reply.statusCode
    return { status, retryAfter: reply.headers['retry-after']?.toString(), excerpt: await excerptOf(reply.body) }
  } catch (error) {
    if (error instanceof OutboundFailure) throw new OutboundFailure(error.code, { status })
    const reason: unknown = signal.aborted ? signal.reason : error
    if (signal.aborted && (reason as Error).name !== 'TimeoutError') throw reason
    throw new OutboundFailure(codeOf(reason), { status, cause: error })
  }
}

/** Reads to the end, so that the connection can serve again, but never more than an answer to a program needs. */
async function excerptOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const kept: Buffer[] = []
  let read = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (read < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - read))
    read += chunk.length
    // Leaving the loop destroys the body and its connection with it.
    if (read > READ_BYTES) throw new OutboundFailure('E_BODY_TOO_LARGE')
  }
  // Postgres takes no NUL.
  return Buffer.concat(kept).toString('utf8').replaceAll('\0', '\uFFFD')
}
