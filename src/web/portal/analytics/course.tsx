import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Await } from '../parts/await.tsx'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { dateIn } from '../bookings/dates.ts'
import { readClosures } from '../settings/closures.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './analytics.module.css'
import { CourseChart } from './course-chart.tsx'
import { intervalOf, seriesQuery, type Series } from './queries.ts'
import type { Days } from './search.ts'
import { dayText, number } from './words.ts'
import type { Point } from './plot.ts'

/** Conversations by day or week, drawn or as a table. */
export function Course({ days, before }: { days: Days; before: Days | null }) {
  const [isTable, setTable] = useState(false)
  const { closures } = useAccount().tenant.business
  const query = useQuery(seriesQuery(days))
  const earlier = useQuery({ ...seriesQuery(before ?? days), enabled: before !== null })
  const title = t.analytics.course[intervalOf(days)]
  return (
    <section className={styles.card} aria-labelledby="course">
      <header className={styles.cardHead}>
        <h2 id="course">{title}</h2>
        <p className={styles.legend} aria-hidden="true">
          <span data-line="now">{t.analytics.thisPeriod}</span>
          {before !== null && <span data-line="before">{t.analytics.periodBefore}</span>}
        </p>
        <Button size="compact-sm" variant="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t.analytics.table}
        </Button>
      </header>
      <Await query={query} rows={5}>
        {(series) => {
          const points = pointsOf(series, before === null ? undefined : earlier.data, closures)
          if (isTable) return <Rows title={title} points={points} isCompared={before !== null} />
          return (
            <>
              <CourseChart title={title} points={points} isCompared={before !== null} />
              <div className={styles.onPaper}>
                <Rows title={title} points={points} isCompared={before !== null} />
              </div>
            </>
          )
        }}
      </Await>
    </section>
  )
}

function pointsOf(
  { data, interval, time_zone: zone }: Series,
  earlier: Series | undefined,
  closures: Api['Closure'][],
): Point[] {
  return data.map(({ from, value }, index) => ({
    day: dayText(from, zone),
    now: value ?? 0,
    before: earlier?.data[index]?.value ?? null,
    closed: interval === 'day' ? closedOn(dateIn(zone, from), closures) : null,
  }))
}

/** The name of a closure, which explains a day without visitors. */
function closedOn(date: string, closures: Api['Closure'][]): string | null {
  const closure = readClosures(closures).find(({ from, to }) => from <= date && date <= (to || from))
  if (closure === undefined) return null
  return closure.reason === '' ? t.analytics.closed : fill(t.analytics.closedFor, { reason: closure.reason })
}

interface RowsProps {
  title: string
  points: Point[]
  isCompared: boolean
}

function Rows({ title, points, isCompared }: RowsProps) {
  return (
    <div className={styles.table} tabIndex={0} role="region" aria-label={title}>
      <Table aria-label={title} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t.analytics.day}</Table.Th>
            <Table.Th scope="col">{t.analytics.thisPeriod}</Table.Th>
            {isCompared && <Table.Th scope="col">{t.analytics.periodBefore}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map(({ day, now, before, closed }, index) => (
            // oxlint-disable-next-line no-array-index-key -- labels lack the year and may repeat; rows never move
            <Table.Tr key={`${day} ${index}`}>
              <Table.Th scope="row">
                {day}
                {closed !== null && <span className="meta">{` ${closed}`}</span>}
              </Table.Th>
              <Table.Td className="number">{number(now)}</Table.Td>
              {isCompared && <Table.Td className="number">{before === null ? '–' : number(before)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
