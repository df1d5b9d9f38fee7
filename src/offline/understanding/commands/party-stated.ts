import { spokenLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import { isPossibleAsked } from '../party/supposed-parties.ts'
import { numbered } from '../party/company.ts'
import type { ParsedClause } from '../parsed-clause.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, fold, has, isWithin, wordsOf } from '../text.ts'
import { setsOf } from './parts.ts'
import { asksFact } from '../../facts/asked-kinds.ts'

/**
 * Keeps a stated number of people beside anything else: in a question ("is it all right if we are four?"), and after words that
 * leave what was said before ("scrap that, we are four now").
 */
export function withPartyStated(
  commands: Command[],
  parsed: ParsedClause[],
  { reading, table }: { reading: Reading; table: Table },
): Command[] {
  const again = knownAgain(commands, reading, table)
  if (again !== undefined) return again
  const stated = reading.mentions.findLast(({ isStated }) => isStated === true)
  if (stated === undefined) return commands
  if (table.task === null && table.booking?.partySize !== undefined) return ofBooked(commands, stated, parsed, reading)
  if (table.task?.task === 'cancel') return ofKept(commands, stated, { reading, table })
  if (table.task?.task !== 'book') return commands
  const isLeft = leavesBefore(stated, reading)
  const kept = commands.filter((one) => !(isLeaving(one) && (isLeft || isSameAs(one, stated))))
  const isSet = kept.some((one) => (one.type === 'set' || one.type === 'correct') && one.value.slot === 'party_size')
  const clause = parsed.find((one) => isWithin(stated, one.clause))
  const isAsked = clause?.act.type === 'ask' || clause?.act.type === 'who'
  const isMeant = isAsked && !isSupposed(clause, reading)
  if (isSet) return kept
  if (kept.length < commands.length && !isLeft) return [...kept, ...setsOf([stated])]
  if (!isMeant) return kept
  return [...setsOf([stated]), ...kept.filter((one) => one.type !== 'ask' || !one.words.includes(stated.words))]
}

/** Words before a number that is said again: "no wait". */
const MAX_LEAD = 3

/**
 * The known number, where it is said again at the summary beside words that only take back a question: "no wait, 8 please, the 7 was
 * only a question" leaves no booking.
 */
function knownAgain(
  commands: Command[],
  { text, typed, patterns }: Reading,
  { task, question }: Table,
): Command[] | undefined {
  const { abandon, intents, answers, wait, questions } = patterns
  const size = task?.task === 'book' && question === 'confirm' ? task.partySize : null
  const [first] = numbered(text, '{n}', patterns)
  // "In case one more cancels" cancels nothing.
  const stated = text.replaceAll(expression(`(?:${questions.supposed})[^.!?]{0,80}`), ' ')
  if (size == null || first?.size !== size || has(stated, `${abandon}|${intents.cancel}`)) return undefined
  const lead = text.slice(0, first.start)
  const isDenied = begins(lead, `${answers.no}|${answers.noAlone}|${wait}`) && wordsOf(lead).length <= MAX_LEAD
  return isDenied && commands.some(isLeaving)
    ? [{ type: 'set', value: { slot: 'party_size', value: size }, words: typed.trim() }]
    : undefined
}

/** Words of a request to correct what was told. */
const MAX_REQUEST = 6

/** A number of people that changes the booking that was made: "just one child after all, can you correct that?" */
function ofBooked(commands: Command[], stated: Mention, parsed: ParsedClause[], reading: Reading): Command[] {
  const clause = parsed.find((one) => isWithin(stated, one.clause))
  if (clause === undefined || (clause.act.type === 'ask' && isSupposed(clause, reading))) return commands
  const { corrects } = reading.patterns.party
  const isOfNumber = (one: Command): boolean => {
    if (one.type === 'set' || one.type === 'correct') return one.value.slot === 'party_size'
    if (one.type === 'ask' || one.type === 'reject' || one.type === 'repeat') {
      const isRequest = has(fold(one.words), corrects) && wordsOf(fold(one.words)).length <= MAX_REQUEST
      return one.words.includes(stated.words) || stated.words.includes(one.words) || isRequest
    }
    if (!isLeaving(one) || isOrdered(wordsIn(one), reading)) return false
    return isSameAs(one, stated) || isOfOthers(wordsIn(one), reading)
  }
  return [...setsOf([stated]), ...commands.filter((one) => !isOfNumber(one))]
}

/** A number of people in place of the cancellation that is read back: "don't cancel it all, just one child less". */
function ofKept(
  commands: Command[],
  stated: Mention,
  { reading, table }: { reading: Reading; table: Table },
): Command[] {
  const isElse = commands.some(({ type }) => type === 'confirm') || isOrdered(reading.typed, reading)
  const isRefused = commands.some(({ type }) => type === 'reject' || type === 'abandon')
  const isKept = isRefused || isOfOthers(reading.typed, reading)
  const isChanged = table.booking?.partySize !== undefined && table.question === 'confirm'
  if (isElse || !isKept || !isChanged) return commands
  const words = reading.typed.trim()
  const rest = commands.filter((one) => one.type === 'ask' && !one.words.includes(stated.words))
  return [{ type: 'reject', words }, { type: 'start', task: 'move', words }, ...setsOf([stated]), ...rest]
}

/** True where somebody else has cancelled, or the booking is not to be cancelled: "Lina cancelled, so only 7 children now". */
export function isOfOthers(words: string, { patterns }: Reading): boolean {
  return has(fold(words), patterns.party.fell)
}

/** True where the booking is to be cancelled: "please cancel, we're only four now". */
export function isOrdered(words: string, { patterns }: Reading): boolean {
  return has(fold(words), patterns.questions.cancelling.ordered)
}

function wordsIn(command: Command): string {
  return 'words' in command ? (command.words ?? '') : ''
}

/** True for words that leave the booking, before the number. */
function leavesBefore({ start }: Mention, { text, patterns }: Reading): boolean {
  const before = text.slice(0, start)
  return has(before, `${patterns.abandon}|${patterns.intents.cancel}`) && !before.includes('?')
}

function isLeaving(command: Command): boolean {
  const isPlain = command.type === 'abandon' && command.service === undefined
  return isPlain || (command.type === 'start' && command.task === 'cancel' && command.isOtherBooking !== true)
}

/** Words beside the number in "I'm afraid one of us can't come". */
const MAX_BESIDE = 4

/** True where hardly anything but the number was read as leaving: "one of us can't come" leaves no booking. */
function isSameAs(command: Command, { words }: Mention): boolean {
  const read = wordsIn(command)
  return read.includes(words) && wordsOf(read).length - wordsOf(words).length <= MAX_BESIDE && wordsOf(words).length > 2
}

/** True for a question about another number than the one that comes: "what would it cost if we were six?" */
function isSupposed({ rest }: ParsedClause, { patterns, language }: Reading): boolean {
  const { supposed, factual } = patterns.questions
  if (isPossibleAsked(rest, patterns)) return false
  return begins(rest, `${supposed}|${factual}`) || asksFact(rest, spokenLanguage(language))
}

/** Drops the cancellation where only one of them stays away, and the number is told: "my mate can't make it, so 3". */
export function withoutCancelOfOne(commands: Command[], { text, patterns }: Reading): Command[] {
  const isCounted = commands.some(
    (one) => (one.type === 'set' || one.type === 'correct') && one.value.slot === 'party_size',
  )
  if (!isCounted || !has(text, patterns.party.missing) || has(text, patterns.intents.cancelling)) return commands
  return commands.filter((one) => one.type !== 'start' || one.task !== 'cancel')
}
