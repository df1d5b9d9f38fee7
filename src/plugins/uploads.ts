import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { codeOfError } from '../core/caught.ts'
import { BadRequest, Invalid, PayloadTooLarge } from '../errors.ts'

/** A multipart/form-data file, in place of a JSON body. */
export class Upload {
  readonly fileName: string
  readonly bytes: Buffer
  readonly fields: Record<string, string>

  constructor(fileName: string, bytes: Buffer, fields: Record<string, string>) {
    this.fileName = fileName
    this.bytes = bytes
    this.fields = fields
  }
}

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

/** Uploads held in memory at once; further ones wait in their sockets until one has been stored. */
const MAX_CONCURRENT_UPLOADS = 4
const FORM_BYTES = 64 * 1024

/** For scopes whose routes take an `Upload` or JSON as `request.body`. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: FORM_BYTES, parts: 12, headerPairs: 50 },
  })
  const slots = createSemaphore(MAX_CONCURRENT_UPLOADS)
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_BYTES) throw tooLarge()
    const leave = await slots.enter()
    // A client that disconnected while waiting emits no further `close`, and would keep its slot for ever.
    if (request.raw.destroyed) leave()
    else reply.raw.once('close', leave)
    request.body = await readForm(request)
  })
}

/** Of routes that take an `Upload` or JSON: uploads were validated while reading. */
export const exceptUploads = ((route: Parameters<FastifySchemaCompiler<z.ZodType>>[0]) => {
  const validate = validatorCompiler(route)
  return (data: unknown) => (data instanceof Upload ? { value: data } : validate(data))
  // The schemas of routes are all of zod.
}) as FastifySchemaCompiler<unknown>

const tooLarge = () => new PayloadTooLarge('The file is larger than 20 MB')

async function readForm(request: FastifyRequest): Promise<Upload> {
  const fields: Record<string, string> = {}
  let file: { name: string; bytes: Buffer } | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else file ??= { name: part.filename, bytes: await part.toBuffer() }
    }
  } catch (error) {
    throw explained(error)
  }
  if (file === undefined) throw new Invalid(['file'], 'must be a file of the form', 'missing')
  request.bodyHash = hashOf(file, fields)
  return new Upload(file.name, file.bytes, fields)
}

function explained(error: unknown): unknown {
  if (codeOfError(error) === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  return new BadRequest('The form could not be read: it must be multipart/form-data with one file')
}

/** Identity of an upload: the file, its name and the other fields, without the multipart boundary. */
function hashOf({ name, bytes }: { name: string; bytes: Buffer }, fields: Record<string, string>): string {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, entries]))
    .update(bytes)
    .digest('hex')
}

/** A semaphore; `enter` resolves to the release function. */
function createSemaphore(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return {
    async enter(): Promise<() => void> {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return leave
    },
  }
}
