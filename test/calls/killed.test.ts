import { expect, it } from 'vitest'
import { databaseCopy } from '../support/database.ts'
import { query } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import { MANY_ADDRESSES, registerTenant, tenantClient, type TenantClient } from '../support/tenant-client.ts'
import { until } from '../support/until.ts'

interface CallData {
  call_id: string
  status: string
  started_at: string | null
}

const callsOf = async (client: TenantClient): Promise<CallData[]> =>
  (await client.call('GET', '/calls?limit=200')).body.data

async function initiate(client: TenantClient): Promise<string> {
  const { status, body } = await client.call('POST', '/calls/initiate', { phone_number: '+14155550100' })
  expect(status).toBe(201)
  return body.call_id
}

/** Names of each call's events, oldest first. */
async function eventsByCall(client: TenantClient): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  const { body } = await client.call('GET', '/webhooks/events?limit=200')
  for (const { event_id: id } of body.data.toReversed()) {
    const { body: event } = await client.call('GET', `/webhooks/events/${id}`)
    const { event: name, data } = JSON.parse(event.body)
    if (name.startsWith('call.')) names.set(data.call_id, [...(names.get(data.call_id) ?? []), name])
  }
  return names
}

const ENDS = ['call.failed', 'call.started call.failed', 'call.started call.completed']

it('every call of a process that was killed comes to one end', async () => {
  const { url: databaseUrl, directory } = await databaseCopy()
  const options = { directory, databaseUrl, args: ['--no-demo'], env: MANY_ADDRESSES }
  const first = await startProduct(options)
  const tenant = await registerTenant(first.url)
  // Some calls are over, in progress, ringing or queued when the process dies.
  const ids = [await initiate(tenant)]
  await until(async () => (await callsOf(tenant))[0]!.status === 'in_progress')
  ids.push(await initiate(tenant), await initiate(tenant))
  await until(async () => (await callsOf(tenant)).some(({ status }) => status === 'completed'))
  for (let n = 0; n < 7; n += 1) ids.push(await initiate(tenant))
  first.signal('SIGKILL')
  await first.ended
  await using second = await startProduct(options)
  const client = tenantClient(second.url, tenant.tenantId, tenant.key)
  const isOver = ({ status }: CallData) => status === 'completed' || status === 'failed'
  // On a server the dead process's work is due again within a minute; here only the outcome matters.
  if (databaseUrl) await query(databaseUrl, 'update calls set due_at = now() where due_at is not null')
  await until(async () => (await callsOf(client)).every(isOver))
  const events = await eventsByCall(client)
  expect([...events.keys()].toSorted()).toEqual(ids.toSorted())
  for (const [id, names] of events) expect(ENDS, id).toContain(names.join(' '))
})
