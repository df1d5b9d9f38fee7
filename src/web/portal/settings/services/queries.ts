import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../../api/client.ts'
import { queryClient } from '../../api/session.ts'

export type Service = Api['Service']
export type Resource = Api['Resource']

interface Page<T> {
  data: T[]
  next_cursor: string | null
}

/** Every page of a list, in the order of the names: services and staff are chosen from as a whole. */
async function allOf<T extends { name: string }>(read: (query: object) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = []
  let cursor: string | null | undefined
  do {
    const page: Page<T> = await read({ limit: 200, ...(cursor != null && { cursor }) })
    rows.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null)
  return rows.toSorted((a, b) => a.name.localeCompare(b.name))
}

export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: () => allOf((query) => answerOf(api.GET('/api/v1/services', { params: { query } }))),
})

export const resourcesQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: () => allOf((query) => answerOf(api.GET('/api/v1/resources', { params: { query } }))),
})

/** A form reads what is there now, and is not drawn anew below somebody who types. */
const forForm = { gcTime: 0, staleTime: Infinity }

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['service', id],
    queryFn: () => answerOf(api.GET('/api/v1/services/{service_id}', { params: { path: { service_id: id } } })),
    ...forForm,
  })

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['resource', id],
    queryFn: () => answerOf(api.GET('/api/v1/resources/{resource_id}', { params: { path: { resource_id: id } } })),
    ...forForm,
  })

export function refreshServices(): Promise<unknown> {
  return Promise.all([queryClient.invalidateQueries(servicesQuery), queryClient.invalidateQueries(resourcesQuery)])
}
