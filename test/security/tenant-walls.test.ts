import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database, Tx } from '../../src/db/database.ts'
import { anyEmail, startTestApp } from '../support/app.ts'
import { openCopy } from '../support/database.ts'
import { createDocument, createLead, createTenant, type TestTenant } from '../support/factories.ts'
import { realIds } from '../support/security-suite.ts'

let app: FastifyInstance
let database: Database
let owner: TestTenant
let other: TestTenant
let tables: string[]

beforeAll(async () => {
  app = await startTestApp()
  database = app.database
  owner = await fullTenant()
  other = await fullTenant()
  tables = (await catalog<{ name: string }>(TENANT_TABLES)).map(({ name }) => name)
})

afterAll(() => app.close())

/** A tenant with at least one row in every table. */
async function fullTenant(): Promise<TestTenant> {
  const tenant = await createTenant(app)
  await realIds(tenant)
  const headers = { 'idempotency-key': 'once' }
  await tenant.send({ method: 'POST', url: '/knowledge/documents', headers, payload: { text: 'Some words.' } })
  await addPassing(tenant.tenantId, await createDocument(tenant))
  await addMergedLeads(tenant)
  await addCalendarRows(tenant.tenantId)
  return tenant
}

/** A merged lead, and possible duplicates. */
async function addMergedLeads(tenant: TestTenant): Promise<void> {
  const [first, second] = [await createLead(tenant), await createLead(tenant, { phone: '+14155550100' })]
  await tenant.send({ method: 'POST', url: `/leads/${first}/merge`, payload: { lead_id: second } })
  const email = anyEmail()
  await createLead(tenant, { email })
  await tenant.send({ method: 'POST', url: '/leads', payload: { email, phone: '+14155550100' } })
}

