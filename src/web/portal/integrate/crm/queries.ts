import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api, byCursor, type Api } from '../../api/client.ts'
import { queryClient } from '../../api/session.ts'
import type { SyncFilters } from './filters.ts'

export type Connection = Api['CrmConnection']
export type Sync = Api['CrmSync']
export type Lead = Api['Lead']
type Mapping = Api['PreviewCrmMapping']['field_mapping']

/** Pushes happen while somebody looks. */
const LOOK_AGAIN_MS = 10_000

export const connectionsQuery = queryOptions({
  queryKey: ['crm', 'connections'],
  queryFn: () => answerOf(api.GET('/api/v1/crm/connections', { params: { query: { limit: 200 } } })),
  refetchInterval: LOOK_AGAIN_MS,
})

export const connectionQuery = (id: string) =>
  queryOptions({
    queryKey: ['crm', 'connection', id],
    queryFn: () =>
      answerOf(api.GET('/api/v1/crm/connections/{connection_id}', { params: { path: { connection_id: id } } })),
  })

/** Samples for the mapping, and names for the ledger. */
export const leadsQuery = queryOptions({
  queryKey: ['crm', 'leads'],
  queryFn: () => answerOf(api.GET('/api/v1/leads', { params: { query: { limit: 200 } } })),
})

export function syncsQuery({ outcome, connection }: SyncFilters) {
  const asked = {
    limit: 50,
    ...(outcome !== undefined && { status: outcome }),
    ...(connection !== undefined && { connection_id: connection }),
  }
  return infiniteQueryOptions({
    queryKey: ['crm', 'syncs', asked],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...asked, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/crm/syncs', { params: { query } }))
    },
    ...byCursor,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** The lead in the fields of the CRM, by a mapping that is perhaps not saved yet. */
export const previewQuery = (id: string, leadId: string | null, mapping: Mapping) =>
  queryOptions({
    queryKey: ['crm', 'preview', id, leadId, mapping],
    queryFn: () =>
      answerOf(
        api.POST('/api/v1/crm/connections/{connection_id}/preview', {
          params: { path: { connection_id: id } },
          body: { lead_id: leadId, field_mapping: mapping ?? null },
        }),
      ),
    placeholderData: keepPreviousData,
  })

export function refreshCrm(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, kind] }) => area === 'crm' && kind !== 'preview' && kind !== 'leads',
  })
}
