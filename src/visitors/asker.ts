import type { Tx } from '../db/database.ts'
import type { Visitor } from '../plugins/visitor-caps.ts'
import type { Visitors } from './service.ts'

/** A session, with who asks in it. */
export interface AskerPlace {
  tenantId: string
  /** Id of the conversation or the call. */
  sessionId: string
  channel: 'chat' | 'call'
  asker?: Visitor | undefined
}

/** The visitor whose limits a tool counts against; undefined behind an API key or a cookie, and for phone calls. */
export async function visitorIn(
  visitors: Pick<Visitors, 'behindCall'>,
  tx: Tx,
  { tenantId, sessionId, channel, asker }: AskerPlace,
): Promise<Visitor | undefined> {
  return channel === 'chat' ? asker : visitors.behindCall(tx, tenantId, sessionId)
}
