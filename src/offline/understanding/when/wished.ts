import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import type { DayValue, Table } from '../../../models/understanding.ts'
import { mostCommonWords } from '../common-words.ts'
import type { ReadingContext } from '../reading-context.ts'
import { numberPattern } from '../numbers.ts'
import { begins, has, isWhole, overlaps, without, wordsOf, type Span } from '../text.ts'
import { todayOf } from './today.ts'
import { isCounted, isCountOfThings } from './counted.ts'
import { chosenHours } from './chosen-hours.ts'
import { clausesOfDays, withPart } from './day-clauses.ts'
import { whenIn, type WhenMention } from './index.ts'
import { withoutLeftDays, withoutToldDays } from './left-days.ts'
import { withoutOwnHours } from './own-hours.ts'
import { isUnsuitable } from './unsuitable.ts'
import { withWorkingHours } from './working-hours.ts'

type Wish = Pick<ReadingContext, 'language' | 'patterns' | 'table'>

/**
 * The days and times that are wished for, and those that are refused. Neither is read from `taken`, whose words name
 * something else, nor from the sizes of a party.
 */
export function wishedTimes(
  text: string,
  taken: Span[],
  parties: Span[],
  known: Wish,
): { wanted: WhenMention[]; unsuitable: WhenMention[] } {
  const { patterns } = known
  const meant = timesIn(text, taken, parties, known)
  const unsuitable = refusedIn(meant, text, patterns)
  // "The week of the 14th. I can't on Monday": the week was read together with the Monday, so it is read again without
  // it.
  const refusedAt = unsuitable.map((when) => ({ ...when, start: behindComma(when, text) }))
  const suitable = unsuitable.length === 0 ? meant : timesIn(text, [...taken, ...refusedAt], parties, known)
  // "Not today. I am at the doctor's today": a refused day that is repeated is not wished for.
  const isRefusedDay = ({ day, time }: WhenMention): boolean =>
    day != null && time === undefined && unsuitable.some((one) => one.day?.from === day.from && one.day.to === day.to)
  const kept = withoutToldDays(withoutLeftDays(suitable, text, patterns, known.table), text, patterns)
  const free = withWorkingHours(withFirstPart(kept, text, known), text, patterns)
  const wanted = alternatives(
    free.map((when) => behindRefused(when, unsuitable)).filter((when) => !isRefusedDay(when)),
    text,
    patterns,
  ).map((when) => startOfLength(when, text, patterns))
  const chosen = chosenHours(text, wanted, [...taken, ...parties, ...meant, ...unsuitable], known)
  return { wanted: [...wanted, ...chosen].toSorted((a, b) => a.start - b.start), unsuitable }
}

/** The refused days and times, each judged by its own clause; the part of a refused day is refused with it. */
function refusedIn(meant: WhenMention[], text: string, patterns: UnderstandingPatterns): WhenMention[] {
  const clauses = clausesOfDays(meant, text, patterns)
  const refused = meant.filter((when) => {
    const { start, end } = clauses.get(when) ?? { start: 0, end: text.length }
    const own = '\n'.repeat(start) + text.slice(start, end)
    return isUnsuitable({ ...when, ...withPart(when, meant, text) }, own, patterns) || isUnsuitable(when, own, patterns)
  })
  return withListed(refused, meant, text).map((when) => ({ ...when, ...withPart(when, meant, text) }))
}

const LATER = inAnyLanguage(({ functionWords }) => functionWords.later)

/** True for a bound after which a start is wished, and not at it: "after ten". */
export function isLater({ start, end }: Span, text: string): boolean {
  return has(text.slice(start, end), LATER)
}

/** "For three hours from ten" begins at ten, and not any time after it. */
function startOfLength(when: WhenMention, text: string, patterns: UnderstandingPatterns): WhenMention {
  const { after, before, at } = when.time ?? {}
  const hasFigure = /\d/u.test(text.slice(when.start, when.end))
  if (after === undefined || before !== undefined || at !== undefined || !hasFigure || isLater(when, text)) return when
  const lasting = patterns.lasting.replaceAll('{n}', numberPattern(patterns))
  return has(without(text, [when]), lasting) ? { ...when, time: { at: after, isHalfDayKnown: true } } : when
}

