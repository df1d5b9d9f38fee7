import { MINUTE, SECOND, type Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { TooManyRequests } from '../errors.ts'
import type { Mail, Standing } from '../mail/index.ts'
import { actAs } from '../plugins/audit/index.ts'
import { invalidLink, newOneTimeToken, type OneTimeTokens, type TokenOwner } from './one-time-tokens.ts'
import { usersRepository as users, teamRepository } from './repository.ts'
import { comparedEmail } from '../core/text.ts'

const RESEND_EVERY_MS = 10 * MINUTE

/** E-mail confirmation, and the limits on a tenant until one administrator has confirmed. */
export interface Confirmation {
  /** False without a mail server: registration then counts as confirmation. */
  isNeeded: boolean
  /** Sends the link, in the transaction that creates the user. */
  begin(tx: Tx, user: TokenOwner & { email: string }): Promise<void>
  /** @throws BadRequest for an invalid link */
  confirm(token: string): Promise<TokenOwner>
  /** Confirms an address proved in another way: by a reset link or an invitation. Releases the mails held for it. */
  prove(tx: Tx, owner: TokenOwner): Promise<void>
  /** False when already confirmed. @throws TooManyRequests within ten minutes of the last mail */
  resend(owner: TokenOwner): Promise<boolean>
  /** True when no confirmation is needed, or an administrator has confirmed. */
  isConfirmed(tx: Tx, tenantId: string): Promise<boolean>
  /** For the mail gate: the tenant's confirmation, and the recipient's relation to the tenant. */
  standingOf(tx: Tx, tenantId: string, address: string): Promise<Standing>
}

interface ConfirmationDeps {
  database: Database
  clock: Clock
  mail: Pick<Mail, 'bySmtp' | 'send' | 'wake' | 'release'>
  tokens: Pick<OneTimeTokens, 'keep' | 'find' | 'take' | 'madeAt'>
}

export function createConfirmation({ database, clock, mail, tokens }: ConfirmationDeps): Confirmation {
  const send = async (tx: Tx, { tenantId, userId, email }: TokenOwner & { email: string }) => {
    const token = newOneTimeToken()
    const mailId = await mail.send(tx, { tenantId, to: email, template: 'email_confirmation', data: { token } })
    await tokens.keep(tx, { tenantId, userId }, { purpose: 'email_confirmation', token, mailId })
  }

  const prove = async (tx: Tx, { tenantId, userId }: TokenOwner) => {
    if ((await users.confirmEmail(tx, tenantId, userId, clock.now())) === undefined) throw invalidLink()
    actAs({ tenantId, id: userId })
    if (await isConfirmed(tx, tenantId)) await mail.release(tx, tenantId)
  }

  const isConfirmed = async (tx: Tx, tenantId: string): Promise<boolean> =>
    !mail.bySmtp || (await teamRepository.standing(tx, tenantId, { email: '', isHeld: false })).some(isConfirmedAdmin)

  return {
    isNeeded: mail.bySmtp,

    begin: send,

    async confirm(token) {
      const owner = await tokens.find('email_confirmation', token)
      if (owner === undefined) throw invalidLink()
      await database.tenant(owner.tenantId, async (tx) => {
        // The user's row is locked first, everywhere, against deadlocks.
        await prove(tx, owner)
        if (!(await tokens.take(tx, owner, token))) throw invalidLink()
      })
      mail.wake()
      return owner
    },

    prove,

    async resend(owner) {
      const { tenantId, userId } = owner
      const isSent = await database.tenant(tenantId, async (tx) => {
        const user = await users.lock(tx, tenantId, userId)
        if (user === undefined || user.emailConfirmedAt !== null) return false
        const last = await tokens.madeAt(tx, owner, 'email_confirmation')
        const waitMs = last === undefined ? 0 : last.getTime() + RESEND_EVERY_MS - clock.now().getTime()
        if (waitMs > 0) throw new TooManyRequests(Math.ceil(waitMs / SECOND), 'The link was sent a moment ago')
        await send(tx, { tenantId, userId, email: user.email })
        return true
      })
      mail.wake()
      return isSent
    },

    isConfirmed,

    async standingOf(tx, tenantId, address) {
      const email = comparedEmail(address)
      const ask = (isHeld: boolean) => teamRepository.standing(tx, tenantId, { email, isHeld })
      let rows = await ask(false)
      // Decided on locked rows: a concurrent confirmation would otherwise release the held mails before this one is held.
      if (mail.bySmtp && !rows.some(isConfirmedAdmin)) rows = await ask(true)
      const user = rows.find((row) => row.email === email)
      return { isConfirmed: !mail.bySmtp || rows.some(isConfirmedAdmin), recipient: recipientOf(user) }
    },
  }
}

function recipientOf(user: { emailConfirmedAt: Date | null } | undefined): Standing['recipient'] {
  if (user === undefined) return 'stranger'
  return user.emailConfirmedAt === null ? 'user' : 'confirmed_user'
}

function isConfirmedAdmin({ role, emailConfirmedAt }: { role: string; emailConfirmedAt: Date | null }): boolean {
  return role === 'admin' && emailConfirmedAt !== null
}
