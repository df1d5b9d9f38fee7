import type { Sealer } from '../core/secrets.ts'
import { DAY, HOUR, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { RecipientKeys } from './recipient.ts'
import { gateRepository as repository, type EarlierMail, type MailJob } from './repository.ts'
import { TEMPLATES } from './templates.ts'

/** Daily mails, from all tenants together, to an address whose owner never used a link of the tenant. */
const MAX_UNPROVEN_A_DAY = 5
/** Includes those released by staff: bounds an abusive administrator too. */
export const MAX_UNPROVEN_WITH_RELEASED_A_DAY = 10
/** Daily mails of one tenant to an address whose owner used one of its links: a stranger can still type it into a form. */
const MAX_PROVEN_A_DAY = 20
/** Daily confirmations of one tenant to one contact, proven or not. */
const MAX_CONFIRMATIONS_A_DAY = 5

/** Retention of mails held for an administrator's confirmation. */
const WAITING_MS = 72 * HOUR
const WITHHELD_MS = 7 * DAY
/** Mails with a shorter lifetime, such as reminders, are dropped instead of held. */
const SHORT_LIFETIME_MS = DAY

/** Facts about a mail from the tenant's users. */
export interface Standing {
  /** True once an administrator has confirmed, or where no confirmation is needed. */
  isConfirmed: boolean
  /** The recipient's relation to the tenant. */
  recipient: 'confirmed_user' | 'user' | 'stranger'
}

export type StandingOf = (tx: Tx, tenantId: string, address: string) => Promise<Standing>

/** Decides whether a mail may be sent; nothing else does. */
export interface Gate {
  /** True: send it. Otherwise the row's status tells why not. */
  maySend(job: MailJob, mail: Addressed): Promise<boolean>
}

interface Addressed {
  to: string
  /** After this the mail has no purpose. */
  until: Date | undefined
}

interface GateDeps {
  database: Pick<Database, 'system'>
  clock: Clock
  sealer: Pick<Sealer, 'seal'>
  keys: RecipientKeys
  standingOf: StandingOf
}

type Verdict =
  | { next: 'leave' }
  | { next: 'hold'; status: 'waiting' | 'withheld'; reason: string }
  | { next: 'drop'; reason: string }
  | { next: 'postpone' }

const LEAVE: Verdict = { next: 'leave' }
const SUPERSEDED: Verdict = { next: 'drop', reason: 'superseded' }
const UNCONFIRMED: Verdict = { next: 'hold', status: 'waiting', reason: 'unconfirmed' }
const DAILY_LIMIT: Verdict = { next: 'hold', status: 'withheld', reason: 'daily_limit' }

/**
 * Forms accept any address, so the mails they cause are limited per mailbox:
 *
 * 1. Mails of an unconfirmed tenant are held, except those to its own users.
 * 2. Threads keep their order: mails after a held one are held too, and a mail that revokes an unsent one is dropped
 *    together with it.
 * 3. Mails to anybody but confirmed users of the tenant are counted, and withheld over the limits above. Until the owner of
 *    the address has used a link of the tenant, the count spans the installation; otherwise ten tenants could fill a mailbox
 *    ten times.
 *
 * A cancellation counts but is always sent: there are at most as many as confirmations before it.
 */
export function createGate({ database, clock, sealer, keys, standingOf }: GateDeps): Gate {
  const decide = async (tx: Tx, job: MailJob, to: string): Promise<Verdict> => {
    const { takesBack = false, isOwed = false } = TEMPLATES[job.template]
    const earlier = await repository.earlierInThread(tx, job)
    const unsent = earlier.filter(isUnsent)
    const wasTold = earlier.some(({ hasPassed }) => hasPassed)
    if (takesBack) {
      const ids = unsent.map(({ id }) => id)
      await repository.supersede(tx, job.tenantId, ids)
      if (earlier.length > 0 && !wasTold) return SUPERSEDED
    } else if (unsent.length > 0 && !job.isApproved) return asHeldBefore(unsent)
    const { isConfirmed, recipient } = await standingOf(tx, job.tenantId, to)
    if (!isConfirmed && recipient === 'stranger') return UNCONFIRMED
    if (recipient === 'confirmed_user' || (isOwed && recipient === 'user')) return LEAVE
    const key = keys.of(to)
    await repository.lockRecipient(tx, key)
    if (!(takesBack && wasTold) && (await isOverLimit(tx, job, key))) return DAILY_LIMIT
    await repository.notePass(tx, job, key)
    return LEAVE
  }

  return {
    maySend: async (job, { to, until }) =>
      job.hasPassed ||
      database.system(async (tx) => {
        const verdict = await decide(tx, job, to)
        if (verdict.next === 'leave') return repository.pass(tx, job)
        if (verdict.next === 'postpone') return repository.postpone(tx, job).then(() => false)
        const recipient = sealer.seal(job.tenantId, recipientOf(job.id), to)
        if (verdict.next === 'drop') await repository.drop(tx, job, verdict.reason, recipient)
        else await repository.hold(tx, job, { ...verdict, recipient, forMs: holdFor(job, verdict.status, until) })
        return false
      }),
  }

  function holdFor({ template }: MailJob, status: 'waiting' | 'withheld', until: Date | undefined): number {
    const { lifetimeMs } = TEMPLATES[template]
    const longest = status === 'waiting' ? WAITING_MS : WITHHELD_MS
    const useful = until === undefined ? Infinity : Math.max(0, until.getTime() - clock.now().getTime())
    return Math.min(longest, useful, lifetimeMs < SHORT_LIFETIME_MS ? lifetimeMs : Infinity)
  }
}

/** Sealing purpose of a held mail's address. */
export function recipientOf(mailId: string): string {
  return `recipient of ${mailId}`
}

/** Held, or released and not decided again yet. */
function isUnsent({ status, hasPassed }: EarlierMail): boolean {
  return !hasPassed && (status === 'waiting' || status === 'withheld' || status === 'queued')
}

function asHeldBefore(unsent: EarlierMail[]): Verdict {
  const { status, error } = unsent.at(-1)!
  if (status === 'queued') return { next: 'postpone' }
  return status === 'waiting' ? UNCONFIRMED : { next: 'hold', status: 'withheld', reason: error ?? 'daily_limit' }
}

async function isOverLimit(tx: Tx, { tenantId, template, isApproved }: MailJob, key: string): Promise<boolean> {
  const passes = await repository.passesOf(tx, key, tenantId)
  if (await repository.isProven(tx, tenantId, key)) {
    if (passes.own >= MAX_PROVEN_A_DAY) return true
    return template === 'booking_confirmed' && !isApproved && passes.ownConfirmations >= MAX_CONFIRMATIONS_A_DAY
  }
  return isApproved ? passes.all >= MAX_UNPROVEN_WITH_RELEASED_A_DAY : passes.unapproved >= MAX_UNPROVEN_A_DAY
}
