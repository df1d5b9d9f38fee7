import { mkdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/db/open.ts'
import { databaseCopy } from '../support/database.ts'
import { query } from '../support/postgres-server.ts'
import { startProduct } from '../support/product.ts'
import { MANY_ADDRESSES, registerTenant, tenantClient, type TenantClient } from '../support/tenant-client.ts'
import { until } from '../support/until.ts'

const CONVERSATIONS = 4_000

interface Clearing {
  state: string
  cleared: { conversations: number } | null
  last_cleared: { conversations: number; calls: number; redacted: number } | null
  older: { conversations: number } | null
}

it('survives kill -9 in the middle of its work: each conversation goes, and is counted, once', async () => {
  const { url: databaseUrl, directory } = await databaseCopy()
  mkdirSync(directory, { recursive: true })
  const options = { directory, databaseUrl, env: MANY_ADDRESSES, args: ['--no-demo'] }
  let tenant: TenantClient
  {
    await using product = await startProduct(options)
    tenant = await registerTenant(product.url)
    product.signal('SIGTERM')
    await product.ended
  }
  const opened = await openDatabase({
    url: databaseUrl,
    directory,
    poolSize: 2,
    durable: false,
    log: pino({ level: 'warn' }),
  })
  await opened.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`
      insert into chat_sessions (tenant_id, id, status, started_at, last_message_at, ended_at)
      select ${tenant.tenantId}, 'chat_' || lpad(n::text, 26, '0'), 'ended', now() - interval '90 days', now() - interval '90 days',
        now() - interval '90 days' from generate_series(1, ${CONVERSATIONS}::int) n`),
  )
  await opened.close()
  const stateOf = async (client: TenantClient) => (await client.call('GET', '/privacy/clearing')).body as Clearing
  {
    await using product = await startProduct(options)
    const own = tenantClient(product.url, tenant.tenantId, tenant.key)
    await own.call('PATCH', `/tenants/${tenant.tenantId}`, { privacy: { retention_days: 30 } })
    const begun = await until(async () => (await stateOf(own)).cleared?.conversations)
    expect(begun).toBeLessThan(CONVERSATIONS)
    product.signal('SIGKILL')
    await product.ended
  }
  // Work in flight stays leased for two minutes, skipped here; the embedded database has a single owner.
  if (databaseUrl !== undefined) await query(databaseUrl, 'update privacy_work set due_at = now()')
  await using product = await startProduct(options)
  const own = tenantClient(product.url, tenant.tenantId, tenant.key)
  const done = await until(async () => {
    const state = await stateOf(own)
    return state.last_cleared === null ? undefined : state
  })
  expect(done).toMatchObject({ last_cleared: { conversations: CONVERSATIONS, calls: 0 }, older: { conversations: 0 } })
})
