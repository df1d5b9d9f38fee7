import type { FastifyBaseLogger } from 'fastify'
import { systemTimers, type Timers } from '../core/timers.ts'
import { HOUR, MILLISECOND, SECOND, type Clock } from '../core/time.ts'
import type { Database } from '../db/database.ts'
import type { Mail } from '../mail/index.ts'
import { usersRepository as users } from './repository.ts'

/** Failed sign-ins an hour beyond which an account counts as under attack. */
const MAX_UNNOTICED_FAILURES = 50
const DELAY_STEP_MS = 100 * MILLISECOND
const MAX_DELAY_MS = 5 * SECOND

/** Minimum time between two warnings to an owner. */
const WARNED_EVERY_MS = HOUR

/**
 * Throttles distributed password guessing. It delays and never refuses, or strangers could lock the owner out. The delay
 * depends only on the e-mail, known or not, and not on the password, so it reveals nothing.
 */
export interface Guessing {
  /** Waits before the password is verified, without holding a verification slot. */
  slowDown(failures: number): Promise<void>
  /** Mails the owner beyond the limit. The reply does not wait for it. */
  tellOwner(email: string, failures: number): void
  /** Resolves when all warnings are sent. */
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

/** Linear in the failures beyond the limit, capped. */
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
