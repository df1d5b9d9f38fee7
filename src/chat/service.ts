import type { AnalyticsService } from '../analytics/index.ts'
import type { Assistant, Trace } from '../assistant/index.ts'
import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { MINUTE, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { AssistantFacts } from '../models/chat-model.ts'
import type { Events } from '../plugins/events.ts'
import type { Caller } from '../plugins/identity.ts'
import { messageEvent, sessionEndedEvent } from './published.ts'
import { chatRepository as chats, type MessageRow, type SessionRow, type Visitor } from './repository.ts'
import { presentAnswer, type ChatAnswer, type MessageInput } from './schemas.ts'
import { Turn, Turns } from './turn.ts'
import { runTurn, type Question } from './turn-run.ts'
import { captureVisitor, leadOf, type ChatLeads } from './visitor-lead.ts'

/** A session without a message for so long has ended (api.md §3). */
const SILENCE_MS = 30 * MINUTE

/** Messages that the assistant remembers. */
const HISTORY = 20

const SWEEP_BATCH = 100

export interface ChatDeps {
  database: Database
  assistant: Assistant
  analytics: Pick<AnalyticsService, 'recordQuestion'>
  events: Pick<Events, 'publish' | 'wake'>
  leads: ChatLeads
  factsOf(tenantId: string): Promise<AssistantFacts>
  clock: Clock
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
      const facts = await deps.factsOf(tenantId)
      const question = await database.tenant(tenantId, (tx) => accept(deps, tx, caller, input))
      events.wake()
      const turn = new Turn(tenantId, question.sessionId)
      return turns.start(question.messageId, turn, () => runTurn(deps, turn, { ...question, facts }))
    },

    /** The turn of a message: live, or rebuilt from what is stored. */
    async turnOf(caller: Caller, messageId: string): Promise<Turn> {
      const live = turns.find(caller.tenantId, messageId)
      if (live !== undefined) return requireOwn(caller, live.sessionId, live)
      const stored = await database.tenant(caller.tenantId, (tx) => storedAnswer(deps, tx, caller, messageId))
      const turn = new Turn(caller.tenantId, stored.session.id)
      turn.push({ event: 'session', data: { session_id: stored.session.id, message_id: messageId } })
      if (stored.answer === null)
        turn.push({ event: 'error', data: { detail: 'The answer was interrupted. Send the message again.' } })
      else turn.push({ event: 'done', data: stored.answer })
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
        return { session, messages: await chats.messages(tx, caller.tenantId, id) }
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
        const row = (await chats.endSession(tx, tenantId, id, 'call', clock.now()))!
        await tellOfEnd(deps, tx, tenantId, row)
        return row
      })
      events.wake()
      return ended
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
      const tenantIds = await database.systemOnce((tx) => chats.tenantsWithSilentSessions(tx, silentSince(now)))
      for (const tenantId of tenantIds) await endSilentSessionsOf(deps, tenantId, now)
    },

    stop: () => turns.stop(),
  }
}

/** Small transactions, each with the events of the sessions that it ends. */
async function endSilentSessionsOf(deps: ChatDeps, tenantId: string, now: Date): Promise<void> {
  const { database, events } = deps
  let ended: SessionRow[]
  do {
    ended = await database.tenant(tenantId, async (tx) => {
      const rows = await chats.endSilentSessions(tx, tenantId, silentSince(now), now, SWEEP_BATCH)
      for (const row of rows) await tellOfEnd(deps, tx, tenantId, row)
      return rows
    })
    events.wake()
  } while (ended.length === SWEEP_BATCH)
}

async function tellOfEnd({ events, leads }: ChatDeps, tx: Tx, tenantId: string, row: SessionRow): Promise<void> {
  const data = sessionEndedEvent(row, await leadOf(leads, tx, tenantId, row))
  await events.publish(tx, { tenantId, event: 'chat.session_ended', data })
}

function silentSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS)
}

/** Stores the message in its session, old or new, tells of it, and reads what was said before it. */
async function accept(
  { events, clock, leads }: ChatDeps,
  tx: Tx,
  caller: Caller,
  input: MessageInput,
): Promise<Omit<Question, 'facts'>> {
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
  const history = session === undefined ? [] : await chats.recentMessages(tx, tenantId, sessionId, HISTORY)
  const message = { id: newId('msg'), sessionId, text: input.message }
  await chats.insertQuestion(tx, tenantId, message, visitor, now)
  const clientName = visitor.clientName ?? session?.clientName ?? null
  await events.publish(tx, { tenantId, event: 'chat.message', data: messageEvent(message, clientName, now) })
  await captureVisitor(leads, tx, tenantId, { session, said: visitor, sessionId, messageId: message.id })
  return { tenantId, sessionId, messageId: message.id, text: message.text, history: history.map(toPastMessage) }
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

/** A visitor has one session; everybody else of the tenant sees all of them. */
function requireOwn<T>(caller: Caller, sessionId: string, thing: T): T {
  if (caller.kind === 'visitor' && caller.id !== sessionId) throw new NotFound()
  return thing
}

function requireSession(caller: Caller, session: SessionRow | undefined): SessionRow {
  if (session === undefined) throw new NotFound()
  return requireOwn(caller, session.id, session)
}

async function storedAnswer(
  { leads }: Pick<ChatDeps, 'leads'>,
  tx: Tx,
  caller: Caller,
  messageId: string,
): Promise<{ session: SessionRow; answer: ChatAnswer | null }> {
  const { tenantId } = caller
  const question = await chats.findMessage(tx, tenantId, messageId)
  if (question === undefined || question.role !== 'visitor') throw new NotFound()
  const session = requireSession(caller, await chats.findSession(tx, tenantId, question.sessionId))
  const answer = await chats.findAnswer(tx, tenantId, messageId)
  const isOver = answer !== undefined || session.latestQuestionId !== messageId
  if (!isOver) return { session, answer: null }
  const lead = await leadOf(leads, tx, tenantId, question)
  return { session, answer: presentAnswer(tenantId, session, question, { answer, lead }) }
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
