import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { OutboundHttp } from '../core/outbound-http.ts'
import { Invalid, UnsupportedMedia } from '../errors.ts'
import { callerOf } from '../plugins/identity.ts'
import { exceptUploads, readUploads, Upload } from '../plugins/uploads.ts'
import { cleanFileName, kindOfName } from './reading/file-kind.ts'
import { TEXT_BODY_BYTES } from './routes.ts'
import { createDocumentBody, documentReply, presentDocument, uploadFields } from './schemas.ts'
import type { KnowledgeService } from './service.ts'

interface CreationDeps {
  service: KnowledgeService
  outbound: Pick<OutboundHttp, 'refusalOf'>
}

/** The creation route takes JSON or a file, in a scope of its own so that no other route parses forms. */
export async function creationRoutes(scope: FastifyInstance, { service, outbound }: CreationDeps): Promise<void> {
  await readUploads(scope)
  scope.withTypeProvider<ZodTypeProvider>().post('/api/v1/knowledge/documents', {
    config: { access: 'knowledge:write', limits: ['ingest'], idempotent: true },
    bodyLimit: TEXT_BODY_BYTES,
    validatorCompiler: exceptUploads,
    schema: {
      operationId: 'createDocument',
      tags: ['knowledge'],
      summary: 'Give the assistant a document, a file, a page or a site',
      description:
        'JSON with a `text` or a `url`, or `multipart/form-data` with a `file` (PDF, DOCX, HTML, Markdown, text, CSV; 20 MB at most) and ' +
        'optionally a `title`. Answers at once with `processing`; the document answers questions when it is `ready`.',
      body: createDocumentBody,
      response: { 201: documentReply },
    },
    handler: async (request, reply) => {
      const create = await creationOf(request, service, outbound)
      const answer = await scope.idempotent(request, reply, async (tx) => ({
        status: 201,
        body: presentDocument(await create(tx)),
      }))
      service.wake()
      return answer
    },
  })
}

type Create = (tx: Parameters<KnowledgeService['create']>[0]) => ReturnType<KnowledgeService['create']>

async function creationOf(
  request: FastifyRequest,
  service: KnowledgeService,
  outbound: CreationDeps['outbound'],
): Promise<Create> {
  const { tenantId } = callerOf(request)
  if (request.body instanceof Upload) return creationOfFile(request.body, tenantId, service)
  // The route's schema has checked any other body.
  const { title, text, url, refresh_hours: refreshHours, crawl } = request.body as z.infer<typeof createDocumentBody>
  if (url === undefined) return (tx) => service.create(tx, tenantId, { title, text: text ?? '' })
  const objection = outbound.refusalOf(url)
  if (objection !== undefined) throw new Invalid(['url'], objection, 'url')
  const site = crawl == null ? undefined : { depth: crawl.depth, maxPages: crawl.max_pages }
  const address = { title, url: normal(url), refreshHours, crawl: site }
  return (tx) => service.createAddress(tx, tenantId, address)
}

async function creationOfFile(upload: Upload, tenantId: string, service: KnowledgeService): Promise<Create> {
  const fileName = cleanFileName(upload.fileName)
  if (kindOfName(fileName) === undefined) {
    throw new UnsupportedMedia('Send a PDF, DOCX, HTML, Markdown, text or CSV file, named as such')
  }
  const fields = uploadFields.safeParse(upload.fields)
  if (!fields.success) throw new Invalid(['title'], fields.error.issues[0]!.message, 'title')
  const uploadId = await service.storeFile(tenantId, upload.bytes)
  return (tx) => service.createFile(tx, tenantId, { title: fields.data.title, fileName, uploadId })
}

/** Drops the fragment, which servers never see. */
function normal(url: string): string {
  return Object.assign(new URL(url), { hash: '' }).href
}
