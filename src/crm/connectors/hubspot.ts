import { HOUR, SECOND } from '../../core/time.ts'
import { compact, type CrmConnector, type CrmSession, type OutgoingLead, type PushOutcome } from '../connector.ts'
import { CrmFailure, refusal } from '../failure.ts'
import { at, idAt, listAt, usualFailure, type CrmReply } from '../http.ts'

/** Limit of one batch endpoint (https://developers.hubspot.com/docs/guides/api/crm/objects/contacts). */
const MAX_BATCH_INPUTS = 100

const CONTACTS = '/crm/v3/objects/contacts'

/** HubSpot's rate limit windows: ten seconds, and a day that resets at midnight in the account's time zone. */
const WINDOW_S = 10
const DAILY_PAUSE_S = HOUR / SECOND

/**
 * HubSpot contacts. A known contact is updated by id; another is upserted by e-mail, or without one by a unique property
 * (`id_property`) holding our id: both are idempotent.
 */
export const hubspot: CrmConnector = {
  batchSize: MAX_BATCH_INPUTS,

  keyOf: ({ email, leadId }) => (email === null ? `lead:${leadId}` : `email:${email}`),

  async push(leads, session) {
    const outcomes = new Map<OutgoingLead, PushOutcome>()
    const push = { session, outcomes }
    const known = leads.filter(({ externalId }) => externalId !== null)
    const lost = await update(push, known)
    const fresh = [...leads.filter(({ externalId }) => externalId === null), ...lost]
    for (const group of Map.groupBy(fresh, idPropertyOf(session)).entries()) await upsert(push, ...group)
    return leads.map((lead) => outcomes.get(lead)!)
  },

  async test(session) {
    const reply = await call(session, 'GET', '?limit=1')
    if (reply.status !== 200) throw refused(reply)
  },
}

interface Push {
  session: CrmSession
  outcomes: Map<OutgoingLead, PushOutcome>
}

/** Returns the leads whose contact HubSpot no longer has. */
async function update(push: Push, leads: OutgoingLead[]): Promise<OutgoingLead[]> {
  const { session, outcomes } = push
  if (leads.length === 0) return []
  const inputs = leads.map(({ externalId, fields }) => ({ id: externalId!, properties: compact(fields) }))
  const reply = await call(session, 'POST', '/batch/update', { inputs })
  if (reply.status === 404 && leads.length === 1) return leads
  const taken = await updateOwner(push, leads, reply)
  if (taken) return []
  const errors = errorsById(requireBatch(reply))
  const lost: OutgoingLead[] = []
  for (const lead of leads) {
    const error = errors.get(lead.externalId!)
    const id = resultId(reply, leads, (result) => idAt(result, 'id') === lead.externalId)
    if (id !== undefined) outcomes.set(lead, { result: 'updated', externalId: id })
    else if (at(error, 'category') === 'OBJECT_NOT_FOUND') lost.push(lead)
    else await refuseOrSplit(push, leads, lead, error)
  }
  return lost
}

async function upsert(push: Push, idProperty: string, leads: OutgoingLead[]): Promise<void> {
  const { session, outcomes } = push
  const ids = new Map(leads.map((lead) => [lead, keyValue(lead)]))
  const inputs = leads.map((lead) => ({
    idProperty,
    id: ids.get(lead)!,
    properties: { ...(idProperty === 'email' ? {} : { [idProperty]: lead.leadId }), ...compact(lead.fields) },
    objectWriteTraceId: lead.leadId,
  }))
  const reply = await call(session, 'POST', '/batch/upsert', { inputs })
  if (await updateOwner(push, leads, reply)) return
  const errors = errorsById(requireBatch(reply))
  for (const lead of leads) {
    const isIts = (result: unknown) =>
      at(result, 'objectWriteTraceId') === lead.leadId ||
      lower(at(result, 'properties', idProperty)) === lower(ids.get(lead))
    const result = listAt(reply.json, 'results').find((one) => isIts(one) || leads.length === 1)
    const id = idAt(result, 'id')
    const made = at(result, 'new') === true ? 'created' : 'updated'
    if (id !== undefined) outcomes.set(lead, { result: made, externalId: id })
    else await refuseOrSplit(push, leads, lead, errors.get(ids.get(lead)!))
  }
}

/** The upsert key: the one already attempted, so that a lost response cannot create a second contact. */
function keyValue(lead: OutgoingLead): string {
  const key = lead.sentKey ?? hubspot.keyOf(lead)!
  return key.slice(key.indexOf(':') + 1)
}

