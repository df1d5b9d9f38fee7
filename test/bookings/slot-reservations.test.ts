import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { createTenant } from '../support/factories.ts'

let app: FastifyInstance
let tenantId: string

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** Two resources, one service, and holds `a` to `e` that own the reservations. */
beforeEach(async () => {
  ;({ tenantId } = await createTenant(app))
  await app.database.tenant(tenantId, async (tx) => {
    await tx.execute(sql`
      insert into resources (tenant_id, id, name, kind, time_zone, weekly_hours, date_overrides, active)
      select ${tenantId}, id, id, 'staff', 'UTC', '{}', '[]', true from unnest(array['ada', 'grace']) id`)
    await tx.execute(sql`
      insert into services (tenant_id, id, name, duration_minutes, buffer_before_minutes, buffer_after_minutes,
        slot_interval_minutes, minimum_notice_minutes, maximum_days_ahead, assignment, capacity, active)
      select ${tenantId}, id, id, 60, 0, 0, 60, 0, 60, 'any', 1, true from unnest(array['class', 'talk']) id`)
    await tx.execute(sql`
      insert into booking_holds (tenant_id, id, service_id, token_hash, start_at, end_at, expires_at)
      select ${tenantId}, id, 'class', id, now(), now() + interval '1 h', now() + interval '1 h'
      from unnest(array['a', 'b']) id`)
  })
})

interface Claim {
  owner?: string
  resource?: string
  service?: string
  /** In hours of one day. */
  from: number
  until: number
  unit?: number
  bufferMinutes?: number
  slot?: string
}

function insert({ owner = 'b', resource = 'ada', service = 'class', unit = 0, bufferMinutes = 0, ...claim }: Claim) {
  const start = Date.UTC(2030, 0, 7, claim.from)
  const end = Date.UTC(2030, 0, 7, claim.until)
  const at = (ms: number) => new Date(ms).toISOString()
  const buffer = bufferMinutes * 60_000
  const slot = claim.slot ?? `${service} ${start} ${end}`
  return app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      insert into booking_claims (tenant_id, owner_id, resource_id, hold_id, service_id, slot, unit, start_at, end_at, busy_from, busy_until, expires_at)
      values (${tenantId}, ${owner}, ${resource}, ${owner}, ${service}, ${slot}, ${unit}, ${at(start)}, ${at(end)},
        ${at(start - buffer)}, ${at(end + buffer)}, ${at(end)})`),
  )
}

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return (error as { cause?: { constraint?: string } } | undefined)?.cause?.constraint
}

const first = { owner: 'a', from: 10, until: 11 }

describe('the database', () => {
  it.each<[string, Claim, string | undefined]>([
    ['the same time', { from: 10, until: 11 }, 'booking_claims_one_seat'],
    ['an overlap', { from: 9, until: 12 }, 'booking_claims_one_s'],
    ['an overlap in another seat', { from: 9, until: 12, unit: 1 }, 'booking_claims_one_slot'],
    ['another service in another seat', { from: 10, until: 11, unit: 1, service: 'talk' }, 'booking_claims_one_slot'],
    ['a buffer that overlaps', { from: 11, until: 12, bufferMinutes: 15 }, 'booking_claims_one_s'],
    ['a slot that is not its own', { from: 9, until: 12, unit: 1, slot: 'class' }, 'booking_claims_slot'],
    ['another seat of the same start', { from: 10, until: 11, unit: 1 }, undefined],
    ['what touches', { from: 11, until: 12 }, undefined],
    ['another resource', { from: 10, until: 11, resource: 'grace' }, undefined],
  ])('meets a claim beside one from 10 to 11: %s', async (_name, claim, refusal) => {
    await insert(first)
    const constraint = await refusalOf(insert(claim))
    if (refusal === undefined) expect(constraint).toBeUndefined()
    else expect(constraint).toContain(refusal)
  })
})
