import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { externalBusyTimes } from '../../../src/bookings/calendars/busy.ts'
import { newId } from '../../../src/core/ids.ts'
import { DAY, HOUR } from '../../../src/core/time.ts'
import { startTestApp } from '../../support/app.ts'
import { createTenant, type TestTenant } from '../../support/factories.ts'
import { insertResource } from './resource.ts'

const NINE = Date.UTC(2026, 2, 5, 9)
const NOW = new Date(Date.UTC(2026, 2, 4))

let app: FastifyInstance
let tenant: TestTenant

beforeAll(async () => {
  app = await startTestApp()
  tenant = await createTenant(app)
})

afterAll(() => app.close())

interface Connection {
  blocking?: boolean
  status?: string
  checkedHoursAgo?: number | null
}

async function connection({ blocking = true, status = 'connected', checkedHoursAgo = 0 }: Connection = {}) {
  const id = newId('cal')
  const resourceId = await insertResource(app, tenant.tenantId)
  const checkedAt = checkedHoursAgo === null ? null : new Date(NOW.getTime() - checkedHoursAgo * HOUR).toISOString()
  await app.database.tenant(tenant.tenantId, (tx) =>
    tx.execute(sql`
      insert into calendar_connections (tenant_id, id, provider, resource_id, settings, blocking, close_after_hours, status, checked_at, created_at)
      values (${tenant.tenantId}, ${id}, 'ics', ${resourceId}, '{}', ${blocking}, 12, ${status}, ${checkedAt}, ${new Date(NOW.getTime() - 2 * DAY).toISOString()})`),
  )
  return { id, resourceId }
}

async function addBusy({ id, resourceId }: { id: string; resourceId: string }, times: [start: number, end: number][]) {
  for (const [number, [start, end]] of times.entries())
    await app.database.tenant(tenant.tenantId, (tx) =>
      tx.execute(sql`
        insert into external_busy (tenant_id, connection_id, number, resource_id, uid, start_at, end_at)
        values (${tenant.tenantId}, ${id}, ${number}, ${resourceId}, 'uid', ${new Date(start).toISOString()}, ${new Date(end).toISOString()})`),
    )
}

function busy(resourceIds: string[], from = NINE, to = NINE + HOUR, of = tenant) {
  return app.database.tenantOnce(of.tenantId, (tx) =>
    externalBusyTimes(tx, of.tenantId, { resourceIds, from, to, now: NOW }),
  )
}

describe('busy times of other calendars', () => {
  it('are those that overlap the range, half open at both ends', async () => {
    const own = await connection()
    const { resourceId } = own
    await addBusy(own, [
      [NINE - HOUR, NINE],
      [NINE - HOUR, NINE + 1],
      [NINE - DAY, NINE + DAY],
      [NINE + HOUR - 1, NINE + 2 * HOUR],
      [NINE + HOUR, NINE + 2 * HOUR],
    ])
    const found = await busy([resourceId])
    expect(found.toSorted((a, b) => a.start - b.start)).toEqual([
      { resourceId, start: NINE - DAY, end: NINE + DAY },
      { resourceId, start: NINE - HOUR, end: NINE + 1 },
      { resourceId, start: NINE + HOUR - 1, end: NINE + 2 * HOUR },
    ])
  })

  it('are those of the resources that were asked for, and of nobody else', async () => {
    const [one, two, three] = [await connection(), await connection(), await connection()]
    for (const each of [one, two, three]) await addBusy(each, [[NINE, NINE + HOUR]])
    const found = await busy([one.resourceId, two.resourceId])
    expect(found.map(({ resourceId }) => resourceId).toSorted()).toEqual([one.resourceId, two.resourceId].toSorted())
    expect(await busy([])).toEqual([])
    expect(await busy([one.resourceId], NINE, NINE + HOUR, await createTenant(app))).toEqual([])
  })
})

describe('a resource whose calendar must not be missed', () => {
  const whole = (resourceId: string) => [{ resourceId, start: NINE, end: NINE + HOUR }]

  it('is closed for the whole range once the calendar was not seen for too long', async () => {
    const { resourceId } = await connection({ status: 'failing', checkedHoursAgo: 12.1 })
    expect(await busy([resourceId])).toEqual(whole(resourceId))
  })

  it('is closed too when the calendar was never seen since its connection was made', async () => {
    const { resourceId } = await connection({ status: 'failing', checkedHoursAgo: null })
    expect(await busy([resourceId])).toEqual(whole(resourceId))
  })

  it.each([
    ['it was seen within that time', { status: 'failing', checkedHoursAgo: 11.9 }],
    ['it may be missed', { blocking: false, status: 'failing', checkedHoursAgo: 100 }],
    ['nobody has consented yet', { status: 'unauthorized', checkedHoursAgo: null }],
  ])('stays open while %s', async (_why, values: Connection) => {
    const { resourceId } = await connection(values)
    expect(await busy([resourceId])).toEqual([])
  })
})
