import { inAnyLanguage } from '../../../languages/index.ts'
import type { Command, Table } from '../../../models/understanding.ts'
import { changeIn } from '../acts/intents.ts'
import type { Reading } from '../reading.ts'
import { sentencesIn } from '../sentences.ts'
import { begins, fold, has, wordsOf } from '../text.ts'
import { withDayAsked } from './booked-day-asked.ts'
import { isWhen, setsOf, type Start } from './parts.ts'
import { isOfOthers, isOrdered } from './party-stated.ts'

const IF = inAnyLanguage(({ functionWords }) => functionWords.if)
const FOR = inAnyLanguage(({ functionWords }) => functionWords.for)

/** Reads what changes the booking that was made, while nothing is under way. */
export function withBookedChanged(commands: Command[], reading: Reading, table: Table): Command[] {
  if (table.booking === null || table.task !== null) return commands
  const told = withCancelTold(withRuleAsked(commands, reading), reading)
  const moved = withoutHintedService(withPartyMoved(told, reading, table), reading, table)
  return withDayAsked(moved, reading, table)
}

function isChange(one: Command): boolean {
  return one.type === 'start' && (one.task === 'cancel' || one.task === 'move')
}

/** Reads a quoted rule as a question: "Your site says I can cancel it until the day before, is that right?" */
function withRuleAsked(commands: Command[], { patterns, typed }: Reading): Command[] {
  const { quoted, must, wish } = patterns.intents
  const text = fold(typed)
  // "The e-mail says Tuesday, can you move it to Wednesday?" names the day that it wishes for.
  const isDated = commands.some((one) => 'value' in one && (one.value.slot === 'day' || one.value.slot === 'time'))
  const isWished = isDated && !has(text, patterns.intents.cancelling)
  if (!commands.some(isChange) || isWished || !typed.includes('?')) return commands
  if (!has(text, quoted) || has(text, `${must}|${wish}`)) return commands
  const words = typed.trim()
  return [{ type: 'ask', question: words, words }, ...commands.filter((one) => !isChange(one) && one.type !== 'ask')]
}

const MIN_WORDS_TOLD = 2

/**
 * Adds the cancellation that a question for its fee follows: "I have to cancel it, does that cost me anything?" A day that does
 * not suit is its reason, and wishes for no other day.
 */
function withCancelTold(commands: Command[], { patterns, typed }: Reading): Command[] {
  const isTold = commands.some((one) => one.type === 'ask' && leadOf(one.words, patterns) !== undefined)
  if (!isTold || commands.some((one) => one.type === 'start' && !isOfDay(one, typed))) return commands
  return commands.flatMap((one): Command[] => {
    if (one.type === 'start') return []
    if (one.type !== 'ask') return [one]
    const lead = leadOf(one.words, patterns)
    if (lead === undefined) return [one]
    const question = one.words.slice(lead.length + 1).trim()
    return [
      { type: 'start', task: 'cancel', words: lead },
      { type: 'ask', question, words: question },
    ]
  })
}

/** True for a move that was read from a day that does not suit alone, whose words are the whole message. */
function isOfDay({ task, words }: Start, typed: string): boolean {
  return task === 'move' && words === typed.trim()
}

/** The statement before the comma of a question, if it cancels and sets no condition. */
function leadOf(words: string, patterns: Reading['patterns']): string | undefined {
  const comma = words.lastIndexOf(',')
  const lead = words.slice(0, Math.max(0, comma))
  const text = fold(lead)
  if (wordsOf(text).length < MIN_WORDS_TOLD || lead.includes('?') || changeIn(text, patterns) !== 'cancel')
    return undefined
  const { intents, questions, answers, joins } = patterns
  // "And for cancelling, do I call?" asks how it is done.
  const isElse = begins(
    text,
    `${questions.condition}|${questions.start}|(?:(?:${joins}) )?(?:${IF}|${FOR})|${answers.no}`,
  )
  // "Your site says I can cancel it until the day before, is that right?" quotes a rule.
  const isQuoted = has(text, intents.quoted) && !has(text, `${intents.must}|${intents.wish}`)
  return isElse || isQuoted || has(text, intents.denied) ? undefined : lead
}

