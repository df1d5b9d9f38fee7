import { Button, Checkbox, Menu, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { Note } from '../parts/note.tsx'
import { State } from '../parts/page-states.tsx'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import segments from '../parts/segments.module.css'
import styles from './analytics.module.css'
import { Course } from './course.tsx'
import { FiveFigures } from './five-figures.tsx'
import { Feelings, Sources } from './parts-of-all.tsx'
import { downloadCsv, intervalOf, overviewQuery, type Overview } from './queries.ts'
import { Questions } from './questions.tsx'
import { daysOf, presetDays, PRESETS, todayIn, type Days } from './search.ts'
import { daysText } from './words.ts'

/** Is the desk worth it, and what is to be done about it? */
export function Analytics() {
  const days = useDays()
  const { compare } = useSearch({ from: '/shell/analytics' })
  const query = useQuery(overviewQuery(days))
  return (
    <>
      <PageHeading title={t.nav.analytics}>
        <Choices days={days} />
      </PageHeading>
      <div className={styles.content}>
        <Await query={query} rows={8}>
          {(overview) => <Everything overview={overview} days={days} isCompared={compare !== 'off'} />}
        </Await>
      </div>
    </>
  )
}

function useDays(): Days {
  const { from, to } = useSearch({ from: '/shell/analytics' })
  const { tenant } = useAccount()
  return from !== undefined && to !== undefined ? { from, to } : presetDays('month', todayIn(tenant.time_zone))
}

function Choices({ days }: { days: Days }) {
  const { tenant } = useAccount()
  const today = todayIn(tenant.time_zone)
  return (
    <div className={styles.choices}>
      <nav className={segments.segments} aria-label={t.analytics.period}>
        {PRESETS.map((preset) => {
          const chosen = presetDays(preset, today)
          const isCurrent = chosen.from === days.from && chosen.to === days.to
          return (
            <Link
              key={preset}
              to="/analytics"
              search={(before) => ({ ...before, ...chosen })}
              aria-current={isCurrent ? 'page' : undefined}
              activeProps={{}}
            >
              {t.analytics.presets[preset]}
            </Link>
          )
        })}
      </nav>
      <OwnDays key={`${days.from} ${days.to}`} days={days} />
      <Downloads days={days} />
    </div>
  )
}

/** Any days, and whether they are compared. */
function OwnDays({ days }: { days: Days }) {
  const navigate = useNavigate()
  const { compare } = useSearch({ from: '/shell/analytics' })
  const [chosen, setChosen] = useState(days)
  const isWrong = chosen.from === '' || chosen.to === '' || chosen.from > chosen.to
  return (
    <Menu closeOnItemClick={false} trapFocus position="bottom-end">
      <Menu.Target>
        <Button leftSection={<Icon name="calendar" size={16} />}>{daysText(days)}</Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.own!} role="dialog" aria-label={t.analytics.period}>
        <TextInput
          type="date"
          label={t.analytics.from}
          value={chosen.from}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, from: value })}
        />
        <TextInput
          type="date"
          label={t.analytics.to}
          value={chosen.to}
          error={isWrong ? t.analytics.wrongDays : undefined}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, to: value })}
        />
        <Checkbox
          label={t.analytics.compare}
          checked={compare !== 'off'}
          onChange={({ currentTarget: { checked } }) =>
            void navigate({
              to: '/analytics',
              search: (before) => ({ ...before, compare: checked ? undefined : ('off' as const) }),
            })
          }
        />
        <Button
          disabled={isWrong}
          onClick={() => void navigate({ to: '/analytics', search: (before) => ({ ...before, ...chosen }) })}
        >
          {t.analytics.show}
        </Button>
      </Menu.Dropdown>
    </Menu>
  )
}

function Downloads({ days }: { days: Days }) {
  const [isFailed, setFailed] = useState(false)
  const download = (...asked: Parameters<typeof downloadCsv>) => {
    setFailed(false)
    void downloadCsv(...asked).catch(() => setFailed(true))
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<Icon name="file" size={16} />}>{t.analytics.csv}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => download('overview', { ...days })}>{t.analytics.csvFigures}</Menu.Item>
          <Menu.Item
            onClick={() => download('timeseries', { ...days, metric: 'conversations', interval: intervalOf(days) })}
          >
            {t.analytics.csvCourse}
          </Menu.Item>
          <Menu.Item onClick={() => download('questions', { ...days, limit: '200' })}>
            {t.analytics.csvQuestions}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button onClick={() => print()}>{t.analytics.print}</Button>
      {isFailed && <Note tone="bad">{t.analytics.noFile}</Note>}
    </>
  )
}

interface EverythingProps {
  overview: Overview
  days: Days
  isCompared: boolean
}

function Everything({ overview, days, isCompared }: EverythingProps) {
  const { previous, time_zone: zone } = overview
  if (isEmpty(overview) && isEmpty(previous))
    return <State icon="chart" title={t.analytics.none} text={t.analytics.noneText} />
  const compared = isCompared && fill(t.analytics.compared, { count: daysOf(days), days: daysText(previous) })
  return (
    <>
      <p className="dim">
        {compared} {fill(t.analytics.daysEnd, { zone })}
      </p>
      <FiveFigures now={overview} before={isCompared ? previous : null} />
      <div className={styles.columns}>
        <Course days={days} before={isCompared ? { from: previous.from, to: previous.to } : null} />
        <Sources bookings={overview.bookings} />
        <Questions days={days} />
        <Feelings figures={overview} />
      </div>
    </>
  )
}

function isEmpty({ conversations, bookings, leads, calls }: Overview['previous']): boolean {
  return conversations + bookings.created + leads.captured + calls.total === 0
}
