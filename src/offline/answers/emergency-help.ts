import { contactsWritten } from '../../languages/contact-forms.ts'
import { inAnyLanguage } from '../../languages/index.ts'
import type { ModelEvent, Passage, TurnRequest } from '../../models/chat-model.ts'
import { fold, has } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { findAnswer, sayAnswer } from './knowledge-answer.ts'

const TOLD = inAnyLanguage(({ understanding }) => understanding.emergency.told)
const TOLD_OF_ANIMALS = inAnyLanguage(({ understanding }) => understanding.emergency.creatures.told)
const ANIMALS = inAnyLanguage(({ understanding }) => understanding.emergency.creatures.nouns)

/**
 * The sentences of the documents on what to do in such an emergency, as the events of a reply; none where no document tells it.
 * Only sentences with a word for help count, because the others of a passage may be about harmless cases.
 */
export async function emergencyHelp(
  message: string,
  { language, isOfAnimal }: { language: string; isOfAnimal: boolean },
  turn: TurnRequest,
  text: TextAnalysis,
): Promise<ModelEvent[]> {
  const narrowed = (passages: Passage[]): Passage[] =>
    passages.flatMap((passage) => {
      const told = text.splitSentences(passage.text, passage.language ?? turn.assistant.language)
      return told
        .filter((sentence) => isHelp(sentence, passage, isOfAnimal))
        .map((sentence) => ({ ...passage, text: sentence }))
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

/** True for a sentence that tells whom to call or what to do; of an animal only where the passage is about animals. */
function isHelp(sentence: string, { title, text }: Passage, isOfAnimal: boolean): boolean {
  if (!isOfAnimal) return has(fold(sentence), TOLD)
  if (!has(fold(`${title}\n${text}`), ANIMALS)) return false
  return has(fold(sentence), TOLD_OF_ANIMALS) || contactsWritten(sentence, 'phone').length > 0
}
