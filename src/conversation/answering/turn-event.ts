import type { Outcome, Suggestion } from '../../models/chat-model.ts'
import type { Action } from '../verification/receipt.ts'
import type { Source } from './source.ts'
import type { Trace } from './trace.ts'

/** Events of one turn, in order: each part of the reply once it is final, then the whole reply. */
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
  /** Opaque state of the speaker, returned to it on the next turn. */
  memory: unknown
  band: Outcome['band']
  coverage: number
  trace: Trace
}
