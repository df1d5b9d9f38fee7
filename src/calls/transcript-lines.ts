import type { SQLWrapper } from 'drizzle-orm'
import { eraseAnswersOfCall, type Said } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { conversations, type CallRow } from './repository.ts'

/** Speakers of a call, as its record names them. */
type Speaker = 'agent' | 'user'

/** A message of a call, as its record shows it. */
export interface CallLine extends Pick<
  Said,
  'id' | 'text' | 'band' | 'interrupted' | 'actions' | 'atMs' | 'latencyMs' | 'unsaid'
> {
  role: Speaker
  position: number
}

export interface NewLine {
  role: Speaker
  text: string
  band?: Said['band'] | undefined
  interrupted?: boolean | undefined
  /** Position in the transcript; the end by default. A second line at a position replaces the first. */
  position?: number | undefined
  /** When its first word was spoken; by default, when it is written. */
  at?: Date | undefined
  /** Milliseconds from the caller's last word to the first of this answer. */
  latencyMs?: number | undefined
  /** The rest of a cut-off line. */
  unsaid?: string | undefined
  /** Actions done for this line. */
  actions?: string[] | undefined
}

export const lineOf = ({ role, position, ...said }: Said): CallLine => ({
  id: said.id,
  role: role === 'visitor' ? 'user' : 'agent',
  position: position!,
  text: said.text,
  band: said.band,
  interrupted: said.interrupted,
  actions: said.actions,
  atMs: said.atMs,
  latencyMs: said.latencyMs,
  unsaid: said.unsaid,
})

export const transcriptLines = {
  /** Needs the lock of the call's row, so that each position is given once. */
  async write(tx: Tx, { tenantId, id, startedAt }: CallRow, { role, at, ...line }: NewLine & { at: Date }) {
    const atMs = Math.max(0, at.getTime() - (startedAt ?? at).getTime())
    const message = { ...line, atMs, role: role === 'user' ? ('visitor' as const) : ('assistant' as const) }
    return lineOf(await conversations.place(tx, tenantId, id, message))
  },

  /** Takes back the assistant's lines. */
  takeBack: (tx: Tx, { tenantId, id }: CallRow) => eraseAnswersOfCall(tx, tenantId, id),

  /** The transcript in order, of a call or of the call that a query finds. */
  list: async (tx: Tx, tenantId: string, callId: string | SQLWrapper): Promise<CallLine[]> =>
    (await conversations.said(tx, tenantId, callId)).map(lineOf),
}
