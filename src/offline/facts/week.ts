import type { BusinessFacts, Closure, Fact, Period } from '../../models/chat-model.ts'
import { dateIn, type Today } from '../dialogue/days.ts'

/** Closed for longer than this, nobody says when it opens. */
const LOOK_AHEAD_DAYS = 30

/** Neighbouring days with the same hours, by their places from Monday. */
interface Stretch {
  from: number
  to: number
  periods: Period[]
}

export function stretchesOf(hours: Fact<Period[]>[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [index, { value: periods }] of hours.entries()) {
    const last = stretches.at(-1)
    if (last !== undefined && JSON.stringify(last.periods) === JSON.stringify(periods)) last.to = index
    else stretches.push({ from: index, to: index, periods })
  }
  return stretches
}

interface DayHours {
  periods: Period[]
  closure: Closure | undefined
  /** What says so. */
  line: string
}

/** The hours of a day (`YYYY-MM-DD`); undefined where nobody told. */
export function hoursOn(date: string, { hours, closures }: BusinessFacts): DayHours | undefined {
  const closure = closures.find(({ value: { from, to } }) => from <= date && date <= to)
  if (closure !== undefined) return { periods: [], closure: closure.value, line: closure.line }
  const fact = hours?.[Temporal.PlainDate.from(date).dayOfWeek - 1]
  return fact === undefined ? undefined : { periods: fact.value, closure: undefined, line: fact.line }
}

export interface State {
  date: string
  /** Undefined: closed now. */
  closes: string | undefined
  opens: { date: string; time: string } | undefined
  lines: string[]
}

/** Whether the business is open now, on its own clock, and when that changes. */
export function stateNow(tables: BusinessFacts, today: Today): State | undefined {
  const start = dateIn(today)
  const time = Temporal.Instant.fromEpochMilliseconds(today.now.getTime())
    .toZonedDateTimeISO(today.timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
  const first = hoursOn(start.toString(), tables)
  if (first === undefined) return undefined
  const current = first.periods.find((period) => period.start <= time && time < period.end)
  const state = { date: start.toString(), closes: current?.end, opens: undefined, lines: [first.line] }
  if (current !== undefined) return state
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = start.add({ days: ahead }).toString()
    const day = hoursOn(date, tables)
    const next = day?.periods.find((period) => ahead > 0 || period.start > time)
    if (day === undefined || next === undefined) continue
    return { ...state, opens: { date, time: next.start }, lines: [...new Set([first.line, day.line])] }
  }
  return state
}
