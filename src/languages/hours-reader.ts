import { clockOf, WEEKDAYS, type Weekday } from '../core/days.ts'
import { plainSpelling } from '../core/words.ts'
import { createDayParts, type Closure, type Span } from './day-parts.ts'
import { inAnyLanguage } from './index.ts'
import type { DayPart, WebsiteWords } from './website.ts'

/** Figures of a time, words, and what joins them. */
const TOKEN = /(?<![\d.,:])\d{1,2}(?:[:.h]\d{2})?(?![\d:])|\p{L}+|[–—-]|[,;&+/]/gu
const RANGE_MARKS = ['–', '—', '-']
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?$/
const CLOCK_WORDS = ['h', ...inAnyLanguage(({ website }) => website.clock, ' ').split(' ')]

/** A sentence's words on a day; neither hours nor closures is "closed". */
export interface Said {
  spans: Span[]
  closures: Closure[]
}

export interface Hours {
  byDay: Map<Weekday, Said>
  /** Closed times beside no day, which are those of every open day: "closed from 12 to 2". */
  anyDay: Closure['closed'][]
  /** Days named alone: their hours stand on the next line. */
  left: Weekday[]
}

/** Hours, a part or a time of the day that is closed, or "closed". */
type Heard = Span[] | { closed: Closure['closed'] }

/** The part of a sentence that was read so far. */
interface State {
  days: Weekday[]
  /** The last days are a range: from Monday to Friday. */
  isRange: boolean
  /** Words before any day, which belong to the days that follow. */
  early: Heard[]
  /** `days` were named on the line before. */
  isCarried: boolean
  /** Hours were said of `days`: the next day begins anew. */
  isSaid: boolean
  found: Map<Weekday, Said>
}

/** Reads opening hours in sentences: the days that a sentence names, with their hours and what of them is closed. */
export function createHoursReader(words: WebsiteWords) {
  const { days, closed, breaks, to, parts } = createWords(words)
  const spans = createSpans(words, to)
  const everyDay = words.everyDay.split('|')
  const isDay = (token: string) => days.has(token)
  const isStatement = (token: string) => CLOCK.test(token) || closed.has(token)
  const closedTimes = createClosedTimes(words, { days, parts, spans, closes: closed.union(breaks) })

  function read(sentence: string, carried: Weekday[] = []): Hours {
    const plain = parts.marked(plainSpelling(sentence))
    const text = everyDay.reduce((rest, phrase) => rest.replaceAll(phrase, ` ${EVERY_DAY} `), plain)
    const tokens = text.replaceAll('a.m.', 'am').replaceAll('p.m.', 'pm').match(TOKEN) ?? []
    const isCarried = carried.length > 0
    const state: State = { days: carried, isRange: false, early: [], isCarried, isSaid: false, found: new Map() }
    for (let at = 0; at < tokens.length; at += 1) at = step(tokens, at, state)
    const anyDay =
      state.days.length > 0 ? [] : state.early.flatMap((heard) => ('closed' in heard ? [heard.closed] : []))
    sayEarly(state)
    const isOfNext = state.found.size === 0 && tokens.every((token) => days.has(token) || to.has(token))
    return { byDay: state.found, anyDay, left: isOfNext ? state.days : [] }
  }

  /** Returns the last token that it took. */
  function step(tokens: string[], at: number, state: State): number {
    const token = tokens[at]!
    const day = days.get(token)
    if (day !== undefined && (token.length > 2 || isBesideHours(tokens, at))) {
      const isEnd = to.has(tokens[at - 1] ?? '') && days.has(tokens[at - 2] ?? '')
      addDay(state, day, isEnd)
    } else if (token === EVERY_DAY) state.days = [...WEEKDAYS]
    else if (closed.has(token) || breaks.has(token)) return hearClosed(tokens, at, state)
    else return hearSpan(tokens, at, state)
    return at
  }

  function hearClosed(tokens: string[], at: number, state: State): number {
    const time = closedTimes.behind(tokens, at)
    if (time !== undefined) {
      for (const day of time.days) addDay(state, day, false)
      hear(state, { closed: time.span })
      return time.end
    }
    if (breaks.has(tokens[at]!)) return at
    const part = closedPart(tokens, at, state)
    hear(state, part === undefined ? [] : { closed: part })
    return at
  }

  function hearSpan(tokens: string[], at: number, state: State): number {
    const span = spans.at(tokens, at)
    if (span === undefined) return at
    const closing = closedTimes.before(tokens, span.end)
    hear(state, closing === undefined ? [span.span] : { closed: span.span })
    return closing ?? span.end
  }

  /**
   * The part that is closed: "Wednesday afternoons closed", "closed on Wednesday afternoons", "9 to 12, closed in the afternoon".
   * In the first no other day, in the others no time belongs to the part.
   */
  function closedPart(tokens: string[], at: number, state: State): DayPart | undefined {
    const before = firstUntil(tokens.slice(0, at).toReversed(), parts.of, isStatement)
    if (before !== undefined && !before.passed.some(isDay)) return before.value
    const behind = firstUntil(tokens.slice(at + 1), parts.of, isStatement)
    if (behind === undefined || CLOCK.test(behind.next ?? '')) return undefined
    const isOfOtherDay = state.days.length > 0 && !state.isSaid && behind.passed.some(isDay)
    return isOfOtherDay ? undefined : behind.value
  }

  /** Two letters are a day between other days, marks and times: "so" is a word as well. */
  function isBesideHours(tokens: string[], at: number): boolean {
    return [tokens[at - 1], tokens[at + 1]].some(
      (token) =>
        token !== undefined &&
        (days.has(token) ||
          to.has(token) ||
          closed.has(token) ||
          parts.of(token) !== undefined ||
          /^[\d,;&+/]/.test(token)),
    )
  }

  return { read }
}

