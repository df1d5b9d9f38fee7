import { type Weekday } from '../../core/days.ts'
import { plainSpelling } from '../../core/words.ts'
import { withoutClosures, type Closure, type Span } from '../../languages/day-parts.ts'
import { createHoursReader } from '../../languages/hours-reader.ts'
import { forLanguage } from '../../languages/index.ts'
import { quoted, type Found } from './finding.ts'
import { type Line, sentencesIn } from './lines.ts'

/** The hours of a day, as one sentence says them. */
interface Statement {
  day: Weekday
  spans: Span[]
  closures: Closure[]
  quote: string
  heading: string
  isAnnounced: boolean
}

/** Days without an announcement count from this many under one heading: a class on Tuesdays is no opening hour. */
const MIN_DAYS = 4
/** Hours follow their announcement closely. */
const ANNOUNCED_LINES = 8

/** Opening hours next to the names of days. */
export function findHours(lines: Line[], language: string): Found[] {
  const words = forLanguage(language).website
  const reader = createHoursReader(words)
  const statements: Statement[] = []
  let announcedUntil = -1
  let left: Weekday[] = []
  for (const [index, { text, heading }] of lines.entries()) {
    for (const sentence of sentencesIn(text)) {
      const plain = plainSpelling(sentence)
      if (startsWord(plain, words.opening)) announcedUntil = index + ANNOUNCED_LINES
      const isAnnounced = index <= announcedUntil || startsWord(plainSpelling(heading), words.opening)
      const hours = reader.read(sentence, left)
      left = hours.left
      for (const [day, said] of hours.byDay)
        statements.push({ day, ...said, quote: quoted(sentence), heading, isAnnounced })
    }
  }
  const [partial, whole] = [statements.filter(isPartial), statements.filter((one) => !isPartial(one))]
  return [...Map.groupBy(whole, ({ heading }) => heading).values(), ...alone(partial, whole)].flatMap((group) =>
    valuesOf(group, partial),
  )
}

/** True for a statement that closes parts of a day, and gives no hours. */
function isPartial({ spans, closures }: Statement): boolean {
  return spans.length === 0 && closures.length > 0
}

/** Closes a day without hours anywhere that is named before the day of a partial closure. */
function alone(partial: Statement[], whole: Statement[]): Statement[][] {
  const silent = partial.filter(({ day, closures, isAnnounced }) => {
    const hasHours = whole.some((one) => one.day === day)
    return isAnnounced && !hasHours && closures.every(({ isOwn }) => !isOwn)
  })
  return silent.map((one) => [{ ...one, closures: [] }])
}

function valuesOf(statements: Statement[], partial: Statement[]): Found[] {
  const isWhole = new Set(statements.map(({ day }) => day)).size >= MIN_DAYS
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
  const open = withoutClosures(
    spans,
    closures.map(({ closed }) => closed),
  )
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
