import type { AnalyticsService } from '../analytics/index.ts'
import { inShort, type Assistant, type HandoffRules, type Trace } from '../conversation/index.ts'
import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { MINUTE, type Clock } from '../core/time.ts'
import type { Watchers } from '../core/watchers.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { AssistantFacts } from '../models/chat-model.ts'
import type { Events } from '../plugins/events.ts'
import type { Caller } from '../plugins/identity.ts'
import { requireOwn, requireSession } from './access.ts'
import { actionRepository } from './action-repository.ts'
import type { ResultsOfTurns } from './answer.ts'
import type { TenantContext } from './conversation.ts'
import { endingRepository as endings } from './ending-repository.ts'
import { handoffRepository as handoffs } from './handoff-repository.ts'
import { messageEvent } from './event-payloads.ts'
import { chatRepository as chats, type MessageRow, type SessionRow, type Visitor } from './repository.ts'
import { sessionShownTo, type MessageInput } from './schemas.ts'
import { Turn, Turns } from './answer-stream.ts'
import { passOn, pushStored, storedAnswer } from './stored-turn.ts'
import { runTurn, type Question } from './answering.ts'
import { captureVisitor } from './visitor-lead.ts'

/** A session without a message for so long has ended (api.md §3). */
const SILENCE_MS = 30 * MINUTE

/** Messages that the assistant remembers. */
const HISTORY = 20
/** Of what was before them, so many are looked at for its summary. */
const LONGEST_PAST = 200

const SWEEP_BATCH = 100
/** The longest run of unanswered questions that a tenant's rule can ask for. */
const LONGEST_RUN = 10

export interface ChatDeps extends ResultsOfTurns {
  database: Database
  assistant: Assistant
  analytics: Pick<AnalyticsService, 'recordQuestion'>
  events: Pick<Events, 'publish' | 'wake'>
  /** What the tenant set, and what its tables say: of the assistant, and of what can be booked. */
  contextOf(tenantId: string): Promise<{ facts: AssistantFacts; context: TenantContext; handoff: HandoffRules }>
  clock: Clock
  live: Pick<Watchers, 'wake'>
  /** Sessions have ended. */
  wakeAnalysis(): void
  log: { error(details: object, message: string): void }
}

export type ChatService = ReturnType<typeof createChatService>

export function createChatService(deps: ChatDeps) {
  const { database, clock, events } = deps
  const turns = new Turns()
  return {
    /** Takes a visitor's message and starts the turn that answers it; the message is stored when this returns. */
    async ask(caller: Caller, input: MessageInput): Promise<Turn> {
      const { tenantId } = caller
      if (input.tenant_id !== tenantId) throw new NotFound()
      const known = await deps.contextOf(tenantId)
      const question = await database.tenant(tenantId, (tx) => accept(deps, tx, caller, input))
      events.wake()
      deps.live.wake(question.sessionId)
      const turn = new Turn(tenantId, question.sessionId)
      // While a person answers, the assistant is quiet.
      if (question.isHandedOff)
        return turns.start(question.messageId, turn, () => passOn(deps, turn, caller, question.messageId))
      return turns.start(question.messageId, turn, () => runTurn(deps, turn, { ...question, ...known }))
    },

    /** The turn of a message: live, or rebuilt from what is stored. */
    async turnOf(caller: Caller, messageId: string): Promise<Turn> {
      const live = turns.find(caller.tenantId, messageId)
      if (live !== undefined) return requireOwn(caller, live.sessionId, live)
      const stored = await database.tenant(caller.tenantId, (tx) => storedAnswer(deps, tx, caller, messageId))
      const turn = new Turn(caller.tenantId, stored.session.id)
      turn.push({ event: 'session', data: { session_id: stored.session.id, message_id: messageId } })
      pushStored(turn, stored.answer)
      return turn
    },

    async list(
      caller: Caller,
      {
        cursor,
        limit,
        status,
      }: { cursor?: string | undefined; limit: number; status?: SessionRow['status'] | undefined },
    ): Promise<Page<SessionRow>> {
      if (caller.kind === 'visitor') throw new NotFound()
      const before = decodeCursor(cursor)
      const rows = await database.tenant(caller.tenantId, (tx) =>
        chats.listSessions(tx, caller.tenantId, { status, before, limit: limit + 1 }),
      )
      return pageOf(rows, limit)
    },

    get(caller: Caller, id: string): Promise<{ session: SessionRow; messages: MessageRow[] }> {
      return database.tenant(caller.tenantId, async (tx) => {
        const session = requireSession(caller, await chats.findSession(tx, caller.tenantId, id))
        return { session: sessionShownTo(caller, session), messages: await chats.messages(tx, caller.tenantId, id) }
      })
    },

    /** Whether a conversation can be gone on with. */
    async isOpen(tenantId: string, id: string): Promise<boolean> {
      const session = await database.tenant(tenantId, (tx) => chats.findSession(tx, tenantId, id))
      return session !== undefined && isOpen(session, clock.now())
    },

    async end(caller: Caller, id: string): Promise<SessionRow> {
      const { tenantId } = caller
      const ended = await database.tenant(tenantId, async (tx) => {
        const session = requireSession(caller, await chats.lockSession(tx, tenantId, id))
        if (session.status === 'ended') throw new Conflict('This session has already ended')
        return (await endings.endSession(tx, tenantId, id, 'call', clock.now()))!
      })
      deps.wakeAnalysis()
      deps.live.wake(id)
      return sessionShownTo(caller, ended)
    },

    async trace(caller: Caller, sessionId: string, messageId: string): Promise<Trace> {
      const found = await database.tenant(caller.tenantId, async (tx) => {
        requireSession(caller, await chats.findSession(tx, caller.tenantId, sessionId))
        return chats.findTrace(tx, caller.tenantId, sessionId, messageId)
      })
      if (found === undefined) throw new NotFound()
      return found
    },

    /** Ends the sessions that fell silent, tenant by tenant. */
    async endSilentSessions(): Promise<void> {
      const now = clock.now()
      const tenantIds = await database.systemOnce((tx) => endings.tenantsWithSilentSessions(tx, silentSince(now)))
      for (const tenantId of tenantIds) await endSilentSessionsOf(deps, tenantId, now)
    },

    /** Stops what the assistant is saying in a session. */
    silence: (sessionId: string) => turns.cancel(sessionId),

    async stop(): Promise<void> {
      await turns.stop()
    },
  }
}

