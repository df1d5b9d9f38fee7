import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { SECOND } from '../../../../core/time.ts'
import type { Timers } from '../../../../core/timers.ts'
import type { Database } from '../../../../db/database.ts'
import { callsRepository as calls, type CallRow } from '../../../repository.ts'
import { readMessage, type RelayCommand, type RelayMessage } from './messages.ts'
import { RelaySession } from './session.ts'

export interface RelayDeps {
  calls: Pick<FastifyInstance['calls'], 'talk' | 'progress' | 'conversations' | 'attend'>
  database: Database
  /** The account whose calls are accepted. */
  accountSid: string
  timers: Timers
  log: FastifyBaseLogger
}

/** RFC 6455 §7.4.1 */
const NORMAL = 1000
const POLICY_VIOLATION = 1008
const UNSUPPORTED_DATA = 1003
const INTERNAL_ERROR = 1011

/** Twilio sends `setup` at once. */
const SETUP_WITHIN_MS = 10 * SECOND

export function converse(socket: WebSocket, call: CallRow, deps: RelayDeps): RelaySession {
  const { database, accountSid, timers, log } = deps
  const { talk, progress, conversations, attend } = deps.calls
  const { tenantId, id: callId } = call
  const session = new RelaySession({
    tenantId,
    callId,
    talk,
    send: (command: RelayCommand) => socket.send(JSON.stringify(command)),
    close: () => socket.close(NORMAL),
    say: (line) => progress.said(tenantId, callId, line),
    ending: async () => (await database.tenant(tenantId, (tx) => calls.find(tx, tenantId, callId)))?.ending ?? null,
    note: (ending) => database.tenant(tenantId, (tx) => calls.noteEnding(tx, call, ending)),
    timers,
    log,
  })
  const leave = attend(tenantId, callId, {
    onOver: () => socket.close(NORMAL),
    timeIsUp: () => session.timeIsUp(),
    channel: 'phone',
  })
  const cancelSetup = timers.after(SETUP_WITHIN_MS, () => socket.close(POLICY_VIOLATION))
  let isSetUp = false

  const setUp = async (message: RelayMessage): Promise<void> => {
    const isTheirs =
      message.type === 'setup' && message.callSid === call.providerId && message.accountSid === accountSid
    if (!isTheirs) return socket.close(POLICY_VIOLATION, 'not this call')
    cancelSetup()
    isSetUp = true
    const known = await conversations.of(tenantId, callId).catch((error: unknown) => {
      // The hook that follows connects it again.
      socket.close(INTERNAL_ERROR)
      throw error
    })
    const { language, lines } = known
    const last = lines.at(-1)
    session.begin({ language, spoken: last?.role === 'agent' ? last.text : '' })
  }

  // Strictly in order: an interruption is written down before the words that caused it.
  let inbox: Promise<void> = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(UNSUPPORTED_DATA)
    const message = readMessage(String(data))
    if (message === undefined) return log.warn('ConversationRelay sent what is unknown here')
    inbox = inbox
      .then(() => (isSetUp ? session.take(message) : setUp(message)))
      .catch((error: unknown) => log.error({ err: error, call: callId }, 'A message of ConversationRelay failed'))
  })
  socket.on('close', () => {
    cancelSetup()
    leave()
    session.end()
  })
  return session
}
