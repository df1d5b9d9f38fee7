import type { Tx } from '../db/database.ts'
import type { Tenant } from '../tenants/index.ts'
import { waitingRepository, type NoticeKind } from './repository.ts'
import { NOTICE_KINDS } from './tables.ts'

type Timed = Pick<Tenant, 'timeZone' | 'assistant'>

/** Kinds that the daily mail leaves out, because a person has to act. */
const ASKS_A_PERSON: ReadonlySet<NoticeKind> = new Set(['handoff', 'message', 'failed_call'])

/** When a notice of now is told in a mail of several; undefined: at once, in a mail of its own. */
export function waitsUntil(kind: NoticeKind, { timeZone, assistant }: Timed, now: Date): Date | undefined {
  const { quiet_hours: quiet, daily_at: daily, handoff_at_once: isExempt } = assistant.notify_times
  if (kind === 'handoff' && isExempt) return undefined
  const collected = daily === null || ASKS_A_PERSON.has(kind) ? undefined : nextAt(daily, timeZone, now)
  const told = collected ?? now
  return quiet !== null && isWithin(quiet, timeZone, told) ? nextAt(quiet.end, timeZone, told) : collected
}

/** Moves waiting notices to the new times; they are told at once where nothing holds them back any more. */
export async function followTimes(
  tx: Tx,
  { before, after }: { before: Tenant; after: Tenant },
  now: Date,
): Promise<void> {
  if (markOf(before) === markOf(after)) return
  for (const kind of NOTICE_KINDS)
    await waitingRepository.postpone(tx, after.id, kind, waitsUntil(kind, after, now) ?? now)
}

function markOf({ timeZone, assistant }: Timed): string {
  return JSON.stringify([timeZone, assistant.notify_times])
}

/** The next moment at which clocks in the zone show this time; where they skip it, the moment after the gap. */
function nextAt(time: string, timeZone: string, after: Date): Date {
  const date = zoned(timeZone, after).toPlainDate()
  const at = (day: Temporal.PlainDate, disambiguation: 'compatible' | 'later') =>
    day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
  // A time that clocks show twice counts twice.
  const candidates = [at(date, 'compatible'), at(date, 'later'), at(date.add({ days: 1 }), 'compatible')]
  return new Date(candidates.find((candidate) => candidate > after.getTime())!)
}

/** True within the hours; those that end before they begin span midnight. */
function isWithin({ start, end }: { start: string; end: string }, timeZone: string, at: Date): boolean {
  const time = zoned(timeZone, at).toPlainTime().toString({ smallestUnit: 'minute' })
  return start < end ? start <= time && time < end : time >= start || time < end
}

function zoned(timeZone: string, at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
}