/** Rows that are short-lived in the product, or need an embedding model. */
async function addPassing(tenantId: string, documentId: string): Promise<void> {
  await database.system(async (tx) => {
    await tx.execute(
      sql`insert into upload_parts (tenant_id, upload_id, part, bytes) values (${tenantId}, 'upload', 0, 'bytes')`,
    )
    await tx.execute(
      sql`insert into sites (tenant_id, document_id, depth, max_pages) values (${tenantId}, ${documentId}, 1, 1)`,
    )
    await tx.execute(sql`
      insert into actions (tenant_id, id, session_id, turn_id, key, tool, arguments, status)
      select tenant_id, 'act', id, 'msg', 'key', 'hand_off', '{}', 'done' from chat_sessions where tenant_id = ${tenantId} limit 1`)
    await tx.execute(sql`
      insert into untold_cancellations (tenant_id, booking_id, due_at)
      select tenant_id, id, now() + interval '1 day' from bookings where tenant_id = ${tenantId} limit 1`)
    await tx.execute(sql`
      insert into document_deletions (tenant_id, document_id, version, due_at)
      values (${tenantId}, ${documentId}, 1, now() + interval '1 day')`)
    await tx.execute(sql`
      insert into messages (tenant_id, id, call_id, position, role, text)
      select tenant_id, 'line', id, 1000, 'visitor', 'Hello' from calls where tenant_id = ${tenantId} limit 1`)
    await tx.execute(sql`
      insert into actions (tenant_id, id, call_id, turn_id, key, tool, arguments, status)
      select tenant_id, 'act_2', id, 'line', 'key', 'capture_lead', '{}', 'done' from calls where tenant_id = ${tenantId} limit 1`)
    await tx.execute(sql`
      insert into visitor_acts (tenant_id, id, kind, visitor_id, addresses) values (${tenantId}, 'act', 'contact', 'chat_x', '{x}')`)
    await tx.execute(sql`
      insert into answer_proposals (tenant_id, id, question, text, proposed_by) values (${tenantId}, 'apr_x', 'Why?', 'So.', 'usr_x')`)
    await tx.execute(sql`insert into wanted_contradictions (tenant_id, id) values (${tenantId}, 'digest')`)
    await tx.execute(
      sql`insert into widget_logos (tenant_id, type, version, bytes) values (${tenantId}, 'image/png', 'v', 'bytes')`,
    )
    await tx.execute(sql`
      insert into notices (tenant_id, about, kind, digest) values (${tenantId}, 'chat_x', 'lead', '')`)
    await tx.execute(sql`
      insert into waiting_notices (tenant_id, id, about, kind, template, contents, created_at, wait_until, due_at)
      values (${tenantId}, 'ntc_x', 'chat_x', 'lead', 'new_lead', '{}', now(), now() + interval '1 day', now() + interval '1 day')`)
    await tx.execute(sql`
      insert into push_devices (tenant_id, id, user_id, endpoint, p256dh, auth)
      select tenant_id, 'psh_x', id, 'https://push.example/x', 'key', 'auth' from users where tenant_id = ${tenantId} limit 1`)
    await tx.execute(sql`
      insert into push_messages (tenant_id, id, device_id, about, title, path, created_at, due_at)
      values (${tenantId}, 'psh_y', 'psh_x', 'chat_x', 'Hello', '/', now(), now() + interval '1 day')`)
    await tx.execute(sql`
      insert into analytics_counts (tenant_id, dimension, metric, grain, at, key, step, value)
      values (${tenantId}, 'total', 'calls', 15, '2020-01-01T00:00:00Z', '', 0, 1)`)
    // In the future, where it waits to be counted.
    await tx.execute(sql`insert into analytics_marks (tenant_id, at) values (${tenantId}, now() + interval '1 year')`)
    await tx.execute(sql`insert into visitor_warnings (tenant_id, told_at) values (${tenantId}, now())`)
    await tx.execute(sql`insert into proven_addresses (tenant_id, recipient_key) values (${tenantId}, 'x')`)
    await tx.execute(
      sql`insert into phone_numbers (tenant_id, number) values (${tenantId}, '+1415' || (random() * 9999999)::int)`,
    )
    await tx.execute(sql`insert into widget_sightings (tenant_id, origin) values (${tenantId}, 'https://x.example')`)
    await tx.execute(sql`insert into live_watches (tenant_id, until) values (${tenantId}, now())`)
    await tx.execute(sql`insert into call_grants (tenant_id) values (${tenantId})`)
    // Due in a year, so that nobody takes it.
    await tx.execute(
      sql`insert into privacy_work (tenant_id, due_at) values (${tenantId}, now() + interval '1 year') on conflict do nothing`,
    )
    await tx.execute(sql`insert into weekly_mails (tenant_id, due_at) values (${tenantId}, now() + interval '1 year')`)
    await tx.execute(sql`insert into analytics_frozen (tenant_id, before) values (${tenantId}, '2000-01-01T00:00:00Z')`)
    await tx.execute(sql`insert into hidden_versions (tenant_id, document_id) values (${tenantId}, ${documentId})`)
    await tx.execute(sql`
      insert into document_embeddings (tenant_id, document_id, model, status) values (${tenantId}, ${documentId}, 'm', 'done')`)
    await tx.execute(sql`
      insert into chunk_embeddings (tenant_id, chunk_id, model, version, embedding)
      select tenant_id, id, 'm', 0, '[1,0]' from chunks where tenant_id = ${tenantId} and document_id = ${documentId}`)
    await tx.execute(sql`
      insert into crm_links (tenant_id, connection_id, lead_id)
      select tenant_id, connection_id, lead_id from crm_syncs where tenant_id = ${tenantId} on conflict do nothing`)
  })
}

/** Rows of calendars that were read, written or being authorised. */
async function addCalendarRows(tenantId: string): Promise<void> {
  const connection = sql`(select id from calendar_connections where tenant_id = ${tenantId} limit 1)`
  await database.system(async (tx) => {
    await tx.execute(
      sql`insert into calendar_objects (tenant_id, connection_id, href, content) values (${tenantId}, ${connection}, '', '[]')`,
    )
    await tx.execute(sql`
      insert into external_busy (tenant_id, connection_id, number, resource_id, uid, start_at, end_at)
      values (${tenantId}, ${connection}, 0, 'res_x', 'x', now(), now())`)
    await tx.execute(sql`
      insert into calendar_mirrors (tenant_id, connection_id, booking_id)
      select tenant_id, ${connection}, id from bookings where tenant_id = ${tenantId} limit 1`)
    await tx.execute(sql`
      insert into calendar_authorizations (tenant_id, id, connection_id, verifier, expires_at)
      values (${tenantId}, 'x', ${connection}, 'x', now())`)
  })
}

async function catalog<Row extends Record<string, unknown>>(query: string): Promise<Row[]> {
  return (await database.system((tx) => tx.execute(sql.raw(query)))).rows as Row[]
}

/** Tables of the installation, inaccessible to tenant transactions. */
const INSTALLATION_TABLES = ['mail_passes', 'setup_links']

/** From the catalog, so that new tables are included automatically. */
const TENANT_TABLES = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id' and not a.attisdropped`

async function rows(tx: Tx, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await tx.execute(query)).rows
}

