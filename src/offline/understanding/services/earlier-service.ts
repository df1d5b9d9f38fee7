import { forLanguage } from '../../../languages/index.ts'
import { isPartOfDay, type Command, type SlotValue, type Table } from '../../../models/understanding.ts'
import { talkedAbout } from './consultations.ts'
import { hintedAmong, hintedIn } from './hinted-services.ts'
import { likelyIn, neededAmong } from './likely-services.ts'
import { servicesOf } from '../reading-context.ts'
import { withoutSubject } from './meant-services.ts'
import { read, type Mention, type Reading } from '../reading.ts'
import { namedIn, partsOfName, peopleIn, type NamedMention } from './service-names.ts'
import { everydayWords } from '../spelling-correction.ts'
import { fold, has, hasBeginning, isWhole, without, wordsOf } from '../text.ts'
import { suitedAmong, suitedHints } from './suited-services.ts'

/**
 * Adds the service of recent messages to a booking that starts without one: "We are having a baby in December" and then
 * "Friday the 18th at nine?" A word for any of them ("a session") gives way to it.
 */
export function withEarlierService(given: Command[], reading: Reading, table: Table): Command[] {
  const commands = withCancelled(withoutMoved(given, reading, table), table)
  return asSpokenOf(withServiceOfTalk(commands, reading, table), reading, table)
}

function withServiceOfTalk(commands: Command[], reading: Reading, table: Table): Command[] {
  const { language, folded, mentions } = reading
  // "I want to come on Monday for that", beside the message about it.
  const isOfMessage = table.task?.task === 'message' && commands.some(({ type }) => type === 'start')
  if ((table.task !== null && !isOfMessage) || table.booking !== null) return commands
  const vague = commands.filter((one) => isVague(one, reading.patterns))
  const rest = commands.filter((one) => !vague.includes(one))
  if (!beginsBooking(rest)) return commands
  // The request may itself hint at a service without naming one: "Need a nose stud on Friday".
  const isStarted = commands.some(({ type }) => type === 'start')
  // "A place for five on Friday night" hints at no night course, and a Saturday at none that is held on Saturdays.
  const timeless = without(folded.text, mentions.filter(isOfWhen), 'x')
  const wished = vague.length > 0 ? [] : earlierService([timeless], table, language)
  // Words that may mean several are no match for the one service of the messages before.
  const before = wished.length === 1 ? [] : spokenOf(table, language)
  const earlier = wished.length === 0 || before.length === 1 ? before : wished
  const ids = earlier.length > 0 || !isStarted ? earlier : likeliest(reading, table)
  if (ids.length === 0 || (vague.length > 0 && ids.length > 1)) return commands
  return [...rest, { type: 'set', value: { slot: 'service', value: ids }, words: '' }]
}

/**
 * Takes the service that is being booked or was just asked about, where words may mean several: "then on the 12th, with one of your
 * machines", of the machine course. Words that are no part of its name mean another one.
 */
function asSpokenOf(commands: Command[], { typed }: Reading, { task, booking, topic, services }: Table): Command[] {
  const id = task === null ? topic?.serviceId : task.task === 'book' ? task.serviceId : null
  const spoken = services.find((one) => one.id === id)
  if (booking !== null || spoken === undefined) return commands
  const isGuess = (words: string): boolean =>
    words === '' || words === typed.trim() || hasBeginning(fold(spoken.name), wordsOf(fold(words)))
  return commands.map((one) =>
    (one.type === 'set' || one.type === 'correct') &&
    one.value.slot === 'service' &&
    one.value.value.length > 1 &&
    isGuess(one.words)
      ? { ...one, value: { slot: 'service', value: [spoken.id] } }
      : one,
  )
}

