import type { TestTenant } from '../support/factories.ts'

export interface LeadEvent {
  event: string
  data: Record<string, unknown>
}

/** What the tenant's leads caused so far, oldest first, as receivers get it. */
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
