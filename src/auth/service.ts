import { newId } from '../core/ids.ts'
import type { Database } from '../db/database.ts'
import { Conflict, Forbidden, Invalid, Unauthorized } from '../errors.ts'
import type { Mail } from '../mail/index.ts'
import type { NewTenant, Tenant, Tenants } from '../tenants/index.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import type { Passwords } from './password.ts'
import { usersRepository as users, type AccountRow, type UserRow } from './repository.ts'
import type { Registration } from './schemas.ts'
import type { SessionName } from './session-token.ts'
import type { Sessions } from './sessions.ts'

export interface Account {
  user: UserRow
  tenant: Tenant
}

/** An account whose owner has just proved to be there. */
export interface SignedIn extends Account {
  session: SessionName
}

/** A tenant and its first user, who is its administrator. */
export interface NewAccount {
  /** Trimmed, lower-cased, NFC: as the schema of e-mails leaves it. */
  email: string
  password: string
  name?: string | null | undefined
  tenant: NewTenant
}

export interface Accounts {
  /** @throws Conflict for an e-mail that is taken */
  create(account: NewAccount): Promise<SignedIn>
  /** `create` for everybody. @throws Forbidden where registration is by invitation only */
  register(registration: Registration): Promise<SignedIn>
  /** Undefined for a wrong password and for an unknown e-mail alike, after the same work. */
  signIn(credentials: { email: string; password: string }): Promise<SignedIn | undefined>
  signOut(session: SessionName): Promise<void>
  /** Ends all sessions and links of the user, begins a new session, and sends a notice. @throws Invalid for a wrong current password */
  changePassword(session: SessionName, change: { current: string; next: string }): Promise<SignedIn>
  /** @throws Unauthorized when the user is gone */
  find(tenantId: string, userId: string): Promise<Account>
}

interface AccountsDeps {
  database: Database
  tenants: Pick<Tenants, 'create' | 'get'>
  passwords: Passwords
  sessions: Sessions
  mail: Pick<Mail, 'send' | 'wake'>
  links: Pick<OneTimeTokens, 'revoke'>
  registration: 'open' | 'invited'
}

export function createAccounts(deps: AccountsDeps): Accounts {
  return {
    create: (account) => create(deps, account),
    register: (values) => register(deps, values),
    signIn: (credentials) => signIn(deps, credentials),
    signOut: (session) => deps.sessions.end(session),
    changePassword: (session, change) => changePassword(deps, session, change),
    find: (tenantId, userId) => find(deps, tenantId, userId),
  }
}

async function register(
  deps: AccountsDeps,
  { email, password, name, company_name: company }: Registration,
): Promise<SignedIn> {
  if (deps.registration === 'invited') {
    throw new Forbidden('Registration is by invitation only. Ask an administrator for an invitation.')
  }
  // A name to begin with; the tenant changes it in its settings.
  const tenant = { name: company ?? name ?? email.slice(0, email.indexOf('@')) }
  return create(deps, { email, password, name, tenant })
}

async function create(
  { database, tenants, passwords, sessions }: AccountsDeps,
  account: NewAccount,
): Promise<SignedIn> {
  // Looked up first to spare the work; the unique index decides.
  const passwordHash = await passwords.hash(account.password, async () => {
    const taken = await database.systemOnce((tx) => users.findByEmail(tx, account.email))
    if (taken !== undefined) throw emailTaken()
  })
  return database.system(async (tx) => {
    const tenant = await tenants.create(tx, account.tenant)
    const values = {
      id: newId('usr'),
      email: account.email,
      name: account.name ?? null,
      role: 'admin',
      passwordHash,
    } as const
    const user = await users.insert(tx, tenant.id, values)
    if (user === undefined) throw emailTaken()
    return { user, tenant, session: await sessions.begin(tx, user) }
  })
}

async function signIn(
  deps: AccountsDeps,
  { email, password }: { email: string; password: string },
): Promise<SignedIn | undefined> {
  const { database, tenants, passwords, sessions } = deps
  const found = await database.systemOnce((tx) => users.findByEmail(tx, email))
  const isRight = await passwords.verify(password, found?.passwordHash)
  if (found === undefined || !isRight) return undefined
  const { tenantId, id, passwordHash } = await renewHash(deps, found, password)
  const begun = await database.tenant(tenantId, async (tx) => {
    // Only while the password is still the one that was verified: a change in between wins.
    const user = await users.hold(tx, tenantId, id, passwordHash)
    return user && { user, session: await sessions.begin(tx, user) }
  })
  return begun && { ...begun, tenant: await tenants.get(tenantId) }
}

/** A hash of other parameters is made anew while the password is at hand. */
async function renewHash(
  { database, passwords }: AccountsDeps,
  user: AccountRow,
  password: string,
): Promise<AccountRow> {
  if (!passwords.isOutdated(user.passwordHash)) return user
  const change = { from: user.passwordHash, to: await passwords.renew(password) }
  const renewed = await database.tenantOnce(user.tenantId, (tx) =>
    users.replacePassword(tx, user.tenantId, user.id, change),
  )
  return renewed ?? user
}

async function changePassword(
  deps: AccountsDeps,
  { tenantId, userId }: SessionName,
  change: { current: string; next: string },
) {
  const { database, passwords, sessions, mail, links } = deps
  const { user: before, tenant } = await find(deps, tenantId, userId)
  const from = before.passwordHash ?? undefined
  if (!(await passwords.verify(change.current, from)) || from === undefined) throw wrongPassword()
  const hashes = { from, to: await passwords.hash(change.next) }
  const changed = await database.tenant(tenantId, async (tx) => {
    const user = await users.replacePassword(tx, tenantId, userId, hashes)
    if (user === undefined) throw wrongPassword()
    const session = await sessions.begin(tx, user)
    await sessions.endOthers(tx, session)
    await links.revoke(tx, { tenantId, userId })
    await mail.send(tx, { tenantId, to: user.email, template: 'password_changed', data: {} })
    return { user, session }
  })
  sessions.forget()
  mail.wake()
  return { ...changed, tenant }
}

async function find({ database, tenants }: AccountsDeps, tenantId: string, userId: string): Promise<Account> {
  const user = await database.tenantOnce(tenantId, (tx) => users.find(tx, tenantId, userId))
  if (user === undefined) throw new Unauthorized()
  return { user, tenant: await tenants.get(tenantId) }
}

function emailTaken(): Conflict {
  return new Conflict('This e-mail address is registered already. Sign in instead.')
}

function wrongPassword(): Invalid {
  return new Invalid(['current_password'], 'is not your password', 'wrong_password')
}
