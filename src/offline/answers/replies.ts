import { baseLanguage, forLanguage, spokenLanguage } from '../../languages/index.ts'
import type { ModelEvent, Outcome, TurnRequest } from '../../models/chat-model.ts'
import { begins, fold, has, hasBeginning, wordsOf } from '../understanding/text.ts'
import { likelihoods } from '../understanding/classifier/classifier.ts'
import type { TextAnalysis } from './text-analysis.ts'
import { aboutCancelling } from '../facts/cancelling.ts'
import { findReply, sayReply } from './question-answer.ts'
import { withoutHouseRules } from './own-cancelling.ts'
import { withoutOthers } from './other-services.ts'
import { tellsPrice } from './question-words.ts'
import type { Quote } from './quotes.ts'
import { asksBarePrice } from './asked-facts.ts'
import { findWritten, type Answer, type QuestionContext } from './answer-parts.ts'
import { asksFact } from '../facts/asked-kinds.ts'

/** The reply to one question of a message. */
export interface Reply {
  events: ModelEvent[]
  outcome: Outcome
  /** Replaces a refusal beside another answer, given as `beside`; undefined for words that need no refusal. */
  short: (beside: string) => ModelEvent | undefined
  /** The text is a statement without a question. */
  isTold: boolean
}

/** Shorter texts, such as gaps and headings, may be repeated. */
const MIN_REPEATED = 40
/** Maximum characters of a question that is repeated in a refusal. */
const MAX_REPEATED_LENGTH = 100
/** Shorter words occur in any text. */
const MIN_TOPIC_LENGTH = 5
/** Minimum words around a question that say something about it. */
const MIN_WORDS_BESIDE = 3
/** Maximum characters read of the text before a question; a longer one tells a story. */
const MAX_READ = 300

/**
 * Answers the questions of one message in turn. Nothing is said twice: the result is undefined for a question that adds
 * nothing.
 */
export function createReplies(asking: QuestionContext, turn: TurnRequest, text: TextAnalysis) {
  const told = new Set<string>()
  const toldFacts = new Set<string>()
  const quotes: Quote[] = []
  const last = turn.history.findLast(({ role }) => role === 'assistant')?.text
  const earlier = turn.history.findLast(({ role }) => role === 'visitor')?.text.slice(0, MAX_READ)
  let before: string | undefined
  const wording = forLanguage(asking.language).answers
  const { business, language: mainly } = turn.assistant
  const refusals = [wording.decline(business), wording.declineAgain(business)]
  const isDeclinedBefore = turn.history.some(
    (one) => one.role === 'assistant' && refusals.some((refusal) => one.text.includes(refusal)),
  )
  const frame = { language: asking.language, business, written: mainly, isDeclinedBefore }

  return async (question: string): Promise<Reply | undefined> => {
    const found = fresh(await answerTo(question))
    before = question
    for (const { text: fact } of found.facts) toldFacts.add(fact)
    const said = [...sayReply(found, frame)]
    const events = said.filter((event) => event.type !== 'text' || !isRepeated(event.text))
    if (events.length === 0) return undefined
    const outcome: Outcome = { type: 'outcome', band: found.band, coverage: found.coverage }
    const phone = turn.assistant.tables?.phone?.value
    if (found.band === 'decline' && phone !== undefined && asksAdvice(question, asking.language)) {
      const call: ModelEvent = { type: 'text', text: wording.callFirst(phone) }
      return { events: [call], outcome, short: () => call, isTold: false }
    }
    const isAsked = isQuestion(question, { message: turn.question, language: asking.language })
    const written = otherLanguage(turn, asking.language)
    if (found.band === 'decline' && written !== undefined && isAsked)
      events.push({ type: 'text', text: ` ${wording.writtenIn(written)}` })
    const words = question.length <= MAX_REPEATED_LENGTH ? wording.declineOf(question) : wording.declineBeside
    const short = (beside: string): ModelEvent | undefined =>
      isAsked && !isTouched(question, beside, asking.language) ? { type: 'text', text: words } : undefined
    return { events, outcome, short, isTold: !isAsked && isTelling(question, asking.language) }
  }

  /**
   * A question whose facts were told already asks for more: "What does it cost, and is there a discount?" It is
   * answered from documents.
   */
  async function answerTo(question: string): Promise<Answer> {
    // "Where can I park, does that cost anything?" The quote on parking tells the price.
    if (before !== undefined && quotes.some((quote) => tellsPrice(quote.text)) && asksBarePrice(question, asking, turn))
      return { facts: [], knowledge: undefined, band: 'answer', coverage: 1 }
    const read = aboutCancelling(question, asking, turn)
    const beside = asking.spokenOf === null ? besideIn(turn.message ?? turn.question, question) : undefined
    const context = { ...asking, before: before ?? beside ?? earlier }
    const found = await untilNew(read, await findReply(read, context, turn, text), context)
    const [first] = found.knowledge?.quotes ?? []
    // A question about cancelling needs only the passage with that rule.
    if (read !== question && first !== undefined)
      return {
        ...found,
        knowledge: {
          ...found.knowledge!,
          quotes: found.knowledge!.quotes.filter(({ passageId }) => passageId === first.passageId),
        },
      }
    const isTold = found.facts.length > 0 && found.facts.every((fact) => toldFacts.has(fact.text))
    if (!isTold || found.isWhole === true) return found
    const own = withoutHouseRules(read, asking.language, turn, text)
    return findWritten(read, await withoutOthers(read, asking, own, text), text)
  }

  /**
   * The answer, or that to the visitor's own words where the question before was added to them and leads to the sentence told last:
   * "and bats, can we see them?" was complete by itself.
   */
  async function untilNew(question: string, found: Answer, context: QuestionContext): Promise<Answer> {
    const [first] = found.knowledge?.quotes ?? []
    const isTold = first !== undefined && last !== undefined && last.includes(first.text)
    const own = isTold ? ownWords(question, turn) : undefined
    if (own === undefined) return found
    const alone = await findReply(own, context, turn, text)
    return alone.band === 'decline' ? found : alone
  }

  function fresh(found: Answer): Answer {
    const facts = found.facts.filter((fact) => !toldFacts.has(fact.text))
    const { knowledge } = found
    if (knowledge === undefined || knowledge.band === 'decline') return { ...found, facts }
    const rest = knowledge.quotes.filter((quote) => !quotes.some((one) => isWithin(quote, one)))
    quotes.push(...rest)
    if (rest.length > 0) return { ...found, facts, knowledge: { ...knowledge, quotes: rest } }
    // A passage that was told for another question, and is no sure answer to this one, leaves it open.
    const isOpen = facts.length === 0 && knowledge.band === 'closest'
    return isOpen
      ? { ...found, facts, knowledge: { ...knowledge, quotes: [], band: 'decline' }, band: 'decline' }
      : { ...found, facts, knowledge: undefined }
  }

  function isRepeated(said: string): boolean {
    const words = said.trim()
    if (words.length < MIN_REPEATED) return false
    if (told.has(words)) return true
    told.add(words)
    return false
  }
}

