import { recordOf } from '../../core/keys.ts'
import { WEEKDAYS, type Weekday } from '../../core/days.ts'
import { z } from 'zod'
import { dateIn } from '../../core/fields.ts'
import { DAY, MINUTE } from '../../core/time.ts'
import type { OpeningHours, OpeningSpan } from '../offer/opening-hours.ts'

const MAX_SPANS_PER_DAY = 12
const MAX_OVERRIDES = 1_000

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 09:00')

const span = z
  .object({
    start: time.describe('HH:MM, wall clock of the resource.'),
    end: time.describe('HH:MM; 24:00 is the end of the day, and an end before the start is on the next day.'),
  })
  .refine(({ start, end }) => start !== end, { message: 'must not be the start', path: ['end'] })
  .refine(({ start }) => start !== '24:00', { message: 'must be before 24:00', path: ['start'] })
  .meta({
    id: 'OpeningSpan',
    description: 'Working hours from start to end, wall clock of the resource.',
    examples: [{ start: '09:00', end: '17:00' }],
  })

const spans = z
  .array(span)
  .max(MAX_SPANS_PER_DAY)
  .overwrite((given) => given.toSorted((a, b) => a.start.localeCompare(b.start)))
  .refine(doNotOverlap, 'must not overlap')

function doNotOverlap(given: OpeningSpan[]): boolean {
  return given.every((one, index) => index === 0 || endOf(given[index - 1]!) <= minutesOf(one.start))
}

function endOf({ start, end }: OpeningSpan): number {
  return minutesOf(end) + (end <= start ? DAY / MINUTE : 0)
}

function minutesOf(at: string): number {
  return Number(at.slice(0, 2)) * 60 + Number(at.slice(3))
}

/** Null or a missing day means closed. */
const day = spans.nullish()

type Week = Partial<Record<Weekday, OpeningSpan[] | null | undefined>>

/** Strict, because a misspelt day would silently be closed. */
export const weeklyHours = z.strictObject(recordOf(WEEKDAYS, () => day)).meta({
  id: 'ResourceHours',
  description: 'The working hours of a week, by day. A day that is not named is closed.',
  examples: [{ mon: [{ start: '09:00', end: '17:00' }] }],
})

/** Omits closed days. */
export function openDays(week: Week): OpeningHours['weeklyHours'] {
  return Object.fromEntries(Object.entries(week).filter(([, hours]) => hours?.length))
}

export const dateOverrides = z
  .array(
    z.object({
      date: dateIn.describe('The date, YYYY-MM-DD.'),
      hours: spans.describe('In place of the weekly hours that start on this date; empty: closed.'),
    }),
  )
  .max(MAX_OVERRIDES)
  .refine((given) => new Set(given.map(({ date }) => date)).size === given.length, 'must name each date once')
  .meta({ examples: [[{ date: '2026-12-25', hours: [] }]] })

const shownSpans = z.array(
  z.object({
    start: z.string().describe('HH:MM.'),
    end: z.string().describe('HH:MM; before the start: on the next day.'),
  }),
)

export const shownWeeklyHours = z
  .partialRecord(z.enum(WEEKDAYS), shownSpans)
  .describe('A day that is not named is closed.')

/** The hours of a reply. They are only written; its schema would have arrays that can be changed. */
export function presentWeek(week: OpeningHours['weeklyHours']): z.input<typeof shownWeeklyHours> {
  // Equal but for `readonly`.
  return week as z.input<typeof shownWeeklyHours>
}

export const shownDateOverrides = z
  .array(
    z.object({
      date: z.string().describe('The date, YYYY-MM-DD.'),
      hours: shownSpans.describe('In place of the weekly hours; empty: closed.'),
    }),
  )
  .describe('Holidays and other days that differ.')

export function presentOverrides(overrides: OpeningHours['dateOverrides']): z.input<typeof shownDateOverrides> {
  // Equal but for `readonly`, as above.
  return overrides as z.input<typeof shownDateOverrides>
}
