import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { saveFile } from '../parts/download.ts'
import { daysOf, type Days } from './search.ts'

export type Overview = Api['AnalyticsOverview']
export type Figures = Overview['previous']
export type Series = Api['AnalyticsSeries']
export type Question = Api['Questions']['data'][number]

/** Read again when the page is looked at again, at most this often. */
const FRESH_MS = 5 * 60_000

const fresh = { staleTime: FRESH_MS, refetchOnWindowFocus: true } as const

export const overviewQuery = (query: Days) =>
  queryOptions({
    queryKey: ['analytics', 'overview', query],
    queryFn: () => answerOf(api.GET('/api/v1/analytics/overview', { params: { query } })),
    ...fresh,
  })

const MAX_BY_DAY = 92

export function intervalOf(days: Days): 'day' | 'week' {
  return daysOf(days) <= MAX_BY_DAY ? 'day' : 'week'
}

export const seriesQuery = (days: Days) =>
  queryOptions({
    queryKey: ['analytics', 'timeseries', days],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/analytics/timeseries', {
          params: { query: { ...days, metric: 'conversations', interval: intervalOf(days) } },
        }),
      ),
    ...fresh,
  })

const SHOWN_QUESTIONS = 12

export const questionsQuery = (days: Days, isUnanswered: boolean) =>
  queryOptions({
    queryKey: ['analytics', 'questions', days, isUnanswered],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/analytics/questions', {
          params: {
            query: { ...days, limit: SHOWN_QUESTIONS, ...(isUnanswered ? { answered: 'false' as const } : {}) },
          },
        }),
      ),
    ...fresh,
  })

/** Downloads what a part of the page shows, as the API writes it. */
export async function downloadCsv(path: 'overview' | 'timeseries' | 'questions', query: Record<string, string>) {
  const reply = await fetch(`/api/v1/analytics/${path}?${new URLSearchParams(query).toString()}`, {
    headers: { accept: 'text/csv' },
  })
  if (!reply.ok) throw new Error(`The file could not be made: ${reply.status}`)
  saveFile(`${path}-${query['from']}-${query['to']}.csv`, await reply.blob())
}
