import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import type { AuditActor } from '../plugins/audit/index.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { createApiKeys } from './api-keys.ts'
import { cookieReader, keyReader } from './credentials.ts'
import { createConfirmation } from './email-confirmation.ts'
import { createGuessing } from './guessing.ts'
import { createInvitationLimits } from './invitation-limits.ts'
import { createInvitations } from './invitations.ts'
import { createLastUse } from './last-use.ts'
import { linkRoutes } from './link-routes.ts'
import { createOneTimeTokens } from './one-time-tokens.ts'
import { createAuthOperator, type AuthOperator } from './operator.ts'
import { createPasswordReset } from './password-reset.ts'
import { createPasswords } from './password.ts'
import { authRoutes } from './routes.ts'
import { createAccounts, type NewAccount } from './service.ts'
import { createSessionTokens, type SessionName } from './session-token.ts'
import { createSessionCookie, createSessions, SESSION_LIFETIME_MS } from './sessions.ts'
import { createSetupLinks, type SetupLinks } from './setup-link.ts'
import { createTeam } from './team.ts'
import { apiKeysRepository } from './api-key-repository.ts'
import { sessionsRepository, teamRepository, usersRepository } from './repository.ts'
import { teamRoutes } from './team-routes.ts'

export type { AuthOperator, OneTimeLink } from './operator.ts'
export { createSetupLinks, type SetupLinks } from './setup-link.ts'

/** Name of the key `createAccount` makes. */
export const FIRST_KEY_NAME = 'First key'

interface AuthOptions {
  secretKey: Buffer
  baseUrl: string
  isProduction: boolean
  registration: 'open' | 'invited'
  /** Owner of the demo tenant. */
  demoEmail: string
  clock: Clock
}

/** Called with the first tenant, in the transaction that registers it. */
type OnSetUp = (tx: Tx, tenantId: string) => Promise<void>

/** The door for other domains. */
export interface Auth {
  /** Creates a tenant with an administrator and an admin key, whatever REGISTRATION says. @throws Conflict for a taken e-mail */
  createAccount(account: NewAccount): Promise<{ tenantId: string; userId: string; key: string }>
  /** True when no confirmation is needed, or an administrator of the tenant has confirmed. */
  isConfirmed(tx: Tx, tenantId: string): Promise<boolean>
  /** The one-time link that registers the first tenant. */
  setupLinks: Pick<SetupLinks, 'make' | 'isOut' | 'isOpen'>
  /** Called in the (system) transaction that registers a tenant by the set-up link. */
  onSetUp(listener: OnSetUp): void
  /** Addresses for mails about the tenant. */
  adminEmails(tx: Tx, tenantId: string): Promise<string[]>
  isUser(tx: Tx, tenantId: string, id: string): Promise<boolean>
  /** True where a user of the tenant has used the portal since that moment. */
  isTeamSeen(tx: Tx, tenantId: string, since: Date): Promise<boolean>
  /** As visitors may read it: never an e-mail address. */
  nameOfUser(tx: Tx, tenantId: string, id: string): Promise<string | null>
  /** E-mail of the first administrator able to sign in. */
  ownerEmail(tx: Tx, tenantId: string): Promise<string | undefined>
  /** For operators with a shell on the installation. */
  operator: AuthOperator
}

declare module 'fastify' {
  interface FastifyInstance {
    auth: Auth
  }
}

