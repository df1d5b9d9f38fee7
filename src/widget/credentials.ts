import type { FastifyInstance } from 'fastify'
import { Forbidden, NotFound } from '../errors.ts'
import type { CredentialReader } from '../plugins/identity.ts'
import type { Doorkeeper } from './origin.ts'
import type { WidgetTokens } from './tokens.ts'

const BEARER = /^Bearer +(\S+)$/i

/** `Authorization: Bearer <widget token>`, from a page of the token's origin, while that origin is allowed. */
export function visitorReader(
  { visitors, cappedAddresses }: Pick<FastifyInstance, 'visitors' | 'cappedAddresses'>,
  tokens: Pick<WidgetTokens, 'read'>,
  doorkeeper: Doorkeeper,
): CredentialReader {
  return {
    isPresent: (request) => request.headers.authorization !== undefined,
    async read(request) {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
      const pass = token === undefined ? undefined : await tokens.read(token)
      if (pass === undefined) return undefined
      const { origin } = await doorkeeper.admit(request, pass.tenantId, pass.origin).catch((error: unknown) => {
        // An erased tenant has no visitors.
        if (error instanceof NotFound) return { origin: undefined }
        throw error
      })
      if (origin === undefined) return undefined
      if (origin !== pass.origin) throw new Forbidden('This token was given to another page')
      const { tenantId, sessionId: id, visitorId, clientName } = pass
      const visitor = visitors.visitorOf(tenantId, visitorId, cappedAddresses(request))
      return { kind: 'visitor', principal: 'visitor', tenantId, id, clientName, visitor }
    },
  }
}
