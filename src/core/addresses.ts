import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Which addresses this process may call. */
export interface AddressRules {
  /** A public address, or one that the operator allowed. */
  allows(address: string): boolean
  /** The operator allowed addresses beyond the public ones. */
  hasExceptions: boolean
}

/** Azure's platform address: public by its range, but it answers every virtual machine with its secrets. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16'])

/** All that is routed in IPv6 (RFC 4291 §2.4). Outside of it are also the old ways to write IPv4: `::127.0.0.1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

const LOOPBACK = ['127.0.0.1', '::1']

/** Ranges that no stranger may send us to are refused (private, loopback, link-local, shared, translated, reserved), unless `allowCidrs` holds the address. */
export function createAddressRules(allowCidrs: readonly string[]): AddressRules {
  const ranges = allowCidrs.map((cidr) => ipaddr.parseCIDR(cidr))
  const isExcepted = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
    ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  return {
    hasExceptions: ranges.length > 0,
    allows(text) {
      if (isIP(text) === 0) return false
      // Also unwraps ::ffff:127.0.0.1, which is 127.0.0.1 to the operating system.
      const address = ipaddr.process(text)
      if (isExcepted(address)) return true
      return isPublic(address)
    },
  }
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || PLATFORM_ADDRESSES.has(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}

/** `localhost` in all its spellings means this machine whatever a resolver says (RFC 6761 §6.3). */
export function isLocalhost(host: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(host)
}

/** Names that only an internal resolver knows. */
function isInternalName(host: string): boolean {
  return /\.(internal|local|lan|home\.arpa|intranet|corp)\.?$/i.test(host) || !host.replace(/\.$/, '').includes('.')
}

/** What can be said of a host before it is resolved: true for an address or a name that will never be allowed. */
export function isForbiddenHost(host: string, rules: AddressRules): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return !rules.allows(bare)
  if (isLocalhost(bare)) return !LOOPBACK.some((address) => rules.allows(address))
  return isInternalName(bare) && !rules.hasExceptions
}
