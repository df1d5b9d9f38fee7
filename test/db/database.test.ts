import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { prepared, type Database } from '../../src/db/database.ts'
import { tenants } from '../../src/tenants/tables.ts'
import { testDatabase } from '../support/database.ts'

const idOf = prepared('test_tenant_id', (tx, name) => tx.select({ id: tenants.id }).from(tenants).prepare(name))

describe('the door to the data', () => {
  let database: Database
  let tenantId: string

  beforeAll(async () => {
    database = await testDatabase()
    tenantId = newId('ten')
    await database.system((tx) => tx.insert(tenants).values({ id: tenantId, name: 'A' }))
  })

  it('answers a query in one round trip, prepared or built', async () => {
    expect(await database.tenantOnce(tenantId, (tx) => idOf(tx).execute())).toEqual([{ id: tenantId }])
    expect(await database.tenantOnce(tenantId, (tx) => tx.select({ id: tenants.id }).from(tenants))).toEqual([
      { id: tenantId },
    ])
  })

  it('works as a role that owns nothing', async () => {
    const who = sql`select current_user as name, (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as mighty`
    expect((await database.tenantOnce(tenantId, (tx) => tx.execute(who))).rows).toEqual([
      { name: 'fd_tenant', mighty: false },
    ])
    expect((await database.systemOnce((tx) => tx.execute(who))).rows).toEqual([{ name: 'fd_system', mighty: false }])
  })

  it('leaves neither role nor tenant on the connection', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.tenant(tenantId, (tx) => idOf(tx).execute())))
    const other = await database.tenantOnce(newId('ten'), (tx) => idOf(tx).execute())
    expect(other).toEqual([])
  })

  it('rolls back when the work throws', async () => {
    const id = newId('ten')
    const failing = database.system(async (tx) => {
      await tx.insert(tenants).values({ id, name: 'gone' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await database.tenantOnce(id, (tx) => idOf(tx).execute())).toEqual([])
  })

  it('says so when the failure of a query was swallowed, and keeps nothing', async () => {
    const id = newId('ten')
    const swallowing = database.system(async (tx) => {
      await tx.insert(tenants).values({ id, name: 'gone' })
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('rolled back')
    expect(await database.tenantOnce(id, (tx) => idOf(tx).execute())).toEqual([])
  })

  it('fails a pipelined transaction as a whole', async () => {
    const id = newId('ten')
    const failing = database.systemOnce((tx) =>
      Promise.all([tx.insert(tenants).values({ id, name: 'gone' }), tx.execute(sql`select 1 / 0`)]),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await database.tenantOnce(id, (tx) => idOf(tx).execute())).toEqual([])
  })

  it('refuses a query that comes after the end of its transaction', async () => {
    let late: Promise<unknown> | undefined
    await database.tenant(tenantId, async (tx) => {
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => idOf(tx).execute())
      late.catch(() => undefined)
    })
    await expect(late).rejects.toMatchObject({ cause: { message: 'A query was sent outside of its transaction' } })
  })

  it('refuses a tenant id that is none before it reaches SQL', async () => {
    expect(() => database.tenant("ten_'; drop table tenants; --", (tx) => idOf(tx).execute())).toThrow(
      'Not a tenant id',
    )
  })

  it('serves many transactions at once, failing ones among them', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        database.tenant(tenantId, (tx) => tx.execute(index % 3 === 0 ? sql`select 1 / 0` : sql`select 1`)),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(34)
    await database.ping()
  })
})
