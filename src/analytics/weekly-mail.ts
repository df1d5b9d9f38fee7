import { startOfDay } from '../core/days.ts'
import { SECOND } from '../core/time.ts'
import { spokenLanguage } from '../languages/index.ts'
import type { WeeklyFigures, WeekOfFigures } from '../languages/mail.ts'
import type { Tenant } from '../tenants/index.ts'
import type { FiguresService } from './figures.ts'
import { presentFigures } from './figures-schemas.ts'
import type { AnalyticsService } from './service.ts'
import { spanOf, type Period } from './spans.ts'

/** A Monday of a time zone, with the week that ended before it. */
interface Monday {
  /** `YYYY-MM-DD` */
  date: string
  /** Start of the time, until the end of the day, in which the week's mail is written. */
  opens: Date
  closes: Date
  /** The same on the next Monday. */
  next: Date
  week: Period
}

const OPENS_AT = '07:00'

/** The Monday that began the current week of a zone. */
export function mondayOf(now: Date, timeZone: string): Monday {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const opening = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: OPENS_AT }).epochMilliseconds)
  const date = monday.toString()
  const [from, to] = [monday.subtract({ days: 7 }).toString(), monday.subtract({ days: 1 }).toString()]
  return {
    date,
    opens: opening(monday),
    closes: startOfDay(date, timeZone, 1),
    next: opening(monday.add({ days: 7 })),
    week: { from, to, timeZone },
  }
}

interface WeeklySources {
  figures: Pick<FiguresService, 'overview'>
  questions: Pick<AnalyticsService, 'topQuestions'>
}

const MAX_QUESTIONS = 3

/** The content of a week's mail; undefined where nothing happened. */
export async function weeklyFigures(
  { figures, questions }: WeeklySources,
  tenant: Pick<Tenant, 'id' | 'name' | 'language' | 'country'>,
  week: Period,
): Promise<WeeklyFigures | undefined> {
  const [now, before] = await figures.overview(tenant.id, week)
  const shown = presentFigures(now)
  if (isEmpty(shown)) return undefined
  const span = spanOf(week)
  const asked = await questions.topQuestions(tenant.id, {
    answered: false,
    limit: MAX_QUESTIONS,
    from: span.from,
    before: span.to,
  })
  const language = spokenLanguage(tenant.language)
  const number = new Intl.NumberFormat(language)
  return {
    business: tenant.name,
    from: week.from,
    to: week.to,
    days: daysIn(new Intl.Locale(language, { region: tenant.country }), week),
    now: written(shown, language),
    before: written(presentFigures(before), language),
    questions: asked.map(({ question, count }) => `${number.format(count)} × ${question}`),
  }
}

type Presented = ReturnType<typeof presentFigures>

function isEmpty({ conversations, calls, bookings, leads }: Presented): boolean {
  return conversations + calls.total + bookings.created + leads.captured === 0
}

/** The days of a calendar, whatever the zone: 16–22 November or November 16–22, by the country. */
function daysIn(locale: Intl.Locale, { from, to }: Period): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  )
}

/** Minimum base of a rate, because fewer cases prove none; the portal's page has the same limit. */
const ENOUGH = 20

/** Numbers as the portal writes them: by the language alone. */
function written(figures: Presented, language: string): WeekOfFigures {
  const { asked, first_audio_ms: audio } = figures
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const isRate = asked >= ENOUGH
  const share = (count: number, rate: number | null) => {
    if (isRate && rate !== null) return percent.format(rate)
    return asked === 0 ? '–' : number.format(count)
  }
  const seconds = ({ p50 }: { p50: number | null }) => (p50 === null ? '' : secondsIn(language, p50))
  return {
    conversations: number.format(figures.conversations),
    answered: share(figures.answered, figures.answered_rate),
    resolved: share(figures.resolved, figures.resolved_rate),
    asked: isRate || asked === 0 ? '' : number.format(asked),
    bookings: number.format(figures.bookings.created),
    leads: number.format(figures.leads.captured),
    calls: number.format(figures.calls.total),
    minutes: number.format(figures.calls.minutes),
    first_word: seconds(audio),
    response: audio.p50 === null ? seconds(figures.response_ms) : '',
  }
}

function secondsIn(language: string, milliseconds: number): string {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow', ...tenths }).format(
    milliseconds / SECOND,
  )
}
