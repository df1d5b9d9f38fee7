import { afterWait } from '../conversation/index.ts'
import { MINUTE, type Clock } from '../core/time.ts'
import type { Watchers } from '../core/watchers.ts'
import type { Tx } from '../db/database.ts'
import { Conflict } from '../errors.ts'
import { forLanguage } from '../languages/index.ts'
import type { Once } from '../plugins/idempotency/index.ts'
import type { Caller } from '../plugins/identity.ts'
import type { Tenant } from '../tenants/index.ts'
import { requireSession } from './access.ts'
import { conversationLook, type LiveDeps } from './live.ts'
import { chatRepository as chats, type SessionRow } from './repository.ts'
import { presentMessage } from './schemas.ts'

interface HandoffDeps extends LiveDeps {
  clock: Clock
  live: Watchers
  /** Cancels the current answer of a session. */
  silence(sessionId: string): void
  tenantOf(tenantId: string): Promise<Tenant | undefined>
}

/** Minimum wait that a tenant can set. */
const MIN_WAIT_MS = 1 * MINUTE
const SWEEP_BATCH = 50
const MESSAGE_ID = /^msg_[0-9a-z]{26}$/

type PresentedMessage = ReturnType<typeof presentMessage>

export type HandoffService = ReturnType<typeof createHandoffService>

/** Hand-off of a conversation to a person, during which the assistant is quiet. */
export function createHandoffService(deps: HandoffDeps) {
  const { database, clock, live } = deps
  const change = async <T>(
    caller: Caller,
    id: string,
    work: (tx: Tx, session: SessionRow) => Promise<T>,
  ): Promise<T> => {
    const { tenantId } = caller
    const result = await database.tenant(tenantId, async (tx) => {
      const session = requireSession(caller, await chats.lockSession(tx, tenantId, id))
      if (session.status === 'ended') throw new Conflict('This session has ended')
      return work(tx, session)
    })
    live.wake(id)
    return result
  }
  const look = (tenantId: string, id: string, lastEventId: string | undefined) => {
    const after = lastEventId !== undefined && MESSAGE_ID.test(lastEventId) ? lastEventId : undefined
    return conversationLook(deps, tenantId, id, after)
  }
  return {
    /** @throws NotFound; Conflict when it has ended, or somebody else than `handledBy` answers */
    async takeOver(caller: Caller, id: string, handledBy?: string | null): Promise<SessionRow> {
      const row = await change(caller, id, (tx, session) => {
        requireHandledBy(session, handledBy)
        return chats.takeOver(tx, caller.tenantId, id, { by: caller.id, at: clock.now() })
      })
      deps.silence(id)
      return row
    },

    /** Returns the conversation to the assistant; idempotent. @throws NotFound; Conflict when it has ended */
    release: (caller: Caller, id: string): Promise<SessionRow> =>
      change(caller, id, (tx) => chats.release(tx, caller.tenantId, id, { by: caller.id, at: clock.now() })),

    /** Conversations that have waited longer; null where this one does not wait for a person. */
    placeOf: async ({ tenantId }: Caller, id: string): Promise<number | null> =>
      (await database.tenant(tenantId, (tx) => chats.waitingBefore(tx, tenantId, id))) ?? null,

    /** Ends the visitor's wait, so that the assistant answers again. False where nobody was awaited. */
    async stopWaiting({ tenantId }: Caller, id: string): Promise<boolean> {
      const isStopped = await database.tenant(tenantId, async (tx) => {
        const session = await chats.lockSession(tx, tenantId, id)
        if (session?.status !== 'handoff' || session.handledBy !== null) return false
        const { memory } = afterWait(session.memory, { isReachable: isReachable(session), isOffered: false })
        await chats.release(tx, tenantId, id, { reason: 'visitor', at: clock.now(), memory })
        return true
      })
      if (isStopped) live.wake(id)
      return isStopped
    },

    /**
     * Stores a person's answer, which also takes the conversation over. One that is sent `once` is stored once, however often
     * it comes. @throws NotFound; Conflict when it has ended, or somebody else than `handledBy` answers
     */
    async answer(
      caller: Caller,
      id: string,
      { text, handledBy: expected }: { text: string; handledBy?: string | null | undefined },
      once?: Once,
    ): Promise<PresentedMessage> {
      const { tenantId, id: author } = caller
      const message = await change(caller, id, async (tx, session) => {
        const first = await once?.first(tx)
        // The key is scoped to the route, and kept below.
        if (first !== undefined) return first.body as PresentedMessage
        requireHandledBy(session, expected)
        const at = clock.now()
        if (session.handledBy === null) await chats.takeOver(tx, tenantId, id, { by: author, at })
        const written = { sessionId: id, text, author, createdAt: at }
        const stored = presentMessage(await chats.insertPersons(tx, tenantId, written))
        await once?.keep(tx, { status: 200, body: stored })
        return stored
      })
      deps.silence(id)
      return message
    },

    /** @throws NotFound */
    async watch(caller: Caller, id: string, lastEventId: string | undefined, signal: AbortSignal) {
      const { tenantId } = caller
      const session = await database.tenant(tenantId, (tx) => chats.findSession(tx, tenantId, id))
      requireSession(caller, session)
      return live.watch(id, look(tenantId, id, lastEventId), signal)
    },

    /** For streams that follow other things of the visitor too; the conversation may not exist yet. */
    look,

    /** Returns overdue hand-offs to the assistant, which says so and offers to take a message. */
    async returnUnanswered(): Promise<void> {
      const now = clock.now()
      const since = new Date(now.getTime() - MIN_WAIT_MS)
      const tenantIds = await database.systemOnce((tx) => chats.tenantsWithWaiting(tx, since))
      for (const tenantId of tenantIds) {
        const tenant = await deps.tenantOf(tenantId)
        if (tenant?.answering.chat === true) await returnTo(deps, tenant, now)
      }
    },
  }
}

function requireHandledBy({ handledBy }: SessionRow, expected: string | null | undefined): void {
  if (expected !== undefined && handledBy !== expected) throw new Conflict('Somebody else answers this conversation')
}

function isReachable({ clientEmail, clientPhone }: SessionRow): boolean {
  return clientEmail !== null || clientPhone !== null
}

async function returnTo({ database, live }: HandoffDeps, { id: tenantId, assistant, language }: Tenant, now: Date) {
  const since = new Date(now.getTime() - assistant.handoff_wait_minutes * MINUTE)
  const returned = await database.tenant(tenantId, async (tx) => {
    const sessions = await chats.waitingSince(tx, tenantId, since, SWEEP_BATCH)
    for (const session of sessions) {
      const { id, locale } = session
      const { memory, waitedFor } = afterWait(session.memory, { isReachable: isReachable(session), isOffered: true })
      await chats.release(tx, tenantId, id, { reason: 'nobody_came', at: now, memory })
      const text = forLanguage(locale ?? language).verification.nobodyCame[waitedFor]
      await chats.insertNotice(tx, tenantId, id, { text, createdAt: now })
    }
    return sessions
  })
  for (const { id } of returned) live.wake(id)
}
