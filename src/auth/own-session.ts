import type { FastifyRequest } from 'fastify'
import { Forbidden } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import type { SessionName } from './session-token.ts'

/** The session of the signed-in user. @throws Forbidden for an API key */
export function ownSessionOf(request: FastifyRequest): SessionName {
  const caller = callerOf(request)
  if (caller.kind !== 'user') throw new Forbidden()
  return { tenantId: caller.tenantId, userId: caller.id, sessionId: caller.sessionId }
}
