import {
  captureFromFields,
  MAX_READ_MESSAGES,
  unansweredInARow,
  type Message,
  type ConversationState,
  type Trace,
} from '../conversation/index.ts'
import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { MINUTE } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { forLanguage } from '../languages/index.ts'
import type { Once } from '../plugins/idempotency/index.ts'
import type { Caller } from '../plugins/identity.ts'
import { openingAt, type Tenant } from '../tenants/index.ts'
import { requireOwn, requireSession } from './access.ts'
import { messageEvent } from './event-payloads.ts'
import { chatRepository as chats, conversations, type SessionRow, type Visitor } from './repository.ts'
import { sessionShownTo, type MessageInput } from './schemas.ts'
import { AnswerStream, AnswerStreams } from './answer-stream.ts'
import { passOn, pushStored, storedAnswer } from './stored-turn.ts'
import type { Step } from './tables.ts'
import { runTurn, type Question } from './turn.ts'
import { SHOWN_MESSAGES, tellTeam } from './team-notice.ts'
import type { ChatDeps } from './deps.ts'

/** Sessions end after this long without a message. */
const SILENCE_MS = 30 * MINUTE

const SWEEP_BATCH = 100

export type ChatService = ReturnType<typeof createChatService>

export function createChatService(deps: ChatDeps) {
  const { database, clock, events } = deps
  const streams = new AnswerStreams()
  return {
    /**
     * Stores a visitor's message, then starts the turn that answers it and returns. A message that was sent before (`once`)
     * has its turn already.
     */
    async ask(caller: Caller, input: MessageInput & { isInWidget?: boolean }, once?: Once): Promise<AnswerStream> {
      const { tenantId } = caller
      if (input.tenant_id !== tenantId) throw new NotFound()
      const context = await deps.answering.contextOf(tenantId)
      const words = { input, tenant: context.tenant, once }
      const question = await database.tenant(tenantId, (tx) => acceptOnce(deps, tx, caller, words))
      if (typeof question === 'string') return this.streamOf(caller, question)
      question.asked.isInWidget = input.isInWidget ?? false
      const { id: sessionId } = question.state
      const { turnId } = question.asked
      events.wake()
      deps.mail.wake()
      deps.live.wake(sessionId)
      const stream = new AnswerStream(tenantId, sessionId)
      // The assistant is quiet while a person answers, and only acknowledges while one is awaited.
      const work = question.isForTeam
        ? () => passOn(deps, stream, caller, turnId)
        : () => runTurn(deps, stream, { ...question, context })
      return streams.start(turnId, stream, work)
    },

    /** The turn of a message: live, or rebuilt from the database. */
    async streamOf(caller: Caller, messageId: string): Promise<AnswerStream> {
      const live = streams.find(caller.tenantId, messageId)
      if (live !== undefined) return requireOwn(caller, live.sessionId, live)
      const stored = await database.tenant(caller.tenantId, (tx) => storedAnswer(deps, tx, caller, messageId))
      const stream = new AnswerStream(caller.tenantId, stored.session.id)
      stream.push({ event: 'session', data: { session_id: stored.session.id, message_id: messageId } })
      pushStored(stream, stored.answer)
      return stream
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

    get(caller: Caller, id: string): Promise<{ session: SessionRow; messages: Message[]; history: Step[] }> {
      return database.tenant(caller.tenantId, async (tx) => {
        const session = requireSession(caller, await chats.findSession(tx, caller.tenantId, id))
        return {
          session: sessionShownTo(caller, session),
          messages: await conversations.messages(tx, caller.tenantId, id),
          history: caller.kind === 'visitor' ? [] : await chats.historyOf(tx, caller.tenantId, id),
        }
      })
    },

    /** True while a conversation accepts messages. */
    async isOpen(tenantId: string, id: string): Promise<boolean> {
      const session = await database.tenant(tenantId, (tx) => chats.findSession(tx, tenantId, id))
      return session !== undefined && isOpen(session, clock.now())
    },

    async end(caller: Caller, id: string): Promise<SessionRow> {
      const { tenantId } = caller
      const by = caller.kind === 'visitor' ? null : caller.id
      const ended = await database.tenant(tenantId, async (tx) => {
        const session = requireSession(caller, await chats.lockSession(tx, tenantId, id))
        if (session.status === 'ended') throw new Conflict('This session has already ended')
        return (await chats.endSession(tx, tenantId, id, { by, endedAt: clock.now() }))!
      })
      deps.wakeAnalysis()
      deps.live.wake(id)
      return sessionShownTo(caller, ended)
    },

    /** Keeps the visitor's verdict on an answer. @throws NotFound */
    async rate(caller: Caller, answer: { messageId: string; helpful: boolean }): Promise<void> {
      const { tenantId, id } = caller
      const isKept = await database.tenant(tenantId, (tx) => conversations.rate(tx, tenantId, id, answer))
      if (!isKept) throw new NotFound()
    },

    async trace(caller: Caller, sessionId: string, messageId: string): Promise<Trace> {
      const found = await database.tenant(caller.tenantId, async (tx) => {
        requireSession(caller, await chats.findSession(tx, caller.tenantId, sessionId))
        return conversations.findTrace(tx, caller.tenantId, sessionId, messageId)
      })
      if (found === undefined) throw new NotFound()
      return found
    },

    async endSilentSessions(): Promise<void> {
      const now = clock.now()
      const tenantIds = await database.systemOnce((tx) => chats.tenantsWithSilentSessions(tx, silentSince(now)))
      for (const tenantId of tenantIds) await endSilentSessionsOf(deps, tenantId, now)
    },

    silence: (sessionId: string) => streams.cancel(sessionId),

    async stop(): Promise<void> {
      await streams.stop()
    },
  }
}

/** Small transactions; leased work analyses the ended sessions and publishes their events. */
async function endSilentSessionsOf(deps: ChatDeps, tenantId: string, now: Date): Promise<void> {
  const { database } = deps
  let ended: SessionRow[]
  do {
    ended = await database.tenant(tenantId, (tx) =>
      chats.endSilentSessions(tx, tenantId, { silentSince: silentSince(now), endedAt: now, limit: SWEEP_BATCH }),
    )
    deps.wakeAnalysis()
  } while (ended.length === SWEEP_BATCH)
}

function silentSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS)
}