/** Drizzle wraps Postgres' error. */
async function codeOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => new Error('Nothing was refused'),
    (reason: unknown) => reason,
  )
  const { cause = error } = error as { cause?: unknown }
  return (cause as { code?: unknown }).code ?? (cause as Error).message
}

class Undo extends Error {}

/** Runs work and rolls it back. */
async function undone<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: T
  const transaction = database.tenant(tenantId, async (tx) => {
    result = await work(tx)
    throw new Undo()
  })
  await expect(transaction).rejects.toThrow(Undo)
  return result!
}

const table = (name: string) => sql.identifier(name)

describe('the schema', () => {
  it('knows no table but those of tenants, the tenants themselves, a few of the installation and what migrations note', async () => {
    const all = await catalog<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'v', 'f')`,
    )
    expect(tables.length).toBeGreaterThanOrEqual(12)
    expect(all.map(({ name }) => name).toSorted()).toEqual([...tables, 'tenants', ...INSTALLATION_TABLES].toSorted())
  })

  it('shows the tables of the installation to its own jobs alone', async () => {
    for (const name of INSTALLATION_TABLES) {
      const [flags] = await catalog(
        `select relrowsecurity as enabled, relforcerowsecurity as forced from pg_class where oid = 'public.${name}'::regclass`,
      )
      expect({ name, ...flags }).toEqual({ name, enabled: true, forced: true })
      const policies = await catalog(`select roles::text, cmd from pg_policies where tablename = '${name}'`)
      expect(policies).toEqual([{ roles: '{fd_system}', cmd: 'ALL' }])
      for (const query of [sql`select from ${table(name)}`, sql`delete from ${table(name)}`])
        expect(await codeOf(database.tenant(owner.tenantId, (tx) => tx.execute(query))), name).toBe('42501')
    }
  })

  it('protects every table by row-level security, for its owner too, with a policy for each role', async () => {
    for (const name of [...tables, 'tenants']) {
      const [flags] = await catalog(
        `select relrowsecurity as enabled, relforcerowsecurity as forced, pg_get_userbyid(relowner) in ('fd_tenant', 'fd_system') as owned
         from pg_class where oid = 'public.${name}'::regclass`,
      )
      expect({ name, ...flags }).toEqual({ name, enabled: true, forced: true, owned: false })
      const policies = await catalog<{
        roles: string
        cmd: string
        permissive: string
        qual: string
        check: string | null
      }>(
        `select roles::text, cmd, permissive, qual, with_check as check from pg_policies where schemaname = 'public' and tablename = '${name}'`,
      )
      const column = name === 'tenants' ? 'id' : 'tenant_id'
      const own = `(${column} = current_setting('app.tenant_id'::text, true))`
      expect(policies.toSorted((a, b) => a.roles.localeCompare(b.roles))).toEqual([
        { roles: '{fd_system}', cmd: 'ALL', permissive: 'PERMISSIVE', qual: 'true', check: null },
        { roles: '{fd_tenant}', cmd: 'ALL', permissive: 'PERMISSIVE', qual: own, check: null },
      ])
    }
  })

  it('begins every primary key with tenant_id, and every foreign key carries it', async () => {
    for (const name of tables) {
      const [key] = await catalog<{ first: string }>(
        `select a.attname as first from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         where c.conrelid = 'public.${name}'::regclass and c.contype = 'p'`,
      )
      expect({ name, ...key }).toEqual({ name, first: 'tenant_id' })
      const foreign = await catalog<{ local: string; remote: string; target: string }>(
        `select l.attname as local, r.attname as remote, c.confrelid::regclass::text as target
         from pg_constraint c join pg_attribute l on l.attrelid = c.conrelid and l.attnum = c.conkey[1]
         join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
         where c.conrelid = 'public.${name}'::regclass and c.contype = 'f'`,
      )
      // Also guarantees complete erasure: every row is reachable from its tenant.
      expect(foreign.length, name).toBeGreaterThan(0)
      for (const { local, remote, target } of foreign) {
        expect({ name, local, remote }).toEqual({
          name,
          local: 'tenant_id',
          remote: target === 'tenants' ? 'id' : 'tenant_id',
        })
      }
    }
  })

  it('gives its two roles nothing but the rows: they own, bypass, create and log in to nothing', async () => {
    const roles = await catalog(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication as strong,
         exists (select from pg_class where relowner = r.oid) as owns,
         has_schema_privilege(r.oid, 'public', 'CREATE') as creates,
         has_database_privilege(r.oid, current_database(), 'CREATE') as creates_schemas,
         exists (select from pg_auth_members where member = r.oid) as is_member
       from pg_roles r where rolname in ('fd_tenant', 'fd_system') order by 1`,
    )
    const nothing = { strong: false, owns: false, creates: false, creates_schemas: false, is_member: false }
    expect(roles).toEqual(['fd_system', 'fd_tenant'].map((name) => ({ name, ...nothing })))
    for (const name of [...tables, 'tenants'])
      expect(await codeOf(database.system((tx) => tx.execute(sql`truncate ${table(name)} cascade`)))).toBe('42501')
    const definers = await catalog(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    )
    expect(definers).toEqual([])
    const protect = database.system((tx) => tx.execute(sql`select protect_tenant_table('users')`))
    expect(await codeOf(protect)).toBe('42501')
  })
})