function timesIn(text: string, taken: Span[], parties: Span[], { language, patterns, table }: Wish): WhenMention[] {
  // "Saturday, for two": the size of the party is no hour.
  const found = whenIn(endsOf(without(text, [...taken, ...parties], 'x')), language, table)
  const whens = withoutOwnHours(found, text, patterns, table)
    .filter(
      (when) =>
        !parties.some((party) => overlaps(party, when)) &&
        !isPast(when, text, patterns, table) &&
        !isStop(when, text, language) &&
        !isAge(when, text, patterns) &&
        !isCounted(when, text, patterns) &&
        !isCountOfThings(when, text, patterns),
    )
    .map((when) => withoutStop(when, text))
  // "Friday at nine, then until Saturday": a day that is an end does not count beside another one.
  const days = whens.filter(({ day }) => day != null)
  const wished = days.some((when) => !isUntil(when, text)) ? whens.filter((when) => !isUntil(when, text)) : whens
  return wished.filter((when, index) => index === 0 || !isReason(when, wished[index - 1]!, text, patterns))
}

const UNTIL = new RegExp(`^(?:${inAnyLanguage(({ functionWords }) => functionWords.until)})(?!\\p{L})`, 'u')

/** True for the end of something: "Until Saturday". */
export function isUntil({ start, day }: WhenMention, text: string): boolean {
  return day != null && UNTIL.test(text.slice(start, start + 12))
}

/** A week after a refused one is counted from it: "Next week is out. The week after?" */
function behindRefused(when: WhenMention, unsuitable: WhenMention[]): WhenMention {
  const { day, start } = when
  const week = unsuitable.find((one) => one.end <= start && one.day?.from === day?.from && one.day?.to === day?.to)
  if (day == null || day.from === day.to || week === undefined || week.words === when.words) return when
  return { ...when, day: { from: weekAfter(day.from), to: weekAfter(day.to) } }
}

function weekAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ weeks: 1 }).toString()
}

/**
 * Characters at each end of a text that are read for days. A very long message names its days there, and their grammar
 * is the most expensive part of the reading.
 */
const READ_CHARACTERS = 1_000

/** Masks the middle of a very long text. */
export function endsOf(text: string): string {
  const middle = { start: READ_CHARACTERS, end: text.length - READ_CHARACTERS }
  return middle.start < middle.end ? without(text, [middle], 'x') : text
}

const MAX_ALTERNATIVES = 7

/** Joins days with "or" to one wish for any of them: "Monday, Tuesday or Thursday". */
function alternatives(given: WhenMention[], text: string, { or }: UnderstandingPatterns): WhenMention[] {
  const between = new RegExp(`^\\s?(?:,|,? ?(?<or>${or}))(?: \\p{L}{1,5}){0,2}\\s?$`, 'u')
  const whens = withoutTimeBetween(given, text, or)
  const found: WhenMention[] = []
  let run: WhenMention[] = []
  let isEither = false
  const close = (): void => {
    found.push(...(isEither && run.length <= MAX_ALTERNATIVES ? [eitherOf(run, text)] : run))
    run = []
    isEither = false
  }
  for (const when of whens) {
    const last = run.at(-1)
    const join = last === undefined ? null : between.exec(text.slice(last.end, when.start))
    if (join === null || !isOneDay(when)) close()
    else isEither ||= join.groups?.['or'] !== undefined
    run.push(when)
    if (!isOneDay(when)) close()
  }
  close()
  return found
}

/**
 * Moves a part of the day from between two alternative days to before them, because it applies to both: "Tuesday after
 * five, or Thursday".
 */
function withoutTimeBetween(whens: WhenMention[], text: string, or: string): WhenMention[] {
  const isOr = new RegExp(`^\\s?,? ?(?:${or})(?: \\p{L}{1,5}){0,2}\\s?$`, 'u')
  return whens.reduce<WhenMention[]>((kept, when) => {
    const [day, time] = kept.slice(-2)
    const isBetween =
      day !== undefined &&
      time !== undefined &&
      isOneDay(day) &&
      isOneDay(when) &&
      isPartOnly(time) &&
      isOr.test(text.slice(time.end, when.start))
    if (!isBetween) return [...kept, when]
    return [...kept.slice(0, -2), time, eitherOf([day, when], text)]
  }, [])
}

