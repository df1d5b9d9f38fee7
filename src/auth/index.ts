import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Clock } from '../core/time.ts'
import type { Tx } from '../db/database.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { createApiKeys } from './api-keys.ts'
import { cookieReader, keyReader } from './credentials.ts'
import { createInvitationLimits } from './invitation-limits.ts'
import { createInvitations } from './invitations.ts'
import { createLastUse } from './last-use.ts'
import { linkRoutes } from './link-routes.ts'
import { createOneTimeTokens } from './one-time-tokens.ts'
import { createPasswordReset } from './password-reset.ts'
import { createPasswords } from './password.ts'
import { authRoutes } from './routes.ts'
import { createAccounts, type NewAccount } from './service.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionTokens, type SessionName } from './session-token.ts'
import { createTeam } from './team.ts'
import { teamRepository } from './team-repository.ts'
import { teamRoutes } from './team-routes.ts'
import { createSessions, SESSION_LIFETIME_MS } from './sessions.ts'

export type { NewAccount } from './service.ts'

interface AuthOptions {
  secretKey: Buffer
  baseUrl: string
  isProduction: boolean
  registration: 'open' | 'invited'
  clock: Clock
}

/** What others may ask of this domain. */
export interface Auth {
  /** A tenant with an administrator and an admin key, whatever REGISTRATION says. @throws Conflict for an e-mail that is taken */
  createAccount(account: NewAccount): Promise<{ tenantId: string; userId: string; key: string }>
  /** Whom to write to about the tenant. */
  adminEmails(tx: Tx, tenantId: string): Promise<string[]>
}

declare module 'fastify' {
  interface FastifyInstance {
    auth: Auth
  }
}

/** Users, their teams and sessions, API keys, and the two credentials that name them. */
async function authPlugin(app: FastifyInstance, options: AuthOptions): Promise<void> {
  const { database, tenants, identity, mail } = app
  const { clock, registration } = options
  const lastUse = createLastUse(clock, app.log)
  const sessions = createSessions({ database, clock, lastUse })
  const apiKeys = createApiKeys({ database, clock, lastUse })
  const passwords = createPasswords()
  const links = createOneTimeTokens(database, clock)
  const accounts = createAccounts({ database, tenants, passwords, sessions, mail, links, registration })
  const tokens = await createSessionTokens(options.secretKey, options.baseUrl, clock)
  const cookie = createSessionCookie(options.isProduction)
  const remember = async (reply: FastifyReply, session: SessionName) =>
    cookie.set(reply, await tokens.sign(session, new Date(clock.now().getTime() + SESSION_LIFETIME_MS)))

  // The order is the precedence of api.md: key, then cookie.
  identity.accept(keyReader(apiKeys))
  identity.accept(cookieReader(cookie, tokens, sessions))
  tenants.onErased(() => {
    sessions.forget()
    apiKeys.forget()
  })
  app.sweep('login sessions', () => sessions.sweep())
  app.sweep('one-time tokens', () => links.sweep())
  app.addHook('onClose', () => lastUse.settled())
  app.decorate('auth', {
    async createAccount(account: NewAccount) {
      const { tenant, user } = await accounts.create(account)
      const { key } = await apiKeys.create(tenant.id, { name: 'First key', kind: 'admin' })
      return { tenantId: tenant.id, userId: user.id, key }
    },
    adminEmails: (tx: Tx, tenantId: string) => teamRepository.adminEmails(tx, tenantId),
  })
  authRoutes(app, { accounts, apiKeys, cookie, remember })
  apiKeyRoutes(app, apiKeys)
  const invitationLimits = createInvitationLimits(database, clock)
  app.sweep('invitations of earlier days', () => invitationLimits.sweep())
  teamRoutes(app, createTeam({ database, tenants, mail, tokens: links, invitationLimits, sessions }))
  const passwordReset = createPasswordReset({ database, mail, tokens: links, passwords, sessions })
  const invitations = createInvitations({ database, tenants, tokens: links, passwords, sessions })
  linkRoutes(app, { passwordReset, invitations, tokens: links, remember })
}

export const auth = fp(authPlugin, {
  name: 'auth',
  dependencies: ['database', 'cookies', 'identity', 'limits', 'retention', 'static-files', 'tenants', 'mail'],
})
