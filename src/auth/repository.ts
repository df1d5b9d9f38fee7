import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql, asc, desc } from 'drizzle-orm'
import { prepared, type Tx } from '../db/database.ts'
import { afterEvery } from '../core/pagination.ts'
import { loginSessions, users, oneTimeTokens } from './tables.ts'

export type UserRow = typeof users.$inferSelect
/** A user with a password, so not a pending invitee. */
export type AccountRow = UserRow & { passwordHash: string }
type NewUser = Omit<typeof users.$inferInsert, 'tenantId'>
export type SessionRow = typeof loginSessions.$inferSelect
type NewSession = Omit<typeof loginSessions.$inferInsert, 'tenantId'>

export const usersRepository = {
  async rename(tx: Tx, tenantId: string, id: string, name: string | null): Promise<void> {
    await tx
      .update(users)
      .set({ name })
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
  },

  async find(tx: Tx, tenantId: string, id: string): Promise<UserRow | undefined> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
    return row
  },

  /** Over all tenants, for sign-in: an e-mail is one account on the whole platform. */
  async findByEmail(tx: Tx, email: string): Promise<AccountRow | undefined> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.passwordHash)))
    // The condition leaves users with a password.
    return row as AccountRow | undefined
  },

  /** Undefined when the e-mail is taken, also by a concurrent transaction. Without a password: invited. */
  async insert(tx: Tx, tenantId: string, values: NewUser): Promise<UserRow | undefined> {
    const [row] = await tx
      .insert(users)
      .values({ tenantId, ...values })
      .onConflictDoNothing()
      .returning()
    return row
  },

  /** Locks the user if the password is still the verified one; a change of it waits until this transaction ends. */
  async hold(tx: Tx, tenantId: string, id: string, passwordHash: string): Promise<UserRow | undefined> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for('share')
    return row
  },

  /** Sets a new hash, if the verified one is still stored. */
  async replacePassword(
    tx: Tx,
    tenantId: string,
    id: string,
    { from, to }: { from: string; to: string },
  ): Promise<AccountRow | undefined> {
    const [row] = await tx
      .update(users)
      .set({ passwordHash: to })
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), eq(users.passwordHash, from)))
      .returning()
    // It has the password set here.
    return row as AccountRow | undefined
  },

  /** Locks a user with an account until the transaction ends. */
  async lock(tx: Tx, tenantId: string, id: string): Promise<UserRow | undefined> {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNotNull(users.passwordHash)))
      .for('no key update')
    return row
  },

  /** Keeps the time of the first confirmation. */
  async confirmEmail(tx: Tx, tenantId: string, id: string, now: Date): Promise<UserRow | undefined> {
    const [row] = await tx
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
      .returning()
    return row
  },

  /** Unconditional. The mail's link or the operator identifies the user, so the address counts as confirmed. */
  async setPassword(tx: Tx, tenantId: string, id: string, passwordHash: string): Promise<UserRow | undefined> {
    const [row] = await tx
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNotNull(users.passwordHash)))
      .returning()
    return row
  },

  /** Records a warning. Undefined when one was sent since `before`, also by a concurrent transaction. */
  async warn(
    tx: Tx,
    tenantId: string,
    id: string,
    { at, before }: { at: Date; before: Date },
  ): Promise<UserRow | undefined> {
    const isDue = or(isNull(users.warnedAt), lt(users.warnedAt, before))
    const [row] = await tx
      .update(users)
      .set({ warnedAt: at })
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isDue))
      .returning()
    return row
  },

  /** Turns an invitation into an account. The index refuses an e-mail that already has one. */
  async activate(
    tx: Tx,
    tenantId: string,
    id: string,
    values: { passwordHash: string; emailConfirmedAt: Date; name?: string },
  ): Promise<UserRow | undefined> {
    const [row] = await tx
      .update(users)
      .set(values)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.passwordHash)))
      .returning()
    return row
  },
}

/** A session with its user's current role. */
type FoundSession = SessionRow & { role: UserRow['role'] }

