import { and, desc, eq } from 'drizzle-orm'
import { newId } from '../core/ids.ts'
import type { Tx } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { AnswerContent } from '../knowledge/index.ts'
import { answerProposals } from './tables.ts'

export type Proposal = Omit<typeof answerProposals.$inferSelect, 'tenantId'>

/** Maximum proposals in a list. */
const MAX_LISTED = 200

export const proposalsRepository = {
  async insert(
    tx: Tx,
    tenantId: string,
    proposal: { question: string; content: AnswerContent; proposedBy: string },
  ): Promise<Proposal> {
    const { question, content, proposedBy } = proposal
    const row = { tenantId, id: newId('apr'), question, proposedBy, ...content }
    const [inserted] = await tx.insert(answerProposals).values(row).returning()
    return inserted!
  },

  /** Newest first. */
  list(tx: Tx, tenantId: string): Promise<Proposal[]> {
    return tx
      .select()
      .from(answerProposals)
      .where(eq(answerProposals.tenantId, tenantId))
      .orderBy(desc(answerProposals.id))
      .limit(MAX_LISTED)
  },

  /** Removes and returns a proposal, so that it is accepted or discarded once. @throws NotFound */
  async take(tx: Tx, tenantId: string, id: string): Promise<Proposal> {
    const [row] = await tx
      .delete(answerProposals)
      .where(and(eq(answerProposals.tenantId, tenantId), eq(answerProposals.id, id)))
      .returning()
    if (row === undefined) throw new NotFound()
    return row
  },
}

/** The content of a proposed answer; `better` replaces its words. */
export function contentOfProposal({ text, documentId, passage }: Proposal, better?: string): AnswerContent {
  if (better !== undefined) return { text: better }
  return documentId === null ? { text: text ?? '' } : { documentId, passage: passage ?? undefined }
}