/** Adds the service of the booking whose cancellation is agreed to a start beside the yes: "yes. And is Friday at two free?" */
function withCancelled(commands: Command[], { task, booking }: Table): Command[] {
  const isAgreed = task?.task === 'cancel' && commands.some(({ type }) => type === 'confirm')
  const id = task?.serviceId ?? booking?.serviceId
  const isStarted = commands.some((one) => one.type === 'start' && one.task === 'book')
  const slots = new Set(commands.flatMap((one) => (one.type === 'set' ? [one.value.slot] : [])))
  if (!isAgreed || id == null || !isStarted || slots.has('service') || !slots.has('day')) return commands
  return [...commands, { type: 'set', value: { slot: 'service', value: [id] }, words: '' }]
}

/** Reads a move as a new booking where the only one was cancelled: "thanks. Could it be on Friday?" */
function withoutMoved(commands: Command[], reading: Reading, table: Table): Command[] {
  const { task, booking, cancelledService } = table
  const { text, patterns } = reading
  // "My other appointment, made by phone" is none of this conversation.
  if (has(text, patterns.otherBooking)) return commands
  const isNamed = commands.some((one) => 'value' in one && one.value.slot === 'reference')
  if (task !== null || booking !== null || cancelledService === undefined || isNamed) return commands
  const isWhen = commands.some((one) => 'value' in one && (one.value.slot === 'day' || one.value.slot === 'time'))
  if (!isWhen) return commands
  return commands.map((one) => (one.type === 'start' && one.task === 'move' ? { ...one, task: 'book' } : one))
}

/** The service of the messages since a booking was cancelled, else of that booking; without one, of all recent messages. */
function spokenOf(table: Table, language: string): string[] {
  const { cancelledService, sinceCancelled = [], recent } = table
  if (cancelledService === undefined) return earlierService(recent, table, language)
  // "Do you do pedicures?", asked after the cancellation, is newer than it.
  const since = earlierService(sinceCancelled, table, language)
  return since.length > 0 ? since : [cancelledService]
}

/** The services that a wish is likely to mean by its subject, where none of its words leads to one. */
function likeliest({ typed, language, folded, mentions }: Reading, table: Table): string[] {
  const suited = suitedAmong(servicesOf(table), typed, language, table)
  return neededAmong(without(folded.text, mentions, 'x'), suited, language)
}

/** True for several services by a word for any of them. */
function isVague(command: Command, { classes }: Reading['patterns']): boolean {
  if (command.type !== 'set' || command.value.slot !== 'service' || command.value.value.length < 2) return false
  return isWhole(fold(command.words), classes)
}

/** Maximum recent messages that may tell the day of a booking that begins now. */
const MAX_TOLD = 2

/**
 * Adds the day, the hour and the person of recent wishes that opened no booking to the one that opens now: "I'd like to be filmed,
 * after six if possible", and then "I want the video analysis".
 */
export function withEarlierWhen(commands: Command[], table: Table): Command[] {
  const starts = commands.filter(({ type }) => type === 'start')
  const isOne = starts.every((one) => one.type === 'start' && one.task === 'book' && one.isOtherBooking !== true)
  const services = commands.filter((one) => one.type === 'set' && one.value.slot === 'service')
  if (table.task !== null || table.booking !== null || !isOne || services.length !== 1) return commands
  const isElse = commands.some((one) => one.type === 'ask' || one.type === 'abandon' || one.type === 'unclear')
  const given = new Set(commands.flatMap((one) => (one.type === 'set' ? [one.value.slot] : [])))
  if (isElse || given.has('time')) return commands
  // A part of the day that suits holds for any day.
  const toldIn = given.has('day') ? suitingPart : wishedWhen
  const told = table.recent
    .slice(-MAX_TOLD)
    .toReversed()
    .map((message) => toldIn(message, table))
  const [newest = []] = told.filter((values) => values.length > 0)
  const values = newest.filter(({ slot }) => !given.has(slot))
  return [...commands, ...values.map((value): Command => ({ type: 'set', value, words: '' }))]
}

