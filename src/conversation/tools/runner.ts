import { cut } from '../../core/text.ts'
import { z } from 'zod'
import { sha256 } from '../../core/secrets.ts'
import type { Tool as OfferedTool, ToolCall } from '../../models/chat-model.ts'
import type { Conversation } from '../conversation.ts'
import {
  refused,
  type AssistantTools,
  type Channel,
  type Tool,
  type ToolContext,
  type ToolName,
  type ToolResult,
} from './registry.ts'
import { strangerIn } from '../verification/visitor-contact.ts'

/** A tool call with its result, as shown in the trace. */
export interface ToolRun {
  name: string
  /** Validated arguments, or the speaker's raw text if invalid. */
  arguments: unknown
  result: ToolResult
  milliseconds: number
}

export interface ToolRunner {
  /** A channel's tools, described for a model. */
  offered(channel: Channel): OfferedTool[]
  /** Throws on abort only; failures are results. */
  run(call: ToolCall, place: Place, signal: AbortSignal): Promise<ToolRun>
}

/** Context of a tool call. */
export interface Place {
  tenantId: string
  language: string
  conversation: Conversation
}

interface RunnerDeps {
  tools: AssistantTools
  log: { error(details: object, message: string): void }
}

/** Limits of runs per conversation and tool; refused runs count separately. */
const MAX_DONE: Partial<Record<ToolName, number>> = {
  create_booking: 4,
  reschedule_booking: 6,
  add_note: 8,
  cancel_booking: 4,
  capture_lead: 6,
  request_callback: 2,
  hand_off: 4,
  transfer_call: 4,
  end_call: 6,
  find_slots: 60,
  search_knowledge: 60,
  find_booking: 20,
}
/** Bounds the guessing of references. */
const MAX_REFUSED = 10

export function createToolRunner({ tools, log }: RunnerDeps): ToolRunner {
  const offered = new Map<Channel, OfferedTool[]>()
  return {
    offered: (channel) => offered.getOrInsertComputed(channel, () => tools.all(channel).map(described)),
    async run(call, place, signal) {
      const began = performance.now()
      const tool = tools.find(call.name, place.conversation.channel)
      const read = tool === undefined ? refused('unknown_tool') : readArguments(tool, call)
      const context = contextOf(place, signal)
      // An unknown tool is refused, and a refusal is a result.
      const result =
        tool === undefined || 'ok' in read
          ? (read as ToolResult)
          : await attempt(tool, context, place.conversation, read.args)
      return {
        name: cut(call.name, 64),
        arguments: 'args' in read ? read.args : cut(call.arguments, 2_000),
        result,
        milliseconds: Math.round(performance.now() - began),
      }
    },
  }

  async function attempt(
    tool: Tool,
    context: ToolContext,
    conversation: Conversation,
    args: unknown,
  ): Promise<ToolResult> {
    context.signal.throwIfAborted()
    try {
      const stranger = context.channel === 'chat' ? strangerIn(args, conversation) : undefined
      if (stranger !== undefined) return refused('not_from_visitor', { field: stranger })
      return await once(tool, context, conversation, args)
    } catch (error) {
      if (context.signal.aborted) throw error
      log.error({ err: error, tool: tool.name, tenant: context.tenantId }, 'A tool failed')
      return refused('failed')
    }
  }
}

/** Records a write under turn and arguments before running it, so a repeated call runs once. */
async function once(tool: Tool, context: ToolContext, { actions }: Conversation, args: unknown): Promise<ToolResult> {
  if (tool.effect === 'read' && tool.name !== 'find_booking') return tool.run(context, args)
  const { done, refused: failures } = await actions.counts(tool.name)
  if (done >= (MAX_DONE[tool.name] ?? 1) || failures >= MAX_REFUSED) return refused('limit_reached')
  const key = sha256(JSON.stringify([tool.name, args]))
  const begun = await actions.begin({ tool: tool.name, key, arguments: args })
  if ('before' in begun) return begun.before === 'running' ? refused('in_progress') : begun.before
  let result: ToolResult = refused('failed')
  try {
    const record: ToolContext['record'] = (tx, written) => actions.finish(begun.id, written, tx)
    return (result = await tool.run({ ...context, record }, args))
  } finally {
    await actions.finish(begun.id, result)
  }
}

function described({ name, description, arguments: schema }: Tool): OfferedTool {
  const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { name, description, parameters }
}

function readArguments(tool: Tool, call: ToolCall): { args: unknown } | ToolResult {
  const parsed = tool.arguments.safeParse(parseJson(call.arguments))
  if (parsed.success) return { args: parsed.data }
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return refused('bad_arguments', { issues })
}

/** Some models send empty text for an empty object. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim() === '' ? '{}' : text)
  } catch {
    return undefined
  }
}

const recordNothing = () => Promise.reject(new Error('A tool that only reads has nothing to record'))

function contextOf({ tenantId, language, conversation }: Place, signal: AbortSignal): ToolContext {
  const { sessionId, turnId, channel, asker, facts, offeredSlots } = conversation
  const { visitor, now } = facts
  const where = { tenantId, sessionId, turnId, channel, asker }
  return { ...where, visitor, language, offeredSlots, now, signal, record: recordNothing }
}
