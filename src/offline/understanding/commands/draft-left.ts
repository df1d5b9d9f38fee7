import { plusDays } from '../../../core/days.ts'
import { inAnyLanguage } from '../../../languages/index.ts'
import type { Command, DayValue, Table } from '../../../models/understanding.ts'
import { nounsForPeople } from '../party/party-changed.ts'
import type { Reading } from '../reading.ts'
import { begins, expression, fold, has, wordsOf } from '../text.ts'
import { isTeam } from '../acts/intents.ts'
import { setsOf, type Start } from './parts.ts'

const PEOPLE = inAnyLanguage(({ understanding }) => nounsForPeople(understanding))
const HOUR = inAnyLanguage(({ understanding }) => understanding.party.hour)

type Booked = NonNullable<Table['booking']>

/**
 * Reads a change of the booking that was made, while another one is under way or is refused: "no new booking, just move the old one",
 * "I only want to move the appointment, from the 6th to the 13th". The other booking is left, and none begins.
 */
export function withDraftLeft(given: Command[], reading: Reading, table: Table): Command[] {
  const commands = withoutKnownReference(given, table)
  const { task, booking } = table
  if (booking !== null && task?.task === 'move') return withMoveAgain(commands, reading, { ...table, booking })
  if (booking === null || (task !== null && task.task !== 'book')) return commands
  if (isBookedMeant(commands, reading, { task, booking })) return withRecall(commands, reading.typed.trim())
  const draft = task !== null && (task.day !== null || task.time !== null) ? task : undefined
  // "Une seule suffit" answers how many come.
  const isDenied = table.question !== 'party_size' && has(reading.text, reading.patterns.intents.noNew)
  const words = reading.typed.trim()
  const isNamed = namesKnown(given, table)
  const change = changeOf(reading, { booking, isDenied, isNamed, isFree: task !== null && draft === undefined })
  if (change === undefined && !(isDenied && task !== null)) return isDenied ? withoutNew(commands, reading) : commands
  const left: Command[] = task === null ? [] : [{ type: 'abandon', task: 'book', words }]
  // "Yes please, no further booking" agrees to the one that is read back.
  if (change === undefined && table.question === 'confirm' && begins(reading.text, reading.patterns.answers.yes))
    return [{ type: 'confirm', words }, ...commands.filter(isKept)]
  if (change === undefined) return [...left, ...commands.filter(isKept)]
  const told = newValues(commands, reading, booking)
  // Beside words against the other booking, a request to move was read as a question without values.
  const news = told.length > 0 || change !== 'move' ? told : newValues(setsOf(reading.mentions), reading, booking)
  // The day and time told for the dropped draft become the new start of the existing booking.
  const taken = news.length > 0 || draft === undefined ? news : valuesOf(draft, words)
  const changed = change === 'cancel' && taken.length > 0 ? 'move' : change
  const start: Start = { type: 'start', task: changed, words }
  const isOfChange = (one: Command): boolean =>
    told.length === 0 && one.type === 'ask' && isChangeNamed(fold(one.words), reading.patterns)
  return [
    ...left,
    start,
    ...(changed === 'move' ? taken : []),
    ...commands.filter((one) => isKept(one) && !isOfChange(one)),
  ]
}

/** True for words of a change, or against a further booking, which ask nothing. */
function isChangeNamed(text: string, { intents }: Reading['patterns']): boolean {
  return has(text, `${intents.move}|${intents.change}|${intents.noNew}`)
}

/**
 * True where the service of the draft is refused for that of the booking: "no, not the taster! only the half-day tour. is that
 * definite?" means the booking that was made.
 */
