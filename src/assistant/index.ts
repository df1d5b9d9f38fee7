import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { createBuiltinModel } from '../models/builtin/index.ts'
import { createAssistant, type Assistant } from './assistant.ts'

export type { Assistant, Turn, TurnDone, TurnEvent } from './assistant.ts'
export { source, type Source } from './source.ts'
export { trace, type Trace } from './trace.ts'

declare module 'fastify' {
  interface FastifyInstance {
    assistant: Assistant
  }
}

/** The one engine behind every channel. */
async function assistantPlugin(app: FastifyInstance): Promise<void> {
  const { knowledge } = app
  app.decorate(
    'assistant',
    createAssistant({ search: knowledge.search, model: createBuiltinModel(knowledge.textAnalysis) }),
  )
}

export const assistant = fp(assistantPlugin, { name: 'assistant', dependencies: ['knowledge'] })
