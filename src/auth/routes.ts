import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { Unauthorized } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import { presentTenant } from '../tenants/index.ts'
import type { ApiKeys } from './api-keys.ts'
import type { Guessing } from './guessing.ts'
import { meRoutes } from './me-routes.ts'
import { ownSessionOf } from './own-session.ts'
import {
  accountReply,
  authOptionsReply,
  changePasswordBody,
  endsSession,
  loggedOutReply,
  loginBody,
  meReply,
  presentAccount,
  presentApiKey,
  registerBody,
  registrationClosed,
  setsSession,
  wrongCredentials,
} from './schemas.ts'
import type { Account, Accounts } from './service.ts'
import type { SessionName } from './session-token.ts'
import type { SessionCookie } from './sessions.ts'
import type { SetupLinks } from './setup-link.ts'

interface AuthRoutesDeps {
  accounts: Accounts
  guessing: Pick<Guessing, 'slowDown' | 'tellOwner'>
  apiKeys: Pick<ApiKeys, 'get'>
  cookie: Pick<SessionCookie, 'clear'>
  /** Sets the cookie of a new session. */
  remember(reply: FastifyReply, session: SessionName): Promise<void>
  registration: 'open' | 'invited'
  setupLinks: Pick<SetupLinks, 'isOpen'>
}

const tags = ['auth']

export function authRoutes(app: FastifyInstance, deps: AuthRoutesDeps): void {
  signInRoutes(app, deps)
  accountRoutes(app, deps)
  meRoutes(app, deps.accounts)
}

function signInRoutes(instance: FastifyInstance, deps: AuthRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/auth/register', {
    config: { access: 'public', limits: ['registration', 'authentication'], replyHeaders: setsSession },
    schema: {
      operationId: 'register',
      tags,
      summary: 'Register a business and its first user',
      description:
        'Signs the user in: the reply sets the session cookie. Where mails leave by SMTP, a link to confirm the e-mail address is sent; until it is used, the tenant writes to nobody else and makes no calls by a carrier.',
      body: registerBody,
      response: {
        201: accountReply,
        ...registrationClosed,
        ...conflictWhen('The e-mail address is registered already.'),
      },
    },
    handler: async (request, reply) => {
      const signedIn = await deps.accounts.register(request.body)
      request.log.info(namesOf(signedIn), 'A business was registered')
      await deps.remember(reply, signedIn.session)
      return reply.code(201).send(presentAccount(signedIn))
    },
  })

  app.get('/api/v1/auth/options', {
    config: { access: 'public' },
    schema: {
      operationId: 'getAuthOptions',
      tags,
      summary: 'Read how people get in here',
      description: 'For pages that offer registration or explain why there is none.',
      response: { 200: authOptionsReply },
    },
    handler: async () => {
      const { registration, setupLinks } = deps
      return { registration, setup: registration === 'invited' && (await setupLinks.isOpen()) }
    },
  })

  app.post('/api/v1/auth/login', {
    config: { access: 'public', limits: ['authentication'], replyHeaders: setsSession },
    schema: {
      operationId: 'login',
      tags,
      summary: 'Sign in',
      description: 'The reply sets the session cookie. It ends after 12 h without a request, and after 30 days.',
      body: loginBody,
      response: { 200: accountReply, ...wrongCredentials },
    },
    handler: async (request, reply) => {
      const signedIn = await signIn(instance, deps, request, request.body)
      request.log.info(namesOf(signedIn), 'A user signed in')
      await deps.remember(reply, signedIn.session)
      return presentAccount(signedIn)
    },
  })
}

/** Guesses are slowed down and counted, and their owner is told. @throws Unauthorized; TooManyRequests */
async function signIn(
  { failedSignIns, identity }: FastifyInstance,
  { accounts, guessing }: AuthRoutesDeps,
  request: FastifyRequest,
  credentials: z.infer<typeof loginBody>,
) {
  await failedSignIns.check(request)
  await guessing.slowDown(await failedSignIns.ofAccount(request))
  const signedIn = await accounts.signIn(credentials)
  if (signedIn !== undefined && !identity.isClosed(signedIn.user.id)) return signedIn
  request.log.info({ address: request.ip }, 'A sign-in failed')
  guessing.tellOwner(credentials.email, await failedSignIns.count(request))
  throw new Unauthorized('The e-mail or the password is wrong')
}

function accountRoutes(instance: FastifyInstance, { accounts, apiKeys, cookie, remember }: AuthRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/auth/logout', {
    config: { access: 'account:own', replyHeaders: endsSession, audit: { not: 'It ends a session alone' } },
    schema: {
      operationId: 'logout',
      tags,
      summary: 'End this session, on the server too',
      response: { 200: loggedOutReply },
    },
    handler: async (request, reply) => {
      await accounts.signOut(ownSessionOf(request))
      cookie.clear(reply)
      return { logged_out: true as const }
    },
  })

  app.get('/api/v1/auth/me', {
    config: { access: 'identity:read' },
    schema: { operationId: 'getMe', tags, summary: 'Read the caller of this request', response: { 200: meReply } },
    handler: async (request) => {
      const { kind, tenantId, id } = callerOf(request)
      if (kind === 'user') return presentAccount(await accounts.find(tenantId, id))
      const [key, tenant] = await Promise.all([apiKeys.get(tenantId, id), instance.tenants.get(tenantId)])
      return { api_key: presentApiKey(key), tenant: presentTenant(tenant) }
    },
  })

  app.post('/api/v1/auth/password', {
    config: { access: 'account:own', limits: ['authentication'], replyHeaders: setsSession },
    schema: {
      operationId: 'changePassword',
      tags,
      summary: 'Change your password',
      description: 'Ends all other sessions of the user; the reply sets a new cookie for this one.',
      body: changePasswordBody,
      response: { 200: accountReply },
    },
    handler: async (request, reply) => {
      const { current_password: current, new_password: next } = request.body
      const signedIn = await accounts.changePassword(ownSessionOf(request), { current, next })
      request.log.info(namesOf(signedIn), 'A password was changed')
      await remember(reply, signedIn.session)
      return presentAccount(signedIn)
    },
  })
}

/** Ids for the log: no e-mail, no name. */
function namesOf({ user, tenant }: Account): object {
  return { tenant: tenant.id, user: user.id }
}
