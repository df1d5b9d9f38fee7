import type { OutboundHttp } from '../core/outbound-http.ts'
import { openJson, type Sealer } from '../core/secrets.ts'
import { oneOf, trimEndWhere } from '../core/text-scan.ts'
import type { Clock } from '../core/time.ts'
import type { Signing } from '../webhooks/index.ts'
import type { CrmSession } from './connector.ts'
import { CrmFailure } from './failure.ts'
import { createCrmHttp } from './http.ts'
import type { ConnectionRow } from './repository.ts'
import { withDefaults, type Credentials } from './settings.ts'
import { CREDENTIALS_PURPOSE, isUsable, needsToken, openToken, requestToken, sealToken, type Token } from './tokens.ts'

export interface SessionDeps {
  outbound: Pick<OutboundHttp, 'fetch'>
  sealer: Sealer
  signing: Signing
  clock: Clock
  /** Stores a new, sealed token for the next job. */
  saveToken(tenantId: string, account: Account, sealed: string): Promise<void>
}

/** The columns of a connection a session needs. */
export type Account = Pick<ConnectionRow, 'id' | 'provider' | 'settings' | 'credentials' | 'token'> & {
  tenantId: string
}

/** @throws CrmFailure `unauthorized` when they are missing or sealed with another SECRET_KEY */
export function openCredentials(sealer: Sealer, { tenantId, credentials }: Account): Credentials {
  try {
    return openJson<Credentials>(sealer, { tenantId, purpose: CREDENTIALS_PURPOSE, sealed: credentials ?? '' })
  } catch (error) {
    throw new CrmFailure('unauthorized', 'The stored credentials cannot be opened; give them again.', { cause: error })
  }
}

/**
 * Runs `work` with a session. Under OAuth a missing token is requested first, and a refused one renewed once. @throws
 * CrmFailure
 */
export async function withSession<T>(
  deps: SessionDeps,
  account: Account,
  signal: AbortSignal,
  work: (session: CrmSession) => Promise<T>,
): Promise<T> {
  const open = createOpener(deps, account, signal)
  const kept = open.kept()
  try {
    return await work(await open.session(kept ?? (await open.renew(undefined))))
  } catch (error) {
    const isStale = error instanceof CrmFailure && error.kind === 'unauthorized' && kept !== undefined
    if (!isStale || !open.hasTokens) throw error
    return work(await open.session(await open.renew(kept)))
  }
}

function createOpener(
  { outbound, sealer, signing, clock, saveToken }: SessionDeps,
  account: Account,
  signal: AbortSignal,
) {
  const { tenantId, provider } = account
  const http = createCrmHttp({ outbound, clock }, signal)
  const settings = withDefaults(provider, account.settings)
  const credentials = openCredentials(sealer, account)
  const hasTokens = needsToken(provider, credentials)
  const last = hasTokens && account.token !== null ? openToken(sealer, tenantId, account.token) : undefined
  return {
    hasTokens,

    /** The stored token, unless expired. */
    kept: () => (hasTokens && last !== undefined && isUsable(last, clock) ? last : undefined),

    async renew(previous: Token | undefined): Promise<Token | undefined> {
      if (!hasTokens) return undefined
      const token = await requestToken(http, clock, { provider, settings, credentials, previous: previous ?? last })
      const refreshToken = token.refreshToken ?? (previous ?? last)?.refreshToken ?? null
      await saveToken(tenantId, account, sealToken(sealer, tenantId, { ...token, refreshToken }))
      return token
    },

    async session(token: Token | undefined): Promise<CrmSession> {
      return {
        http,
        settings,
        credentials,
        accessToken: token?.accessToken ?? credentials.access_token,
        baseUrl: trimEndWhere(token?.instanceUrl ?? settings.base_url ?? '', oneOf('/')),
        sentAt: () => clock.now().toISOString(),
        async sign(id, body) {
          const headers = await signing.sign(tenantId, id, body)
          if (headers === undefined)
            throw new CrmFailure('unauthorized', 'The webhook secret cannot be opened; rotate it.')
          return headers
        },
      }
    },
  }
}
