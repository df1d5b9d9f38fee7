import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { TENANT_FILES } from '../../src/privacy/tenant-files.ts'
import { startTestApp } from '../support/app.ts'
import { createTenant, type TestTenant } from '../support/factories.ts'
import { realIds, type Ids } from '../support/security-suite.ts'
import { unzip } from '../support/zip.ts'

/*
 * What is not exported, written here independently of the program: a new table or column is in the export or named here.
 */
const LEFT_OUT: Record<string, string> = {
  // Secrets, and what only they are for.
  one_time_tokens: '*',
  login_sessions: '*',
  sent_invitations: '*',
  booking_links: '*',
  booking_holds: '*',
  calendar_authorizations: '*',
  webhook_secrets: '*',
  idempotency_keys: '*',
  proven_addresses: '*',
  visitor_acts: '*',
  visitor_warnings: '*',
  users: 'password_hash warned_at',
  api_keys: 'hash',
  calendar_feeds: 'hash',
  calendar_connections: 'secret state attempts due_at lease look_again',
  crm_connections: 'credentials secret_names token due_at lease',
  crm_links: 'sent_key pushed_hash',
  mails: 'sealed thread recipient due_at attempts lease',
  // A file that its owner uploaded, at the public address that carries its version.
  widget_logos: 'bytes',
  // Derived from the rest.
  lead_words: '*',
  lead_contact_points: '*',
  chunks: '*',
  chunk_vectors: '*',
  chunk_embeddings: '*',
  document_embeddings: '*',
  hidden_versions: '*',
  term_statistics: '*',
  knowledge_statistics: '*',
  booking_claims: '*',
  calendar_objects: '*',
  questions: 'fingerprint',
  // Work and its state.
  upload_parts: '*',
  booking_reminders: '*',
  untold_cancellations: '*',
  document_deletions: '*',
  analytics_marks: '*',
  analytics_frozen: '*',
  weekly_mails: '*',
  privacy_work: '*',
  live_watches: '*',
  notices: '*',
  waiting_notices: '*',
  push_messages: '*',
  push_devices: 'p256dh auth',
  tenants: 'copy_of version',
  bookings: 'visitor_id',
  calendar_mirrors: 'wanted due_at lease attempts etag',
  crm_syncs: 'is_open is_refused_connection position due_at',
  exams: 'copy_id is_copied state new_state new_state_at due_at attempts lease',
  calls: 'media_token memory offered_slots due_at lease attempts',
  chat_sessions:
    'latest_question_id forgotten_through memory offered_slots analysis_due_at analysis_lease analysis_attempts',
  actions: 'key',
  documents: 'progress input upload_id version etag last_modified due_at attempts lease',
  sites: 'robots next_fetch_at is_seeded',
  website_readings: 'due_at attempts lease',
  webhook_deliveries: 'due_at lease tries',
}

let app: FastifyInstance
let tenant: TestTenant
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  tenant = await createTenant(app)
})

const download = (headers = tenant.headers.admin, id = tenant.tenantId) =>
  app.inject({ url: `/api/v1/tenants/${id}/export`, headers })

async function archive(): Promise<Map<string, Record<string, unknown>[]>> {
  const files = unzip((await download()).rawPayload)
  return new Map([...files].map(([name, text]) => [name, rowsOf(text)]))
}

function rowsOf(text: string): Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

it('holds every table and column of a tenant that is not left out on purpose', async () => {
  const { rows } = await app.database.system((tx) =>
    tx.execute<{ table: string; column: string }>(sql`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      where c.table_schema = 'public' and (c.table_name = 'tenants' or exists (
        select from information_schema.columns t
        where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenant_id'))`),
  )
  const unplaced = rows.filter(({ table, column }) => {
    const leftOut = LEFT_OUT[table]?.split(' ') ?? []
    const isExported = TENANT_FILES[table]?.split(' ').includes(column) ?? false
    const isLeftOut = leftOut.includes('*') || leftOut.includes(column) || column === 'tenant_id'
    return isExported === isLeftOut
  })
  expect(unplaced).toEqual([])
})

