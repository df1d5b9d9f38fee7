import type { FastifyRequest } from 'fastify'
import type { Caller, CredentialReader } from '../plugins/identity.ts'
import type { ApiKeys } from './api-keys.ts'
import type { SessionTokens } from './session-token.ts'
import { type SessionCookie, type Sessions } from './sessions.ts'

/** `X-API-Key`. Node joins a repeated header into one value, which is no valid key. */
export function keyReader(apiKeys: Pick<ApiKeys, 'use'>): CredentialReader {
  return {
    isPresent: (request) => request.headers['x-api-key'] !== undefined,
    async read(request): Promise<Caller | undefined> {
      const key = await apiKeys.use(String(request.headers['x-api-key']))
      return key && { kind: 'api_key', principal: `${key.kind}_key`, tenantId: key.tenantId, id: key.id }
    },
  }
}

/** The portal's cookie. The token names the session; its validity and the user's role come from the rows. */
export function cookieReader(
  cookie: SessionCookie,
  tokens: SessionTokens,
  sessions: Pick<Sessions, 'use'>,
): CredentialReader {
  return {
    isPresent: (request) => cookie.read(request) !== undefined,
    async read(request): Promise<Caller | undefined> {
      const name = await tokens.read(cookie.read(request) ?? '')
      const session = name && (await sessions.use(name, isBackground(request)))
      return (
        session && {
          kind: 'user',
          principal: session.role,
          tenantId: session.tenantId,
          id: session.userId,
          sessionId: session.sessionId,
        }
      )
    },
  }
}

/** True for streams, and for what an open page asks for by itself. */
function isBackground({ headers, routeOptions }: FastifyRequest): boolean {
  return headers['x-background'] === '1' || routeOptions.config.isBackground === true
}
