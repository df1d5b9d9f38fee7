import { baseLanguage, forLanguage } from '../../languages/index.ts'
import type { ModelEvent, Outcome, TurnRequest } from '../../models/chat-model.ts'
import { begins, fold, has } from '../understanding/text.ts'
import type { TextAnalysis } from './evidence.ts'
import { aboutCancelling } from '../facts/cancelling.ts'
import { findReply, sayReply, type Answer, type Asking } from './question-answer.ts'
import type { Quote } from './quotes.ts'

export interface Reply {
  events: ModelEvent[]
  outcome: Outcome
  /** Replaces a refusal that has another answer beside it; undefined for words that ask nothing. */
  short: ModelEvent | undefined
}

/** Shorter texts are gaps and headings. */
const MIN_REPEATED = 40
/** Of the message before; a longer one tells a story. */
const MAX_READ = 300

/** Answers the questions of one message in turn. Nothing is told twice: undefined for a question that adds nothing. */
export function createReplies(asking: Asking, turn: TurnRequest, text: TextAnalysis) {
  const told = new Set<string>()
  const quotes: Quote[] = []
  let before = turn.history.findLast(({ role }) => role === 'visitor')?.text.slice(0, MAX_READ)
  const wording = forLanguage(asking.language).answers
  const { business, language: mainly } = turn.assistant
  const frame = { language: asking.language, business, written: mainly }

  return async (question: string): Promise<Reply | undefined> => {
    const found = fresh(await findReply(aboutCancelling(question, asking, turn), { ...asking, before }, turn, text))
    before = question
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
    return { events, outcome, short: isAsked ? { type: 'text', text: wording.declineBeside } : undefined }
  }

  function fresh(found: Answer): Answer {
    const facts = found.facts.filter(({ text: fact }) => !told.has(fact.trim()))
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
