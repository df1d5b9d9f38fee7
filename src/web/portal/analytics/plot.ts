export interface Point {
  day: string
  now: number
  before: number | null
  /** Why the business was closed on this day; null: it was not, or the point is a week. */
  closed: string | null
}

export const HEIGHT = 220
/** Room around the drawing, for the figures and the days beside it. */
export const PLOT = { top: 8, right: 12, bottom: 26, left: 40 } as const

const MAX_TICKS = 5
/** Of a day's name, with air. */
const LABEL_WIDTH = 88

export type Plot = ReturnType<typeof createPlot>

/** Places of points in a drawing of this width. */
export function createPlot(points: Point[], width: number) {
  const ticks = ticksTo(Math.max(1, ...points.flatMap(({ now, before }) => [now, before ?? 0])))
  const top = ticks.at(-1)!
  const inner = Math.max(0, width - PLOT.left - PLOT.right)
  const gap = points.length > 1 ? inner / (points.length - 1) : 0
  const x = (index: number) => PLOT.left + index * gap
  const y = (value: number) => HEIGHT - PLOT.bottom - (value / top) * (HEIGHT - PLOT.top - PLOT.bottom)
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / Math.max(gap, 1)))
  return {
    ticks,
    x,
    y,
    nearest: (left: number) =>
      Math.min(points.length - 1, Math.max(0, gap === 0 ? 0 : Math.round((left - PLOT.left) / gap))),
    /** Those whose name has room up to the next, and before the end. */
    labelled: [...points.keys()].filter((index) => index % every === 0 && x(index) + LABEL_WIDTH / 2 <= width),
    /** Interrupted where nothing is known. */
    lineOf: (series: 'now' | 'before') =>
      points
        .map(({ [series]: value }, index) => {
          if (value === null) return ''
          const isStart = index === 0 || points[index - 1]![series] === null
          // A point alone is a line of no length, which round ends show.
          const [place, isAlone] = [
            `${x(index)} ${y(value)}`,
            isStart && (points[index + 1]?.[series] ?? null) === null,
          ]
          return `${isStart ? 'M' : 'L'}${place}${isAlone ? `L${place}` : ''}`
        })
        .join(''),
  }
}

/** From zero, in whole steps of one, two or five times a power of ten. */
function ticksTo(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / (MAX_TICKS - 1))))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => Math.ceil(most / one) < MAX_TICKS)!
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}