function createWords(words: WebsiteWords) {
  return {
    days: new Map(words.weekdays.flatMap((names, day) => names.split(' ').map((name) => [name, day] as const))),
    closed: new Set(words.closed.split(' ')),
    breaks: new Set(words.breaks.split(' ')),
    to: new Set([...RANGE_MARKS, ...words.to.split(' ')]),
    parts: createDayParts(words),
  }
}

interface ClosedWords {
  days: ReadonlyMap<string, number>
  parts: ReturnType<typeof createDayParts>
  spans: Spans
  /** Words that close a time beside them. */
  closes: ReadonlySet<string>
}

/** Times that are closed, by the word beside them; a comma between the two tells them apart. */
function createClosedTimes(words: WebsiteWords, { days, parts, spans, closes }: ClosedWords) {
  const prepositions = new Set(words.atTimes.split(' '))
  const articles = new Set(words.articles.split(' '))
  const subjects = new Set([words.ours, words.are].join(' ').split(' '))

  return {
    /** "closed from 12 to 2", "lunch break 12–13", "closed on Mondays from 12 to 2". */
    behind(tokens: string[], at: number) {
      const named: number[] = []
      for (let next = at + 1; next < tokens.length; next += 1) {
        const token = tokens[next]!
        const isLed = prepositions.has(tokens[next - 1]!) || articles.has(tokens[next - 1]!)
        const span = named.length === 0 || isLed ? spans.at(tokens, next) : undefined
        if (span !== undefined) return { ...span, days: named }
        const day = days.get(token)
        if (day !== undefined) named.push(day)
        else if (token === EVERY_DAY) named.push(...WEEKDAYS.keys())
        else if (!prepositions.has(token) && !articles.has(token) && parts.of(token) === undefined) return undefined
      }
      return undefined
    },

    /** The word after the time: "12–14 Uhr geschlossen", "de 12 h à 14 h, le salon est fermé". It ends the clause. */
    before(tokens: string[], end: number): number | undefined {
      for (let next = end + 1; next < tokens.length; next += 1) {
        const token = tokens[next]!
        if (closes.has(token)) return /^[\p{L}\d]/u.test(tokens[next + 1] ?? '') ? undefined : next
        // ", le salon est fermé": a clause of its own.
        if (token === ',' && !articles.has(tokens[next + 1] ?? '') && !subjects.has(tokens[next + 1] ?? ''))
          return undefined
        if (token === ',') continue
        if (articles.has(token)) next += 1
        else if (!subjects.has(token) && parts.of(token) === undefined) return undefined
      }
      return undefined
    },
  }
}

/** The first token with a value before an end, and what was passed on the way. */
function firstUntil<Value>(
  tokens: string[],
  valueOf: (token: string) => Value | undefined,
  isEnd: (token: string) => boolean,
): { value: Value; passed: string[]; next: string | undefined } | undefined {
  for (const [index, token] of tokens.entries()) {
    const value = valueOf(token)
    if (value !== undefined) return { value, passed: tokens.slice(0, index), next: tokens[index + 1] }
    if (isEnd(token)) return undefined
  }
  return undefined
}

const EVERY_DAY = 'alldays'

