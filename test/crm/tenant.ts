import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Capture } from '../../src/leads/index.ts'
import { startTestApp, type TestAppOptions } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { until } from '../support/until.ts'

export interface Sync {
  sync_id: string
  connection_id: string
  lead_id: string | null
  provider: string
  trigger: string
  status: 'pending' | 'completed' | 'failed'
  attempts: number
  external_id: string | null
  error: string | null
  counts: Record<string, number> | null
}

export interface Connection {
  connection_id: string
  settings: Record<string, string>
  secrets: string[]
  enabled: boolean
  state: string
  error: string | null
  last_success_at: string | null
}

/** The product, allowed to call the loopback. */
export function startCrmApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  return startTestApp({ ...options, config: { outboundAllowCidrs: ['127.0.0.0/8'], ...options.config } })
}

export async function connect(
  tenant: TestTenant,
  provider: string,
  settings: object,
  more: object = {},
): Promise<string> {
  const payload = { provider, settings, ...more }
  const made = await tenant.send({ method: 'POST', url: '/crm/connections', payload })
  if (made.statusCode !== 201) throw new Error(`The connection was refused: ${made.body}`)
  return made.json<Connection>().connection_id
}

/** A tenant with one connection. */
export async function tenantWith(
  app: FastifyInstance,
  provider: string,
  settings: object,
  more: object = {},
): Promise<{ tenant: TestTenant; connectionId: string }> {
  const tenant = await createTenant(app)
  return { tenant, connectionId: await connect(tenant, provider, settings, more) }
}

/** Captures like a domain: in a transaction, then wakes. */
export async function capture(app: FastifyInstance, { tenantId }: TestTenant, lead: Partial<Capture>): Promise<string> {
  const captured = await app.database.tenant(tenantId, (tx) =>
    app.leads.capture(tx, tenantId, { source: 'api', typedBy: 'staff', ...lead }),
  )
  app.events.wake()
  return captured!.lead.id
}

/** One transaction, so that the worker claims them together. */
export async function captureAll(
  app: FastifyInstance,
  { tenantId }: TestTenant,
  leads: Partial<Capture>[],
): Promise<string[]> {
  const ids = await app.database.tenant(tenantId, async (tx) => {
    const made: string[] = []
    for (const lead of leads)
      made.push((await app.leads.capture(tx, tenantId, { source: 'api', typedBy: 'staff', ...lead }))!.lead.id)
    return made
  })
  app.events.wake()
  return ids
}

export async function syncsOf(tenant: TestTenant, query = ''): Promise<Sync[]> {
  const listed = await tenant.send({ url: `/crm/syncs?limit=200${query}` })
  if (listed.statusCode !== 200) throw new Error(`The ledger was refused: ${listed.body}`)
  return listed.json<{ data: Sync[] }>().data
}

/** Waits until every sync has ended. Newest first. */
export function ended(tenant: TestTenant): Promise<Sync[]> {
  return until(async () => {
    const syncs = await syncsOf(tenant)
    return syncs.length > 0 && syncs.every(({ status }) => status !== 'pending') ? syncs : undefined
  }) as Promise<Sync[]>
}

/** Waits until an attempt of the newest sync has ended and left it pending. */
export function postponed(app: FastifyInstance, tenant: TestTenant, attempts = 1): Promise<Sync> {
  return until(async () => {
    const isTried = (await syncsOf(tenant))[0]?.attempts === attempts
    // A row read during the attempt may predate its outcome.
    return isTried && !(await isLent(app, tenant)) ? (await syncsOf(tenant))[0] : undefined
  }) as Promise<Sync>
}

async function isLent(app: FastifyInstance, { tenantId }: TestTenant): Promise<boolean> {
  const { rows } = await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`select 1 from crm_connections where lease is not null`),
  )
  return rows.length > 0
}

export interface Waiting extends Record<string, unknown> {
  /** Seconds until the sync, and its connection, may be attempted. */
  sync_s: number
  connection_s: number
  failures: number
}

export async function waiting(app: FastifyInstance, { tenantId }: TestTenant): Promise<Waiting[]> {
  const { rows } = await app.database.tenant(tenantId, (tx) =>
    tx.execute<Waiting>(sql`
      select extract(epoch from s.due_at - now())::float8 as sync_s, extract(epoch from c.due_at - now())::float8 as connection_s, s.failures
      from crm_syncs s join crm_connections c on c.id = s.connection_id where s.status = 'pending' order by s.id`),
  )
  return rows
}

/** Makes all waiting work due. */
export async function makeDue(app: FastifyInstance, { tenantId }: TestTenant): Promise<void> {
  await app.database.tenant(tenantId, async (tx) => {
    await tx.execute(sql`update crm_syncs set due_at = now() where status = 'pending'`)
    await tx.execute(sql`update crm_connections set due_at = now() where lease is null`)
  })
  app.events.wake()
}

export async function connectionOf(tenant: TestTenant, id: string): Promise<Connection> {
  return (await tenant.send({ url: `/crm/connections/${id}` })).json<Connection>()
}

/** Published sync events. */
export async function toldOf(app: FastifyInstance, { tenantId }: TestTenant): Promise<{ event: string; data: Sync }[]> {
  const { rows } = await app.database.tenant(tenantId, (tx) =>
    tx.execute<{ event: string; body: string }>(
      sql`select event, body from webhook_events where event like 'crm.%' order by id`,
    ),
  )
  return rows.map(({ event, body }) => ({ event, data: (JSON.parse(body) as { data: Sync }).data }))
}
