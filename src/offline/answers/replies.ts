import { baseLanguage, forLanguage } from '../../languages/index.ts'
import type { ModelEvent, Outcome, TurnRequest } from '../../models/chat-model.ts'
import { begins, fold, has } from '../understanding/text.ts'
import type { TextAnalysis } from './evidence.ts'
import { aboutCancelling } from '../facts/cancelling.ts'
import { findReply, findWritten, sayReply, type Answer, type Asking } from './question-answer.ts'
import type { Quote } from './quotes.ts'

export interface Reply {
  events: ModelEvent[]
  outcome: Outcome
  /** Replaces a refusal that has another answer beside it; undefined for words that ask nothing. */
  short: ModelEvent | undefined
}

/** Shorter texts are gaps and headings. */
const MIN_REPEATED = 40
/** A longer question is not said again to tell that nothing was found on it. */
const LONGEST_REPEATED = 100
/** Of the message before; a longer one tells a story. */
const MAX_READ = 300

/** Answers the questions of one message in turn. Nothing is told twice: undefined for a question that adds nothing. */
export function createReplies(asking: Asking, turn: TurnRequest, text: TextAnalysis) {
  const told = new Set<string>()
  const toldFacts = new Set<string>()
  const quotes: Quote[] = []
  let before = turn.history.findLast(({ role }) => role === 'visitor')?.text.slice(0, MAX_READ)
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
      return { events: [call], outcome, short: call }
    }
    const isAsked = isQuestion(question, asking.language)
    const written = otherLanguage(turn, asking.language)
    if (found.band === 'decline' && written !== undefined && isAsked)
      events.push({ type: 'text', text: ` ${wording.writtenIn(written)}` })
    const short = question.length <= LONGEST_REPEATED ? wording.declineOf(question) : wording.declineBeside
    return { events, outcome, short: isAsked ? { type: 'text', text: short } : undefined }
  }

  /** "What does it cost, and is there a discount?": the price was told, so that the second question asks for more. */
  async function answerTo(question: string): Promise<Answer> {
    const read = aboutCancelling(question, asking, turn)
    const found = await findReply(read, { ...asking, before }, turn, text)
    const isTold = found.facts.length > 0 && found.facts.every((fact) => toldFacts.has(fact.text))
    return isTold ? findWritten(read, turn, text) : found
  }

  function fresh(found: Answer): Answer {
    const facts = found.facts.filter((fact) => !toldFacts.has(fact.text))
    const { knowledge } = found
    if (knowledge === undefined || knowledge.band === 'decline') return { ...found, facts }
    const rest = knowledge.quotes.filter((quote) => !quotes.some((one) => one.text.includes(quote.text)))
    quotes.push(...rest)
    return { ...found, facts, knowledge: rest.length === 0 ? undefined : { ...knowledge, quotes: rest } }
  }

  function isRepeated(said: string): boolean {
    const words = said.trim()
    if (words.length < MIN_REPEATED) return false
    if (told.has(words)) return true
    told.add(words)
    return false
  }
}

/** Name of the documents' language, where none of them is written in the visitor's. */
function otherLanguage({ assistant, writtenIn }: TurnRequest, language: string): string | undefined {
  const main = baseLanguage(assistant.language)
  const written = writtenIn ?? [main]
  if (written.length === 0 || written.includes(baseLanguage(language))) return undefined
  const named = written.includes(main) ? main : written[0]!
  return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named
}

/** "My dog ate chocolate, what do I do?" */
function asksAdvice(question: string, language: string): boolean {
  return has(fold(question), forLanguage(language).understanding.questions.advice)
}

/** Thanks and requests are not answered by documents in any language. */
function isQuestion(text: string, language: string): boolean {
  return text.includes('?') || begins(fold(text), forLanguage(language).understanding.questions.start)
}
