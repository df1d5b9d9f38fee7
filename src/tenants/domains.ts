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

/** True where a page of this origin may embed the widget. */
export function isAllowedOrigin(origin: string, allowedDomains: readonly string[]): boolean {
  return judgeOrigin(origin, allowedDomains).allowed
}

/** `entry`: the one that allows the page; of a refusal the one that nearly does. */
export type OriginVerdict =
  | { allowed: true; reason: 'listed'; entry: string }
  | { allowed: false; reason: 'other_port' | 'other_name'; entry: string }
  | { allowed: false; reason: 'insecure'; entry: string | null }
  | { allowed: false; reason: 'not_listed' | 'no_page'; entry: null }

/** The decision with its reason. Pure. */
export function judgeOrigin(origin: string, allowedDomains: readonly string[]): OriginVerdict {
  const url = URL.parse(origin)
  // Browsers send exactly the serialised origin; any other spelling (also `null`) was written by hand.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol))
    return { allowed: false, reason: 'no_page', entry: null }
  const allowing = allowedDomains.find((entry) => allows(entry, url))
  if (allowing !== undefined) return { allowed: true, reason: 'listed', entry: allowing }
  return nearMiss(url, allowedDomains) ?? { allowed: false, reason: 'not_listed', entry: null }
}

/** The entry that would allow this host by another scheme, port or name before it. */
function nearMiss(url: URL, allowedDomains: readonly string[]): OriginVerdict | undefined {
  if (url.protocol === 'http:' && isName(url.hostname)) {
    const secure = new URL(`https://${url.host}`)
    return { allowed: false, reason: 'insecure', entry: allowedDomains.find((entry) => allows(entry, secure)) ?? null }
  }
  const onOtherPort = allowedDomains.find((entry) => holdsHost(splitAuthority(entry), url.hostname))
  if (onOtherPort !== undefined) return { allowed: false, reason: 'other_port', entry: onOtherPort }
  const related = allowedDomains.find((entry) => areRelated(splitAuthority(entry).host, url.hostname))
  return related === undefined ? undefined : { allowed: false, reason: 'other_name', entry: related }
}

/** True where one host is a subdomain of the other, such as `www.`. */
function areRelated(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

/**
 * The origin of a page address as a browser would send it, for an address as people type it: without a scheme a name is
 * https, `localhost` and addresses are http. Undefined where it is no address of a web page.
 */
export function originOfAddress(typed: string): string | undefined {
  const address = typed.trim()
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
  const secure = URL.parse(hasScheme ? address : `https://${address}`)
  if (secure === null || !/^https?:$/.test(secure.protocol)) return undefined
  // An e-mail address, or `mailto:`.
  if (!hasScheme && secure.username !== '') return undefined
  if (hasScheme || isName(secure.hostname)) return secure.origin
  return URL.parse(`http://${address}`)?.origin
}

function allows(entry: string, { protocol, hostname, port }: URL): boolean {
  const authority = splitAuthority(entry)
  const { host, port: allowedPort } = authority
  if (!holdsHost(authority, hostname)) return false
  if (protocol === 'http:' && isName(host)) return false
  if (host === 'localhost' && allowedPort === '') return true
  return port === allowedPort || (port === '' && Number(allowedPort) === (protocol === 'https:' ? 443 : 80))
}

function holdsHost({ isWildcard, host }: Authority, hostname: string): boolean {
  return isWildcard ? hostname.endsWith(`.${host}`) : hostname === host
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

/** True for no port (443, or 80 over http), and for an explicit 443 of a named host, which `localhost` is not. */
function isDefaultPort(host: string, port: string): boolean {
  return port === '' || (isName(host) && Number(port) === 443)
}
