import { afterEvery, decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Sealer } from '../core/secrets.ts'
import type { Database } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import { MAX_UNPROVEN_WITH_RELEASED_A_DAY, recipientOf } from './gate.ts'
import { gateRepository as repository, type HeldMailRow, type HeldStatus } from './repository.ts'
import type { RecipientKeys } from './recipient.ts'

/** A held or dropped mail. Its content stays sealed. */
export interface HeldMail extends Omit<HeldMailRow, 'recipient'> {
  to: string | null
}

/** Unsent mails, for staff to inspect and decide. */
export interface HeldMails {
  list(tenantId: string, page: HeldMailsPage): Promise<Page<HeldMail>>
  /** Releases a withheld mail and the earlier ones of its thread. @throws NotFound @throws Conflict */
  release(tenantId: string, id: string): Promise<void>
  /** @throws NotFound @throws Conflict for a sent or dropped mail */
  discard(tenantId: string, id: string): Promise<void>
}

interface HeldMailsPage {
  status?: HeldStatus | undefined
  cursor?: string | undefined
  limit: number
}

interface HeldMailsDeps {
  database: Database
  sealer: Pick<Sealer, 'open'>
  keys: RecipientKeys
}

export function createHeldMails({ database, sealer, keys }: HeldMailsDeps): HeldMails {
  const addressOf = (tenantId: string, { id, recipient }: Pick<HeldMailRow, 'id' | 'recipient'>): string | null => {
    if (recipient === null) return null
    try {
      return sealer.open(tenantId, recipientOf(id), recipient)
    } catch {
      // Sealed with an earlier SECRET_KEY; the rest of the list is still useful.
      return null
    }
  }

  return {
    async list(tenantId, { status, cursor, limit }) {
      const before = decodeCursor(cursor) ?? afterEvery('mail')
      const rows = await database.tenant(tenantId, (tx) =>
        repository.listHeld(tx, tenantId, { status, before, limit: limit + 1 }),
      )
      const { data, nextCursor } = pageOf(rows, limit)
      return {
        data: data.map(({ recipient, ...row }) => ({ ...row, to: addressOf(tenantId, { id: row.id, recipient }) })),
        nextCursor,
      }
    },

    // A system transaction, because the mailbox's count spans all tenants.
    release: (tenantId, id) =>
      database.system(async (tx) => {
        const mail = await repository.lock(tx, tenantId, id)
        if (mail === undefined) throw new NotFound()
        if (mail.status === 'waiting')
          throw new Conflict('This mail leaves by itself once an administrator has confirmed their e-mail address')
        if (mail.status !== 'withheld') throw new Conflict('This mail is not withheld')
        const to = addressOf(tenantId, mail)
        if (to === null) throw new Conflict('This mail cannot be read any more: SECRET_KEY was changed')
        const key = keys.of(to)
        const { all } = await repository.passesOf(tx, key, tenantId)
        if (all >= MAX_UNPROVEN_WITH_RELEASED_A_DAY && !(await repository.isProven(tx, tenantId, key)))
          throw new Conflict(`This address has had ${all} mails within a day. Try again tomorrow.`)
        await repository.approve(tx, tenantId, await repository.withheldUpTo(tx, tenantId, mail))
      }),

    discard: (tenantId, id) =>
      database.tenant(tenantId, async (tx) => {
        const mail = await repository.lock(tx, tenantId, id)
        if (mail === undefined) throw new NotFound()
        if (mail.status !== 'waiting' && mail.status !== 'withheld')
          throw new Conflict('This mail is not held any more')
        await repository.discard(tx, tenantId, id)
      }),
  }
}
