import { forLanguage, spokenLanguage } from '../../../languages/index.ts'
import type { Command, CommandOf, Table } from '../../../models/understanding.ts'
import { hasService, isUnderWay } from '../acts/clause-values.ts'
import { closingCourtesy, fillersOf } from '../short-answers.ts'
import { tellingWords } from '../note-matter.ts'
import { isConditionalQuestion } from '../clauses.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, fold, has, isWhole, opening, typedAt, wordsOf } from '../text.ts'
import { readVisitRemark } from '../visit.ts'
import { standingAlone } from '../topic.ts'
import { type MessageContext, CARRIES_TEXT, detailsOf, SUBSTANTIVE, hasQuestionForm, type Start } from './parts.ts'
import { asksFact } from '../../facts/asked-kinds.ts'

/**
 * Drops questions beside a farewell or short thanks unless they have the form of one: "I meant the test. Goodbye.",
 * "thank you, I hope he comes".
 */
export function withoutFarewellAsks(commands: Command[], { patterns, language, text }: Reading): Command[] {
  const kinds = commands.flatMap((one) => (one.type === 'courtesy' ? [one.kind] : []))
  const isBrief = wordsOf(text).length <= MAX_WORDS_WITH_THANKS
  const isLeft = commands.some(({ type }) => type === 'abandon')
  if (!kinds.includes('goodbye') && !(kinds.includes('thanks') && (isBrief || isLeft))) return commands
  const asks = (words: string): boolean =>
    hasQuestionForm(words, patterns) ||
    isConditionalQuestion(fold(words), patterns) ||
    (!kinds.includes('goodbye') && has(fold(words), patterns.questions.again)) ||
    asksFact(fold(words), spokenLanguage(language))
  return commands.filter((one) => one.type !== 'ask' || asks(one.words))
}

const MAX_WORDS_WITH_THANKS = 12

/** Drops questions without content where another one has content: "That's not what I asked. How much is it?" */
export function withoutHollowAsks(given: Command[], { patterns }: Reading): Command[] {
  const commands = withoutObjections(given.length > 1 ? given.filter((one) => !isTiny(one)) : given, patterns)
  const isRecalled = commands.some(({ type }) => type === 'recall')
  // "A moment, do you have a lift?" refuses nothing.
  const isWait = (one: Command): boolean => one.type === 'reject' && isWhole(fold(one.words), patterns.wait)
  const isHollow = (one: Command): boolean =>
    one.type === 'ask' &&
    (isHollowAsk(fold(one.words), patterns) ||
      isWhole(fold(one.words), patterns.questions.missed) ||
      isBareRequest(fold(one.words), patterns) ||
      isMeantOnly(fold(one.words), patterns) ||
      (isRecalled && isOfBooking(fold(one.words), patterns)))
  const isElse = (one: Command): boolean =>
    isOfAssistant(one) ||
    one.type === 'recall' ||
    (one.type === 'ask' && !isHollow(one)) ||
    (one.type === 'start' && one.task !== 'end')
  const isAsked = commands.some(isElse)
  if (isAsked) return commands.filter((one) => !isHollow(one) && !isWait(one))
  // "That's not what I asked" alone asks once more, and refuses nothing on offer.
  const repeated = new Set(commands.flatMap((one) => (one.type === 'ask' ? [one.words] : [])))
  return commands.filter((one) => one.type !== 'reject' || !repeated.has(one.words))
}

/** Letters of a question that asks nothing: "hm?", "hä?". */
const MAX_OF_TINY = 2

function isTiny(one: Command): boolean {
  return one.type === 'ask' && (fold(one.words).match(/\p{L}/gu) ?? []).length <= MAX_OF_TINY
}

const MAX_TELLING_BESIDE = 1

/** True for words that only name the booking that is meant, or its service: "no, I mean my booking, the consultation". */
function isOfBooking(text: string, patterns: Reading['patterns']): boolean {
  const { questions, appointment } = patterns
  if (text.includes('?') || !has(text, questions.meant) || !has(text, appointment)) return false
  const rest = text.replaceAll(expression(`${questions.meant}|${appointment}`), ' ')
  return tellingWords(rest, patterns).length <= MAX_TELLING_BESIDE
}

/** Drops clauses that only say what the reply was about, before another question: "That's about lockers. I asked about boots". */
function withoutObjections(commands: Command[], { questions }: Reading['patterns']): Command[] {
  const last = commands.findLastIndex(({ type }) => type === 'ask')
  const isObjection = (one: Command): boolean =>
    (one.type === 'ask' || one.type === 'message') &&
    one.words?.includes('?') === false &&
    begins(fold(one.words), questions.objection)
  return commands.filter((one, index) => index >= last || !isObjection(one))
}

