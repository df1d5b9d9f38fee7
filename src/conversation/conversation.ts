import type { Tx } from '../db/database.ts'
import type { ConversationFacts } from '../models/chat-model.ts'
import type { Visitor } from '../plugins/visitor-caps.ts'
import type { Receipt } from './verification/receipt.ts'
import type { Channel, OfferedSlots, ToolName, ToolResult } from './tools/registry.ts'

/** The conversation of a turn, for the engine: the facts about it, and the rows that keep what must not be forgotten. */
export interface Conversation {
  sessionId: string
  /** The visitor's message that is answered; it names the turn. */
  turnId: string
  channel: Channel
  facts: ConversationFacts
  /** The sender of the message, where that is a caller with a widget token. */
  asker?: Visitor | undefined
  /** All that the visitor wrote so far: an address in a call that the visitor never gave comes from somewhere else. */
  visitorWords: string
  offeredSlots: OfferedSlots
  actions: ActionLog
  /** Deeds of earlier turns that no answer told, because it was overtaken or cut off. */
  untold: Receipt[]
}

/** When a person is fetched without anybody asking for one. */
export interface TurnRules {
  /** Before anything is answered. */
  handOffNow: boolean
  /** Where the knowledge has no answer this time either. */
  handOffUnanswered: boolean
}

/** The record of a conversation's actions, so that nothing is done twice and nothing without end. */
export interface ActionLog {
  /** Begins what `key` names, once in a turn; with the result of the first time where there was one. */
  begin(action: NewAction): Promise<{ id: string } | { before: ToolResult | 'running' }>
  /** In the transaction of what was done, or in one of its own. */
  finish(id: string, result: ToolResult, tx?: Tx): Promise<void>
  /** How often a tool was begun in this conversation, and with what end. */
  counts(tool: ToolName): Promise<{ done: number; refused: number }>
}

export interface NewAction {
  tool: ToolName
  key: string
  arguments: unknown
}
