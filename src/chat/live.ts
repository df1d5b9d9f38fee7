import type { Looking } from '../core/watchers.ts'
import type { Database, Tx } from '../db/database.ts'
import { chatRepository as chats, conversations, type SessionRow } from './repository.ts'
import { presentMessage } from './schemas.ts'

/** Event of a watched conversation; `id` is that of the newest message so far. */
type LiveEvent =
  | { id: string; event: 'status'; data: { status: SessionRow['status']; handled_by: string | null } }
  | { id: string; event: 'message'; data: ReturnType<typeof presentMessage> }
  | { id: string; event: 'person'; data: { name: string | null; team: string | null } }
  | { id: string; event: 'read'; data: { message_id: string } }

export interface LiveDeps {
  database: Database
  /** The name of a user as visitors may read it; null for a key, and without one. */
  nameOf(tx: Tx, tenantId: string, id: string): Promise<string | null>
  tenantOf(tenantId: string): Promise<{ name: string } | undefined>
}

/**
 * Everything after the message `after`; without it, everything from now on. Over at the end of the conversation, and
 * while there is none.
 */
export function conversationLook(
  deps: LiveDeps,
  tenantId: string,
  sessionId: string,
  after: string | undefined,
): Looking<LiveEvent> {
  const { database } = deps
  let last = after
  let shown: string | undefined
  let person: string | null = null
  let readAt: number | undefined
  return async () => {
    last ??= (await newest(database, tenantId, sessionId)) ?? ''
    const { session, messages } = await read(database, tenantId, sessionId, last)
    if (session === undefined) return { events: [], isOver: true }
    last = messages.at(-1)?.id ?? last
    const data = { status: session.status, handled_by: session.handledBy }
    const isNew = JSON.stringify(data) !== shown
    shown = JSON.stringify(data)
    const other = data.handled_by === person ? null : data.handled_by
    person = data.handled_by
    const joined = other === null ? undefined : await personOf(deps, tenantId, other)
    const readId = await readSince(deps, tenantId, session, readAt)
    readAt = session.readAt?.getTime()
    return {
      events: [
        // Before the messages, so that the first of a person has its name.
        ...(joined === undefined ? [] : [{ id: last, event: 'person' as const, data: joined }]),
        ...messages.map((message) => ({ id: message.id, event: 'message' as const, data: presentMessage(message) })),
        ...(isNew ? [{ id: last, event: 'status' as const, data }] : []),
        ...(readId !== undefined ? [{ id: last, event: 'read' as const, data: { message_id: readId } }] : []),
      ],
      isOver: session.status === 'ended' && messages.length === 0,
    }
  }
}

/** The person who has taken over, as visitors may know them. */
async function personOf({ database, nameOf, tenantOf }: LiveDeps, tenantId: string, id: string) {
  const name = await database.tenantOnce(tenantId, (tx) => nameOf(tx, tenantId, id))
  return { name, team: (await tenantOf(tenantId))?.name ?? null }
}

/** The visitor's newest message that the team has read, where that changed. */
async function readSince(
  { database }: LiveDeps,
  tenantId: string,
  { id, readAt }: Pick<SessionRow, 'id' | 'readAt'>,
  before: number | undefined,
): Promise<string | undefined> {
  if (readAt === null || readAt.getTime() === before) return undefined
  return database.tenantOnce(tenantId, (tx) => conversations.newestQuestionUntil(tx, tenantId, id, readAt))
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
