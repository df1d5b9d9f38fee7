import type { FastifyInstance } from 'fastify'
import { systemClock, type Clock } from '../core/time.ts'
import { KeyedQueue } from '../core/keyed-queue.ts'
import {
  checkModel,
  openChatModel,
  openUnderstanding,
  TIME_LIMITS,
  type Provider,
  type TimeLimits,
} from '../models/index.ts'
import { createModelLevel, type ModelLevel, type WantedLevel } from './model-level.ts'
import { createAssistant, type Assistant } from './answering/engine.ts'
import { analyse } from './analysis/analysis.ts'
import { createMaterial } from './answering/material.ts'
import { createSpeaker } from './answering/speaker.ts'
import { createBuiltinModel } from './dialogue/builtin-model.ts'
import { createUnderstander } from './dialogue/understander.ts'
import { createOfflineUnderstanding } from '../offline/index.ts'
import { searchKnowledgeTool } from './tools/search-knowledge.ts'
import { createToolRunner } from './tools/runner.ts'

type ChatOptions = Provider & { model: string; level?: WantedLevel }

interface AssistantOptions {
  /** The language model; undefined: the built-in engine. */
  chat: ChatOptions | undefined
  dataDir: string
  /** Time limits of the language model. */
  limits: TimeLimits | undefined
}

/** The engine shared by all channels. */
export async function assistantPlugin(
  app: FastifyInstance,
  { chat, dataDir, limits = TIME_LIMITS }: AssistantOptions,
): Promise<void> {
  const { knowledge, log } = app
  const opened = chat && (await openLevelled(chat, { dataDir, limits, clock: systemClock, log }))
  const provider = opened?.provider
  const closing = new AbortController()
  app.addHook('onListen', async () => void opened?.level.find(closing.signal))
  app.addHook('onClose', async () => closing.abort())
  const isReadByModel = () => opened?.level.current === 'speak'
  const offline = createOfflineUnderstanding()
  const understander = createUnderstander({
    offline,
    model: () => (opened?.level.current === 'understand' ? opened.understanding : undefined),
    log,
  })
  const material = createMaterial({ ...knowledge, isReadByModel })
  const speaker = createSpeaker({
    provider,
    maySpeak: isReadByModel,
    builtin: createBuiltinModel({ text: knowledge.textAnalysis, understanding: offline }),
    log,
  })
  const runner = createToolRunner({ tools: app.assistantTools, log })
  app.assistantTools.register(searchKnowledgeTool(knowledge.search))
  app.decorate('assistant', {
    ...takingTurns(createAssistant({ material, understander, speaker, runner, isReadByModel }), isReadByModel),
    tools: runner,
    isBuiltIn: provider === undefined,
    level: opened?.level,
    analyse: (transcript, { isBuiltIn, signal }) =>
      analyse(transcript, isBuiltIn ? undefined : provider?.analyse?.bind(provider), signal),
  })
}

interface Surroundings {
  dataDir: string
  limits: TimeLimits
  clock: Clock
  log: Parameters<typeof createModelLevel>[0]['log']
}

/** Opens the speaking and the understanding part of the model, and the level that selects which of them are used. */
async function openLevelled(chat: ChatOptions, { dataDir, limits, clock, log }: Surroundings) {
  const provider = await openChatModel({ ...chat, limits })
  const understanding = await openUnderstanding(chat)
  const level = createModelLevel({
    model: chat.model,
    address: chat.baseUrl ?? '',
    wanted: chat.level ?? 'speak',
    dataDir,
    check: (signal) => checkModel({ speaker: provider, understanding }, signal),
    now: clock.now,
    log,
  })
  return { provider, understanding, level }
}

/** The level of the configured model, for an operator's command without a running process. */
export async function openModelLevel(
  { models: { chat }, dataDir }: { models: { chat: ChatOptions | undefined }; dataDir: string },
  { clock, log }: Pick<Surroundings, 'clock' | 'log'>,
): Promise<ModelLevel | undefined> {
  return chat && (await openLevelled(chat, { dataDir, limits: TIME_LIMITS, clock, log })).level
}

/** Far above the message cap of one visitor. */
const MAX_WAITING = 1_000

/**
 * Serialises answers per visitor address for the built-in engine, which computes on this thread: one visitor's burst then
 * delays others by one answer. A provider's answers run concurrently.
 */
function takingTurns(assistant: Assistant, isReadByModel: () => boolean): Assistant {
  const queue = new KeyedQueue(MAX_WAITING)
  return {
    async *answer(turn, signal) {
      const { asker } = turn.conversation
      const key = asker?.addresses[0]?.key ?? asker?.id
      const release = key === undefined || isReadByModel() ? undefined : await queue.enter(key, signal)
      try {
        yield* assistant.answer(turn, signal)
      } finally {
        release?.()
      }
    },
  }
}
