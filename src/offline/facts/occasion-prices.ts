import { inAnyLanguage, spokenLanguage } from '../../languages/index.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import { headingOf } from '../answers/quotes.ts'
import { tellsPrice } from '../answers/question-words.ts'
import { occasionsNamed } from '../understanding/services/occasions.ts'
import { fold, has } from '../understanding/text.ts'
import { isAbout } from './party-prices.ts'
import type { Written } from './written.ts'

const MAX_TOLD = 1
const PERCENTAGE = /\d ?%/u
const FEES = inAnyLanguage(({ questions }) => questions.facts.fees)
/** Maximum characters read of each of the visitor's messages. */
const MAX_READ = 300
/** Maximum messages read, of those of the visitor before. */
const MAX_EARLIER = 6

/** The documents' prices for an occasion. */
interface OccasionPrices {
  /** For the occasion of this message: they replace the price of the one service asked for. */
  exact: Written[]
  /** For that of earlier messages, or of one of several services: they stand beside the prices of the catalogue. */
  beside: Written[]
}

/**
 * The documents' price of a service for the occasion that the visitor named, in this message or those before: a birthday with
 * the workshop has a price of its own. None where a service is for the occasion by its own name, as the catalogue has its price.
 */
export function pricesForOccasion(
  names: string[],
  turn: TurnRequest,
  split: (text: string, language: string) => string[],
): OccasionPrices {
  const { message = turn.question, history } = turn
  const before = history.filter(({ role }) => role === 'visitor').slice(-MAX_EARLIER)
  const now = occasionsIn(message)
  if (now.length > 0 && names.length === 1) return { exact: writtenFor(now, names, turn, split), beside: [] }
  const earlier = before.flatMap(({ text }) => occasionsIn(text))
  return { exact: [], beside: writtenFor([...now, ...earlier], names, turn, split) }
}

function occasionsIn(message: string): string[] {
  return occasionsNamed(fold(message.slice(0, MAX_READ)))
}

function writtenFor(
  named: string[],
  names: string[],
  { passages, others = [], assistant }: TurnRequest,
  split: (text: string, language: string) => string[],
): Written[] {
  const catalogue = fold((assistant.tables?.services ?? []).map(({ value: { name } }) => name).join('\n'))
  const occasions = named.filter((one) => !has(catalogue, one))
  if (occasions.length === 0 || names.length === 0) return []
  const mainly = spokenLanguage(assistant.language)
  const isFor = (text: string): boolean => occasions.some((one) => has(fold(text), one))
  return [...passages, ...others]
    .flatMap((passage) => {
      const isHeaded = isFor(headingOf(passage.title))
      return split(passage.text, passage.language ?? assistant.language)
        .filter((sentence) => isWholePrice(sentence) && (isHeaded || isFor(sentence)))
        .filter((sentence) => isAbout(fold(sentence), passage, names, mainly))
        .map((sentence) => ({ passageId: passage.id, title: passage.title, text: sentence }))
    })
    .slice(0, MAX_TOLD)
}

/** False for a price that is a deposit, a discount, an extra or a fee. */
function isWholePrice(sentence: string): boolean {
  return tellsPrice(sentence) && !PERCENTAGE.test(sentence) && !has(fold(sentence), FEES)
}
