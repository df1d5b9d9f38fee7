import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { afterEvery } from '../core/pagination.ts'
import type { Tx } from '../db/database.ts'
import type { UserRow } from './repository.ts'
import { oneTimeTokens, users } from './tables.ts'

/** A user with a pending invitation. */
export interface MemberRow {
  user: UserRow
  invitation: { expiresAt: Date; mailId: string } | null
}

const memberFields = {
  user: users,
  invitation: { expiresAt: oneTimeTokens.expiresAt, mailId: oneTimeTokens.mailId },
}

const isInvitation = and(
  eq(oneTimeTokens.tenantId, users.tenantId),
  eq(oneTimeTokens.userId, users.id),
  eq(oneTimeTokens.purpose, 'invitation'),
)

function named(tenantId: string, id: string) {
  return and(eq(users.tenantId, tenantId), eq(users.id, id))
}

export const teamRepository = {
  /** Newest first; `before` is the last id of the previous page. */
  list(
    tx: Tx,
    tenantId: string,
    { before = afterEvery('usr'), limit }: { before: string | undefined; limit: number },
  ): Promise<MemberRow[]> {
    return tx
      .select(memberFields)
      .from(users)
      .leftJoin(oneTimeTokens, isInvitation)
      .where(and(eq(users.tenantId, tenantId), lt(users.id, before)))
      .orderBy(desc(users.id))
      .limit(limit)
      .execute()
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<MemberRow | undefined> {
    const [row] = await tx
      .select(memberFields)
      .from(users)
      .leftJoin(oneTimeTokens, isInvitation)
      .where(named(tenantId, id))
    return row
  },

  /**
   * The administrators able to sign in, and the user with this e-mail. With `isHeld` the rows are locked until the
   * transaction ends.
   */
  async standing(
    tx: Tx,
    tenantId: string,
    { email, isHeld }: { email: string; isHeld: boolean },
  ): Promise<Pick<UserRow, 'email' | 'role' | 'emailConfirmedAt'>[]> {
    const query = tx
      .select({ email: users.email, role: users.role, emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(
        and(
          eq(users.tenantId, tenantId),
          isNotNull(users.passwordHash),
          or(eq(users.role, 'admin'), eq(users.email, email)),
        ),
      )
      .orderBy(asc(users.id))
    return isHeld ? query.for('share') : query.execute()
  },

  /** Every other user of the tenant, invitees included; sessions and links cascade. */
  async removeOthers(tx: Tx, tenantId: string, keptId: string): Promise<void> {
    await tx.delete(users).where(and(eq(users.tenantId, tenantId), ne(users.id, keptId)))
  },

  /** True for the e-mail of a member or of an invitee. */
  async has(tx: Tx, tenantId: string, email: string): Promise<boolean> {
    const isNamed = and(eq(users.tenantId, tenantId), eq(users.email, email))
    return (await tx.select({ id: users.id }).from(users).where(isNamed)).length > 0
  },

  /** E-mails of the administrators able to sign in. */
  async adminEmails(tx: Tx, tenantId: string): Promise<string[]> {
    const rows = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.role, 'admin'), isNotNull(users.passwordHash)))
    return rows.map(({ email }) => email)
  },

  /** Locks the administrators able to sign in until the transaction ends, in order of id against deadlocks. */
  async lockAdmins(tx: Tx, tenantId: string): Promise<string[]> {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.role, 'admin'), isNotNull(users.passwordHash)))
      .orderBy(asc(users.id))
      .for('no key update')
    return rows.map(({ id }) => id)
  },

  /** Locks a pending invitee; acceptance waits until the transaction ends. */
  async lockInvited(tx: Tx, tenantId: string, id: string): Promise<UserRow | undefined> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(named(tenantId, id), isNull(users.passwordHash)))
      .for('no key update')
    return row
  },

  async update(tx: Tx, tenantId: string, id: string, change: Partial<Pick<UserRow, 'role' | 'name'>>): Promise<void> {
    if (Object.keys(change).length > 0) await tx.update(users).set(change).where(named(tenantId, id))
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<boolean> {
    const rows = await tx.delete(users).where(named(tenantId, id)).returning({ id: users.id })
    return rows.length > 0
  },
}
