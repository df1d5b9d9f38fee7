import { spokenLanguage } from '../../languages/index.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import { headingOf } from '../answers/quotes.ts'
import { tellsPrice } from '../answers/question-words.ts'
import { occasionsTold } from '../understanding/occasions.ts'
import { fold, has } from '../understanding/text.ts'
import { isAbout } from './party-prices.ts'
import type { Written } from './written.ts'

const MAX_TOLD = 1
/** Maximum characters read of each of the visitor's messages. */
const MAX_READ = 300

/**
 * The documents' price of a service for the occasion that the visitor told, in this message or before: a birthday with the
 * workshop has a price of its own. None where a service is for the occasion by its own name, as the catalogue has its price.
 */
export function pricesForOccasion(
  names: string[],
  { message = '', question, history, passages, others = [], assistant }: TurnRequest,
  split: (text: string, language: string) => string[],
): Written[] {
  const before = history.flatMap(({ role, text }) => (role === 'visitor' ? [text.slice(0, MAX_READ)] : []))
  const said = fold([...before, message, question].join('\n'))
  const catalogue = fold((assistant.tables?.services ?? []).map(({ value: { name } }) => name).join('\n'))
  const occasions = occasionsTold(said).filter((named) => !has(catalogue, named))
  if (occasions.length === 0 || names.length === 0) return []
  const mainly = spokenLanguage(assistant.language)
  const isFor = (text: string): boolean => occasions.some((named) => has(fold(text), named))
  return [...passages, ...others]
    .flatMap((passage) => {
      const isHeaded = isFor(headingOf(passage.title))
      return split(passage.text, passage.language ?? assistant.language)
        .filter((sentence) => tellsPrice(sentence) && (isHeaded || isFor(sentence)))
        .filter((sentence) => isAbout(fold(sentence), passage, names, mainly))
        .map((sentence) => ({ passageId: passage.id, title: passage.title, text: sentence }))
    })
    .slice(0, MAX_TOLD)
}
