import type { SQLWrapper } from 'drizzle-orm'
import type { Said } from '../conversation/index.ts'
import type { Tx } from '../db/database.ts'
import { conversations } from './repository.ts'

/** The speakers of a call, in the words of its record. */
export type Speaker = 'agent' | 'user'

/** A message of a call, in the words of its record. */
export interface CallLine extends Pick<Said, 'id' | 'text' | 'band' | 'interrupted'> {
  role: Speaker
  position: number
}

export interface NewLine {
  role: Speaker
  text: string
  band?: Said['band'] | undefined
  interrupted?: boolean | undefined
  /** Where it belongs among what was said; behind everything without it. Written again, it replaces what stands there. */
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
  /** The caller holds the call's row, so that positions are given once. */
  write: async (tx: Tx, tenantId: string, callId: string, { role, ...line }: NewLine): Promise<CallLine> =>
    lineOf(
      await conversations.place(tx, tenantId, callId, { ...line, role: role === 'user' ? 'visitor' : 'assistant' }),
    ),

  /** All that was said, in its order; of a call, or of the one that a query finds. */
  list: async (tx: Tx, tenantId: string, callId: string | SQLWrapper): Promise<CallLine[]> =>
    (await conversations.said(tx, tenantId, callId)).map(lineOf),
}
