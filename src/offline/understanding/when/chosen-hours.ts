import { inAnyLanguage } from '../../../languages/index.ts'
import type { UnderstandingPatterns } from '../../../languages/understanding.ts'
import { datesOf, type DayValue, type Question, type Table } from '../../../models/understanding.ts'
import { approving } from '../short-answers.ts'
import { expression, has, overlaps, without, wordsOf, type Span } from '../text.ts'
import { numbersIn, type WhenMention } from './index.ts'

/** Questions that an offered start answers. */
const CHOOSING = new Set<Question | null>(['time', 'day', 'choice'])
const NEGATION = inAnyLanguage(({ functionWords: { not, no, nor, contracted } }) =>
  [not, no, nor, contracted].join('|'),
)
const PIECE = /[^.!?;,\n]+/gu
/** Longer pieces say more than the choice. */
const MAX_WORDS = 14

interface Known {
  language: string
  patterns: UnderstandingPatterns
  table: Table
}

/**
 * The hours of offered starts in bare figures: "11 on the 19th would be perfect", "let's go for 3". The piece of the message around
 * the figure says nothing but that it is taken. `read` are the words that mean something else.
 */
export function chosenHours(text: string, wanted: WhenMention[], read: Span[], known: Known): WhenMention[] {
  const { task, question } = known.table
  const offered = task?.offered ?? []
  if (!CHOOSING.has(question) || offered.length === 0 || wanted.some(({ time }) => time != null)) return []
  const numbers = numbersIn(text, known.language).filter((one) => !read.some((other) => overlaps(one, other)))
  return [...text.matchAll(PIECE)].flatMap(({ index, 0: words }) => {
    const piece = { start: index, end: index + words.length }
    const [figure, other] = numbers.filter((one) => overlaps(one, piece))
    if (figure === undefined || other !== undefined) return []
    const own = wanted.filter((one) => overlaps(one, piece))
    const rest = without(text, [figure, ...own]).slice(piece.start, piece.end)
    const at = hourOffered(figure.value, own.flatMap(datesNamed), offered)
    return at !== undefined && isChoice(rest, known.patterns) ? [mentionOf(figure, at, text)] : []
  })
}

function mentionOf({ start, end }: Span, at: string, text: string): WhenMention {
  return { start, end, words: text.slice(start, end), time: { at, isHalfDayKnown: true } }
}

/** The offered hour of this figure, if there is one, on the days that are named beside it. */
function hourOffered(figure: number, dates: string[], offered: { date: string; time: string }[]): string | undefined {
  const times = offered
    .filter(({ date }) => dates.length === 0 || dates.includes(date))
    .filter(({ time }) => [figure, figure + 12].some((hour) => time === `${String(hour).padStart(2, '0')}:00`))
    .map(({ time }) => time)
  return new Set(times).size === 1 ? times[0] : undefined
}

function datesNamed({ day, candidates = [] }: WhenMention): string[] {
  const days: (DayValue | null | undefined)[] = [
    day,
    ...candidates.map((one) => (one.slot === 'day' ? one.value : undefined)),
  ]
  return days.flatMap((one) => (one == null ? [] : datesOf(one)))
}

/** True for words around a figure that only take it. */
function isChoice(rest: string, patterns: UnderstandingPatterns): boolean {
  if (has(rest, NEGATION)) return false
  const words = wordsOf(rest.replaceAll(expression(patterns.answers.choosing), ' '))
  return words.length <= MAX_WORDS && words.every((word) => approving(patterns).has(word))
}
