import type { Api } from '../api/client.ts'

export type CallRecord = Api['CallWithTranscript']

/** A turn of a call, with the words that an interruption cut off. */
export type Turn = Api['CallTurn']

/** A turn of which nothing but its words is known. */
export function bareTurn({ role, text }: Pick<Turn, 'role' | 'text'>): Turn {
  return { at_ms: null, role, text, unsaid: null, latency_ms: null, actions: [] }
}

/** The turns; a call of an older version has a bare transcript. */
export function turnsOf({ turns, transcript }: CallRecord): Turn[] {
  return turns.length > 0 ? turns : transcript.map(bareTurn)
}

export function isOver({ status }: Pick<Api['Call'], 'status'>): boolean {
  return status === 'completed' || status === 'failed'
}
