import { newId } from '../core/ids.ts'
import { decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, NotFound } from '../errors.ts'
import type { Mail, MailStatus } from '../mail/index.ts'
import type { Tenants } from '../tenants/index.ts'
import type { InvitationLimits } from './invitation-limits.ts'
import { newOneTimeToken, type OneTimeTokens } from './one-time-tokens.ts'
import { usersRepository as users, teamRepository as repository, type UserRow, type MemberRow } from './repository.ts'
import type { Sessions } from './sessions.ts'

/** A user of the tenant; pending invitees have an invitation. */
export interface Member extends UserRow {
  invitation: { expiresAt: Date; mail: MailStatus | null } | null
}

interface NewMember {
  email: string
  name?: string | null | undefined
  role: UserRow['role']
}

interface MemberChange {
  name?: string | null | undefined
  role?: UserRow['role'] | undefined
}

/** The people of a tenant. Its last administrator can be neither removed nor demoted. */
export interface Team {
  list(tenantId: string, page: { cursor?: string | undefined; limit: number }): Promise<Page<Member>>
  /** @throws Conflict for an e-mail with an account or an invitation @throws TooManyRequests beyond the invitation limits */
  invite(tenantId: string, member: NewMember): Promise<Member>
  /** Sends a new link, which replaces the older one. @throws as `invite`, NotFound, Conflict for a user with an account */
  inviteAgain(tenantId: string, userId: string): Promise<Member>
  /** @throws NotFound @throws Conflict for the last administrator */
  change(tenantId: string, userId: string, change: MemberChange): Promise<Member>
  /** Ends the user's sessions at once. @throws NotFound @throws Conflict for the last administrator */
  remove(tenantId: string, userId: string): Promise<void>
}

interface TeamDeps {
  database: Database
  tenants: Pick<Tenants, 'get'>
  mail: Mail
  tokens: Pick<OneTimeTokens, 'keep'>
  invitationLimits: Pick<InvitationLimits, 'count' | 'takeBack'>
  sessions: Pick<Sessions, 'forget'>
}

export function createTeam(deps: TeamDeps): Team {
  const { database, mail, sessions } = deps
  return {
    async list(tenantId, { cursor, limit }) {
      const before = decodeCursor(cursor)
      return database.tenant(tenantId, async (tx) => {
        const rows = await repository.list(tx, tenantId, { before, limit: limit + 1 })
        return pageOf(await withMails(deps, tx, tenantId, rows), limit)
      })
    },
    invite: (tenantId, member) => invite(deps, tenantId, member),
    async inviteAgain(tenantId, userId) {
      const { name: business } = await deps.tenants.get(tenantId)
      const known = await database.tenant(tenantId, (tx) => users.find(tx, tenantId, userId))
      if (known === undefined) throw new NotFound()
      if (known.passwordHash !== null) throw alreadyAccepted()
      const member = await counted(deps, known, (tx) => inviteKnown(deps, tx, known, business))
      mail.wake()
      return member
    },
    async change(tenantId, userId, change) {
      const member = await database.tenant(tenantId, async (tx) => {
        if (change.role === 'member') await keepAnAdmin(tx, tenantId, userId)
        await repository.update(tx, tenantId, userId, columnsOf(change))
        return existing(deps, tx, tenantId, userId)
      })
      sessions.forget()
      return member
    },
    async remove(tenantId, userId) {
      await database.tenant(tenantId, async (tx) => {
        await keepAnAdmin(tx, tenantId, userId)
        if (!(await repository.remove(tx, tenantId, userId))) throw new NotFound()
      })
      sessions.forget()
    },
  }
}

async function invite(deps: TeamDeps, tenantId: string, { email, name, role }: NewMember): Promise<Member> {
  const { database, tenants, mail } = deps
  const { name: business } = await tenants.get(tenantId)
  const taken = await database.systemOnce((tx) => users.findByEmail(tx, email))
  if (taken !== undefined) throw new Conflict('This e-mail address has an account already.')
  if (await database.tenant(tenantId, (tx) => repository.has(tx, tenantId, email))) throw alreadyInvited()
  const member = await counted(deps, { tenantId, email }, async (tx) => {
    const invited = await users.insert(tx, tenantId, { id: newId('usr'), email, name: name ?? null, role })
    if (invited === undefined) throw alreadyInvited()
    return sendInvitation(deps, tx, invited, business)
  })
  mail.wake()
  return member
}

/** Counts the invitation before it is queued, and uncounts it when queueing fails. */
async function counted(
  { database, invitationLimits }: TeamDeps,
  { tenantId, email }: Pick<UserRow, 'tenantId' | 'email'>,
  work: (tx: Tx) => Promise<Member>,
): Promise<Member> {
  const id = await invitationLimits.count(tenantId, email)
  try {
    return await database.tenant(tenantId, work)
  } catch (error) {
    await invitationLimits.takeBack(tenantId, id)
    throw error
  }
}

async function inviteKnown(deps: TeamDeps, tx: Tx, { tenantId, id }: UserRow, business: string): Promise<Member> {
  const invited = await repository.lockInvited(tx, tenantId, id)
  return invited === undefined ? refuseInvitation(tx, tenantId, id) : sendInvitation(deps, tx, invited, business)
}

async function sendInvitation({ mail, tokens }: TeamDeps, tx: Tx, user: UserRow, business: string): Promise<Member> {
  const { tenantId, id: userId, email: to } = user
  const token = newOneTimeToken()
  const mailId = await mail.send(tx, { tenantId, to, template: 'invitation', data: { token, business } })
  const expiresAt = await tokens.keep(tx, { tenantId, userId }, { purpose: 'invitation', token, mailId })
  return { ...user, invitation: { expiresAt, mail: 'queued' } }
}

async function refuseInvitation(tx: Tx, tenantId: string, userId: string): Promise<never> {
  const user = await users.find(tx, tenantId, userId)
  throw user === undefined ? new NotFound() : alreadyAccepted()
}

function alreadyAccepted(): Conflict {
  return new Conflict('This person has accepted the invitation already.')
}

function alreadyInvited(): Conflict {
  return new Conflict('This e-mail address is invited already. Send the invitation again.')
}

/** Locks the administrators: of two concurrent removals the second waits, then counts again. */
async function keepAnAdmin(tx: Tx, tenantId: string, userId: string): Promise<void> {
  const admins = await repository.lockAdmins(tx, tenantId)
  if (admins.length === 1 && admins[0] === userId)
    throw new Conflict('This is the last administrator. Make somebody else one first.')
}

async function existing(deps: TeamDeps, tx: Tx, tenantId: string, userId: string): Promise<Member> {
  const row = await repository.find(tx, tenantId, userId)
  if (row === undefined) throw new NotFound()
  const [member] = await withMails(deps, tx, tenantId, [row])
  return member!
}

async function withMails({ mail }: TeamDeps, tx: Tx, tenantId: string, rows: MemberRow[]): Promise<Member[]> {
  const ids = rows.flatMap(({ invitation }) => invitation?.mailId ?? [])
  const statuses = ids.length === 0 ? new Map<string, MailStatus>() : await mail.statuses(tx, tenantId, ids)
  return rows.map(({ user, invitation }) => ({
    ...user,
    invitation: invitation && {
      expiresAt: invitation.expiresAt,
      mail: statuses.get(invitation.mailId) ?? null,
    },
  }))
}

function columnsOf({ name, role }: MemberChange): Partial<Pick<UserRow, 'name' | 'role'>> {
  return { ...(name === undefined ? {} : { name }), ...(role === undefined ? {} : { role }) }
}
