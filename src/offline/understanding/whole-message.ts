import { inAnyLanguage, LANGUAGES } from '../../languages/index.ts'
import { smallTalkOf } from '../../languages/small-talk.ts'
import { isPartOfDay, type Command, type Table, type TimeValue } from '../../models/understanding.ts'
import { approving } from './short-answers.ts'
import { mostCommonWords } from './common-words.ts'
import { isAnyTimeMeant } from './day-parts.ts'
import { withoutLead } from './parsed-clause.ts'
import { numberOf } from './numbers.ts'
import { positionByFigure, fillersAroundPosition } from './option-positions.ts'
import type { Reading } from './reading.ts'
import { hasFigure } from './services/service-names.ts'
import { begins, expression, fold, has, isWhole, opening, wordsOf } from './text.ts'
import { agesTold } from './party/told-ages.ts'
import { hourIn } from './when/index.ts'
import { isLater } from './when/wished.ts'
import { PICKS_SERVICE } from './services/service-wishes.ts'

/**
 * The commands of a message that has to be read as a whole: an order, a figure, an emoji, noise. Undefined for any
 * other.
 */
export function wholeMessage(reading: Reading, table: Table): Command[] | undefined {
  const { typed, text, patterns, language } = reading
  const words = typed.trim()
  if (words === '') return []
  if (!/[\p{L}\p{N}]/u.test(typed)) return [symbolsCommand(words, table)]
  if (has(text, patterns.order) && !isBookingWished(reading)) return [{ type: 'order', words }]
  if (isRepeat(text, reading)) return [{ type: 'repeat', words }]
  if (smallTalkOf(words, language) === 'identity') return [{ type: 'courtesy', kind: 'identity', words }]
  const named = serviceIn(reading, table)
  if (named !== undefined) return named
  if (isWaiting(reading, table)) return [{ type: 'courtesy', kind: 'acknowledgement', words }]
  if (isIndifferent(reading, table)) return [{ type: 'choose', option: 1, words }]
  const wished = taskChosen(reading, table)
  if (wished !== undefined) return [{ type: 'start', task: wished, words }, ...contactsIn(reading)]
  // "I have to look at my diary first" chooses nothing.
  const place = has(text, patterns.abandon) ? undefined : positionIn(reading, table)
  if (place !== undefined) return [{ type: 'choose', option: place, words }, ...contactsIn(reading)]
  const figure = figureCommand(reading, table)
  if (figure !== undefined) return [figure, ...contactsIn(reading)]
  return isNoise(text, reading, table) ? [{ type: 'noise', words }] : undefined
}

/**
 * True for a wish to book with its service, day or hour: "but you told me that it is free! I'd like to book the ride on the 19th"; also
 * where all three are named.
 */
function isBookingWished({ text, patterns, mentions }: Reading): boolean {
  const { wish, book } = patterns.intents
  const slots = new Set(mentions.flatMap(({ values }) => values.map(({ slot }) => slot)))
  if (slots.has('service') && slots.has('day') && slots.has('time')) return true
  const isOfVisit = mentions.some(({ values }) => values.some(({ slot }) => slot === 'service' || slot === 'day'))
  return isOfVisit && has(text, `(?:${wish})(?: [^\\s,.!?]+){0,2} (?:${book})`)
}

/** A service by its full name, as on its button. No word of it is read as anything else. */
function serviceIn({ typed, mentions }: Reading, { services, question, task }: Table): Command[] | undefined {
  const isOpen = task === null && question !== 'message'
  if (!isOpen && !(PICKS_SERVICE.has(question) && task?.task === 'book')) return undefined
  const words = typed.trim()
  const own = fold(words)
  const service = services.find(({ name }) => fold(name) === own)
  if (service === undefined) return undefined
  const parties = mentions.flatMap(({ values }) => values).filter(({ slot }) => slot === 'party_size')
  const chosen = [{ slot: 'service' as const, value: [service.id] }, ...parties]
  const start: Command[] = isOpen && !PICKS_SERVICE.has(question) ? [{ type: 'start', task: 'book', words }] : []
  return [...start, ...chosen.map((value): Command => ({ type: 'set', value, words }))]
}

