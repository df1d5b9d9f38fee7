import { forLanguage, speaks } from '../../languages/index.ts'
import type { QuestionWord, TurnRequest } from '../../models/chat-model.ts'
import type { AskedFacts } from '../facts/asked.ts'
import { topiclessWords } from '../understanding/common-words.ts'
import { numberPattern } from '../understanding/numbers.ts'
import { withoutParties } from '../understanding/party/party.ts'
import { expression, fold, isWhole, wordsOf } from '../understanding/text.ts'
import { AskedWords } from './asked-words.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { findAnswer, type KnowledgeAnswer } from './knowledge-answer.ts'
import { costVerbs, questionWords, tellsPrice } from './question-words.ts'
import { headingOf, ITEM } from './quotes.ts'

/** Words up to this frequency rank occur beside any price. */
const COMMONEST = 250

/**
 * The documents' price for a question that names no service, or a service only in part. The prices of services would
 * leave out what was asked for: "How much is it for a cat?", "What is a bike per day?" Undefined where no sentence has
 * a word of the question beside an amount.
 */
export async function priceWritten(
  question: string,
  { kinds, services, partly }: AskedFacts,
  { turn, text }: { turn: TurnRequest; text: TextAnalysis },
): Promise<KnowledgeAnswer | undefined> {
  if (!kinds.includes('price') || services.length > partly.length) return undefined
  // A bare "how much?" is about the rest of its message: "A flea tablet for a big dog, how much?"
  const isBare = services.length === 0 && topicOf(question, turn).length === 0
  const read = isBare ? `${toldBeside(turn)} ${question}`.trim() : question
  const names = new Set(partly.flatMap(({ words }) => words))
  const isName = ({ words }: QuestionWord) => words.some((form) => wordsOf(fold(form)).some((one) => names.has(one)))
  const without = (words: QuestionWord[]) =>
    wordsIn(
      words.filter((word) => !isName(word)),
      turn,
    )
  const topic = without(topicOf(read, turn))
  // Even a common word names a row, because a row has little more than its label.
  const label = without(labelOf(read, turn))
  const named = wordsIn(turn.statistics.words.filter(isName), turn)
  if (label.count === 0) return undefined
  const found = await findAnswer(read, turn, text)
  if (found.band === 'decline') return undefined
  for (const quote of found.quotes) {
    const language = quote.language ?? turn.assistant.language
    const { terms } = await text.loadAnalyzer(language)
    const isPriced = text.splitSentences(quote.text, language).some((sentence) => {
      const asked = isRowIn(sentence, quote.passageId, turn) ? label : topic
      const written = terms(`${headingOf(quote.title)}\n${sentence}`)
      const isOfName = names.size === 0 || named.isProvenBy(written)
      return tellsPrice(sentence) && asked.isProvenBy(written) && isOfName
    })
    if (isPriced) return found
  }
  return undefined
}

/** True if a question has words beyond those that occur beside any price, and beyond who pays it: "for the two of us in total". */
export function hasTopic(question: string, turn: TurnRequest): boolean {
  const { language } = turn.statistics
  if (!speaks(language)) return false
  const { understanding, questions } = forLanguage(language)
  const asked = fold(question).replaceAll(expression(questions.facts.rates.beforehand), ' ')
  return topicOf(asked, turn).some(
    ({ words }) => !words.some((form) => isWhole(fold(form), numberPattern(understanding))),
  )
}

/** Words of the message besides its questions. */
function toldBeside({ message = '', commands = [] }: TurnRequest): string {
  return commands.reduce((rest, one) => (one.type === 'ask' ? rest.replace(one.words, ' ') : rest), message)
}

/** Weighs the words, none of them as a stop word. */
export function wordsIn(words: QuestionWord[], { statistics }: TurnRequest): AskedWords {
  return new AskedWords({ ...statistics, words }, NO_STOP_WORDS)
}

const NO_STOP_WORDS = { words: new Set<string>(), stems: new Set<string>() }

/** True for a row of a table or price list. A single row is quoted without its marker. */
function isRowIn(sentence: string, passageId: string, { passages }: TurnRequest): boolean {
  const passage = passages.find(({ id }) => id === passageId)
  return passage?.text.split('\n').some((line) => ITEM.test(line) && line.endsWith(sentence.replace(ITEM, ''))) === true
}

/** The question's words without those that occur beside any price. */
function topicOf(question: string, turn: TurnRequest): QuestionWord[] {
  const { language } = turn.statistics
  if (!speaks(language)) return []
  const common = topiclessWords(language, COMMONEST)
  const { neutral, spans } = forLanguage(language).questions.facts
  const asking = new Set(wordsOf(fold(neutral)))
  return wordsOfQuestion(question, turn, (form) => isWhole(form, spans) || (!common.has(form) && !asking.has(form)))
}

/** The question's words that the label of a row may have: common ones too, and units of time. */
function labelOf(question: string, turn: TurnRequest): QuestionWord[] {
  const { language } = turn.statistics
  if (!speaks(language)) return []
  const { facts, duration } = forLanguage(language).questions
  const neutral = new Set(wordsOf(fold(facts.neutral)))
  return wordsOfQuestion(question, turn, (form) => !neutral.has(form) || isWhole(form, duration.told))
}

/** Words without those that ask for a price. */
function wordsOfQuestion(question: string, { statistics }: TurnRequest, isMeant: (form: string) => boolean) {
  const { language, words } = statistics
  const { price } = forLanguage(language).questions.facts.kinds
  const { ages } = forLanguage(language).understanding
  const own = new Set(wordsOf(withoutParties(fold(question).replaceAll(expression(price), ' '), language)))
  // Payers are no topic: "in total", "for adults".
  const paying = `${forLanguage(language).questions.facts.rates.ofParty}|${ages.adult}`
  const asking = new Set(wordsOf(fold(`${questionWords(question, language)} ${costVerbs(question, language)}`)))
  return words.filter((word) =>
    word.words
      .flatMap((form) => wordsOf(fold(form)))
      .some((form) => own.has(form) && !asking.has(form) && !isWhole(form, paying) && isMeant(form)),
  )
}
