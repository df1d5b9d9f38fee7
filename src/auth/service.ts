import { newId } from '../core/ids.ts'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { Conflict, Forbidden, Invalid, Unauthorized } from '../errors.ts'
import type { Mail } from '../mail/index.ts'
import { actAs } from '../plugins/audit/index.ts'
import type { NewTenant, Tenant, Tenants } from '../tenants/index.ts'
import type { Confirmation } from './email-confirmation.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import type { Passwords } from './password.ts'
import { usersRepository as users, type AccountRow, type SessionRow, type UserRow } from './repository.ts'
import type { Registration } from './schemas.ts'
import type { SessionName } from './session-token.ts'
import type { Sessions } from './sessions.ts'
import type { SetupLinks } from './setup-link.ts'

export interface Account {
  user: UserRow
  tenant: Tenant
}

/** An account whose owner has just authenticated. */
export interface SignedIn extends Account {
  session: SessionName
}

/** A tenant and its first user, an administrator. */
export interface NewAccount {
  /** In the form the e-mail schema produces: trimmed, lower-cased, NFC. */
  email: string
  password: string
  name?: string | null | undefined
  tenant: NewTenant
}

export interface Accounts {
  /** For the operator; the address counts as confirmed. @throws Conflict for a taken e-mail */
  create(account: NewAccount): Promise<SignedIn>
  /** Public registration. @throws Forbidden where registration is by invitation only, or needs the set-up link */
  register(registration: Registration): Promise<SignedIn>
  /** Undefined for a wrong password and for an unknown e-mail alike, after the same work. */
  signIn(credentials: { email: string; password: string }): Promise<SignedIn | undefined>
  signOut(session: SessionName): Promise<void>
  /**
   * Ends all sessions and links of the user, begins a new session and sends a notice. @throws Invalid for a wrong current
   * password
   */
  changePassword(session: SessionName, change: { current: string; next: string }): Promise<SignedIn>
  /** The own name, as colleagues and visitors see it. @throws Unauthorized when the user no longer exists */
  rename(session: SessionName, name: string | null): Promise<Account>
  /** Where the user is signed in, the latest used first. */
  sessions(session: SessionName): Promise<SessionRow[]>
  /** Signs the user out elsewhere. @throws NotFound for a session of somebody else */
  endSession(session: SessionName): Promise<void>
  /** @throws Unauthorized when the user no longer exists */
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
  confirmation: Pick<Confirmation, 'isNeeded' | 'begin'>
  setupLinks: Pick<SetupLinks, 'isOpen' | 'take'>
  clock: Clock
  /** Called in the transaction that registers the first tenant by the set-up link. */
  setUp(tx: Tx, tenantId: string): Promise<void>
}

export function createAccounts(deps: AccountsDeps): Accounts {
  return {
    create: (account) => create(deps, { ...account, emailConfirmedAt: deps.clock.now() }),
    register: (values) => register(deps, values),
    signIn: (credentials) => signIn(deps, credentials),
    signOut: (session) => deps.sessions.end(session),
    changePassword: (session, change) => changePassword(deps, session, change),
    async rename({ tenantId, userId }, name) {
      await deps.database.tenant(tenantId, (tx) => users.rename(tx, tenantId, userId, name))
      return find(deps, tenantId, userId)
    },
    sessions: (session) => deps.sessions.list(session),
    endSession: (session) => deps.sessions.endOwn(session),
    find: (tenantId, userId) => find(deps, tenantId, userId),
  }
}

async function register(
  deps: AccountsDeps,
  { email, password, name, company_name: company, setup_token: token }: Registration,
): Promise<SignedIn> {
  const { registration, setupLinks, confirmation } = deps
  const isOpen = registration === 'open'
  const isFirst = (!isOpen || token != null) && (await setupLinks.isOpen())
  if (!isOpen && !isFirst)
    throw new Forbidden('Registration is by invitation only. Ask an administrator for an invitation.')
  if (!isOpen && token == null) throw needsSetupLink()
  // A provisional name; the tenant changes it in its settings.
  const tenant = { name: company ?? name ?? email.slice(0, email.indexOf('@')) }
  const emailConfirmedAt = confirmation.isNeeded ? null : deps.clock.now()
  const account = { email, password, name, tenant, emailConfirmedAt }
  const signedIn = await create(deps, account, async (tx, { tenantId, id: userId }) => {
    if (isFirst && token != null && (await setupLinks.take(tx, token))) await deps.setUp(tx, tenantId)
    else if (!isOpen) throw badSetupLink()
    if (confirmation.isNeeded) await confirmation.begin(tx, { tenantId, userId, email })
  })
  deps.mail.wake()
  return signedIn
}

async function create(
  { database, tenants, passwords, sessions }: AccountsDeps,
  account: NewAccount & { emailConfirmedAt: Date | null },
  finish: (tx: Tx, user: UserRow) => Promise<void> = async () => {},
): Promise<SignedIn> {
  // Looked up first to save the hashing; the unique index decides.
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
      emailConfirmedAt: account.emailConfirmedAt,
    } as const
    const user = await users.insert(tx, tenant.id, values)
    if (user === undefined) throw emailTaken()
    actAs(user)
    await finish(tx, user)
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
    // Only while the verified password is still stored: a concurrent change wins.
    const user = await users.hold(tx, tenantId, id, passwordHash)
    return user && { user, session: await sessions.begin(tx, user) }
  })
  return begun && { ...begun, tenant: await tenants.get(tenantId) }
}

/** Rehashes outdated hashes while the password is at hand. */
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

function needsSetupLink(): Forbidden {
  return new Forbidden(
    'The first registration needs the set-up link that FrontDesk printed at its first start. The operator gets a new one by: npm run admin -- users invite',
  )
}

function badSetupLink(): Forbidden {
  return new Forbidden(
    'This set-up link is no longer valid. The operator gets a new one by: npm run admin -- users invite',
  )
}

function emailTaken(): Conflict {
  return new Conflict('This e-mail address is registered already. Sign in instead.')
}

function wrongPassword(): Invalid {
  return new Invalid(['current_password'], 'is not your password', 'wrong_password')
}
