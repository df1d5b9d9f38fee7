import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf, api, byCursor, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'

export type Document = Api['Document']
export type DocumentStatus = Document['status']

/** How often something in processing is looked at again. */
const LOOK_AGAIN_MS = 1_500

export interface DocumentFilters {
  q?: string | undefined
  status?: DocumentStatus | undefined
  siteId?: string | undefined
}

export const documentsQuery = ({ q, status, siteId }: DocumentFilters) =>
  infiniteQueryOptions({
    queryKey: ['documents', { q, status, siteId }],
    ...byCursor,
    queryFn: ({ pageParam: cursor }) => {
      const query = given({ q, status, site_id: siteId, cursor: cursor ?? undefined, limit: 50 })
      return answerOf(api.GET('/api/v1/knowledge/documents', { params: { query } }))
    },
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isProcessing)) === true ? LOOK_AGAIN_MS : false,
  })

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: () =>
      answerOf(api.GET('/api/v1/knowledge/documents/{document_id}', { params: { path: { document_id: id } } })),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isProcessing(data) ? LOOK_AGAIN_MS : false),
  })

export const unansweredQuery = queryOptions({
  queryKey: ['questions', 'unanswered'],
  queryFn: () =>
    answerOf(api.GET('/api/v1/analytics/questions', { params: { query: { answered: 'false', limit: 200 } } })),
  staleTime: 30_000,
})

export const proposalsQuery = queryOptions({
  queryKey: ['answer-proposals'],
  queryFn: () => answerOf(api.GET('/api/v1/knowledge/answer-proposals')),
  staleTime: 30_000,
})

export const contradictionsQuery = queryOptions({
  queryKey: ['contradictions'],
  queryFn: () => answerOf(api.GET('/api/v1/knowledge/contradictions')),
  staleTime: 60_000,
})

export const wantedContradictionsQuery = queryOptions({
  queryKey: ['contradictions', 'wanted'],
  queryFn: () => answerOf(api.GET('/api/v1/knowledge/contradictions', { params: { query: { wanted: 'true' } } })),
  staleTime: 60_000,
})

export const answersQuery = infiniteQueryOptions({
  queryKey: ['answers'],
  ...byCursor,
  queryFn: ({ pageParam: cursor }) =>
    answerOf(
      api.GET('/api/v1/knowledge/answers', { params: { query: given({ cursor: cursor ?? undefined, limit: 50 }) } }),
    ),
})

export const passagesQuery = (question: string) =>
  queryOptions({
    queryKey: ['passages', question],
    queryFn: () => answerOf(api.POST('/api/v1/knowledge/search', { body: { query: question, limit: 3 } })),
  })

/** The assistant's answer to a question. Asked again by `refreshKnowledge` only: with a language model it costs. */
export const trialQuery = (question: string) =>
  queryOptions({
    queryKey: ['trial', question],
    queryFn: () => answerOf(api.POST('/api/v1/knowledge/trials', { body: { question } })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** Answers stop at once; for ten seconds `restoreDocument` takes it back. */
export async function deleteDocument(id: string): Promise<void> {
  await api.DELETE('/api/v1/knowledge/documents/{document_id}', { params: { path: { document_id: id } } })
}

/** @throws Problem 409 for a document that was deleted for good */
export async function restoreDocument(id: string): Promise<void> {
  await api
    .POST('/api/v1/knowledge/documents/{document_id}/restore', { params: { path: { document_id: id } } })
    .finally(refreshKnowledge)
}

export function isProcessing({ status }: Pick<Document, 'status'>): boolean {
  return status === 'processing'
}

/** A change of what is known changes every list of this area. */
export async function refreshKnowledge(): Promise<void> {
  const keys = ['documents', 'document', 'questions', 'contradictions', 'answers', 'passages']
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  queryClient.removeQueries({ queryKey: ['trial'] })
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Parameters that have a value. */
function given<T extends object>(parameters: T): Given<T> {
  // `Given` is what is left.
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)) as Given<T>
}
