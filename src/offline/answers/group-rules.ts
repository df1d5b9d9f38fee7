import { inAnyLanguage, spokenLanguage, forLanguage } from '../../languages/index.ts'
import type { TurnRequest } from '../../models/chat-model.ts'
import { isAbout, rangesIn } from '../facts/party-prices.ts'
import { partiesTold } from '../understanding/party/party.ts'
import { isAmong } from '../understanding/similar-words.ts'
import { expression, fold, has, isWhole, without, wordsOf } from '../understanding/text.ts'
import type { TextAnalysis } from './text-analysis.ts'
import type { KnowledgeAnswer } from './knowledge-answer.ts'
import { placed } from './quotes.ts'
import { partyTold } from '../understanding/party/meant-party.ts'

/** From so many people on, visitors come as a group. */
const GROUP_FROM = 8
/** Maximum characters read of each of the visitor's messages. */
const MAX_READ = 300
const MAX_RULES = 1
const MIN_NAME_LENGTH = 4
/** The most that a group may be: "groups (max. 6)". */
const MOST = /(?<!\p{L})max\p{L}{0,6}\.? (?:de |of )?(\d{1,3})(?!\d)/u
const PART_END = /[,;] /u
const GROUP = inAnyLanguage(({ understanding }) => understanding.traits.group.named)
const NOT_GROUPS = inAnyLanguage(({ questions }) => questions.facts.notGroups)
const SIZE_LEAD = inAnyLanguage(({ understanding }) => understanding.sizeLead)

/** The visitor of a question. */
interface Visitor {
  question: string
  language: string
  /** The service that the question is about. */
  spokenOf: string | null
  /** The number of people of the visitor's booking. */
  party?: number | undefined
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
  const own = rules.filter(({ text }) => !namesOther(text, found, visitor, turn)).slice(0, MAX_RULES)
  return own.length === 0
    ? found
    : { ...found, quotes: [...found.quotes, ...own.map(({ text }) => ({ ...first, text }))] }
}

/** True for a sentence on a service that neither the visitor nor the answer speaks of. */
function namesOther(
  sentence: string,
  { quotes }: KnowledgeAnswer,
  { question, spokenOf }: Visitor,
  { assistant }: TurnRequest,
): boolean {
  const services = assistant.tables?.services.map(({ value }) => value) ?? []
  const spoken = services.flatMap(({ id, name }) => (id === spokenOf ? name : []))
  const said = wordsOf(fold([question, ...spoken, ...quotes.map(({ text }) => text)].join('\n')))
  const others = services
    .flatMap(({ name }) => wordsOf(withoutGroups(name)))
    .filter((word) => word.length >= MIN_NAME_LENGTH && !isAmong(word, said))
  // "Groups may cancel until 5 days before, and birthdays until 7": the rule for groups ends with its part.
  const parts = sentence.split(PART_END)
  const part = parts.slice(0, 1 + parts.findIndex((one) => has(fold(one), GROUP))).join(' ')
  return others.length > 0 && isAbout(withoutGroups(part), { title: '' }, others, spokenLanguage(assistant.language))
}

function withoutGroups(text: string): string {
  return fold(text).replaceAll(expression(GROUP), ' ')
}

/** True for a sentence on groups, for one of this size where it tells sizes. */
function isForGroup(sentence: string, size: number, language: string): boolean {
  const folded = fold(sentence).replaceAll(expression(NOT_GROUPS), ' ')
  const ranges = rangesIn(folded, forLanguage(spokenLanguage(language)).understanding)
  const most = MOST.exec(folded)?.[1]
  if (most !== undefined && Number(most) < size) return false
  return has(folded, GROUP) && (ranges.length === 0 || ranges.some(({ from, to }) => from <= size && size <= to))
}

/** The number of people that this message tells, or the booking, or a message before; or the smallest of the service spoken of. */
function sizeOf(
  { question, language, spokenOf, party }: Visitor,
  { history, message, assistant }: TurnRequest,
): number {
  const before = history.flatMap(({ role, text }) => (role === 'visitor' ? [text] : []))
  const [now, ...earlier] = [message ?? question, ...before.toReversed()].map((text) =>
    peopleIn(text.slice(0, MAX_READ), language),
  )
  const service = assistant.tables?.services.find(({ value: { id } }) => id === spokenOf)
  return now ?? party ?? earlier.find((size) => size !== undefined) ?? service?.value.partyMin ?? 1
}

/** The number of people in a message. "For 10" may be an hour. */
function peopleIn(message: string, language: string): number | undefined {
  const folded = fold(message)
  const bare = partiesTold(folded, language).filter(({ start, end }) =>
    isWhole(folded.slice(start, end).trim(), `(?:${SIZE_LEAD}|a) \\S{1,12}`),
  )
  return partyTold(without(folded, bare), language)
}
