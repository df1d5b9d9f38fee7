import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'

const PAGE = 50

export type Conversation = Api['ChatSessionWithMessages']

export const VIEWS = ['waiting', 'mine', 'open', 'all'] as const
export type View = (typeof VIEWS)[number]

interface InboxSearch {
  view?: View
}

/** The view of the address; without one all conversations. */
export function inboxSearch({ view }: Record<string, unknown>): InboxSearch {
  const known = VIEWS.find((one) => one === view)
  return known === undefined ? {} : { view: known }
}

export function conversationsQuery(view: View) {
  return infiniteQueryOptions({
    queryKey: ['conversations', 'list', view],
    queryFn: ({ pageParam: cursor }) => {
      const query = { view, limit: PAGE, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/chat/sessions', { params: { query } }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor: next }) => next,
  })
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: () => answerOf(api.GET('/api/v1/chat/sessions/{session_id}', { params: { path: { session_id: id } } })),
  })
}

export function refreshConversations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['conversations'] })
}
