import type { Looking } from '../core/watchers.ts'
import type { Database } from '../db/database.ts'
import { chatRepository as chats, conversations, type SessionRow } from './repository.ts'
import { presentMessage } from './schemas.ts'

/** Event of a watched conversation; `id` is that of the newest message so far. */
export type LiveEvent =
  | { id: string; event: 'status'; data: { status: SessionRow['status']; handled_by: string | null } }
  | { id: string; event: 'message'; data: ReturnType<typeof presentMessage> }

/**
 * Everything behind the message `after`; without it, everything from now on. Over at the end of the conversation, and
 * while there is none.
 */
export function conversationLook(
  database: Database,
  tenantId: string,
  sessionId: string,
  after: string | undefined,
): Looking<LiveEvent> {
  let last = after
  let shown: string | undefined
  return async () => {
    last ??= (await newest(database, tenantId, sessionId)) ?? ''
    const { session, messages } = await read(database, tenantId, sessionId, last)
    if (session === undefined) return { events: [], isOver: true }
    last = messages.at(-1)?.id ?? last
    const data = { status: session.status, handled_by: session.handledBy }
    const isNew = JSON.stringify(data) !== shown
    shown = JSON.stringify(data)
    return {
      events: [
        ...messages.map((message) => ({ id: message.id, event: 'message' as const, data: presentMessage(message) })),
        ...(isNew ? [{ id: last, event: 'status' as const, data }] : []),
      ],
      isOver: session.status === 'ended' && messages.length === 0,
    }
  }
}

function newest(database: Database, tenantId: string, sessionId: string): Promise<string | undefined> {
  return database.tenantOnce(tenantId, (tx) => conversations.newestMessageId(tx, tenantId, sessionId))
}

async function read(database: Database, tenantId: string, sessionId: string, after: string) {
  const [session, messages] = await database.tenantOnce(tenantId, (tx) =>
    Promise.all([
      chats.findSession(tx, tenantId, sessionId),
      conversations.messagesAfter(tx, tenantId, sessionId, after),
    ]),
  )
  return { session, messages }
}
