import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, BadRequest, Invalid } from '../errors.ts'

/** A file that came as multipart/form-data, in the place of a JSON body. */
export class Upload {
  readonly fileName: string
  readonly bytes: Buffer
  /** The other fields of the form. */
  readonly fields: Record<string, string>

  constructor(fileName: string, bytes: Buffer, fields: Record<string, string>) {
    this.fileName = fileName
    this.bytes = bytes
    this.fields = fields
  }
}

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

/** Uploads in memory at once; others are read from their sockets when one of these has gone to the database. */
const AT_ONCE = 4
const FORM_BYTES = 64 * 1024

/** For a scope whose routes take an `Upload` beside JSON: `request.body` is the one or the other. */
export async function readUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: FORM_BYTES, parts: 12, headerPairs: 50 },
  })
  const turnstile = createTurnstile(AT_ONCE)
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_BYTES) throw new TooLarge()
    const leave = await turnstile.enter()
    // Whoever went away while waiting has closed already, and would keep the place for ever.
    if (request.raw.destroyed) leave()
    else reply.raw.once('close', leave)
    request.body = await readForm(request)
  })
}

class TooLarge extends AppError {
  constructor() {
    super(413, 'The file is larger than 20 MB')
  }
}

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
  if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') return new TooLarge()
  return new BadRequest('The form could not be read: it must be multipart/form-data with one file')
}

/** What makes two uploads the same: the file, its name and the other fields, not the boundary between them. */
function hashOf({ name, bytes }: { name: string; bytes: Buffer }, fields: Record<string, string>): string {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([name, entries]))
    .update(bytes)
    .digest('hex')
}

/** Lets so many in at once; `enter` answers with the way out. */
function createTurnstile(places: number) {
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