/** The command of a message of emoji and punctuation. */
function symbolsCommand(words: string, { question }: Table): Command {
  if (/[👍👌✅🆗💯☑✔]/u.test(words))
    return question === null ? { type: 'courtesy', kind: 'acknowledgement', words } : { type: 'confirm', words }
  if (/[👎❌🚫]/u.test(words))
    return question === null ? { type: 'courtesy', kind: 'acknowledgement', words } : { type: 'reject', words }
  if (/🙏/u.test(words)) return { type: 'courtesy', kind: 'thanks', words }
  if (/👋/u.test(words)) return { type: 'courtesy', kind: 'greeting', words }
  if (/\p{Extended_Pictographic}/u.test(words)) return { type: 'courtesy', kind: 'acknowledgement', words }
  return /[?¿]/u.test(words) ? { type: 'repeat', words } : { type: 'noise', words }
}

function isRepeat(text: string, { patterns, mentions }: Reading): boolean {
  // "ada@example.com, sorry" gives a value and asks for no repetition.
  if (mentions.length > 0) return false
  const own = text.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim()
  return (
    Object.values(LANGUAGES).some(({ smallTalk }) => smallTalk.phone.repeat.test(own)) &&
    !new RegExp(`^(?:${patterns.answers.no})$`, 'u').test(own)
  )
}

const MAX_WORDS_OF_WAIT = 8

/** True for a request to wait: "Hang on, let me check with my boss." */
function isWaiting({ text, mentions, patterns }: Reading, { question }: Table): boolean {
  const isBrief = mentions.length === 0 && wordsOf(text).length <= MAX_WORDS_OF_WAIT
  const lead = opening(patterns.wait).exec(text)?.[0]
  if (!isBrief || question === 'message' || text.includes('?') || lead === undefined) return false
  // "Hold on, that's wrong" refuses what was read back.
  const behind = text.slice(lead.length).replace(/^[^\p{L}]+/u, '')
  if (question === 'confirm' && has(behind, `${patterns.answers.no}|${patterns.answers.noAlone}`)) return false
  return withoutLead(text, patterns) === text
}

/** True where every option suits, so that the first is chosen: "Any of them". */
function isIndifferent({ text, mentions, patterns }: Reading, { question, options }: Table): boolean {
  const own = text.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim()
  const isOffered = (question === 'time' || question === 'day') && options.length > 0
  return isOffered && !isAnyTimeMeant({ mentions }) && isWhole(own, patterns.indifferent)
}

const MAX_WORDS_OF_TASK = 6

/** The task that is chosen between a person and a message: "Message please". */
function taskChosen({ text, patterns }: Reading, { question, options }: Table): 'person' | 'message' | undefined {
  const isAsked = question === 'choice' && options.some(({ kind }) => kind === 'task')
  if (!isAsked || text.includes('?') || wordsOf(text).length > MAX_WORDS_OF_TASK) return undefined
  const { person, message } = patterns.toTeam
  const isPerson = has(text, person)
  if (begins(text, patterns.answers.no) || isPerson === has(text, message)) return undefined
  return isPerson ? 'person' : 'message'
}

const PICKED = new Set<Table['question']>(['choice', 'service', 'staff', 'offer', 'day', 'time'])

/**
 * The position, from 1, of the option that an ordinal chooses: "The second one, please". Elsewhere an ordinal is a day
 * of the month.
 */
function positionIn({ text, patterns }: Reading, { options, question }: Table): number | undefined {
  if (options.length < 2 || !PICKED.has(question) || wordsOf(text).length > MAX_WORDS_OF_HOUR) return undefined
  const { ordinals } = patterns
  const around = fillersAroundPosition(patterns)
  const index = ordinals.findIndex((ordinal) => {
    const match = expression(ordinal).exec(text)
    if (match === null) return false
    const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
    return wordsOf(rest).every((word) => around.has(word))
  })
  const option = index === ordinals.length - 1 ? options.length : index + 1
  if (index < 0) return positionByFigure(text, options, patterns)
  return option > options.length ? undefined : option
}

