import type { Sealer } from '../core/secrets.ts'
import { DAY, HOUR, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Template } from '../languages/mail.ts'
import { gateRepository as repository, type EarlierMail } from './gate-repository.ts'
import type { RecipientKeys } from './recipient.ts'
import type { MailJob } from './repository.ts'
import { TEMPLATES } from './templates.ts'

/** api.md §1: mails a day, of all tenants together, to an address whose owner never used a link of the tenant. */
export const MAX_UNPROVEN_A_DAY = 5
/** With those that staff released: an administrator who is a flooder himself gets no further. */
export const MAX_UNPROVEN_WITH_RELEASED_A_DAY = 10
/** Of one tenant to an address whose owner used one of its links: a stranger can still type it into a form. */
export const MAX_PROVEN_A_DAY = 20
/** api.md §9: confirmations of one tenant to one contact, proven or not. */
export const MAX_CONFIRMATIONS_A_DAY = 5

/** api.md §2: mails of a tenant whose administrators have not confirmed their address. */
const WAITING_MS = 72 * HOUR
const WITHHELD_MS = 7 * DAY
/** A mail that is tried for no longer, such as a reminder, is not worth keeping either. */
const SHORT_LIFETIME_MS = DAY

/** What the users of a tenant say about a mail. */
export interface Standing {
  /** One of its administrators has confirmed the address, or nothing has to be confirmed. */
  isConfirmed: boolean
  /** What the recipient is to this tenant. */
  recipient: 'confirmed_user' | 'user' | 'stranger'
}

export type StandingOf = (tx: Tx, tenantId: string, address: string) => Promise<Standing>

/** The one place that decides whether a mail leaves. */
export interface Gate {
  /** True: send it. Otherwise the row says what became of it. */
  mayLeave(job: MailJob, mail: Addressed): Promise<boolean>
}

interface Addressed {
  to: string
  /** What it tells is over then. */
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
 * Anybody can type anybody's address into a form of any tenant, so what a form causes is bounded by the mailbox that it fills:
 *
 * 1. A mail of a tenant that has not confirmed its address waits, unless it goes to a user of the tenant.
 * 2. Mails of one thread keep their order: what follows a held mail is held with it, and what takes back a mail that never
 *    left is dropped together with that one.
 * 3. Mails to an address that is not a confirmed user of the tenant are counted, and withheld over the limits above. The
 *    count is the installation's where the owner of the address never used a link of the tenant: otherwise ten tenants
 *    fill a mailbox ten times.
 *
 * A cancellation of what was told is counted, but always leaves: there are at most as many as confirmations before it.
 */
export function createGate({ database, clock, sealer, keys, standingOf }: GateDeps): Gate {
  const decide = async (tx: Tx, job: MailJob, to: string): Promise<Verdict> => {
    const { takesBack = false, isOwed = false } = TEMPLATES[job.template as Template]
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
    mayLeave: async (job, { to, until }) =>
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
    const { lifetimeMs } = TEMPLATES[template as Template]
    const longest = status === 'waiting' ? WAITING_MS : WITHHELD_MS
    const useful = until === undefined ? Infinity : Math.max(0, until.getTime() - clock.now().getTime())
    return Math.min(longest, useful, lifetimeMs < SHORT_LIFETIME_MS ? lifetimeMs : Infinity)
  }
}

/** What the address of a held mail is sealed for. */
export function recipientOf(mailId: string): string {
  return `recipient of ${mailId}`
}

/** Held, or released a moment ago and not decided again yet. */
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
