import { forLanguage } from '../../languages/index.ts'
import type { WebsiteWords } from '../../languages/website.ts'
import { DAYS, folded, quoted, type Day, type Found, type Span } from './finding.ts'
import type { Line } from './lines.ts'
import { sentencesIn } from './lines.ts'

/** The hours of a day, as one sentence says them. */
interface Statement {
  day: Day
  spans: Span[]
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
      for (const [day, spans] of reader.read(plain))
        statements.push({ day, spans, quote: quoted(sentence), heading, isAnnounced })
    }
  }
  return [...Map.groupBy(statements, ({ heading }) => heading).values()].flatMap(valuesOf)
}

function valuesOf(statements: Statement[]): Found[] {
  const isWhole = new Set(statements.map(({ day }) => day)).size >= LEAST_DAYS
  const kept = statements.filter(({ isAnnounced }) => isAnnounced || isWhole)
  const byDay = Map.groupBy(kept, ({ day }) => day)
  return [...byDay].map(([day, said]) => {
    const spans = joined(said.flatMap((one) => one.spans))
    return { value: { kind: 'hours', day, spans }, quote: [...new Set(said.map(({ quote }) => quote))].join(' · ') }
  })
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

/** What was read of a sentence so far. */
interface State {
  days: Day[]
  /** Times before any day, which belong to the days that follow; none is "closed". */
  early: Span[] | undefined
  /** `days` were named on the line before. */
  isCarried: boolean
  /** Hours were said of `days`: the next day begins anew. */
  isSaid: boolean
  found: Map<Day, Span[]>
}

function createReader(words: WebsiteWords) {
  const days = new Map(words.weekdays.flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)))
  const closed = new Set(words.closed.split(' '))
  const to = new Set([...RANGE_MARKS, ...words.to.split(' ')])
  const everyDay = words.everyDay.split('|')
  /** Days named alone on their line: their hours come with the next. */
  let left: Day[] = []

  function read(plain: string): Map<Day, Span[]> {
    const text = everyDay.reduce((rest, phrase) => rest.replaceAll(phrase, ` ${EVERY_DAY} `), plain)
    const tokens = text.replaceAll('a.m.', 'am').replaceAll('p.m.', 'pm').match(TOKEN) ?? []
    const isCarried = left.length > 0
    const state: State = { days: left, early: undefined, isCarried, isSaid: false, found: new Map() }
    for (let at = 0; at < tokens.length; at += 1) at = step(tokens, at, state)
    if (state.early !== undefined) say(state, state.early)
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
    else if (closed.has(token)) hear(state, [])
    else {
      const span = spanAt(tokens, at, to)
      if (span === undefined) return at
      hear(state, [span.span])
      return span.end
    }
    return at
  }

  /** Two letters are a day between other days, marks and times: "so" is a word as well. */
  function isBesideHours(tokens: string[], at: number): boolean {
    return [tokens[at - 1], tokens[at + 1]].some(
      (token) =>
        token !== undefined && (days.has(token) || to.has(token) || closed.has(token) || /^[\d,;&+/]/.test(token)),
    )
  }

  return { read }
}

const EVERY_DAY = 'alldays'

function addDay(state: State, day: number, isEnd: boolean): void {
  if ((state.isSaid || state.isCarried) && !isEnd) {
    state.days = []
    state.isSaid = false
  }
  state.isCarried = false
  const last = isEnd ? DAYS.indexOf(state.days.at(-1) ?? DAYS[day]!) : day
  for (let next = last; ; next = (next + 1) % DAYS.length) {
    if (!state.days.includes(DAYS[next]!)) state.days = [...state.days, DAYS[next]!]
    if (next === day) return
  }
}

/** Hours belong to the days before them; to those behind them where the sentence begins with hours. */
function hear(state: State, spans: Span[]): void {
  if (state.early !== undefined && state.days.length > 0 && !state.isSaid) {
    say(state, state.early)
    Object.assign(state, { days: [], isSaid: false, early: spans })
  } else if (state.days.length === 0) state.early = [...(state.early ?? []), ...spans]
  else say(state, spans)
}

function say(state: State, spans: Span[]): void {
  for (const day of state.days) state.found.set(day, [...(state.found.get(day) ?? []), ...spans])
  state.isSaid = state.days.length > 0
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
