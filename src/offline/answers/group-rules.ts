import { inAnyLanguage, spokenLanguage, forLanguage } from '../../languages/index.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import { rangesIn } from '../facts/party-prices.ts'
import { partiesTold } from '../understanding/party.ts'
import { fold, has } from '../understanding/text.ts'
import type { TextAnalysis } from './evidence.ts'
import type { KnowledgeAnswer } from './knowledge-answer.ts'
import { placed } from './quotes.ts'

/** From so many people on, visitors come as a group. */
const GROUP_FROM = 8
/** Maximum characters read of each of the visitor's messages. */
const MAX_READ = 300
const GROUP = inAnyLanguage(({ understanding }) => understanding.traits.group.named)

/** The visitor of a question. */
interface Visitor {
  question: string
  language: string
  /** The service that the question is about. */
  spokenOf: string | null
}

/**
 * The answer with the sentences of its paragraph that are for groups, for a visitor who comes with one: "free until 24 hours
 * before. Groups may cancel until seven days before".
 */
export function withGroupRules(
  found: KnowledgeAnswer,
  visitor: Visitor,
  turn: TurnRequest,
  { splitSentences }: TextAnalysis,
): KnowledgeAnswer {
  const [first] = found.quotes
  const passage = turn.passages.find(({ id, text }) => id === first?.passageId && text.includes(first.text))
  const size = sizeOf(visitor, turn)
  if (found.band !== 'answer' || first === undefined || passage === undefined || size < GROUP_FROM) return found
  const language = passage.language ?? turn.assistant.language
  const sentences = placed(passage.text, splitSentences(passage.text, language))
  const from = passage.text.indexOf(first.text)
  const lines = new Set(
    sentences.filter(({ start, end }) => start < from + first.text.length && from < end).map(({ line }) => line),
  )
  const rules = sentences.filter(
    ({ text, line }) =>
      lines.has(line) && !found.quotes.some((quote) => quote.text.includes(text)) && isForGroup(text, size, language),
  )
  return rules.length === 0
    ? found
    : { ...found, quotes: [...found.quotes, ...rules.map(({ text }) => ({ ...first, text }))] }
}

/** True for a sentence on groups, for one of this size where it tells sizes. */
function isForGroup(sentence: string, size: number, language: string): boolean {
  const folded = fold(sentence)
  const ranges = rangesIn(folded, forLanguage(spokenLanguage(language)).understanding)
  return has(folded, GROUP) && (ranges.length === 0 || ranges.some(({ from, to }) => from <= size && size <= to))
}

/** The number of people that the visitor told last, or the smallest that the service spoken of is for. */
function sizeOf({ question, language, spokenOf }: Visitor, { history, message = '', assistant }: TurnRequest): number {
  const said = history.flatMap(({ role, text }) => (role === 'visitor' ? [text.slice(0, MAX_READ)] : []))
  const told = [...said, message, question].map((text) =>
    partiesTold(fold(text.slice(0, MAX_READ)), language).reduce((sum, one) => sum + one.size, 0),
  )
  const service = assistant.tables?.services.find(({ value: { id } }) => id === spokenOf)
  return told.findLast((size) => size > 0) ?? service?.value.partyMin ?? 1
}
