import { cut } from '../../core/text.ts'
import { compact, type CrmConnector, type CrmSession, type OutgoingLead, type PushOutcome } from '../connector.ts'
import { CrmFailure, refusal } from '../failure.ts'
import { at, idAt, listAt, usualFailure, type CrmReply, type CrmRequest } from '../http.ts'

/**
 * Pipedrive persons, each with a lead. There is no upsert: an unknown person is searched by exact e-mail and phone before one
 * is created; the lead stores our id as its origin, and is found by that.
 */
export const pipedrive: CrmConnector = {
  batchSize: 1,

  keyOf: ({ email, phone }) => email ?? phone,

  async push([lead], session) {
    return [await pushOne(lead!, session)]
  },

  async test(session) {
    const reply = await call(session, { method: 'GET', path: '/api/v2/persons?limit=1' })
    if (reply.status !== 200) throw new CrmFailure('refused', refusalOf(reply))
  },
}

async function pushOne(lead: OutgoingLead, session: CrmSession): Promise<PushOutcome> {
  if (lead.externalId !== null) {
    const outcome = await update(lead, lead.externalId, session)
    if (outcome !== undefined) return outcome
  }
  const found = await search(lead, session)
  if (found === undefined && termsOf(lead).length === 0)
    return {
      result: 'refused',
      error: 'The lead has neither an e-mail nor a phone, by which Pipedrive could know it again.',
    }
  const person = found === undefined ? undefined : await update(lead, found, session)
  const outcome = person ?? (await create(lead, session))
  if (outcome.result === 'refused') return outcome
  const refused = await ensureLead(lead, outcome.externalId!, session)
  return refused === undefined ? outcome : { result: 'refused', error: refused }
}

/** Undefined for a deleted person. Sending a list replaces it, so the current one is read first. */
async function update(lead: OutgoingLead, id: string, session: CrmSession): Promise<PushOutcome | undefined> {
  const path = `/api/v2/persons/${encodeURIComponent(id)}`
  const known = await call(session, { method: 'GET', path })
  const isGone = known.status === 404 || known.status === 410 || at(known.json, 'data', 'is_deleted') === true
  if (isGone) return undefined
  const reply = await call(session, { method: 'PATCH', path, body: personOf(lead, at(known.json, 'data')) })
  if (reply.status === 404 || reply.status === 410) return undefined
  if (reply.status !== 200) return { result: 'refused', error: refusalOf(reply) }
  return { result: 'updated', externalId: idAt(reply.json, 'data', 'id') ?? id }
}

/** The oldest person with an e-mail or phone of the lead, or with the key of an attempt whose response was lost. */
async function search(lead: OutgoingLead, session: CrmSession): Promise<string | undefined> {
  for (const term of termsOf(lead)) {
    const fields = term.includes('@') ? 'email' : 'phone'
    const query = new URLSearchParams({ term, fields, exact_match: 'true', limit: '100' })
    const reply = await call(session, { method: 'GET', path: `/api/v2/persons/search?${query}` })
    if (reply.status !== 200) throw new CrmFailure('refused', refusalOf(reply))
    const ids = listAt(reply.json, 'data', 'items').map((item) => Number(idAt(item, 'item', 'id')))
    const oldest = Math.min(...ids.filter(Number.isSafeInteger))
    if (Number.isFinite(oldest)) return String(oldest)
  }
  return undefined
}

function termsOf({ sentKey, email, phone }: OutgoingLead): string[] {
  return [...new Set([sentKey, email, phone].filter((term) => term !== null))]
}

async function create(lead: OutgoingLead, session: CrmSession): Promise<PushOutcome> {
  const reply = await call(session, { method: 'POST', path: '/api/v2/persons', body: personOf(lead) })
  const id = idAt(reply.json, 'data', 'id')
  if ((reply.status !== 200 && reply.status !== 201) || id === undefined)
    return { result: 'refused', error: refusalOf(reply) }
  return { result: 'created', externalId: id }
}

/** Our text for a refusal, undefined on success. */
async function ensureLead(lead: OutgoingLead, person: string, session: CrmSession): Promise<string | undefined> {
  const query = new URLSearchParams({ person_id: person, limit: '500' })
  const known = await call(session, { method: 'GET', path: `/api/v1/leads?${query}` })
  if (known.status !== 200) return refusalOf(known)
  if (listAt(known.json, 'data').some((one) => at(one, 'origin_id') === lead.leadId)) return undefined
  const title = lead.fields['title'] ?? `Front desk: ${nameOf(lead)}`
  const body = { title: cut(title, 255), person_id: Number(person), origin_id: lead.leadId }
  const made = await call(session, { method: 'POST', path: '/api/v1/leads', body })
  return made.status === 201 || made.status === 200 ? undefined : refusalOf(made)
}

const nameOf = ({ fields, email, phone, leadId }: OutgoingLead) => fields['name'] ?? email ?? phone ?? leadId

interface Address {
  value: string
  primary: boolean
  label: string
}

/** Any other field is a custom field of the account. */
function personOf(lead: OutgoingLead, known?: unknown): object {
  const { name = nameOf(lead), emails, phones, title: _title, ...own } = compact(lead.fields)
  return {
    name,
    ...(emails === undefined ? {} : { emails: withAddress(listAt(known, 'emails'), emails) }),
    ...(phones === undefined ? {} : { phones: withAddress(listAt(known, 'phones'), phones) }),
    ...(Object.keys(own).length === 0 ? {} : { custom_fields: own }),
  }
}

/** Appended to the existing addresses; the first of all is primary. */
function withAddress(known: unknown[], value: string): Address[] {
  const kept = known.filter((one): one is Address => typeof at(one, 'value') === 'string')
  if (kept.some((one) => one.value.toLowerCase() === value.toLowerCase())) return kept
  return [...kept, { value, primary: kept.length === 0, label: 'work' }]
}

/** `{ success: false, error, error_info, code }`: the code may be shown, the text may not. */
function refusalOf({ json, status }: CrmReply): string {
  return refusal(at(json, 'code') ?? at(json, 'errorCode') ?? `HTTP-${status}`)
}

async function call(
  { http, baseUrl, credentials }: CrmSession,
  { path, ...request }: Omit<CrmRequest, 'url'> & { path: string },
): Promise<CrmReply> {
  const headers = { 'x-api-token': credentials.api_token ?? '' }
  const reply = await http.send({ ...request, url: `${baseUrl}${path}`, headers })
  const failure = failureOf(reply)
  if (failure !== undefined) throw failure
  return reply
}

/** An exhausted plan refuses this lead; the token is still valid. */
function failureOf(reply: CrmReply): CrmFailure | undefined {
  const code = at(reply.json, 'code')
  if (reply.status === 403 && typeof code === 'string' && code.startsWith('feature_capping'))
    return new CrmFailure('refused', refusal(code))
  return usualFailure(reply)
}
