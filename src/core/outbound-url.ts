import { isForbiddenHost, type AddressRules } from './addresses.ts'

const MAX_LENGTH = 2_048

/** Below this only the web's own ports; above, not those where databases, caches and cluster controls listen. */
const FIRST_FREE_PORT = 1_024
const WEB_PORTS = new Set([80, 443])
const SERVICE_PORTS = new Set([
  1433, 1521, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5433, 5672, 5900, 5984, 6000, 6379, 6432,
  6443, 6667, 8500, 9042, 9092, 9200, 9300, 10_250, 11_211, 15_672, 26_257, 27_017, 27_018,
])

export interface UrlRules extends AddressRules {
  /** Production sends to https only. */
  httpsOnly: boolean
}

/** Why this process will not send to the address, in words for its owner; undefined when nothing speaks against it before it is resolved. */
export function refusalOf(text: string, rules: UrlRules): string | undefined {
  const url = URL.parse(text)
  if (text.length > MAX_LENGTH) return `must have at most ${MAX_LENGTH} characters`
  if (url === null || !/^https?:$/.test(url.protocol)) return 'must be an http or https address'
  if (rules.httpsOnly && url.protocol !== 'https:') return 'must be an https address'
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or password'
  if (!isWebPort(url)) return `must not use port ${url.port}`
  if (isForbiddenHost(url.hostname, rules)) return 'must be a public address'
  return undefined
}

function isWebPort({ port, protocol }: URL): boolean {
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
  return number < FIRST_FREE_PORT ? WEB_PORTS.has(number) : !SERVICE_PORTS.has(number)
}
