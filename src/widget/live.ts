import type { CallEvent } from '../calls/index.ts'
import type { HandoffService, WatchedEvent } from '../chat/index.ts'
import type { LiveService } from '../live/index.ts'
import { together, type Looking, type Watchers } from '../core/watchers.ts'
import { NotFound } from '../errors.ts'
import type { Visit } from './desk.ts'

interface VisitorLiveDeps {
  watchers: Watchers
  chat: Pick<HandoffService, 'look'>
  calls: { look(tenantId: string, sessionId: string): Looking<CallEvent> }
  live: Pick<LiveService, 'lookTyping'>
}

export type VisitorLive = ReturnType<typeof createVisitorLive>

/** Server-sent events for a visitor: the conversation and the transcript of calls. */
export function createVisitorLive({ watchers, chat, calls, live }: VisitorLiveDeps) {
  return {
    /** @throws NotFound before the conversation or a call has begun */
    async watch(
      { tenantId, id }: Pick<Visit, 'tenantId' | 'id'>,
      lastEventId: string | undefined,
      signal: AbortSignal,
    ) {
      const look = together<WatchedEvent>(
        chat.look(tenantId, id, lastEventId),
        calls.look(tenantId, id),
        live.lookTyping(id, signal),
      )
      const { events, isOver } = await look()
      if (isOver && events.length === 0) throw new NotFound()
      return beginningWith(events, watchers.watch(id, look, signal))
    },
  }
}

async function* beginningWith<T>(events: T[], rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield* events
  yield* rest
}