function isBookedMeant(
  commands: Command[],
  { text, refused, patterns }: Reading,
  { task, booking }: { task: Table['task']; booking: Booked },
): boolean {
  const named = commands.flatMap((one) => ('value' in one && one.value.slot === 'service' ? one.value.value : []))
  const isOther = task !== null && task.serviceId !== null && task.serviceId !== booking.serviceId
  if (!isOther || named.length === 0 || named.some((id) => id !== booking.serviceId)) return false
  const isRefused = refused.includes(task.serviceId!)
  return isRefused && (has(text, patterns.names.only) || commands.some(({ type }) => type === 'recall'))
}

function withRecall(commands: Command[], words: string): Command[] {
  return [
    { type: 'abandon', task: 'book', words },
    { type: 'recall', words },
    ...commands.filter((one) => isKept(one) && one.type !== 'recall'),
  ]
}

/**
 * Drops the reference of a known booking beside the question about it: "I have the reference …, is it valid?" Beside a change, it
 * tells which one: "is the massage confirmed? And cancel AB12CD".
 */
function withoutKnownReference(commands: Command[], { bookings = [] }: Table): Command[] {
  if (!commands.some(({ type }) => type === 'recall')) return commands
  // "Who rings me, and when?" is one question.
  const isOfTeam = commands.some((one) => one.type === 'recall' && one.isOfTeam === true)
  const known = new Set(bookings.map(({ reference }) => fold(reference)))
  const told = isOfTeam ? commands.filter((one) => one.type !== 'ask' || wordsOf(fold(one.words)).length > 1) : commands
  const isChange = commands.some((one) => one.type === 'start' && (one.task === 'move' || one.task === 'cancel'))
  if (isChange) return told
  return told.filter((one) => !('value' in one) || one.value.slot !== 'reference' || !known.has(fold(one.value.value)))
}

interface Known {
  booking: Booked
  isDenied: boolean
  /** Its reference is named. */
  isNamed: boolean
  /** The booking under way has no start yet, so that it cannot be the one that moves. */
  isFree: boolean
}

/** The change of the booking that was made, if the text is about that one. */
function changeOf(
  { text, patterns }: Reading,
  { booking, isDenied, isNamed, isFree }: Known,
): 'move' | 'cancel' | undefined {
  const { intents, names, appointment, questions } = patterns
  const isOld = has(text, intents.standing)
  const isOnly = isFree && has(text, names.only) && has(text, `${appointment}|${intents.standing}`)
  // While the other one has no start, "our booking" is the one that was made.
  const isOwn = isFree && has(text, `(?:${questions.way.own}) (?:\\S+ )?(?:${appointment})`)
  if (has(text, `${intents.move}|${intents.change}`)) {
    const isMeant =
      isDenied || isOld || isOnly || isOwn || isNamed || leftDay(text, booking, intents.fromTo) !== undefined
    return isMeant ? 'move' : undefined
  }
  return isDenied && isOld && has(text, `${intents.gone}|${intents.cancel}`) ? 'cancel' : undefined
}

/** The new day in "from the 6th to the 13th", where the first one is the booked day. */
function leftDay(text: string, { date }: Booked, pattern: string): { words: string; date: string } | undefined {
  const figures = expression(pattern.replaceAll('{n}', String.raw`(\d{1,2})`)).exec(text)
  const [words = '', from, to] = figures ?? []
  // "From 4 to 5 people", "from 10 to 11 o'clock".
  if (figures !== null && COUNTED.test(text.slice(figures.index + words.length))) return undefined
  if (from === undefined || to === undefined || Number(from) !== Number(date.slice(-2))) return undefined
  const days = Array.from({ length: MAX_DAYS }, (_, index) => plusDays(date, index + 1))
  const found = days.find((day) => Number(day.slice(-2)) === Number(to))
  return found === undefined ? undefined : { words, date: found }
}

const MAX_DAYS = 31
/** A noun after a figure, unless it is a month or an hour of the new start. */
const COUNTED = expression(`^ ?(?:${PEOPLE}|${HOUR})`)

