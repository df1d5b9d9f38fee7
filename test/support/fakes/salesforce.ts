import { randomUUID } from 'node:crypto'
import { VendorServer, type Answer, type SeenRequest } from './vendor-server.ts'

/* Fake of Salesforce: OAuth 2.0, sObject Collections upsert, rows by id, two SOQL statements (REST API Developer Guide). */

export interface SalesforceRecord {
  Id: string
  fields: Record<string, string>
  isDeleted: boolean
  /** Contact id of a converted lead. */
  convertedTo: string | undefined
}

interface Result {
  id?: string
  success: boolean
  created?: boolean
  errors: { statusCode: string; message: string; fields: string[] }[]
}

const DATA = '/services/data/v62.0'
const EXTERNAL_ID = 'FrontDesk_Id__c'
const MAX_RECORDS = 200
const LEAD_FIELDS = [
  'FirstName',
  'LastName',
  'Company',
  'Email',
  'Phone',
  'Description',
  'Status',
  'LeadSource',
  EXTERNAL_ID,
]
const CONTACT_FIELDS = ['FirstName', 'LastName', 'Email', 'Phone']
const STATUSES = ['Open - Not Contacted', 'Working - Contacted', 'Closed - Not Converted']

/** An error text of Salesforce that must never be shown. */
export const SALESFORCE_WORDS = 'No such column on entity of org 00D4711'

export class FakeSalesforce extends VendorServer {
  readonly leads: SalesforceRecord[] = []
  readonly contacts: SalesforceRecord[] = []
  readonly tokens = new Set<string>()
  clientSecret = 'client-secret'
  refreshToken = 'refresh-1'
  /** Enables a duplicate rule on e-mails. */
  hasDuplicateRule = false
  hasExternalIdField = true
  mayWrite = true
  #lastId = 0

  get visible(): SalesforceRecord[] {
    return this.leads.filter(({ isDeleted }) => !isDeleted)
  }

  add(kind: 'lead' | 'contact', fields: Record<string, string>): SalesforceRecord {
    const prefix = kind === 'lead' ? '00Q' : '003'
    const record = {
      Id: `${prefix}${String((this.#lastId += 1)).padStart(15, '0')}`,
      fields,
      isDeleted: false,
      convertedTo: undefined,
    }
    this[kind === 'lead' ? 'leads' : 'contacts'].push(record)
    return record
  }

