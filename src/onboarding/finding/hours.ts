import { forLanguage } from '../../languages/index.ts'
import type { DayPart, WebsiteWords } from '../../languages/website.ts'
import { DAYS, folded, quoted, type Day, type Found, type Span } from './finding.ts'
import type { Line } from './lines.ts'
import { sentencesIn } from './lines.ts'
import { createDayParts, withoutPart, type Closure } from './day-parts.ts'

/** The hours of a day, as one sentence says them. */
interface Statement {
  day: Day
  spans: Span[]
  closures: Closure[]
  quote: string
  heading: string
  isAnnounced: boolean
}

/** Days without an announcement count from this many under one heading: a class on Tuesdays is no opening hour. */
const LEAST_DAYS = 4
/** Hours follow their announcement closely. */
const ANNOUNCED_LINES = 8

/** Opening hours next to the names of days. */
export function findHours(lines: Line[], language: string): Found[] {
  const words = forLanguage(language).website
  const reader = createReader(words)
  const statements: Statement[] = []
  let announcedUntil = -1
  for (const [index, { text, heading }] of lines.entries()) {
    for (const sentence of sentencesIn(text)) {
      const plain = folded(sentence)
      if (startsWord(plain, words.opening)) announcedUntil = index + ANNOUNCED_LINES
      const isAnnounced = index <= announcedUntil || startsWord(folded(heading), words.opening)
      for (const [day, said] of reader.read(plain))
        statements.push({ day, ...said, quote: quoted(sentence), heading, isAnnounced })
    }
  }
  const [partial, whole] = [statements.filter(isPartial), statements.filter((one) => !isPartial(one))]
  return [...Map.groupBy(whole, ({ heading }) => heading).values(), ...alone(partial, whole)].flatMap((group) =>
    valuesOf(group, partial),
  )
}

/** Says that parts of a day are closed, and no hours. */
function isPartial({ spans, closures }: Statement): boolean {
  return spans.length === 0 && closures.length > 0
}

/** A day before the one whose part is named, which has no hours anywhere, is closed. */
function alone(partial: Statement[], whole: Statement[]): Statement[][] {
  const silent = partial.filter(({ day, closures, isAnnounced }) => {
    const hasHours = whole.some((one) => one.day === day)
    return isAnnounced && !hasHours && closures.every(({ isOwn }) => !isOwn)
  })
  return silent.map((one) => [{ ...one, closures: [] }])
}

function valuesOf(statements: Statement[], partial: Statement[]): Found[] {
  const isWhole = new Set(statements.map(({ day }) => day)).size >= LEAST_DAYS
  const kept = statements.filter(({ isAnnounced }) => isAnnounced || isWhole)
  const byDay = Map.groupBy(kept, ({ day }) => day)
  return [...byDay].flatMap(([day, ofDay]) => {
    const spans = joined(ofDay.flatMap((one) => one.spans))
    const without = partial.filter((one) => one.day === day && (one.isAnnounced || isWhole))
    const said = [...ofDay, ...without]
    const quote = [...new Set(said.map((one) => one.quote))].join(' · ')
    const closures = said.flatMap((one) => one.closures)
    return hoursWithout(spans, closures).map((hours) => ({ value: { kind: 'hours', day, spans: hours }, quote }))
  })
}

/** Beside the hours as they are written, where the end of the other part is not said: somebody has to decide. */
function hoursWithout(spans: Span[], closures: Closure[]): Span[][] {
  let open = { spans, isSaid: true }
  for (const { part } of closures) {
    const next = withoutPart(open.spans, part)
    open = { spans: next.spans, isSaid: open.isSaid && next.isSaid }
  }
  return open.isSaid ? [open.spans] : [open.spans, spans]
}

/** In order; what is said twice counts once. */
function joined(spans: Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.start.localeCompare(b.start))
  return sorted.filter(({ start }, index) => index === 0 || sorted[index - 1]!.end <= start)
}

function startsWord(plain: string, beginnings: string): boolean {
  const starts = beginnings.split(' ')
  return plain.split(/[^\p{L}]+/u).some((word) => starts.some((start) => word.startsWith(start)))
}

/** Figures of a time, words, and what joins them. */
const TOKEN = /(?<![\d.,:])\d{1,2}(?:[:.h]\d{2})?(?![\d:])|\p{L}+|[–—-]|[,;&+/]/gu
const RANGE_MARKS = ['–', '—', '-']
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?$/
const CLOCK_WORDS = ['h', 'uhr', 'am', 'pm', 'hrs', 'heures', 'horas']

/** What a sentence says of a day; neither hours nor parts is "closed". */
interface Said {
  spans: Span[]
  closures: Closure[]
}

/** Hours, a part of the day that is closed, or "closed". */
type Heard = Span[] | DayPart