/**
 * Of a part of the settled day and another day, keeps the first: "in the afternoon, or on Friday?" after a booking for Thursday
 * morning does not mean Friday afternoon.
 */
function withFirstPart(whens: WhenMention[], text: string, { patterns, table }: Wish): WhenMention[] {
  const settled = table.task === null ? table.booking?.date : settledDay(table.task.day)
  // "A massage as well, in the afternoon or on Friday" is another appointment.
  if (settled === undefined || has(text, `${patterns.more}|${patterns.otherBooking}`)) return whens
  const or = `,? ?(?:${patterns.or})(?: \\p{L}{1,5}){0,3}`
  const isSettled = (when: WhenMention): boolean =>
    daysOf(when).every(({ from, to }) => from === to && from === settled)
  const at = whens.findIndex((when, index) => {
    const next = whens[index + 1]
    return (
      isPartOnly(when) && next !== undefined && isOneDay(next) && isWhole(text.slice(when.end, next.start).trim(), or)
    )
  })
  // "Thursday in the afternoon or Friday" has a day of its own.
  if (at < 0 || isSettled(whens[at + 1]!) || !whens.slice(0, at).every(isSettled)) return whens
  const { start, time } = whens[at]!
  const { end } = whens[at + 1]!
  const first = { start, end, words: text.slice(start, end), day: { from: settled, to: settled } }
  return [{ ...first, ...(time === undefined ? {} : { time }) }, ...whens.slice(at + 2)]
}

function settledDay(day: DayValue | null): string | undefined {
  return day !== null && day.from === day.to ? day.from : undefined
}

function isPartOnly({ day, candidates, time }: WhenMention): boolean {
  return day === undefined && candidates === undefined && time != null && time.at === undefined
}

function isOneDay({ time, ...mention }: WhenMention): boolean {
  const days = daysOf(mention)
  return (
    days.length > 0 &&
    time === undefined &&
    days.every(({ from, to, earliest, only }) => (from === to || only !== undefined) && earliest !== true)
  )
}

/** The days of a mention, or of all its readings: "Monday", said on a Monday, is today or in a week. */
function daysOf({ day, candidates = [] }: Pick<WhenMention, 'day' | 'candidates'>): DayValue[] {
  if (day != null) return [day]
  return candidates.flatMap((one) => (one.slot === 'day' && one.value !== null ? [one.value] : []))
}

function eitherOf(run: WhenMention[], text: string): WhenMention {
  const [start, end] = [run[0]!.start, run.at(-1)!.end]
  const days = run.flatMap(daysOf)
  const only = [...new Set(days.flatMap((day) => day.only ?? [day.from]))].sort()
  const weekdays = [...new Set(days.flatMap((day) => day.weekdays ?? []))].sort()
  const day = {
    from: only[0]!,
    to: only.at(-1)!,
    ...(only.length > 1 ? { only } : {}),
    ...(days.every((one) => one.weekdays !== undefined) ? { weekdays } : {}),
  }
  return { start, end, words: text.slice(start, end), day }
}

/** Excludes the full stop of a sentence ("Saturday."), but not of an abbreviation ("Sat."). */
function withoutStop(when: WhenMention, text: string): WhenMention {
  const isWord = /\p{L}{4}\.$/u.test(text.slice(when.start, when.end))
  return isWord ? { ...when, end: when.end - 1 } : when
}

/** True for a short word at the end of a sentence, which looks like an abbreviated weekday: "So." is no Sunday. */
function isStop({ start, end }: WhenMention, text: string, language: string): boolean {
  const word = /^(\p{L}{2})\.(?:\s*$|\s+\p{L})/u.exec(text.slice(start, start + 8))?.[1]
  if (start === 0 || word === undefined || end > start + 3) return false
  return /^\p{L}{2}\.\s*$/u.test(text.slice(start)) || mostCommonWords(language, COMMON_RANK_STOPS).has(word)
}

const COMMON_RANK_STOPS = 200

/** Start of the refused part of a mention: in "Next week, Tuesday is out" the week is not refused. */
function behindComma({ start, end }: Span, text: string): number {
  const comma = text.slice(start, end).lastIndexOf(',')
  return comma < 0 ? start : start + comma + 1
}

