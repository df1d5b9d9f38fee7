import type { Command, Table } from '../../../models/understanding.ts'
import { isTeam } from '../acts/intents.ts'
import type { Mention, Reading } from '../reading.ts'
import { begins, fold, has } from '../text.ts'
import type { Start } from './parts.ts'

type Booked = NonNullable<Table['booking']>

/**
 * Reads another hour for the booking that was made as a move, while nothing or a text for the team is under way: "please change
 * the party from 11 to 12:30", "no, the time I want you to change: 12:30 instead of 11". The text for the team stays as it was.
 */
export function withBookedRescheduled(commands: Command[], reading: Reading, table: Table): Command[] {
  const { booking, task, question } = table
  const isOfTeam = task !== null && isTeam(task.task)
  if (booking !== null && task?.task === 'move')
    return withoutBookedHour(withoutOrNot(commands, reading), reading, booking)
  if (booking === null || (task !== null && !isOfTeam) || question === 'message') return commands
  if (commands.some((one) => one.type === 'start' && one.task !== 'message' && !isMisread(one, commands, reading)))
    return commands
  // One hour that was read is the new one.
  const told = commands.filter((one) => one.type === 'set' && one.value.slot === 'time')
  const isRead = commands.some((one) => one.type === 'start' && one.task === 'move') && told.length === 1
  if (
    isRead &&
    told.some((one) => one.type === 'set' && one.value.slot === 'time' && one.value.value?.at !== undefined)
  )
    return commands
  const at = newHour(reading, booking) ?? (isOfTeam ? hourAsked(commands, reading) : undefined)
  if (at === undefined) return commands
  const words = reading.typed.trim()
  const days = commands.filter((one) => one.type !== 'unclear' && 'value' in one && one.value.slot === 'day')
  const isRefused = isOfTeam && begins(reading.text, reading.patterns.answers.no)
  const kept = commands.filter((one) => KEPT.has(one.type) || isContact(one))
  const isLeft = kept.some(({ type }) => type === 'reject' || type === 'abandon')
  return [
    ...(isRefused && !isLeft ? [{ type: 'reject', words } satisfies Command] : []),
    ...kept,
    { type: 'start', task: 'move', words },
    ...days.map((one): Command => ('value' in one ? { type: 'set', value: one.value, words: one.words } : one)),
    { type: 'set', value: { slot: 'time', value: { at, isHalfDayKnown: false } }, words },
  ]
}

/** "Can you move it to 12:30 or not", of the move that is read back, refuses nothing. */
function withoutOrNot(commands: Command[], { text, typed, patterns }: Reading): Command[] {
  if (!has(text, `(?:${patterns.recall.orNot})(?=[^\\p{L}]*$)`)) return commands
  return commands.filter((one) => one.type !== 'reject' || one.words !== typed.trim())
}

/** "From 11 to 12:30", in a move of the booking at eleven, is the new hour and no range. */
function withoutBookedHour(commands: Command[], reading: Reading, booking: Booked): Command[] {
  const at = newHour(reading, booking)
  if (at === undefined) return commands
  return commands.map((one): Command => {
    if (!('value' in one) || one.value.slot !== 'time' || one.value.value?.after !== booking.time) return one
    return { ...one, value: { slot: 'time', value: { at, isHalfDayKnown: false } } }
  })
}

const KEPT = new Set<Command['type']>(['confirm', 'reject', 'abandon', 'courtesy', 'complaint', 'recall'])

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

/** The other one of two hours, one of which is that of the booking, beside a word for a change. */
function newHour({ mentions, text, patterns }: Reading, booking: Booked): string | undefined {
  const { intents, correction, prefers } = patterns
  const isReplaced = replacesHour(text, patterns, booking.time)
  if (!isReplaced && !has(text, `${intents.change}|${intents.move}|${correction}|${prefers}`)) return undefined
  const hours = mentions.flatMap(hoursOf)
  const others = [...new Set(hours.filter((hour) => hour !== booking.time))]
  return (isReplaced || hours.includes(booking.time)) && others.length === 1 ? others[0] : undefined
}

/** True for "12:30 instead of 11", where eleven is the booked hour. */
function replacesHour(text: string, { party }: Reading['patterns'], time: string): boolean {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  const figures = `0?${String(hour)}(?: ?[:.h] ?${minutes}${minutes === '00' ? '| ?h|' : ''})`
  return has(text, `(?:${party.replaced})(?: \\p{L}{1,4})? ${figures}(?![\\d:.])`)
}

function hoursOf({ values, unsuitableTime }: Mention): string[] {
  const times = values.flatMap((one) => (one.slot === 'time' && one.value !== null ? [one.value] : []))
  return [...times, ...(unsuitableTime === undefined ? [] : [unsuitableTime])].flatMap(({ at, after, before }) => {
    if (at !== undefined) return [at]
    return after !== undefined && before !== undefined ? [after, before] : []
  })
}

/** The hour that a request asks to change to: "and could we rather make it 13:30?" */
function hourAsked(commands: Command[], { mentions, patterns }: Reading): string | undefined {
  const { questions, intents, correction, prefers } = patterns
  const asked = commands.flatMap((one) => (one.type === 'ask' ? [one.words] : []))
  const request = `(?:(?:${questions.elliptical}) )?(?:${questions.request})`
  const isRequest = (words: string): boolean =>
    begins(fold(words), request) && has(fold(words), `${intents.change}|${correction}|${prefers}`)
  const [only, other] = mentions
    .filter((one) => asked.some((words) => isRequest(words) && words.includes(one.words)))
    .flatMap(hoursOf)
  return other === undefined ? only : undefined
}
