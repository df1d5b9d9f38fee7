import { setTimeout as sleep } from 'node:timers/promises'
import { MILLISECOND } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Mail } from '../mail/index.ts'
import { actAs } from '../plugins/audit/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { apiKeysRepository } from './api-key-repository.ts'
import type { ApiKeys } from './api-keys.ts'
import type { Confirmation } from './email-confirmation.ts'
import { invalidLink, newOneTimeToken, type OneTimeTokens, type TokenOwner } from './one-time-tokens.ts'
import type { Passwords } from './password.ts'
import { usersRepository as users, teamRepository } from './repository.ts'
import type { Sessions } from './sessions.ts'

/**
 * Constant reply time, longer than queueing a mail takes, so timing does not reveal whether an account exists. The mail is
 * committed before the reply.
 */
const ANSWERED_AFTER_MS = 200 * MILLISECOND

export interface PasswordReset {
  /** Mails a link if there is an account. Outcome and timing reveal nothing to the caller. */
  request(email: string): Promise<void>
  /**
   * Sets the password, ends all sessions of the user and notifies them. Signs nobody in. On the first proof of the address it
   * also removes keys and users set up by others (`secure`). @throws BadRequest for an invalid link
   */
  confirm(change: { token: string; password: string }): Promise<TokenOwner & { isSecured: boolean }>
}

interface PasswordResetDeps {
  database: Database
  mail: Pick<Mail, 'send' | 'wake'>
  tokens: Pick<OneTimeTokens, 'keep' | 'find' | 'take'>
  passwords: Pick<Passwords, 'hash'>
  sessions: Pick<Sessions, 'endAll' | 'forget'>
  apiKeys: Pick<ApiKeys, 'forget'>
  confirmation: Pick<Confirmation, 'prove'>
  tenants: Pick<Tenants, 'findIn'>
}

export function createPasswordReset(deps: PasswordResetDeps): PasswordReset {
  const { database, mail, tokens, passwords, sessions, apiKeys } = deps
  return {
    request: async (email) => void (await Promise.all([sendLink(deps, email), sleep(ANSWERED_AFTER_MS)])),
    async confirm({ token, password }) {
      const owner = await tokens.find('password_reset', token)
      if (owner === undefined) throw invalidLink()
      const passwordHash = await passwords.hash(password)
      const isSecured = await database.tenant(owner.tenantId, (tx) =>
        setPassword(deps, tx, owner, { token, passwordHash, isHandedOver: owner.isHandedOver }),
      )
      sessions.forget()
      if (isSecured) apiKeys.forget()
      mail.wake()
      return { tenantId: owner.tenantId, userId: owner.userId, isSecured }
    },
  }
}

async function sendLink({ database, mail, tokens }: PasswordResetDeps, email: string): Promise<void> {
  const user = await database.systemOnce((tx) => users.findByEmail(tx, email))
  if (user === undefined) return
  const { tenantId, id: userId } = user
  const token = newOneTimeToken()
  await database.tenant(tenantId, async (tx) => {
    // A user who was removed or changed the password meanwhile gets no link.
    if ((await users.hold(tx, tenantId, userId, user.passwordHash)) === undefined) return
    const mailId = await mail.send(tx, { tenantId, to: email, template: 'password_reset', data: { token } })
    await tokens.keep(tx, { tenantId, userId }, { purpose: 'password_reset', token, mailId })
  })
  mail.wake()
}

/** True when `secure` was needed. */
async function setPassword(
  deps: PasswordResetDeps,
  tx: Tx,
  owner: TokenOwner,
  { token, passwordHash, isHandedOver }: { token: string; passwordHash: string; isHandedOver: boolean },
): Promise<boolean> {
  const { mail, tokens, sessions, confirmation } = deps
  const { tenantId, userId } = owner
  // The user's row is locked first, everywhere: a sign-in holding it has begun its session by then, and that session ends
  // too.
  const before = await users.lock(tx, tenantId, userId)
  const user = await users.setPassword(tx, tenantId, userId, passwordHash)
  if (before === undefined || user === undefined || !(await tokens.take(tx, owner, token))) throw invalidLink()
  actAs(user)
  await sessions.endAll(tx, owner)
  // A link handed over by the operator counts as proof of identity.
  const isSecured = before.emailConfirmedAt === null && !isHandedOver
  if (isSecured) await secure(deps, tx, user)
  else await mail.send(tx, { tenantId, to: user.email, template: 'password_changed', data: {} })
  await confirmation.prove(tx, owner)
  return isSecured
}

/**
 * Against account pre-hijacking: an attacker registers with a victim's address, prepares keys and colleagues, and waits for
 * the victim to take the account over. Only a first administrator who registered while mails left by SMTP can have an
 * unconfirmed address, so the tenant's keys and other users may be the attacker's, and are removed.
 */
async function secure(
  { mail, tenants }: PasswordResetDeps,
  tx: Tx,
  { tenantId, id, email }: { tenantId: string; id: string; email: string },
): Promise<void> {
  await apiKeysRepository.removeAll(tx, tenantId)
  await teamRepository.removeOthers(tx, tenantId, id)
  const business = (await tenants.findIn(tx, tenantId))?.name ?? ''
  await mail.send(tx, { tenantId, to: email, template: 'account_secured', data: { business } })
}