describe('a query that forgot its WHERE', () => {
  it('finds nothing of another tenant, in any table', async () => {
    for (const name of tables) {
      const foreign = await catalog(`select 1 as row from ${name} where tenant_id = '${other.tenantId}' limit 1`)
      expect(foreign, `${name} has rows of the other tenant`).toHaveLength(1)
      const seen = await database.tenant(owner.tenantId, (tx) =>
        rows(tx, sql`select distinct tenant_id from ${table(name)}`),
      )
      expect(seen, name).toEqual([{ tenant_id: owner.tenantId }])
      const asked = sql`select 1 from ${table(name)} where tenant_id = ${other.tenantId}`
      expect(await database.tenant(owner.tenantId, (tx) => rows(tx, asked))).toEqual([])
      expect(await database.tenantOnce(owner.tenantId, (tx) => rows(tx, asked))).toEqual([])
    }
    const tenants = await database.tenant(owner.tenantId, (tx) => rows(tx, sql`select id from tenants`))
    expect(tenants).toEqual([{ id: owner.tenantId }])
  })

  it('changes and deletes nothing of another tenant, in any table', async () => {
    for (const name of tables) {
      const changed = await undone(owner.tenantId, (tx) =>
        rows(tx, sql`update ${table(name)} set tenant_id = tenant_id returning tenant_id`),
      )
      expect(new Set(changed.map((row) => row['tenant_id']))).toEqual(new Set([owner.tenantId]))
      const deleted = await undone(owner.tenantId, (tx) =>
        rows(tx, sql`delete from ${table(name)} returning tenant_id`),
      )
      expect(new Set(deleted.map((row) => row['tenant_id']))).toEqual(new Set([owner.tenantId]))
      const locked = await undone(owner.tenantId, (tx) =>
        rows(tx, sql`select tenant_id from ${table(name)} for update`),
      )
      expect(new Set(locked.map((row) => row['tenant_id']))).toEqual(new Set([owner.tenantId]))
    }
  })
})

describe('a row of another tenant', () => {
  it('cannot be written, in any table: 42501', async () => {
    for (const name of tables) {
      const [row] = await catalog<{ row: object }>(
        `select to_jsonb(t) as row from ${name} t where tenant_id = '${other.tenantId}' limit 1`,
      )
      const foreign = JSON.stringify(row!.row)
      const insert = sql`insert into ${table(name)} overriding system value select * from jsonb_populate_record(null::${table(name)}, ${foreign}::jsonb)`
      expect(await codeOf(database.tenant(owner.tenantId, (tx) => tx.execute(insert))), name).toBe('42501')
      const give = sql`update ${table(name)} set tenant_id = ${other.tenantId}`
      expect(await codeOf(database.tenant(owner.tenantId, (tx) => tx.execute(give))), name).toBe('42501')
    }
    const rename = sql`update tenants set id = ${other.tenantId}`
    expect(await codeOf(database.tenant(owner.tenantId, (tx) => tx.execute(rename)))).toBe('42501')
  })

  it('cannot be pointed at: a foreign key finds it nowhere', async () => {
    const [session] = await catalog<{ id: string }>(
      `select id from chat_sessions where tenant_id = '${other.tenantId}' limit 1`,
    )
    const point = sql`insert into messages (tenant_id, id, session_id, role, text) values (${owner.tenantId}, 'msg_x', ${session!.id}, 'visitor', 'x')`
    expect(await codeOf(database.tenant(owner.tenantId, (tx) => tx.execute(point)))).toBe('23503')
  })
})

