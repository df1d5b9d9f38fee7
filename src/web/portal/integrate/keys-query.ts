import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => answerOf(api.GET('/api/v1/api-keys', { params: { query: { limit: 200 } } })),
})