/** The command of a figure by the question before it: an hour, a party size, or the position of an option. */
function figureCommand(reading: Reading, table: Table): Command | undefined {
  const { typed, text, patterns, language, mentions } = reading
  const own = wordsOf(withoutChoosing(withoutIntroduction(reading), patterns, table))
  // "4 pm doesn't work" refuses the hour, and so does "not 4".
  if (mentions.some(({ unsuitable }) => unsuitable !== undefined) || NEGATED.test(text)) return undefined
  const party = mentions.flatMap(({ values }) => values).find(({ slot }) => slot === 'party_size')
  if (party !== undefined && table.question !== 'party_size') return undefined
  // "My little one is three" is no number of people, and no hour.
  if (agesTold(text, patterns).length > 0) return undefined
  // "After 4" is no start at four.
  const bounds = mentions.filter(({ values }) => values.some((one) => one.slot === 'time' && isPartOfDay(one.value)))
  if (bounds.some((one) => isLater(one, text))) return undefined
  if (isNewHour(reading, table)) {
    const time = hourIn(text, language, table)?.time
    if (time !== undefined) return { type: 'correct', value: { slot: 'time', value: time }, words: typed.trim() }
  }
  const filler = approving(patterns)
  const telling = own.filter((word) => !filler.has(word) || /^\d+$/u.test(word))
  const numbers = telling.map((word) => numberOf(word, patterns))
  const { question, options, task } = table
  const words = typed.trim()
  const eitherHour =
    question === 'time' && mentions.length === 0 && own.length <= MAX_WORDS_OF_HOUR
      ? positionOfHour(own, patterns, table)
      : undefined
  if (eitherHour !== undefined) return { type: 'choose', option: eitherHour, words }
  const [figure] = numbers
  if (figure === undefined || numbers.length !== 1 || own.length > 5) return undefined
  // "Le 9": with an article it is a day of the month.
  const isDate = mentions.some(
    (one) => /^\p{L}{2,4} \d{1,2}\.?$/u.test(fold(one.words)) && one.values.some(({ slot }) => slot === 'day'),
  )
  if (isDate) return undefined
  // "Me and the two" are three.
  if (question === 'party_size') return { type: 'set', value: party ?? { slot: 'party_size', value: figure }, words }
  if (table.isNumbered && figure >= 1 && figure <= options.length) return { type: 'choose', option: figure, words }
  const byHour = positionByHour(figure, table)
  if (byHour !== undefined) return { type: 'choose', option: byHour, words }
  const named = table.services.filter(({ name }) => hasFigure(name, figure, patterns))
  if (question === 'service' && named.length === 1)
    return { type: 'set', value: { slot: 'service', value: [named[0]!.id] }, words }
  const isListed = figure >= 1 && figure <= options.length
  if (isListed && (question === 'choice' || question === 'service' || question === 'staff' || question === 'offer'))
    return { type: 'choose', option: figure, words }
  // "1" also chooses the only option.
  if (question === 'time' && options.length === 1 && figure === 1) return { type: 'choose', option: 1, words }
  if (figure > 24 || bounds.length > 0 || !ASKS_HOUR.has(question)) return undefined
  const value = { slot: 'time' as const, value: hourIn(text, language, table)?.time ?? null }
  if (isAgreed(text, value.value, patterns, table)) return { type: 'confirm', words }
  return task?.time == null && question === 'time' ? { type: 'set', value, words } : { type: 'correct', value, words }
}

/** Questions that a bare hour answers or corrects. */
const ASKS_HOUR = new Set<Table['question']>(['time', 'day', 'confirm', 'choice', 'change'])

/** True for a yes with the hour of the summary: "Yes, I'll take nine." */
function isAgreed(text: string, time: TimeValue | null, { answers }: Reading['patterns'], table: Table): boolean {
  const [start, other] = table.task?.offered ?? []
  if (table.question !== 'confirm' || time?.at === undefined || start === undefined || other !== undefined) return false
  const isYes = has(text, `${answers.yes}|${answers.yesAlone}`) && !has(text, answers.no)
  const isSame = start.time === time.at || (time.isHalfDayKnown === false && start.time === otherHalf(time.at))
  return isYes && isSame
}

function otherHalf(time: string): string {
  return Temporal.PlainTime.from(time).add({ hours: 12 }).toString({ smallestUnit: 'minute' })
}

/** The position of the one of two hours that is on offer: "9 or 11 would do". */
function positionOfHour(words: string[], patterns: Reading['patterns'], table: Table): number | undefined {
  const figures = words.filter((word) => /^\d+$/u.test(word))
  const hours = figures.map((figure) => numberOf(figure, patterns) ?? Infinity)
  if (hours.length !== 2 || hours.some((hour) => hour > 24)) return undefined
  const free = hours.map((hour) => positionByHour(hour, table)).filter((place) => place !== undefined)
  return free.length === 1 ? free[0] : undefined
}

