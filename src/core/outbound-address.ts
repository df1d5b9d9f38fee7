import ipaddr from 'ipaddr.js'

/** Whether the program may talk to an address that somebody else chose. */
export interface AddressGuard {
  /** An IP address, as it will be dialled. */
  allowsAddress(address: string): boolean
  /** Why the URL is refused, as far as it can be told without asking DNS; undefined for one that may be tried. */
  objection(url: string): string | undefined
}

/** Azure's host service, which counts as an ordinary address everywhere else. */
const SPECIAL = new Set(['168.63.129.16'])
const LONGEST_URL = 2_048
/** Below are the ports of mail, shells and databases. */
const LOWEST_OTHER_PORT = 8_000

/** Public addresses only, and the ranges that whoever runs the program opens on purpose. */
export function createAddressGuard(allowedCidrs: string[]): AddressGuard {
  const allowed = allowedCidrs.map((cidr) => ipaddr.parseCIDR(cidr))

  function allowsAddress(address: string): boolean {
    if (!ipaddr.isValid(address)) return false
    // A v4 address in v6 clothes is the v4 address.
    const parsed = ipaddr.process(address)
    if (allowed.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits))) return true
    return parsed.range() === 'unicast' && !SPECIAL.has(parsed.toString())
  }

  function objection(url: string): string | undefined {
    const parsed = URL.parse(url)
    if (parsed === null || !/^https?:$/.test(parsed.protocol)) return 'must be an http or https address'
    if (url.length > LONGEST_URL) return `must have at most ${LONGEST_URL} characters`
    if (parsed.username !== '' || parsed.password !== '') return 'must not contain a user name or password'
    if (!isWebPort(parsed.port)) return `must use port 80, 443 or one from ${LOWEST_OTHER_PORT} on`
    return isPublicHost(parsed.hostname) ? undefined : 'must be a public address'
  }

  function isPublicHost(hostname: string): boolean {
    const host = hostname.replace(/^\[|\]$|\.$/g, '')
    if (ipaddr.isValid(host)) return allowsAddress(host)
    if (host === 'localhost' || host.endsWith('.localhost')) return allowsAddress('127.0.0.1')
    return host.includes('.')
  }

  return { allowsAddress, objection }
}

function isWebPort(port: string): boolean {
  return port === '' || port === '80' || port === '443' || Number(port) >= LOWEST_OTHER_PORT
}
