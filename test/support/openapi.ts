import type { FastifyInstance } from 'fastify'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/* The OpenAPI document for tests: resolves references, validates replies. */

export interface Header {
  required?: boolean
  description?: string
}

export interface Response {
  description: string
  headers?: Record<string, Header>
  content?: Record<string, { schema: object }>
}

export interface Parameter {
  name: string
  in: string
  description?: string
  schema: object
}

export interface DocumentedOperation {
  id: string
  method: string
  path: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  body: Record<string, { schema: JsonSchema }> | undefined
  responses: Record<string, Response>
  security: object[] | undefined
}

export interface JsonSchema {
  $ref?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  contentSchema?: JsonSchema
  propertyNames?: JsonSchema
  pattern?: string
  minimum?: number
  maximum?: number
  examples?: unknown[]
}

export interface OpenApi {
  openapi: string
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, RawOperation>>
  webhooks: Record<string, { post: RawOperation }>
  components: { schemas: Record<string, JsonSchema> } & Record<string, Record<string, object>>
}

interface RawOperation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: object[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, object>
  security?: object[]
}

export function documentOf(app: FastifyInstance): OpenApi {
  return app.swagger() as unknown as OpenApi
}

/** Resolves a reference. */
function resolved<T extends object>(document: OpenApi, part: object): T {
  const { $ref } = part as { $ref?: string }
  if ($ref === undefined) return part as T
  let found: unknown = document
  for (const key of $ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key]
  if (typeof found !== 'object' || found === null) throw new Error(`Nothing is at ${$ref}`)
  return resolved(document, found)
}

/** Every operation, with references resolved. */
export function documentedOperations(document: OpenApi): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tags: operation.tags ?? [],
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      parameters: (operation.parameters ?? []).map((parameter) => resolved<Parameter>(document, parameter)),
      body: operation.requestBody?.content,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, responseOf(document, response)]),
      ),
      security: operation.security,
    })),
  )
}

function responseOf(document: OpenApi, given: object): Response {
  const response = resolved<Response>(document, given)
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => [
    name.toLowerCase(),
    resolved(document, header),
  ])
  return { ...response, headers: Object.fromEntries(headers) as Record<string, Header> }
}

export type SchemaCheck = (schema: object, value: unknown) => string[]

const BASE = 'https://api.test/openapi.json'

/** Validates values against schemas of the document (JSON Schema 2020-12), and returns the problems. */
export function schemaCheck(document: OpenApi): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: BASE, components: document.components })
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (schema: object) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${BASE}#/`)
    const known = validators.get(text) ?? ajv.compile(JSON.parse(text) as object)
    validators.set(text, known)
    return known
  }
  return (schema, value) => {
    const validate = validatorOf(schema)
    if (validate(value)) return []
    return validate.errors!.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
}
