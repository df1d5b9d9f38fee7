import ipaddr from 'ipaddr.js'

/** A rate-limit key for a client address; `times` multiplies the per-client limit. */
export interface AddressKey {
  key: string
  times: number
}

/** Providers assign customers up to a /48 of IPv6, so one client can rotate through 65,536 /64 networks. */
const CUSTOMER_BITS = 48
const NETWORK_BITS = 64

/** The limit multipliers of an address's keys, in order. */
export const ADDRESS_TIMES = [1, 4] as const

/** Shared addresses: behind an untrusted proxy, all clients appear under one of them. */
const SHARED_RANGES = new Set(['unspecified', 'loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/**
 * True for addresses that rate limits may count: not loopback, private, link-local or 100.64.0.0/10, and not an unparseable
 * one.
 */
export function isCountable(ip: string): boolean {
  const address = parsed(ip)
  return address !== undefined && !SHARED_RANGES.has(address.range())
}

/** Rate-limit keys of a client: its IPv4 address, or its IPv6 /64 and, at four times the limit, its /48. */
export function addressKeys(ip: string): AddressKey[] {
  const address = parsed(ip)
  if (address === undefined) return [{ key: ip, times: 1 }]
  if (address instanceof ipaddr.IPv4) return [{ key: address.toString(), times: 1 }]
  const keys = [networkOf(address, NETWORK_BITS), networkOf(address, CUSTOMER_BITS)]
  return keys.map((key, index) => ({ key, times: ADDRESS_TIMES[index]! }))
}

export function isLoopback(ip: string): boolean {
  return parsed(ip)?.range() === 'loopback'
}

/** Some proxies forward `address:port`; a changed port is not a new client. */
export function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

/** IPv4-mapped IPv6 (`::ffff:192.0.2.1`) is normalised to IPv4. */
function parsed(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const text = withoutPort(ip)
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const [network] = ipaddr.IPv6.parseCIDR(`${address.toString()}/${bits}`)
  const parts = network.parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${parts.join(':')}::/${bits}`
}
