import { useInfiniteQuery } from '@tanstack/react-query'
import type { Api } from '../api/client.ts'
import { callsBesideQuery, conversationsQuery } from './queries.ts'
import type { InboxSearch } from './search.ts'

type Chat = Api['ChatSessionPage']['data'][number]
type Call = Api['Call']

export type Row = { at: string; id: string } & ({ chat: Chat; call?: never } | { call: Call; chat?: never })

const ON_THE_PHONE: Call['status'][] = ['queued', 'ringing', 'in_progress']

/** Chats and calls together by their newest moment, as far as both were read. */
export function useRows(search: InboxSearch) {
  const { view = 'open', channel, language } = search
  const hasCalls = channel !== 'chat' && view !== 'waiting' && view !== 'mine' && language === undefined
  const hasChats = channel !== 'call'
  const chats = useInfiniteQuery({ ...conversationsQuery(search), enabled: hasChats })
  const calls = useInfiniteQuery({ ...callsBesideQuery(search), enabled: hasCalls })
  const lists = [
    { query: chats, isShown: hasChats, rows: (chats.data?.pages ?? []).flatMap(({ data }) => data.map(ofChat)) },
    { query: calls, isShown: hasCalls, rows: (calls.data?.pages ?? []).flatMap(({ data }) => data.map(ofCall)) },
  ].filter(({ isShown }) => isShown)
  // Behind the last row of a list that goes on, rows of that list are missing.
  const ends = lists.flatMap(({ query, rows }) => (query.hasNextPage ? [rows.at(-1)?.at ?? ''] : []))
  const from = ends.toSorted().at(-1) ?? ''
  const rows = lists
    .flatMap((list) => list.rows)
    .filter(
      ({ at, call }) => at >= from && (view !== 'ended' || call === undefined || !ON_THE_PHONE.includes(call.status)),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
  return {
    data: lists.every(({ query }) => query.data !== undefined) ? rows : undefined,
    error: lists.find(({ query }) => query.error !== null)?.query.error ?? null,
    counts: chats.data?.pages[0]?.counts,
    refetch: () => lists.forEach(({ query }) => void query.refetch()),
    hasMore: ends.length > 0,
    isReading: lists.some(({ query }) => query.isFetchingNextPage),
    readMore: () => lists.forEach(({ query }) => void (query.hasNextPage && query.fetchNextPage())),
  }
}

function ofChat(chat: Chat): Row {
  return { at: chat.last_message_at, id: chat.session_id, chat }
}

/** A call is placed by its beginning, as the list of calls is ordered. */
function ofCall(call: Call): Row {
  return { at: call.created_at, id: call.call_id, call }
}