const MAX_WORDS_OF_REMARK = 6

/** Drops short statements after a marked question, which only tell its circumstances: "Where can I park? Coming by car". */
export function withoutRemarks(commands: Command[], { patterns, language }: Reading): Command[] {
  const marked = commands.findIndex((one) => one.type === 'ask' && one.words.includes('?'))
  if (marked < 0) return commands
  const { again, meant, claim, terms, advice, elliptical, factual } = patterns.questions
  const isRemark = (words: string): boolean => {
    const text = fold(words)
    const isAsking = hasQuestionForm(words, patterns) || asksFact(text, spokenLanguage(language))
    const isTalk = begins(text, elliptical) || has(text, `${again}|${meant}|${claim}|${terms}|${advice}|${factual}`)
    return !isAsking && !isTalk && wordsOf(text).length <= MAX_WORDS_OF_REMARK
  }
  return commands.filter((one, index) => index <= marked || one.type !== 'ask' || !isRemark(one.words))
}

/** True for a question about the assistant: "Are you a robot?" */
function isOfAssistant(one: Command): boolean {
  return one.type === 'courtesy' && one.kind === 'identity'
}

const MAX_WORDS_OF_REPROACH = 1

const MAX_WORDS_OF_MATTER = 5

/** True for a clause that only states the topic of a question: "I am talking of cancelling, is that free?" */
function isMeantOnly(folded: string, { questions }: Reading['patterns']): boolean {
  return begins(folded, questions.meant) && wordsOf(folded).length <= MAX_WORDS_OF_MATTER && !folded.includes('?')
}

function isHollowAsk(folded: string, patterns: Reading['patterns']): boolean {
  const filler = fillersOf(patterns)
  const rest = folded.replaceAll(expression(patterns.questions.again), ' ')
  return rest !== folded && wordsOf(rest).filter((word) => !filler.has(word)).length <= MAX_WORDS_OF_REPROACH
}

/**
 * Adds the question for the fee within a cancellation or a move: "I have to cancel tomorrow does that cost anything".
 * It has too few words of its own to be a clause.
 */
export function withFeeAsked(commands: Command[], { text, typed, folded, language }: Reading): Command[] {
  const isLeft = commands.some((one) => one.type === 'start' && (one.task === 'cancel' || one.task === 'move'))
  if (!isLeft || commands.some(({ type }) => type === 'ask')) return commands
  const match = expression(forLanguage(language).questions.facts.feeAsked).exec(text)
  if (match === null) return commands
  const words = typedAt(typed, folded, { start: match.index, end: match.index + match[0].length })
  return [...commands, { type: 'ask', question: words, words }]
}

/**
 * After a refusal, reads words that no pattern matched as a question: "No appointment. The deep treatment, how much is
 * that".
 */
export function withAskedInstead(commands: Command[], parsed: ParsedClause[], { booking }: Table): Command[] {
  if (booking !== null) return commands
  const isLeft = commands.some(({ type }) => type === 'abandon')
  if (!isLeft || commands.some(({ type }) => type === 'ask' || type === 'complaint' || type === 'start'))
    return commands
  const asked = parsed.filter(({ act, rest }) => act.type === 'none' && wordsOf(rest).length >= MIN_WORDS_ASKED)
  return [...commands, ...asked.map(({ words }): Command => ({ type: 'ask', question: words, words }))]
}

const MIN_WORDS_ASKED = 4

/** Drops questions without content beside a wish: "A massage on Thursday, is that possible?" */
export function withoutIdle(given: Command[], { patterns, language, typed }: Reading): Command[] {
  const isWished = given.some(({ type }) => SUBSTANTIVE.has(type))
  if (!isWished) return given
  const commands = given.map((one) => (one.type === 'ask' ? withReason(one, typed, patterns) : one))
  const { filler } = patterns.answers
  const idle = new Set(wordsOf(fold(`${forLanguage(language).questions.asking} ${filler} ${patterns.marks}`)))
  const isIdle = (words: string): boolean =>
    wordsOf(words).every((word) => idle.has(word)) || isBareRequest(words, patterns)
  // "How long are you open?" has only function words, but asks for a fact.
  return commands.filter(
    (one) => one.type !== 'ask' || !isIdle(fold(one.question)) || asksFact(fold(one.words), spokenLanguage(language)),
  )
}

/**
 * A question that wants a yes or a no, with the reason in its sentence: "two, but as I said I'm pregnant, can I go in or not?" has
 * its matter before the comma.
 */
