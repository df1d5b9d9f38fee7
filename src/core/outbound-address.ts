import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether the program may talk to an address that somebody else chose. */
export interface AddressGuard {
  /** An IP address, as it will be dialled. */
  allowsAddress(address: string): boolean
  /** Why the URL is refused, as far as it can be told without asking DNS; undefined for one that may be tried. */
  objection(url: string): string | undefined
}

export interface GuardOptions {
  /** Nothing is sent in the clear. */
  httpsOnly?: boolean
}

/** Azure's host service, which counts as an ordinary address everywhere else. */
const SPECIAL = new Set(['168.63.129.16'])

/** All that is routed in IPv6 (RFC 4291 §2.4). Outside of it are also old ways to write IPv4: `::127.0.0.1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

const LOOPBACK = ['127.0.0.1', '::1']
const MAX_URL_LENGTH = 2_048

/** Below this only the web's own ports; above, not those where databases, caches and cluster controls listen. */
const FIRST_FREE_PORT = 1_024
const WEB_PORTS = new Set([80, 443])
const SERVICE_PORTS = new Set([
  1433, 1521, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5433, 5672, 5900, 5984, 6000, 6379, 6432,
  6443, 6667, 8500, 9042, 9092, 9200, 9300, 10_250, 11_211, 15_672, 26_257, 27_017, 27_018,
])

/** Public addresses only, and the ranges that whoever runs the program opens on purpose. */
export function createAddressGuard(
  allowedCidrs: readonly string[],
  { httpsOnly = false }: GuardOptions = {},
): AddressGuard {
  const allowed = allowedCidrs.map((cidr) => ipaddr.parseCIDR(cidr))

  function allowsAddress(text: string): boolean {
    if (isIP(text) === 0) return false
    // A v4 address in v6 clothes is the v4 address.
    const address = ipaddr.process(text)
    if (allowed.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))) return true
    return isPublic(address)
  }

  function isForbiddenHost(hostname: string): boolean {
    const host = hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0) return !allowsAddress(host)
    if (isLocalhost(host)) return !LOOPBACK.some(allowsAddress)
    return isInternalName(host) && allowed.length === 0
  }

  function objection(text: string): string | undefined {
    const url = URL.parse(text)
    if (text.length > MAX_URL_LENGTH) return `must have at most ${MAX_URL_LENGTH} characters`
    if (url === null || !/^https?:$/.test(url.protocol)) return 'must be an http or https address'
    if (httpsOnly && url.protocol !== 'https:') return 'must be an https address'
    if (url.username !== '' || url.password !== '') return 'must not contain a user name or password'
    if (!isWebPort(url.port)) return `must not use port ${url.port}`
    return isForbiddenHost(url.hostname) ? 'must be a public address' : undefined
  }

  return { allowsAddress, objection }
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || SPECIAL.has(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}

/** `localhost` in all its spellings means this machine whatever a resolver says (RFC 6761 §6.3). */
export function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(host)
}

/** Names that only an internal resolver knows: nothing can be said of them where private ranges are open. */
function isInternalName(host: string): boolean {
  return /\.(internal|local|lan|home\.arpa|intranet|corp)\.?$/i.test(host) || !host.replace(/\.$/, '').includes('.')
}

function isWebPort(port: string): boolean {
  if (port === '') return true
  const number = Number(port)
  return number < FIRST_FREE_PORT ? WEB_PORTS.has(number) : !SERVICE_PORTS.has(number)
}
