import { forLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import { intentOf, isTeam, TO_TEAM } from '../acts/intents.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, expression, fold, has } from '../text.ts'
import type { Start } from './parts.ts'

type Booked = NonNullable<Table['booking']>

/**
 * Reads another hour for the booking that was made as a move, while nothing or a text for the team is under way: "please change
 * the party from 11 to 12:30", "no, the time I want you to change: 12:30 instead of 11". The text for the team stays as it was.
 */
export function withBookedRescheduled(given: Command[], reading: Reading, table: Table): Command[] {
  const { booking, task, question } = table
  const commands = booking !== null && task === null ? withoutDenied(given, reading) : given
  const isOfTeam = task !== null && isTeam(task.task)
  if (booking !== null && task?.task === 'move')
    return withoutBookedHour(withoutOrNot(commands, reading), reading, booking)
  if (booking === null || (task !== null && !isOfTeam) || question === 'message') return commands
  if (commands.some((one) => one.type === 'start' && one.task !== 'message' && !isMisread(one, commands, reading)))
    return commands
  if (isMoveRead(commands)) return commands
  const at = newHour(reading, booking) ?? (isOfTeam ? hourAsked(commands, reading, booking) : undefined)
  if (at === undefined) return commands
  const words = reading.typed.trim()
  const days = commands.filter((one) => one.type !== 'unclear' && 'value' in one && one.value.slot === 'day')
  const isRefused = isOfTeam && begins(reading.text, reading.patterns.answers.no)
  const kept = keptOf(commands, reading, at)
  const isLeft = kept.some(({ type }) => type === 'reject' || type === 'abandon')
  return [
    ...(isRefused && !isLeft ? [{ type: 'reject', words } satisfies Command] : []),
    ...kept,
    { type: 'start', task: 'move', words },
    ...days.map((one): Command => ('value' in one ? { type: 'set', value: one.value, words: one.words } : one)),
    { type: 'set', value: { slot: 'time', value: { at, isHalfDayKnown: false } }, words },
  ]
}

/** True for a move with one hour, which is the new one. */
function isMoveRead(commands: Command[]): boolean {
  const times = commands.flatMap((one) => (one.type === 'set' && one.value.slot === 'time' ? [one.value.value] : []))
  return commands.some((one) => one.type === 'start' && one.task === 'move') && times.length === 1 && !!times[0]?.at
}

/** "Please don't move it to 12:30, 11 is fine" moves nothing. */
function withoutDenied(commands: Command[], { text, typed, patterns: { intents } }: Reading): Command[] {
  const moves = `${intents.move}|${intents.shifts}|${intents.change}`
  const clauses = text.split(CLAUSE_END).filter((clause) => has(clause, moves))
  // "I'm not going to make it so please move it" denies something else.
  const denied = expression(`(?:${intents.denied})(?:(?: \\S+){0,2}? (?:${moves}|${intents.cancel}))?`)
  const isDenied = (clause: string): boolean =>
    has(clause, intents.denied) && !has(clause.replaceAll(denied, ' '), moves)
  if (clauses.length === 0 || !clauses.every(isDenied)) return commands
  const moved = commands.filter((one) => !(one.type === 'start' && one.task === 'move'))
  const isElse = moved.some(({ type }) => type === 'start')
  const left = isElse ? moved : moved.filter((one) => !('value' in one && one.value.slot === 'time'))
  return left.length > 0 ? left : [{ type: 'reject', words: typed.trim() }]
}

/** "Can you move it to 12:30 or not", of the move that is read back, refuses nothing. */
function withoutOrNot(commands: Command[], { text, typed, patterns }: Reading): Command[] {
  if (!has(text, `(?:${patterns.recall.orNot})(?=[^\\p{L}]*$)`)) return commands
  return commands.filter((one) => one.type !== 'reject' || one.words !== typed.trim())
}

/** "From 11 to 12:30", in a move of the booking at eleven, is the new hour and no range. */
function withoutBookedHour(commands: Command[], reading: Reading, booking: Booked): Command[] {
  const at = newHour(reading, booking, true)
  if (at === undefined) return commands
  return commands.map((one): Command => {
    if (!('value' in one) || one.value.slot !== 'time' || one.value.value?.after !== booking.time) return one
    return { ...one, value: { slot: 'time', value: { at, isHalfDayKnown: false } } }
  })
}

const KEPT = new Set<Command['type']>([
  'confirm',
  'reject',
  'abandon',
  'courtesy',
  'complaint',
  'recall',
  'ask',
  'message',
  'noise',
  'speak',
])

/** Commands beside the move: questions and texts without its new hour, and a message that begins. */
function keptOf(commands: Command[], { mentions }: Reading, at: string): Command[] {
  const hours = mentions.filter((one) => hoursOf(one).includes(at)).map(({ words }) => words)
  const saysHour = (words: string): boolean => hours.some((hour) => words.includes(hour))
  const begun = commands.find((one) => one.type === 'start' && one.task === 'message' && !saysHour(one.words))
  return commands.flatMap((one): Command[] => {
    if (one === begun) return [one]
    if (one.type === 'ask') return saysHour(one.words) ? [] : [one]
    if (one.type === 'message' && saysHour(one.text))
      // Of "change it to 12:30. And a message for the team: …", only the second sentence is for the team.
      return begun?.type === 'start' ? [{ ...one, text: begun.words }] : []
    return KEPT.has(one.type) || isContact(one) ? [one] : []
  })
}

function isContact(one: Command): boolean {
  return 'value' in one && (one.value.slot === 'name' || one.value.slot === 'email' || one.value.slot === 'phone')
}

/** True for another booking that only a hint or the hours of the move began: "the party" is the name of the one made. */
function isMisread(one: Start, commands: Command[], { mentions }: Reading): boolean {
  const hinted = new Set(mentions.filter(({ isHint }) => isHint === true).map(({ words }) => words))
  const service = commands.find((each) => each.type === 'set' && each.value.slot === 'service')
  const isHinted = service === undefined || !('words' in service) || hinted.has(service.words ?? '')
  return one.task === 'move' || (one.task === 'book' && one.isOtherBooking !== true && isHinted)
}

/**
 * The hour that replaces that of the booking: "12:30 instead of 11", "change it from 11 to 12:30", "11 doesn't suit, make it 12:30".
 * None in what is denied, in the past, or in a question that asks for no change.
 */
function newHour(reading: Reading, booking: Booked, isMoving = false): string | undefined {
  const { intents, questions, past } = reading.patterns
  const found = sentencesOf(reading).flatMap((one): string[] => {
    const { text, mentions, isQuestion } = one
    const moves = has(text, `${intents.move}|${intents.shifts}`)
    if (has(text, `${past}|${intents.happened}`) || begins(text, questions.factual) || (isQuestion && !moves)) return []
    // "Tell the team that my mother comes at 12:30 instead of 11" is a message.
    if (!moves && TO_TEAM.has(intentOf(text, reading.patterns))) return []
    const others = new Set(mentions.flatMap(hoursOf).filter((hour) => hour !== booking.time))
    return others.size === 1 && isReplaced(one, reading, { time: booking.time, isMoving }) ? [...others] : []
  })
  return found[0]
}

interface Sentence {
  text: string
  mentions: Mention[]
  isQuestion: boolean
}

function sentencesOf({ text, mentions }: Reading): Sentence[] {
  return [...text.matchAll(SENTENCE)].map(({ index, 0: said }) => {
    const end = index + said.length
    const own = mentions.filter((one) => one.start >= index && one.end <= end)
    return { text: said, mentions: own, isQuestion: text[end] === '?' }
  })
}

const CLAUSE_END = /[!?;,\n]|\.(?!\d)/u
const SENTENCE = /(?:[^.!?;\n]|\.(?=\d))+/gu

function isReplaced(
  { text, mentions }: Sentence,
  { patterns, language }: Reading,
  { time, isMoving }: Pick<Booked, 'time'> & { isMoving: boolean },
): boolean {
  const { intents, party, correction, prefers, recall } = patterns
  const { functionWords, questions } = forLanguage(language)
  const figures = `${figuresOf(time)}(?: ?(?:${functionWords.afterHour}))?`
  const replaced = `(?:${party.replaced})(?: \\p{L}{1,4})? ${figures}(?![\\d:.])`
  const left = `(?:${intents.fromHour.replace('{h}', figures)})(?= )`
  const isMoved = text.split(',').some((clause) => {
    const isDenied = has(clause.replace(expression(recall.orNot), ''), questions.mismatch.negation)
    const isLeft = has(clause, left) && (isMoving || has(clause, `${intents.move}|${intents.shifts}`))
    return !isDenied && (isLeft || has(clause, replaced))
  })
  const isUnsuitable = mentions.some(({ unsuitableTime }) => unsuitableTime?.at === time)
  return isMoved || (isUnsuitable && has(text, `${intents.move}|${intents.shifts}|${correction}|${prefers}`))
}

/** The figures of an hour, of the clock of twelve hours too. */
function figuresOf(time: string): string {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  const either = hour > 12 ? `(?:${String(hour)}|${String(hour - 12)})` : `0?${String(hour)}`
  return `${either}(?: ?[:.h] ?${minutes}${minutes === '00' ? '| ?h|' : ''})`
}

/** The hours that are wished for, without those that are refused. */
function hoursOf({ values }: Mention): string[] {
  return values.flatMap((one): string[] => {
    if (one.slot !== 'time' || one.value === null) return []
    const { at, after, before } = one.value
    if (at !== undefined) return [at]
    return after !== undefined && before !== undefined ? [after, before] : []
  })
}

/** The hour that a request asks to change to: "and could we rather make it 13:30?" */
function hourAsked(commands: Command[], { mentions, patterns }: Reading, { time }: Booked): string | undefined {
  const { questions, intents } = patterns
  const asked = commands.flatMap((one) => (one.type === 'ask' ? [one.words] : []))
  const request = `(?:(?:${questions.elliptical}) )?(?:${questions.request})`
  const isRequest = (words: string): boolean =>
    begins(fold(words), request) &&
    has(fold(words), `${intents.move}|${intents.shifts}|${intents.rather}`) &&
    !has(fold(words), intents.denied)
  const [only, other] = mentions
    .filter((one) => asked.some((words) => isRequest(words) && words.includes(one.words)))
    .flatMap(hoursOf)
  return other === undefined && only !== time ? only : undefined
}
