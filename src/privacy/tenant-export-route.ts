import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callerOf } from '../plugins/identity.ts'
import { ownTenant, tenantParams } from '../tenants/index.ts'
import { tenantArchive } from './tenant-export.ts'

/** All data of the tenant in one file, read by its administrators; each download is audited. */
export function tenantExportRoute(instance: FastifyInstance, today: () => string): void {
  const { database } = instance
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/tenants/:tenant_id/export', {
    config: {
      access: 'privacy:manage',
      audit: 'read',
      replyHeaders: { 'Content-Disposition': 'The name of the file.' },
    },
    schema: {
      operationId: 'exportTenant',
      tags: ['privacy'],
      summary: 'Download all data of a tenant',
      description:
        'A ZIP with one NDJSON file for each kind of thing: a line is a row as it is kept. Secrets are in none of them: no ' +
        'password, key, token, credentials of a calendar or CRM, nor the content of a mail. It is written while it is read, ' +
        'and what changes meanwhile is in it as it then is.',
      params: tenantParams,
      response: {
        200: { description: 'The archive.', content: { 'application/zip': { schema: z.string() } } },
      },
    },
    handler: async (request, reply) => {
      const tenantId = ownTenant(callerOf(request), request.params.tenant_id)
      const archive = await tenantArchive(database, tenantId, (error) =>
        request.log.error({ err: error, tenant: tenantId }, 'An export broke off'),
      )
      await sendArchive(reply, archive, today())
    },
  })
}

function sendArchive(reply: FastifyReply, archive: NodeJS.ReadableStream, date: string): FastifyReply {
  return reply
    .header('Content-Type', 'application/zip')
    .header('Content-Disposition', `attachment; filename="frontdesk-${date}.zip"`)
    .header('Cache-Control', 'no-store')
    .send(archive)
}
