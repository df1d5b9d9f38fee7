import type { FastifyBaseLogger } from 'fastify'
import { systemTimers, type Timers } from '../core/timers.ts'
import { HOUR, MILLISECOND, SECOND, type Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Mail } from '../mail/index.ts'
import { usersRepository as users } from './repository.ts'

/** From so many failed sign-ins an hour on, an account is being guessed at (api.md §1). */
const MAX_UNNOTICED_FAILURES = 50
const DELAY_STEP_MS = 100 * MILLISECOND
const MAX_DELAY_MS = 5 * SECOND

/** An owner is told at most once in this time. */
const WARNED_EVERY_MS = HOUR

/**
 * What many addresses that guess one password meet. Nothing is refused: strangers could lock the owner out. The delay is that
 * of the e-mail, whether it is an account or not and whether the password is right or not, so that it tells nothing.
 */
export interface Guessing {
  /** Waits before the password is verified, and holds no place among those that are. */
  slowDown(failures: number): Promise<void>
  /** Mails the owner after so many failures. The answer to the request does not wait for it. */
  tellOwner(email: string, failures: number): void
  /** Resolves when everybody is told. */
  settled(): Promise<void>
}

interface GuessingDeps {
  database: Database
  mail: Pick<Mail, 'send' | 'wake'>
  clock: Clock
  log: FastifyBaseLogger
  timers?: Timers
}

export function createGuessing({ timers = systemTimers, ...deps }: GuessingDeps): Guessing {
  const telling = new Map<string, Promise<void>>()
  return {
    async slowDown(failures) {
      const delay = delayAfter(failures)
      if (delay > 0) await new Promise<void>((resolve) => timers.after(delay, resolve))
    },
    tellOwner(email, failures) {
      if (failures < MAX_UNNOTICED_FAILURES || telling.has(email)) return
      const told = warn(deps, email)
        .catch((error: unknown) => deps.log.warn({ err: error }, 'An owner could not be told of failed sign-ins'))
        .finally(() => telling.delete(email))
      telling.set(email, told)
    },
    settled: async () => void (await Promise.all(telling.values())),
  }
}

/** Grows with each failure. */
export function delayAfter(failures: number): number {
  return Math.min(Math.max(failures - MAX_UNNOTICED_FAILURES + 1, 0) * DELAY_STEP_MS, MAX_DELAY_MS)
}

async function warn({ database, mail, clock }: Omit<GuessingDeps, 'timers' | 'log'>, email: string): Promise<void> {
  const account = await database.systemOnce((tx) => users.findByEmail(tx, email))
  if (account === undefined) return
  const { tenantId, id } = account
  const at = clock.now()
  await database.tenant(tenantId, async (tx) => {
    const due = await users.warn(tx, tenantId, id, { at, before: new Date(at.getTime() - WARNED_EVERY_MS) })
    if (due !== undefined) await mail.send(tx, { tenantId, to: email, template: 'sign_ins_failed', data: {} })
  })
  mail.wake()
}