/** The day, the hour and the person of a message that wishes for an appointment. */
function wishedWhen(message: string, table: Table): SlotValue[] {
  const reading = read(message, { ...table, recent: [], question: null })
  const { text, mentions, patterns } = reading
  const { intents, questions } = patterns
  const isWish = has(text, `${intents.wish}|${intents.book}|${questions.availability}`)
  const values = mentions.flatMap((one) => (one.candidates === undefined ? one.values : []))
  const own = values.filter(({ slot, value }) => WHEN_OR_WHO.has(slot) && value !== null)
  return isWish && own.some(({ slot }) => slot !== 'staff') ? own : partIn(reading)
}

/** The part of the day that a message says suits, wish or not: "I can only do afternoons". */
function suitingPart(message: string, table: Table): SlotValue[] {
  return partIn(read(message, { ...table, recent: [], question: null }))
}

/** The part of the day in a clause that says that it suits, and asks nothing. */
function partIn({ text, mentions, patterns }: Reading): SlotValue[] {
  const parts = mentions.filter(({ values }) => values.length === 1 && values.some(isPart))
  const suiting = parts.filter(({ start, end }) => {
    const before =
      text
        .slice(Math.max(0, start - BESIDE_PART), start)
        .split(/[.!?;\n]/u)
        .at(-1) ?? ''
    const behind = /^[^.!?;\n]{0,60}/u.exec(text.slice(end))?.[0] ?? ''
    return has(`${before} ${behind}`, patterns.dayParts.suits) && text[end + behind.length] !== '?'
  })
  return suiting.flatMap(({ values }) => values).slice(-1)
}

const BESIDE_PART = 60

function isPart({ slot, value }: SlotValue): boolean {
  return slot === 'time' && isPartOfDay(value)
}

const WHEN_OR_WHO = new Set<SlotValue['slot']>(['day', 'time', 'staff'])

function isOfWhen({ values, candidates = [] }: Mention): boolean {
  return [...values, ...candidates].some(({ slot }) => slot === 'day' || slot === 'time')
}

function beginsBooking(commands: Command[]): boolean {
  const starts = commands.filter((one) => one.type === 'start')
  const slots = commands.flatMap((one) => (one.type === 'set' ? [one.value.slot] : []))
  if (slots.includes('service')) return false
  if (starts.length > 0) return starts.every(({ task, isOtherBooking }) => task === 'book' && isOtherBooking !== true)
  // A day or an hour starts one as well, but not beside a question or with a reference.
  const isElse = slots.includes('reference') || commands.some(({ type }) => type !== 'set' && type !== 'courtesy')
  return !isElse && (slots.includes('day') || slots.includes('time'))
}

/** Ids of the service that the messages name most precisely, the newest first; otherwise of the newest hint. */
function earlierService(messages: string[], table: Table, language: string): string[] {
  const services = servicesOf(table)
  const suited = suitedAmong(services, messages.at(-1) ?? '', language, table)
  const { understanding } = forLanguage(language)
  // A description may name people, who hint at nothing.
  const staff = table.staff.map(({ id, name }) => ({ id, names: [name, ...partsOfName(name)] }))
  const everyday = everydayWords(language)
  const newest = messages
    .toReversed()
    .map(fold)
    .map((text) => without(text, peopleIn(text, staff, everyday, understanding), 'x'))
  const isSuited = ({ ids }: NamedMention): boolean => ids.some((id) => suited.some((one) => one.id === id))
  const named = newest
    .flatMap((text) =>
      withoutSubject(namedIn(text, services, everyday, understanding), text, services, {
        language,
        table,
      })
        .map((one) => hintedAmong(one, text, services, language))
        .filter(isSuited),
    )
    .toSorted((a, b) => a.ids.length - b.ids.length || b.share - a.share)
  const [told] =
    named.length > 0
      ? named
      : newest.flatMap((text) =>
          likelyIn(suitedHints(hintedIn(text, services, language), suited), text, suited, language).flatMap((hint) =>
            talkedAbout(hint, suited, { text, language, isUnderWay: false }),
          ),
        )
  return told?.ids ?? []
}