/** Users, teams, sessions and API keys, and the two credentials that identify them. */
async function authPlugin(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const { database, tenants, identity, mail } = app
  const { clock, registration, baseUrl, demoEmail } = options
  const lastUse = createLastUse(clock, app.log)
  const sessions = createSessions({ database, clock, lastUse, ended: identity.ended })
  const apiKeys = createApiKeys({ database, clock, lastUse, ended: identity.ended })
  const passwords = createPasswords()
  const links = createOneTimeTokens(database, clock)
  const confirmation = createConfirmation({ database, clock, mail, tokens: links })
  const setupLinks = createSetupLinks({ database, clock, baseUrl, demoEmail })
  const onSetUp: OnSetUp[] = []
  const setUp: OnSetUp = async (tx, tenantId) => {
    for (const listener of onSetUp) await listener(tx, tenantId)
  }
  const shared = { database, tenants, passwords, sessions, mail, confirmation, clock }
  const accounts = createAccounts({ ...shared, links, registration, setupLinks, setUp })
  const tokens = await createSessionTokens(options.secretKey, baseUrl, clock)
  const cookie = createSessionCookie(options.isProduction)
  const remember = async (reply: FastifyReply, session: SessionName) =>
    cookie.set(reply, await tokens.sign(session, new Date(clock.now().getTime() + SESSION_LIFETIME_MS)))

  // Registration order is precedence: API key before cookie.
  identity.accept(keyReader(apiKeys))
  identity.accept(cookieReader(cookie, tokens, sessions))
  app.nameActors(nameOf)
  mail.trust(confirmation.standingOf)
  tenants.onErased(() => {
    sessions.forget()
    apiKeys.forget()
  })
  app.sweep('login sessions', () => sessions.sweep())
  app.sweep('one-time tokens', () => links.sweep())
  const guessing = createGuessing({ database, mail, clock, log: app.log })
  app.addHook('onClose', async () => void (await Promise.all([lastUse.settled(), guessing.settled()])))
  app.decorate('auth', {
    async createAccount(account: NewAccount) {
      const { tenant, user } = await accounts.create(account)
      const { key } = await apiKeys.create(tenant.id, { name: FIRST_KEY_NAME, kind: 'admin' })
      return { tenantId: tenant.id, userId: user.id, key }
    },
    isConfirmed: confirmation.isConfirmed,
    setupLinks,
    onSetUp: (listener: OnSetUp) => void onSetUp.push(listener),
    ...TEAM,
    operator: createAuthOperator({ database, baseUrl: options.baseUrl, tokens: links, apiKeys }),
  })
  authRoutes(app, { accounts, apiKeys, guessing, cookie, remember, registration, setupLinks })
  apiKeyRoutes(app, apiKeys)
  const invitationLimits = createInvitationLimits(database, clock)
  app.sweep('invitations of earlier days', () => invitationLimits.sweep())
  teamRoutes(app, createTeam({ database, tenants, mail, tokens: links, invitationLimits, sessions }))
  const passwordReset = createPasswordReset({ ...shared, apiKeys, tokens: links })
  const invitations = createInvitations({ ...shared, tokens: links })
  linkRoutes(app, { passwordReset, invitations, confirmation, tokens: links, remember })
}

/** Reads of the users of a tenant, for other domains. */
const TEAM = {
  adminEmails: (tx: Tx, tenantId: string) => teamRepository.adminEmails(tx, tenantId),
  ownerEmail: (tx: Tx, tenantId: string) => teamRepository.ownerEmail(tx, tenantId),
  isUser: async (tx: Tx, tenantId: string, id: string) => (await usersRepository.find(tx, tenantId, id)) !== undefined,
  isTeamSeen: (tx: Tx, tenantId: string, since: Date) => sessionsRepository.isSeenSince(tx, tenantId, since),
  nameOfUser: async (tx: Tx, tenantId: string, id: string) =>
    (await usersRepository.find(tx, tenantId, id))?.name ?? null,
}

/** The name of a user or key that changes something. */
async function nameOf(tx: Tx, { tenantId, kind, id }: AuditActor): Promise<string | null> {
  if (tenantId === undefined || id === null) return null
  if (kind === 'api_key') return (await apiKeysRepository.find(tx, tenantId, id))?.name ?? null
  const user = await usersRepository.find(tx, tenantId, id)
  return user?.name ?? user?.email ?? null
}

/** The operator functions without a running server. */
export function openAuthOperator({ database, clock, baseUrl, log }: OpenAuthOperator): AuthOperator {
  const lastUse = createLastUse(clock, log)
  const apiKeys = createApiKeys({ database, clock, lastUse, ended: () => {} })
  return createAuthOperator({ database, baseUrl, tokens: createOneTimeTokens(database, clock), apiKeys })
}

interface OpenAuthOperator {
  database: Database
  clock: Clock
  baseUrl: string
  log: FastifyBaseLogger
}

export const auth = fp(authPlugin, {
  name: 'auth',
  dependencies: ['database', 'cookies', 'identity', 'audit', 'limits', 'retention', 'tenants', 'mail'],
})
