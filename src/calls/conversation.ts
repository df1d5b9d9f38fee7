import {
  assistantFacts,
  inShort,
  keptActions,
  keptOffers,
  rulesFor,
  type Conversation,
  type Place,
  type Receipt,
  type TurnRules,
} from '../conversation/index.ts'
import { bookableOf, type Bookings } from '../bookings/index.ts'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import { speaks } from '../languages/index.ts'
import type { LeadService } from '../leads/index.ts'
import type { AssistantFacts, BookableService, PastMessage } from '../models/chat-model.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import { actionRepository as actions } from './action-repository.ts'
import { lineRepository as linesOf, type CallLine } from './transcript-repository.ts'
import { callsRepository as calls, type CallRow } from './repository.ts'

interface CallConversationDeps {
  database: Database
  clock: Clock
  tenants: Pick<Tenants, 'find'>
  bookings: Pick<Bookings, 'catalogue'>
  leads: Pick<LeadService, 'find'>
}

/** A call as the engine sees it, at one moment. */
export interface CallConversation {
  call: CallRow
  tenant: Tenant
  /** What the tenant's settings say of assistant and business, and the reason that was given for the call. */
  facts: AssistantFacts
  /** BCP 47: what is expected to be spoken. */
  language: string
  /** All that was said so far. */
  lines: CallLine[]
  /** The newest of it, for a speaker. */
  history: PastMessage[]
  /** What was said before `history`, in short. */
  earlier: string | undefined
  /** What earlier turns did and never said. */
  untold: { id: string; receipt: Receipt }[]
  /** What the tenant's rules for fetching a person mean for these words. */
  rules(words: string): TurnRules
  /** Where what these words ask for is done; `turnId` names them (the id of their line, or of the voice model's item). */
  conversation(turnId: string, words: string): Conversation
  /** The same, for a tool that is called without the engine. `language`: of the reply. */
  place(turnId: string, words: string, language?: string): Place
}

/** What came of a turn. */
export interface SettledTurn {
  turnId: string
  /** Actions of earlier turns that were spoken of. */
  told: string[]
  /** All that was done in the turn was spoken of: nothing cut it off. */
  isTold: boolean
  /** What the speaker keeps; undefined: what it kept before. */
  memory?: unknown
}

export type CallConversations = ReturnType<typeof createCallConversations>

/** Lines that a speaker reads in full. */
const HISTORY = 20

/** Calls, as the engine needs them: what is known, and where is kept what it does. */
export function createCallConversations({ database, clock, tenants, bookings, leads }: CallConversationDeps) {
  return {
    /** @throws NotFound */
    async of(tenantId: string, callId: string): Promise<CallConversation> {
      const [tenant, catalogue, read] = await Promise.all([
        tenants.find(tenantId),
        bookings.catalogue(tenantId),
        database.tenant(tenantId, (tx) => readCall(tx, tenantId, callId)),
      ])
      if (tenant === undefined || read === undefined) throw new NotFound()
      const services = catalogue.map(bookableOf)
      return conversationOf(database, { ...read, tenant, services, now: clock.now() })
    },

    /** After a turn: its memory, what was told, and whose call it is. A call that is over keeps its record. */
    async settle(tenantId: string, callId: string, turn: SettledTurn): Promise<void> {
      await database.tenant(tenantId, async (tx) => {
        const call = await calls.lock(tx, tenantId, callId)
        if (call?.status !== 'in_progress') return
        const name = { sessionId: callId, turnId: turn.turnId }
        if (turn.isTold) await actions.setTold(tx, tenantId, name, turn.told)
        const receipts = await actions.receipts(tx, tenantId, callId)
        const leadId = receipts.findLast((receipt) => receipt.leadId !== undefined)?.leadId
        // It may have been merged or erased since.
        const lead = leadId === undefined ? undefined : await leads.find(tx, tenantId, leadId)
        const change = {
          ...(turn.memory === undefined ? {} : { memory: turn.memory }),
          ...(lead === undefined ? {} : { leadId: lead.id }),
        }
        if (Object.keys(change).length > 0) await calls.change(tx, tenantId, callId, change)
      })
    },
  }
}

async function readCall(tx: Tx, tenantId: string, callId: string) {
  const call = await calls.find(tx, tenantId, callId)
  if (call === undefined) return undefined
  const lines = await linesOf.list(tx, tenantId, callId)
  return { call, lines, untold: await actions.untold(tx, tenantId, callId) }
}

interface Known {
  call: CallRow
  lines: CallLine[]
  untold: CallConversation['untold']
  tenant: Tenant
  services: BookableService[]
  now: Date
}

function conversationOf(database: Database, known: Known): CallConversation {
  const { call, lines, untold, tenant, services, now } = known
  const { tenantId, id: sessionId } = call
  const language = call.locale !== null && speaks(call.locale) ? call.locale : tenant.language
  const messages = lines.map(({ role, text }) => ({ role: role === 'user' ? 'visitor' : 'assistant', text }) as const)
  const said = messages.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))

  const conversation = (turnId: string, words: string): Conversation => ({
    sessionId,
    turnId,
    channel: 'call',
    visitorWords: [...said, words].join('\n'),
    untold: untold.map(({ receipt }) => receipt),
    facts: {
      now,
      channel: 'call',
      timeZone: tenant.timeZone,
      country: tenant.country,
      services,
      visitor: visitorOf(call),
      // The greeting has said who speaks.
      isFirst: false,
      memory: call.memory ?? undefined,
    },
    offeredSlots: keptOffers(database, actions, tenantId, sessionId),
    actions: keptActions(database, actions, tenantId, { sessionId, turnId }),
  })

  return {
    call,
    tenant,
    facts: withReason(assistantFacts(tenant, now, services), call),
    language,
    lines,
    history: messages.slice(-HISTORY),
    earlier: inShort(messages.slice(0, -HISTORY)),
    untold,
    rules: (words) => {
      const { handoff_words: fetching, handoff_after_unanswered: afterUnanswered } = tenant.assistant
      return rulesFor({ words: fetching, afterUnanswered }, { text: words, unanswered: unansweredIn(lines) })
    },
    conversation,
    place: (turnId, words, spoken = language) => ({
      tenantId,
      language: spoken,
      conversation: conversation(turnId, words),
    }),
  }
}

/** Whoever placed the call says why, for a language model: a fact among facts, which steers no more than a fact can. */
function withReason(facts: AssistantFacts, { customPrompt }: CallRow): AssistantFacts {
  if (customPrompt === null) return facts
  return { ...facts, facts: `${facts.facts ?? ''}\nReason for this call: ${customPrompt.replace(/\s+/gu, ' ')}` }
}

function visitorOf({ clientName, phoneNumber, locale }: CallRow) {
  return {
    ...(clientName ? { name: clientName } : {}),
    ...(phoneNumber ? { phone: phoneNumber } : {}),
    ...(locale ? { locale } : {}),
  }
}

/** Questions in a row, up to now, that the knowledge could not answer. */
function unansweredIn(lines: CallLine[]): number {
  const bands = lines.flatMap(({ band }) => (band === null || band === 'talk' ? [] : [band])).toReversed()
  const answered = bands.findIndex((band) => band !== 'decline')
  return answered < 0 ? bands.length : answered
}
