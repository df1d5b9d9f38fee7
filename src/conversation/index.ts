import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Analysis, Transcript } from './analysis/analysis.ts'
import type { Assistant } from './answering/engine.ts'
import { assistantPlugin } from './assembly.ts'
import type { ModelLevel } from './model-level.ts'
import { createAssistantTools, type AssistantTools } from './tools/registry.ts'
import type { ToolRunner } from './tools/runner.ts'

export { openModelLevel } from './assembly.ts'
export {
  contextOf,
  createAnswering,
  type Answering,
  type Asked,
  type Spoken,
  type ConversationState,
  type TenantContext,
} from './answering/answering.ts'
export type { Assistant } from './answering/engine.ts'
export type { TurnDone, TurnEvent } from './answering/turn-event.ts'
export { dayName } from './answering/facts.ts'
export type { ActionLog } from './conversation.ts'
export { answerDetached, offersInMemory } from './detached.ts'
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
  eraseAnswersOfCall,
  eraseCallWords,
  containing,
  hasLineLike,
  hasMessageLike,
  momentOfMessage,
  moveLeadOfMessages,
  newestMessageOf,
  newestOfPeople,
  type Message,
  type NewMessage,
  type Said,
  type Untold,
} from './repository.ts'
export { bookedBefore } from './earlier-turns.ts'
export { bandsOf, historyOf, MAX_READ_MESSAGES, unansweredInARow, visitorWords } from './history.ts'
export { source, type Source } from './answering/source.ts'
export type { Analysis } from './analysis/analysis.ts'
export { createAnalysisWork, type AnalysisDeps, type AnalysisJob } from './analysis/work.ts'
export { afterWait } from './dialogue/awaiting.ts'
export { contactIn, withMessageOffered } from './dialogue/state.ts'
export { intentOf } from './intent.ts'
export type { ModelLevel } from './model-level.ts'
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
export { offer, suggestion, trace, type Trace } from './answering/trace.ts'
export { previewRoute } from './preview-route.ts'
export { trialRoute } from './trial-route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    assistant: Assistant & {
      /** Tools for a voice model that speaks with the caller directly. */
      tools: ToolRunner
      /** True when no language model is configured. */
      isBuiltIn: boolean
      /** The language model's level; undefined without one. */
      level: ModelLevel | undefined
      /** Analyses an ended conversation. Never throws; falls back to the built-in analysis when `signal` aborts. */
      analyse(transcript: Transcript, options: { isBuiltIn: boolean; signal: AbortSignal }): Promise<Analysis>
    }
    /** Registry of the domains' tools. */
    assistantTools: AssistantTools
  }
}

/** The registry plugin; it starts before the domains that register tools. */
export const assistantTools = fp(
  async (app: FastifyInstance) => void app.decorate('assistantTools', createAssistantTools()),
  { name: 'assistant-tools' },
)

export const assistant = fp(assistantPlugin, { name: 'assistant', dependencies: ['knowledge', 'assistant-tools'] })
