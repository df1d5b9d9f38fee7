import type { BusinessFacts, Closure, Fact, Period } from '../../models/chat-model.ts'
import { todayOf, zonedNow, type Moment } from '../understanding/when/today.ts'

/** Maximum days in which the next opening is looked for. After a longer closure it is not stated. */
const MAX_LOOK_AHEAD_DAYS = 30

/** Consecutive days with equal hours, as indexes from Monday. */
interface DayRange {
  from: number
  to: number
  periods: Period[]
}

/** Groups consecutive days with equal hours. */
export function rangesOfEqualHours(hours: Fact<Period[]>[]): DayRange[] {
  const ranges: DayRange[] = []
  for (const [index, { value: periods }] of hours.entries()) {
    const last = ranges.at(-1)
    if (last !== undefined && JSON.stringify(last.periods) === JSON.stringify(periods)) last.to = index
    else ranges.push({ from: index, to: index, periods })
  }
  return ranges
}

interface DayHours {
  periods: Period[]
  closure: Closure | undefined
  /** The fact's line, for citations. */
  line: string
}

/** The hours of a day (`YYYY-MM-DD`); undefined if unknown. */
export function hoursOn(date: string, { hours, closures }: BusinessFacts): DayHours | undefined {
  const closure = closures.find(({ value: { from, to } }) => from <= date && date <= to)
  if (closure !== undefined) return { periods: [], closure: closure.value, line: closure.line }
  const fact = hours?.[Temporal.PlainDate.from(date).dayOfWeek - 1]
  return fact === undefined ? undefined : { periods: fact.value, closure: undefined, line: fact.line }
}

/** The first opening on a later day; undefined where none is near. */
export function opensAfter(date: string, tables: BusinessFacts): { date: string; time: string } | undefined {
  const start = Temporal.PlainDate.from(date)
  for (let ahead = 1; ahead <= MAX_LOOK_AHEAD_DAYS; ahead += 1) {
    const next = start.add({ days: ahead }).toString()
    const [first] = hoursOn(next, tables)?.periods ?? []
    if (first !== undefined) return { date: next, time: first.start }
  }
  return undefined
}

/** Open or closed at a moment, with the next change. */
interface State {
  date: string
  /** Closing time; undefined if closed now. */
  closes: string | undefined
  opens: { date: string; time: string } | undefined
  lines: string[]
}

/** Open or closed now in the business's time zone; undefined without hours. */
export function stateNow(tables: BusinessFacts, moment: Moment): State | undefined {
  const start = todayOf(moment)
  const time = zonedNow(moment).toPlainTime().toString({ smallestUnit: 'minute' })
  const first = hoursOn(start.toString(), tables)
  if (first === undefined) return undefined
  const current = first.periods.find((period) => period.start <= time && time < period.end)
  const state = { date: start.toString(), closes: current?.end, opens: undefined, lines: [first.line] }
  if (current !== undefined) return state
  const later = first.periods.find((period) => period.start > time)
  const opens = later === undefined ? opensAfter(state.date, tables) : { date: state.date, time: later.start }
  const line = opens === undefined ? undefined : hoursOn(opens.date, tables)?.line
  if (opens === undefined || line === undefined) return state
  return { ...state, opens, lines: [...new Set([first.line, line])] }
}
