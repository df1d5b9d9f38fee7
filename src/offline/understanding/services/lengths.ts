import type { Table } from '../../../models/understanding.ts'
import { numberOf, numberPattern } from '../numbers.ts'
import type { ReadingContext } from '../reading-context.ts'
import { expression, fold, has, without, wordsOf, type Span } from '../text.ts'
import type { WhenMention } from '../when/index.ts'
import { isLater } from '../when/wished.ts'

/** A length of time that is wished for, in minutes: "a massage for 90 minutes". */
interface Length extends Span {
  minutes: number
}

const HOUR = 60
/** Longer stays are counted in days. */
const MAX_DURATION = 12 * HOUR
/** Characters read before and after a length. */
const REACH = 24

type Known = Pick<ReadingContext, 'patterns' | 'table'>

/**
 * The lengths in a folded text. A form that may be an hour, as in "pour 3 heures", is a length only beside another
 * hour, or where a service takes as long.
 */
export function lengthsIn(text: string, whens: WhenMention[], { patterns, table }: Known): Length[] {
  const { written, clock, before, notBefore, notBehind } = patterns.lengths
  const number = numberPattern(patterns)
  const found = [written, clock].flatMap((form) =>
    [...text.matchAll(expression(form.replaceAll('{n}', number)))].flatMap((match): Length[] => {
      const span = { start: match.index, end: match.index + match[0].length }
      const minutes = minutesIn(match[0], patterns)
      const lead = text.slice(Math.max(0, span.start - REACH), span.start)
      if (minutes === undefined || minutes > MAX_DURATION || ends(lead, notBefore)) return []
      if (begins(text.slice(span.end, span.end + REACH), notBehind)) return []
      const isTimed = whens.some(({ time, start, end }) => time != null && (end <= span.start || span.end <= start))
      const isOfService = table.services.some((service) => service.minutes === minutes)
      // "The whole day, pas 3 heures", of a service of three hours.
      const isRefused = isOfService && ends(lead, `${patterns.unsuitable.before}|${patterns.intents.without}`)
      const isLength = form === written || ends(lead, before) || isRefused
      return (isTimed || isOfService) && isLength ? [{ ...span, minutes }] : []
    }),
  )
  return found.filter((one) => !found.some((other) => other !== one && isWider(other, one)))
}

function isWider(other: Span, one: Span): boolean {
  return other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start
}

function ends(text: string, pattern: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${pattern}) $`, 'u').test(text)
}

function begins(text: string, pattern: string): boolean {
  return new RegExp(`^,? ?(?:${pattern})(?![\\p{L}\\p{N}])`, 'u').test(text)
}

/** "1h30", "90 min", "an hour and a half", "1.5 hours" in minutes. */
function minutesIn(words: string, patterns: ReadingContext['patterns']): number | undefined {
  const { half, andHalf, minute } = patterns.lengths
  const [first, second] = (words.match(/\d{1,3}/gu) ?? []).map(Number)
  if (/^\d[.,]5/u.test(words)) return first! * HOUR + HOUR / 2
  if (has(words, half)) return HOUR / 2
  const said = first ?? wordsOf(words).flatMap((word) => numberOf(word, patterns) ?? [])[0] ?? 1
  if (has(words.replaceAll(/\d/gu, ' '), minute)) return said
  return said * HOUR + (second ?? (has(words, andHalf) ? HOUR / 2 : 0))
}

/** The services of these that take as long as was said; all of them where none does. */
export function lastingFor(ids: string[], lengths: Length[], services: Table['services']): string[] {
  const lasting = ids.filter((id) => isLasting(id, lengths, services))
  return lasting.length === 0 ? ids : lasting
}

/** The services that take one of these lengths. */
export function ofLengths(lengths: Length[], services: Table['services']): string[] {
  return services.map(({ id }) => id).filter((id) => isLasting(id, lengths, services))
}

function isLasting(id: string, lengths: Length[], services: Table['services']): boolean {
  const own = services.find((service) => service.id === id)?.minutes
  return lengths.some(({ minutes }) => minutes === own)
}

/**
 * The services that a length names where no name does: with a word of theirs ("a massage for 90 minutes"), or alone
 * while a service is asked for ("the one of 90 minutes").
 */
export function namedByLength(text: string, lengths: Length[], { question, services, options }: Table): string[] {
  if (lengths.length === 0) return []
  const shown = options.flatMap((option) => (option.kind === 'service' ? [option.id] : []))
  const lasting = services.map(({ id }) => id).filter((id) => isLasting(id, lengths, services))
  const said = new Set(wordsOf(without(text, lengths)).filter((word) => word.length >= MIN_WORD_LENGTH))
  const named = services.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => wordsOf(fold(one)).some((word) => said.has(word))),
  )
  const alike = lasting.filter((id) => named.some((one) => one.id === id))
  if (alike.length > 0) return alike
  return question === 'service' ? lasting.filter((id) => shown.length === 0 || shown.includes(id)) : []
}

const MIN_WORD_LENGTH = 4

/** Beside a length, the hour "from 10" is the start: "from 10, for three hours". "After 10" stays a bound. */
export function startingAt(wanted: WhenMention[], lengths: Length[], text: string): WhenMention[] {
  if (lengths.length === 0) return wanted
  return wanted.map((when) => {
    const { time } = when
    const isFrom = time?.after !== undefined && time.before === undefined && time.at === undefined
    return isFrom && !isLater(when, text) ? { ...when, time: { at: time.after!, isHalfDayKnown: true } } : when
  })
}
