import type { Offer, Outcome, Suggestion } from '../../models/chat-model.ts'
import type { Action } from '../verification/receipt.ts'
import type { Source } from './source.ts'
import type { Trace } from './trace.ts'

/** What an answer to one message gives, in order: parts of the reply as they are sure, and the whole at the end. */
export type TurnEvent =
  | { type: 'delta'; text: string }
  | { type: 'source'; source: Source }
  | { type: 'suggestions'; suggestions: Suggestion[] }
  | TurnDone

/** The reply with all that is stored of it. */
export interface TurnDone {
  type: 'done'
  reply: string
  sources: Source[]
  actions: Action[]
  suggestions: Suggestion[]
  offer: Offer | null
  /** Opaque state of the speaker, returned to it on the next turn. */
  memory: unknown
  band: Outcome['band']
  coverage: number
  trace: Trace
}
