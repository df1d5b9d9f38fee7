import { MINUTE, SECOND } from '../core/time.ts'
import { openingAt, type Tenant } from '../tenants/index.ts'
import { isListed, isOfCountry } from './number.ts'

/** What the tenant set about calls (api.md §4): all of it is empty until it does. */
export type CallSettings = Pick<Tenant, 'voice' | 'business' | 'timeZone'>

const SECONDS_A_MINUTE = MINUTE / SECOND

/** Why the number may not be called now; undefined: it may. `usedSeconds` is what the month's calls have taken. */
export function forbiddenBecause(
  { voice, business, timeZone }: CallSettings,
  number: string,
  { now, usedSeconds }: { now: Date; usedSeconds: number },
): string | undefined {
  if (isListed(number, voice.do_not_call)) return 'The number is on the do-not-call list'
  if (voice.countries.length > 0 && !isOfCountry(number, voice.countries))
    return 'Numbers of this country are not called'
  const hours = { ...business, hours: voice.calling_hours, closures: [] }
  if (!openingAt({ business: hours, timeZone }, now).isOpen) return 'It is outside of the calling hours'
  return isUsedUp(voice, usedSeconds) ? BUDGET_IS_USED_UP : undefined
}

export const BUDGET_IS_USED_UP = "The month's budget of call minutes is used up"

export function isUsedUp({ max_minutes: minutes }: Tenant['voice'], usedSeconds: number): boolean {
  return minutes !== null && usedSeconds >= minutes * SECONDS_A_MINUTE
}

/** The beginning of the month, where the tenant is: budgets count from there. */
export function monthBegan(timeZone: string, now: Date): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return new Date(local.with({ day: 1 }).startOfDay().epochMilliseconds)
}
