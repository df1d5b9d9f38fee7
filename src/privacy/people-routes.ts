import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '../core/time.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen, notFound } from '../plugins/openapi/index.ts'
import {
  erasedPersonReply,
  findPersonQuery,
  foundPersonReply,
  personBody,
  personExportReply,
  presentErased,
  presentExport,
  presentFound,
} from './people-schemas.ts'
import type { People } from './people.ts'

const tags = ['privacy']

/** One person's data: found, exported, erased. Each look is audited, because it shows what strangers wrote. */
export function peopleRoutes(instance: FastifyInstance, people: People, { now }: Pick<Clock, 'now'>): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/privacy/people', {
    config: { access: 'privacy:manage', audit: 'read' },
    schema: {
      operationId: 'findPerson',
      tags,
      summary: 'Find what is kept of a person',
      description:
        'By e-mail address, phone number or lead. Counts leads, conversations, calls, bookings, mails about bookings and ' +
        'logged events, and names the places outside that were told. Words in conversations of other people are not searched.',
      querystring: findPersonQuery,
      response: { 200: foundPersonReply, ...notFound },
    },
    handler: async (request) => {
      const { found, told } = await people.find(callerOf(request).tenantId, request.query.q)
      return presentFound(found, told)
    },
  })

  app.post('/api/v1/privacy/people/export', {
    config: {
      access: 'privacy:manage',
      audit: 'read',
      replyHeaders: { 'Content-Disposition': 'The name of the file.' },
    },
    schema: {
      operationId: 'exportPerson',
      tags,
      summary: 'Export everything that is kept of a person',
      description: 'One JSON document, to hand to the person who asked for it.',
      body: personBody,
      response: { 200: personExportReply, ...notFound },
    },
    handler: async (request, reply) => {
      const { person, rows } = await people.export(callerOf(request).tenantId, request.body.q)
      void reply.header('Content-Disposition', 'attachment; filename="person.json"')
      return presentExport(person, rows, now())
    },
  })

  app.post('/api/v1/privacy/people/erase', {
    config: { access: 'privacy:manage' },
    schema: {
      operationId: 'erasePerson',
      tags,
      summary: 'Erase a person',
      description:
        'Deletes leads, conversations, mails and logged events; calls and bookings stay as times without a person. Bookings ' +
        'that are still to come are cancelled, and nobody is mailed. Figures are counted again. It cannot be taken back.',
      body: personBody,
      response: { 200: erasedPersonReply, ...notFound, ...conflictWhen('A call with the person goes on.') },
    },
    handler: async (request) => presentErased(await people.erase(callerOf(request).tenantId, request.body.q)),
  })
}
