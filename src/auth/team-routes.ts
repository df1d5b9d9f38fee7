import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import {
  inviteUserBody,
  listUsersQuery,
  presentMember,
  teamMemberReply,
  teamPage,
  updateUserBody,
  userParams,
} from './team-schemas.ts'
import type { Team } from './team.ts'

const tags = ['users']

export function teamRoutes(app: FastifyInstance, team: Team): void {
  listRoute(app, team)
  invitationRoutes(app, team)
  memberRoutes(app, team)
}

function listRoute(instance: FastifyInstance, team: Team): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/users', {
    config: { access: 'users:read' },
    schema: {
      operationId: 'listUsers',
      tags,
      summary: 'List the team, newest first',
      description: 'Also who is invited and has not come yet.',
      querystring: listUsersQuery,
      response: { 200: teamPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await team.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentMember), next_cursor: nextCursor }
    },
  })
}

function invitationRoutes(instance: FastifyInstance, team: Team): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/users', {
    config: { access: 'users:manage' },
    schema: {
      operationId: 'inviteUser',
      tags,
      summary: 'Invite somebody to the team by mail',
      description:
        'The link works once, for seven days. An e-mail that has an account, here or elsewhere, is a 409. A tenant sends 20 invitations a day, of which 3 to one address: 429.',
      body: inviteUserBody,
      response: {
        201: teamMemberReply,
        ...conflictWhen('The e-mail address has an account or an invitation already.'),
      },
    },
    handler: async (request, reply) => {
      const { tenantId, id: by } = callerOf(request)
      const member = await team.invite(tenantId, request.body)
      request.log.info({ tenant: tenantId, user: member.id, role: member.role, by }, 'A user was invited')
      return reply.code(201).send(presentMember(member))
    },
  })

  app.post('/api/v1/users/:user_id/invitation', {
    config: { access: 'users:manage' },
    schema: {
      operationId: 'resendInvitation',
      tags,
      summary: 'Send an invitation again',
      description:
        'With a new link for seven days; the older one works no more. Ten minutes after the one before, and 3 times a day: 429 until then.',
      params: userParams,
      response: { 200: teamMemberReply, ...conflictWhen('The person has accepted the invitation already.') },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      const member = await team.inviteAgain(tenantId, request.params.user_id)
      request.log.info({ tenant: tenantId, user: member.id, by }, 'An invitation was sent again')
      return presentMember(member)
    },
  })
}

function memberRoutes(instance: FastifyInstance, team: Team): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.patch('/api/v1/users/:user_id', {
    config: { access: 'users:manage' },
    schema: {
      operationId: 'updateUser',
      tags,
      summary: "Change a user's role or name",
      description: 'The new role holds from the next request on. The last administrator stays one: 409.',
      params: userParams,
      body: updateUserBody,
      response: { 200: teamMemberReply, ...conflictWhen('The last administrator cannot become a member.') },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      const member = await team.change(tenantId, request.params.user_id, request.body)
      request.log.info({ tenant: tenantId, user: member.id, role: member.role, by }, 'A user was changed')
      return presentMember(member)
    },
  })

  app.delete('/api/v1/users/:user_id', {
    config: { access: 'users:manage' },
    schema: {
      operationId: 'deleteUser',
      tags,
      summary: 'Remove a user, or take back an invitation',
      description: "The user's sessions end at once. The last administrator cannot be removed: 409.",
      params: userParams,
      response: { 200: deletedReply, ...conflictWhen('The last administrator cannot be removed.') },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      await team.remove(tenantId, request.params.user_id)
      request.log.info({ tenant: tenantId, user: request.params.user_id, by }, 'A user was removed')
      return { deleted: true as const }
    },
  })
}
