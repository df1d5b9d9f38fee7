import { NotFound } from '../errors.ts'
import type { Caller } from '../plugins/identity.ts'
import type { SessionRow } from './repository.ts'

/** Limits a visitor to their own session; other callers of the tenant see all of them. @throws NotFound */
export function requireOwn<T>(caller: Caller, sessionId: string, thing: T): T {
  if (caller.kind === 'visitor' && caller.id !== sessionId) throw new NotFound()
  return thing
}

export function requireSession(caller: Caller, session: SessionRow | undefined): SessionRow {
  if (session === undefined) throw new NotFound()
  return requireOwn(caller, session.id, session)
}
