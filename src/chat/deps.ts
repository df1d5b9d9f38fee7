import type { Answering } from '../conversation/index.ts'
import type { Clock } from '../core/time.ts'
import type { Watchers } from '../core/watchers.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Mail } from '../mail/index.ts'
import type { Notify } from '../notify/index.ts'
import type { Events } from '../plugins/events.ts'
import type { ResultsOfTurns } from './answer.ts'

/** Where the visitors' questions are counted. */
interface Questions {
  recordQuestion(tx: Tx, tenantId: string, question: AskedQuestion): Promise<void>
}

/** A question to the knowledge base, with its outcome. */
export interface AskedQuestion {
  sessionId: string
  messageId: string
  text: string
  band: 'answer' | 'closest' | 'decline'
  coverage: number
}

/** Services that turns and sessions of a chat use. */
export interface ChatDeps extends ResultsOfTurns {
  database: Database
  answering: Answering
  analytics: Questions
  events: Pick<Events, 'publish' | 'wake'>
  clock: Clock
  live: Pick<Watchers, 'wake'>
  notify: Pick<Notify, 'tell'>
  mail: Pick<Mail, 'wake'>
  /** A new link to the page of a booking; null where the visitor did not make it. */
  linkOf(tx: Tx, tenantId: string, bookingId: string, visitorId: string): Promise<string | null>
  /** Called after sessions have ended. */
  wakeAnalysis(): void
  log: { error(details: object, message: string): void }
}
