import { WEEKDAYS, type Weekday } from '../core/days.ts'
import { dayName } from '../conversation/index.ts'
import { cut, withoutClosures, type Closure, type Span } from '../languages/day-parts.ts'
import { createHoursReader, type Hours, type Said } from '../languages/hours-reader.ts'
import { forLanguage, inAnyLanguage, inCountry } from '../languages/index.ts'
import { createWriting } from '../languages/writing.ts'
import { placeOf, replaced, sentencesOf, type Contradiction, type Mention, type Sources } from './contradiction.ts'

/** Days that have the same difference between a sentence and the settings. */
interface DaysSaid {
  days: Weekday[]
  said: Said
  /** The hours of the settings. */
  ours: Span[]
  /** The hours of the sentence; null where it does not say when the rest of the day ends. */
  theirs: Span[] | null
  says: string
}

/** Sentences that have other times than the opening hours, or close a part of them. */
export async function contradictingHours({ tenant, search }: Sources): Promise<Contradiction[]> {
  const { hours } = tenant.business
  if (WEEKDAYS.every((day) => hours[day] === undefined)) return []
  const reader = createHoursReader(forLanguage(tenant.language).website)
  const words = createWords(tenant.language, tenant.country)
  const found: { at: number; one: Contradiction }[] = []
  for (const mention of await mentionsOfHours(tenant.language, search)) {
    if (words.isDated(mention.sentence)) continue
    const read = reader.read(mention.sentence)
    const groups = Map.groupBy(daysSaid(read, mention.sentence, hours, words), (one) =>
      JSON.stringify({ ...one, days: [] }),
    )
    for (const alike of groups.values()) {
      const group = { ...alike[0]!, days: alike.flatMap(({ days }) => days) }
      found.push({ at: WEEKDAYS.indexOf(group.days[0]!), one: contradictionOf(mention, group, read, words) })
    }
  }
  return found.sort((first, second) => first.at - second.at).map(({ one }) => one)
}

type Words = ReturnType<typeof createWords>

const ORDINAL = inAnyLanguage(({ figures }) => figures.ordinal)
const OF_MONTH = inAnyLanguage(({ figures }) => figures.ofMonth)

function createWords(language: string, country: string) {
  const { time } = createWriting(inCountry(language, country), '')
  const { facts, when } = forLanguage(language)
  const month = when.months.join('|')
  const dated = new RegExp(
    `\\d{1,2}(?:${ORDINAL}|\\.)?\\s(?:(?:${OF_MONTH}) )?(?:${month})(?!\\p{L})|(?<!\\p{L})(?:${month})\\s\\d|\\d{1,2}[./]\\d{1,2}[./]`,
    'iu',
  )
  return {
    closed: facts.closed,
    written: (spans: Span[]) => spans.map(({ start, end }) => `${time(start)}–${time(end)}`).join(', '),
    names: (days: Weekday[]) => days.map((day) => dayName(WEEKDAYS.indexOf(day), language)).join(', '),
    /** True for a sentence about a single date, which may have hours of its own. */
    isDated: (sentence: string) => dated.test(sentence),
  }
}

/** Sentences that a search for days and for closing finds, each once. */
async function mentionsOfHours(language: string, search: Sources['search']): Promise<Mention[]> {
  const { facts, website } = forLanguage(language)
  const names = WEEKDAYS.map((_, index) => dayName(index, language))
  const found: Mention[] = []
  for (const query of [...names, `${facts.closed} ${website.breaks}`])
    for (const hit of await search(query)) found.push(...sentencesOf(hit).map((sentence) => ({ hit, sentence })))
  return [...new Map(found.map((one) => [`${one.hit.documentId} ${one.sentence}`, one])).values()]
}

type HoursOfWeek = Partial<Record<Weekday, Span[] | undefined>>

function daysSaid({ byDay, anyDay }: Hours, sentence: string, hours: HoursOfWeek, words: Words): DaysSaid[] {
  const hasTimes = TIME_WRITTEN.test(sentence)
  const everyDay = anyDay.filter((closed) => typeof closed !== 'string' || closed === 'noon')
  return WEEKDAYS.flatMap((day) => {
    const ours = hours[day] ?? []
    const ofDay = byDay.get(day)
    if (ofDay === undefined && (everyDay.length === 0 || ours.length === 0)) return []
    const said = ofDay ?? { spans: [], closures: everyDay.map((closed) => ({ closed, isOwn: true })) }
    // A bare pair of numbers may not be a time.
    if (said.spans.length > 0 && !hasTimes) return []
    const differing = differingFrom(ours, said, words)
    return differing === undefined ? [] : [{ days: [day], said, ours, ...differing }]
  })
}

const CLOCK = inAnyLanguage(({ figures }) => `${figures.clock}|${figures.clockDotted}`)

