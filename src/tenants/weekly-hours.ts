import { z } from 'zod'
import { text } from '../core/fields.ts'

const PERIODS_A_DAY = 6

const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 09:00')
  .meta({ examples: ['09:00'] })

const period = z
  .object({ start: time.describe('HH:MM, local time.'), end: time.describe('HH:MM, at most 24:00.') })
  .refine(({ start, end }) => start < end, { message: 'must be after start; a night is two periods', path: ['end'] })
  .meta({ id: 'Period', examples: [{ start: '09:00', end: '17:00' }] })

type Period = z.output<typeof period>

const day = z
  .array(period)
  .max(PERIODS_A_DAY)
  .overwrite((periods) => periods.toSorted((a, b) => a.start.localeCompare(b.start)))
  .refine(doNotOverlap, 'must not overlap')

function doNotOverlap(periods: Period[]): boolean {
  return periods.every(({ start }, index) => index === 0 || periods[index - 1]!.end <= start)
}

/** Hours of a week as a body: the days it names change, null clears one. */
export const weeklyHoursBody = z.object({
  mon: day.nullish(),
  tue: day.nullish(),
  wed: day.nullish(),
  thu: day.nullish(),
  fri: day.nullish(),
  sat: day.nullish(),
  sun: day.nullish(),
})

const shownDay = z.array(period).optional()

/** As it is shown: empty when nobody told; once one day is named, the days that are not are closed. */
export const weeklyHours = z
  .object({ mon: shownDay, tue: shownDay, wed: shownDay, thu: shownDay, fri: shownDay, sat: shownDay, sun: shownDay })
  .meta({
    id: 'WeeklyHours',
    examples: [{ mon: [{ start: '09:00', end: '17:00' }], sat: [{ start: '10:00', end: '13:00' }] }],
  })

const closedOn = z.iso.date('must be a date, YYYY-MM-DD')

/** One date, or the first and the last of several. */
export const closure = z
  .object({
    date: closedOn.nullish(),
    from: closedOn.nullish(),
    to: closedOn.nullish(),
    reason: text(200).nullish(),
  })
  .check(({ value, issues }) => {
    const problem = problemOf(value)
    if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value })
  })
  .overwrite(({ date, from, to, reason }) => ({
    ...(date == null ? { from, to } : { date }),
    ...(reason == null ? {} : { reason }),
  }))
  .meta({
    id: 'Closure',
    examples: [
      { date: '2026-12-25', reason: 'Christmas' },
      { from: '2026-08-03', to: '2026-08-14' },
    ],
  })

function problemOf({
  date,
  from,
  to,
}: {
  date?: unknown
  from?: string | null | undefined
  to?: string | null | undefined
}): string | undefined {
  if (date != null) return from == null && to == null ? undefined : 'must have either date or from and to'
  if (from == null || to == null) return 'must have either date or from and to'
  return from <= to ? undefined : 'must not end before it begins'
}
