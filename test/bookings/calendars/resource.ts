import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../../src/core/ids.ts'

/** A bookable staff member. */
export async function insertResource(app: FastifyInstance, tenantId: string): Promise<string> {
  const id = newId('res')
  await app.database.tenant(tenantId, (tx) =>
    tx.execute(sql`
      insert into resources (tenant_id, id, name, kind, time_zone, weekly_hours, date_overrides, active)
      values (${tenantId}, ${id}, 'Dr. Grace Hopper', 'staff', 'Europe/Berlin', '{}', '[]', true)`),
  )
  return id
}