const NEGATED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${inAnyLanguage(({ functionWords }) => functionWords.not)}) \\d{1,2}(?![\\p{L}\\p{N}])`,
  'u',
)

/** The text without the words that take an hour on offer: "let's take 3". */
function withoutChoosing(text: string, { answers }: Reading['patterns'], { question, options }: Table): string {
  const isOffered = (question === 'time' || question === 'day') && options.some(({ kind }) => kind === 'start')
  return isOffered ? text.replaceAll(expression(answers.choosing), ' ') : text
}

/** The text without a lead to a name, which is no part of the figure: "10 please, my name is Ellie". */
function withoutIntroduction({ text, mentions, patterns }: Reading): string {
  const isNamed = mentions.some(({ values }) => values.some(({ slot }) => slot === 'name'))
  return isNamed ? text.replace(expression(patterns.names.leads), ' ') : text
}

/** The name and contacts beside the figure: "10 then. Rich Dunmore, 07700 900412". */
function contactsIn({ mentions }: Reading): Command[] {
  return mentions.flatMap(({ values, words }) =>
    values
      .filter(({ slot }) => slot === 'name' || slot === 'email' || slot === 'phone')
      .map((value): Command => ({ type: 'set', value, words })),
  )
}

/** True for another hour in a figure with a word of correction: "Can you make it 10 instead?" */
function isNewHour({ text, mentions, patterns }: Reading, { task, booking, question }: Table): boolean {
  const figures = text.match(/\d+/gu) ?? []
  const isOpen = task?.task === 'book' || task?.task === 'move' || (task === null && booking !== null)
  if (!isOpen || mentions.length > 0 || figures.length !== 1 || question === 'party_size') return false
  // "Yes, change it. And how much do the 4 of us pay?"
  const sentence = text.split(/[.!?;\n]/u).find((one) => one.includes(figures[0]!)) ?? text
  return Number(figures[0]) <= 24 && wordsOf(text).length <= MAX_WORDS_OF_HOUR && has(sentence, patterns.correction)
}

/** The position of the only option that starts at this hour. */
function positionByHour(figure: number, { options }: Table): number | undefined {
  const fitting = options.flatMap((option, index) => {
    if (option.kind !== 'start') return []
    const [hour, minute] = option.time.split(':').map(Number)
    // "800" is eight o'clock if eight is on offer.
    const written = hour! * 100 + minute!
    const isWritten = figure >= 100 && (figure === written || figure + 1200 === written)
    return isWritten || (minute === 0 && (hour === figure || hour === figure + 12)) ? [index + 1] : []
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

const MAX_WORDS_OF_HOUR = 9
const ROWS = ['qwertzuiop', 'qwertyuiop', 'azertyuiop', 'asdfghjkl', 'qsdfghjklm', 'yxcvbnm', 'zxcvbnm', 'wxcvbn']
const RUN = 4

/** True for letters without words: neighbours on the keyboard, one letter repeated, or no vowel. */
function isNoise(text: string, { language, mentions }: Reading, { question }: Table): boolean {
  // "10h30" has no vowel either, but is a time.
  if (mentions.length > 0) return false
  const words = wordsOf(text).filter((word) => /\p{Script=Latin}/u.test(word))
  if (words.length === 0 || words.length > 3 || words.length < wordsOf(text).length) return false
  if (question === 'name' || question === 'reference') return words.every(isKeyboardRun)
  const common = mostCommonWords(language)
  return words.every((word) => !common.has(word) && (isKeyboardRun(word) || isWithoutVowel(word)))
}

function isKeyboardRun(word: string): boolean {
  if (word.length >= RUN && new Set(word).size <= 2) return true
  const isCovered = (run: string): boolean => run.length * 3 >= word.length * 2
  return ROWS.some((row) => {
    for (let at = 0; at + RUN <= word.length; at += 1) {
      let end = at + RUN
      if (!row.includes(word.slice(at, end))) continue
      while (end < word.length && row.includes(word.slice(at, end + 1))) end += 1
      if (isCovered(word.slice(at, end))) return true
    }
    return false
  })
}

function isWithoutVowel(word: string): boolean {
  return word.length >= 5 && !/[aeiouy]/u.test(word)
}
