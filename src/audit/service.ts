import type { z } from 'zod'
import { isDay, startOfDay } from '../core/days.ts'
import { firstIdAt } from '../core/ids.ts'
import { afterEvery, decodeCursor, pageOf, type Page } from '../core/pagination.ts'
import { justAfter } from '../core/time.ts'
import type { Database, Tx } from '../db/database.ts'
import { zoneOf, type Tenants } from '../tenants/index.ts'
import { auditRepository, type AuditRow } from './repository.ts'
import type { listAuditQuery } from './schemas.ts'
import { targetsOf, type AuditEntry } from './targets.ts'

interface AuditDeps {
  database: Database
  tenants: Pick<Tenants, 'find'>
}

export interface AuditService {
  /** A page, newest first; days are in the tenant's time zone unless one is given. @throws BadRequest for a foreign cursor */
  list(tenantId: string, query: z.infer<typeof listAuditQuery>): Promise<Page<AuditEntry>>
}

export function createAuditService({ database, tenants }: AuditDeps): AuditService {
  return {
    async list(tenantId, { actor, action, from, to, limit, cursor, time_zone: given }) {
      const zone = await zoneOf(tenants, tenantId, given)
      const first = from === undefined ? new Date(0) : momentOf(from, zone, 0)
      const end = to === undefined ? undefined : isDay(to) ? momentOf(to, zone, 1) : justAfter(to)
      const ends = [decodeCursor(cursor), end && firstIdAt('aud', end)].filter((one) => one !== undefined)
      const before = ends.toSorted()[0] ?? afterEvery('aud')
      const filter = { actor, action, from: firstIdAt('aud', first), before, limit: limit + 1 }
      return database.tenant(tenantId, async (tx) => {
        const { data, nextCursor } = pageOf(await auditRepository.list(tx, tenantId, filter), limit)
        return { data: await withTargets(tx, tenantId, data), nextCursor }
      })
    },
  }
}

async function withTargets(tx: Tx, tenantId: string, rows: AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.map(({ targetId }) => targetId).filter((id) => id !== null)
  const targets = await targetsOf(tx, tenantId, ids)
  const targetOf = (id: string) => targets.get(id) ?? { name: null, exists: false }
  return rows.map((row) => ({ ...row, target: row.targetId === null ? null : targetOf(row.targetId) }))
}

function momentOf(text: string, zone: string, daysLater: number): Date {
  return isDay(text) ? startOfDay(text, zone, daysLater) : new Date(text)
}
