import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf, api, byCursor, type Api } from '../../api/client.ts'
import { queryClient } from '../../api/session.ts'
import type { DeliveryFilters } from './filters.ts'

export type Endpoint = Api['WebhookEndpoint']
export type Delivery = Api['WebhookDelivery']

const PAGE = 50
const MAX_LOADED = 200

/** The log moves by itself: tries happen while somebody looks. */
const LOG_INTERVAL_MS = 10_000
const OPEN_INTERVAL_MS = 2_000

export const endpointsQuery = queryOptions({
  queryKey: ['webhooks', 'endpoints'],
  queryFn: () => answerOf(api.GET('/api/v1/webhooks/endpoints', { params: { query: { limit: MAX_LOADED } } })),
})

/** Asked for by a click, and forgotten with the page. */
export const secretQuery = queryOptions({
  queryKey: ['webhooks', 'secret'],
  queryFn: () => answerOf(api.GET('/api/v1/webhooks/secret')),
  gcTime: 0,
})

export const eventTypesQuery = queryOptions({
  queryKey: ['webhooks', 'event-types'],
  queryFn: () => answerOf(api.GET('/api/v1/webhooks/event-types')),
  staleTime: Infinity,
})

export function deliveriesQuery({ endpoint, ...filters }: DeliveryFilters) {
  const asked = { limit: PAGE, ...filters, ...(endpoint !== undefined && { endpoint_id: endpoint }) }
  return infiniteQueryOptions({
    queryKey: ['webhooks', 'deliveries', asked],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...asked, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/webhooks/deliveries', { params: { query } }))
    },
    ...byCursor,
    refetchInterval: LOG_INTERVAL_MS,
  })
}

export function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: ['webhooks', 'delivery', id],
    queryFn: () =>
      answerOf(api.GET('/api/v1/webhooks/deliveries/{delivery_id}', { params: { path: { delivery_id: id } } })),
    refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? OPEN_INTERVAL_MS : LOG_INTERVAL_MS),
  })
}

/** The text that is sent never changes. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['webhooks', 'event', id],
    queryFn: () => answerOf(api.GET('/api/v1/webhooks/events/{event_id}', { params: { path: { event_id: id } } })),
    staleTime: Infinity,
  })
}

/** How many deliveries a recovery since this instant would send again; `isMore` where the log is longer than was read. */
export function missedQuery(endpointId: string, since: string) {
  return queryOptions({
    queryKey: ['webhooks', 'missed', endpointId, since],
    queryFn: async () => {
      const pages = await Promise.all([missed(endpointId, 'failed'), missed(endpointId, 'skipped')])
      const rows = pages.flatMap(({ data }) => data).filter(({ created_at: at }) => at >= since)
      const isMore = pages.some(({ data, next_cursor: next }) => next !== null && data.at(-1)!.created_at >= since)
      return { count: rows.length, isMore }
    },
  })
}

function missed(endpointId: string, status: 'failed' | 'skipped') {
  const query = { limit: MAX_LOADED, status, endpoint_id: endpointId }
  return answerOf(api.GET('/api/v1/webhooks/deliveries', { params: { query } }))
}

export function refreshWebhooks(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, kind] }) => area === 'webhooks' && kind !== 'secret' && kind !== 'event',
  })
}
