import { forLanguage } from '../../languages/index.ts'
import type { Passage, TurnRequest } from '../../models/chat-model.ts'
import { questionWords } from '../answers/question-words.ts'
import { boundsFit, toldIn } from '../answers/rows.ts'
import { mostCommonWords } from '../understanding/common-words.ts'
import { withoutBrackets } from '../understanding/services/service-names.ts'
import { isAmong } from '../understanding/similar-words.ts'
import { fold, has, isWhole, wordsOf } from '../understanding/text.ts'
import type { Written } from './written.ts'

/** A question for the price of services. */
interface PriceQuestion {
  /** Names of the services, or the part of them that the question has. */
  names: string[]
  /** See `AskedFacts`. */
  isClaim: boolean
  question: string
}

const MAX_ADD_ONS = 2
const MIN_WORD_LENGTH = 3
/** Words up to this frequency rank describe no case. */
const COMMON_RANK = 450

/**
 * Sentences of documents that add to a price in the visitor's case: "Pet hair: $40", for a car with a dog. For a
 * claimed price whose case no sentence names, the first surcharge.
 */
export function addOnsFor({ names, isClaim, question }: PriceQuestion, turn: TurnRequest, split: Splitter): Written[] {
  const { language } = turn.assistant
  const all = addOnsIn(turn.passages, language, split)
  const named = names.flatMap((name) => wordsOf(fold(name)))
  const told = [
    ...wordsOf(fold(question)),
    ...turn.statistics.words.flatMap(({ words }) => wordsOf(fold(words.join(' ')))),
  ]
  const common = new Set(
    [turn.statistics.language, language].flatMap((one) => [...mostCommonWords(one, COMMON_RANK), ...neutralIn(one)]),
  )
  const isTelling = (word: string): boolean =>
    word.length >= MIN_WORD_LENGTH && !common.has(word) && !isAmong(word, named) && !/^\d/u.test(word)
  const telling = told.filter(isTelling)
  const pairs = pairsIn(fold(question), named, turn.statistics.language)
  const { understanding, questions } = forLanguage(turn.statistics.language)
  const payers = `${questions.facts.rates.ofParty}|${understanding.ages.adult}|${understanding.ages.persons}`
  const bounds = toldIn(turn.message ?? question, turn.statistics.language)
  const isOfCase = ({ text, isSurcharge, isAddOn }: AddOn): boolean => {
    const folded = fold(text)
    // A sentence that is no add-on must name the service: "boiler service, back boiler: £120".
    if (!isAddOn && !isSurcharge && !names.some((name) => holdsAll(folded, name))) return false
    const fit = boundsFit(text, bounds)
    if (fit !== 0) return fit > 0
    if (pairs.some((pair) => has(folded, pair))) return true
    // "6.50 € per child" is no price of the case for having children in the party, unless it says that it is added.
    const own = isSurcharge ? telling : telling.filter((word) => !isWhole(word, payers))
    return wordsOf(folded).some((word) => isAmong(word, own))
  }
  const isFitting = ({ text }: AddOn) => boundsFit(text, bounds) > 0
  const closest = closestTo(
    question,
    all.filter((one) => isOfCase(one) && !isFitting(one)),
    turn.statistics.language,
  )
  const ofCase = all.filter((one) => closest.includes(one) || (isOfCase(one) && isFitting(one)))
  if (ofCase.length > 0 || !isClaim) return ofCase.slice(0, MAX_ADD_ONS)
  return all.filter((one) => one.isSurcharge).slice(0, 1)
}

/** The prices with the most words of the question, because "long hair" is not "short hair"; all add-ons stay. */
function closestTo(question: string, ofCase: AddOn[], language: string): AddOn[] {
  const asking = new Set(wordsOf(fold(questionWords(question, language))))
  const asked = wordsOf(fold(question)).filter((word) => word.length >= MIN_WORD_LENGTH && !asking.has(word))
  const count = ({ text }: AddOn): number => {
    const words = wordsOf(fold(text))
    return asked.filter((word) => isAmong(word, words)).length
  }
  const most = Math.max(0, ...ofCase.filter((one) => !one.isAddOn).map(count))
  return ofCase.filter((one) => one.isAddOn || count(one) === most)
}

const AMOUNT = /[€$£] ?\d|\d ?[€$£]/gu
/** A price with words ("From £15") is that of the cheapest case. */
const PRICE_OF_CHEAPEST = /(?<!\p{L})(?!eur|chf|usd|gbp)\p{L}{2,}/iu

/** Rows of documents with the prices of all cases of a service whose own price is only the lowest. */
export function rowsOf(
  services: { name: string; price?: string }[],
  { passages, assistant }: TurnRequest,
  split: Splitter,
): Written[] {
  const names = services.flatMap(({ name, price = '' }) =>
    PRICE_OF_CHEAPEST.test(price) ? [fold(withoutBrackets(name).at(-1)!)] : [],
  )
  return passages.flatMap(({ id, title, text, language }) =>
    split(text, language ?? assistant.language)
      .filter((row) => (row.match(AMOUNT)?.length ?? 0) > 1)
      .filter((row) =>
        names.some((name) =>
          fold(row)
            .replace(/^[^\p{L}\p{N}]+/u, '')
            .startsWith(name),
        ),
      )
      .map((row) => ({ passageId: id, title, text: row })),
  )
}

type Splitter = (text: string, language: string) => string[]

interface AddOn extends Written {
  /** The sentence itself says that it adds to a price. */
  isSurcharge: boolean
  /** The sentence or its heading says so. */
  isAddOn: boolean
}

/** Words that questions for facts have, such as "cost". */
function neutralIn(language: string): string[] {
  const { facts, price } = forLanguage(language).questions
  return wordsOf(fold(`${facts.neutral} ${price.verbs}`))
}

/**
 * Pairs of a service's word and another one. A common word describes a case only beside the service's: "Back boiler".
 */
function pairsIn(folded: string, named: string[], language: string): string[] {
  const asking = new Set(wordsOf(fold(questionWords(folded, language))))
  const words = wordsOf(folded)
  return words.slice(1).flatMap((word, index) => {
    const before = words[index]!
    const isPair = named.includes(word) !== named.includes(before) && !asking.has(before) && !asking.has(word)
    return isPair ? [`${before} ${word}`] : []
  })
}

function holdsAll(folded: string, name: string): boolean {
  const words = wordsOf(folded)
  return wordsOf(fold(withoutBrackets(name).at(-1)!))
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .every((word) => isAmong(word, words))
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
      return [{ passageId: id, title, text: sentence, isSurcharge, isAddOn: isSurcharge || has(above, facts.addOn) }]
    })
  })
}

/** True for a heading, which is short and has no figure: "EXTRAS". */
function isHeading(sentence: string): boolean {
  return wordsOf(sentence).length <= 3 && !/\d/u.test(sentence)
}
