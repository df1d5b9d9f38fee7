import { forLanguage } from '../../languages/index.ts'
import type { Passage, TurnRequest } from '../../models/chat-model.ts'
import type { Written } from '../facts/written.ts'
import { fold, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { headingOf } from './quotes.ts'

/** Maximum characters quoted of a section. */
const MAX_CHARACTERS = 700

/**
 * The sentences of the section that the question names by its heading, and by nothing else, as a button does: "Getting here",
 * "What can you tell me about Getting here?" Empty where it names none.
 */
export function sectionNamed(
  question: string,
  language: string,
  { passages, assistant, message = question }: TurnRequest,
  { splitSentences }: TextAnalysis,
): Written[] {
  // A heading alone is no follow-up to the question before it: "Paying", behind an answer on dogs.
  const asked = [question, message].map(plain)
  const isNamed = ({ title }: Passage): boolean => {
    const heading = headingOf(title)
    // A document's own name is no section of it.
    if (heading === title) return false
    return asked.includes(plain(heading)) || asked.includes(plain(forLanguage(language).exam.heading(heading)))
  }
  const quotes: Written[] = []
  let left = MAX_CHARACTERS
  const named = passages.filter(isNamed)
  // "Paying" is told with the sentences on other services, and "What do I bring?" is asked of the one spoken of.
  const told = named.map((one) => (one.title.endsWith('?') ? one : { ...one, text: one.whole ?? one.text }))
  for (const { id, title, text, language: written } of new Map(told.map((one) => [one.text, one])).values()) {
    const sentences = splitSentences(text, written ?? assistant.language)
    const quote = beginning(text, sentences, left)
    if (quote === '') break
    quotes.push({ passageId: id, title, text: quote })
    left -= quote.length
  }
  return quotes
}

/** The first sentences of a text, verbatim, up to a number of characters. */
export function beginning(text: string, sentences: string[], most: number): string {
  let end = 0
  for (const sentence of sentences) {
    const at = text.indexOf(sentence, end)
    if (at < 0 || (end > 0 && at + sentence.length > most)) break
    end = at + sentence.length
    if (end > most) break
  }
  return text.slice(0, end).trim()
}

function plain(text: string): string {
  return wordsOf(fold(text)).join(' ')
}
