import { inAnyLanguage } from '../../languages/index.ts'
import type { ModelEvent, Passage, TurnRequest } from '../../models/chat-model.ts'
import { fold, has } from '../understanding/text.ts'
import type { TextAnalysis } from './evidence.ts'
import { findAnswer, sayAnswer } from './knowledge-answer.ts'

const TOLD = inAnyLanguage(({ understanding }) => understanding.emergency.told)

/**
 * The sentences of the documents on what to do in such an emergency, as the events of a reply; none where no document tells it.
 * Only sentences with a word for help count, because the others of a passage may be about harmless cases.
 */
export async function emergencyHelp(
  message: string,
  language: string,
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<ModelEvent[]> {
  const narrowed = (passages: Passage[]): Passage[] =>
    passages.flatMap((passage) => {
      const told = text.splitSentences(passage.text, passage.language ?? turn.assistant.language)
      return told.filter((sentence) => has(fold(sentence), TOLD)).map((sentence) => ({ ...passage, text: sentence }))
    })
  const passages = narrowed([...turn.passages, ...(turn.others ?? [])])
  if (passages.length === 0) return []
  const found = await findAnswer(
    message,
    { ...turn, question: message, message, passages, others: [], history: [] },
    text,
  )
  if (found.band === 'decline') return []
  const { business, language: written } = turn.assistant
  return [...sayAnswer({ ...found, quotes: found.quotes.slice(0, 1), band: 'answer' }, { language, business, written })]
}
