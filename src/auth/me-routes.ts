import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { ownSessionOf } from './own-session.ts'
import {
  accountReply,
  loginSessionPage,
  loginSessionParams,
  presentAccount,
  presentLoginSession,
  updateMeBody,
} from './schemas.ts'
import type { Accounts } from './service.ts'

const tags = ['auth']

/** The signed-in user's own name, and the browsers where they are signed in. */
export function meRoutes(
  instance: FastifyInstance,
  accounts: Pick<Accounts, 'rename' | 'sessions' | 'endSession'>,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.patch('/api/v1/auth/me', {
    config: { access: 'account:own' },
    schema: {
      operationId: 'updateMe',
      tags,
      summary: 'Change your own name',
      description: 'Colleagues and, in a conversation that you took over, visitors see it.',
      body: updateMeBody,
      response: { 200: accountReply },
    },
    handler: async (request) => presentAccount(await accounts.rename(ownSessionOf(request), request.body.name)),
  })

  app.get('/api/v1/auth/sessions', {
    config: { access: 'account:own' },
    schema: {
      operationId: 'listSessions',
      tags,
      summary: 'List where you are signed in, the latest first',
      description: 'All of them: there are no further pages.',
      response: { 200: loginSessionPage },
    },
    handler: async (request) => {
      const own = ownSessionOf(request)
      const rows = await accounts.sessions(own)
      return { data: rows.map((row) => presentLoginSession(row, own.sessionId)), next_cursor: null }
    },
  })

  app.delete('/api/v1/auth/sessions/:login_session_id', {
    config: { access: 'account:own' },
    schema: {
      operationId: 'endSession',
      tags,
      summary: 'Sign out elsewhere: end one of your sessions at once',
      params: loginSessionParams,
      response: { 200: deletedReply },
    },
    handler: async (request) => {
      const own = ownSessionOf(request)
      await accounts.endSession({ ...own, sessionId: request.params.login_session_id })
      return { deleted: true as const }
    },
  })
}
