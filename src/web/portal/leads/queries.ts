import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { lookUp } from '../../../core/keys.ts'
import { answerOf, api, byCursor, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { t } from '../texts/index.ts'
import { leadFilters, type LeadFilters, type Status } from './search.ts'

export type Lead = Api['Lead']
export type LeadWithHistory = Api['LeadWithHistory']
export type Entry = Api['LeadTimeline']['data'][number]

const PAGE = 50
/** Mails and CRM pushes are told by no event. */
const LOOK_AGAIN_MS = 10_000

export function leadsQuery(filters: LeadFilters) {
  return infiniteQueryOptions({
    queryKey: ['leads', 'list', filters],
    queryFn: ({ pageParam: cursor }) => {
      const query = { limit: PAGE, ...leadFilters({ ...filters }), ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/leads', { params: { query } }))
    },
    ...byCursor,
  })
}

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: () => answerOf(api.GET('/api/v1/leads/{lead_id}', { params: { path: { lead_id: id } } })),
    refetchInterval: LOOK_AGAIN_MS,
  })
}

export function timelineQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['leads', 'timeline', id],
    queryFn: ({ pageParam: cursor }) => {
      const params = { path: { lead_id: id }, query: { limit: PAGE, ...(cursor !== null && { cursor }) } }
      return answerOf(api.GET('/api/v1/leads/{lead_id}/timeline', { params }))
    },
    ...byCursor,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

type LeadChange = Api['UpdateLead']

export function changeLead(id: string, body: LeadChange): Promise<Lead> {
  return answerOf(api.PATCH('/api/v1/leads/{lead_id}', { params: { path: { lead_id: id } }, body }))
}

export function refreshLeads(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['leads'] })
}

/** Shows the status before the server has it. Returns how to take that back. */
export function showStatus(id: string, status: Status): () => void {
  const before = queryClient.getQueriesData({ queryKey: ['leads'] })
  queryClient.setQueriesData<InfiniteData<{ data: Lead[] }>>({ queryKey: ['leads', 'list'] }, (list) =>
    list === undefined ? list : { ...list, pages: list.pages.map((page) => withStatus(page, id, status)) },
  )
  queryClient.setQueriesData<Lead>({ queryKey: ['leads', 'one', id] }, (lead) => lead && { ...lead, status })
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}

function withStatus<P extends { data: Lead[] }>(page: P, id: string, status: Status): P {
  return { ...page, data: page.data.map((lead) => (lead.lead_id === id ? { ...lead, status } : lead)) }
}

/** A wish in words: what visitors said is kept as it is, a kind of wish has a name. Null for none. */
export function wishOf(intent: string | null): string | null {
  return intent === null ? null : (lookUp(t.leads.wishes, intent) ?? intent)
}

/** Name of a person, else the e-mail address or number. */
export function nameOf({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>): string {
  return name ?? email ?? phone ?? t.leads.unnamed
}
