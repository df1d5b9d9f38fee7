/** A period of whole days; without it the last four weeks. `compare` is only ever off in an address. */
interface AnalyticsSearch {
  from?: string | undefined
  to?: string | undefined
  compare?: 'off' | undefined
  ask?: 'unanswered' | undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

export function analyticsSearch({ from, to, compare, ask }: Record<string, unknown>): AnalyticsSearch {
  const isPeriod = isDay(from) && isDay(to) && from <= to
  return {
    ...(isPeriod ? { from, to } : {}),
    ...(compare === 'off' ? { compare } : {}),
    ...(ask === 'unanswered' ? { ask } : {}),
  }
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))
}

export interface Days {
  from: string
  to: string
}

export const PRESETS = ['week', 'month', 'year'] as const
type Preset = (typeof PRESETS)[number]

/** Whole weeks, so that weekdays meet weekdays. */
const DAYS_OF: Record<Preset, number> = { week: 7, month: 28, year: 364 }

export function presetDays(preset: Preset, today: string): Days {
  return { from: shifted(today, 1 - DAYS_OF[preset]), to: today }
}

export function daysOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

export function todayIn(zone: string): string {
  // The only language whose short dates are those of addresses.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date())
}

const DAY_MS = 24 * 60 * 60_000

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
