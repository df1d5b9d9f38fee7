import { forLanguage, inAnyLanguage, spokenLanguage } from '../../languages/index.ts'
import type { Passage, TurnRequest } from '../../models/chat-model.ts'
import { begins, fold, has } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { headingOf, needsBefore, placed, runsOf } from './quotes.ts'

/** Documents are in any language. */
const BY_HOUSE = inAnyLanguage(({ questions }) => questions.facts.cancelledByHouse.told)
const CONTRAST = inAnyLanguage(({ questions }) => questions.facts.cancelledByHouse.contrast)

/** True for a question on the visitor's own cancelling or illness: "what if one of us is ill?", but not "if the tutor is ill?" */
export function isOwnCancelling(question: string, language: string): boolean {
  const { cancelling, missing, cancelledByHouse } = forLanguage(language).questions.facts
  const folded = fold(question)
  return has(folded, `${cancelling}|${missing}`) && !has(folded, `${cancelledByHouse.asked}|${cancelledByHouse.absent}`)
}

/**
 * The turn without the rules for a cancellation by the business, if the question is about the visitor's own: "if we have to
 * cancel because a tutor is ill, you get your money back" has its words and is the wrong rule.
 */
export function withoutHouseRules(
  question: string,
  language: string,
  turn: TurnRequest,
  text: TextAnalysis,
): TurnRequest {
  if (!isOwnCancelling(question, language)) return turn
  const { passages, others } = turn
  const left = (some: Passage[]): Passage[] => some.flatMap((one) => withoutHouseRulesIn(one, turn, text))
  return { ...turn, passages: left(passages), ...(others === undefined ? {} : { others: left(others) }) }
}

function withoutHouseRulesIn(
  passage: Passage,
  { assistant }: TurnRequest,
  { splitSentences }: TextAnalysis,
): Passage[] {
  if (isByHouse(headingOf(passage.title))) return []
  if (!has(fold(passage.text), BY_HOUSE)) return [passage]
  const language = spokenLanguage(passage.language ?? assistant.language)
  const sentences = placed(passage.text, splitSentences(passage.text, language))
  let isLeft = true
  const left = sentences.map((sentence, at) => {
    const isContinued = sentences[at - 1]?.line === sentence.line && needsBefore(sentence)
    // "Otherwise the full price is due" is the rule for the other case.
    if (!isContinued || isLeft || begins(fold(sentence.text), CONTRAST)) isLeft = !isByHouse(sentence.text)
    return isLeft
  })
  return runsOf(passage, sentences, left)
}

/** Questions in documents are in the visitor's words, whose "we" is not the business: "What if we have to cancel?" */
export function isByHouse(text: string): boolean {
  return !text.trimEnd().endsWith('?') && has(fold(text), BY_HOUSE)
}
