import { z } from 'zod'
import { idField, instantOut, lines, pageReply } from '../core/fields.ts'
import type { AnswerContent, KnownAnswer } from '../knowledge/index.ts'

export const createAnswerBody = z
  .object({
    question_id: idField.optional().describe('A question of `GET /analytics/questions`.'),
    question: lines(500).optional().describe('A question as visitors write it.'),
    document_id: idField.optional().describe('The document that answers it.'),
    passage: lines(4_000).optional().describe('Words of the document that answer; without them, all of it does.'),
    text: lines(20_000).optional().describe('The answer, where no document has it yet; it becomes a document.'),
  })
  .superRefine((body, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: body })
    if ((body.question_id === undefined) === (body.question === undefined))
      problem('question', 'give a question or a question_id, not both')
    if ((body.document_id === undefined) === (body.text === undefined))
      problem('text', 'give a document_id or a text, not both')
    if (body.passage !== undefined && body.document_id === undefined) problem('passage', 'goes with a document_id')
  })
  .meta({
    id: 'CreateAnswer',
    description: 'A question, and the document, passage or text that answers it.',
    examples: [
      { question_id: 'que_01h455vb4pex5vsknk084sn02q', document_id: 'doc_01h455vb4pex5vsknk084sn02q' },
      { question: 'Do you treat parrots?', text: 'We treat cats and dogs, and no birds.' },
    ],
  })

export const answerParams = z.object({ answer_id: idField })

export const answerReply = z
  .object({
    answer_id: z.string(),
    question: z.string().describe('The question.'),
    document_id: z.string().describe('The document that answers it.'),
    title: z.string().describe('The name of the document.'),
    passage: z.string().nullable().describe('The words that answer; null: the document as a whole.'),
    written: z.boolean().describe('Whether the document was written as this answer; it is deleted with it.'),
    created_at: instantOut,
  })
  .meta({
    id: 'Answer',
    description: 'A question that is tied to what answers it.',
    examples: [
      {
        answer_id: 'ans_01h455vb4pex5vsknk084sn02q',
        question: 'Where can I leave my car?',
        document_id: 'doc_01h455vb4pex5vsknk084sn02q',
        title: 'How to find us',
        passage: 'Park in the yard.',
        written: false,
        created_at: '2026-03-02T09:30:00.000Z',
      },
    ],
  })

export const answerPage = pageReply(answerReply).meta({ id: 'AnswerPage', description: 'A page of answers.' })

export function contentOf({
  document_id: documentId,
  passage,
  text = '',
}: z.infer<typeof createAnswerBody>): AnswerContent {
  return documentId === undefined ? { text } : { documentId, passage }
}

export function presentAnswer(answer: KnownAnswer): z.infer<typeof answerReply> {
  return {
    answer_id: answer.id,
    question: answer.question,
    document_id: answer.documentId,
    title: answer.title,
    passage: answer.passage,
    written: answer.isWritten,
    created_at: answer.createdAt,
  }
}
