import type { GoogleConfig } from '../../provider-config.ts'
import { createHash, randomBytes } from 'node:crypto'
import { sha256, type Sealer } from '../../core/secrets.ts'
import { MINUTE, SECOND, type Clock } from '../../core/time.ts'
import { preparedSql, type Database } from '../../db/database.ts'
import { BadRequest, Conflict, NotFound } from '../../errors.ts'
import { sealSecret } from './access.ts'
import type { CalendarHttp } from './calendar-http.ts'
import { failureOf } from './failure.ts'
import { GOOGLE_SCOPES, requestTokens } from './google-api.ts'
import { recordUpcoming } from './mirror-repository.ts'
import { connectionsRepository as connections } from './repository.ts'

const CONSENT_WITHIN_MS = 10 * MINUTE
const TOKENS_MS = 20 * SECOND
const PURPOSE = 'calendar consent'

const begin = preparedSql(
  'calendars_consent_begin',
  `insert into calendar_authorizations (tenant_id, id, connection_id, verifier, expires_at) values ($1, $2, $3, $4, $5)`,
)
const take = preparedSql<{ connectionId: string; verifier: string; isLate: boolean }>(
  'calendars_consent_take',
  `delete from calendar_authorizations where tenant_id = $1 and id = $2
   returning connection_id as "connectionId", verifier, expires_at <= $3::timestamptz as "isLate"`,
)
const forget = preparedSql('calendars_consent_forget', `delete from calendar_authorizations where expires_at <= $1`)

interface AuthorizationDeps {
  database: Database
  sealer: Sealer
  http: CalendarHttp
  clock: Clock
  google: GoogleConfig | undefined
  /** Where Google sends people back to. */
  redirectUrl: string
  wake(): void
}

export interface Authorization {
  /** Where a person consents. @throws NotFound; Conflict for what is no calendar of Google */
  begin(tenantId: string, connectionId: string): Promise<string>
  /** Back from there. @throws BadRequest for a state that nobody here began, and for a code that counts for nothing */
  finish(tenantId: string, answer: { state: string; code?: string | undefined }): Promise<'connected' | 'denied'>
  /** For the sweep. */
  forgetOld(): Promise<void>
}

/**
 * The code flow (RFC 6749 §4.1) with a state that is used once and belongs to the tenant of whoever came back, so that nobody
 * can hand their own calendar to somebody else's tenant, and with PKCE (RFC 7636).
 */
export function createAuthorization(deps: AuthorizationDeps): Authorization {
  const { database, sealer, http, clock, google, redirectUrl, wake } = deps
  return {
    async begin(tenantId, connectionId) {
      if (google === undefined) throw new Conflict('Google is switched off here')
      const [state, verifier] = [secretText(), secretText()]
      const expiresAt = new Date(clock.now().getTime() + CONSENT_WITHIN_MS).toISOString()
      const sealed = sealer.seal(tenantId, PURPOSE, verifier)
      await database.tenant(tenantId, async (tx) => {
        const row = await connections.findById(tx, tenantId, connectionId)
        if (row === undefined) throw new NotFound()
        if (row.provider !== 'google') throw new Conflict('Only calendars of Google ask for consent')
        await begin(tx, [tenantId, sha256(state), connectionId, sealed, expiresAt])
      })
      return consentUrl(google, { state, verifier, redirectUrl })
    },

    async finish(tenantId, { state, code }) {
      const [started] = await database.tenant(tenantId, (tx) =>
        take(tx, [tenantId, sha256(state), clock.now().toISOString()]),
      )
      if (started === undefined || started.isLate || google === undefined) throw new BadRequest(NOT_BEGUN)
      if (code === undefined) return 'denied'
      const { connectionId, verifier } = started
      const grant = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUrl,
        code_verifier: sealer.open(tenantId, PURPOSE, verifier),
      }
      const refreshToken = await refreshTokenFor(http, google, grant)
      const secret = sealSecret(sealer, tenantId, { refreshToken })
      await database.tenant(tenantId, async (tx) => {
        await connections.authorize(tx, tenantId, connectionId, secret)
        await recordUpcoming(tx, tenantId, connectionId, clock.now())
      })
      wake()
      return 'connected'
    },

    forgetOld: async () => void (await database.systemOnce((tx) => forget(tx, [clock.now().toISOString()]))),
  }
}

const NOT_BEGUN = 'This consent was not begun here, or too long ago; begin again'

function secretText(): string {
  return randomBytes(32).toString('base64url')
}

function consentUrl(
  { authUrl, clientId }: GoogleConfig,
  { state, verifier, redirectUrl }: { state: string; verifier: string; redirectUrl: string },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUrl,
    scope: GOOGLE_SCOPES.join(' '),
    // Only a fresh consent comes with a refresh token.
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return `${authUrl}?${query.toString()}`
}

async function refreshTokenFor(
  http: CalendarHttp,
  google: GoogleConfig,
  grant: Record<string, string>,
): Promise<string> {
  try {
    const { refreshToken } = await requestTokens(http, google, grant, AbortSignal.timeout(TOKENS_MS))
    if (refreshToken !== undefined) return refreshToken
  } catch (error) {
    if (failureOf(error).reason === 'internal') throw error
  }
  throw new BadRequest('Google did not accept the consent; begin again')
}