  protected answer(request: SeenRequest): Answer {
    if (request.path === '/services/oauth2/token') return this.#token(request)
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!this.tokens.has(token)) return problem(401, 'INVALID_SESSION_ID')
    if (!request.path.startsWith(DATA)) return problem(404, 'NOT_FOUND')
    const path = request.path.slice(DATA.length)
    if (path === '/query') return this.#query(request.query.get('q') ?? '')
    if (path === `/composite/sobjects/Lead/${EXTERNAL_ID}`) return this.#upsert(request)
    return this.#row(request, path.split('/').slice(2).map(decodeURIComponent))
  }

  /** https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_client_credentials_flow.htm */
  #token({ method, headers, body }: SeenRequest): Answer {
    const {
      grant_type: grant,
      client_id: id,
      client_secret: secret,
      refresh_token: refresh,
    } = body as Record<string, string>
    const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
    const isGranted = grant === 'client_credentials' || (grant === 'refresh_token' && refresh === this.refreshToken)
    if (method !== 'POST' || !isForm || id !== 'client' || secret !== this.clientSecret || !isGranted)
      return { status: 400, body: { error: 'invalid_grant', error_description: SALESFORCE_WORDS } }
    const token = randomUUID()
    this.tokens.add(token)
    return { status: 200, body: { access_token: token, instance_url: this.url, token_type: 'Bearer', scope: 'api' } }
  }

  #upsert({ method, body }: SeenRequest): Answer {
    const { allOrNone, records, ...rest } = body as { allOrNone: unknown; records: Record<string, unknown>[] }
    const isStrict = typeof allOrNone === 'boolean' && Array.isArray(records) && Object.keys(rest).length === 0
    if (method !== 'PATCH' || !isStrict) return problem(400, 'JSON_PARSER_ERROR')
    if (records.length > MAX_RECORDS) return problem(400, 'EXCEEDED_MAX_SIZE_REQUEST')
    if (!this.mayWrite) return problem(403, 'INSUFFICIENT_ACCESS')
    return { status: 200, body: records.map((record) => this.#upsertOne(record)) }
  }

  #upsertOne({ attributes, ...fields }: Record<string, unknown>): Result {
    if ((attributes as { type?: unknown } | undefined)?.type !== 'Lead') return failed('INVALID_TYPE')
    const wrong = wrongField(fields, LEAD_FIELDS)
    if (wrong !== undefined) return wrong
    const values = fields as Record<string, string>
    const known = this.visible.find((lead) => lead.fields[EXTERNAL_ID] === values[EXTERNAL_ID])
    if (known?.convertedTo !== undefined) return failed('CANNOT_UPDATE_CONVERTED_LEAD')
    if (known !== undefined) {
      Object.assign(known.fields, values)
      return { id: known.Id, success: true, created: false, errors: [] }
    }
    const missing = ['LastName', 'Company'].filter((name) => values[name] === undefined)
    if (missing.length > 0) return failed('REQUIRED_FIELD_MISSING', missing)
    const isDuplicate = this.visible.some(({ fields: other }) => other['Email'] === values['Email'])
    if (this.hasDuplicateRule && isDuplicate) return failed('DUPLICATES_DETECTED')
    return { id: this.add('lead', values).Id, success: true, created: true, errors: [] }
  }

  #row({ method, query, body }: SeenRequest, [type, key, value]: string[]): Answer {
    const records = type === 'Lead' ? this.visible : this.contacts.filter(({ isDeleted }) => !isDeleted)
    if (method === 'GET' && type === 'Lead' && key === EXTERNAL_ID) {
      const lead = records.find(({ fields }) => fields[EXTERNAL_ID] === value)
      if (lead === undefined || query.get('fields') !== 'ConvertedContactId') return problem(404, 'NOT_FOUND')
      return { status: 200, body: { attributes: { type }, Id: lead.Id, ConvertedContactId: lead.convertedTo ?? null } }
    }
    const record = records.find(({ Id }) => Id === key)
    if (method !== 'PATCH' || record === undefined) return problem(404, 'NOT_FOUND')
    const wrong = wrongField(body as Record<string, unknown>, type === 'Lead' ? LEAD_FIELDS : CONTACT_FIELDS)
    if (wrong !== undefined) return problem(400, wrong.errors[0]!.statusCode)
    Object.assign(record.fields, body)
    return { status: 204 }
  }

  /** The two supported statements; an unescaped quote breaks them as in the real API. */
  #query(statement: string): Answer {
    if (statement === `SELECT ${EXTERNAL_ID} FROM Lead LIMIT 1`)
      return this.hasExternalIdField ? rows([]) : problem(400, 'INVALID_FIELD')
    const found =
      /^SELECT Id FROM Lead WHERE (Email|Phone) = '((?:[^'\\]|\\['\\])*)' AND IsConverted = false ORDER BY CreatedDate LIMIT 1$/.exec(
        statement,
      )
    if (found === null) return problem(400, 'MALFORMED_QUERY')
    const value = found[2]!.replace(/\\(.)/g, '$1')
    return rows(
      this.visible.filter((lead) => lead.convertedTo === undefined && lead.fields[found[1]!] === value).slice(0, 1),
    )
  }
}

function rows(records: SalesforceRecord[]): Answer {
  const shown = records.map(({ Id }) => ({ attributes: { type: 'Lead' }, Id }))
  return { status: 200, body: { totalSize: shown.length, done: true, records: shown } }
}

export function problem(status: number, errorCode: string): Answer {
  return { status, body: [{ message: SALESFORCE_WORDS, errorCode, fields: [] }] }
}

function failed(statusCode: string, fields: string[] = []): Result {
  return { success: false, errors: [{ statusCode, message: SALESFORCE_WORDS, fields }] }
}

function wrongField(fields: Record<string, unknown>, known: string[]): Result | undefined {
  for (const [name, value] of Object.entries(fields)) {
    if (!known.includes(name)) return failed('INVALID_FIELD', [name])
    if (typeof value !== 'string') return failed('INVALID_TYPE_ON_FIELD_IN_RECORD', [name])
    if (name === 'Email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return failed('INVALID_EMAIL_ADDRESS', [name])
    if (name === 'Status' && !STATUSES.includes(value)) return failed('INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', [name])
  }
  return undefined
}