/** Figures that are a time even without a word about hours beside them. */
const TIME_WRITTEN = new RegExp(
  `\\d\\s?(?:[:.]\\d{2}(?!\\d)|(?:h(?:\\s?\\d{2})?|${CLOCK}|${inAnyLanguage(({ figures }) => figures.clockSpelled)})(?!\\p{L}))`,
  'iu',
)

function differingFrom(
  ours: Span[],
  { spans, closures }: Said,
  words: Words,
): Pick<DaysSaid, 'theirs' | 'says'> | undefined {
  if (spans.length === 0 && closures.length === 0)
    return ours.length === 0 ? undefined : { theirs: [], says: words.closed }
  const closed = closures.map((one) => one.closed)
  const open = withoutClosures(spans, closed)
  const left = withoutClosures(ours, closed)
  const others = open.spans.filter((span) => !ours.some((one) => one.start === span.start && one.end === span.end))
  const lost = left.spans.reduce(cut, ours)
  if (others.length === 0 && lost.length === 0) return undefined
  const stays = spans.length > 0 ? open : left
  const named = closed.flatMap((one) => (isSpan(one) ? [one] : lostBy(ours, one)))
  return {
    theirs: stays.isSaid ? inOrder(stays.spans) : null,
    says: others.length > 0 ? words.written(inOrder(others)) : `${words.closed} ${words.written(inOrder(named))}`,
  }
}

function isSpan(closed: Closure['closed']): closed is Span {
  return typeof closed !== 'string'
}

function lostBy(ours: Span[], closed: Closure['closed']): Span[] {
  return withoutClosures(ours, [closed]).spans.reduce(cut, ours)
}

function inOrder(spans: Span[]): Span[] {
  return spans.toSorted((one, other) => (one.start < other.start ? -1 : 1))
}

function contradictionOf(mention: Mention, group: DaysSaid, read: Hours, words: Words): Contradiction {
  const { days, ours, theirs, says } = group
  const names = words.names(days)
  const valueOf = (spans: Span[]) => `${names}: ${words.written(spans) || words.closed}`
  return {
    ...placeOf(mention),
    differing: { kind: 'opening_hours', days, periods: theirs },
    documentSays: says,
    settingsSay: valueOf(ours),
    settingsWouldSay: theirs === null ? null : valueOf(theirs),
    documentWouldSay: rewritten(mention.sentence, group, read, words),
  }
}

/** The sentence with the hours of the settings, where one time in it is to be replaced and speaks of these days alone. */
function rewritten(sentence: string, { days, said, ours }: DaysSaid, read: Hours, words: Words): string | null {
  const ofOthers = [...read.byDay.keys()].some((day) => !days.includes(day))
  const [range, ...more] =
    ofOthers && days.length === 1 ? rangesBehind(sentence, words.names(days)) : rangesIn(sentence)
  if (range === undefined || more.length > 0) return null
  const value = said.closures.length === 0 ? ours : said.spans.length === 0 ? breaksOf(ours) : []
  const isOne = said.spans.length + said.closures.length === 1 && value.length > 0
  return isOne && !isShared(read, said, days) ? replaced(sentence, range, words.written(value)) : null
}

/** True where the sentence says the same of days whose hours do not differ. */
function isShared({ byDay }: Hours, said: Said, days: Weekday[]): boolean {
  return [...byDay].some(
    ([day, other]) => !days.includes(day) && JSON.stringify(other.spans) === JSON.stringify(said.spans),
  )
}

/** The times between the hours of a day. */
function breaksOf(spans: Span[]): Span[] {
  return inOrder(spans).flatMap(({ end }, index, all) => {
    const next = all[index + 1]
    return next === undefined ? [] : [{ start: end, end: next.start }]
  })
}

const TIME = `\\d{1,2}(?:(?:[:.]|\\s?h\\s?)\\d{2})?(?:\\s*(?:${CLOCK}|h))?`
const UNTIL = inAnyLanguage(({ figures }) => figures.until)
const ARTICLE = inAnyLanguage(({ figures }) => figures.article)
const RANGE = new RegExp(
  `(?<![\\d.,:h])${TIME}\\s*(?:–|-|—|${UNTIL})\\s*(?:(?:${ARTICLE})\\s+)?${TIME}(?![\\d.,]*\\d)`,
  'giu',
)

interface Range {
  text: string
  at: number
}

function rangesIn(text: string, from = 0): Range[] {
  return [...text.matchAll(RANGE)].map(({ 0: range, index }) => ({ text: range, at: from + index }))
}

/** Behind the day's name, up to the next named day: "Monday 9–17, Saturday 10–13". */
function rangesBehind(sentence: string, name: string): Range[] {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return []
  const from = at + name.length
  const [clause = ''] = sentence.slice(from).split(/[,;]\s*(?=\p{L})/u, 1)
  return rangesIn(clause, from)
}
