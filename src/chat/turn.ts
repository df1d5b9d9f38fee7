import {
  contactOfReceipts,
  leadOfReceipts,
  withUntold,
  type Asked,
  type Message,
  type Receipt,
  type Spoken,
  type ConversationState,
  type TenantContext,
  type TurnEvent,
} from '../conversation/index.ts'
import { newId } from '../core/ids.ts'
import { presentTurn } from './answer.ts'
import type { AnswerStream } from './answer-stream.ts'
import { chatRepository as chats, conversations } from './repository.ts'
import type { ChatAnswer } from './schemas.ts'
import type { ChatDeps } from './deps.ts'

/** A stored message of a visitor that needs an answer. */
export interface Question {
  context: TenantContext
  state: ConversationState
  asked: Asked
}

/** From the stored question to the stored answer. Never throws: a turn ends in `done` or in `error`. */
export async function runTurn(deps: ChatDeps, stream: AnswerStream, question: Question): Promise<void> {
  const { id: session_id } = question.state
  const { turnId: message_id } = question.asked
  stream.push({ event: 'session', data: { session_id, message_id } })
  try {
    const spoken = await deps.answering.answer(question, stream.signal, (event) => tell(stream, event))
    stream.push({ event: 'done', data: await save(deps, question, spoken) })
    deps.live.wake(session_id)
  } catch (error) {
    deps.log.error({ err: error, message_id }, 'A turn failed')
    stream.push({ event: 'error', data: { detail: 'The answer could not be completed. Send the message again.' } })
  }
}

function tell(stream: AnswerStream, event: TurnEvent): void {
  if (event.type === 'delta') stream.push({ event: 'delta', data: { text: event.text } })
  else if (event.type === 'source') stream.push({ event: 'source', data: event.source })
  else if (event.type === 'suggestions') stream.push({ event: 'suggestions', data: { suggestions: event.suggestions } })
  else for (const action of event.actions) stream.push({ event: 'action', data: { action } })
}

/** Commits the answer with the record of its question; an overtaken answer is not stored. */
async function save(deps: ChatDeps, { state, asked }: Question, spoken: Spoken): Promise<ChatAnswer> {
  const { database, analytics, leads, clock } = deps
  const { tenantId, id: sessionId, untold } = state
  const { turnId, words } = asked
  return database.tenant(tenantId, async (tx) => {
    const session = await chats.lockSession(tx, tenantId, sessionId)
    const question = await conversations.findMessage(tx, tenantId, turnId)
    if (session === undefined || question === undefined) throw new Error('The session was erased during its turn')
    // Actions count even if another turn answers; those of a dead turn are still unacknowledged.
    const receipts = withUntold(untold, await conversations.receipts(tx, tenantId, sessionId, turnId))
    const { name, email, phone } = await contactOfReceipts(leads, tx, tenantId, receipts)
    const leadId = (await leadOfReceipts(leads, tx, tenantId, receipts))?.id
    const known = {
      ...(name === undefined ? {} : { clientName: name }),
      ...(email === undefined ? {} : { clientEmail: email }),
      ...(phone === undefined ? {} : { clientPhone: phone }),
      ...(leadId === undefined ? {} : { leadId }),
    }
    if (Object.keys(known).length > 0) await chats.keepVisitor(tx, tenantId, sessionId, known)
    // A newer message has its own answer, and a person who took over answers alone.
    if (session.latestQuestionId !== turnId || session.handledBy !== null)
      return presentTurn(deps, tx, tenantId, { session, asked: question })
    const { done } = spoken
    if (done === undefined && spoken.reply === '') throw new Error('The turn was cancelled before it said anything')
    const told = untold.map(({ id }) => id)
    await conversations.setTold(tx, tenantId, { sessionId, turnId }, told)
    const row = { ...answerRow(question, spoken, receipts), sessionId, leadId, createdAt: clock.now() }
    const answer = await chats.insertAnswer(tx, tenantId, row, done?.memory)
    if (done !== undefined && done.band !== 'talk') {
      const { band, coverage } = done
      await analytics.recordQuestion(tx, tenantId, { sessionId, messageId: turnId, text: words, band, coverage })
    }
    const presented = await presentTurn(deps, tx, tenantId, { session, asked: question, answer })
    if (asked.asker === undefined || presented.booking === null) return presented
    const url = await deps.linkOf(tx, tenantId, presented.booking.booking_id, asked.asker.id)
    return { ...presented, booking: { ...presented.booking, manage_url: url } }
  })
}

/** An interrupted turn keeps its actions. */
function answerRow({ id: answersId }: Message, { reply, sources, done }: Spoken, receipts: Receipt[]) {
  return {
    id: newId('msg'),
    answersId,
    text: reply,
    sources,
    actions: [...new Set(receipts.map(({ action }) => action))],
    bookingId: receipts.findLast(({ bookingId }) => bookingId !== undefined)?.bookingId,
    band: done?.band,
    trace: done?.trace ?? null,
  }
}
