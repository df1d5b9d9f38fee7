import type { ActionLog, Conversation, OfferedSlot, OfferedSlots, Receipt, TurnRules } from '../assistant/index.ts'
import { newId } from '../core/ids.ts'
import type { Database } from '../db/database.ts'
import type { ConversationFacts, PastMessage } from '../models/chat-model.ts'
import { actionRepository as actions, type TurnName } from './action-repository.ts'
import type { SessionRow, Visitor } from './repository.ts'

/** Nobody chooses from more; the newest count. */
const KEPT_OFFERS = 240

/** What the tenant's tables say that a turn needs beside the assistant's facts. */
export type TenantContext = Pick<ConversationFacts, 'timeZone' | 'country' | 'services'>

/** When the tenant wants a person fetched without being asked. */
export interface HandoffRules {
  words: string[]
  /** Null: never. */
  afterUnanswered: number | null
}

/** What they mean for this message. */
export function rulesFor(
  { words, afterUnanswered }: HandoffRules,
  { text, unanswered }: { text: string; unanswered: number },
): TurnRules {
  const said = ` ${folded(text)} `
  return {
    handOffNow: words.some((word) => said.includes(` ${folded(word)} `)),
    handOffUnanswered: afterUnanswered !== null && unanswered + 1 >= afterUnanswered,
  }
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

interface ConversationInput extends TurnName {
  tenantId: string
  text: string
  history: PastMessage[]
  session: Pick<SessionRow, 'memory'> & Visitor
  untold: Receipt[]
  context: TenantContext
  now: Date
}

/** What the engine needs of a chat session: what is known, and where it keeps what it does. */
export function conversationOf(database: Database, input: ConversationInput): Conversation {
  const { tenantId, sessionId, turnId, text, history, session, untold, context, now } = input
  const said = history.flatMap((message) => (message.role === 'visitor' ? [message.text] : []))
  return {
    sessionId,
    turnId,
    channel: 'chat',
    visitorWords: [...said, text].join('\n'),
    untold,
    facts: {
      ...context,
      now,
      visitor: visitorFacts(session),
      isFirst: history.every(({ role }) => role === 'visitor'),
      memory: session.memory ?? undefined,
    },
    offeredSlots: offersOf(database, tenantId, sessionId),
    actions: logOf(database, tenantId, { sessionId, turnId }),
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

function offersOf(database: Database, tenantId: string, sessionId: string): OfferedSlots {
  return {
    offer: (slots) =>
      database.tenant(tenantId, async (tx) => {
        const kept = await actions.lockOffers(tx, tenantId, sessionId)
        const { all, offered } = named(kept, slots)
        await actions.keepOffers(tx, tenantId, sessionId, all.slice(-KEPT_OFFERS))
        return offered
      }),
    find: async (slot) => {
      const kept = await database.tenantOnce(tenantId, (tx) => actions.offers(tx, tenantId, sessionId))
      return kept.find((offer) => offer.slot === slot)
    },
  }
}

/** Numbers go on from the highest, so that a name never comes to mean another time. */
function named(
  kept: OfferedSlot[],
  slots: Omit<OfferedSlot, 'slot'>[],
): { all: OfferedSlot[]; offered: OfferedSlot[] } {
  let last = Math.max(0, ...kept.map(({ slot }) => Number(slot.replace(/\D/g, ''))))
  const offered = slots.map((wanted) => {
    const before = kept.find((offer) => isSame(offer, wanted))
    return before ?? { ...wanted, slot: `slot_${(last += 1)}` }
  })
  const others = kept.filter((offer) => !offered.includes(offer))
  return { all: [...others, ...offered], offered }
}

function isSame(a: Omit<OfferedSlot, 'slot'>, b: Omit<OfferedSlot, 'slot'>): boolean {
  return a.serviceId === b.serviceId && a.resourceId === b.resourceId && a.start === b.start
}

function logOf(database: Database, tenantId: string, turn: TurnName): ActionLog {
  return {
    begin: (action) =>
      database.tenant(tenantId, async (tx) => {
        const id = newId('act')
        if (await actions.insert(tx, tenantId, turn, id, action)) return { id }
        const before = await actions.find(tx, tenantId, turn, action.key)
        return { before: before?.result ?? 'running' }
      }),
    finish: (id, result, tx) =>
      tx === undefined
        ? database.tenant(tenantId, (own) => actions.finish(own, tenantId, id, result))
        : actions.finish(tx, tenantId, id, result),
    counts: (tool) => database.tenant(tenantId, (tx) => actions.counts(tx, tenantId, turn.sessionId, tool)),
  }
}