/**
 * Reads another number of people beside a remark as a change of the booking: "my aunt might come too, can you make it five?" The
 * remark, which only gives the reason, is no note; a note that is asked for stays.
 */
function withPartyMoved(commands: Command[], reading: Reading, { booking }: Table): Command[] {
  const { patterns } = reading
  const size = sizeAsked(commands, reading)
  const note = commands.find((one): one is Start => one.type === 'start' && one.task === 'note')
  const known = booking?.partySize
  if (known === undefined || size === undefined || !('value' in size) || size.value.value === known) return commands
  const isFree = note === undefined || !has(fold(note.words), `${patterns.intents.note}|${patterns.intents.noted}`)
  // "Lina has cancelled, so only 8 children": fewer come, and the booking stays.
  const cancelled = commands.find(
    (one) => one.type === 'start' && one.task === 'cancel' && tellsFewer(one, size, { known, reading }),
  )
  const isElse = commands.some((one) => one.type === 'start' && one !== note && one !== cancelled)
  // Beside a question, a number alone changes nothing by itself.
  const isAsked = commands.some(({ type }) => type === 'ask')
  const isHeard = note === undefined && cancelled === undefined && commands.includes(size) && !isAsked
  if (!isFree || isElse || isHeard) return commands
  const isRead = (one: Command): boolean =>
    one === note ||
    one === size ||
    one === cancelled ||
    one.type === 'message' ||
    (one.type === 'ask' && one.words.includes(size.words))
  return [{ type: 'start', task: 'move', words: size.words }, size, ...commands.filter((one) => !isRead(one))]
}

/**
 * True for somebody else's cancellation with the number that is left, in the same sentence: "only three of us would be left, so we cancel"
 * cancels.
 */
function tellsFewer(cancelled: Start, size: Command, { known, reading }: { known: number; reading: Reading }): boolean {
  if (!('value' in size) || size.value.slot !== 'party_size' || size.value.value >= known) return false
  const sentence = sentencesIn(reading.typed).find((one) => one.includes(size.words) && one.includes(cancelled.words))
  return sentence !== undefined && !isOrdered(reading.typed, reading) && isOfOthers(sentence, reading)
}

/** The number of people that is set, or asked for beside company: "my aunt is coming too, could you put four people?" */
function sizeAsked(commands: Command[], { patterns, mentions, text }: Reading): Command | undefined {
  const set = commands.find((one) => 'value' in one && one.value.slot === 'party_size')
  if (set !== undefined || !has(text, patterns.party.company)) return set
  const asked = commands.flatMap((one) =>
    one.type === 'ask' && begins(fold(one.words), patterns.questions.request) ? [one.words] : [],
  )
  return setsOf(mentions).find(
    (one) => one.type === 'set' && one.value.slot === 'party_size' && asked.some((words) => words.includes(one.words)),
  )
}

/**
 * Drops a service that is only hinted at, beside another day or hour for the booking: "can I come on Thursday instead?" names no
 * service, whatever the descriptions say of coming.
 */
function withoutHintedService(
  commands: Command[],
  { text, patterns, mentions }: Reading,
  { booking }: Table,
): Command[] {
  const { correction, prefers, otherBooking, more } = patterns
  const isBegun = commands.some((one) => one.type === 'start' && one.task === 'book' && one.isOtherBooking !== true)
  const isRather = has(text, `${correction}|${prefers}`) && !has(text, `${otherBooking}|${more}`)
  if (!isBegun || !isRather || !commands.some((one) => isWhen(one))) return commands
  const hinted = new Set(mentions.filter(({ isHint }) => isHint === true).map(({ words }) => words))
  const isHinted = (one: Command): boolean =>
    one.type === 'set' &&
    one.value.slot === 'service' &&
    !one.value.value.includes(booking?.serviceId ?? '') &&
    (one.words === '' || hinted.has(one.words))
  return commands.filter((one) => !isHinted(one))
}
