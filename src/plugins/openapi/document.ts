import type { FastifyContextConfig } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { isRecord } from '../../core/keys.ts'
import { FIELD_DESCRIPTIONS } from '../../core/field-descriptions.ts'
import { describeFields } from '../../core/json-schema.ts'
import { headerComponents, headers, ownHeaders, parameter, parameterComponents } from './headers.ts'
import { problemComponents, problemHeaders, problemReference } from './problems.ts'

type Document = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject
type Json = Record<string, unknown>

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Route configs by operation id. */
type RouteConfigs = ReadonlyMap<string, FastifyContextConfig>

/** Completes the generated document: one name per schema, descriptions, headers. */
export function finish(document: Document, configs: RouteConfigs): Document {
  const named = withPlainNames(document)
  const components = { ...named.components, headers: headerComponents, parameters: parameterComponents }
  const finished = { ...named, components: { ...components, responses: problemComponents() } }
  for (const schema of Object.values(finished.components.schemas ?? {})) describeFields(schema)
  for (const operation of operationsOf(finished)) {
    describeOperation(operation, configs.get(operation.operationId!) ?? {}, finished.components.schemas)
  }
  for (const hook of Object.values(finished.webhooks ?? {})) describeBodies(hook)
  return finished
}

function operationsOf({ paths }: Document): Operation[] {
  return Object.values(paths ?? {}).flatMap((path) => METHODS.flatMap((method) => path?.[method] ?? []))
}

/**
 * The generator names the request side of every schema `XInput`. Most schemas are used on one side only and get the plain
 * name; unreferenced ones are dropped.
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
  // Only texts of references change.
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
    if (!isRecord(value)) return
    const { $ref } = value
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

type Schemas = OpenAPIV3_1.ComponentsObject['schemas']

function describeOperation(operation: Operation, config: FastifyContextConfig, schemas: Schemas): void {
  const form = FORMS[operation.operationId ?? '']
  if (form !== undefined) addForm(operation, form)
  const body = operation.requestBody
  if (BODY_OPTIONAL.has(operation.operationId ?? '') && body !== undefined && 'content' in body) body.required = false
  describeResponses(operation, config, schemas)
  describeParameters(operation, config)
  describeBodies(operation)
}

function describeResponses(operation: Operation, config: FastifyContextConfig, schemas: Schemas): void {
  const responses = operation.responses ?? {}
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue
    const reference = problemReference(Number(status), response.description)
    if (reference !== undefined) {
      responses[status] = reference
      continue
    }
    if (response.description === 'Default Response') response.description = successOf(status, response, schemas)
    response.headers = Number(status) < 400 ? successHeaders(config) : problemHeaders(Number(status))
  }
}

function successHeaders({ idempotent, replyHeaders = {} }: FastifyContextConfig) {
  return { ...headers(...(idempotent === true ? (['IdempotentReplayed'] as const) : [])), ...ownHeaders(replyHeaders) }
}

/** Description of a success, from its schema and status. */
function successOf(status: string, { content }: OpenAPIV3_1.ResponseObject, schemas: Schemas): string {
  const schema = content?.['application/json']?.schema
  const name = schema !== undefined && '$ref' in schema ? schema.$ref.slice(PREFIX.length) : ''
  const description = schemas?.[name]?.description ?? 'Done.'
  return status === '201' ? `Created: ${description[0]!.toLowerCase()}${description.slice(1)}` : description
}

function describeParameters(operation: Operation, { idempotent }: FastifyContextConfig): void {
  const parameters = operation.parameters ?? []
  for (const given of parameters) {
    if ('$ref' in given) continue
    const description = given.description ?? FIELD_DESCRIPTIONS[given.name]
    if (description !== undefined) given.description = description
  }
  if (idempotent === true) parameters.push(parameter('IdempotencyKey'))
  if (isResumed(operation)) parameters.push(parameter('LastEventId'))
  if (parameters.length > 0) operation.parameters = parameters
}

/** True for event streams by GET, which can be resumed. */
function isResumed({ requestBody, responses }: Operation): boolean {
  const success = responses?.['200']
  return (
    requestBody === undefined &&
    success !== undefined &&
    'content' in success &&
    'text/event-stream' in success.content!
  )
}

/** Describes inline schemas of the operation. */
function describeBodies(part: object): void {
  const fields: [string, unknown][] = Object.entries(part)
  for (const [key, value] of fields) {
    if (key === 'schema') describeFields(value)
    else if (isRecord(value) && key !== 'example') describeBodies(value)
  }
}

/** Operations callable without a body. */
const BODY_OPTIONAL = new Set(['cancelBooking'])

/** The multipart alternative of a route that takes JSON or a file. */
function addForm({ requestBody }: Operation, { file, fields, bare }: Form): void {
  if (requestBody === undefined || !('content' in requestBody)) return
  const binary = { type: 'string' as const, format: 'binary', description: file }
  const schema = { type: 'object' as const, required: ['file'], properties: { file: binary, ...fields } }
  requestBody.content['multipart/form-data'] = { schema }
  if (bare !== undefined) requestBody.content[bare] = { schema: { type: 'string', description: file } }
}

interface Form {
  file: string
  /** Media type, if the file may be sent without a form. */
  bare?: string
  fields: Record<string, OpenAPIV3_1.SchemaObject>
}

const flag = { type: 'string' as const, enum: ['true', 'false'] }

const FORMS: Record<string, Form> = {
  createDocument: {
    file: 'PDF, DOCX, HTML, Markdown, text or CSV, named as such; 20 MB at most.',
    fields: {
      title: {
        type: 'string',
        maxLength: 300,
        description: 'The name of the document; else its first heading or line.',
      },
    },
  },
  setWidgetLogo: { file: 'PNG, JPEG or WebP; 50 KB at most.', fields: {} },
  importLeads: {
    file: 'CSV; 4 MB and 10,000 rows at most.',
    bare: 'text/csv',
    fields: {
      dry_run: { ...flag, description: 'A preview: says what the import would do, and does nothing.' },
      skip_errors: { ...flag, description: 'Imports the good rows although there are bad ones.' },
      columns: { type: 'string', description: 'As in the JSON body, written as JSON.' },
    },
  },
}
