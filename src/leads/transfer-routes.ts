import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MAX_FILE_BYTES } from '../core/lead-file.ts'
import { decodeText } from '../core/text-encoding.ts'
import type { Tx } from '../db/database.ts'
import { Invalid, pathOf, PayloadTooLarge, ValidationFailed } from '../errors.ts'
import { leaveUnaudited } from '../plugins/audit/index.ts'
import { callerOf } from '../plugins/identity.ts'
import { conflictWhen } from '../plugins/openapi/index.ts'
import { exceptUploads, readUploads, Upload } from '../plugins/uploads.ts'
import type { Issue } from '../validation-problem.ts'
import { exportLeads } from './export.ts'
import { readImport, UnreadableFile, type ImportFile } from './import-file.ts'
import { importLeads, previewImport, type ImportDeps } from './import.ts'
import { searchOf } from './search.ts'
import { exportQuery, importBody, importForm, importReply, MAX_ERRORS, presentImport } from './transfer-schemas.ts'

const tags = ['leads']
const config = { access: 'leads:use' } as const

/** Larger than the file, because JSON escapes take room. */
const JSON_BYTES = 5 * 1024 * 1024

export function exportRoute(instance: FastifyInstance): void {
  const { database, tenants } = instance
  instance.withTypeProvider<ZodTypeProvider>().get('/api/v1/leads/export', {
    config: { ...config, audit: 'read', replyHeaders: { 'Content-Disposition': 'The name of the file.' } },
    schema: {
      operationId: 'exportLeads',
      tags,
      summary: 'Download leads as CSV, newest first',
      description:
        'With the filters of the list. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
      querystring: exportQuery,
      response: { 200: { description: 'The CSV file.', content: { 'text/csv': { schema: z.string() } } } },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const search = { ...(await searchOf(tenants, tenantId, request.query)), raw: request.query.raw }
      await sendCsv(reply, exportLeads(database, tenantId, search))
    },
  })
}

/** Streams pages with backpressure from the socket. */
function sendCsv(reply: FastifyReply, pages: AsyncGenerator<string>): FastifyReply {
  const name = `leads-${new Date().toISOString().slice(0, 10)}.csv`
  return reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Cache-Control', 'no-store')
    .send(Readable.from(pages, { objectMode: false }))
}

/** The import route takes JSON or a file, in a scope of its own so that no other route parses forms. */
export async function importRoutes(scope: FastifyInstance, deps: ImportDeps): Promise<void> {
  await readUploads(scope)
  // Raw bytes, as sent by the export; options then have their defaults.
  scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.bodyHash = hash('sha256', body)
    done(null, body.length === 0 ? undefined : new Upload('', body, {}))
  })
  scope.withTypeProvider<ZodTypeProvider>().post('/api/v1/leads/import', {
    config: { ...config, idempotent: true },
    bodyLimit: JSON_BYTES,
    validatorCompiler: exceptUploads,
    schema: {
      operationId: 'importLeads',
      tags,
      summary: 'Import leads from CSV; see first what it would do',
      description:
        'JSON with the file as `csv`, `multipart/form-data` with a `file` (4 MB at most) and the other fields, or the file itself as `text/csv`. Rows meet leads ' +
        'and each other by e-mail or phone, as `POST /leads` does. All of it is imported, or nothing.',
      body: importBody,
      response: { 200: importReply, ...conflictWhen('Another request captured the same people at this moment.') },
    },
    handler: async (request, reply) => {
      const { tenantId } = callerOf(request)
      const asked = requestOf(request)
      if (asked.dry_run) leaveUnaudited()
      const work = (tx: Tx) => run(deps, tx, tenantId, asked)
      const answer = await scope.idempotent(request, reply, async (tx) => ({ status: 200, body: await work(tx) }))
      scope.events.wake()
      return answer
    },
  })
}

interface ImportRequest extends Omit<z.infer<typeof importBody>, 'csv' | 'columns'> {
  file: ImportFile
  /** Part of the request that contained the file. */
  at: 'csv' | 'file'
}

function requestOf({ body }: FastifyRequest): ImportRequest {
  const isUpload = body instanceof Upload
  const at = isUpload ? 'file' : 'csv'
  // The route's schema has checked any other body.
  const { csv, columns, ...options } = isUpload ? formOf(body) : (body as z.infer<typeof importBody>)
  try {
    return { ...options, at, file: readImport(csv, columns ?? {}) }
  } catch (error) {
    throw error instanceof UnreadableFile ? new Invalid([at], error.message, 'csv') : error
  }
}

function formOf({ bytes, fields }: Upload): z.infer<typeof importBody> {
  if (bytes.length > MAX_FILE_BYTES) throw new PayloadTooLarge('The file is larger than 4 MB')
  const form = importForm.safeParse(fields)
  if (!form.success) {
    const [issue] = form.error.issues
    throw new Invalid(pathOf(issue!), issue!.message, 'form')
  }
  const csv = decodeText(bytes)
  if (csv.includes('\0')) throw new Invalid(['file'], 'must not contain the NUL character', 'csv')
  return { ...form.data, csv }
}

/** One invalid row refuses the import unless `skip_errors` is set: after a fixed file is sent again, every row exists once. */
async function run(
  deps: ImportDeps,
  tx: Tx,
  tenantId: string,
  { dry_run: isDryRun, skip_errors: skipsErrors, file, at }: ImportRequest,
): Promise<z.infer<typeof importReply>> {
  if (isDryRun) return presentImport(file, await previewImport(deps, tx, tenantId, file.rows), true)
  if (file.errors.length > 0 && !skipsErrors) throw new ValidationFailed(rowIssues(file, at))
  return presentImport(file, await importLeads(deps, tx, tenantId, file.rows), false)
}

function rowIssues({ errors }: ImportFile, at: 'csv' | 'file'): Issue[] {
  return errors.slice(0, MAX_ERRORS).map(({ line, field, detail }) => {
    const loc = ['body', at, line, ...(field === null ? [] : [field])]
    return { loc, msg: `Line ${line}: ${detail}`, type: 'row' }
  })
}
