import { forLanguage } from '../../languages/index.ts'
import type { PastMessage } from '../../models/chat-model.ts'
import type { Command } from '../../models/understanding.ts'
import { fold, has, wordsOf } from '../understanding/text.ts'

interface CancellingContext {
  commands?: Command[] | undefined
  history: PastMessage[]
}

/** A longer question names its topic itself. */
const MAX_WORDS = 14
/** Number of the visitor's last messages that are searched for a cancellation. */
const MESSAGES_BEFORE = 2
const MAX_READ = 300

/**
 * Adds a word for cancelling to a question, so that the rule on it is found: "Does that cost anything?" beside a
 * cancellation, and "what if I fall ill?". Any other question is returned unchanged.
 */
export function aboutCancelling(
  question: string,
  { language }: { language: string },
  spoken: CancellingContext,
): string {
  const { anyFee, cancelling, missing, lossAsked, toCancel } = forLanguage(language).questions.facts
  const folded = fold(question)
  const asksFee = has(folded, anyFee)
  if (wordsOf(folded).length > MAX_WORDS || (!asksFee && !has(folded, lossAsked))) return question
  const said = spoken.history.filter(({ role }) => role === 'visitor').slice(-MESSAGES_BEFORE)
  const isSpokenOf =
    (spoken.commands ?? []).some((command) => command.type === 'start' && command.task === 'cancel') ||
    said.some(({ text }) => has(fold(text.slice(0, MAX_READ)), cancelling))
  const isCancelling = has(folded, cancelling) || has(folded, missing) || (asksFee && isSpokenOf)
  return isCancelling && !folded.includes(toCancel) ? `${question} (${toCancel})` : question
}
