import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { deletedReply, idField, text } from '../core/fields.ts'
import { DAY, SECOND } from '../core/time.ts'
import { callerOf } from '../plugins/identity.ts'
import { notFound } from '../plugins/openapi/index.ts'
import { exceptUploads, readUploads, Upload } from '../plugins/uploads.ts'
import { MAX_LOGO_BYTES, type Logo, type Logos } from './logo.ts'

const tags = ['widget']

const logoBody = z
  .object({
    file: z
      .base64()
      .max(Math.ceil(MAX_LOGO_BYTES / 3) * 4)
      .describe('A PNG, JPEG or WebP picture in Base64; 50 KB at most before it was encoded.'),
  })
  .meta({
    id: 'WidgetLogoRequest',
    description: 'The picture that stands for the business.',
    examples: [
      {
        file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      },
    ],
  })

const logoReply = z
  .object({ logo_url: z.string().describe('Where the picture is, as in the configuration of the widget.') })
  .meta({ id: 'WidgetLogo', description: 'The picture was stored.' })

const pictureQuery = z.object({
  tenant_id: idField,
  v: text(64).optional().describe('The version in `logo_url`; with it, browsers keep the picture for a year.'),
})

const picture = { schema: z.string() }

const pictureReply = {
  description: 'The picture, as PNG, JPEG or WebP.',
  content: { 'image/png': picture, 'image/jpeg': picture, 'image/webp': picture },
}

/** The picture of the business. Its reading is public: websites show it. */
export async function logoRoutes(scope: FastifyInstance, logos: Logos): Promise<void> {
  await readUploads(scope)
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.post('/api/v1/widget/logo', {
    config: { access: 'tenant:write' },
    validatorCompiler: exceptUploads,
    schema: {
      operationId: 'setWidgetLogo',
      tags,
      summary: 'Give the business a picture, or replace it',
      description: 'PNG, JPEG or WebP, 50 KB at most: as a `file` of `multipart/form-data`, or in JSON in Base64.',
      body: logoBody,
      response: { 200: logoReply },
    },
    handler: async (request) => {
      const body: unknown = request.body
      const bytes = body instanceof Upload ? body.bytes : Buffer.from(request.body.file, 'base64')
      return { logo_url: await logos.set(callerOf(request).tenantId, bytes) }
    },
  })

  app.delete('/api/v1/widget/logo', {
    config: { access: 'tenant:write' },
    schema: {
      operationId: 'removeWidgetLogo',
      tags,
      summary: 'Take the picture of the business away',
      response: { 200: deletedReply, ...notFound },
    },
    handler: async (request) => {
      await logos.remove(callerOf(request).tenantId)
      return { deleted: true as const }
    },
  })

  app.get('/api/v1/widget/logo', {
    config: { access: 'public', limits: ['widget'] },
    schema: {
      operationId: 'getWidgetLogo',
      tags,
      summary: 'Read the picture of the business',
      querystring: pictureQuery,
      response: { 200: pictureReply, ...notFound },
    },
    handler: async (request, reply) => {
      const logo = await logos.read(request.query.tenant_id)
      await sendPicture(reply, logo, request.query.v === logo.version)
    },
  })
}

function sendPicture(reply: FastifyReply, { type, bytes }: Logo, isCurrent: boolean): FastifyReply {
  return reply
    .headers({
      'Cache-Control': isCurrent ? `public, max-age=${(365 * DAY) / SECOND}, immutable` : 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // Opened as a page it may do nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    .type(type)
    .send(bytes)
}
