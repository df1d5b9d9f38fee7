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

const CONSENT_TIMEOUT_MS = 10 * MINUTE
const TOKEN_TIMEOUT_MS = 20 * SECOND
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
/** Over all tenants, for the sweep: a consent is void once it is late. */
const forget = preparedSql('calendars_consent_forget', `delete from calendar_authorizations where expires_at <= $1`)

interface AuthorizationDeps {
  database: Database
  sealer: Sealer
  http: CalendarHttp
  clock: Clock
  google: GoogleConfig | undefined
  /** Redirect URI of the OAuth flow. */
  redirectUrl: string
  wake(): void
}

export interface Authorization {
  /** Consent URL. @throws NotFound; Conflict for other providers */
  begin(tenantId: string, connectionId: string): Promise<string>
  /** Completes the consent. @throws BadRequest for an unknown state or an invalid code */
  finish(tenantId: string, answer: { state: string; code?: string | undefined }): Promise<'connected' | 'denied'>
  /** Deletes expired consents. */
  forgetOld(): Promise<void>
}

/**
 * Authorization code flow (RFC 6749 §4.1) with PKCE (RFC 7636). The state is usable once and bound to the tenant of the
 * returning user, so nobody can attach their calendar to another tenant.
 */
export function createAuthorization(deps: AuthorizationDeps): Authorization {
  const { database, sealer, http, clock, google, redirectUrl, wake } = deps
  return {
    async begin(tenantId, connectionId) {
      if (google === undefined) throw new Conflict('Google is switched off here')
      const [state, verifier] = [secretText(), secretText()]
      const expiresAt = new Date(clock.now().getTime() + CONSENT_TIMEOUT_MS).toISOString()
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
    // Google issues refresh tokens only for a new consent.
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
    const { refreshToken } = await requestTokens(http, google, grant, AbortSignal.timeout(TOKEN_TIMEOUT_MS))
    if (refreshToken !== undefined) return refreshToken
  } catch (error) {
    if (failureOf(error).reason === 'internal') throw error
  }
  throw new BadRequest('Google did not accept the consent; begin again')
}
