import { useElementSize } from '@mantine/hooks'
import { useState, type PointerEvent } from 'react'
import { t } from '../texts/index.ts'
import styles from './analytics.module.css'
import { createPlot, HEIGHT, PLOT, type Plot, type Point } from './plot.ts'
import { number } from './words.ts'

interface CourseChartProps {
  title: string
  points: Point[]
  isCompared: boolean
}

/** Readers have the table: the drawing is one picture for them. */
export function CourseChart({ title, points, isCompared }: CourseChartProps) {
  const { ref, width } = useElementSize()
  const [at, setAt] = useState<number | null>(null)
  const plot = createPlot(points, width)
  const point = at === null ? undefined : points[at]
  const follow = ({ clientX, currentTarget }: PointerEvent) =>
    setAt(plot.nearest(clientX - currentTarget.getBoundingClientRect().left))
  return (
    <div
      ref={ref}
      className={styles.chart}
      role="img"
      aria-label={title}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setAt(null)}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <Scale plot={plot} points={points} width={width} />
          <Closures plot={plot} points={points} />
          {isCompared && <path d={plot.lineOf('before')} data-line="before" />}
          <path d={plot.lineOf('now')} data-line="now" />
          {point !== undefined && <circle cx={plot.x(at!)} cy={plot.y(point.now)} r="4" />}
        </svg>
      )}
      {point !== undefined && (
        <Told point={point} x={plot.x(at!)} isCompared={isCompared} isRight={plot.x(at!) > width / 2} />
      )}
    </div>
  )
}

/** Whole numbers beside horizontal lines, and as many days below as have room. */
function Scale({ plot, points, width }: { plot: Plot; points: Point[]; width: number }) {
  return (
    <g>
      {plot.ticks.map((tick) => (
        <g key={tick}>
          <line x1={PLOT.left} x2={width - PLOT.right} y1={plot.y(tick)} y2={plot.y(tick)} />
          <text x={PLOT.left - 8} y={plot.y(tick)} dy="0.32em" textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {plot.labelled.map((index) => (
        <text key={index} x={plot.x(index)} y={HEIGHT - 4} textAnchor="middle">
          {points[index]!.day}
        </text>
      ))}
    </g>
  )
}

/** Days that explain themselves. Words near the end stand before their line: after it they would leave the chart. */
function Closures({ plot, points }: { plot: Plot; points: Point[] }) {
  return points.map(({ closed }, index) => {
    if (closed === null) return null
    const isEarly = index < points.length / 2
    const x = plot.x(index)
    return (
      // oxlint-disable-next-line no-array-index-key -- points never move
      <g key={index} data-closed>
        <line x1={x} x2={x} y1={PLOT.top} y2={HEIGHT - PLOT.bottom} />
        <text x={isEarly ? x + 6 : x - 6} y={HEIGHT - PLOT.bottom - 8} textAnchor={isEarly ? 'start' : 'end'}>
          {closed}
        </text>
      </g>
    )
  })
}

/** The figures of the day under the pointer, on the side that has room. */
function Told({ point, x, isCompared, isRight }: { point: Point; x: number; isCompared: boolean; isRight: boolean }) {
  const { day, now, before, closed } = point
  return (
    <div className={styles.told} style={isRight ? { right: `calc(100% - ${x - 12}px)` } : { left: x + 12 }}>
      <strong>{day}</strong>
      <span>
        {t.analytics.thisPeriod} <b>{number(now)}</b>
      </span>
      {isCompared && before !== null && (
        <span>
          {t.analytics.periodBefore} <b>{number(before)}</b>
        </span>
      )}
      {closed !== null && <span>{closed}</span>}
    </div>
  )
}