/** What was read of a sentence so far. */
interface State {
  days: Day[]
  /** The last days are a range: from Monday to Friday. */
  isRange: boolean
  /** What stands before any day, and belongs to the days that follow. */
  early: Heard[]
  /** `days` were named on the line before. */
  isCarried: boolean
  /** Hours were said of `days`: the next day begins anew. */
  isSaid: boolean
  found: Map<Day, Said>
}

function createReader(words: WebsiteWords) {
  const days = new Map(words.weekdays.flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)))
  const closed = new Set(words.closed.split(' '))
  const to = new Set([...RANGE_MARKS, ...words.to.split(' ')])
  const everyDay = words.everyDay.split('|')
  const parts = createDayParts(words)
  const isDay = (token: string) => days.has(token)
  const isStatement = (token: string) => CLOCK.test(token) || closed.has(token)
  /** Days named alone on their line: their hours come with the next. */
  let left: Day[] = []

  function read(plain: string): Map<Day, Said> {
    const text = everyDay.reduce((rest, phrase) => rest.replaceAll(phrase, ` ${EVERY_DAY} `), parts.marked(plain))
    const tokens = text.replaceAll('a.m.', 'am').replaceAll('p.m.', 'pm').match(TOKEN) ?? []
    const isCarried = left.length > 0
    const state: State = { days: left, isRange: false, early: [], isCarried, isSaid: false, found: new Map() }
    for (let at = 0; at < tokens.length; at += 1) at = step(tokens, at, state)
    sayEarly(state)
    left = state.found.size === 0 && tokens.every((token) => days.has(token) || to.has(token)) ? state.days : []
    return state.found
  }

  /** Returns the last token that it took. */
  function step(tokens: string[], at: number, state: State): number {
    const token = tokens[at]!
    const day = days.get(token)
    if (day !== undefined && (token.length > 2 || isBesideHours(tokens, at))) {
      const isEnd = to.has(tokens[at - 1] ?? '') && days.has(tokens[at - 2] ?? '')
      addDay(state, day, isEnd)
    } else if (token === EVERY_DAY) state.days = [...DAYS]
    else if (closed.has(token)) hear(state, closedPart(tokens, at, state) ?? [])
    else {
      const span = spanAt(tokens, at, to)
      if (span === undefined) return at
      hear(state, [span.span])
      return span.end
    }
    return at
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
  const last = isEnd ? DAYS.indexOf(state.days.at(-1) ?? DAYS[day]!) : day
  for (let next = last; ; next = (next + 1) % DAYS.length) {
    if (!state.days.includes(DAYS[next]!)) state.days = [...state.days, DAYS[next]!]
    if (next === day) return
  }
}

/** What is said belongs to the days before it; to those behind it where the sentence begins with it. */
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
    if (typeof heard === 'string') said.closures.push({ part: heard, isOwn: isRange || day === days.at(-1) })
    else said.spans.push(...heard)
  }
  state.isSaid = days.length > 0
}

interface SpanAt {
  span: Span
  end: number
}

/** "9:00 am to 6 pm", "9 h 30 – 19 h", "8-18 Uhr". */
function spanAt(tokens: string[], at: number, to: ReadonlySet<string>): SpanAt | undefined {
  const start = clockAt(tokens, at)
  if (start === undefined || !to.has(tokens[start.next] ?? '')) return undefined
  // "8 to 6", "de 9 h à 12 h", "von 8 bis zu 12".
  const end = clockAt(tokens, start.next + 1)
  if (end === undefined) return undefined
  const span = spanOf(start, end)
  return span === undefined ? undefined : { span, end: end.next - 1 }
}

interface ClockAt {
  minutes: number
  half: 'am' | 'pm' | undefined
  /** The token behind it. */
  next: number
}

function clockAt(tokens: string[], at: number): ClockAt | undefined {
  const [, hour, minute = '0'] = CLOCK.exec(tokens[at] ?? '') ?? []
  if (hour === undefined) return undefined
  let [next, minutes] = [at + 1, Number(minute)]
  let half: ClockAt['half']
  while (CLOCK_WORDS.includes(tokens[next] ?? '')) {
    if (tokens[next] === 'am' || tokens[next] === 'pm') half = tokens[next] as 'am' | 'pm'
    // "9 h 30": two figures behind the word.
    const isMinutes = tokens[next] === 'h' && minute === '0' && /^[0-5]\d$/.test(tokens[next + 1] ?? '')
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
  return { start: written(start), end: written(closes) }
}

function halved({ minutes, half }: ClockAt): number {
  if (half === undefined || minutes > NOON + 59) return minutes
  return (minutes % NOON) + (half === 'pm' ? NOON : 0)
}

function written(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
