import { isIP } from 'node:net'

/** Where a request was sent: its scheme and its `Host` header. */
export interface Destination {
  protocol: string
  host: string
}

/** The names of this installation, and the origins of its own pages. */
export interface OwnHost {
  /** The origins that a page of ours may have when it sends a request to `destination`. */
  originsAt(destination: Destination): readonly string[]
  /** A name that is not ours and resolves to us all the same, as in DNS rebinding. */
  isForeign(destination: Destination): boolean
  /** A browser sends `Sec-Fetch-Site` to trustworthy addresses only: https and loopback (Fetch Metadata §2). */
  hasFetchMetadata(destination: Destination): boolean
}

/**
 * In production there is one name, that of BASE_URL. In development every address and local name counts as well, because a
 * stranger's DNS can give neither to a page of theirs.
 */
export function createOwnHost({ baseUrl, isProduction }: { baseUrl: string; isProduction: boolean }): OwnHost {
  const baseHost = new URL(baseUrl).host
  const isOurs = ({ host }: Destination) => host === baseHost || isLocalName(hostnameOf(host))
  return {
    originsAt(destination) {
      const asked = `${destination.protocol}://${destination.host}`
      return isProduction || asked === baseUrl || !isOurs(destination) ? [baseUrl] : [baseUrl, asked]
    },
    isForeign: (destination) => !isProduction && !isOurs(destination),
    hasFetchMetadata: ({ protocol, host }) => protocol === 'https' || isLoopback(hostnameOf(host)),
  }
}

/** An address, or a name that public DNS does not resolve. */
export function isLocalName(hostname: string): boolean {
  if (hostname === '') return false
  return isAddress(hostname) || !hostname.includes('.') || /\.(?:localhost|local|lan|internal)$/.test(hostname)
}

/** The canonical form that browsers use in an origin; empty for what names no host. */
export function hostnameOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? ''
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
