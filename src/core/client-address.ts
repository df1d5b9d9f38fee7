import ipaddr from 'ipaddr.js'

/** A client as caps by address count it: what `key` names may take `times` as much as one client. */
export interface AddressKey {
  key: string
  times: number
}

/** A provider gives a customer up to a /48 of IPv6, so that one client can use 65,536 networks of /64. */
const CUSTOMER_BITS = 48
const NETWORK_BITS = 64

/** What the keys of an address may take, in their order. */
export const ADDRESS_TIMES = [1, 4] as const

/** Addresses that tell nobody apart: behind a proxy that is not trusted, all clients share one of them. */
const SHARED_RANGES = new Set(['unspecified', 'loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'])

/** Whether caps by address count a client (api.md §1): not loopback, private, link-local and 100.64.0.0/10, nor what is no address. */
export function isCountable(ip: string): boolean {
  const address = parsed(ip)
  return address !== undefined && !SHARED_RANGES.has(address.range())
}

/** What caps by address count a client under: its IPv4 address, or its /64 and, at four times the cap, its /48. */
export function addressKeys(ip: string): AddressKey[] {
  const address = parsed(ip)
  if (address === undefined) return [{ key: ip, times: 1 }]
  if (address instanceof ipaddr.IPv4) return [{ key: address.toString(), times: 1 }]
  const keys = [networkOf(address, NETWORK_BITS), networkOf(address, CUSTOMER_BITS)]
  return keys.map((key, index) => ({ key, times: ADDRESS_TIMES[index]! }))
}

/** Whether it is this machine, by whichever of its addresses. */
export function isLoopback(ip: string): boolean {
  return parsed(ip)?.range() === 'loopback'
}

/** Some proxies forward `address:port`, and a new port is no new client. */
export function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

/** An IPv4 address in IPv6 form (`::ffff:192.0.2.1`) is the IPv4 address. */
function parsed(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const text = withoutPort(ip)
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const [network] = ipaddr.IPv6.parseCIDR(`${address.toString()}/${bits}`)
  const parts = network.parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${parts.join(':')}::/${bits}`
}
