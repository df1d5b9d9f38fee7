import { newId } from '../../core/ids.ts'
import type { Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { AssistantFacts, BookableService, ConversationFacts } from '../../models/chat-model.ts'
import type { Visitor as Asker } from '../../plugins/visitor-caps.ts'
import type { Tenant, Tenants } from '../../tenants/index.ts'
import type { ActionLog, Conversation } from '../conversation.ts'
import { offersIn } from '../offered-slots.ts'
import type { ConversationRepository, Said, TurnName, Untold } from '../repository.ts'
import type { Channel } from '../tools/registry.ts'
import { historyOf, visitorWords } from '../transcript.ts'
import type { Assistant, TurnDone, TurnEvent } from './engine.ts'
import { assistantFacts } from './facts.ts'
import { rulesFor } from './handoff-rules.ts'
import type { Source } from './source.ts'

/** The tenant's settings and services, as a turn needs them. */
export interface TenantContext {
  tenant: Tenant
  /** Of assistant and business. */
  facts: AssistantFacts
  services: BookableService[]
}

/** A conversation as its rows say that it stands. */
export interface ConversationState {
  tenantId: string
  id: string
  visitor: ConversationFacts['visitor']
  /** The speaker's own, from its last answer. */
  memory: unknown
  /** The messages so far that the assistant may remember. */
  said: Said[]
  /** Questions in a row that the knowledge could not answer. */
  unanswered: number
  /** Deeds of earlier turns that no answer told. */
  untold: Untold[]
}

/** A visitor's message. */
export interface Asked {
  /** Names the turn: the id of the message, or of the voice model's item. */
  turnId: string
  words: string
  /** Its sender, where that is a caller with a widget token. */
  asker?: Asker | undefined
}

/** The answer to a message, as far as it was said. */
export interface Spoken {
  reply: string
  sources: Source[]
  /** Undefined when the turn was stopped in mid-sentence. */
  done: TurnDone | undefined
}

interface AnsweringDeps {
  channel: Channel
  repository: ConversationRepository
  database: Database
  assistant: Pick<Assistant, 'answer'>
  tenants: Pick<Tenants, 'find'>
  servicesOf(tenantId: string): Promise<BookableService[]>
  clock: Clock
}

export type Answering = ReturnType<typeof createAnswering>

/** From a message to its answer: the one path of every channel. A channel reads and stores its own rows. */
export function createAnswering(deps: AnsweringDeps) {
  const { assistant, clock } = deps

  return {
    /** The place where the tools of a turn act. */
    conversationOf: (context: TenantContext, state: ConversationState, asked: Asked): Conversation =>
      conversationOf(deps, context, state, asked),

    /** @throws NotFound */
    async contextOf(tenantId: string): Promise<TenantContext> {
      const [tenant, services] = await Promise.all([deps.tenants.find(tenantId), deps.servicesOf(tenantId)])
      if (tenant === undefined) throw new NotFound()
      return { tenant, services, facts: assistantFacts(tenant, clock.now(), services) }
    },

    /** Tells each event as it comes. When `signal` aborts, the part that was said is the answer. */
    async answer(
      { context, state, asked }: { context: TenantContext; state: ConversationState; asked: Asked },
      signal: AbortSignal,
      tell: (event: TurnEvent) => void,
    ): Promise<Spoken> {
      const { handoff_words: words, handoff_after_unanswered: afterUnanswered } = context.tenant.assistant
      const turn = {
        tenantId: state.tenantId,
        facts: context.facts,
        ...historyOf(state.said),
        question: asked.words,
        conversation: conversationOf(deps, context, state, asked),
        rules: rulesFor({ words, afterUnanswered }, { text: asked.words, unanswered: state.unanswered }),
      }
      const spoken: Spoken = { reply: '', sources: [], done: undefined }
      try {
        for await (const event of assistant.answer(turn, signal)) {
          tell(event)
          if (event.type === 'done') return { reply: event.reply, sources: event.sources, done: event }
          if (event.type === 'delta') spoken.reply += event.text
          else spoken.sources.push(event.source)
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
      return spoken
    },
  }
}

function conversationOf(
  { channel, repository, database, clock }: AnsweringDeps,
  context: TenantContext,
  state: ConversationState,
  asked: Asked,
): Conversation {
  const { tenantId, id: sessionId, visitor, memory, said, untold } = state
  const { turnId, words, asker } = asked
  const { timeZone, country } = context.tenant
  // A call begins with a greeting, which says that an assistant speaks.
  const isFirst = channel === 'chat' && said.every(({ role }) => role === 'visitor')
  const facts = { channel, timeZone, country, services: context.services, visitor, isFirst }
  return {
    sessionId,
    turnId,
    channel,
    visitorWords: [...visitorWords(said), words].join('\n'),
    untold: untold.map(({ receipt }) => receipt),
    asker,
    facts: { ...facts, now: clock.now(), memory: memory ?? undefined },
    offeredSlots: offersIn(database, repository, tenantId, sessionId),
    actions: actionsIn(database, repository, tenantId, { sessionId, turnId }),
  }
}

/** The log of a turn's actions, in the rows of its conversation. */
function actionsIn(
  database: Database,
  repository: ConversationRepository,
  tenantId: string,
  turn: TurnName,
): ActionLog {
  return {
    begin: (action) =>
      database.tenant(tenantId, async (tx) => {
        const id = newId('act')
        if (await repository.insertAction(tx, tenantId, turn, { id, ...action })) return { id }
        const before = await repository.findAction(tx, tenantId, turn, action.key)
        return { before: before?.result ?? 'running' }
      }),
    finish: (id, result, tx) =>
      tx === undefined
        ? database.tenant(tenantId, (own) => repository.finishAction(own, tenantId, id, result))
        : repository.finishAction(tx, tenantId, id, result),
    counts: (tool) => database.tenant(tenantId, (tx) => repository.counts(tx, tenantId, turn.sessionId, tool)),
  }
}
