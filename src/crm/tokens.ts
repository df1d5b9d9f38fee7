import type { Sealer } from '../core/secrets.ts'
import { oneOf, trimEndWhere } from '../core/text-scan.ts'
import { MINUTE, SECOND, type Clock } from '../core/time.ts'
import { CrmFailure } from './failure.ts'
import { at, usualFailure, type CrmHttp, type CrmReply } from './http.ts'
import type { Credentials, Provider, PublicSettings } from './settings.ts'

/** An access token of OAuth, as it is kept. */
export interface Token {
  accessToken: string
  /** Epoch in ms; null: nobody knows, until it is refused. */
  expiresAt: number | null
  /** Where the API of this account is, when it says so. */
  instanceUrl: string | null
  /** Where the vendor replaces it at each use. */
  refreshToken: string | null
}

/** What credentials are sealed for, in their row. */
export const CREDENTIALS_PURPOSE = 'crm credentials'
const TOKEN_PURPOSE = 'crm token'

/** Not used any more shortly before it ends: a request takes a while. */
const MARGIN_MS = 1 * MINUTE

/** Whether there is a token to get: a private app's token and an API key are what they are. */
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
  return JSON.parse(sealer.open(tenantId, TOKEN_PURPOSE, sealed)) as Token
}

interface TokenRequest {
  provider: Provider
  settings: PublicSettings
  credentials: Credentials
  /** The one before: its refresh token may be the newer one. */
  previous: Token | undefined
}

/**
 * A new access token: HubSpot's refresh token grant, Salesforce's the same or client credentials (RFC 6749 §4.4, §6).
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

/** A refused grant is a 400 with a code (RFC 6749 §5.2). */
function refusedGrant(reply: CrmReply): CrmFailure {
  const usual = usualFailure(reply)
  if (usual !== undefined && usual.kind !== 'forbidden') return usual
  return new CrmFailure('unauthorized', 'The CRM refused the OAuth credentials.')
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
