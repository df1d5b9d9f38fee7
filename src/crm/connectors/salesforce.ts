import { MINUTE, SECOND } from '../../core/time.ts'
import { compact, type CrmConnector, type CrmSession, type OutgoingLead, type PushOutcome } from '../connector.ts'
import { CrmFailure, refusal } from '../failure.ts'
import { at, idAt, listAt, usualFailure, type CrmReply } from '../http.ts'

/** Maximum records in one sObject Collections request (REST API Developer Guide, "Upsert Multiple Records with an External ID"). */
const MAX_BATCH_RECORDS = 200

/** The request quota is counted over 24 rolling hours. */
const BUDGET_PAUSE_S = (15 * MINUTE) / SECOND

/** Prefix of contact ids: a converted lead has become a contact. */
const CONTACT_PREFIX = '003'
const CONTACT_FIELDS = ['FirstName', 'LastName', 'Email', 'Phone']

/** Salesforce leads, upserted by an external id field holding our id, so repeats find the first record. */
export const salesforce: CrmConnector = {
  batchSize: MAX_BATCH_RECORDS,

  keyOf: () => null,

  async push(leads, session) {
    const outcomes = new Map<OutgoingLead, PushOutcome>()
    for (const lead of leads.filter(isContact)) outcomes.set(lead, await updateContact(lead, lead.externalId!, session))
    const open = leads.filter((lead) => !isContact(lead))
    const results = open.length === 0 ? [] : await upsert(open, session)
    for (const [index, lead] of open.entries()) outcomes.set(lead, await outcomeOf(results[index], lead, session))
    return leads.map((lead) => outcomes.get(lead)!)
  },

  /** Detects a missing external id field, the usual mistake. */
  async test(session) {
    const reply = await query(`SELECT ${session.settings.external_id_field!} FROM Lead LIMIT 1`, session)
    if (reply.status !== 200) throw new CrmFailure('refused', refusalOf(reply.json))
  },
}

function isContact({ externalId }: OutgoingLead): boolean {
  return externalId?.startsWith(CONTACT_PREFIX) === true
}

async function upsert(leads: OutgoingLead[], session: CrmSession): Promise<unknown[]> {
  const field = session.settings.external_id_field!
  const records = leads.map((lead) => ({ attributes: { type: 'Lead' }, [field]: lead.leadId, ...compact(lead.fields) }))
  const body = { allOrNone: false, records }
  const reply = await call(session, 'PATCH', `/composite/sobjects/Lead/${field}`, body)
  const results = Array.isArray(reply.json) ? reply.json : []
  if (reply.status !== 200 || results.length !== leads.length) throw new CrmFailure('refused', refusalOf(reply.json))
  // A locked record of one lead delays the whole batch; repeating it is safe because of the upsert.
  const busy = results.some((result) => codeOf(result) === 'UNABLE_TO_LOCK_ROW')
  if (busy) throw new CrmFailure('unavailable', 'Salesforce could not lock a record.')
  return results
}

async function outcomeOf(result: unknown, lead: OutgoingLead, session: CrmSession): Promise<PushOutcome> {
  const id = idAt(result, 'id')
  if (at(result, 'success') === true && id !== undefined)
    return { result: at(result, 'created') === true ? 'created' : 'updated', externalId: id }
  switch (codeOf(result)) {
    case 'CANNOT_UPDATE_CONVERTED_LEAD':
      return updateConverted(lead, session)
    case 'DUPLICATES_DETECTED':
    case 'DUPLICATE_VALUE':
      return adopt(lead, session, result)
    case 'ENTITY_IS_DELETED':
      return again(lead, session)
    default:
      return refusedBy(result)
  }
}

/** Repeats the upsert: the record was deleted between look-up and write. */
async function again(lead: OutgoingLead, session: CrmSession): Promise<PushOutcome> {
  const [result] = await upsert([lead], session)
  const id = idAt(result, 'id')
  if (at(result, 'success') !== true || id === undefined) return refusedBy(result)
  return { result: at(result, 'created') === true ? 'created' : 'updated', externalId: id }
}