describe('the Database', () => {
  it('shows no row without a tenant, also on a connection that just had one', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await database.tenant(owner.tenantId, (tx) => tx.execute(sql`select 1`))
      const seen = await database.system(async (tx) => {
        await tx.execute(sql`set local role fd_tenant`)
        const counts = await Promise.all(
          [...tables, 'tenants'].map(async (name) => rows(tx, sql`select count(*)::int as count from ${table(name)}`)),
        )
        return counts.map(([row]) => row!['count'])
      })
      expect(new Set(seen)).toEqual(new Set([0]))
    }
  })

  it('leaves no setting and no role behind for the next transaction', async () => {
    await database.tenant(owner.tenantId, (tx) => tx.execute(sql`select 1`))
    const state = sql`select current_user as role, coalesce(current_setting('app.tenant_id', true), '') as tenant`
    expect(await database.system((tx) => rows(tx, state))).toEqual([{ role: 'fd_system', tenant: '' }])
    expect(await database.tenant(other.tenantId, (tx) => rows(tx, state))).toEqual([
      { role: 'fd_tenant', tenant: other.tenantId },
    ])
  })

  it.each([
    '',
    'x',
    "' or true --",
    'ten_x',
    `ten_${'0'.repeat(26)}' or '1'='1`,
    `ten_${'0'.repeat(26)}\0`,
    `TEN_${'0'.repeat(26)}`,
  ])('does not open for %j, which is no tenant id', async (tenantId) => {
    const work = vi.fn<(tx: Tx) => Promise<void>>()
    expect(() => void database.tenant(tenantId, work)).toThrow('Not a tenant id')
    expect(() => void database.tenantOnce(tenantId, work)).toThrow('Not a tenant id')
    expect(work).not.toHaveBeenCalled()
  })

  it('is shut after the transaction: a late query is refused and never runs as the owner', async () => {
    const open: Tx[] = []
    const keep = async (tx: Tx) => void open.push(tx)
    await database.tenant(owner.tenantId, keep)
    await database.tenantOnce(owner.tenantId, keep)
    await database.system(keep)
    await database.systemOnce(keep)
    await expect(
      database.tenant(owner.tenantId, async (tx) => {
        open.push(tx)
        throw new Undo()
      }),
    ).rejects.toThrow(Undo)
    for (const tx of open)
      expect(await codeOf(Promise.resolve(tx.execute(sql`select 1`)))).toBe(
        'A query was sent outside of its transaction',
      )
  })

  it("stays shut for a late query while the connection serves another tenant's transaction", async () => {
    const own = await openCopy()
    try {
      const tenantOf = (letter: string) => `ten_${letter.repeat(26)}`
      let late: Tx | undefined
      await own.database.tenant(tenantOf('a'), async (tx) => void (late = tx))
      // The pool hands out the connection returned last.
      const refused = await own.database.tenant(tenantOf('b'), async (tx) => {
        await tx.execute(sql`select 1`)
        return codeOf(Promise.resolve(late!.execute(sql`select current_setting('app.tenant_id')`)))
      })
      expect(refused).toBe('A query was sent outside of its transaction')
    } finally {
      await own.close()
    }
  })

  it('takes only queries sent before the first await in one round trip', async () => {
    const one = (tx: Tx) => rows(tx, sql`select 1 as one`)
    const both = await database.tenantOnce(owner.tenantId, (tx) => Promise.all([one(tx), one(tx)]))
    expect(both).toEqual([[{ one: 1 }], [{ one: 1 }]])
    const late = database.tenantOnce(owner.tenantId, async (tx) => {
      await one(tx)
      return one(tx)
    })
    expect(await codeOf(late)).toBe('A query was sent outside of its transaction')
  })

  it('commits nothing when one of the queries failed, although its failure was swallowed', async () => {
    const before = await database.tenant(owner.tenantId, (tx) => rows(tx, sql`select name from tenants`))
    const rename = (tx: Tx) => tx.execute(sql`update tenants set name = 'Stolen'`)
    const fail = (tx: Tx) => tx.execute(sql`select 1 / 0`)
    const swallowing = (tx: Tx) => Promise.allSettled([rename(tx), fail(tx)])
    await expect(database.tenant(owner.tenantId, swallowing)).rejects.toThrow('rolled back')
    await expect(database.tenantOnce(owner.tenantId, swallowing)).rejects.toThrow('rolled back')
    expect(await codeOf(database.tenantOnce(owner.tenantId, (tx) => Promise.all([rename(tx), fail(tx)])))).toBe('22012')
    expect(await database.tenant(owner.tenantId, (tx) => rows(tx, sql`select name from tenants`))).toEqual(before)
  })
})
