import type { SQLWrapper } from 'drizzle-orm'
import type { Said } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { conversations } from './repository.ts'

/** Speakers of a call, as its record names them. */
export type Speaker = 'agent' | 'user'

/** A message of a call, as its record shows it. */
export interface CallLine extends Pick<Said, 'id' | 'text' | 'band' | 'interrupted'> {
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
}

export const lineOf = ({ id, role, position, text, band, interrupted }: Said): CallLine => ({
  id,
  role: role === 'visitor' ? 'user' : 'agent',
  position: position!,
  text,
  band,
  interrupted,
})

export const lineRepository = {
  /** Needs the lock of the call's row, so that each position is given once. */
  write: async (tx: Tx, tenantId: string, callId: string, { role, ...line }: NewLine): Promise<CallLine> =>
    lineOf(
      await conversations.place(tx, tenantId, callId, { ...line, role: role === 'user' ? 'visitor' : 'assistant' }),
    ),

  /** The transcript in order, of a call or of the call that a query finds. */
  list: async (tx: Tx, tenantId: string, callId: string | SQLWrapper): Promise<CallLine[]> =>
    (await conversations.said(tx, tenantId, callId)).map(lineOf),
}
