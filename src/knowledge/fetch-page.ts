import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, buildConnector, request, type Dispatcher } from 'undici'
import type { AddressGuard } from '../core/outbound-address.ts'
import { SECOND } from '../core/time.ts'
import { Unreadable } from './reading/unreadable.ts'

/** The address gave no answer that says anything about the document: asking again may help. */
export class Unreachable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unreachable'
  }
}

export interface FetchedPage {
  /** After redirects. */
  url: string
  mediaType: string
  bytes: Buffer
  etag: string | undefined
  lastModified: string | undefined
}

export interface PageRequest {
  url: string
  etag?: string | null
  lastModified?: string | null
  signal: AbortSignal
}

export interface PageFetcher {
  /**
   * The page, or undefined where it is as it was.
   * @throws Unreadable for what will not change by asking again, Unreachable for the rest
   */
  fetch(page: PageRequest): Promise<FetchedPage | undefined>
  close(): Promise<void>
}

const CONNECT_MS = 5 * SECOND
const TOTAL_MS = 15 * SECOND
const MOST_REDIRECTS = 5
const MOST_BYTES = 20 * 1024 * 1024
const USER_AGENT = 'FrontDeskBot/1.0 (reads pages that its owner chose)'

/** Fetches what people name, from public addresses only: each name is looked up once, and what was checked is what is dialled. */
export function createPageFetcher(guard: AddressGuard): PageFetcher {
  const dispatcher = new Agent({ connect: guardedConnect(guard), headersTimeout: TOTAL_MS, bodyTimeout: TOTAL_MS })
  return {
    async fetch({ url, etag, lastModified, signal }) {
      const headers = {
        'user-agent': USER_AGENT,
        accept: 'text/html,application/pdf,text/*;q=0.9,*/*;q=0.5',
        'accept-encoding': 'gzip, br',
        ...(etag == null ? {} : { 'if-none-match': etag }),
        ...(lastModified == null ? {} : { 'if-modified-since': lastModified }),
      }
      const within = AbortSignal.any([signal, AbortSignal.timeout(TOTAL_MS)])
      try {
        return await follow(guard, url, { dispatcher, headers, signal: within })
      } catch (error) {
        signal.throwIfAborted()
        throw explained(error)
      }
    },
    close: () => dispatcher.destroy(),
  }
}

interface Options {
  dispatcher: Dispatcher
  headers: Record<string, string>
  signal: AbortSignal
}

async function follow(guard: AddressGuard, start: string, options: Options): Promise<FetchedPage | undefined> {
  let url = start
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const objection = guard.objection(url)
    if (objection !== undefined) throw new Unreadable(`The address cannot be read: it ${objection}.`)
    const response = await request(url, { ...options, method: 'GET' })
    const location = response.headers['location']
    if (response.statusCode >= 300 && response.statusCode < 400 && typeof location === 'string') {
      await response.body.dump()
      url = URL.parse(location, url)?.href ?? ''
    } else return readAnswer(url, response)
  }
  throw new Unreadable('The address redirects too many times.')
}

async function readAnswer(url: string, response: Dispatcher.ResponseData): Promise<FetchedPage | undefined> {
  const { statusCode, headers } = response
  const header = (name: string) => [headers[name]].flat()[0]
  if (statusCode !== 200) {
    await response.body.dump()
    if (statusCode === 304) return undefined
    throw refused(statusCode)
  }
  return {
    url,
    mediaType: header('content-type') ?? '',
    bytes: await readBody(response, header('content-encoding') ?? 'identity'),
    etag: header('etag'),
    lastModified: header('last-modified'),
  }
}

function refused(status: number): Error {
  const words = `The address answered with status ${status}.`
  return status === 408 || status === 425 || status === 429 || status >= 500
    ? new Unreachable(words)
    : new Unreadable(words)
}

/** Counted after it was unpacked: a small answer may be a large page. */
async function readBody({ body }: Dispatcher.ResponseData, encoding: string): Promise<Buffer> {
  const decoder = decoderOf(encoding.trim().toLowerCase())
  const stream = decoder === undefined ? body : body.on('error', (error) => decoder.destroy(error)).pipe(decoder)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    size += (part as Buffer).length
    if (size > MOST_BYTES) {
      body.destroy()
      throw new Unreadable('The page is larger than 20 MB.')
    }
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

function decoderOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding === 'deflate') return createInflate()
  if (encoding !== 'identity' && encoding !== '') throw new Unreadable('The page is packed in a way that is not known.')
  return undefined
}

class Blocked extends Error {}

function guardedConnect(guard: AddressGuard): buildConnector.connector {
  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '')
      // One private address among public ones is an attempt, not a mistake.
      if (!addresses.every(({ address }) => guard.allowsAddress(address))) return callback(new Blocked(), '')
      if (options.all === true) return callback(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  }
  const connect = buildConnector({ timeout: CONNECT_MS, lookup: guardedLookup })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !guard.allowsAddress(host)) return callback(new Blocked(), null)
    return connect(options, callback)
  }
}

/** What went wrong on the way, in words that tell nothing about what is behind the address. */
function explained(error: unknown): Error {
  if (error instanceof Unreadable || error instanceof Unreachable) return error
  if (error instanceof Blocked) return new Unreadable('The address cannot be read: it must be a public address.')
  const { code, name } = error as { code?: string; name?: string }
  if (code === 'ENOTFOUND') return new Unreachable('The name in the address is not known.', { cause: error })
  if (name === 'TimeoutError' || code?.includes('TIMEOUT') === true) {
    return new Unreachable('The address did not answer in time.', { cause: error })
  }
  return new Unreachable('The address could not be reached.', { cause: error })
}
