import { forLanguage } from '../../languages/index.ts'
import type { BookableService, Passage, TurnRequest } from '../../models/chat-model.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { isInflected } from '../understanding/spelling.ts'
import { fold, has, wordsOf } from '../understanding/text.ts'
import type { Written } from './written.ts'

/** A question for the price of services. */
interface PriceQuestion {
  services: BookableService[]
  /** See `AskedFacts`. */
  isClaim: boolean
  question: string
}

const MOST_ADD_ONS = 2
const SHORTEST_WORD = 3
/** Words as frequent as these tell no case. */
const MOST_COMMON = 450

/**
 * Sentences of the documents that add to a price in the case told: "Pet hair: $40", for a car with a dog. Where a claimed price
 * has a case that no sentence names, those beside the service's own row.
 */
export function addOnsFor(
  { services, isClaim, question }: PriceQuestion,
  turn: TurnRequest,
  split: Splitter,
): Written[] {
  const { language } = turn.assistant
  const all = addOnsIn(turn.passages, language, split)
  const named = services.flatMap(({ name }) => wordsOf(fold(name)))
  const told = [
    ...wordsOf(fold(question)),
    ...turn.statistics.words.flatMap(({ words }) => wordsOf(fold(words.join(' ')))),
  ]
  const common = new Set([turn.statistics.language, language].flatMap((one) => [...mostCommonWords(one, MOST_COMMON)]))
  const isTelling = (word: string): boolean =>
    word.length >= SHORTEST_WORD && !common.has(word) && !named.includes(word) && !/^\d/u.test(word)
  const telling = told.filter(isTelling)
  const isOfCase = ({ text }: Written): boolean =>
    wordsOf(fold(text)).some((word) => telling.some((one) => one === word || isInflected(one, word)))
  const ofCase = all.filter((one) => isOfCase(one))
  if (ofCase.length > 0 || !isClaim) return ofCase.slice(0, MOST_ADD_ONS)
  return all.filter((one) => one.isSurcharge).slice(0, 1)
}

type Splitter = (text: string, language: string) => string[]

interface AddOn extends Written {
  /** The sentence says itself that it adds to a price, and not only its heading. */
  isSurcharge: boolean
}

function addOnsIn(passages: Passage[], mainly: string, split: Splitter): AddOn[] {
  return passages.flatMap(({ id, title, text, language }) => {
    const { facts, price } = forLanguage(language ?? mainly).questions
    const sentences = split(text, language ?? mainly)
    return sentences.flatMap((sentence, index): AddOn[] => {
      const folded = fold(sentence)
      if (!has(folded, fold(price.told)) && !/[€$£] ?\d|\d ?[€$£]/u.test(sentence)) return []
      const isSurcharge = has(folded, facts.addOn)
      const above = fold(
        `${title}\n${sentences
          .slice(Math.max(0, index - 1), index)
          .filter(isHeading)
          .join('\n')}`,
      )
      return isSurcharge || has(above, facts.addOn) ? [{ passageId: id, title, text: sentence, isSurcharge }] : []
    })
  })
}

/** "EXTRAS" stands alone in its line. */
function isHeading(sentence: string): boolean {
  return wordsOf(sentence).length <= 3 && !/\d/u.test(sentence)
}
