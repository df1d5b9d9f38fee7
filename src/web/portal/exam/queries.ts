import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'

export type Exam = Api['Exam']
export type ExamRow = Api['ExamRow']

/** How often an exam that is being played is looked at again. */
const LOOK_AGAIN_MS = 1_500
/** Plays that the chart shows. */
const SHOWN = 7

export const examsQuery = queryOptions({
  queryKey: ['exams'],
  queryFn: () => answerOf(api.GET('/api/v1/exams', { params: { query: { limit: SHOWN } } })),
  refetchInterval: ({ state: { data } }) =>
    data?.data[0] !== undefined && isOpen(data.data[0]) ? LOOK_AGAIN_MS : false,
})

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', id],
    queryFn: () => answerOf(api.GET('/api/v1/exams/{exam_id}', { params: { path: { exam_id: id } } })),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOpen(data) ? LOOK_AGAIN_MS : false),
  })

export function isOpen({ status }: Pick<Exam, 'status'>): boolean {
  return status === 'waiting' || status === 'playing'
}

export function hasWorked({ outcome }: Pick<ExamRow, 'outcome'>): boolean {
  return outcome === 'answered' || outcome === 'booked'
}

export function isLost(row: ExamRow): boolean {
  return row.outcome !== null && !hasWorked(row) && row.worked_before === true
}
