import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Decides whether the program may call an address chosen by a third party (SSRF). */
export interface AddressGuard {
  /** `address` is an IP address, as it will be dialled. */
  allowsAddress(address: string): boolean
  /** Reason to refuse the URL, as far as it shows without DNS; undefined for one that may be tried. */
  objection(url: string): string | undefined
}

interface GuardOptions {
  /** Refuses plain http. */
  httpsOnly?: boolean
}

/** Azure's host service; every other classification calls it an ordinary public address. */
const SPECIAL = new Set(['168.63.129.16'])

/** All routed IPv6 (RFC 4291 §2.4). Old spellings of IPv4 such as `::127.0.0.1` lie outside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

const LOOPBACK = ['127.0.0.1', '::1']
const MAX_URL_LENGTH = 2_048

/** Only the web's ports are allowed below this one; above it, ports of databases, caches and cluster controls are refused. */
const FIRST_FREE_PORT = 1_024
const WEB_PORTS = new Set([80, 443])
const SERVICE_PORTS = new Set([
  1433, 1521, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5433, 5672, 5900, 5984, 6000, 6379, 6432,
  6443, 6667, 8500, 9042, 9092, 9200, 9300, 10_250, 11_211, 15_672, 26_257, 27_017, 27_018,
])

/** Allows public addresses, and the ranges the operator opened on purpose. */
export function createAddressGuard(
  allowedCidrs: readonly string[],
  { httpsOnly = false }: GuardOptions = {},
): AddressGuard {
  const allowed = allowedCidrs.map((cidr) => ipaddr.parseCIDR(cidr))

  function allowsAddress(text: string): boolean {
    if (isIP(text) === 0) return false
    // An IPv4-mapped address is checked as IPv4.
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

/** `localhost` in any spelling is this machine, whatever a resolver says (RFC 6761 §6.3). */
export function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(host)
}

/** Names only an internal resolver knows; they are not judged where private ranges are open. */
function isInternalName(host: string): boolean {
  return /\.(internal|local|lan|home\.arpa|intranet|corp)\.?$/i.test(host) || !host.replace(/\.$/, '').includes('.')
}

function isWebPort(port: string): boolean {
  if (port === '') return true
  const number = Number(port)
  return number < FIRST_FREE_PORT ? WEB_PORTS.has(number) : !SERVICE_PORTS.has(number)
}
