import { randomUUID } from 'node:crypto'
import { readHubSpotDocument } from './hubspot-document.ts'
import { VendorServer, type Answer, type SeenRequest } from './vendor-server.ts'

/*
 * Fake of HubSpot's contacts and OAuth, after its API document and guides
 * (https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/upsert-contacts).
 */

export interface Contact {
  id: string
  properties: Record<string, string>
  archived: boolean
}

interface Input {
  id: string
  idProperty?: string
  properties: Record<string, string>
  objectWriteTraceId?: string
}

const PATH = '/crm/v3/objects/contacts'
const MAX_INPUTS = 100
const WRITE_SCOPE = 'crm.objects.contacts.write'
const UNIQUE = ['email', 'front_desk_lead_id']
const PROPERTIES: Record<string, (value: string) => string | undefined> = {
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'INVALID_EMAIL'),
  firstname: () => undefined,
  lastname: () => undefined,
  phone: () => undefined,
  message: () => undefined,
  front_desk_lead_id: () => undefined,
  what_they_want: () => undefined,
  hs_lead_status: (value) =>
    ['NEW', 'OPEN', 'IN_PROGRESS', 'OPEN_DEAL', 'UNQUALIFIED', 'CONNECTED'].includes(value)
      ? undefined
      : 'INVALID_OPTION',
}

export class FakeHubSpot extends VendorServer {
  readonly contacts: Contact[] = []
  readonly tokens = new Set(['private-app-token'])
  readonly refreshTokens = new Map([['refresh-1', { id: 'client', secret: 'client-secret' }]])
  hasWriteScope = true
  /** E-mails refused individually within a batch (207). */
  readonly refusedAlone = new Set<string>()
  readonly #document = readHubSpotDocument()
  #lastId = 100

  /** Contacts visible in HubSpot's UI. */
  get visible(): Contact[] {
    return this.contacts.filter(({ archived }) => !archived)
  }

  add(properties: Record<string, string>): Contact {
    const contact = { id: String((this.#lastId += 1)), properties, archived: false }
    this.contacts.push(contact)
    return contact
  }

  protected answer(request: SeenRequest): Answer {
    const { method, path, body } = request
    if (path === '/oauth/v1/token') return this.#token(request)
    const problems = this.#document.request(method, path, body)
    if (problems === undefined) return { status: 404, body: problem('OBJECT_NOT_FOUND', 'resource not found') }
    this.violations.push(...problems.map((text) => `request ${path}: ${text}`))
    const answer = this.#handle(request)
    const broken = this.#document.response(method, path, answer.status, answer.body)
    this.violations.push(...broken.map((text) => `answer ${answer.status} ${path}: ${text}`))
    return answer
  }

  #handle({ method, path, headers, body }: SeenRequest): Answer {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!this.tokens.has(token))
      return { status: 401, body: problem('INVALID_AUTHENTICATION', 'The OAuth token used to make this call expired') }
    if (method === 'GET' && path === PATH) return { status: 200, body: { results: this.visible.map(shown) } }
    if (!this.hasWriteScope) return missingScope()
    const { inputs } = body as { inputs: Input[] }
    if (inputs.length > MAX_INPUTS) return invalid('INVALID_BATCH_SIZE', 'inputs')
    if (new Set(inputs.map(({ id }) => id.toLowerCase())).size < inputs.length) return invalid('DUPLICATE_ID', 'id')
    for (const { properties } of inputs) {
      const wrong = wrongProperty(properties)
      if (wrong !== undefined) return wrong
    }
    return path === `${PATH}/batch/upsert` ? this.#upsert(inputs) : this.#update(inputs)
  }

  #upsert(inputs: Input[]): Answer {
    const [idProperty] = new Set(inputs.map((input) => input.idProperty ?? 'id'))
    if (inputs.some((input) => input.idProperty !== idProperty) || !UNIQUE.includes(idProperty!))
      return invalid('INVALID_ID_PROPERTY', 'idProperty')
    const known = inputs.map(({ id }) => this.#by(idProperty!, id))
    const taken = inputs
      .map((input, index) => this.#takenBy(input, known[index]))
      .find((contact) => contact !== undefined)
    if (taken !== undefined) return conflict(taken)
    const errors: object[] = []
    const results: object[] = []
    for (const [index, { id, properties, objectWriteTraceId }] of inputs.entries()) {
      if (this.refusedAlone.has(properties['email'] ?? '')) {
        errors.push(errorOf('VALIDATION_ERROR', id))
        continue
      }
      const contact = known[index] ?? this.add({ [idProperty!]: id })
      Object.assign(contact.properties, withoutEmpty(properties))
      results.push({ ...shown(contact), new: known[index] === undefined, objectWriteTraceId })
    }
    return batch(results, errors)
  }

  #update(inputs: Input[]): Answer {
    const errors: object[] = []
    const results: object[] = []
    for (const input of inputs) {
      const contact = this.visible.find(({ id }) => id === input.id)
      const taken = contact === undefined ? undefined : this.#takenBy(input, contact)
      if (taken !== undefined) return conflict(taken)
      if (contact === undefined) errors.push(errorOf('OBJECT_NOT_FOUND', input.id))
      else results.push(shown(Object.assign(contact, { properties: { ...contact.properties, ...input.properties } })))
    }
    return batch(results, errors)
  }

  #by(property: string, value: string): Contact | undefined {
    return this.visible.find(({ properties }) => properties[property]?.toLowerCase() === value.toLowerCase())
  }

  #takenBy({ properties }: Input, own: Contact | undefined): Contact | undefined {
    const other = properties['email'] === undefined ? undefined : this.#by('email', properties['email'])
    return other === own ? undefined : other
  }

