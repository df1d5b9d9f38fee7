import { fill, t } from '../texts/index.ts'
import { secondsOf } from './words.ts'

const HEIGHT = 42
const STEP = 10

/** A bar a turn; the slowest is named below, so that nothing is told by the bars alone. */
export function LatencyBars({ values }: { values: number[] }) {
  const slowest = Math.max(...values)
  const words = fill(t.calls.slowest, { turn: values.indexOf(slowest) + 1, time: secondsOf(slowest) })
  return (
    <>
      <svg
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
        height={HEIGHT}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {values.map((ms, index) => {
          const height = slowest === 0 ? 0 : (ms / slowest) * HEIGHT
          const fillColor = ms === slowest ? 'var(--warn-dot)' : 'var(--accent)'
          return (
            <rect
              key={index}
              x={index * STEP + 1}
              y={HEIGHT - height}
              width={STEP - 2}
              height={height}
              fill={fillColor}
            />
          )
        })}
      </svg>
      <p className="meta">{words}</p>
      <details className="meta">
        <summary>{t.analytics.table}</summary>
        <ol>
          {values.map((ms, index) => (
            <li key={index} className="number">
              {secondsOf(ms)}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
