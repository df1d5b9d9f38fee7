import 'dayjs/locale/de'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import { fill, language, t } from '../texts/index.ts'

/** Names of days and the first day of the week. */
export const LOCALE = { locale: language, firstDayOfWeek: language === 'en' ? 0 : 1 } as const

/** Words of the components in the language of the page. */
export const LABELS = {
  weekday: t.bookings.day,
  timeSlot: t.bookings.time,
  moreLabel: (count: number) => fill(t.bookings.more, { count }),
}
