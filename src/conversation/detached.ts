import type { PastMessage } from '../models/chat-model.ts'
import type { TenantContext } from './answering/answering.ts'
import type { Assistant } from './answering/engine.ts'
import type { TurnDone } from './answering/turn-event.ts'
import type { ActionLog, Conversation, TurnRules } from './conversation.ts'
import type { OfferedSlot } from './tools/registry.ts'

/** A message of a conversation without rows: nothing of it is stored, and its memory is the caller's. */
interface DetachedTurn {
  tenantId: string
  context: TenantContext
  question: string
  now: Date
  visitor?: Conversation['facts']['visitor']
  history?: PastMessage[]
  /** The speaker's state, from the answer before. */
  memory?: unknown
  offeredSlots?: Conversation['offeredSlots']
  /** Default: every action is refused. */
  actions?: ActionLog
  /** Default: no hand-off by rule. */
  rules?: TurnRules
}

/** The answer that a visitor would get. @throws Error for a turn that fails or takes too long */
export async function answerDetached(
  assistant: Pick<Assistant, 'answer'>,
  { tenantId, context, question, history = [], rules = NO_RULES, ...turn }: DetachedTurn,
  signal: AbortSignal = AbortSignal.timeout(MAX_MS),
): Promise<TurnDone> {
  const conversation = conversationOf(context, { ...turn, words: [...visitorWords(history), question].join('\n') })
  const asked = { tenantId, facts: context.facts, history, earlier: undefined, question, conversation, rules }
  for await (const event of assistant.answer(asked, signal)) if (event.type === 'done') return event
  throw new Error('The turn ended without an answer')
}

const MAX_MS = 60_000

/** A detached turn has no visitor to hand over. */
const NO_RULES: TurnRules = { handOffNow: false, handOffUnanswered: false }

function visitorWords(history: PastMessage[]): string[] {
  return history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
}

function conversationOf(
  { tenant: { timeZone, country }, services }: TenantContext,
  {
    words,
    now,
    visitor = {},
    memory,
    ...kept
  }: Omit<DetachedTurn, 'tenantId' | 'context' | 'question' | 'history' | 'rules'> & {
    words: string
  },
): Conversation {
  const { offeredSlots = offersInMemory(), actions = NOTHING_IS_DONE } = kept
  return {
    sessionId: 'detached',
    turnId: 'detached',
    channel: 'chat',
    visitorWords: words,
    untold: [],
    facts: { channel: 'chat', now, timeZone, country, services, visitor, isFirst: false, memory },
    offeredSlots,
    actions,
    before: async () => [],
  }
}

/** Reports every action as beyond its limit, because a write would be real. */
const NOTHING_IS_DONE: ActionLog = {
  counts: async () => ({ done: Infinity, refused: 0 }),
  begin: async () => ({ before: 'running' }),
  finish: async () => {},
}

/** Offered starts of one conversation, kept in memory only. */
export function offersInMemory(): Conversation['offeredSlots'] {
  const kept: OfferedSlot[] = []
  return {
    async offer(slots) {
      const offered = slots.map((slot, index) => ({ ...slot, slot: `slot_${kept.length + index + 1}` }))
      kept.push(...offered)
      return offered
    },
    find: async (name) => kept.find(({ slot }) => slot === name),
  }
}
