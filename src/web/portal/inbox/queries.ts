import { infiniteQueryOptions, queryOptions, replaceEqualDeep, type InfiniteData } from '@tanstack/react-query'
import { answerOf, api, byCursor, type Api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import type { InboxSearch } from './search.ts'

const PAGE = 50

export type Conversation = Api['ChatSessionWithMessages']
export type Message = Conversation['messages'][number]
export type SavedReply = Api['SavedReply']

interface Page<T> {
  data: T[]
}

/**
 * Rows that say what they said before stay the same objects, though they moved. The library compares them by their place: in
 * a list by the newest message each would be another one, and be drawn anew.
 */
function sameById<T>(idOf: (row: T) => string) {
  return (known: unknown, read: unknown): unknown => {
    const before = new Map(rowsOf<T>(known).map((row) => [idOf(row), row]))
    // The library types both as unknown; they are the data of the query below.
    const { pages, ...more } = read as InfiniteData<Page<T>>
    const kept = (row: T) => replaceEqualDeep(before.get(idOf(row)), row)
    return { ...more, pages: pages.map((page) => ({ ...page, data: page.data.map(kept) })) }
  }
}

function rowsOf<T>(list: unknown): T[] {
  // As above; undefined before the first answer.
  return (list as InfiniteData<Page<T>> | undefined)?.pages.flatMap(({ data }) => data) ?? []
}

/** Chats as the address wants them. */
export function conversationsQuery({ view = 'open', sentiment, language, q }: InboxSearch) {
  const asked = { view, limit: PAGE, ...(sentiment && { sentiment }), ...(language && { language }), ...(q && { q }) }
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: ['conversations', 'list', asked],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...asked, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/chat/sessions', { params: { query } }))
    },
    structuralSharing: sameById(({ session_id: id }: Pick<Conversation, 'session_id'>) => id),
  })
}

/** Calls beside the chats; open ones are those on the phone. */
export function callsBesideQuery({ view = 'open', sentiment, q }: InboxSearch) {
  const isOpen = view === 'open'
  const asked = {
    limit: PAGE,
    ...(isOpen && { status: 'in_progress' as const }),
    ...(sentiment && { sentiment }),
    ...(q && { q }),
  }
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: ['calls', 'beside-chats', asked],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...asked, ...(cursor !== null && { cursor }) }
      return answerOf(api.GET('/api/v1/calls', { params: { query } }))
    },
    structuralSharing: sameById(({ call_id: id }: Pick<Api['Call'], 'call_id'>) => id),
  })
}

/** Those who wait for a person, and how many: for the sidebar and the alerts. */
export const waitingQuery = queryOptions({
  queryKey: ['conversations', 'waiting'],
  queryFn: () => answerOf(api.GET('/api/v1/chat/sessions', { params: { query: { view: 'waiting', limit: 20 } } })),
})

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversations', 'one', id],
    queryFn: () => answerOf(api.GET('/api/v1/chat/sessions/{session_id}', { params: { path: { session_id: id } } })),
  })
}

/** The trace of an answer, which never changes. */
export function traceQuery(sessionId: string, messageId: string) {
  const path = { session_id: sessionId, message_id: messageId }
  return queryOptions({
    queryKey: ['trace', messageId],
    queryFn: () =>
      answerOf(api.GET('/api/v1/chat/sessions/{session_id}/messages/{message_id}/trace', { params: { path } })),
    staleTime: Infinity,
  })
}

/** Asked once for a message: with a language model it costs as much as an answer. */
export function suggestionsQuery(sessionId: string, messageId: string) {
  return queryOptions({
    queryKey: ['suggested-replies', sessionId, messageId],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/chat/sessions/{session_id}/suggestions', { params: { path: { session_id: sessionId } } }),
      ),
    staleTime: Infinity,
  })
}

export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: () => answerOf(api.GET('/api/v1/saved-replies', { params: { query: { limit: 200 } } })),
})

export const colleaguesQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => answerOf(api.GET('/api/v1/users', { params: { query: { limit: 200 } } })),
})

function refreshConversations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['conversations'] })
}

const pathOf = (id: string) => ({ path: { session_id: id } })

export async function patchConversation(id: string, body: Api['ChatSessionPatch']): Promise<void> {
  await api.PATCH('/api/v1/chat/sessions/{session_id}', { params: pathOf(id), body }).finally(refreshConversations)
}

/** The change that this makes is told by the stream, so nothing is read anew here: a message would cost every page twice. */
export async function markRead(id: string, readAt: string): Promise<void> {
  await api.PATCH('/api/v1/chat/sessions/{session_id}', { params: pathOf(id), body: { read_at: readAt } })
}

/** Only while the one answers who is seen to answer; null: nobody. */
export async function takeOver(id: string, handledBy: string | null): Promise<void> {
  const params = { ...pathOf(id), query: { if_handled_by: handledBy ?? 'nobody' } }
  await api.POST('/api/v1/chat/sessions/{session_id}/takeover', { params }).finally(refreshConversations)
}

export async function handBack(id: string): Promise<void> {
  await api.POST('/api/v1/chat/sessions/{session_id}/release', { params: pathOf(id) }).finally(refreshConversations)
}

interface Sender {
  handledBy: string
  key: string
}

/** Stored once for a key. */
export async function answer(id: string, text: string, { handledBy, key }: Sender): Promise<void> {
  const body = { text, if_handled_by: handledBy }
  const headers = { 'Idempotency-Key': key }
  await api
    .POST('/api/v1/chat/sessions/{session_id}/messages', { params: pathOf(id), body, headers })
    .finally(refreshConversations)
}

export async function end(id: string): Promise<void> {
  await api.POST('/api/v1/chat/sessions/{session_id}/end', { params: pathOf(id) }).finally(refreshConversations)
}

export function tellPresence(id: string, state: Api['Presence']['state']): Promise<unknown> {
  return api.POST('/api/v1/chat/sessions/{session_id}/presence', { params: pathOf(id), body: { state } })
}
