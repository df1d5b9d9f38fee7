/** The values that a link in a mail carries behind `#`, where no server sees them. */
interface Fragment {
  token: string | null
  language: string | null
}

const TOKEN_DOORS = new Set(['/reset', '/invitation', '/confirm', '/setup'])

let taken: Fragment = { token: null, language: null }

/** The token leaves the address bar at once, so that neither history nor screenshots keep it. */
export function takeFragment(): Fragment {
  if (!TOKEN_DOORS.has(location.pathname)) return taken
  const fragment = new URLSearchParams(location.hash.slice(1))
  taken = { token: fragment.get('token'), language: fragment.get('language') }
  history.replaceState(null, '', location.pathname + location.search)
  return taken
}

export function linkToken(): string | null {
  return taken.token
}
