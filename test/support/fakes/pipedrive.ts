import { randomUUID } from 'node:crypto'
import { VendorServer, type Answer, type SeenRequest } from './vendor-server.ts'

/* Fake of Pipedrive: persons of API v2 and leads of v1 (https://developers.pipedrive.com/docs/api/v1/Persons, …/Leads). */

export interface Address {
  value: string
  primary: boolean
  label: string
}

export interface Person {
  id: number
  name: string
  emails: Address[]
  phones: Address[]
  custom_fields: Record<string, unknown>
  is_deleted: boolean
}

export interface PipedriveLead {
  id: string
  title: string
  person_id: number
  origin_id: string | null
}

/** An error text of Pipedrive that must never be shown. */
export const PIPEDRIVE_WORDS = 'Scope and URL mismatch of company 4711'

const CUSTOM_FIELD = 'd4de1c1518b4531717c676029a45911c340390a6'

export class FakePipedrive extends VendorServer {
  readonly persons: Person[] = []
  readonly leads: PipedriveLead[] = []
  token = 'api-token'
  /** The plan's quota of leads is exhausted. */
  isFull = false
  #lastId = 0

  get visible(): Person[] {
    return this.persons.filter(({ is_deleted: isDeleted }) => !isDeleted)
  }

  add(values: Partial<Person> & { name: string }): Person {
    const person = { id: (this.#lastId += 1), emails: [], phones: [], custom_fields: {}, is_deleted: false, ...values }
    this.persons.push(person)
    return person
  }

  protected answer(request: SeenRequest): Answer {
    const { method, path } = request
    if (request.headers['x-api-token'] !== this.token) return problem(401, 'unauthorized access')
    if (path === '/api/v1/leads') return method === 'GET' ? this.#listLeads(request) : this.#addLead(request)
    if (path === '/api/v2/persons/search' && method === 'GET') return this.#search(request)
    if (path === '/api/v2/persons' && method === 'GET') return ok(this.visible)
    if (path === '/api/v2/persons' && method === 'POST') return this.#addPerson(request)
    const id = /^\/api\/v2\/persons\/(\d+)$/.exec(path)?.[1]
    const person = this.visible.find((one) => String(one.id) === id)
    if (person === undefined) return problem(404, 'Person not found')
    return method === 'PATCH' ? this.#change(person, request) : ok(person)
  }

  #search({ query }: SeenRequest): Answer {
    const term = query.get('term') ?? ''
    const fields = query.get('fields')
    const isStrict = query.get('exact_match') === 'true' && term !== '' && (fields === 'email' || fields === 'phone')
    if (!isStrict) return problem(400, 'Validation failed')
    const items = this.visible
      .filter(({ emails, phones }) =>
        (fields === 'email' ? emails : phones).some(({ value }) => value.toLowerCase() === term.toLowerCase()),
      )
      .toReversed()
      .map(({ id, name }) => ({ result_score: 1, item: { id, type: 'person', name } }))
    return ok({ items })
  }

  #addPerson({ body }: SeenRequest): Answer {
    const wrong = wrongPerson(body)
    if (wrong !== undefined || typeof body.name !== 'string') return problem(400, wrong ?? 'name is required')
    return ok(this.add(body), 201)
  }

  #change(person: Person, { body }: SeenRequest): Answer {
    const wrong = wrongPerson(body)
    if (wrong !== undefined) return problem(400, wrong)
    // A list in a request replaces the stored one.
    Object.assign(person, body, { custom_fields: { ...person.custom_fields, ...body.custom_fields } })
    return ok(person)
  }

  #listLeads({ query }: SeenRequest): Answer {
    const person = Number(query.get('person_id'))
    return ok(this.leads.filter(({ person_id: id }) => id === person))
  }

  #addLead({ body }: SeenRequest): Answer {
    const { title, person_id: person, origin_id: origin, ...rest } = body as Record<string, unknown>
    const isWhole = typeof title === 'string' && title !== '' && title.length <= 255 && typeof origin === 'string'
    if (!isWhole || !this.visible.some(({ id }) => id === person) || Object.keys(rest).length > 0)
      return problem(400, 'Validation failed')
    if (this.isFull)
      return {
        ...problem(403, 'limit reached'),
        body: { success: false, code: 'feature_capping_leads_limit', error: PIPEDRIVE_WORDS },
      }
    const lead = { id: randomUUID(), title, person_id: person as number, origin_id: origin }
    this.leads.push(lead)
    return ok(lead, 201)
  }
}

function ok(data: unknown, status = 200): Answer {
  return { status, body: { success: true, data } }
}

function problem(status: number, error: string): Answer {
  return { status, body: { success: false, error, error_info: PIPEDRIVE_WORDS } }
}

function wrongPerson(body: unknown): string | undefined {
  const { name, emails, phones, custom_fields: own = {}, ...rest } = body as Record<string, unknown>
  if (Object.keys(rest).length > 0) return 'unknown field'
  if (name !== undefined && (typeof name !== 'string' || name === '')) return 'name'
  if (![emails, phones].every(areAddresses)) return 'emails or phones'
  return Object.keys(own as object).every((key) => key === CUSTOM_FIELD) ? undefined : 'unknown custom field'
}

function areAddresses(value: unknown): boolean {
  if (value === undefined) return true
  if (!Array.isArray(value)) return false
  const isAddress = (one: Address) =>
    typeof one.value === 'string' &&
    one.value !== '' &&
    typeof one.primary === 'boolean' &&
    typeof one.label === 'string'
  return value.every(isAddress) && value.filter(({ primary }) => primary).length <= 1
}
