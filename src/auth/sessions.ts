import type { FastifyReply, FastifyRequest } from 'fastify'
import { createBriefCache } from '../core/brief-cache.ts'
import { newId } from '../core/ids.ts'
import { DAY, HOUR, SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { LastUse } from './last-use.ts'
import { sessionsRepository as repository, type SessionRow, type UserRow } from './repository.ts'
import type { SessionName } from './session-token.ts'

/** Idle limit and maximum lifetime of a session. */
const IDLE_MS = 12 * HOUR
export const SESSION_LIFETIME_MS = 30 * DAY

/** Another process may end the session: this is how long it stays valid here. */
const CACHE = { ttlMs: 1 * SECOND, max: 10_000 }

interface LiveSession extends SessionName {
  role: UserRow['role']
  createdAt: Date
  lastUse: Date
}

export interface Sessions {
  /** Begins a session in the transaction that authenticated the user. */
  begin(tx: Tx, user: { tenantId: string; id: string }): Promise<SessionName>
  /** The live session a token names; use extends it, unless it is in the background. */
  use(name: SessionName, isBackground?: boolean): Promise<LiveSession | undefined>
  end(name: SessionName): Promise<void>
  /** The user's live sessions, the latest used first. */
  list(user: { tenantId: string; userId: string }): Promise<SessionRow[]>
  /** Ends a session of this user. @throws NotFound for one of somebody else */
  endOwn(name: SessionName): Promise<void>
  /** Ends the user's other sessions, in the transaction of a new password. Call `forget` after its commit. */
  endOthers(tx: Tx, kept: SessionName): Promise<void>
  /** Ends all sessions of the user, in the caller's transaction. Call `forget` after its commit. */
  endAll(tx: Tx, user: { tenantId: string; userId: string }): Promise<void>
  /** Drops all cached sessions. */
  forget(): void
  /** Deletes the rows of idle and expired sessions. */
  sweep(): Promise<void>
}

interface SessionsDeps {
  database: Database
  clock: Clock
  lastUse: LastUse
  /** Called after a session's end commits; without an id any session may be affected. */
  ended(id?: string): void
}

export function createSessions({ database, clock, lastUse, ended }: SessionsDeps): Sessions {
  const recent = createBriefCache<LiveSession>(CACHE)
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  const isAlive = (session: LiveSession) =>
    session.lastUse > ago(IDLE_MS) && session.createdAt > ago(SESSION_LIFETIME_MS)

  async function load({ tenantId, sessionId }: SessionName): Promise<LiveSession | undefined> {
    const row = await database.tenantOnce(tenantId, (tx) => repository.find(tx, tenantId, sessionId))
    return (
      row && {
        tenantId,
        userId: row.userId,
        sessionId,
        role: row.role,
        createdAt: row.createdAt,
        lastUse: row.lastSeenAt,
      }
    )
  }

  return {
    async begin(tx, { tenantId, id: userId }) {
      const sessionId = newId('ses')
      const now = clock.now()
      await repository.insert(tx, tenantId, { id: sessionId, userId, createdAt: now, lastSeenAt: now })
      return { tenantId, userId, sessionId }
    },
    async use(name, isBackground = false) {
      const session = await recent.get(name.sessionId, () => load(name))
      if (session === undefined || !isSame(session, name) || !isAlive(session)) return undefined
      if (isBackground) return session
      lastUse.note(session, (now) =>
        database.tenantOnce(name.tenantId, (tx) => repository.updateLastSeen(tx, name.tenantId, name.sessionId, now)),
      )
      return session
    },
    async end({ tenantId, sessionId }) {
      await database.tenantOnce(tenantId, (tx) => repository.remove(tx, tenantId, sessionId))
      recent.drop(sessionId)
      ended(sessionId)
    },
    list: ({ tenantId, userId }) =>
      database.tenantOnce(tenantId, (tx) =>
        repository.ofUser(tx, tenantId, userId, { seenSince: ago(IDLE_MS), madeSince: ago(SESSION_LIFETIME_MS) }),
      ),
    async endOwn({ tenantId, userId, sessionId }) {
      const isGone = await database.tenant(tenantId, (tx) => repository.removeOwn(tx, tenantId, userId, sessionId))
      if (!isGone) throw new NotFound()
      recent.drop(sessionId)
      ended(sessionId)
    },
    endOthers: (tx, { tenantId, userId, sessionId }) => repository.removeOthers(tx, tenantId, userId, sessionId),
    endAll: (tx, { tenantId, userId }) => repository.removeOfUser(tx, tenantId, userId),
    forget() {
      recent.clear()
      ended()
    },
    sweep: () =>
      database.system((tx) =>
        repository.removeEnded(tx, { seenBefore: ago(IDLE_MS), madeBefore: ago(SESSION_LIFETIME_MS) }),
      ),
  }
}

function isSame(session: LiveSession, name: SessionName): boolean {
  return session.tenantId === name.tenantId && session.userId === name.userId
}

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** In production the `__Host-` prefix makes browsers refuse the cookie over http or from another host. */
export function createSessionCookie(isProduction: boolean): SessionCookie {
  const name = isProduction ? '__Host-frontdesk' : 'frontdesk'
  const options = { httpOnly: true, secure: isProduction, sameSite: 'lax', path: '/' } as const
  return {
    read: (request) => request.cookies[name],
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: SESSION_LIFETIME_MS / SECOND }),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}