function addDay(state: State, day: number, isEnd: boolean): void {
  if ((state.isSaid || state.isCarried) && !isEnd) {
    state.days = []
    state.isSaid = false
  }
  state.isCarried = false
  state.isRange = isEnd
  const last = isEnd ? WEEKDAYS.indexOf(state.days.at(-1) ?? WEEKDAYS[day]!) : day
  for (let next = last; ; next = (next + 1) % WEEKDAYS.length) {
    if (!state.days.includes(WEEKDAYS[next]!)) state.days = [...state.days, WEEKDAYS[next]!]
    if (next === day) return
  }
}

/** Hours belong to the days before them; to those after where the sentence begins with the hours. */
function hear(state: State, heard: Heard): void {
  if (state.early.length > 0 && state.days.length > 0 && !state.isSaid) {
    sayEarly(state)
    Object.assign(state, { days: [], isSaid: false, early: [heard] })
  } else if (state.days.length === 0) state.early = [...state.early, heard]
  else say(state, heard)
}

function sayEarly(state: State): void {
  for (const heard of state.early) say(state, heard)
  state.early = []
}

function say(state: State, heard: Heard): void {
  const { days, isRange, found } = state
  for (const day of days) {
    const said = found.getOrInsertComputed(day, () => ({ spans: [], closures: [] }))
    if ('closed' in heard) said.closures.push({ closed: heard.closed, isOwn: isRange || day === days.at(-1) })
    else said.spans.push(...heard)
  }
  state.isSaid = days.length > 0
}

interface SpanAt {
  span: Span
  /** The last token of it. */
  end: number
}

type Spans = ReturnType<typeof createSpans>

function createSpans({ articles, between, and }: WebsiteWords, to: ReadonlySet<string>) {
  const skipped = new Set(articles.split(' '))
  const [betweens, ands] = [new Set(between.split(' ')), new Set(and.split(' '))]

  /** "9:00 am to 6 pm", "9 h 30 – 19 h", "8-18 Uhr", "a las 9 hasta las 14", "between 12 and 2 pm". */
  function spanAt(tokens: string[], at: number): SpanAt | undefined {
    const start = clockAt(tokens, at)
    if (start === undefined) return undefined
    const joins = tokens[start.next] ?? ''
    const isBetween = ands.has(joins) && [tokens[at - 1], tokens[at - 2]].some((token) => betweens.has(token ?? ''))
    if (!to.has(joins) && !isBetween) return undefined
    const last = skipped.has(tokens[start.next + 1] ?? '') ? start.next + 2 : start.next + 1
    const end = clockAt(tokens, last)
    if (end === undefined) return undefined
    const span = spanOf(start, end)
    return span === undefined ? undefined : { span, end: end.next - 1 }
  }

  return { at: spanAt }
}

interface ClockAt {
  minutes: number
  half: 'am' | 'pm' | undefined
  /** The token after it. */
  next: number
}

function clockAt(tokens: string[], at: number): ClockAt | undefined {
  const [, hour, minute = '0'] = CLOCK.exec(tokens[at] ?? '') ?? []
  if (hour === undefined) return undefined
  let [next, minutes] = [at + 1, Number(minute)]
  let half: ClockAt['half']
  while (CLOCK_WORDS.includes(tokens[next] ?? '')) {
    const word = tokens[next]
    if (word === 'am' || word === 'pm') half = word
    // "9 h 30": two figures after the word.
    const isMinutes = word === 'h' && minute === '0' && /^[0-5]\d$/.test(tokens[next + 1] ?? '')
    if (isMinutes) minutes = Number(tokens[next + 1])
    next += isMinutes ? 2 : 1
  }
  if (Number(hour) > 24 || minutes > 59) return undefined
  return { minutes: Number(hour) * 60 + minutes, half, next }
}

const NOON = 12 * 60
const MIDNIGHT = 24 * 60

/** Without halves of the day, "8 to 6" ends in the evening. */
function spanOf(first: ClockAt, last: ClockAt): Span | undefined {
  const end = halved(last)
  let start = halved(first)
  if (first.half === undefined && last.half === 'pm' && start + NOON < end && start < 7 * 60) start += NOON
  const closes = end <= start && last.half === undefined && end <= NOON ? end + NOON : end
  if (closes <= start || closes > MIDNIGHT) return undefined
  return { start: clockOf(start), end: clockOf(closes) }
}

function halved({ minutes, half }: ClockAt): number {
  if (half === undefined || minutes > NOON + 59) return minutes
  return (minutes % NOON) + (half === 'pm' ? NOON : 0)
}
