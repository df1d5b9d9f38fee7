import type { HandoffService, WatchedEvent } from '../chat/index.ts'

export interface Details {
  /** New messages of this conversation, if it is watched. */
  of(sessionId: string): AsyncGenerator<WatchedEvent>
  /** New messages of every watched conversation. */
  all(): AsyncGenerator<WatchedEvent>
}

/** The messages of watched conversations; nothing for an id that is not the tenant's. */
export function detailsOf(chat: Pick<HandoffService, 'look'>, tenantId: string, ids: string[]): Details {
  const looks = new Map(ids.map((id) => [id, chat.look(tenantId, id, undefined)]))
  async function* of(sessionId: string): AsyncGenerator<WatchedEvent> {
    const look = looks.get(sessionId)
    if (look === undefined) return
    // Without an id: a resumed stream goes on after a change.
    for (const { event, data } of (await look()).events) yield { event, data: { session_id: sessionId, ...data } }
  }
  async function* all(): AsyncGenerator<WatchedEvent> {
    for (const id of looks.keys()) yield* of(id)
  }
  return { of, all }
}