/** Day, hour, person and number that the message wishes for the booking; the booked day is none. */
function newValues(commands: Command[], { text, patterns }: Reading, booking: Booked): Command[] {
  const left = leftDay(text, booking, patterns.intents.fromTo)
  const isOfDays = (words: string): boolean => left !== undefined && (words === '' || left.words.includes(fold(words)))
  const own = commands.flatMap((one): Command[] => {
    if ((one.type !== 'set' && one.type !== 'correct') || !MOVED.has(one.value.slot)) return []
    const { value, words } = one
    // Days in figures were read as hours: "del 8 al 15".
    if (value.slot === 'time' && isOfDays(words)) return []
    if (value.slot !== 'day') return [{ type: 'set', value, words }]
    if (value.value === null || value.value.from === booking.date) return behindBooked(value.value, words)
    return [{ type: 'set', value, words }]
  })
  const hasDay = own.some((one) => one.type === 'set' && one.value.slot === 'day')
  if (left === undefined || hasDay) return own
  return [{ type: 'set', value: { slot: 'day', value: { from: left.date, to: left.date } }, words: left.words }, ...own]
}

/** "From the 8th to the 15th", beside a booking of the 8th, is the 15th. */
function behindBooked(day: DayValue | null, words: string): Command[] {
  if (day === null || day.to === day.from) return []
  return [{ type: 'set', value: { slot: 'day', value: { from: day.to, to: day.to } }, words }]
}

const MOVED = new Set(['day', 'time', 'staff', 'party_size'])

function valuesOf({ day, time }: NonNullable<Table['task']>, words: string): Command[] {
  return [
    ...(day === null ? [] : [{ type: 'set', value: { slot: 'day', value: day }, words } as const]),
    ...(time === null ? [] : [{ type: 'set', value: { slot: 'time', value: time }, words } as const]),
  ]
}

/** Reads the known booking, named again with its move, as no new one: "drop that. Our visit of the 10th (AB12CD), move it to the 11th". */
function withMoveAgain(commands: Command[], reading: Reading, table: Table & { booking: Booked }): Command[] {
  const { intents } = reading.patterns
  const isBegun = commands.some((one) => one.type === 'start' && one.task === 'book')
  const isMoved = has(reading.text, `${intents.move}|${intents.change}`)
  if (!isBegun || !isMoved || !namesKnown(commands, table)) return commands
  return [...newValues(commands, reading, table.booking), ...commands.filter(isKept)]
}

/** The commands beside words against a new booking, which are met where they say nothing else. */
function withoutNew(commands: Command[], { patterns, typed }: Reading): Command[] {
  const kept = commands.filter((one) => beginsNone(one, patterns.intents.noNew))
  const isEmptied = kept.length === 0 && commands.length > 0
  return isEmptied ? [{ type: 'courtesy', kind: 'acknowledgement', words: typed.trim() }] : kept
}

/** True for a command that begins no booking, and is no note of these words against one. */
function beginsNone(command: Command, noNew: string): boolean {
  if (command.type === 'message') return !has(fold(command.words ?? command.text), noNew)
  return (
    command.type !== 'start' ||
    (command.task !== 'book' && (command.task !== 'note' || !has(fold(command.words), noNew)))
  )
}

/** True where the reference of a booking of this conversation is named. */
function namesKnown(commands: Command[], { booking, bookings = [] }: Table): boolean {
  const known = new Set([...bookings, ...(booking === null ? [] : [booking])].map(({ reference }) => fold(reference)))
  return commands.some((one) => 'value' in one && one.value.slot === 'reference' && known.has(fold(one.value.value)))
}

const KEPT = new Set<Command['type']>(['message', 'courtesy', 'noise', 'ask', 'complaint', 'recall', 'speak'])

/** Notes, questions and contact details stay; everything else was about the booking that is left. */
function isKept(command: Command): boolean {
  if (command.type === 'set' || command.type === 'correct')
    return ['name', 'email', 'phone', 'reference'].includes(command.value.slot)
  return KEPT.has(command.type) || (command.type === 'start' && isTeam(command.task))
}
