import type { Command, CommandOf, Table } from '../../../models/understanding.ts'
import { likelihoodOfAsking } from '../classifier/classifier.ts'
import { tellsNeed } from '../services/likely-services.ts'
import type { Reading } from '../reading.ts'
import { tellingWords } from '../note-matter.ts'
import { expression, fold, has, without } from '../text.ts'
import { isWhetherMeant } from '../acts/questions.ts'
import { isWhen } from './parts.ts'
import { asksForVouchers } from './vouchers.ts'
import { neededIn } from '../services/suited-services.ts'
import { asksFact } from '../../facts/asked-kinds.ts'

/** Up to this likelihood of a question, a message that opens a matter tells a need alone. */
const NEEDS_BELOW = 0.15
/** From here on it is likelier a question. */
const LIKELIER_ASKS_FROM = 0.85
/** From here on it may ask something, although its words hint at a booking. */
const MAY_ASK_FROM = 0.8
/** From here on it is a question alone. */
const ASKS_FROM = 0.93

/**
 * A message that opens a matter without naming what it wants: "my son's turning 5 and mad about trucks" needs a cake, and "too
 * lazy to cook, is there food at the weekend" books nothing. Where both may be, the commands are those
 * of both readings, also for a message that is only told. Messages with a question mark are left alone, because their form is
 * clear already, unless they wish for neither a service nor a day.
 */
export function withOpening(commands: Command[], reading: Reading, table: Table): Command[] {
  const { typed, patterns, language, folded, mentions } = reading
  const isFree = table.task === null && (table.question === null || table.question === 'anything_else')
  if (!isFree || table.booking !== null || table.services.length === 0 || !isOpening(commands)) return commands
  if (asksForVouchers(reading)) return commands
  const isWished = commands.some(({ type }) => type === 'start')
  const isBare = isWished && !commands.some(setsService) && !commands.some(isWhen)
  if ((typed.includes('?') && !isBare) || has(fold(typed), patterns.intents.book)) return commands
  if (!tellsNeed(without(folded.text, mentions, 'x'), language)) return commands
  const questions = commands.filter((one) => one.type === 'ask')
  if (questions.length > 1 || (questions.length === 1 && isWished)) return commands
  const asking = likelihoodOfAsking(typed)
  if (isWished) {
    const isTimed = commands.some(setsService) && commands.some(isWhen)
    const isNamed = isTimed || has(fold(typed), `${patterns.intents.wish}|${patterns.questions.availability}`)
    const from = isBare ? LIKELIER_ASKS_FROM : MAY_ASK_FROM
    return isNamed || asking < from ? commands : [eitherOf(typed, undefined, asking), ...commands]
  }
  // A service alone is a wish already.
  if (questions.length === 0 && commands.some(setsService)) return commands
  const isAsked = has(fold(typed), patterns.questions.advice) || isWhetherMeant(fold(typed), patterns, table)
  const isClear = asking >= ASKS_FROM || asksFact(typed, language) || isAsked
  if (questions.length === 1 && isClear) return commands
  const need = needOf(commands, reading, table)
  if (need === undefined) return commands.length > 0 ? commands : [eitherOf(typed, undefined, asking)]
  return asking <= NEEDS_BELOW ? need : [eitherOf(typed, questions[0], asking), ...need]
}

/**
 * The service that an objection during a booking tells in its own words, or in another language than its name: "no no, it's for the
 * glazing".
 */
export function withServiceMeant(commands: Command[], reading: Reading, table: Table): Command[] {
  const { typed, language, folded, mentions, patterns } = reading
  const isObjection = commands.length === 1 && commands[0]!.type === 'reject' && table.task?.task === 'book'
  if (!isObjection) return commands
  // "Wait, that's wrong" and "nope, wrong day" tell no service.
  const { answers, wait } = patterns
  const objected = expression(`${wait}|${answers.noAlone}|${answers.no}`)
  const said = without(folded.text, mentions, 'x')
  const isBare = tellingWords(said.replaceAll(objected, ' '), patterns).length === 0
  if (isBare || !tellsNeed(said, language)) return commands
  const meant = neededIn(typed, language, table)
  if (meant.length === 0 || (meant.length === 1 && meant[0] === table.task?.serviceId)) return commands
  return [{ type: 'correct', value: { slot: 'service', value: meant }, words: typed.trim() }]
}

/** True for commands that may be another reading of a need or a question. */
function isOpening(commands: Command[]): boolean {
  return commands.every(
    (one) => one.type === 'ask' || one.type === 'set' || (one.type === 'start' && one.task === 'book'),
  )
}

function eitherOf(typed: string, question: CommandOf<'ask'> | undefined, asking: number): Command {
  const words = typed.trim()
  const either = asking >= LIKELIER_ASKS_FROM ? 'question' : 'need'
  return { ...(question ?? { type: 'ask', question: words, words }), either }
}

/** The commands of the message as a need; undefined where no service meets it. */
function needOf(commands: Command[], { typed, language }: Reading, table: Table): Command[] | undefined {
  const words = typed.trim()
  const kept = commands.filter(({ type }) => type === 'set')
  const start: Command = { type: 'start', task: 'book', words }
  if (kept.some(setsService)) return [start, ...kept]
  const services = neededIn(typed, language, table)
  return services.length === 0
    ? undefined
    : [start, ...kept, { type: 'set', value: { slot: 'service', value: services }, words }]
}

function setsService(command: Command): boolean {
  return command.type === 'set' && command.value.slot === 'service'
}

/**
 * Reads a booking that is left for later as a farewell: "thanks, I'll talk to my husband first and come back to book". A service, a day or
 * an hour beside it is a wish.
 */
export function withBookingPostponed(
  commands: Command[],
  { typed, text, patterns }: Reading,
  { task }: Table,
): Command[] {
  const isElse = commands.some((one) => one.type === 'ask' || ('value' in one && !isGuess(one)))
  if (task !== null || isElse || typed.includes('?') || !has(text, patterns.postponed)) return commands
  const kept = commands.filter((one) => !isGuess(one) && (one.type !== 'start' || one.task !== 'book'))
  return kept.length === commands.length
    ? commands
    : [...kept, { type: 'courtesy', kind: 'goodbye', words: typed.trim() }]
}

/** True for a service that no word names. */
function isGuess(command: Command): boolean {
  return 'value' in command && command.words === ''
}
