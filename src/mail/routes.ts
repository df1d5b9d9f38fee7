import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { deletedReply } from '../core/fields.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import type { HeldMails } from './held-mails.ts'
import { listMailsQuery, mailPage, mailParams, mailReleasedReply, presentHeldMail } from './schemas.ts'

const tags = ['mails']

export function mailRoutes(instance: FastifyInstance, held: HeldMails, wake: () => void): void {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get('/api/v1/mails', {
    config: { access: 'mails:read' },
    schema: {
      operationId: 'listMails',
      tags,
      summary: 'List mails that did not leave, newest first',
      description:
        'Mails to strangers wait for up to 72 h until an administrator of the tenant has confirmed their e-mail address. Mails to an address that had enough of them within a day are withheld: so nobody floods a mailbox by typing its address into a form. What the mails say is not shown.',
      querystring: listMailsQuery,
      response: { 200: mailPage },
    },
    handler: async (request) => {
      const { data, nextCursor } = await held.list(callerOf(request).tenantId, request.query)
      return { data: data.map(presentHeldMail), next_cursor: nextCursor }
    },
  })

  app.post('/api/v1/mails/:mail_id/send', {
    config: { access: 'mails:manage' },
    schema: {
      operationId: 'releaseMail',
      tags,
      summary: 'Send a withheld mail',
      description:
        'Earlier withheld mails about the same appointment leave before it. One that waits for a confirmed address, or left or was dropped already, is a 409; so is one to an address that had ten mails within a day.',
      params: mailParams,
      response: {
        200: mailReleasedReply,
        ...conflictWhen(
          'The mail waits for a confirmed address, left or was dropped already, or its address had ten mails within a day.',
        ),
      },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      await held.release(tenantId, request.params.mail_id)
      wake()
      request.log.info({ tenant: tenantId, mail: request.params.mail_id, by }, 'A withheld mail was released')
      return { released: true as const }
    },
  })

  app.delete('/api/v1/mails/:mail_id', {
    config: { access: 'mails:manage' },
    schema: {
      operationId: 'deleteMail',
      tags,
      summary: 'Discard a mail that waits or is withheld',
      description: 'It is listed as `dropped` from then on, and never sent.',
      params: mailParams,
      response: { 200: deletedReply, ...conflictWhen('The mail left or was dropped already.') },
    },
    handler: async (request) => {
      const { tenantId, id: by } = callerOf(request)
      await held.discard(tenantId, request.params.mail_id)
      request.log.info({ tenant: tenantId, mail: request.params.mail_id, by }, 'A held mail was discarded')
      return { deleted: true as const }
    },
  })
}
