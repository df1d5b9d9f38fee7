import { isIP, isIPv6 } from 'node:net'

/**
 * The canonical form of an `allowed_domains` entry: `host` or `*.host`, either with `:port`. Scheme, path, case and trailing
 * dot are dropped, international names become punycode. Undefined for an invalid host.
 */
export function normalizeDomain(entry: string): string | undefined {
  const bare = withoutSchemeAndPath(entry.trim())
  if (bare === undefined) return undefined
  const { isWildcard, host: typedHost, port } = splitAuthority(bare)
  const host = normalizeHost(typedHost)
  if (host === undefined || !isPort(port)) return undefined
  if (isWildcard && !isName(host)) return undefined
  const shownPort = isDefaultPort(host, port) ? '' : `:${Number(port)}`
  return `${isWildcard ? '*.' : ''}${host}${shownPort}`
}

/** Decides whether a page of this origin may embed the widget. Pure. */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  const url = URL.parse(origin)
  // Browsers send exactly the serialised origin; any other spelling (also `null`) was written by hand.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false
  return allowedDomains.some((entry) => allows(entry, url))
}

function allows(entry: string, { protocol, hostname, port }: URL): boolean {
  const { isWildcard, host, port: allowedPort } = splitAuthority(entry)
  if (isWildcard ? !hostname.endsWith(`.${host}`) : hostname !== host) return false
  if (protocol === 'http:' && isName(host)) return false
  if (host === 'localhost' && allowedPort === '') return true
  return port === allowedPort || (port === '' && Number(allowedPort) === (protocol === 'https:' ? 443 : 80))
}

function withoutSchemeAndPath(entry: string): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(entry)?.[1]
  if (scheme !== undefined && !/^https?$/i.test(scheme)) return undefined
  const authority = entry.slice(scheme === undefined ? 0 : scheme.length + 3).split(/[/?#]/, 1)[0]!
  // Excludes credentials and characters the URL parser would reinterpret.
  return /[\s@%\\<>^|"'`]/.test(authority) ? undefined : authority
}

interface Authority {
  isWildcard: boolean
  host: string
  port: string
}

function splitAuthority(authority: string): Authority {
  const isWildcard = authority.startsWith('*.')
  const rest = isWildcard ? authority.slice(2) : authority
  if (isIPv6(rest)) return { isWildcard, host: `[${rest}]`, port: '' }
  const [, host, port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(rest) ?? []
  return { isWildcard, host: host ?? '', port: port ?? '' }
}

function normalizeHost(typed: string): string | undefined {
  if (typed === '') return undefined
  const host = URL.parse(`https://${typed.replace(/[.。]$/, '')}/`)?.hostname
  if (host === undefined || host === 'localhost' || isAddress(host)) return host
  return NAME.test(host) && host.length <= 253 ? host : undefined
}

/** At least two labels: a bare name is a typo, and a wildcard on it would match a whole top-level domain. */
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

function isAddress(host: string): boolean {
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0
}

function isName(host: string): boolean {
  return host !== 'localhost' && !isAddress(host)
}

function isPort(port: string): boolean {
  return port === '' || (/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535)
}

/** No port means 443, and 80 over http; an explicit 443 is the same, except for `localhost`. */
function isDefaultPort(host: string, port: string): boolean {
  return port === '' || (isName(host) && Number(port) === 443)
}
