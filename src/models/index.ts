import type { ChatModel } from './chat-model.ts'
import type { EmbeddingModelOptions } from './openai/embedding-model.ts'
import type { Provider } from './openai/client.ts'
import type { ChatModelOptions } from './openai/index.ts'
import type { VoiceModelOptions } from './realtime/index.ts'
import type { Understanding } from './understanding.ts'
import type { VoiceModel, Transcriber, EmbeddingModel } from './ports.ts'

export type { EmbeddingModel } from './ports.ts'
export { ModelFailure, type FailureCode } from './model-failure.ts'
export type { Provider } from './openai/client.ts'
export type { Transcriber } from './ports.ts'
export type { VoiceModel, VoiceSession, VoiceWire, WireEnd } from './ports.ts'
export { checkModel, CHAT_LEVELS, type ChatLevel, type ModelCheck } from './model-check/check.ts'
export { turnTaking, type Audio } from './realtime/session-config.ts'
export { TIME_LIMITS, type TimeLimits } from './openai/time-limits.ts'

/*
 * Loaded on demand: the vendor's client takes a tenth of a second and forty megabytes, which installations without a provider
 * save.
 */

export async function openChatModel(options: ChatModelOptions): Promise<ChatModel> {
  const { createOpenAIChatModel } = await import('./openai/index.ts')
  return createOpenAIChatModel(options)
}

/** The same model, understanding a message without answering it. */
export async function openUnderstanding(options: Provider & { model: string }): Promise<Understanding> {
  const { createOpenAIUnderstanding } = await import('./openai/understanding.ts')
  return createOpenAIUnderstanding(options)
}

export async function openEmbeddingModel(options: EmbeddingModelOptions): Promise<EmbeddingModel> {
  const { createOpenAIEmbeddingModel } = await import('./openai/embedding-model.ts')
  return createOpenAIEmbeddingModel(options)
}

export async function openVoiceModel(options: VoiceModelOptions): Promise<VoiceModel> {
  const { createRealtimeModel } = await import('./realtime/index.ts')
  return createRealtimeModel(options)
}

export async function openTranscriber(options: Provider & { model: string }): Promise<Transcriber> {
  const { createOpenAITranscriber } = await import('./openai/transcriber.ts')
  return createOpenAITranscriber(options)
}
