import type { Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { Caller } from '../plugins/identity.ts'
import { requireSession } from './access.ts'
import { presentTurn, type ResultsOfTurns } from './answer.ts'
import { chatRepository as chats, conversations, type SessionRow } from './repository.ts'
import type { ChatAnswer } from './schemas.ts'
import type { AnswerStream } from './answer-stream.ts'
import type { ChatDeps } from './deps.ts'

const INTERRUPTED = 'The answer was interrupted. Send the message again.'

/** The turn of a message for a person: it ends at once. Never throws. */
export async function passOn(deps: ChatDeps, stream: AnswerStream, caller: Caller, messageId: string): Promise<void> {
  try {
    const { session, answer } = await deps.database.tenant(caller.tenantId, (tx) =>
      storedAnswer(deps, tx, caller, messageId),
    )
    stream.push({ event: 'session', data: { session_id: session.id, message_id: messageId } })
    pushStored(stream, answer)
  } catch (error) {
    deps.log.error({ err: error, message_id: messageId }, 'A turn failed')
    stream.push({ event: 'error', data: { detail: INTERRUPTED } })
  }
}

/** Pushes the stored end of a turn. */
export function pushStored(stream: AnswerStream, answer: ChatAnswer | null): void {
  if (answer === null) stream.push({ event: 'error', data: { detail: INTERRUPTED } })
  else stream.push({ event: 'done', data: answer })
}

/** Null: the turn was interrupted before it had an end. @throws NotFound */
export async function storedAnswer(
  deps: ResultsOfTurns,
  tx: Tx,
  caller: Caller,
  messageId: string,
): Promise<{ session: SessionRow; answer: ChatAnswer | null }> {
  const { tenantId } = caller
  const question = await conversations.findMessage(tx, tenantId, messageId)
  if (question === undefined || question.role !== 'visitor') throw new NotFound()
  const session = requireSession(caller, await chats.findSession(tx, tenantId, question.conversationId))
  const answer = await conversations.findAnswer(tx, tenantId, messageId)
  const isOver = answer !== undefined || session.latestQuestionId !== messageId || session.status === 'handoff'
  return {
    session,
    answer: isOver ? await presentTurn(deps, tx, tenantId, { session, asked: question, answer }) : null,
  }
}
