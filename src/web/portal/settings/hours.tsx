import { ActionIcon, Button, TextInput } from '@mantine/core'
import { recordOf } from '../../../core/keys.ts'
import type { Api } from '../api/client.ts'
import type { AnyForm } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { fill, language, t } from '../texts/index.ts'
import styles from './settings.module.css'

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Day = (typeof DAYS)[number]

/** A day without a period is closed. */
export type Week = Record<Day, Api['Period'][]>

export function readHours(hours: Api['WeeklyHours']): Week {
  return recordOf(DAYS, (day) => hours[day] ?? [])
}

export function weekIn(form: AnyForm, path: string): Week {
  // Filled by `readHours`; a form that several pages share does not type its paths.
  return form.getInputProps(path).value as Week
}

/** A week without any hours is one that nobody told. */
export function hasHours(week: Week): boolean {
  return DAYS.some((day) => week[day].length > 0)
}

const PERIODS_A_DAY = 6

interface HoursProps {
  form: AnyForm
  path: string
  legend: string
  hint: string
  /** A day without hours, in words. */
  none: string
}

export function Hours({ form, path, legend, hint, none }: HoursProps) {
  return (
    <fieldset className={styles.group} data-path={path} tabIndex={-1}>
      <legend>{legend}</legend>
      <p className="meta">{hint}</p>
      <ul className={styles.days}>
        {DAYS.map((day) => (
          <li key={day} className={styles.day} data-path={`${path}.${day}`} tabIndex={-1}>
            <span className={styles.dayName}>{nameOf(day)}</span>
            <Periods form={form} path={`${path}.${day}`} name={nameOf(day)} none={none} />
          </li>
        ))}
      </ul>
      <CopyOfMonday form={form} path={path} />
    </fieldset>
  )
}

const LIKE_MONDAY = ['tue', 'wed', 'thu', 'fri'] as const

function CopyOfMonday({ form, path }: { form: AnyForm; path: string }) {
  const week = weekIn(form, path)
  const monday = JSON.stringify(week.mon)
  if (week.mon.length === 0 || LIKE_MONDAY.every((day) => JSON.stringify(week[day]) === monday)) return null
  const copies = Object.fromEntries(LIKE_MONDAY.map((day) => [day, week.mon.map((period) => ({ ...period }))]))
  return (
    <Button size="xs" onClick={() => form.setFieldValue(path, { ...week, ...copies })}>
      {t.settings.likeMonday}
    </Button>
  )
}

interface PeriodsProps {
  form: AnyForm
  path: string
  /** The day, in words. */
  name: string
  none: string
}

/** The hours of one day, with the button that adds some. */
export function Periods({ form, path, name, none }: PeriodsProps) {
  // As in `weekIn`.
  const { value, error } = form.getInputProps(path) as { value: Api['Period'][]; error?: string }
  return (
    <>
      <div className={styles.periods}>
        {value.length === 0 && <span className="dim">{none}</span>}
        {value.map((_, index) => (
          <PeriodRow
            key={index}
            name={name}
            path={`${path}.${index}`}
            form={form}
            remove={() => form.removeListItem(path, index)}
          />
        ))}
        {error !== undefined && <p className={styles.problem}>{error}</p>}
      </div>
      {value.length < PERIODS_A_DAY && (
        <Button
          size="xs"
          variant="quiet"
          leftSection={<Icon name="plus" size={14} />}
          aria-label={fill(t.settings.addHoursOf, { day: name })}
          onClick={() => form.insertListItem(path, nextPeriod(value))}
        >
          {t.settings.addHours}
        </Button>
      )}
    </>
  )
}

interface PeriodRowProps {
  name: string
  path: string
  form: AnyForm
  remove: () => void
}

function PeriodRow({ name, path, form, remove }: PeriodRowProps) {
  return (
    <div className={styles.period}>
      <TextInput
        aria-label={fill(t.settings.opensOn, { day: name })}
        maxLength={5}
        {...form.getInputProps(`${path}.start`)}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        aria-label={fill(t.settings.closesOn, { day: name })}
        maxLength={5}
        {...form.getInputProps(`${path}.end`)}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={fill(t.settings.removeHoursOf, { day: name })}
        onClick={remove}
      >
        <Icon name="close" size={16} />
      </ActionIcon>
    </div>
  )
}

/** The second one of a day comes after a break at noon. */
function nextPeriod(periods: Api['Period'][]): Api['Period'] {
  return periods.length === 0 ? { start: '09:00', end: '17:00' } : { start: '', end: '' }
}

/** As the beginning of a line, which is a capital in every language. January 1, 2024 was a Monday. */
export function nameOf(day: Day, weekday: 'long' | 'short' = 'long'): string {
  const date = new Date(Date.UTC(2024, 0, 1 + DAYS.indexOf(day)))
  const name = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date)
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`
}
