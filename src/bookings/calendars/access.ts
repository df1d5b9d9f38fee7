import type { GoogleConfig } from '../../provider-config.ts'
import { openJson, type Sealer } from '../../core/secrets.ts'
import type { Clock } from '../../core/time.ts'
import { createCaldavCalendar } from './caldav-calendar.ts'
import type { CalendarHttp } from './calendar-http.ts'
import type { ConnectionAccess } from './lease.ts'
import type { CalendarConnection } from './connection.ts'
import { CalendarFailure } from './failure.ts'
import { createGoogleApi, type AccessTokens } from './google-api.ts'
import { createGoogleCalendar } from './google-calendar.ts'
import { createIcsCalendar } from './ics-calendar.ts'

/** Write-only settings. */
export interface ConnectionSecret {
  /** ics: the address itself is a credential. */
  url?: string
  password?: string
  /** Provider `google`. */
  refreshToken?: string
}

const PURPOSE = 'calendar connection'

export function sealSecret(sealer: Sealer, tenantId: string, secret: ConnectionSecret): string {
  return sealer.seal(tenantId, PURPOSE, JSON.stringify(secret))
}

export function openSecret(sealer: Sealer, tenantId: string, sealed: string | null): ConnectionSecret {
  return sealed === null ? {} : openJson<ConnectionSecret>(sealer, { tenantId, purpose: PURPOSE, sealed })
}

interface AccessDeps {
  http: CalendarHttp
  sealer: Sealer
  clock: Clock
  /** Undefined switches Google off. */
  google: GoogleConfig | undefined
}

export type OpenCalendar = (access: Omit<ConnectionAccess, 'connectionId' | 'resourceId'>) => CalendarConnection

/** Opens the calendar of a connection. @throws CalendarFailure for an incomplete setup */
export function createCalendarAccess({ http, sealer, clock, google }: AccessDeps): OpenCalendar {
  const tokens: AccessTokens = new Map()
  return ({ tenantId, provider, settings, secret: sealed }) => {
    const secret = openSecret(sealer, tenantId, sealed)
    const { username, url = '', calendarId = 'primary' } = settings
    const login = username === undefined ? undefined : { username, password: secret.password ?? '' }
    if (provider === 'ics') return createIcsCalendar(http, { url: secret.url ?? '', login })
    if (provider === 'caldav')
      return createCaldavCalendar(http, { url, login: login ?? { username: '', password: '' } })
    if (google === undefined) throw new CalendarFailure('not_configured')
    const { refreshToken } = secret
    if (refreshToken === undefined) throw new CalendarFailure('unauthorized')
    const api = createGoogleApi({ http, config: google, refreshToken, tokens, clock })
    return createGoogleCalendar(api, calendarId, () => clock.now())
  }
}
