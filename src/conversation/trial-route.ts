import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageTag, lines } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import type { TenantContext } from './answering/answering.ts'
import type { Assistant, TurnDone } from './answering/engine.ts'
import { source } from './answering/source.ts'
import { trace } from './answering/trace.ts'
import type { Conversation } from './conversation.ts'
import type { OfferedSlot } from './tools/registry.ts'

const trialBody = z
  .object({
    question: lines(1_000).describe('A question, as a visitor would write it.'),
    locale: languageTag.nullish().describe("The language of the visitor's page."),
  })
  .meta({
    id: 'TryQuestion',
    description: 'A question to try on the assistant.',
    examples: [{ question: 'When do you open on Saturday?' }],
  })

const trialReply = z
  .object({
    reply: z.string().describe('What a visitor would read.'),
    band: trace.shape.band,
    coverage: trace.shape.coverage,
    model: trace.shape.model,
    sources: z.array(source).describe('What the reply is taken from.'),
    passages: trace.shape.passages,
  })
  .meta({ id: 'Trial', description: 'The answer to a question that nobody asked: nothing of it is kept.' })

interface TrialDeps {
  contextOf(tenantId: string): Promise<TenantContext>
  now(): Date
}

/** The answer that a visitor would get, without a conversation: nothing is stored, counted or done. */
export function trialRoute(instance: FastifyInstance, deps: TrialDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post('/api/v1/knowledge/trials', {
    config: { access: 'knowledge:read', limits: ['chat'] },
    schema: {
      operationId: 'tryQuestion',
      tags: ['knowledge'],
      summary: 'What would the assistant answer?',
      description:
        'The reply of a first message in the chat, with the passages that were read. No conversation, question, booking or ' +
        'message comes of it; what would need one is refused to the assistant.',
      body: trialBody,
      response: { 200: trialReply },
    },
    handler: async (request) => {
      const { tenantId } = callerOf(request)
      const { question, locale } = request.body
      const context = await deps.contextOf(tenantId)
      const conversation = detached(context, question, { now: deps.now(), locale: locale ?? undefined })
      const asked = { tenantId, facts: context.facts, history: [], earlier: undefined, question, conversation }
      const { reply, sources, trace: why } = await lastOf(instance.assistant, { ...asked, rules: NO_RULES })
      const { band, coverage, model, passages } = why
      return { reply, sources, band, coverage, model, passages }
    },
  })
}

/** A hand-off needs somebody to hand over. */
const NO_RULES = { handOffNow: false, handOffUnanswered: false }

async function lastOf(assistant: Assistant, turn: Parameters<Assistant['answer']>[0]): Promise<TurnDone> {
  for await (const event of assistant.answer(turn, AbortSignal.timeout(MOST_MS)))
    if (event.type === 'done') return event
  throw new Error('The turn ended without an answer')
}

const MOST_MS = 60_000

function detached(
  { tenant, services }: TenantContext,
  question: string,
  { now, locale }: { now: Date; locale: string | undefined },
): Conversation {
  const { timeZone, country } = tenant
  const visitor = locale === undefined ? {} : { locale }
  return {
    sessionId: 'trial',
    turnId: 'trial',
    channel: 'chat',
    visitorWords: question,
    untold: [],
    facts: { channel: 'chat', now, timeZone, country, services, visitor, isFirst: false },
    offeredSlots: offersInMemory(),
    actions: NOTHING_IS_DONE,
    before: async () => [],
  }
}

/** Every action is beyond its limit: a write of a trial would be real. */
const NOTHING_IS_DONE: Conversation['actions'] = {
  counts: async () => ({ done: Infinity, refused: 0 }),
  begin: async () => ({ before: 'running' }),
  finish: async () => {},
}

function offersInMemory(): Conversation['offeredSlots'] {
  const kept: OfferedSlot[] = []
  return {
    async offer(slots) {
      const offered = slots.map((slot, index) => ({ ...slot, slot: `slot_${kept.length + index + 1}` }))
      kept.push(...offered)
      return offered
    },
    find: async (name) => kept.find(({ slot }) => slot === name),
  }
}
