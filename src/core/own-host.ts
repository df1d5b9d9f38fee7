import { isIP } from 'node:net'

/** Target of a request: its scheme and `Host` header. */
interface Destination {
  protocol: string
  host: string
}

/** The host names of this installation, and the origins of its own pages. */
export interface OwnHost {
  /** Origins that our own pages may have on a request to `destination`. */
  originsAt(destination: Destination): readonly string[]
  /** True for a foreign name that resolves to us, as in DNS rebinding. */
  isForeign(destination: Destination): boolean
  /** True where browsers send `Sec-Fetch-Site`: trustworthy addresses only, https and loopback (Fetch Metadata §2). */
  hasFetchMetadata(destination: Destination): boolean
}

/**
 * Production has one name, that of BASE_URL. Development also accepts IP addresses and local names, because an attacker's DNS
 * can give neither to a page of theirs.
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

/** An IP address, or a name public DNS does not resolve. */
function isLocalName(hostname: string): boolean {
  if (hostname === '') return false
  return isAddress(hostname) || !hostname.includes('.') || /\.(?:localhost|local|lan|internal)$/.test(hostname)
}

/** The canonical form browsers use in an origin; empty for an invalid host. */
export function hostnameOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? ''
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