/** Small transactions; what the sessions came to is found out, and told of, by leased work. */
async function endSilentSessionsOf(deps: ChatDeps, tenantId: string, now: Date): Promise<void> {
  const { database } = deps
  let ended: SessionRow[]
  do {
    ended = await database.tenant(tenantId, (tx) =>
      endings.endSilentSessions(tx, tenantId, silentSince(now), now, SWEEP_BATCH),
    )
    deps.wakeAnalysis()
  } while (ended.length === SWEEP_BATCH)
}

function silentSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS)
}

/** Questions in a row, up to now, that the knowledge could not answer. */
async function unansweredSoFar(tx: Tx, tenantId: string, sessionId: string): Promise<number> {
  const bands = await handoffs.recentBands(tx, tenantId, sessionId, LONGEST_RUN)
  const answered = bands.findIndex((band) => band !== 'decline')
  return answered < 0 ? bands.length : answered
}

type Accepted = Omit<Question, 'facts' | 'context' | 'handoff'> & { isHandedOff: boolean }

/** Stores the message in its session, old or new, tells of it, and reads what was said before it. */
async function accept(
  { events, clock, leads }: ChatDeps,
  tx: Tx,
  caller: Caller,
  input: MessageInput,
): Promise<Accepted> {
  const { tenantId } = caller
  const now = clock.now()
  const visitor = visitorOf(input, caller)
  const isVisitor = caller.kind === 'visitor'
  const sessionId = input.session_id ?? (isVisitor ? caller.id : newId('chat'))
  if (isVisitor && caller.id !== sessionId) throw new NotFound()
  const isNew = !isVisitor && !input.session_id
  const found = isNew ? undefined : await chats.lockSession(tx, tenantId, sessionId)
  // A visitor's session is named by its token before it is stored.
  const session = isNew || (isVisitor && found === undefined) ? undefined : requireOpen(caller, found, now)
  if (session === undefined) await chats.insertSession(tx, tenantId, sessionId, visitor, now)
  // What was said before somebody was erased is nothing that the assistant remembers.
  const isRemembered = ({ id, answersId }: Pick<MessageRow, 'id' | 'answersId'>) =>
    (answersId ?? id) > (session?.forgottenThrough ?? '')
  const said = session === undefined ? [] : await chats.recentMessages(tx, tenantId, sessionId, HISTORY)
  const history = said.filter(isRemembered)
  const message = { id: newId('msg'), sessionId, text: input.message }
  await chats.insertQuestion(tx, tenantId, message, visitor, now)
  const clientName = visitor.clientName ?? session?.clientName ?? null
  await events.publish(tx, { tenantId, event: 'chat.message', data: messageEvent(message, clientName, now) })
  const who = { session, said: visitor, byKey: !isVisitor, sessionId, messageId: message.id }
  await captureVisitor(leads, tx, tenantId, who)
  const isHandedOff = session?.status === 'handoff'
  if (isHandedOff) await handoffs.waitMore(tx, tenantId, sessionId, now)
  const untold = session !== undefined ? await actionRepository.untold(tx, tenantId, sessionId) : []
  const isLong = (session?.messageCount ?? 0) > HISTORY
  const old = { skipped: HISTORY + 1, limit: LONGEST_PAST }
  const past = isLong ? (await chats.messagesBeforeNewest(tx, tenantId, sessionId, old)).filter(isRemembered) : []
  const unanswered = session !== undefined && !isHandedOff ? await unansweredSoFar(tx, tenantId, sessionId) : 0
  return {
    tenantId,
    sessionId,
    unanswered,
    earlier: past.length === 0 ? undefined : inShort(past),
    messageId: message.id,
    text: message.text,
    history: history.map(toPastMessage),
    session: { memory: null, ...session, ...visitor },
    asker: isVisitor ? caller.visitor : undefined,
    untold,
    isHandedOff,
  }
}

function requireOpen(caller: Caller, found: SessionRow | undefined, now: Date): SessionRow {
  const session = requireSession(caller, found)
  if (!isOpen(session, now))
    throw new Conflict('This session has ended; send the message without session_id to begin a new one')
  return session
}

function isOpen(session: SessionRow, now: Date): boolean {
  return session.status !== 'ended' && session.lastMessageAt >= silentSince(now)
}

/** Only what was given: a later message without a name does not take the name away. */
function visitorOf(input: MessageInput, caller: Caller): Visitor {
  const clientName = input.client_name ?? (caller.kind === 'visitor' ? caller.clientName : null)
  return {
    ...(clientName ? { clientName } : {}),
    ...(input.client_email ? { clientEmail: input.client_email } : {}),
    ...(input.client_phone ? { clientPhone: input.client_phone } : {}),
    ...(input.locale ? { locale: input.locale } : {}),
    ...(input.time_zone ? { timeZone: input.time_zone } : {}),
  }
}

function toPastMessage({ role, text }: MessageRow): { role: 'visitor' | 'assistant'; text: string } {
  return { role: role === 'visitor' ? 'visitor' : 'assistant', text }
}
