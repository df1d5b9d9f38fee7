import type { Database } from '../db/database.ts'
import { NotFound } from '../errors.ts'
import type { Tenant, Tenants } from '../tenants/index.ts'
import { countOld, oldestKept } from './clearing.ts'
import { clearingRepository, type ClearingState } from './repository.ts'

interface StateDeps {
  database: Database
  tenants: Pick<Tenants, 'findIn'>
  now(): Date
}

export interface ClearingView {
  state: 'off' | 'waiting' | 'running' | 'failing'
  row: ClearingState | undefined
  older: { before: Date; conversations: number; calls: number } | null
}

/** True where the settings let anything be cleared. */
function clearsSomething({ retention_days: days, redaction, recording_days: recordings }: Tenant['privacy']) {
  return days !== null || recordings !== null || redaction !== 'none'
}

/** Reads the last and the next run of a tenant's clearing. `days` counts for another limit than the one that is set. */
export function readClearing(
  { database, tenants, now }: StateDeps,
  tenantId: string,
  days: number | undefined,
): Promise<ClearingView> {
  return database.tenant(tenantId, async (tx) => {
    const tenant = await tenants.findIn(tx, tenantId)
    if (tenant === undefined) throw new NotFound()
    const row = await clearingRepository.find(tx, tenantId)
    const limit = days ?? tenant.privacy.retention_days
    const before = limit === null ? null : oldestKept(limit, now())
    const older = before && { before, ...(await countOld(tx, tenantId, before)) }
    return { state: stateOf(tenant.privacy, row), row, older }
  })
}

function stateOf(privacy: Tenant['privacy'], row: ClearingState | undefined): ClearingView['state'] {
  if (!clearsSomething(privacy)) return 'off'
  if (row?.failingSince != null) return 'failing'
  return row?.startedAt == null ? 'waiting' : 'running'
}