/** The visitor's words for a question that was completed; undefined if they are the same. */
function ownWords(question: string, { commands = [] }: TurnRequest): string | undefined {
  const own = commands.flatMap((one) => (one.type === 'ask' && one.question === question ? one.words : []))[0]
  return own === undefined || fold(own) === fold(question) ? undefined : own
}

/** True for a quote that is contained in another one, or begins with it. */
function isWithin({ text }: Quote, other: Quote): boolean {
  return other.text.includes(text) || text.startsWith(other.text)
}

/** The rest of the message around a question, for one such as "and what does that cost?" */
function besideIn(message: string, question: string): string | undefined {
  const rest = message.replace(question, ' ').trim()
  return rest.length < message.length && wordsOf(fold(rest)).length >= MIN_WORDS_BESIDE
    ? rest.slice(0, MAX_READ)
    : undefined
}

/** Name of the documents' language, if none of them is in the visitor's. */
function otherLanguage({ assistant, writtenIn }: TurnRequest, language: string): string | undefined {
  const main = baseLanguage(assistant.language)
  const written = writtenIn ?? [main]
  if (written.length === 0 || written.includes(baseLanguage(language))) return undefined
  const named = written.includes(main) ? main : written[0]!
  return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named
}

/** True for a question for urgent advice: "My dog ate chocolate, what do I do?" */
function asksAdvice(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).understanding.questions.advice)
}

/** From this likelihood on, words that begin as a question does are one: Spanish "es la primera vez" is none. */
const LIKELY_ASKED = 0.5

/**
 * True for the form of a question; beside one with its mark, a likely one. Thanks and requests have none: documents in another language
 * would not answer them either.
 */
function isQuestion(text: string, { message, language }: { message: string; language: string }): boolean {
  if (text.includes('?')) return true
  const isBegun = begins(fold(text), forLanguage(language).understanding.questions.start)
  return isBegun && (!message.includes('?') || likelihoods(fold(text), null).ask >= LIKELY_ASKED)
}

const MIN_WORDS_TOLD = 5

/** True for a statement. A few words are a search, and some patterns ask without the form of a question. */
function isTelling(question: string, language: string): boolean {
  const { understanding } = forLanguage(language)
  const { meant, again, claim, condition, request, advice } = understanding.questions
  const folded = fold(question)
  const asks = `${meant}|${again}|${claim}|${condition}|${request}|${advice}|${understanding.intents.wish}`
  return wordsOf(folded).length >= MIN_WORDS_TOLD && !has(folded, asks) && !asksFact(folded, spokenLanguage(language))
}

/** True if the other answer has a word of the question, and so may answer it; "I do not know" would deny that. */
function isTouched(question: string, beside: string, language: string): boolean {
  const { asking, chatter } = forLanguage(language).questions
  const topicless = new Set(wordsOf(fold(`${asking} ${chatter}`)))
  const words = wordsOf(fold(question)).filter((word) => word.length >= MIN_TOPIC_LENGTH && !topicless.has(word))
  return hasBeginning(fold(beside), words)
}
