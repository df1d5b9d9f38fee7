import type { Tx } from '../db/database.ts'
import type { ConversationFacts } from '../models/chat-model.ts'
import type { Visitor } from '../plugins/visitor-caps.ts'
import type { Receipt } from './verification/receipt.ts'
import type { Channel, OfferedSlots, ToolName, ToolResult } from './tools/registry.ts'

/** The engine's view of a conversation: its facts, and access to its stored state. */
export interface Conversation {
  sessionId: string
  /** Id of the answered message. */
  turnId: string
  channel: Channel
  facts: ConversationFacts
  /** The sender, for requests with a widget token. */
  asker?: Visitor | undefined
  /** All messages of the visitor: addresses in tool calls must occur in them. */
  visitorWords: string
  offeredSlots: OfferedSlots
  /** Times offered and actions done in earlier turns, one per line. */
  before(): Promise<string[]>
  actions: ActionLog
  /** Receipts of earlier turns not reported, because the answer was superseded or cut off. */
  untold: Receipt[]
}

/** Hand-offs by rule in this turn. */
export interface TurnRules {
  /** Hand off instead of an answer. */
  handOffNow: boolean
  /** Hand off if the knowledge has no answer again. */
  handOffUnanswered: boolean
}

/** The record of a conversation's actions: makes them idempotent and bounds their number. */
export interface ActionLog {
  /** Begins the action of `key` once per turn; returns the earlier result on a repetition. */
  begin(action: NewAction): Promise<{ id: string } | { before: ToolResult | 'running' }>
  /** Stores the result in the action's transaction `tx`, or in a new one. */
  finish(id: string, result: ToolResult, tx?: Tx): Promise<void>
  /** Number of the tool's runs in this conversation, by result. */
  counts(tool: ToolName): Promise<{ done: number; refused: number }>
}

export interface NewAction {
  tool: ToolName
  key: string
  arguments: unknown
}
