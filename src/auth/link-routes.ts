import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { isRecord } from '../core/keys.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, problemReply } from '../plugins/openapi/index.ts'
import type { Confirmation } from './email-confirmation.ts'
import type { Invitations } from './invitations.ts'
import type { OneTimeTokens } from './one-time-tokens.ts'
import type { PasswordReset } from './password-reset.ts'
import { accountReply, presentAccount, setsSession } from './schemas.ts'
import type { SessionName } from './session-token.ts'
import {
  acceptInvitationBody,
  confirmationSentReply,
  confirmedReply,
  confirmEmailBody,
  confirmResetBody,
  emailConfirmedReply,
  requestedReply,
  requestResetBody,
} from './team-schemas.ts'

interface LinkRoutesDeps {
  passwordReset: PasswordReset
  invitations: Invitations
  confirmation: Pick<Confirmation, 'confirm' | 'resend'>
  tokens: Pick<OneTimeTokens, 'ownerOf'>
  /** Sets the cookie of a new session. */
  remember(reply: FastifyReply, session: SessionName): Promise<void>
}

const tags = ['auth']

const badLink = { 400: problemReply('The link is wrong, used or too old; or the JSON is malformed.') }

/** Routes behind the links in mails; the portal has their pages. */
export function linkRoutes(app: FastifyInstance, deps: LinkRoutesDeps): void {
  resetRoutes(app, deps)
  acceptRoute(app, deps)
  confirmationRoutes(app, deps)
}

/** Rate-limit key: the account of the body's token. */
function accountByToken(tokens: LinkRoutesDeps['tokens']) {
  return async ({ body }: FastifyRequest): Promise<string | undefined> =>
    (await tokens.ownerOf(isRecord(body) ? body['token'] : undefined))?.userId
}

function resetRoutes(instance: FastifyInstance, { passwordReset, tokens }: LinkRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/auth/password-reset', {
    config: { access: 'public', limits: ['registration', 'authentication'] },
    schema: {
      operationId: 'requestPasswordReset',
      tags,
      summary: 'Ask for a link to a new password',
      description:
        'The answer is the same whether the e-mail has an account or not. The link works once, for one hour.',
      body: requestResetBody,
      response: { 200: requestedReply },
    },
    handler: async (request) => {
      await passwordReset.request(request.body.email)
      return { requested: true as const }
    },
  })

  app.post('/api/v1/auth/password-reset/confirm', {
    config: { access: 'public', limits: ['authentication'], accountOf: accountByToken(tokens) },
    schema: {
      operationId: 'confirmPasswordReset',
      tags,
      summary: 'Choose a new password with the link of the mail',
      description:
        'Ends all sessions of the user and signs nobody in. It confirms the e-mail address too; where that was never confirmed before, all API keys and all other users of the tenant are removed. A link that is used, old or wrong is a 400.',
      body: confirmResetBody,
      response: { 200: confirmedReply, ...badLink },
    },
    handler: async (request) => {
      const { tenantId, userId, isSecured } = await passwordReset.confirm(request.body)
      request.log.info({ tenant: tenantId, user: userId }, 'A password was reset')
      if (isSecured)
        request.log.warn(
          { tenant: tenantId, user: userId },
          'The keys and other users of an account that was never confirmed were removed',
        )
      return { password_changed: true as const }
    },
  })
}

function acceptRoute(instance: FastifyInstance, { invitations, tokens, remember }: LinkRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/auth/invitations/accept', {
    config: {
      access: 'public',
      limits: ['authentication'],
      accountOf: accountByToken(tokens),
      replyHeaders: setsSession,
    },
    schema: {
      operationId: 'acceptInvitation',
      tags,
      summary: 'Join a team with the link of the mail',
      description: 'Signs the user in: the reply sets the session cookie. A link that is used, old or wrong is a 400.',
      body: acceptInvitationBody,
      response: { 201: accountReply, ...badLink, ...conflictWhen('The e-mail address has an account already.') },
    },
    handler: async (request, reply) => {
      const signedIn = await invitations.accept(request.body)
      request.log.info({ tenant: signedIn.tenant.id, user: signedIn.user.id }, 'An invitation was accepted')
      await remember(reply, signedIn.session)
      return reply.code(201).send(presentAccount(signedIn))
    },
  })
}

function confirmationRoutes(instance: FastifyInstance, { confirmation, tokens }: LinkRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/auth/confirm', {
    config: { access: 'public', limits: ['authentication'], accountOf: accountByToken(tokens) },
    schema: {
      operationId: 'confirmEmail',
      tags,
      summary: 'Confirm an e-mail address with the link of the mail',
      description:
        'What waited for it leaves: mails to people outside of the team, and calls are possible. A link that is used, old or wrong is a 400.',
      body: confirmEmailBody,
      response: { 200: emailConfirmedReply },
    },
    handler: async (request) => {
      const { tenantId, userId } = await confirmation.confirm(request.body.token)
      request.log.info({ tenant: tenantId, user: userId }, 'An e-mail address was confirmed')
      return { email_confirmed: true as const }
    },
  })

  app.post('/api/v1/auth/confirm/resend', {
    config: { access: 'account:own' },
    schema: {
      operationId: 'resendConfirmation',
      tags,
      summary: 'Send the link that confirms your e-mail address again',
      description: 'Once in ten minutes: 429 with Retry-After before. The older link works no more.',
      response: { 200: confirmationSentReply },
    },
    handler: async (request) => {
      const { tenantId, id: userId } = callerOf(request)
      return { sent: await confirmation.resend({ tenantId, userId }) }
    },
  })
}
