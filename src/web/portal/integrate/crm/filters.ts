import type { Api } from '../../api/client.ts'

type SyncStatus = Api['CrmSync']['status']

export const SYNC_STATUSES: SyncStatus[] = ['pending', 'completed', 'failed']

/** Which pushes are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface SyncFilters {
  outcome?: SyncStatus
  connection?: string
}

/** An address can hold anything; unknown and empty values are dropped. */
export function syncFilters({ outcome, connection }: Record<string, unknown>): SyncFilters {
  const known = SYNC_STATUSES.find((one) => one === outcome)
  return {
    ...(known && { outcome: known }),
    ...(typeof connection === 'string' && connection !== '' && { connection }),
  }
}

/** The lead whose values the mapping is shown with. */
export function sampleSearch({ lead }: Record<string, unknown>): { lead?: string } {
  return typeof lead === 'string' && lead !== '' ? { lead } : {}
}
