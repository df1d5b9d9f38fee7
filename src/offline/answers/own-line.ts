import { inCountry, spokenLanguage } from '../../languages/index.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import type { FactAnswer } from '../facts/answer.ts'
import { factWordingOf } from '../facts/wording.ts'
import { encode } from '../matters/encoder.ts'
import { likeness } from '../matters/likeness.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { headingOf } from './quotes.ts'

/**
 * Minimum likeness of a question and a sentence of a service's description, and its minimum lead over the documents'
 * quote.
 */
const ALIKE = { least: 0.6, lead: 0.1 }

/**
 * The sentence in the description of the service spoken of that is most like the question, if it is more so than the
 * documents' quote: "One adult stays, please." for "do I have to stay?"
 */
export function ownLine(
  question: string,
  { language, spokenOf }: { language: string; spokenOf: string | null },
  { assistant, conversation }: TurnRequest,
  { quotes, text: { splitSentences } }: { quotes: { title: string; text: string }[]; text: TextAnalysis },
): FactAnswer[] {
  const service = assistant.tables?.services.find(({ value: { id } }) => id === spokenOf)
  const { name = '', description = '' } = service?.value ?? {}
  if (service === undefined || conversation === undefined || description === '') return []
  const written = spokenLanguage(assistant.language)
  const asked = encode(question, language)
  const alike = (said: string): number => likeness(asked, encode(said, written))
  const [best] = splitSentences(description, written)
    .map((sentence) => ({ sentence, value: alike(sentence) }))
    .toSorted((a, b) => b.value - a.value)
  const [quote] = quotes
  const told = quote === undefined ? 0 : alike(`${headingOf(quote.title)}. ${quote.text}`)
  if (best === undefined || best.value < ALIKE.least || best.value - told < ALIKE.lead) return []
  const { entry } = factWordingOf(inCountry(language, conversation.country))
  return [{ text: entry(name, best.sentence), quote: service.line }]
}