const JOINT = inAnyLanguage(({ functionWords: { and, nor }, understanding: { or } }) => `${nor}|${or}|${and}`)
const BEFORE_DAY = inAnyLanguage(({ functionWords }) => functionWords.beforeDay)
const LISTED = new RegExp(`^,? ?(?:${JOINT})(?: (?:${BEFORE_DAY}))? $`, 'u')

/**
 * Adds the days that are listed after a refused one, or before it from the beginning of the clause on: "Neither Tuesday nor
 * Wednesday", "Tuesday and Wednesday don't work".
 */
function withListed(unsuitable: WhenMention[], all: WhenMention[], text: string): WhenMention[] {
  const isListed = (one: WhenMention | undefined, next: WhenMention | undefined): boolean =>
    one !== undefined && next !== undefined && LISTED.test(text.slice(one.end, next.start))
  return all.filter((when, index) => {
    const [before, next] = [all[index - 1], all[index + 1]]
    if (unsuitable.includes(when)) return true
    if (!isOneDay(when)) return false
    if (before !== undefined && unsuitable.includes(before)) return isListed(before, when)
    // "I can do Tuesday and Wednesday doesn't work" refuses one day, and so does "Tuesday, and Wednesday doesn't work".
    const isFirst =
      text[when.end] !== ',' && /(?:^|[.!?;:,\n]) ?$/u.test(text.slice(Math.max(0, when.start - 2), when.start))
    return isFirst && next !== undefined && unsuitable.includes(next) && isListed(when, next)
  })
}

const BESIDE = 60

/**
 * True for a time that only gives the reason of the one before: "In the afternoon, because in the morning the nurse
 * comes".
 */
function isReason(when: Span, before: Span, text: string, { because }: UnderstandingPatterns): boolean {
  const between = text.slice(Math.max(before.end, when.start - BESIDE), when.start)
  return has(between, because) && !/[.!?;\n]/u.test(between)
}

/** True for an age, which is no day of the month: "Er ist 8." */
function isAge({ start, end }: WhenMention, text: string, { age }: UnderstandingPatterns): boolean {
  if (!/^\d{1,2}\.?$/u.test(text.slice(start, end).trim())) return false
  return new RegExp(`(?:^|[^\\p{L}])(?:${age})\\s$`, 'u').test(text.slice(Math.max(0, start - 24), start))
}

const MAX_WORDS_OF_WISH = 4

/**
 * True for a past day that is not asked for: "It has hurt since yesterday". In a message of a few words it stays, so
 * that the reply can say that it is over.
 */
function isPast(
  { start, end, day, candidates = [] }: WhenMention,
  text: string,
  { since, past }: UnderstandingPatterns,
  { now, timeZone }: Table,
): boolean {
  const isLong = wordsOf(text).length > MAX_WORDS_OF_WISH
  // "Saturday 14 November", told two weeks later, is in no other year with another weekday.
  const readings = daysOf({ candidates })
  if (day === undefined && readings.length > 0)
    return isLong && readings.every(({ from }) => from > ahead(now, A_YEAR_AHEAD_DAYS))
  if (day == null) return false
  if (new RegExp(`(?:^|[^\\p{L}])(?:${since})\\s$`, 'u').test(text.slice(Math.max(0, start - 20), start))) return true
  if (begins(text.slice(start, end), since) && day.from === todayOf({ now, timeZone }).toString()) return true
  // "His last strip was at the start of October" does not mean the next October.
  if (day.from > ahead(now, FAR_AHEAD_DAYS) && has(sentenceAround(text, start), past)) return true
  // "The third of November", said in that month, is the one just over.
  const isJustOver = day.from > ahead(now, A_YEAR_AHEAD_DAYS) && !/\d{4}/u.test(text.slice(start, end))
  if (isJustOver && isLong) return true
  return day.to < todayOf({ now, timeZone }).toString() && isLong
}

const FAR_AHEAD_DAYS = 200
const A_YEAR_AHEAD_DAYS = 300

function ahead(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

const MAX_SENTENCE_LENGTH = 200

function sentenceAround(text: string, at: number): string {
  const before =
    text
      .slice(Math.max(0, at - MAX_SENTENCE_LENGTH), at)
      .split(/[.!?\n]/u)
      .at(-1) ?? ''
  return before + (text.slice(at, at + MAX_SENTENCE_LENGTH).split(/[.!?\n]/u)[0] ?? '')
}
