import {
  historyOf,
  leadOfReceipts,
  unansweredInARow,
  type Answering,
  type Place,
  type Said,
  type ConversationState,
  type TenantContext,
  type Untold,
} from '../conversation/index.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { speaks } from '../languages/index.ts'
import type { AssistantFacts, PastMessage } from '../models/chat-model.ts'
import type { Tenant } from '../tenants/index.ts'
import type { CallLeads } from './actions.ts'
import { callsRepository as calls, conversations, type CallRow } from './repository.ts'
import { lineOf, type CallLine } from './transcript-lines.ts'

interface CallConversationDeps {
  database: Database
  answering: Pick<Answering, 'contextOf' | 'conversationOf'>
  leads: Pick<CallLeads, 'find'>
}

/** Snapshot of a call for the engine. */
export interface CallConversation {
  call: CallRow
  tenant: Tenant
  context: TenantContext
  state: ConversationState
  /** Tenant settings about assistant and business, and the reason given for the call. */
  facts: AssistantFacts
  /** Expected language of the caller, BCP 47. */
  language: string
  /** The whole transcript so far. */
  lines: CallLine[]
  /** Newest messages, for the model. */
  history: PastMessage[]
  /** Digest of the messages before `history`. */
  earlier: string | undefined
  /** Actions of earlier turns that no answer acknowledged. */
  untold: Untold[]
  /** Context of a tool called without the engine. `language`: of the reply. */
  place(turnId: string, words: string, language?: string): Place
}

interface RecordedTurn {
  turnId: string
  /** Earlier actions that this turn acknowledged. */
  told: string[]
  /** True when the answer was not cut off, so that it acknowledged every action of its turn. */
  isTold: boolean
  /** The model's memory; undefined: unchanged. */
  memory?: unknown
}

export type CallConversations = ReturnType<typeof createCallConversations>

/** Calls as the engine reads them, and the record of their turns. */
export function createCallConversations({ database, answering, leads }: CallConversationDeps) {
  return {
    /** @throws NotFound */
    async of(tenantId: string, callId: string): Promise<CallConversation> {
      const [context, read] = await Promise.all([
        answering.contextOf(tenantId),
        database.tenant(tenantId, (tx) => readCall(tx, tenantId, callId)),
      ])
      if (read === undefined) throw new NotFound()
      return conversationOf(answering, context, read)
    },

    /** Stores the outcome of a turn: memory, acknowledged actions, lead. A call that is over keeps its record. */
    async recordTurn(tenantId: string, callId: string, turn: RecordedTurn): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, callId)
        if (call?.status !== 'in_progress') return
        const name = { sessionId: callId, turnId: turn.turnId }
        if (turn.isTold) await conversations.setTold(tx, tenantId, name, turn.told)
        const receipts = await conversations.receipts(tx, tenantId, callId)
        const lead = await leadOfReceipts(leads, tx, tenantId, receipts)
        const change = {
          ...(turn.memory === undefined ? {} : { memory: turn.memory }),
          ...(lead === undefined ? {} : { leadId: lead.id }),
        }
        if (Object.keys(change).length > 0) await calls.change(tx, tenantId, callId, change)
      })
    },
  }
}

interface ReadCall {
  call: CallRow
  said: Said[]
  untold: Untold[]
}

async function readCall(tx: Tx, tenantId: string, callId: string): Promise<ReadCall | undefined> {
  const call = await calls.find(tx, tenantId, callId)
  if (call === undefined) return undefined
  const said = await conversations.said(tx, tenantId, callId)
  const untold = await conversations.untold(tx, tenantId, callId)
  // The receipt of a transfer is written before a person answers; a caller who is back was not transferred.
  const isOnTheWay = call.ending === 'transfer'
  return { call, said, untold: untold.filter(({ receipt: { action } }) => isOnTheWay || action !== 'call_transferred') }
}

function conversationOf(
  answering: Pick<Answering, 'conversationOf'>,
  { tenant, facts: known, services }: TenantContext,
  { call, said, untold }: ReadCall,
): CallConversation {
  const { tenantId, id, memory } = call
  const language = call.locale !== null && speaks(call.locale) ? call.locale : tenant.language
  const unanswered = unansweredInARow(said)
  const state = { tenantId, id, visitor: visitorOf(call), memory, said, unanswered, untold }
  const facts = withReason(known, call)
  const context = { tenant, facts, services }
  return {
    call,
    tenant,
    context,
    state,
    facts,
    language,
    lines: said.map(lineOf),
    ...historyOf(said),
    untold,
    place: (turnId, words, spoken = language) => ({
      tenantId,
      language: spoken,
      conversation: answering.conversationOf(context, state, { turnId, words }),
    }),
  }
}

/** Passes the reason given for the call to the model as a fact, so that it steers no more than any other fact. */
function withReason(facts: AssistantFacts, { customPrompt }: CallRow): AssistantFacts {
  if (customPrompt === null) return facts
  return { ...facts, facts: `${facts.facts ?? ''}\nReason for this call: ${customPrompt.replace(/\s+/gu, ' ')}` }
}

function visitorOf({ clientName, phoneNumber, locale }: CallRow) {
  return {
    ...(clientName ? { name: clientName } : {}),
    ...(phoneNumber ? { phone: phoneNumber } : {}),
    ...(locale ? { locale } : {}),
  }
}