/** A duplicate rule matched a record from elsewhere: the oldest match becomes ours. */
async function adopt(lead: OutgoingLead, session: CrmSession, result: unknown): Promise<PushOutcome> {
  const by = lead.email === null ? `Phone = ${quoted(lead.phone ?? '')}` : `Email = ${quoted(lead.email)}`
  const statement = `SELECT Id FROM Lead WHERE ${by} AND IsConverted = false ORDER BY CreatedDate LIMIT 1`
  const id = idAt((await query(statement, session)).json, 'records', 0, 'Id')
  if (id === undefined) return refusedBy(result)
  const fields = { ...compact(lead.fields), [session.settings.external_id_field!]: lead.leadId }
  const reply = await call(session, 'PATCH', `/sobjects/Lead/${encodeURIComponent(id)}`, fields)
  return reply.status === 204
    ? { result: 'updated', externalId: id }
    : { result: 'refused', error: refusalOf(reply.json) }
}

/** A converted lead refuses changes, so the contact is updated. */
async function updateConverted(lead: OutgoingLead, session: CrmSession): Promise<PushOutcome> {
  const field = session.settings.external_id_field!
  const path = `/sobjects/Lead/${field}/${encodeURIComponent(lead.leadId)}?fields=ConvertedContactId`
  const contact = idAt((await call(session, 'GET', path)).json, 'ConvertedContactId')
  if (contact === undefined) return { result: 'refused', error: refusal('CANNOT_UPDATE_CONVERTED_LEAD') }
  return updateContact(lead, contact, session)
}

async function updateContact(lead: OutgoingLead, id: string, session: CrmSession): Promise<PushOutcome> {
  const fields = Object.fromEntries(
    Object.entries(compact(lead.fields)).filter(([name]) => CONTACT_FIELDS.includes(name)),
  )
  const reply = await call(session, 'PATCH', `/sobjects/Contact/${encodeURIComponent(id)}`, fields)
  if (reply.status === 404) return again(lead, session)
  return reply.status === 204
    ? { result: 'updated', externalId: id }
    : { result: 'refused', error: refusalOf(reply.json) }
}

/** A string literal in SOQL (SOQL and SOSL Reference, "Quoted String Escape Sequences"). */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, (character) => `\\${character}`).replace(/\p{Cc}/gu, ' ')}'`
}

function query(statement: string, session: CrmSession): Promise<CrmReply> {
  return call(session, 'GET', `/query?q=${encodeURIComponent(statement)}`)
}

const codeOf = (result: unknown) => at(result, 'errors', 0, 'statusCode')

function refusedBy(result: unknown): PushOutcome {
  return { result: 'refused', error: refusal(codeOf(result), listAt(result, 'errors', 0, 'fields')) }
}

/** Outside collections an error is a list of `{ message, errorCode, fields }`. */
function refusalOf(json: unknown): string {
  return refusal(at(json, 0, 'errorCode'), listAt(json, 0, 'fields'))
}

async function call(session: CrmSession, method: 'GET' | 'PATCH', path: string, body?: object): Promise<CrmReply> {
  const reply = await session.http.send({
    method,
    url: `${session.baseUrl}/services/data/${session.settings.api_version!}${path}`,
    headers: { authorization: `Bearer ${session.accessToken ?? ''}` },
    ...(body === undefined ? {} : { body }),
  })
  const failure = failureOf(reply)
  if (failure !== undefined) throw failure
  return reply
}

function failureOf(reply: CrmReply): CrmFailure | undefined {
  if (reply.status === 403 && at(reply.json, 0, 'errorCode') === 'REQUEST_LIMIT_EXCEEDED') {
    const retryAfterS = reply.retryAfterS ?? BUDGET_PAUSE_S
    return new CrmFailure('rate_limited', 'The budget of Salesforce requests is used up.', { retryAfterS })
  }
  return usualFailure(reply)
}