interface Words {
  input: MessageInput
  tenant: Tenant
}

/** The id of the message where it was stored before. */
async function acceptOnce(
  deps: ChatDeps,
  tx: Tx,
  caller: Caller,
  { once, ...words }: Words & { once: Once | undefined },
) {
  const first = await once?.first(tx)
  // The key is scoped to the route, and kept below.
  if (first !== undefined) return first.body as string
  const question = await accept(deps, tx, caller, words)
  await once?.keep(tx, { status: 200, body: question.asked.turnId })
  return question
}

/** Stores the message in its session, new or old, publishes it, and reads the history. */
async function accept(
  deps: ChatDeps,
  tx: Tx,
  caller: Caller,
  { input, tenant }: Words,
): Promise<Omit<Question, 'context'> & { isForTeam: boolean }> {
  const { events, clock } = deps
  const { tenantId } = caller
  const now = clock.now()
  const visitor = visitorOf(input, caller)
  const isVisitor = caller.kind === 'visitor'
  const sessionId = input.session_id ?? (isVisitor ? caller.id : newId('chat'))
  if (isVisitor && caller.id !== sessionId) throw new NotFound()
  const isNew = !isVisitor && !input.session_id
  const found = isNew ? undefined : await chats.lockSession(tx, tenantId, sessionId)
  // The visitor's token names the session before it is stored.
  const session = isNew || (isVisitor && found === undefined) ? undefined : requireOpen(caller, found, now)
  if (session === undefined) await chats.insertSession(tx, tenantId, { ...visitor, id: sessionId, startedAt: now })
  const said = session === undefined ? [] : await conversations.newest(tx, tenantId, sessionId, MAX_READ_MESSAGES)
  const message = { id: newId('msg'), sessionId, text: input.message, createdAt: now }
  await chats.insertQuestion(tx, tenantId, message, visitor)
  const clientName = visitor.clientName ?? session?.clientName ?? null
  await events.publish(tx, { tenantId, event: 'chat.message', data: messageEvent(message, clientName, now) })
  await captureSender(deps, tx, tenantId, { session, visitor, byKey: !isVisitor, sessionId, messageId: message.id })
  const isHandedOff = session?.status === 'handoff'
  const isAwaiting = isHandedOff && session.handledBy === null && tenant.answering.chat
  if (isHandedOff) await chats.waitMore(tx, tenantId, sessionId, now)
  else if (!tenant.answering.chat) await leaveToTeam(deps, tx, tenant, { sessionId, now })
  const untold = session === undefined ? [] : await conversations.untold(tx, tenantId, sessionId)
  return {
    state: {
      tenantId,
      id: sessionId,
      visitor: factsOf({ ...session, ...visitor }),
      memory: session?.memory,
      // Messages from before an erasure are not read.
      said: said.filter(({ id, answersId }) => (answersId ?? id) > (session?.forgottenThrough ?? '')),
      unanswered: unansweredInARow(said),
      untold,
      ...(isAwaiting ? { waitMinutes: tenant.assistant.handoff_wait_minutes } : {}),
    },
    asked: { turnId: message.id, words: message.text, asker: isVisitor ? caller.visitor : undefined },
    isForTeam: (isHandedOff && !isAwaiting) || !tenant.answering.chat,
  }
}

