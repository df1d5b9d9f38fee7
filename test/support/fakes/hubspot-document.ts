import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/*
 * HubSpot's own OpenAPI document of contacts v3: docs/spec/openapi.json of ballerina-platform/module-ballerinax-hubspot.crm.object.contacts
 * (Apache-2.0, commit a40db23), with its paths made whole and its errors made JSON.
 */
const FILE = join(import.meta.dirname, 'hubspot-contacts-v3.json')

interface Operation {
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses?: Record<string, { content?: Record<string, unknown> }> }
}

export interface HubSpotDocument {
  /** Problems of a request to this path; undefined for an unknown path. */
  request(method: string, path: string, body: unknown): string[] | undefined
  response(method: string, path: string, status: number, body: unknown): string[]
}

/** Validates requests and answers against the vendor's document. */
export function readHubSpotDocument(): HubSpotDocument {
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'hubspot', ...document })
  const problems = (pointer: string[], value: unknown): string[] => {
    const validate = ajv.getSchema(`hubspot#/${pointer.map(escaped).join('/')}`) as ValidateFunction | undefined
    if (validate === undefined) return [`no schema at ${pointer.join('/')}`]
    return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  const find = (method: string, path: string) => {
    const template = path in document.paths ? path : path.replace(/\/[^/]+$/, '/{contactId}')
    const operation = document.paths[template]?.[method.toLowerCase()]
    return operation === undefined ? undefined : { operation, pointer: ['paths', template, method.toLowerCase()] }
  }
  return {
    request(method, path, body) {
      const found = find(method, path)
      if (found === undefined) return undefined
      const { operation, pointer } = found
      if (operation.requestBody === undefined) return body === undefined ? [] : ['takes no body']
      return problems([...pointer, 'requestBody', 'content', 'application/json', 'schema'], body)
    },
    response(method, path, status, body) {
      const { operation, pointer } = find(method, path)!
      const named = operation.responses[status] === undefined ? 'default' : String(status)
      const response = operation.responses[named]!
      const base = response.$ref?.slice(2).split('/') ?? [...pointer, 'responses', named]
      const content = (response.$ref === undefined ? response : document.components.responses![base.at(-1)!]!).content
      const type = Object.keys(content ?? {})[0]
      if (type === undefined) return body === undefined ? [] : ['answers without a body']
      return problems([...base, 'content', type, 'schema'], body)
    },
  }
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
