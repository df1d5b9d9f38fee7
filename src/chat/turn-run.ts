import type { TurnDone, TurnEvent } from '../assistant/index.ts'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import type { AssistantFacts, PastMessage } from '../models/chat-model.ts'
import { chatRepository as chats } from './repository.ts'
import { presentAnswer, type ChatAnswer } from './schemas.ts'
import type { ChatDeps } from './service.ts'
import type { Turn } from './turn.ts'
import { leadOf } from './visitor-lead.ts'

/** A stored message of a visitor that wants an answer. */
export interface Question {
  tenantId: string
  sessionId: string
  messageId: string
  text: string
  history: PastMessage[]
  facts: AssistantFacts
}

/** From the stored question to the stored answer. Never throws: a turn ends in `done` or in `error`. */
export async function runTurn(deps: ChatDeps, turn: Turn, question: Question): Promise<void> {
  turn.push({ event: 'session', data: { session_id: question.sessionId, message_id: question.messageId } })
  try {
    const done = await say(deps, turn, question)
    turn.push({ event: 'done', data: await save(deps, question, done) })
  } catch (error) {
    deps.log.error({ err: error, message_id: question.messageId }, 'A turn failed')
    turn.push({ event: 'error', data: { detail: 'The answer could not be completed. Send the message again.' } })
  }
}

/** Tells the readers while the assistant speaks. Undefined when it was cancelled before it said anything. */
async function say({ assistant }: ChatDeps, turn: Turn, question: Question): Promise<Spoken | undefined> {
  const { tenantId, facts, history, text } = question
  const spoken: Spoken = { reply: '', sources: [] }
  try {
    for await (const event of assistant.answer({ tenantId, facts, history, question: text }, turn.signal)) {
      tell(turn, event)
      if (event.type === 'done') return { ...spoken, ...event, done: event }
      if (event.type === 'delta') spoken.reply += event.text
      else spoken.sources.push(event.source)
    }
  } catch (error) {
    if (!turn.signal.aborted) throw error
  }
  return spoken.reply === '' ? undefined : spoken
}

interface Spoken {
  reply: string
  sources: TurnDone['sources']
  /** Missing when the turn was cancelled in mid-sentence. */
  done?: TurnDone
}

function tell(turn: Turn, event: TurnEvent): void {
  if (event.type === 'delta') turn.push({ event: 'delta', data: { text: event.text } })
  else if (event.type === 'source') turn.push({ event: 'source', data: event.source })
  else for (const action of event.actions) turn.push({ event: 'action', data: { action } })
}

/** The answer and the record of its question commit together; an answer that was overtaken is not stored. */
async function save(
  { database, analytics, clock, leads }: ChatDeps,
  question: Question,
  spoken: Spoken | undefined,
): Promise<ChatAnswer> {
  const { tenantId, sessionId, messageId } = question
  return database.tenant(tenantId, async (tx) => {
    const session = await chats.lockSession(tx, tenantId, sessionId)
    const asked = await chats.findMessage(tx, tenantId, messageId)
    if (session === undefined || asked === undefined) throw new Error('The session was erased during its turn')
    const lead = await leadOf(leads, tx, tenantId, asked)
    if (session.latestQuestionId !== messageId) return presentAnswer(tenantId, session, asked, { lead })
    if (spoken === undefined) throw new Error('The turn was cancelled before it said anything')
    const answer = await chats.insertAnswer(tx, tenantId, answerRow(question, spoken), clock.now())
    await recordQuestion(tx, analytics, question, spoken.done)
    return presentAnswer(tenantId, session, asked, { answer, lead })
  })
}

function answerRow({ sessionId, messageId }: Question, { reply, sources, done }: Spoken) {
  const trace = done?.trace ?? null
  return {
    id: newId('msg'),
    sessionId,
    answersId: messageId,
    text: reply,
    sources,
    actions: done?.actions ?? [],
    trace,
  }
}

async function recordQuestion(
  tx: Tx,
  analytics: ChatDeps['analytics'],
  question: Question,
  done: TurnDone | undefined,
): Promise<void> {
  if (done === undefined || done.band === 'talk') return
  const { tenantId, sessionId, messageId, text } = question
  await analytics.recordQuestion(tx, tenantId, { sessionId, messageId, text, band: done.band, coverage: done.coverage })
}