  /** https://developers.hubspot.com/docs/api-reference/legacy/oauth */
  #token({ method, headers, body }: SeenRequest): Answer {
    const {
      grant_type: grant,
      client_id: id,
      client_secret: secret,
      refresh_token: refresh,
    } = body as Record<string, string>
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
    const client = this.refreshTokens.get(refresh ?? '')
    if (method !== 'POST' || !isForm || grant !== 'refresh_token' || client?.id !== id || client?.secret !== secret)
      return { status: 400, body: { status: 'BAD_REFRESH_TOKEN', message: 'missing or invalid refresh token' } }
    const token = `token-${randomUUID()}`
    this.tokens.add(token)
    const reply = { token_type: 'bearer', refresh_token: refresh, access_token: token, expires_in: 1_800 }
    return { status: 200, body: reply }
  }
}

const INSTANT = '2026-03-02T09:30:00.000Z'

function shown({ id, properties, archived }: Contact): object {
  return { id, properties, archived, createdAt: INSTANT, updatedAt: INSTANT }
}

function batch(results: object[], errors: object[]): Answer {
  const common = { status: 'COMPLETE', startedAt: INSTANT, completedAt: INSTANT, results }
  if (errors.length === 0) return { status: 200, body: common }
  return { status: 207, body: { ...common, numErrors: errors.length, errors } }
}

/** An error text of HubSpot that must never be shown. */
export const HUBSPOT_WORDS = 'Property values were not valid for portal 4711'

function problem(category: string, message: string, more: object = {}): object {
  return { status: 'error', message, correlationId: randomUUID(), category, ...more }
}

function errorOf(category: string, id: string): object {
  return { status: 'error', category, message: HUBSPOT_WORDS, context: { ids: [id] }, links: {}, errors: [] }
}

function invalid(code: string, name: string): Answer {
  const errors = [{ message: HUBSPOT_WORDS, code, context: { propertyName: [name] } }]
  return { status: 400, body: problem('VALIDATION_ERROR', HUBSPOT_WORDS, { errors }) }
}

function conflict({ id }: Contact): Answer {
  return { status: 409, body: problem('CONFLICT', `Contact already exists. Existing ID: ${id}`) }
}

function missingScope(): Answer {
  const errors = [{ message: HUBSPOT_WORDS, context: { requiredGranularScopes: [WRITE_SCOPE] } }]
  return { status: 403, body: problem('MISSING_SCOPES', HUBSPOT_WORDS, { errors }) }
}

function wrongProperty(properties: Record<string, string>): Answer | undefined {
  for (const [name, value] of Object.entries(properties)) {
    const check = PROPERTIES[name]
    if (check === undefined) return invalid('PROPERTY_DOESNT_EXIST', name)
    const code = check(value)
    if (code !== undefined) return invalid(code, name)
  }
  return undefined
}

/** An empty value clears the property. */
function withoutEmpty(properties: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''))
}

/** A 429 of HubSpot (https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines). */
export function rateLimited(policyName: 'DAILY' | 'TEN_SECONDLY_ROLLING', retryAfter?: string): Answer {
  const body = problem('RATE_LIMITS', HUBSPOT_WORDS, { errorType: 'RATE_LIMIT', policyName })
  return { status: 429, body, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } }
}
