import { randomUUID } from 'node:crypto'
import type { CrmConnector, CrmSession, OutgoingLead, PushOutcome } from '../connector.ts'
import { CrmFailure, refusal } from '../failure.ts'
import { idAt, usualFailure, type CrmReply } from '../http.ts'

/**
 * Any receiver of signed POSTs: Zapier, Make, n8n, the tenant's own bridge. All attempts of a push share one Idempotency-Key,
 * and the body contains the receiver's own id once known.
 */
export const webhook: CrmConnector = {
  batchSize: 1,

  keyOf: () => null,

  async push([lead], session) {
    return [await pushOne(lead!, session)]
  },

  async test(session) {
    const reply = await post(session, `test_${randomUUID()}`, { type: 'test' })
    if (reply.status < 200 || reply.status > 299) throw new CrmFailure('refused', refusalOf(reply))
  },
}

async function pushOne(lead: OutgoingLead, session: CrmSession): Promise<PushOutcome> {
  const reply = await send(lead, lead.externalId, '', session)
  const told = idAt(reply.json, 'external_id')
  // The receiver already has the lead under an id unknown to us: sent again as an update.
  if (reply.status === 409 && told !== undefined && told !== lead.externalId)
    return outcomeOf(await send(lead, told, '.update', session), told)
  // The receiver no longer has the record: sent again as a new one.
  if (reply.status === 404 && lead.externalId !== null)
    return outcomeOf(await send(lead, null, '.again', session), null)
  return outcomeOf(reply, lead.externalId)
}

function outcomeOf(reply: CrmReply, known: string | null): PushOutcome {
  const externalId = idAt(reply.json, 'external_id') ?? known
  if (reply.status === 409) return { result: 'updated', externalId }
  if (reply.status < 200 || reply.status > 299) return { result: 'refused', error: refusalOf(reply) }
  return { result: known === null ? 'created' : 'updated', externalId }
}

function refusalOf({ status }: CrmReply): string {
  return refusal(`HTTP-${status}`)
}

/** A repeat with different content needs a key of its own. */
function send(lead: OutgoingLead, externalId: string | null, suffix: string, session: CrmSession): Promise<CrmReply> {
  const { syncId, pushId, tenantId, leadId, fields } = lead
  return post(session, `${pushId}${suffix}`, {
    type: 'lead.upsert',
    sync_id: syncId,
    tenant_id: tenantId,
    lead_id: leadId,
    lead: fields,
    external_id: externalId,
  })
}

async function post(session: CrmSession, id: string, message: object): Promise<CrmReply> {
  const body = Buffer.from(JSON.stringify({ ...message, sent_at: session.sentAt() }))
  const headers = { 'idempotency-key': id, ...(await session.sign(id, body)) }
  const reply = await session.http.send({ method: 'POST', url: session.settings.url!, headers, body })
  if (reply.status === 410) throw new CrmFailure('gone', 'The receiver says that it is gone for good (410).')
  const failure = usualFailure(reply)
  if (failure !== undefined) throw failure
  return reply
}
