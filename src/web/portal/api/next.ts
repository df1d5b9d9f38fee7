/** A stand-in for the portal's origin: a path that resolves to another origin leaves the portal. */
const HERE = 'http://here.invalid'

/**
 * Where a sign-in leads: a path of this origin, else `/`. Browsers read `//x`, `/\x`, tabs and their encoded forms as other
 * hosts, so the address is parsed as they do and has to stay here, decoded too.
 */
export function safeNext(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return '/'
  const forms = [wanted, decoded(wanted), decoded(decoded(wanted))]
  return forms.every(staysHere) ? wanted : '/'
}

function staysHere(address: string): boolean {
  // Control characters are dropped by URL parsers: `/\t/x` is `//x`.
  if (!/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(address)) return false
  return URL.parse(address, HERE)?.origin === HERE
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return '//'
  }
}
