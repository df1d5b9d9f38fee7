import { newId } from '../../core/ids.ts'
import type { Clock } from '../../core/time.ts'
import type { Database } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { AssistantFacts, BookableService, ConversationFacts, OwnBooking } from '../../models/chat-model.ts'
import type { Visitor as Asker } from '../../plugins/visitor-caps.ts'
import type { AskerPlace } from '../../visitors/index.ts'
import { priceIn, type Tenant, type Tenants } from '../../tenants/index.ts'
import type { ActionLog, Conversation } from '../conversation.ts'
import { bookedBefore, doneBefore, offersBefore } from '../earlier-turns.ts'
import { offersIn } from '../offered-slots.ts'
import type { ConversationRepository, Said, TurnName, Untold } from '../repository.ts'
import type { Channel } from '../tools/registry.ts'
import { historyOf, visitorWords } from '../history.ts'
import type { Assistant } from './engine.ts'
import type { TurnDone, TurnEvent } from './turn-event.ts'
import { assistantFacts } from './facts.ts'
import { rulesFor } from './handoff-rules.ts'
import type { Source } from './source.ts'

export interface TenantContext {
  tenant: Tenant
  facts: AssistantFacts
  services: BookableService[]
}

/** State of a conversation, read from its rows. */
export interface ConversationState {
  tenantId: string
  id: string
  visitor: ConversationFacts['visitor']
  /** Opaque state of the speaker, from its last answer. */
  memory: unknown
  /** Earlier messages the assistant may use. */
  said: Said[]
  /** Consecutive questions the knowledge could not answer. */
  unanswered: number
  /** Actions of earlier turns not yet reported in an answer. */
  untold: Untold[]
  /** Minutes until the assistant answers again; set while the visitor waits for a person. */
  waitMinutes?: number
}

/** A visitor's message. */
export interface Asked {
  /** Id of the message, or of the voice model's item. */
  turnId: string
  words: string
  /** The sender, for requests with a widget token. */
  asker?: Asker | undefined
  /** Asked in the widget, which discloses the assistant itself and shows offered starts as buttons. */
  isInWidget?: boolean
}

/** The delivered part of an answer. */
export interface Spoken {
  reply: string
  sources: Source[]
  /** Undefined when the turn was aborted. */
  done: TurnDone | undefined
}

interface AnsweringDeps {
  channel: Channel
  repository: ConversationRepository
  database: Database
  assistant: Pick<Assistant, 'answer'>
  tenants: Pick<Tenants, 'find'>
  servicesOf(tenantId: string): Promise<BookableService[]>
  bookingsOf(place: AskerPlace): Promise<OwnBooking[]>
  clock: Clock
}

export type Answering = ReturnType<typeof createAnswering>

/** The path from a message to its answer, shared by all channels. A channel reads and stores its own rows. */
export function createAnswering(deps: AnsweringDeps) {
  const { assistant, channel, bookingsOf } = deps

  return {
    /** The context in which a turn's tools act. */
    conversationOf: (context: TenantContext, state: ConversationState, asked: Asked): Conversation =>
      conversationOf(deps, context, state, asked),

    /** @throws NotFound */
    contextOf: (tenantId: string): Promise<TenantContext> => contextOf(deps, tenantId),

    /** Emits each event through `tell`. When `signal` aborts, the delivered part is the answer. */
    async answer(
      { context, state, asked }: { context: TenantContext; state: ConversationState; asked: Asked },
      signal: AbortSignal,
      tell: (event: TurnEvent) => void,
    ): Promise<Spoken> {
      const { tenantId, id: sessionId } = state
      const bookings = await bookingsOf({ tenantId, sessionId, channel, asker: asked.asker })
      const { handoff_words: words, handoff_after_unanswered: afterUnanswered } = context.tenant.assistant
      const turn = {
        tenantId,
        facts: context.facts,
        ...historyOf(state.said),
        question: asked.words,
        conversation: conversationOf(deps, context, { ...state, bookings }, asked),
        rules: rulesFor({ words, afterUnanswered }, { text: asked.words, unanswered: state.unanswered }),
      }
      const spoken: Spoken = { reply: '', sources: [], done: undefined }
      try {
        for await (const event of assistant.answer(turn, signal)) {
          tell(event)
          if (event.type === 'done') return { reply: event.reply, sources: event.sources, done: event }
          if (event.type === 'delta') spoken.reply += event.text
          else if (event.type === 'source') spoken.sources.push(event.source)
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
      return spoken
    },
  }
}

/** Tenant, services and facts for an answer. @throws NotFound */
export async function contextOf(
  { tenants, servicesOf, clock }: Pick<AnsweringDeps, 'tenants' | 'servicesOf' | 'clock'>,
  tenantId: string,
): Promise<TenantContext> {
  const [tenant, listed] = await Promise.all([tenants.find(tenantId), servicesOf(tenantId)])
  if (tenant === undefined) throw new NotFound()
  const services = listed.map((service) =>
    service.price === undefined ? service : { ...service, price: priceIn(service.price, tenant) },
  )
  return { tenant, services, facts: assistantFacts(tenant, clock.now(), services) }
}

function conversationOf(
  { channel, repository, database, clock }: AnsweringDeps,
  context: TenantContext,
  state: ConversationState & { bookings?: OwnBooking[] },
  asked: Asked,
): Conversation {
  const { tenantId, id: sessionId, visitor, memory, said, untold, waitMinutes, bookings = [] } = state
  const { turnId, words, asker, isInWidget = false } = asked
  const { timeZone, country } = context.tenant
  // The greeting of a call already discloses the assistant.
  const isFirst = channel === 'chat' && !isInWidget && said.every(({ role }) => role === 'visitor')
  const known = { services: context.services, visitor, bookings }
  const wait = waitMinutes === undefined ? {} : { waitMinutes }
  const facts = { channel, timeZone, country, ...known, isFirst, showsStarts: isInWidget, ...wait }
  return {
    sessionId,
    turnId,
    channel,
    visitorWords: [...visitorWords(said), words].join('\n'),
    untold: untold.map(({ receipt }) => receipt),
    asker,
    facts: { ...facts, now: clock.now(), memory: memory ?? undefined },
    offeredSlots: offersIn(database, repository, tenantId, sessionId),
    before: () =>
      database.tenant(tenantId, async (tx) => [
        ...bookedBefore(bookings),
        ...offersBefore(await repository.offers(tx, tenantId, sessionId), context.services, timeZone),
        // A transfer has a receipt before the person answers, and a caller who speaks again was not put through.
        ...(await repository.receipts(tx, tenantId, sessionId))
          .filter(({ action }) => action !== 'call_transferred')
          .map(doneBefore),
      ]),
    actions: actionsIn(database, repository, tenantId, { sessionId, turnId }),
  }
}

/** The action log of a turn, stored with its conversation. */
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
