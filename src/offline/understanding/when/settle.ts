import { clockOf, minutesOf } from '../../../core/days.ts'
import type { Table, TimeValue } from '../../../models/understanding.ts'
import { FIRST_OF_MORNING, type TimeOfDay, type TimeMeaning } from './times.ts'

const HALF_A_DAY = 12 * 60

/** Chooses the half of the day that lies in the opening hours. Null for a time that does not exist. */
export function settled(meaning: TimeMeaning, open: Table['open']): TimeValue | null {
  const value: TimeValue = meaning.isLatest === true ? { isLatest: true } : {}
  for (const bound of ['at', 'after', 'before'] as const) {
    const clock = meaning[bound]
    if (clock === undefined) continue
    const minutes = inHours(clock, open)
    if (minutes === null) return null
    value[bound] = clockOf(minutes)
    if (bound === 'at') value.isHalfDayKnown = clock.isHalfDayKnown
  }
  return value
}

function inHours({ minutes, isHalfDayKnown }: TimeOfDay, open: Table['open']): number | null {
  if (minutes === null || isHalfDayKnown || minutes >= HALF_A_DAY) return minutes
  const [early, late] = [isOpen(minutes, open), isOpen(minutes + HALF_A_DAY, open)]
  if (early !== late) return early ? minutes : minutes + HALF_A_DAY
  return minutes < FIRST_OF_MORNING ? minutes + HALF_A_DAY : minutes
}

function isOpen(minutes: number, open: Table['open']): boolean {
  return open !== null && minutes >= minutesOf(open.from) && minutes <= minutesOf(open.to)
}
