import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { t } from '../texts/index.ts'
import type { Point } from './course.tsx'
import { number } from './words.ts'

interface CourseChartProps {
  title: string
  points: Point[]
  isCompared: boolean
}

/** Readers have the table: the drawing is one picture for them. */
export function CourseChart({ title, points, isCompared }: CourseChartProps) {
  const series = [
    { name: 'now', label: t.analytics.thisPeriod, color: 'var(--accent-ink)' },
    ...(isCompared
      ? [{ name: 'before', label: t.analytics.periodBefore, color: 'var(--dim)', strokeDasharray: '4 4' }]
      : []),
  ]
  return (
    <div role="img" aria-label={title}>
      <LineChart
        h={220}
        data={points}
        dataKey="day"
        series={series}
        curveType="linear"
        withDots={false}
        gridAxis="x"
        gridColor="var(--line)"
        strokeWidth={2}
        textColor="var(--dim)"
        valueFormatter={number}
        lineChartProps={{ accessibilityLayer: false }}
        lineProps={{ isAnimationActive: false }}
        xAxisProps={{ minTickGap: 48 }}
        yAxisProps={{ allowDecimals: false, width: 36 }}
        tooltipAnimationDuration={0}
        referenceLines={points.flatMap(({ day, closed }, place) =>
          closed === null ? [] : { x: day, label: closed, labelPosition: towardsMiddle(place, points), color: 'dim' },
        )}
      />
    </div>
  )
}

/** The words of a day near the end stand before its line: behind it they would leave the chart. */
function towardsMiddle(place: number, { length }: Point[]) {
  return place < length / 2 ? 'insideBottomLeft' : 'insideBottomRight'
}