/** Leaves a conversation to the team while the assistant is switched off; the visitor is told so once. */
async function leaveToTeam(
  { notify }: ChatDeps,
  tx: Tx,
  tenant: Tenant,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  const { id: tenantId, language } = tenant
  await chats.wait(tx, tenantId, sessionId, { handoffReason: 'switched_off', waitingSince: now })
  const session = (await chats.findSession(tx, tenantId, sessionId))!
  const text = forLanguage(session.locale ?? language).verification.switchedOff
  const messages = await conversations.newest(tx, tenantId, sessionId, SHOWN_MESSAGES)
  await chats.insertNotice(tx, tenantId, sessionId, { text, createdAt: now })
  const visitor = { email: session.clientEmail ?? undefined, phone: session.clientPhone ?? undefined }
  await tellTeam(notify, tx, tenant, { visitor, session, messages, waits: openingAt(tenant, now).isOpen })
}

interface Sender {
  /** The session before the message; undefined for its first. */
  session: SessionRow | undefined
  visitor: Visitor
  byKey: boolean
  sessionId: string
  messageId: string
}

/** Links a conversation with an e-mail or a phone to a lead. */
async function captureSender({ leads }: ChatDeps, tx: Tx, tenantId: string, sender: Sender): Promise<void> {
  const { session, visitor, byKey, sessionId, messageId } = sender
  const before = { ...contactOf(session ?? {}), leadId: session?.leadId ?? null }
  const captured = await captureFromFields(leads, tx, tenantId, { sessionId, given: contactOf(visitor), before, byKey })
  if (captured === undefined) return
  const { lead, outcome } = captured
  if (session?.leadId !== lead.id) await chats.keepVisitor(tx, tenantId, sessionId, { leadId: lead.id })
  if (outcome !== 'unchanged') await conversations.setMessageLead(tx, tenantId, messageId, lead.id)
}

function contactOf({ clientName: name, clientEmail: email, clientPhone: phone }: Visitor) {
  return { name, email, phone }
}

function factsOf({ clientName, clientEmail, clientPhone, locale, timeZone }: Visitor): ConversationState['visitor'] {
  return {
    ...(clientName ? { name: clientName } : {}),
    ...(clientEmail ? { email: clientEmail } : {}),
    ...(clientPhone ? { phone: clientPhone } : {}),
    ...(locale ? { locale } : {}),
    ...(timeZone ? { timeZone } : {}),
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

/** Given fields only: a later message without a name does not clear the name. */
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
