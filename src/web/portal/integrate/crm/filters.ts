import type { Api } from '../../api/client.ts'
import { idIn, known, oneOf } from '../../parts/address-values.ts'

type SyncStatus = Api['CrmSync']['status']

export const SYNC_STATUSES: SyncStatus[] = ['pending', 'completed', 'failed']

/** Which pushes are shown: kept in the address, so that Back undoes it and a colleague sees the same. */
export interface SyncFilters {
  outcome?: SyncStatus
  connection?: string
}

export function syncFilters({ outcome, connection }: Record<string, unknown>): SyncFilters {
  return known({ outcome: oneOf(SYNC_STATUSES, outcome), connection: idIn(connection) })
}

/** The lead whose values the mapping is shown with. */
export function sampleSearch({ lead }: Record<string, unknown>): { lead?: string } {
  return known({ lead: idIn(lead) })
}
