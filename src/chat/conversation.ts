import { keptActions, keptOffers, type Conversation, type Receipt } from '../conversation/index.ts'
import type { Database } from '../db/database.ts'
import type { ConversationFacts, PastMessage } from '../models/chat-model.ts'
import type { Visitor as Asker } from '../plugins/visitor-caps.ts'
import { actionRepository as actions, type TurnName } from './action-repository.ts'
import type { SessionRow, Visitor } from './repository.ts'

/** What the tenant's tables say that a turn needs beside the assistant's facts. */
export type TenantContext = Pick<ConversationFacts, 'timeZone' | 'country' | 'services'>

interface ConversationInput extends TurnName {
  tenantId: string
  text: string
  history: PastMessage[]
  session: Pick<SessionRow, 'memory'> & Visitor
  untold: Receipt[]
  asker: Asker | undefined
  context: TenantContext
  now: Date
}

/** What the engine needs of a chat session: what is known, and where it keeps what it does. */
export function conversationOf(database: Database, input: ConversationInput): Conversation {
  const { tenantId, sessionId, turnId, text, history, session, untold, asker, context, now } = input
  const said = history.flatMap((message) => (message.role === 'visitor' ? [message.text] : []))
  return {
    sessionId,
    turnId,
    channel: 'chat',
    visitorWords: [...said, text].join('\n'),
    untold,
    asker,
    facts: {
      ...context,
      now,
      visitor: visitorFacts(session),
      isFirst: history.every(({ role }) => role === 'visitor'),
      memory: session.memory ?? undefined,
    },
    offeredSlots: keptOffers(database, actions, tenantId, sessionId),
    actions: keptActions(database, actions, tenantId, { sessionId, turnId }),
  }
}

function visitorFacts({ clientName, clientEmail, clientPhone, locale, timeZone }: Visitor) {
  return {
    ...(clientName ? { name: clientName } : {}),
    ...(clientEmail ? { email: clientEmail } : {}),
    ...(clientPhone ? { phone: clientPhone } : {}),
    ...(locale ? { locale } : {}),
    ...(timeZone ? { timeZone } : {}),
  }
}
