import { cut } from '../../core/text.ts'
import { forLanguage } from '../../languages/index.ts'
import { withoutContacts } from '../understanding/contact/contacts.ts'
import { begins, fold, has, wordsOf } from '../understanding/text.ts'
import { topicsOf } from '../understanding/topic-words.ts'

interface SearchContext {
  /** The whole message. */
  message: string
  /** The visitor's previous message. */
  before: string | undefined
  language: string
}

/** Maximum characters read of a message; a longer one tells a story, which says little about the question. */
const MAX_READ = 400
const MAX_WORDS_OF_FOLLOW_UP = 8
/** A question with fewer topic words is about what was said before. */
const FEW_WORDS = 2

/**
 * The search query for a message: its questions, the rest of it, and for a follow-up without a topic the message before. "My mother is
 * in a nursing home, can you do her there?" needs both its parts.
 */
export function searchQuery(questions: string[], { message, before, language }: SearchContext): string {
  if (questions.length === 0) return message
  const rest = questions.reduce((text, question) => text.replace(question, ' '), withoutContacts(message))
  const isFollowUp =
    questions.every((question) => isFollowing(question, language)) && topicsOf(rest, language).length === 0
  const context = isFollowUp && before !== undefined ? [before] : []
  // Contacts are left out, because "…@uni.example" asks about no student and a phone number about no price.
  const around = [message, ...context].map((text) => cut(withoutContacts(text).trim(), MAX_READ))
  return [...new Set([...questions, ...around])].filter((text) => text !== '').join('\n')
}

function isFollowing(question: string, language: string): boolean {
  const { understanding, questions } = forLanguage(language)
  const folded = fold(question)
  const words = wordsOf(folded)
  if (words.length > MAX_WORDS_OF_FOLLOW_UP) return false
  const { elliptical, pronoun } = understanding.questions
  // "And does anybody there speak German?" has a topic of its own.
  const own = topicsOf(folded, language).length
  if (begins(folded, elliptical)) return own < FEW_WORDS
  const asking = new Set(wordsOf(fold(`${questions.asking} ${questions.chatter}`)))
  return has(folded, pronoun) || words.filter((word) => !asking.has(word)).length < FEW_WORDS
}
