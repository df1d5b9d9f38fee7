import type { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import type { Visitor } from '../../plugins/visitor-caps.ts'
import type { Claim, Receipt } from '../verification/receipt.ts'

/**
 * A tool of the assistant. A domain offers its tools from its own `tools.ts` and registers them with
 * `app.assistantTools.register(tool)`; the speaker (a language model, or the built-in engine) only requests calls.
 */
export interface Tool<Arguments = unknown> {
  /** `verb_noun`, as models see it. */
  name: ToolName
  /** For models: when to use the tool, and what it returns. */
  description: string
  /** Arguments chosen by the model. Tenant, session and visitor come from the context only. */
  arguments: z.ZodType<Arguments>
  /** `write` runs once per turn and arguments, counts towards the session's caps and produces a receipt. */
  effect: 'read' | 'write'
  /** Channels that offer the tool; default all. */
  channels?: readonly Channel[]
  /** Throws for internal errors only; every other obstacle is `ok: false` with a code. */
  run(context: ToolContext, args: Arguments): Promise<ToolResult>
}

/** The result of a tool that did nothing. `error` is the reason as a code for the speaker. */
export function refused(error: string, details: object = {}): ToolResult {
  return { ok: false, data: { error, ...details } }
}

export const TOOL_NAMES = [
  'search_knowledge',
  'find_slots',
  'find_booking',
  'create_booking',
  'reschedule_booking',
  'add_note',
  'cancel_booking',
  'capture_lead',
  'request_callback',
  'hand_off',
  'transfer_call',
  'end_call',
] as const

export type Channel = 'chat' | 'call'

export type ToolName = (typeof TOOL_NAMES)[number]

/** Context of a tool run, from the session and never from the model. */
export interface ToolContext {
  tenantId: string
  sessionId: string
  /** Id of the answered message. */
  turnId: string
  channel: Channel
  visitor: VisitorFacts
  /** Sender of a chat by widget token, for its caps. */
  asker?: Visitor | undefined
  /** Language of the reply and its dates, BCP 47. */
  language: string
  /** Slots offered by `find_slots` in this conversation, stored in its row. */
  offeredSlots: OfferedSlots
  now: Date
  signal: AbortSignal
  /** Stores a write's result in the write's transaction, so both commit or neither does. */
  record(tx: Tx, result: ToolResult): Promise<void>
}

interface VisitorFacts {
  name?: string
  email?: string
  phone?: string
  /** BCP 47. */
  locale?: string
  /** IANA. */
  timeZone?: string
}

/** An offered start with the short name used for booking it. */
export interface OfferedSlot {
  /** `slot_1`, `slot_2`, …, unique in the conversation. */
  slot: string
  serviceId: string
  /** Undefined: any resource. */
  resourceId?: string
  /** ISO 8601, UTC. */
  start: string
  /** Places it was offered for; undefined: none was named. */
  partySize?: number
  /** One place for the whole party: "Table for 4". */
  isWhole?: boolean
}

export interface OfferedSlots {
  /** Stores and names the slots; a start offered before keeps its name. */
  offer(slots: Omit<OfferedSlot, 'slot'>[]): Promise<OfferedSlot[]>
  find(slot: string): Promise<OfferedSlot | undefined>
}

export type ToolResult =
  | {
      ok: true
      /** Result for the speaker, as JSON. Its text is quotable data. */
      data: Record<string, unknown>
      /** Set by writes: claims proven by the committed rows. */
      receipt?: Receipt
      /** Set by reads: claims proven by the data found, such as an existing booking. */
      shows?: Claim[]
    }
  | {
      ok: false
      /** `not_found`, `slot_taken`, … with details that help the speaker, such as alternatives. */
      data: { error: string; [detail: string]: unknown }
    }

/** The registered tools, in order of registration. */
export interface AssistantTools {
  /** @throws Error for a duplicate name */
  register<Arguments>(tool: Tool<Arguments>): void
  /** Undefined also for tools the channel does not offer. */
  find(name: string, channel: Channel): Tool | undefined
  all(channel: Channel): readonly Tool[]
}

export function createAssistantTools(): AssistantTools {
  const tools = new Map<string, Tool>()
  return {
    register(tool) {
      if (tools.has(tool.name)) throw new Error(`The tool ${tool.name} is registered twice`)
      tools.set(tool.name, tool)
    },
    find: (name, channel) => [tools.get(name)].find((tool) => tool !== undefined && isOn(tool, channel)),
    all: (channel) => [...tools.values()].filter((tool) => isOn(tool, channel)),
  }
}

function isOn({ channels }: Tool, channel: Channel): boolean {
  return channels?.includes(channel) ?? true
}
