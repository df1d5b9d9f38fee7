import type { Holiday } from '../../../languages/when.ts'
import { isBefore, onOrAfter, single, type DayMeaning } from './calendar.ts'

/** Fixed dates, days from Easter Sunday, or the nth weekday of a month. */
const HOLIDAYS: Record<
  Holiday,
  [month: number, day: number] | { easter: number } | { month: number; weekday: number; nth: number }
> = {
  newYear: [1, 1],
  epiphany: [1, 6],
  valentine: [2, 14],
  palmSunday: { easter: -7 },
  goodFriday: { easter: -2 },
  holySaturday: { easter: -1 },
  easter: { easter: 0 },
  easterMonday: { easter: 1 },
  labourDay: [5, 1],
  ascension: { easter: 39 },
  pentecost: { easter: 49 },
  whitMonday: { easter: 50 },
  independenceDay: [7, 4],
  bastilleDay: [7, 14],
  assumption: [8, 15],
  germanUnity: [10, 3],
  halloween: [10, 31],
  allSaints: [11, 1],
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  saintNicholas: [12, 6],
  constitutionDay: [12, 6],
  immaculate: [12, 8],
  christmasEve: [12, 24],
  christmas: [12, 25],
  boxingDay: [12, 26],
  betweenYears: [12, 27],
  newYearsEve: [12, 31],
}

/** The next such holiday, or the one of `year`. */
export function holidayNamed(name: Holiday, year?: number): DayMeaning {
  return ({ today }) => {
    const thisYear = holidayIn(name, year ?? today.year)
    const date = year === undefined && isBefore(thisYear, today) ? holidayIn(name, today.year + 1) : thisYear
    return [name === 'betweenYears' ? { from: date, to: date.with({ day: 30 }) } : single(date)]
  }
}

function holidayIn(name: Holiday, year: number): Temporal.PlainDate {
  const rule = HOLIDAYS[name]
  if (Array.isArray(rule)) return Temporal.PlainDate.from({ year, month: rule[0], day: rule[1] })
  if ('easter' in rule) return easterOf(year).add({ days: rule.easter })
  const first = Temporal.PlainDate.from({ year, month: rule.month, day: 1 })
  return onOrAfter(first, rule.weekday).add({ days: 7 * (rule.nth - 1) })
}

/** Gauss' rule, as corrected for the Gregorian calendar. */
function easterOf(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100)
  const moon = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30
  const age = (19 * (year % 19) + moon) % 30
  const full = age === 29 || (age === 28 && year % 19 > 10) ? age - 1 : age
  const sunday = (4 + century - Math.floor(century / 4)) % 7
  const ahead = (2 * (year % 4) + 4 * (year % 7) + 6 * full + sunday) % 7
  return Temporal.PlainDate.from({ year, month: 3, day: 22 }).add({ days: full + ahead })
}
