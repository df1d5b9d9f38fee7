import { rulesFor, type HandoffRules, type Receipt, type TurnDone, type TurnEvent } from '../conversation/index.ts'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import type { AssistantFacts, PastMessage } from '../models/chat-model.ts'
import type { Visitor as Asker } from '../plugins/visitor-caps.ts'
import { actionRepository } from './action-repository.ts'
import { presentTurn } from './answer.ts'
import { conversationOf, type TenantContext } from './conversation.ts'
import { chatRepository as chats, type SessionRow, type Visitor } from './repository.ts'
import type { ChatAnswer } from './schemas.ts'
import type { ChatDeps } from './service.ts'
import type { Turn } from './answer-stream.ts'
import { keepContact, leadIn } from './visitor-lead.ts'

/** A stored message of a visitor that wants an answer. */
export interface Question {
  tenantId: string
  sessionId: string
  messageId: string
  text: string
  history: PastMessage[]
  session: Pick<SessionRow, 'memory'> & Visitor
  /** With a widget token; undefined with a key or a cookie. */
  asker: Asker | undefined
  /** What earlier turns did and never said. */
  untold: { id: string; receipt: Receipt }[]
  /** What was said before `history`, in short. */
  earlier: string | undefined
  /** Questions in a row before this one that the knowledge could not answer. */
  unanswered: number
  facts: AssistantFacts
  context: TenantContext
  handoff: HandoffRules
}

/** From the stored question to the stored answer. Never throws: a turn ends in `done` or in `error`. */
export async function runTurn(deps: ChatDeps, turn: Turn, question: Question): Promise<void> {
  turn.push({ event: 'session', data: { session_id: question.sessionId, message_id: question.messageId } })
  try {
    const done = await say(deps, turn, question)
    turn.push({ event: 'done', data: await save(deps, question, done) })
    deps.live.wake(question.sessionId)
  } catch (error) {
    deps.log.error({ err: error, message_id: question.messageId }, 'A turn failed')
    turn.push({ event: 'error', data: { detail: 'The answer could not be completed. Send the message again.' } })
  }
}

/** Tells the readers while the assistant speaks. Undefined when it was cancelled before it said anything. */
async function say(
  { assistant, database, clock }: ChatDeps,
  turn: Turn,
  question: Question,
): Promise<Spoken | undefined> {
  const { tenantId, facts, history, text } = question
  const untold = question.untold.map(({ receipt }) => receipt)
  const turnId = question.messageId
  const conversation = conversationOf(database, { ...question, untold, turnId, now: clock.now() })
  const spoken: Spoken = { reply: '', sources: [] }
  try {
    const rules = rulesFor(question.handoff, question)
    const asked = { tenantId, facts, history, earlier: question.earlier, question: text, conversation, rules }
    for await (const event of assistant.answer(asked, turn.signal)) {
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
async function save(deps: ChatDeps, question: Question, spoken: Spoken | undefined): Promise<ChatAnswer> {
  const { database, analytics, clock } = deps
  const { tenantId, sessionId, messageId } = question
  return database.tenant(tenantId, async (tx) => {
    const session = await chats.lockSession(tx, tenantId, sessionId)
    const asked = await chats.findMessage(tx, tenantId, messageId)
    if (session === undefined || asked === undefined) throw new Error('The session was erased during its turn')
    const receipts = await actionRepository.receipts(tx, tenantId, sessionId, messageId)
    // What was done is done, whoever speaks next; of a turn that died this one hears by what is untold.
    const all = [...question.untold.map(({ receipt }) => receipt), ...receipts]
    await keepContact(deps.leads, tx, tenantId, { sessionId, receipts: all })
    // A newer message, or a person who took over, has the word.
    if (session.latestQuestionId !== messageId || session.handledBy !== null)
      return presentTurn(deps, tx, tenantId, { session, asked })
    if (spoken === undefined) throw new Error('The turn was cancelled before it said anything')
    const row = { ...answerRow(question, spoken, all), leadId: await leadIn(deps.leads, tx, tenantId, all) }
    const untold = question.untold.map(({ id }) => id)
    await actionRepository.setTold(tx, tenantId, { sessionId, turnId: messageId }, untold)
    const answer = await chats.insertAnswer(tx, tenantId, row, spoken.done?.memory, clock.now())
    await recordQuestion(tx, analytics, question, spoken.done)
    return presentTurn(deps, tx, tenantId, { session, asked, answer })
  })
}

/** A turn that was cut off has done what it has done. */
function answerRow({ sessionId, messageId }: Question, { reply, sources, done }: Spoken, all: Receipt[]) {
  const trace = done?.trace ?? null
  return {
    id: newId('msg'),
    sessionId,
    answersId: messageId,
    text: reply,
    sources,
    actions: [...new Set(all.map(({ action }) => action))],
    bookingId: all.findLast(({ bookingId }) => bookingId !== undefined)?.bookingId,
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