it('is a ZIP with a file for each kind of thing, and instants as everywhere', async () => {
  const ids = await realIds(tenant)
  const response = await download()
  expect(response.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="frontdesk-\d{4}-\d\d-\d\d\.zip"$/)
  const files = await archive()
  expect([...files.keys()].sort()).toEqual(
    Object.keys(TENANT_FILES)
      .map((name) => `${name}.ndjson`)
      .sort(),
  )
  const [own] = files.get('tenants.ndjson')!
  expect(own).toMatchObject({ id: tenant.tenantId })
  expect(own!['created_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const has = (file: string, id: string) => files.get(`${file}.ndjson`)!.some((row) => row['id'] === ids[id])
  const kinds: [string, keyof Ids][] = [
    ['leads', 'lead_id'],
    ['bookings', 'booking_id'],
    ['services', 'service_id'],
    ['chat_sessions', 'session_id'],
    ['messages', 'message_id'],
    ['documents', 'document_id'],
    ['webhook_events', 'event_id'],
    ['calls', 'call_id'],
  ]
  for (const [file, id] of kinds) expect({ file, isThere: has(file, id) }).toEqual({ file, isThere: true })
})

it('has no secret of the tenant in it', async () => {
  const secrets = await secretsOf(tenant, await realIds(tenant))
  const text = [...unzip((await download()).rawPayload).values()].join('\n')
  for (const [name, secret] of Object.entries(secrets)) {
    expect({ name, isLong: secret.length > 7 }).toEqual({ name, isLong: true })
    expect({ name, isThere: text.includes(secret) }).toEqual({ name, isThere: false })
  }
})

/** Secrets as they are shown once, and as they are stored. */
async function secretsOf(
  { send, tenantId }: TestTenant,
  { resource_id: resourceId }: Ids,
): Promise<Record<string, string>> {
  const post = async (url: string, payload: object) =>
    (await send({ method: 'POST', url, payload })).json<Record<string, string>>()
  const key = await post('/api-keys', { name: 'Till', kind: 'standard' })
  const feed = await post('/bookings/calendar-feeds', { resource_id: resourceId })
  const { secret: webhook } = (await send({ url: '/webhooks/secret' })).json<{ secret: string }>()
  const password = 'scrypt:of-the-password-of-the-owner'
  await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`update users set password_hash = ${password} where password_hash is not null`),
  )
  const { rows } = await app.database.tenant(tenantId, (tx) =>
    tx.execute<Record<string, string>>(sql`
      select (select hash from api_keys limit 1) as key_hash, (select credentials from crm_connections limit 1) as crm,
        (select secret from calendar_connections limit 1) as calendar,
        (select sealed from mails where sealed is not null limit 1) as mail`),
  )
  return { key: key['key']!, feed: /[\w-]{30,}/u.exec(feed['url']!)?.[0] ?? '', webhook, password, ...rows[0] }
}

it('goes through more rows than a page, of different sizes, without a gap or a double', async () => {
  const { tenantId } = tenant
  await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      insert into saved_replies (tenant_id, id, title, text)
      select ${tenantId}, 'rpl_' || lpad(n::text, 6, '0'), 'No. ' || n, repeat('ä', case when n % 7 = 0 then 9000 else n % 40 end)
      from generate_series(1, 3000) n`),
  )
  const rows = (await archive()).get('saved_replies.ndjson')!
  expect(rows.map(({ title }) => title)).toEqual(Array.from({ length: 3000 }, (_, index) => `No. ${index + 1}`))
})

it('is an act of administrators, on their own tenant, and is audited', async () => {
  const other = await createTenant(app)
  expect((await download(tenant.headers.member)).statusCode).toBe(403)
  expect((await download(tenant.headers.standard_key)).statusCode).toBe(403)
  expect((await download(other.headers.admin)).statusCode).toBe(404)
  expect((await download()).statusCode).toBe(200)
  const { data } = (await tenant.send({ url: '/audit' })).json<{ data: { action: string }[] }>()
  expect(data.filter(({ action }) => action === 'exportTenant')).toHaveLength(1)
})

it('is read at the pace of its reader, and holds no connection for a reader that went away', async () => {
  const { tenantId, headers } = tenant
  await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      insert into saved_replies (tenant_id, id, title, text)
      select ${tenantId}, 'rpl_' || lpad(n::text, 6, '0'), 'No. ' || n,
        (select string_agg(md5(n::text || m::text), '') from generate_series(1, 3000) m)
      from generate_series(1, 300) n`),
  )
  let pages = 0
  const { tenantOnce } = app.database
  app.database.tenantOnce = (id, work) => {
    // Work in the background reads for other tenants.
    if (id === tenantId) pages += 1
    return tenantOnce(id, work)
  }
  await download()
  const whole = pages
  pages = 0
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asked = request({ port, host: '127.0.0.1', path: `/api/v1/tenants/${tenantId}/export`, headers: headers.admin })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  // Nobody reads: the sockets fill up, and no further page is asked for.
  for (let before = -1; before !== pages;) {
    before = pages
    await sleep(500)
  }
  expect(pages).toBeLessThan(whole * 0.75)
  answer.destroy()
  app.database.tenantOnce = tenantOnce
  expect((await tenant.send({ url: `/tenants/${tenantId}` })).statusCode).toBe(200)
})
