import type { LightMyRequestResponse } from 'fastify'
import type { TestTenant } from '../support/factories.ts'

export interface LeadEvent {
  event: string
  data: Record<string, unknown>
}

/** Published lead events of the tenant, oldest first, in the form of receivers. */
export async function eventsOf(tenant: TestTenant): Promise<LeadEvent[]> {
  const { data } = (await tenant.send({ url: '/webhooks/events?limit=200' })).json<{
    data: { event_id: string; event: string }[]
  }>()
  const ids = data.filter(({ event }) => event.startsWith('lead.')).map(({ event_id: id }) => id)
  const events = await Promise.all(
    ids.map(async (id) => (await tenant.send({ url: `/webhooks/events/${id}` })).json<{ body: string }>()),
  )
  return events.map(({ body }) => JSON.parse(body) as LeadEvent).toReversed()
}

export interface Lead {
  lead_id: string
  name: string | null
  email: string | null
  other_emails: string[]
  phone: string | null
  other_phones: string[]
  intent: string | null
  status: string
  source: string
  notes: string | null
  created_at: string
  updated_at: string
}

export interface LeadWithHistory extends Lead {
  possible_duplicates: string[]
  history: { at: string; action: string; by: string; previous: object; merged: object | null }[]
}

export function post(tenant: TestTenant, url: string, payload: object): Promise<LightMyRequestResponse> {
  return tenant.send({ method: 'POST', url, payload })
}

export function patch(tenant: TestTenant, id: string, payload: object): Promise<LightMyRequestResponse> {
  return tenant.send({ method: 'PATCH', url: `/leads/${id}`, payload })
}
