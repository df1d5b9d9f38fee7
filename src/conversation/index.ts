import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { KeyedQueue } from '../core/keyed-queue.ts'
import { createBuiltinModel } from '../offline/index.ts'
import { openChatModel, TIME_LIMITS, type Provider, type TimeLimits } from '../models/index.ts'
import { createAssistant, type Assistant } from './answering/engine.ts'
import { analyse, type Analysis, type Transcript } from './analysis/analysis.ts'
import { createSpeaker } from './answering/speaker.ts'
import { searchKnowledgeTool } from './tools/search-knowledge.ts'
import { createToolRunner, type ToolRunner } from './tools/runner.ts'
import { createAssistantTools, type AssistantTools } from './tools/registry.ts'

export {
  createAnswering,
  type Answering,
  type Asked,
  type Spoken,
  type ConversationState,
  type TenantContext,
} from './answering/answering.ts'
export type { Assistant, TurnDone, TurnEvent } from './answering/engine.ts'
export { contradictionRoute } from './contradiction-route.ts'
export type { Conversation } from './conversation.ts'
export {
  captureFromFields,
  contactOfReceipts,
  leadOfEnded,
  leadOfReceipts,
  withUntold,
  type ConversationLeads,
} from './lead.ts'
export {
  createConversationRepository,
  moveLeadOfMessages,
  type Message,
  type NewMessage,
  type Said,
  type Untold,
} from './repository.ts'
export { bandsOf, historyOf, MAX_READ_MESSAGES, unansweredInARow, visitorWords } from './transcript.ts'
export { source, type Source } from './answering/source.ts'
export type { Analysis, Transcript } from './analysis/analysis.ts'
export { createAnalysisWork, type AnalysisDeps, type AnalysisJob } from './analysis/work.ts'
export { intentOf } from './intent.ts'
export type { Action, Claim, Receipt } from './verification/receipt.ts'
export { ReceiptCheck } from './verification/receipt-check.ts'
export * as toolArguments from './tools/arguments.ts'
export type { Place, ToolRun, ToolRunner } from './tools/runner.ts'
export {
  refused,
  type AssistantTools,
  type OfferedSlot,
  type Tool,
  type ToolContext,
  type ToolResult,
} from './tools/registry.ts'
export { trace, type Trace } from './answering/trace.ts'
export { trialRoute } from './trial-route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    assistant: Assistant & {
      /** Tools for a voice model that speaks with the caller directly. */
      tools: ToolRunner
      /** True when no language model is configured. */
      isBuiltIn: boolean
      /** Analyses an ended conversation. Never throws; falls back to the built-in analysis when `signal` aborts. */
      analyse(transcript: Transcript, options: { isBuiltIn: boolean; signal: AbortSignal }): Promise<Analysis>
    }
    /** Registry of the domains' tools. */
    assistantTools: AssistantTools
  }
}

interface AssistantOptions {
  /** The language model; undefined: the built-in engine. */
  chat: (Provider & { model: string }) | undefined
  /** Time limits of the language model. */
  limits: TimeLimits | undefined
}

/** The engine shared by all channels. */
async function assistantPlugin(app: FastifyInstance, { chat, limits = TIME_LIMITS }: AssistantOptions): Promise<void> {
  const { knowledge, log } = app
  const provider = chat && (await openChatModel({ ...chat, limits }))
  const speaker = createSpeaker({ provider, builtin: createBuiltinModel(knowledge.textAnalysis), log })
  const runner = createToolRunner({ tools: app.assistantTools, log })
  app.assistantTools.register(searchKnowledgeTool(knowledge.search))
  app.decorate('assistant', {
    ...takingTurns(createAssistant({ search: knowledge.search, speaker, runner }), provider !== undefined),
    tools: runner,
    isBuiltIn: provider === undefined,
    analyse: (transcript, { isBuiltIn, signal }) =>
      analyse(transcript, isBuiltIn ? undefined : provider?.analyse?.bind(provider), signal),
  })
}

/** Far above the message cap of one visitor. */
const MAX_WAITING = 1_000

/**
 * Serialises answers per visitor address for the built-in engine, which computes on this thread: one visitor's burst then
 * delays others by one answer. A provider's answers run concurrently.
 */
function takingTurns(assistant: Assistant, hasProvider: boolean): Assistant {
  const queue = new KeyedQueue(MAX_WAITING)
  return {
    async *answer(turn, signal) {
      const { asker } = turn.conversation
      const key = asker?.addresses[0]?.key ?? asker?.id
      const release = key === undefined || hasProvider ? undefined : await queue.enter(key, signal)
      try {
        yield* assistant.answer(turn, signal)
      } finally {
        release?.()
      }
    },
  }
}

/** The registry plugin; it starts before the domains that register tools. */
export const assistantTools = fp(
  async (app: FastifyInstance) => void app.decorate('assistantTools', createAssistantTools()),
  { name: 'assistant-tools' },
)

export const assistant = fp(assistantPlugin, { name: 'assistant', dependencies: ['knowledge', 'assistant-tools'] })