const found = prepared('login_sessions_find', (tx, name) =>
  tx
    .select({
      tenantId: loginSessions.tenantId,
      id: loginSessions.id,
      userId: loginSessions.userId,
      createdAt: loginSessions.createdAt,
      lastSeenAt: loginSessions.lastSeenAt,
      role: users.role,
    })
    .from(loginSessions)
    .innerJoin(users, and(eq(users.tenantId, loginSessions.tenantId), eq(users.id, loginSessions.userId)))
    .where(and(eq(loginSessions.tenantId, sql.placeholder('tenantId')), eq(loginSessions.id, sql.placeholder('id'))))
    .prepare(name),
)

export const sessionsRepository = {
  async find(tx: Tx, tenantId: string, id: string): Promise<FoundSession | undefined> {
    const [row] = await found(tx).execute({ tenantId, id })
    return row
  },

  async insert(tx: Tx, tenantId: string, values: NewSession): Promise<void> {
    await tx.insert(loginSessions).values({ tenantId, ...values })
  },

  /** Never moves backwards: a concurrent request may have recorded a later time. */
  async updateLastSeen(tx: Tx, tenantId: string, id: string, at: Date): Promise<void> {
    await tx
      .update(loginSessions)
      .set({ lastSeenAt: at })
      .where(and(eq(loginSessions.tenantId, tenantId), eq(loginSessions.id, id), lt(loginSessions.lastSeenAt, at)))
  },

  /** The user's sessions, the latest used first. */
  ofUser(
    tx: Tx,
    tenantId: string,
    userId: string,
    { seenSince, madeSince }: { seenSince: Date; madeSince: Date },
  ): Promise<SessionRow[]> {
    const isOwn = and(eq(loginSessions.tenantId, tenantId), eq(loginSessions.userId, userId))
    const isAlive = and(gt(loginSessions.lastSeenAt, seenSince), gt(loginSessions.createdAt, madeSince))
    return tx
      .select()
      .from(loginSessions)
      .where(and(isOwn, isAlive))
      .orderBy(desc(loginSessions.lastSeenAt), desc(loginSessions.id))
      .execute()
  },

  /** True where a login session of the tenant was used since that moment. */
  async isSeenSince(tx: Tx, tenantId: string, since: Date): Promise<boolean> {
    const isSeen = and(eq(loginSessions.tenantId, tenantId), gt(loginSessions.lastSeenAt, since))
    const [row] = await tx.select({ id: loginSessions.id }).from(loginSessions).where(isSeen).limit(1)
    return row !== undefined
  },

  /** False when the user has no such session. */
  async removeOwn(tx: Tx, tenantId: string, userId: string, id: string): Promise<boolean> {
    const isOwn = and(eq(loginSessions.tenantId, tenantId), eq(loginSessions.userId, userId), eq(loginSessions.id, id))
    return (await tx.delete(loginSessions).where(isOwn).returning({ id: loginSessions.id })).length > 0
  },

  async remove(tx: Tx, tenantId: string, id: string): Promise<void> {
    await tx.delete(loginSessions).where(and(eq(loginSessions.tenantId, tenantId), eq(loginSessions.id, id)))
  },

  async removeOfUser(tx: Tx, tenantId: string, userId: string): Promise<void> {
    await tx.delete(loginSessions).where(and(eq(loginSessions.tenantId, tenantId), eq(loginSessions.userId, userId)))
  },

  /** Ends the user's sessions except one. */
  async removeOthers(tx: Tx, tenantId: string, userId: string, keptId: string): Promise<void> {
    await tx
      .delete(loginSessions)
      .where(and(eq(loginSessions.tenantId, tenantId), eq(loginSessions.userId, userId), ne(loginSessions.id, keptId)))
  },

  /** Over all tenants, for the retention sweep. */
  async removeEnded(tx: Tx, { seenBefore, madeBefore }: { seenBefore: Date; madeBefore: Date }): Promise<void> {
    await tx
      .delete(loginSessions)
      .where(or(lt(loginSessions.lastSeenAt, seenBefore), lt(loginSessions.createdAt, madeBefore)))
  },
}

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

  /** E-mail of the first administrator able to sign in. */
  async ownerEmail(tx: Tx, tenantId: string): Promise<string | undefined> {
    const [row] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.role, 'admin'), isNotNull(users.passwordHash)))
      .orderBy(asc(users.id))
      .limit(1)
    return row?.email
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
