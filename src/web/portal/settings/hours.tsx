import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Api } from '../api/client.ts'
import { Icon } from '../parts/icons.tsx'
import { fill, language, t } from '../texts/index.ts'
import styles from './settings.module.css'

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
type Day = (typeof DAYS)[number]

/** A day without a period is closed. */
export type Week = Record<Day, Api['Period'][]>

export function readHours(hours: Api['WeeklyHours']): Week {
  return Object.fromEntries(DAYS.map((day) => [day, hours[day] ?? []])) as Week
}

// The form of a page has further fields.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyForm = UseFormReturnType<any>

const PERIODS_A_DAY = 6

export function Hours({ form, zone }: { form: AnyForm; zone: string }) {
  return (
    <fieldset className={styles.group}>
      <legend>{t.settings.hours}</legend>
      <p className="meta">{fill(t.settings.hoursHint, { zone })}</p>
      <ul className={styles.days}>
        {DAYS.map((day) => (
          <DayRow key={day} day={day} form={form} />
        ))}
      </ul>
    </fieldset>
  )
}

function DayRow({ day, form }: { day: Day; form: AnyForm }) {
  const path = `business.hours.${day}`
  const periods = form.getInputProps(path).value as Api['Period'][]
  const name = nameOf(day)
  const { error } = form.getInputProps(path) as { error?: string }
  return (
    <li className={styles.day} data-path={path} tabIndex={-1}>
      <span className={styles.dayName}>{name}</span>
      <div className={styles.periods}>
        {periods.length === 0 && <span className="dim">{t.settings.closed}</span>}
        {periods.map((_, index) => (
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
      {periods.length < PERIODS_A_DAY && (
        <Button
          size="xs"
          variant="quiet"
          leftSection={<Icon name="plus" size={14} />}
          aria-label={fill(t.settings.addHoursOf, { day: name })}
          onClick={() => form.insertListItem(path, nextPeriod(periods))}
        >
          {t.settings.addHours}
        </Button>
      )}
    </li>
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

/** January 1, 2024 was a Monday. */
function nameOf(day: Day): string {
  const date = new Date(Date.UTC(2024, 0, 1 + DAYS.indexOf(day)))
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
}