function withReason(
  one: CommandOf<'ask'>,
  typed: string,
  { recall, questions }: Reading['patterns'],
): CommandOf<'ask'> {
  const text = fold(one.words)
  const isPressed =
    has(text, `(?:${recall.orNot})(?=[^\\p{L}]*$)`) && begins(text, `${questions.mayI}|${questions.start}`)
  const at = isPressed && one.question === one.words ? typed.indexOf(one.words) : -1
  const sentence =
    typed
      .slice(0, Math.max(0, at))
      .split(/[.!?\n]\s/u)
      .at(-1) ?? ''
  return wordsOf(fold(sentence)).length < MIN_WORDS_ASKED ? one : { ...one, question: `${sentence}${one.words}`.trim() }
}

const MAX_WORDS_OF_REQUEST = 1

/**
 * True for a request without an object, because another clause has it: "A quarter to five would be better, can you
 * change it?"
 */
function isBareRequest(folded: string, { questions, answers }: Reading['patterns']): boolean {
  const lead = opening(questions.request).exec(folded)?.[0]
  const filler = new Set([...answers.filler.split(' '), ...wordsOf(questions.pronoun)])
  const behind = wordsOf(folded.slice(lead?.length ?? 0)).filter((word) => !filler.has(word))
  // "Could you post it?" asks for something of its own.
  const isOfVisit = behind.every((word) =>
    has(word, `${questions.scheduling}|${questions.visiting}|${questions.whether.tells}`),
  )
  return lead !== undefined && behind.length <= MAX_WORDS_OF_REQUEST && isOfVisit
}

/**
 * Beside a text for the team or a complaint, only a question mark makes a question. A complaint reports bookings, moves
 * and cancellations; one counts as a request if it begins the clause or names a booking.
 */
export function withoutAsides(commands: Command[], { patterns }: Reading, table: Table): Command[] {
  const isComplaint = commands.some(({ type }) => type === 'complaint')
  const isReadBack = table.question === 'confirm' && table.task !== null && CARRIES_TEXT.has(table.task.task)
  const isBegun = commands.some((one) => one.type === 'start' && CARRIES_TEXT.has(one.task))
  const isToTeam = isComplaint || isBegun || isReadBack
  if (!isToTeam) return commands
  const { intents, questions } = patterns
  const isNamed = commands.some((one) => one.type === 'set' && one.value.slot === 'reference')
  const isTold = ({ task, words }: Start): boolean => {
    if (!isComplaint || isNamed || (task !== 'book' && task !== 'move' && task !== 'cancel')) return false
    return !begins(fold(words), `${intents.wish}|${questions.request}|${intents[task]}`)
  }
  return commands.filter((one) => {
    if (one.type === 'start') return !isTold(one)
    return one.type !== 'ask' || (isReadBack ? hasQuestionForm(one.words, patterns) : one.words.includes('?'))
  })
}

/** The commands of a question, with the one service that it names. */
export function askOf({ clause, rest, words }: ParsedClause, reading: Reading, table: MessageContext): Command[] {
  const own = standingAlone({ ...clause, text: rest }, words, reading, table)
  // "That is not what I asked" repeats the last question.
  const question = isHollowAsk(rest, reading.patterns) ? (table.topic?.question ?? own) : own
  return [{ type: 'ask', question, words, ...serviceIn(clause, reading, table) }, ...detailsOf(clause.mentions)]
}

/**
 * The one service that a question names, or that its message names in place of one that it sets aside. A hint and a part of the
 * name of the service under way both mean that service, so they name none.
 */
function serviceIn(
  { mentions }: ParsedClause['clause'],
  reading: Reading,
  { task, booking, services }: Table,
): { service?: string } {
  const id = task?.serviceId ?? booking?.serviceId
  const underWay = fold(services.find((service) => service.id === id)?.name ?? '')
  const isIt = ({ isHint, words }: Mention): boolean =>
    underWay !== '' && (isHint === true || wordsOf(fold(words)).every((word) => underWay.includes(word)))
  const [named] = idsOf(mentions.filter((mention) => !isIt(mention) && !isSetAside(mention, reading)))
  if (named !== undefined) return named.length === 1 ? { service: named[0]! } : {}
  const setAside = idsOf(reading.mentions.filter((one) => isSetAside(one, reading))).flat()
  const left = new Set([...setAside, ...reading.refused])
  const meant = idsOf(reading.mentions.filter((one) => one.isHint !== true && !isSetAside(one, reading)))
  const [only, other] = left.size === 0 ? [] : new Set(meant.flat().filter((one) => !left.has(one)))
  return only === undefined || other !== undefined ? {} : { service: only }
}

