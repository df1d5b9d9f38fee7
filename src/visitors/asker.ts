import type { Tx } from '../db/database.ts'
import type { Visitor } from '../plugins/visitor-caps.ts'
import type { Visitors } from './service.ts'

/** Where a tool of the assistant runs. */
interface Place {
  tenantId: string
  /** The conversation or the call. */
  sessionId: string
  channel: 'chat' | 'call'
  asker?: Visitor | undefined
}

/** The visitor whose share a tool counts against; undefined where a key or a cookie converses, and on the phone. */
export async function visitorIn(
  visitors: Pick<Visitors, 'behindCall'>,
  tx: Tx,
  { tenantId, sessionId, channel, asker }: Place,
): Promise<Visitor | undefined> {
  return channel === 'chat' ? asker : visitors.behindCall(tx, tenantId, sessionId)
}
