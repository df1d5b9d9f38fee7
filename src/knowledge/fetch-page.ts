import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { codeOfError } from '../core/caught.ts'
import { lookUp } from '../core/keys.ts'
import { OutboundFailure, type Answer, type OutboundHttp } from '../core/outbound-http.ts'
import { SECOND } from '../core/time.ts'
import { Unreadable } from './reading/unreadable.ts'

/** A temporary failure that says nothing about the document; a retry may help. */
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

interface PageRequest {
  url: string
  etag?: string | null
  lastModified?: string | null
  signal: AbortSignal
}

export interface PageFetcher {
  /** The page, or undefined when not modified. @throws Unreadable for a permanent failure, Unreachable for the rest */
  fetch(page: PageRequest): Promise<FetchedPage | undefined>
}

const TOTAL_MS = 15 * SECOND
const MAX_REDIRECTS = 5
const MAX_BYTES = 20 * 1024 * 1024
const USER_AGENT = 'FrontDeskBot/1.0 (reads pages that its owner chose)'

/** Fetches addresses chosen by users. Every redirect is a request of its own, checked again by the guard of `outbound`. */
export function createPageFetcher(outbound: Pick<OutboundHttp, 'fetch' | 'refusalOf'>): PageFetcher {
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
        return await follow(outbound, url, { headers, signal: within })
      } catch (error) {
        signal.throwIfAborted()
        throw explained(error)
      }
    },
  }
}

interface Options {
  headers: Record<string, string>
  signal: AbortSignal
}

async function follow(
  outbound: Pick<OutboundHttp, 'fetch' | 'refusalOf'>,
  start: string,
  options: Options,
): Promise<FetchedPage | undefined> {
  let url = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const refusal = outbound.refusalOf(url)
    if (refusal !== undefined) throw new Unreadable(`The address cannot be read: it ${refusal}.`)
    const answer = await outbound.fetch({ ...options, url, method: 'GET', mostBytes: MAX_BYTES })
    const { location } = answer.headers
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return readAnswer(url, answer)
    url = URL.parse(location, url)?.href ?? ''
  }
  throw new Unreadable('The address redirects too many times.')
}

async function readAnswer(url: string, { status, headers, body }: Answer): Promise<FetchedPage | undefined> {
  if (status === 304) return undefined
  if (status !== 200) throw refused(status)
  return {
    url,
    mediaType: headers['content-type'] ?? '',
    bytes: await unpacked(body, headers['content-encoding'] ?? ''),
    etag: headers.etag,
    lastModified: headers['last-modified'],
  }
}

function refused(status: number): Error {
  const words = `The address answered with status ${status}.`
  return status === 408 || status === 425 || status === 429 || status >= 500
    ? new Unreachable(words)
    : new Unreadable(words)
}

const DECODERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
}

/** The limit applies again after decompression: a small response may be a large page. */
async function unpacked(body: Buffer, encoding: string): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const decode = lookUp(DECODERS, name)
  if (decode === undefined) throw new Unreadable('The page is packed in a way that is not known.')
  return decode(body, { maxOutputLength: MAX_BYTES })
}

/** An error text that reveals nothing about what is behind the address. */
function explained(error: unknown): Error {
  if (error instanceof Unreadable || error instanceof Unreachable) return error
  const code = error instanceof OutboundFailure ? error.code : codeOfError(error)
  switch (code) {
    case 'E_BLOCKED':
      return new Unreadable('The address cannot be read: it must be a public address.')
    case 'E_BODY_TOO_LARGE':
    case 'ERR_BUFFER_TOO_LARGE':
      return new Unreadable('The page is larger than 20 MB.')
    case 'E_DNS':
      return new Unreachable('The name in the address is not known.', { cause: error })
    case 'E_TIMEOUT':
      return new Unreachable('The address did not answer in time.', { cause: error })
    default:
      return new Unreachable('The address could not be reached.', { cause: error })
  }
}
