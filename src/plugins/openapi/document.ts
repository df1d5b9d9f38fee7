import type { OpenAPIV3_1 } from 'openapi-types'

type Document = OpenAPIV3_1.Document
type Json = Record<string, unknown>

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** What the generator cannot know: one name for each schema, words for successes, and the headers that routes take. */
export function finish(document: Document): Document {
  const named = withPlainNames(document)
  for (const path of Object.values(named.paths ?? {})) {
    for (const method of METHODS) {
      const operation = path?.[method]
      if (operation !== undefined) describeOperation(operation)
    }
  }
  return named
}

/**
 * The generator names the request side of every schema `XInput`. Most schemas have only one side that is used, and then
 * the plain name is enough; what nothing refers to goes.
 */
function withPlainNames(document: Document): Document {
  const schemas = document.components?.schemas ?? {}
  const used = usedSchemas(document.paths ?? {}, schemas)
  const plain = new Map<string, string>()
  for (const name of used) {
    const short = name.replace(/Input$/, '')
    plain.set(name, used.has(short) && !isSame(schemas[name], schemas[short]) ? name : short)
  }
  const kept = Object.fromEntries([...used].map((name) => [plain.get(name)!, schemas[name]]))
  const renamed = { ...document, components: { ...document.components, schemas: kept } }
  return JSON.parse(JSON.stringify(renamed), (key, value: unknown) =>
    key === '$ref' ? renameRef(String(value), plain) : value,
  ) as Document
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

const PREFIX = '#/components/schemas/'

function renameRef(reference: string, names: Map<string, string>): string {
  const name = reference.slice(PREFIX.length)
  return reference.startsWith(PREFIX) ? `${PREFIX}${names.get(name) ?? name}` : reference
}

function usedSchemas(paths: object, schemas: Json): Set<string> {
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as { $ref?: unknown }
    const name = typeof $ref === 'string' && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined
    if (name !== undefined && !used.has(name)) {
      used.add(name)
      visit(schemas[name])
    }
    Object.values(value).forEach(visit)
  }
  visit(paths)
  return used
}

const SUCCESSES: Record<string, string> = { 200: 'Done', 201: 'Made' }

function describeOperation(operation: OpenAPIV3_1.OperationObject): void {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if ('description' in response && response.description === 'Default Response')
      response.description = SUCCESSES[status] ?? 'Done'
  }
  const form = FORMS[operation.operationId ?? '']
  if (form !== undefined) addForm(operation, form)
  if (
    BODY_OPTIONAL.has(operation.operationId ?? '') &&
    operation.requestBody !== undefined &&
    'content' in operation.requestBody
  )
    operation.requestBody.required = false
  const headers = HEADERS.filter(({ of }) => of.has(operation.operationId ?? ''))
  if (headers.length > 0)
    operation.parameters = [...(operation.parameters ?? []), ...headers.map(({ parameter }) => parameter)]
}

/** Routes that may be called without a body. */
const BODY_OPTIONAL = new Set(['cancelBooking'])

/** The other body of a route that takes JSON or a file. */
function addForm({ requestBody }: OpenAPIV3_1.OperationObject, { file, fields, bare }: Form): void {
  if (requestBody === undefined || !('content' in requestBody)) return
  const binary = { type: 'string' as const, format: 'binary', description: file }
  const schema = { type: 'object' as const, required: ['file'], properties: { file: binary, ...fields } }
  requestBody.content['multipart/form-data'] = { schema }
  if (bare !== undefined) requestBody.content[bare] = { schema: { type: 'string' } }
}

interface Form {
  file: string
  /** The file's type, where it may come without a form. */
  bare?: string
  fields: Record<string, OpenAPIV3_1.SchemaObject>
}

const FORMS: Record<string, Form> = {
  createDocument: {
    file: 'PDF, DOCX, HTML, Markdown, text or CSV, named as such; 20 MB at most.',
    fields: { title: { type: 'string', maxLength: 300 } },
  },
  importLeads: {
    file: 'CSV; 4 MB and 10,000 rows at most.',
    bare: 'text/csv',
    fields: {
      dry_run: { type: 'string', enum: ['true', 'false'] },
      skip_errors: { type: 'string', enum: ['true', 'false'] },
      columns: { type: 'string', description: 'As in JSON, written as JSON.' },
    },
  },
}

/** Headers that a route reads by itself. */
const HEADERS = [
  {
    of: new Set(['createDocument', 'createLead', 'importLeads', 'createBooking', 'createHold']),
    parameter: {
      name: 'Idempotency-Key',
      in: 'header',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
      description:
        'The same key and body within 24 hours get the first answer again, with `Idempotent-Replayed: true`.',
    },
  },
  {
    of: new Set(['resumeChatStream']),
    parameter: {
      name: 'Last-Event-ID',
      in: 'header',
      schema: { type: 'integer', minimum: 0 },
      description: 'The `id` of the last event that was read.',
    },
  },
] satisfies { of: Set<string>; parameter: OpenAPIV3_1.ParameterObject }[]
