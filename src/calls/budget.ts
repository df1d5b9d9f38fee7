import { MINUTE, SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Tenant } from '../tenants/index.ts'
import { callsRepository as calls } from './repository.ts'

const SECONDS_A_MINUTE = MINUTE / SECOND

/** Minimum charge of a call in progress, so that calls that begin together do not spend the same minutes. */
export const RESERVED_S = 60

/** Seconds beyond a used-up budget in which callers still leave messages: the last minute turns nobody away. */
export const MESSAGES_S = 10 * SECONDS_A_MINUTE

/** Remaining seconds; `reason` names the tightest budget. */
export interface Left {
  seconds: number
  reason: string | undefined
}

export const UNBOUNDED: Left = { seconds: Number.POSITIVE_INFINITY, reason: undefined }

const MONTH_IS_USED_UP = "The month's budget of call minutes is used up"
const DAY_IS_USED_UP = "The day's call minutes are used up; the operator of this installation can grant more of them"
const INSTALLATION_IS_USED_UP = 'The call minutes of this installation are used up for today'

export function tightest(...budgets: Left[]): Left {
  return budgets.reduce((least, one) => (one.seconds < least.seconds ? one : least), UNBOUNDED)
}

interface Counting {
  now: Date
  reservedS: number
}

/** Rest of `voice.max_minutes`, the tenant's own limit for a month and for calls of every kind. */
export async function leftOfMonth(tx: Tx, { id, voice, timeZone }: Tenant, counting: Counting): Promise<Left> {
  if (voice.max_minutes === null) return UNBOUNDED
  const since = monthBegan(timeZone, counting.now)
  const used = await calls.secondsOfTenant(tx, id, { ...counting, since, calls: 'all' })
  return { seconds: voice.max_minutes * SECONDS_A_MINUTE - used, reason: MONTH_IS_USED_UP }
}

/** Rest of the operator's daily grant for calls by a carrier. */
export async function leftOfDay(
  tx: Tx,
  { id, timeZone }: Tenant,
  { minutesPerDay }: { minutesPerDay: number },
  counting: Counting,
): Promise<Left> {
  const since = dayBegan(timeZone, counting.now)
  const used = await calls.secondsOfTenant(tx, id, { ...counting, since, calls: 'carrier' })
  return { seconds: minutesPerDay * SECONDS_A_MINUTE - used, reason: DAY_IS_USED_UP }
}

function monthBegan(timeZone: string, now: Date): Date {
  return new Date(local(timeZone, now).with({ day: 1 }).startOfDay().epochMilliseconds)
}

function dayBegan(timeZone: string, now: Date): Date {
  return new Date(local(timeZone, now).startOfDay().epochMilliseconds)
}

function local(timeZone: string, now: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
}

/** Seconds by a carrier that the tenant has used today. */
export function usedOfDay(tx: Tx, { id, timeZone }: Tenant, now: Date): Promise<number> {
  return calls.secondsOfTenant(tx, id, { since: dayBegan(timeZone, now), now, calls: 'carrier', reservedS: 0 })
}

interface InstallationDeps {
  database: Database
  clock: Clock
  /** CALL_MINUTES_PER_DAY; undefined: no limit for all tenants together. */
  minutesPerDay: number | undefined
}

/**
 * Usage of all tenants together, by UTC days. A tenant's transaction sees no other tenant's calls, and the embedded
 * database has one connection, so `look` counts outside of transactions and `left` reads its result within them.
 */
export class InstallationMinutes {
  readonly #deps: InstallationDeps
  #used: Record<'reserved' | 'spoken', number> = { reserved: 0, spoken: 0 }

  constructor(deps: InstallationDeps) {
    this.#deps = deps
  }

  async look(): Promise<void> {
    const { database, clock, minutesPerDay } = this.#deps
    if (minutesPerDay === undefined) return
    const counting = { since: dayBegan('UTC', clock.now()), now: clock.now(), calls: 'costly' } as const
    const [reserved, spoken] = await database.systemOnce((tx) =>
      Promise.all([
        calls.secondsOfAll(tx, { ...counting, reservedS: RESERVED_S }),
        calls.secondsOfAll(tx, { ...counting, reservedS: 0 }),
      ]),
    )
    this.#used = { reserved, spoken }
  }

  /** Rest of the installation's minutes as of the last `look`. */
  left(reservedS: number): Left {
    const { minutesPerDay } = this.#deps
    if (minutesPerDay === undefined) return UNBOUNDED
    const used = reservedS > 0 ? this.#used.reserved : this.#used.spoken
    return { seconds: minutesPerDay * SECONDS_A_MINUTE - used, reason: INSTALLATION_IS_USED_UP }
  }
}