function idPropertyOf({ settings }: CrmSession) {
  return (lead: OutgoingLead): string =>
    (lead.sentKey ?? hubspot.keyOf(lead)!).startsWith('email:') ? 'email' : settings.id_property!
}

function resultId(reply: CrmReply, leads: OutgoingLead[], isIts: (result: unknown) => boolean): string | undefined {
  // A merged contact answers with another id, so a single result counts without comparing.
  const result = listAt(reply.json, 'results').find((one) => isIts(one) || leads.length === 1)
  return idAt(result, 'id')
}

/** A rejected lead in a batch may not be the cause: the batch is bisected until it stands alone. */
async function refuseOrSplit(
  { session, outcomes }: Push,
  leads: OutgoingLead[],
  lead: OutgoingLead,
  error: unknown,
): Promise<void> {
  if (error === undefined && leads.length > 1) throw new CrmFailure('refused', refusal(undefined))
  const taken = existingId(error)
  if (taken === undefined) outcomes.set(lead, { result: 'refused', error: refusalOf(error) })
  else outcomes.set(lead, await updateTaken(lead, taken, session))
}

/** 409: the e-mail belongs to another contact, whose id is in the answer; it is the same person. */
async function updateOwner({ session, outcomes }: Push, leads: OutgoingLead[], reply: CrmReply): Promise<boolean> {
  const id = reply.status === 409 ? existingId(reply.json) : undefined
  if (id === undefined || leads.length !== 1) return false
  outcomes.set(leads[0]!, await updateTaken(leads[0]!, id, session))
  return true
}

async function updateTaken(lead: OutgoingLead, id: string, session: CrmSession): Promise<PushOutcome> {
  const inputs = [{ id, properties: compact(lead.fields) }]
  const reply = await call(session, 'POST', '/batch/update', { inputs })
  const found = idAt(listAt(reply.json, 'results')[0], 'id')
  if (found === undefined) return { result: 'refused', error: refusalOf(listAt(reply.json, 'errors')[0] ?? reply.json) }
  return { result: 'updated', externalId: found }
}

function existingId(error: unknown): string | undefined {
  const message = at(error, 'message')
  return typeof message === 'string' ? /Existing ID: (\d{1,20})/.exec(message)?.[1] : undefined
}

/** 200 complete, 207 partial; any other status rejects the whole batch. */
function requireBatch(reply: CrmReply): CrmReply {
  if (reply.status !== 200 && reply.status !== 201 && reply.status !== 207) throw refused(reply)
  return reply
}

function errorsById({ json }: CrmReply): Map<string, unknown> {
  const errors = listAt(json, 'errors')
  return new Map(errors.flatMap((error) => listAt(error, 'context', 'ids').map((id) => [String(id), error] as const)))
}

function refused(reply: CrmReply): CrmFailure {
  return new CrmFailure('refused', refusalOf(reply.json))
}

function refusalOf(error: unknown): string {
  const details = listAt(error, 'errors')
  const code = details.map((detail) => at(detail, 'code')).find((name) => name !== undefined)
  const names = details.flatMap((detail) => [at(detail, 'in'), ...listAt(detail, 'context', 'propertyName')])
  return refusal(code ?? at(error, 'category'), names)
}

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : undefined)

async function call(session: CrmSession, method: 'GET' | 'POST', path: string, body?: object): Promise<CrmReply> {
  const reply = await session.http.send({
    method,
    url: `${session.baseUrl}${CONTACTS}${path}`,
    headers: { authorization: `Bearer ${session.accessToken ?? ''}` },
    ...(body === undefined ? {} : { body }),
  })
  const failure = failureOf(reply)
  if (failure !== undefined) throw failure
  return reply
}

function failureOf(reply: CrmReply): CrmFailure | undefined {
  if (reply.status === 429) {
    const pause = at(reply.json, 'policyName') === 'DAILY' ? DAILY_PAUSE_S : WINDOW_S
    const message = 'HubSpot asked to wait (429).'
    return new CrmFailure('rate_limited', message, { retryAfterS: reply.retryAfterS ?? pause })
  }
  if (reply.status === 403) {
    const scopes = listAt(reply.json, 'errors').flatMap((error) => listAt(error, 'context', 'requiredGranularScopes'))
    const names = scopes.filter((scope) => typeof scope === 'string' && /^[\w.-]{1,80}$/.test(scope))
    const missing = names.length === 0 ? '' : `: ${names.join(', ')}`
    return new CrmFailure('forbidden', `The HubSpot credentials lack a scope${missing}.`)
  }
  return usualFailure(reply)
}
