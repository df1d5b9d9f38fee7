import { createBriefCache } from '../core/brief-cache.ts'
import { newId } from '../core/ids.ts'
import { DAY, HOUR, SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { LastUse } from './last-use.ts'
import { sessionsRepository as repository, type UserRow } from './repository.ts'
import type { SessionName } from './session-token.ts'

/** api.md §2: 12 h idle, 30 days at most. */
const IDLE_MS = 12 * HOUR
export const SESSION_LIFETIME_MS = 30 * DAY

/** Another process may have ended it: so long it is believed here. */
const REMEMBERED = { ttlMs: 1 * SECOND, max: 10_000 }

interface LiveSession extends SessionName {
  role: UserRow['role']
  createdAt: Date
  lastUse: Date
}

export interface Sessions {
  /** Begins a session within the transaction that proved who the user is. */
  begin(tx: Tx, user: { tenantId: string; id: string }): Promise<SessionName>
  /** The session that a token names, if it lives; using it keeps it alive. */
  use(name: SessionName): Promise<LiveSession | undefined>
  end(name: SessionName): Promise<void>
  /** Ends all other sessions of the user, within the transaction of a new password. Call `forget` after its commit. */
  endOthers(tx: Tx, kept: SessionName): Promise<void>
  /** Ends all sessions of the user, within the transaction that says why. Call `forget` after its commit. */
  endAll(tx: Tx, user: { tenantId: string; userId: string }): Promise<void>
  /** Nothing that was remembered is believed any more. */
  forget(): void
  /** Deletes the rows of sessions that fell silent or grew too old. */
  sweep(): Promise<void>
}

interface SessionsDeps {
  database: Database
  clock: Clock
  lastUse: LastUse
  /** Told of what ends, after its commit; without an id perhaps all. */
  ended(id?: string): void
}

export function createSessions({ database, clock, lastUse, ended }: SessionsDeps): Sessions {
  const recent = createBriefCache<LiveSession>(REMEMBERED)
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
    async use(name) {
      const session = await recent.get(name.sessionId, () => load(name))
      if (session === undefined || !isSame(session, name) || !isAlive(session)) return undefined
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
