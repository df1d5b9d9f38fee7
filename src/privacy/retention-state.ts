import type { Database } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import { countOld, oldestKept } from './retention.ts'
import { retentionRepository, type RetentionState } from './repository.ts'

interface StateDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn'>
  now(): Date
}

export interface RetentionView {
  state: 'off' | 'waiting' | 'running' | 'failing'
  row: RetentionState | undefined
  older: { before: Date; conversations: number; calls: number } | null
}

/** True where the settings let anything be cleared. */
function clearsSomething({ retention_days: days, redaction, recording_days: recordings }: Tenant['privacy']) {
  return days !== null || recordings !== null || redaction !== 'none'
}

/** Reads the last and the next run of a tenant's retention. `days` counts for another limit than the one that is set. */
export function readRetention(
  { database, tenants, now }: StateDeps,
  tenantId: string,
  days: number | undefined,
): Promise<RetentionView> {
  return database.tenant(tenantId, async (tx) => {
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) throw new NotFound()
    const row = await retentionRepository.find(tx, tenantId)
    const limit = days ?? tenant.privacy.retention_days
    const before = limit === null ? null : oldestKept(limit, now())
    const older = before && { before, ...(await countOld(tx, tenantId, before)) }
    return { state: stateOf(tenant.privacy, row), row, older }
  })
}

function stateOf(privacy: Tenant['privacy'], row: RetentionState | undefined): RetentionView['state'] {
  if (!clearsSomething(privacy)) return 'off'
  if (row?.failingSince != null) return 'failing'
  return row?.startedAt == null ? 'waiting' : 'running'
}
