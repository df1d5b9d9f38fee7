import type { QueryKey } from '@tanstack/react-query'
import { namesIn } from '../../../core/keys.ts'
import type { Api } from './client.ts'
import { queryClient } from './session.ts'
import type { Change, TenantEvent } from './tenant-events.ts'

const CONVERSATIONS: QueryKey = ['conversations']

/** Beginnings of the query keys to read anew, by the kind of the change. */
const FOLLOWED: Record<Change['kind'], QueryKey[]> = {
  conversation: [CONVERSATIONS, ['today'], ['leads', 'timeline']],
  call: [['calls'], ['today'], ['open'], ['leads', 'timeline']],
  booking: [['bookings'], ['booking'], ['today'], ['leads', 'timeline'], ['calls', 'bookings']],
  hold: [['bookings', 'board']],
  lead: [['leads', 'list'], ['leads', 'one'], ['leads', 'timeline'], ['today'], ['open']],
  document: [['documents'], ['document'], ['answers']],
  delivery: [['webhooks', 'deliveries'], ['webhooks', 'delivery'], ['today']],
  exam: [['exams']],
  settings: [['answering'], ['bookings'], ['today'], ['setup'], ['saved-replies'], ['resources']],
  presence: [],
}

/** Between two readings of the same, so that a busy hour costs no more than a page can show; the second while changes go on. */
const LIST_GAPS_MS = [300, 700] as const
/** Of one record less happens than in a list, and somebody looks at it: it does not wait for the lists. */
const RECORD_GAPS_MS = [50, 50] as const

/** Before a conversation is read: the stream tells its messages by themselves, and a change seldom comes alone. */
const CONVERSATION_AFTER_MS = 150

type IsShowing = (query: { queryKey: QueryKey }) => boolean

interface Place {
  key: QueryKey
  isShowing: IsShowing
  gaps: readonly [first: number, further: number]
  afterMs?: number
  isDue: boolean
}

const waiting = new Map<string, Place>()

/** Reads anew what shows this change, at once; further changes wait for that reading and are read together. */
export function refreshWhatChanged({ kind, id }: Pick<Change, 'kind' | 'id'>): void {
  for (const key of FOLLOWED[kind]) {
    refreshRecord(key, id)
    refresh(JSON.stringify(key), { key, isShowing: (query) => !isRecord(query), gaps: LIST_GAPS_MS })
  }
}

/** `id` null: every record that is open. */
function refreshRecord(key: QueryKey, id: string | null): void {
  const isShowing: IsShowing = (query) => isRecord(query) && (id === null || query.queryKey[2] === id)
  if (queryClient.getQueryCache().findAll({ queryKey: key, predicate: isShowing }).length === 0) return
  const afterMs = key === CONVERSATIONS ? CONVERSATION_AFTER_MS : 0
  refresh(JSON.stringify([key, id]), { key, isShowing, gaps: RECORD_GAPS_MS, afterMs })
}

type ToldMessage = Extract<TenantEvent, { event: 'message' }>['data']

/** Shows a message of a conversation that the stream watches, without a question to the server. */
export async function showMessage({ session_id: id, ...message }: ToldMessage): Promise<void> {
  const queryKey = [...CONVERSATIONS, 'one', id]
  if (queryClient.getQueryData(queryKey) === undefined) return
  // A reading that is under way may show what was before the message.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Api['ChatSessionWithMessages']>(
    queryKey,
    (known) => known && { ...known, messages: withMessage(known.messages, message) },
  )
  refreshRecord(CONVERSATIONS, id)
}

type Message = Api['ChatSessionWithMessages']['messages'][number]

/** Ids are ordered by time. */
function withMessage(messages: Message[], message: Message): Message[] {
  const others = messages.filter(({ message_id: id }) => id !== message.message_id)
  return [...others, message].toSorted((one, other) => (one.message_id < other.message_id ? -1 : 1))
}

function isRecord({ queryKey: [, part] }: { queryKey: QueryKey }): boolean {
  return part === 'one'
}

function refresh(name: string, place: Omit<Place, 'isDue'>): void {
  const known = waiting.get(name)
  if (known !== undefined) known.isDue = true
  else void run(name, { ...place, isDue: true })
}

/** After a break nobody knows what changed. */
export function refreshAll(): void {
  for (const kind of namesIn(FOLLOWED)) refreshWhatChanged({ kind, id: null })
}

async function run(name: string, place: Place): Promise<void> {
  waiting.set(name, place)
  await pause(place.afterMs ?? 0)
  const [first, further] = place.gaps
  for (let gap = first; place.isDue; gap = further) {
    place.isDue = false
    await mutationsAreOver()
    // A first reading that is under way is not begun anew, and may show what was before the change.
    const shown = queryClient.getQueryCache().findAll({ queryKey: place.key, predicate: place.isShowing })
    if (shown.some(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)) place.isDue = true
    await queryClient.invalidateQueries({ queryKey: place.key, predicate: place.isShowing })
    await pause(gap * (0.75 + Math.random() / 2))
  }
  waiting.delete(name)
}

const LOOK_MS = 20
const MAX_MS = 2_000

/** A reading beside a change would show what was before it; the change itself reads anew at its end. */
async function mutationsAreOver(): Promise<void> {
  const since = performance.now()
  while (queryClient.isMutating() > 0 && performance.now() - since < MAX_MS) await pause(LOOK_MS)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
