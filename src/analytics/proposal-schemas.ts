import { z } from 'zod'
import { idField, instantOut, lines } from '../core/fields.ts'
import type { Proposal } from './proposals.ts'

export const proposalParams = z.object({ proposal_id: idField })

export const acceptBody = z
  .object({ text: lines(20_000).optional().describe('The answer in better words, in place of those proposed.') })
  .meta({ id: 'AcceptAnswerProposal', description: 'What is changed of the proposal.', examples: [{}] })

export const proposalReply = z
  .object({
    proposal_id: z.string(),
    question: z.string().describe('The question.'),
    text: z.string().nullable().describe('The answer in own words; null where a document has it.'),
    document_id: z.string().nullable().describe('The document that answers it.'),
    passage: z.string().nullable().describe('Words of that document.'),
    proposed_by: z.string().describe('The user who proposed it.'),
    created_at: instantOut,
  })
  .meta({
    id: 'AnswerProposal',
    description: 'An answer that a member of the team proposed. Nobody hears it before it is accepted.',
    examples: [
      {
        proposal_id: 'apr_01h455vb4pex5vsknk084sn02q',
        question: 'Do you treat parrots?',
        text: 'We treat cats and dogs, and no birds.',
        document_id: null,
        passage: null,
        proposed_by: 'usr_01h455vb4pex5vsknk084sn02q',
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export const proposalsReply = z
  .object({ data: z.array(proposalReply).describe('Newest first; the first 200.') })
  .meta({ id: 'AnswerProposals', description: 'Proposed answers.', examples: [{ data: [] }] })

export function presentProposal(row: Proposal): z.infer<typeof proposalReply> {
  return {
    proposal_id: row.id,
    question: row.question,
    text: row.text,
    document_id: row.documentId,
    passage: row.passage,
    proposed_by: row.proposedBy,
    created_at: row.createdAt.toISOString(),
  }
}
