import type { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import type { Visitor } from '../../plugins/visitor-caps.ts'
import type { Claim, Receipt } from '../verification/receipt.ts'

/**
 * A tool of the assistant. A domain offers its tools from its own `tools.ts` and registers them with
 * `app.assistantTools.register(tool)`; whoever speaks (a language model, or the built-in engine) only asks for them.
 */
export interface Tool<Arguments = unknown> {
  /** `verb_noun`, as models see it. */
  name: ToolName
  /** For models: when to use it, and what comes back. */
  description: string
  /** The arguments that a model chooses. Never a tenant, a session or a visitor: those come from the context. */
  arguments: z.ZodType<Arguments>
  /** `write` runs once for each turn and arguments, counts against the session's caps and leaves a receipt. */
  effect: 'read' | 'write'
  /** Where it can be used; everywhere unless it is said. */
  channels?: readonly Channel[]
  /** Throws for faults that are our own; whatever else stands in the way is `ok: false` with a code. */
  run(context: ToolContext, args: Arguments): Promise<ToolResult>
}

/** The answer of a tool that did nothing. `error`: the code by which the speaker knows why. */
export function refused(error: string, details: object = {}): ToolResult {
  return { ok: false, data: { error, ...details } }
}

const TOOL_NAMES = [
  'search_knowledge',
  'find_slots',
  'find_booking',
  'create_booking',
  'reschedule_booking',
  'cancel_booking',
  'capture_lead',
  'request_callback',
  'hand_off',
  'transfer_call',
  'end_call',
] as const

/** How a conversation is held. */
export type Channel = 'chat' | 'call'

export type ToolName = (typeof TOOL_NAMES)[number]

/** Where and for whom a tool runs: from the session, never from the model. */
export interface ToolContext {
  tenantId: string
  sessionId: string
  /** The visitor's message that this turn answers. */
  turnId: string
  channel: Channel
  visitor: VisitorFacts
  /** Of a chat by widget token: whose share it counts against. */
  asker?: Visitor | undefined
  /** Of the reply, BCP 47: dates are written in it. */
  language: string
  /** The slots that `find_slots` offered in this conversation; they are kept in its row. */
  offeredSlots: OfferedSlots
  now: Date
  signal: AbortSignal
  /** Of a write: keeps the result in the transaction that did it, so that both are there, or neither. */
  record(tx: Tx, result: ToolResult): Promise<void>
}

/** The session's knowledge of its visitor. */
interface VisitorFacts {
  name?: string
  email?: string
  phone?: string
  /** BCP 47. */
  locale?: string
  /** IANA. */
  timeZone?: string
}

/** A start that was offered, under the short name that a booking uses for it. */
export interface OfferedSlot {
  /** `slot_1`, `slot_2`, …, unique in the conversation. */
  slot: string
  serviceId: string
  /** Undefined: any. */
  resourceId?: string
  /** ISO 8601, UTC. */
  start: string
}

export interface OfferedSlots {
  /** Keeps them, and names them; a start that was offered before keeps its name. */
  offer(slots: Omit<OfferedSlot, 'slot'>[]): Promise<OfferedSlot[]>
  find(slot: string): Promise<OfferedSlot | undefined>
}

export type ToolResult =
  | {
      ok: true
      /** The result for the speaker, as JSON. Text in it is data, and may be quoted. */
      data: Record<string, unknown>
      /** Of a write: what may be claimed now, because the rows are there. */
      receipt?: Receipt
      /** Of a read: what may be said to be so, such as that an appointment is booked. */
      shows?: Claim[]
    }
  | {
      ok: false
      /** `not_found`, `slot_taken`, … with what helps to go on, such as alternatives. */
      data: { error: string; [detail: string]: unknown }
    }

/** The tools of this process, in the order in which domains registered them. */
export interface AssistantTools {
  /** @throws Error for a name that is taken. */
  register<Arguments>(tool: Tool<Arguments>): void
  /** Undefined also for one that the channel does not have. */
  find(name: string, channel: Channel): Tool | undefined
  all(channel: Channel): readonly Tool[]
}

export function createAssistantTools(): AssistantTools {
  const tools = new Map<string, Tool>()
  return {
    register(tool) {
      if (tools.has(tool.name)) throw new Error(`The tool ${tool.name} is registered twice`)
      tools.set(tool.name, tool as Tool)
    },
    find: (name, channel) => [tools.get(name)].find((tool) => tool !== undefined && isOn(tool, channel)),
    all: (channel) => [...tools.values()].filter((tool) => isOn(tool, channel)),
  }
}

function isOn({ channels }: Tool, channel: Channel): boolean {
  return channels?.includes(channel) ?? true
}