/** The services of mentions, several of them where a name is ambiguous. */
function idsOf(mentions: Mention[]): string[][] {
  return mentions.flatMap(({ values }) => values).flatMap((one) => (one.slot === 'service' ? [one.value] : []))
}

const MAX_READ_BESIDE = 40
/** Stands for the name after the words that set it aside. */
const NAME = 'x'

/**
 * True for a service that the visitor does not mean: "I wasn't talking about the planting". "The boat, no" sets one aside only where
 * another one is named, because "don't you do massages?" asks about it.
 */
function isSetAside(mention: Mention, { text, patterns, mentions }: Reading): boolean {
  const { start, end } = mention
  const { before, bare, after } = patterns.questions.setAside
  const lead = `${text.slice(Math.max(0, start - MAX_READ_BESIDE), start)}${NAME}`
  if (has(lead, `(?:${before}) ${NAME}`)) return true
  const own = new Set(idsOf([mention]).flat())
  const isBesideOther = idsOf(mentions.filter((one) => one.isHint !== true)).some((ids) =>
    ids.every((id) => !own.has(id)),
  )
  if (!isBesideOther) return false
  return has(lead, `(?:${bare}) ${NAME}`) || begins(text.slice(end), `(?:${after})(?= ?(?:$|[,.;!]))`)
}

/**
 * Fallback for a message without any command. While a question is open, only a question is returned, and the open one
 * is asked again. Otherwise all words are looked up.
 */
export function fallback(parsed: ParsedClause[], { typed, patterns }: Reading, table: Table): Command[] {
  const telling = parsed.filter(({ hasContent, act }) => hasContent && act.type !== 'told' && act.type !== 'remark')
  if (telling.length === 0 || isCourteous(parsed, telling)) return []
  if (parsed.some(({ act }) => act.type === 'remark') && !telling.some(({ clause }) => hasService(clause))) return []
  // "So when can I come in for the test?" is a question, also while another appointment is chosen.
  const asking = telling.find(({ clause }) => clause.isQuestion)
  if (table.question !== null && table.question !== 'anything_else')
    return asking === undefined ? [] : [{ type: 'ask', question: asking.words, words: asking.words }]
  if (isUnderWay(table) && !begins(telling[0]!.rest, patterns.questions.start)) return []
  const words = telling.map((one) => one.words).join(' ')
  return [{ type: 'ask', question: words, words: typed.trim() }]
}

/** Drops statements in everyday words before thanks, which end the matter: "I did that. Well, fine, thanks". */
export function withoutThankedRemarks(
  commands: Command[],
  { typed, patterns, language }: Reading,
  { task }: Table,
): Command[] {
  if (task !== null || closingCourtesy(fold(typed), patterns) === undefined) return commands
  const { said, done } = patterns.had
  const isRemark = ({ words }: { words: string }): boolean =>
    !words.includes('?') &&
    has(fold(words), said) &&
    has(fold(words), done) &&
    readVisitRemark(fold(words).replaceAll(expression(`${said}|${done}`), ' '), language).words === 0
  const kept = commands.filter((one) => one.type !== 'ask' || !isRemark(one))
  const isThanked = kept.some(({ type }) => type === 'courtesy' || type === 'abandon')
  return isThanked ? kept : commands
}

const COURTEOUS = new Set<ParsedClause['answers'][number]['kind']>(['greeting', 'thanks', 'goodbye'])

/**
 * True where short statements beside a courtesy need no answer: "Thank you. I hope he comes". Beside a greeting these
 * are one or two words.
 */
function isCourteous(parsed: ParsedClause[], telling: ParsedClause[]): boolean {
  const said = parsed.flatMap(({ answers }) => answers.map(({ kind }) => kind))
  const isLeaving = said.some((kind) => kind === 'thanks' || kind === 'goodbye')
  const most = isLeaving ? MAX_WORDS_BESIDE_LEAVE : MAX_WORDS_BESIDE_GREETING
  const words = telling.flatMap(({ rest }) => wordsOf(rest)).length
  const isCourtesy = said.some((kind) => COURTEOUS.has(kind))
  return isCourtesy && words <= most && telling.every(({ clause }) => !clause.isQuestion)
}

const MAX_WORDS_BESIDE_LEAVE = 9

const MAX_WORDS_BESIDE_GREETING = 2

/** Drops the beginning of a question that the next one was completed with: "et le repas", of "et le repas, c'est quoi ?" */
export function withoutCompletedAsks(commands: Command[]): Command[] {
  const completed = commands.flatMap((one) => (one.type === 'ask' && one.question !== one.words ? [one.question] : []))
  return commands.filter(
    (one) => one.type !== 'ask' || !completed.some((full) => full !== one.question && full.startsWith(one.words)),
  )
}
