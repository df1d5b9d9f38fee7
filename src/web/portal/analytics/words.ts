import { locale } from '../parts/locale.ts'
import { language } from '../texts/index.ts'
import type { Days } from './search.ts'

/** Days of a calendar, whatever the zone of the reader. */
const DATE = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const

export function daysText({ from, to }: Days): string {
  const isThisYear = from.startsWith(String(new Date().getFullYear()))
  const format = new Intl.DateTimeFormat(locale(), { ...DATE, ...(isThisYear ? {} : { year: 'numeric' }) })
  return format.formatRange(new Date(from), new Date(to))
}

export function dayText(instant: string, zone: string): string {
  return new Intl.DateTimeFormat(locale(), { ...DATE, weekday: 'short', timeZone: zone }).format(new Date(instant))
}

export function number(value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

export function percent(share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

const SECOND_MS = 1_000

/** Seconds to a tenth. */
export function seconds(ms: number): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(ms / SECOND_MS)
}

export function signed(value: number, written: string): string {
  if (value === 0) return '±0'
  return `${value > 0 ? '+' : '−'}${written}`
}
