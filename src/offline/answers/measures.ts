import { joinedPatterns } from '../understanding/party/ages.ts'
import { expression, fold } from '../understanding/text.ts'

/** A figure with its unit, as a message tells it. */
export interface Measure {
  value: number
  unit: string
}

interface Range {
  from: number
  to: number
}

const UNITS: Record<string, string> = {
  kg: 'kg|kilos?',
  g: 'g',
  lb: 'lbs?',
  km: 'km',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  ft: 'ft',
  mi: 'mi|miles?',
  l: 'l',
}
const ANY_UNIT = Object.values(UNITS).join('|')
/** Limit of measures in a message, which are compared with every row; a longer list describes nobody. */
const MAX_MEASURES = 8
const FIGURE = '\\d{1,4}(?:[.,]\\d{1,2})?'

/** The first measures in a text: "my dog has 25 kg". */
export function measuresIn(text: string): Measure[] {
  const folded = fold(text)
  const all = Object.entries(UNITS).flatMap(([unit, forms]) =>
    [...folded.matchAll(expression(`(${FIGURE}) ?(?:${forms})`))].map(({ index, 1: value }) => ({
      value: numberOf(value!),
      unit,
      index,
    })),
  )
  return all
    .toSorted((a, b) => a.index - b.index)
    .slice(0, MAX_MEASURES)
    .map(({ value, unit }) => ({ value, unit }))
}

/**
 * Fit of a row with bounds ("under 10 kg", "10–25 kg") to the given measures: 1 if it is for one of them, −1 if it is
 * for others, 0 if it has no bounds of their units.
 */
export function measureFit(row: string, told: Measure[]): number {
  const fits = told.flatMap(({ value, unit }) => {
    const range = rangeOf(fold(row), unit)
    return range === undefined ? [] : range.from <= value && value <= range.to
  })
  if (fits.length === 0) return 0
  return fits.some(Boolean) ? 1 : -1
}

function rangeOf(row: string, unit: string): Range | undefined {
  const { to, lower, upper, more } = joinedPatterns()
  const own = `(${FIGURE}) ?(?:${UNITS[unit]})`
  const between = expression(`(${FIGURE})(?: ?(?:${ANY_UNIT}))?(?: ?[-–—/] ?| (?:${to}) )${own}`).exec(row)
  if (between !== null) return { from: numberOf(between[1]!), to: numberOf(between[2]!) }
  const least = expression(`(?:${lower}) ${own}`).exec(row) ?? expression(`${own} (?:${more})`).exec(row)
  if (least !== null) return { from: numberOf(least[1]!), to: Infinity }
  const most = expression(`(?:${upper}) ${own}`).exec(row)
  return most === null ? undefined : { from: 0, to: numberOf(most[1]!) }
}

function numberOf(figure: string): number {
  return Number(figure.replace(',', '.'))
}
