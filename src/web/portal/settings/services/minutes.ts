import { language, t } from '../../texts/index.ts'

const HOUR = 60
const DAY = 1_440

/** Whole days, hours or minutes, in words. */
export function minutesWords(minutes: number): string {
  if (minutes > 0 && minutes % DAY === 0) return inUnit(minutes / DAY, 'day')
  if (minutes > 0 && minutes % HOUR === 0) return inUnit(minutes / HOUR, 'hour')
  return inUnit(minutes, 'minute')
}

function inUnit(count: number, unit: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** Usual values, and the one that is chosen. */
export function minutesChoices(usual: number[], chosen: string): { value: string; label: string }[] {
  const values = chosen === '' ? usual : [...new Set([...usual, Number(chosen)])].toSorted((a, b) => a - b)
  return values.map((value) => ({
    value: String(value),
    label: value === 0 ? t.services.noNotice : minutesWords(value),
  }))
}
