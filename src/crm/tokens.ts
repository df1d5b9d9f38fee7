import { openJson, type Sealer } from '../core/secrets.ts'
import { oneOf, trimEndWhere } from '../core/text-scan.ts'
import { MINUTE, SECOND, type Clock } from '../core/time.ts'
import { CrmFailure } from './failure.ts'
import { at, usualFailure, type CrmHttp, type CrmReply } from './http.ts'
import type { Credentials, Provider, PublicSettings } from './settings.ts'

/** A stored OAuth access token. */
export interface Token {
  accessToken: string
  /** Epoch milliseconds; null when the CRM does not tell. */
  expiresAt: number | null
  /** Base URL of this account's API, if the CRM returned one. */
  instanceUrl: string | null
  /** For vendors that rotate it on each use. */
  refreshToken: string | null
}

export const CREDENTIALS_PURPOSE = 'crm credentials'
const TOKEN_PURPOSE = 'crm token'

/** Treated as expired this much earlier, to leave time for the request. */
const MARGIN_MS = 1 * MINUTE

/** True where OAuth applies; a private app's token and an API key are used as they are. */
export function needsToken(provider: Provider, { access_token: own }: Credentials): boolean {
  return provider === 'salesforce' || (provider === 'hubspot' && own === undefined)
}

export function isUsable({ expiresAt }: Token, clock: Clock): boolean {
  return expiresAt === null || expiresAt - MARGIN_MS > clock.now().getTime()
}

export function sealToken(sealer: Sealer, tenantId: string, token: Token): string {
  return sealer.seal(tenantId, TOKEN_PURPOSE, JSON.stringify(token))
}

export function openToken(sealer: Sealer, tenantId: string, sealed: string): Token {
  return openJson<Token>(sealer, { tenantId, purpose: TOKEN_PURPOSE, sealed })
}

interface TokenRequest {
  provider: Provider
  settings: PublicSettings
  credentials: Credentials
  /** The previous token, whose refresh token may be newer than the one in the credentials. */
  previous: Token | undefined
}

/**
 * Requests an access token: HubSpot by refresh token, Salesforce by refresh token or client credentials (RFC 6749 §4.4, §6).
 * @throws CrmFailure `unauthorized` when the grant is refused
 */
export async function requestToken(
  http: CrmHttp,
  clock: Clock,
  { provider, settings, credentials, previous }: TokenRequest,
): Promise<Token> {
  const refreshToken = previous?.refreshToken ?? credentials.refresh_token
  const form = new URLSearchParams({
    ...(refreshToken === undefined
      ? { grant_type: 'client_credentials' }
      : { grant_type: 'refresh_token', refresh_token: refreshToken }),
    client_id: settings.client_id ?? '',
    client_secret: credentials.client_secret ?? '',
  })
  const path = provider === 'hubspot' ? '/oauth/v1/token' : '/services/oauth2/token'
  const reply = await http.send({ method: 'POST', url: `${settings.base_url!}${path}`, body: form })
  return tokenIn(reply, clock)
}

function tokenIn(reply: CrmReply, clock: Clock): Token {
  const accessToken = text(at(reply.json, 'access_token'))
  if (reply.status !== 200 || accessToken === null) throw refusedGrant(reply)
  const seconds = at(reply.json, 'expires_in')
  const instanceUrl = text(at(reply.json, 'instance_url'))
  return {
    accessToken,
    expiresAt: typeof seconds === 'number' ? clock.now().getTime() + seconds * SECOND : null,
    instanceUrl: instanceUrl === null ? null : trimEndWhere(instanceUrl, oneOf('/')),
    refreshToken: text(at(reply.json, 'refresh_token')),
  }
}

/** A refused grant is a 400 with a code (RFC 6749 §5.2), not a 401. */
function refusedGrant(reply: CrmReply): CrmFailure {
  const usual = usualFailure(reply)
  if (usual !== undefined && usual.kind !== 'forbidden') return usual
  return new CrmFailure('unauthorized', 'The CRM refused the OAuth credentials.')
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
