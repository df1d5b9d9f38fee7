import { z } from 'zod'
import { text } from '../core/fields.ts'

const PERIODS_A_DAY = 6

const period = z
  .object({
    start: z.string().describe('HH:MM, local time.'),
    end: z.string().describe('HH:MM; 24:00 is the end of the day.'),
  })
  .meta({
    id: 'Period',
    description: 'Opening hours of a day, from start to end in local time.',
    examples: [{ start: '09:00', end: '17:00' }],
  })
const day = z.array(period).optional()

/** In replies: empty without hours; once one day is set, unset days are closed. */
export const weeklyHours = z.object({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }).meta({
  id: 'WeeklyHours',
  description: 'Opening hours of a week. Once a day is named, those that are not are closed.',
  examples: [{ mon: [{ start: '09:00', end: '17:00' }], sat: [{ start: '10:00', end: '13:00' }] }],
})

const givenTime = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 09:00')
  .meta({ examples: ['09:00'] })

/** A time of day, before its end. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00')
  .meta({ examples: ['07:00'] })

const givenPeriod = z
  .strictObject({ start: givenTime.describe('HH:MM, local time.'), end: givenTime.describe('HH:MM, at most 24:00.') })
  .refine(({ start, end }) => start < end, { message: 'must be after start; a night is two periods', path: ['end'] })

const givenDay = z
  .array(givenPeriod)
  .max(PERIODS_A_DAY)
  .overwrite((periods) => periods.toSorted((a, b) => a.start.localeCompare(b.start)))
  .refine(doNotOverlap, 'must not overlap')
  .nullish()

function doNotOverlap(periods: { start: string; end: string }[]): boolean {
  return periods.every(({ start }, index) => index === 0 || periods[index - 1]!.end <= start)
}

/** In a body: given days change, null clears one. */
export const weeklyHoursBody = z.strictObject({
  mon: givenDay,
  tue: givenDay,
  wed: givenDay,
  thu: givenDay,
  fri: givenDay,
  sat: givenDay,
  sun: givenDay,
})

/** One closed date, or a range of dates. */
export const closure = z
  .object({
    date: z.string().optional().describe('The only day.'),
    from: z.string().optional().describe('The first of several days.'),
    to: z.string().optional().describe('The last of several days, included.'),
    reason: z.string().optional().describe('The reason, as visitors are told.'),
  })
  .meta({
    id: 'Closure',
    description: 'A day on which the business is closed, or the first and the last of several.',
    examples: [
      { date: '2026-12-25', reason: 'Christmas' },
      { from: '2026-08-03', to: '2026-08-14' },
    ],
  })

type Closure = z.output<typeof closure>

/** Dates `YYYY-MM-DD`, both included. */
export interface ClosedDates {
  from: string
  to: string
  reason?: string
}

/** One form for a day and for several. */
export function closedDates({ date, from = date, to = date, reason }: Closure): ClosedDates {
  return { from: from ?? '', to: to ?? '', ...(reason === undefined ? {} : { reason }) }
}

const givenDate = z.iso.date('must be a date, such as 2026-03-02').nullish()

export const closureBody = z
  .strictObject({
    date: givenDate.describe('The only day.'),
    from: givenDate.describe('The first of several days.'),
    to: givenDate.describe('The last of several days, included.'),
    reason: text(200).nullish().describe('The reason, as visitors are told.'),
  })
  .transform(({ date, from, to, reason }, context): Closure => {
    const why = reason == null ? {} : { reason }
    if (date != null && from == null && to == null) return { date, ...why }
    if (date == null && from != null && to != null && from <= to) return { from, to, ...why }
    context.addIssue('must have either date, or from and to in this order')
    return z.NEVER
  })
