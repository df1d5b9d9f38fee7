import type { QueryKey } from '@tanstack/react-query'
import type { Change } from './live.ts'
import { queryClient } from './session.ts'

/** Beginnings of the query keys to read anew, by the kind of the change. */
const FOLLOWED: Record<Change['kind'], QueryKey[]> = {
  conversation: [['conversations'], ['today'], ['leads', 'timeline']],
  call: [['calls'], ['today'], ['leads', 'timeline']],
  booking: [['bookings'], ['booking'], ['today'], ['leads', 'timeline'], ['calls', 'bookings']],
  hold: [['bookings', 'board']],
  lead: [['leads', 'list'], ['leads', 'one'], ['leads', 'timeline'], ['today']],
  document: [['documents'], ['document'], ['answers']],
  delivery: [['webhooks', 'deliveries'], ['webhooks', 'delivery'], ['today']],
  exam: [['exams']],
  settings: [['bookings'], ['today'], ['setup'], ['saved-replies']],
  presence: [],
}

/** Between two readings of the same, so that a busy hour costs no more than a page can show. */
const GAP_MS = 300

const waiting = new Map<string, { key: QueryKey; ids: Set<string | null>; isRunning: boolean }>()

/** Reads anew what shows this change, at once; further changes wait for that reading and are read together. */
export function refreshWhatChanged({ kind, id }: Pick<Change, 'kind' | 'id'>): void {
  for (const key of FOLLOWED[kind]) {
    const name = JSON.stringify(key)
    const place = waiting.get(name) ?? { key, ids: new Set(), isRunning: false }
    waiting.set(name, place)
    place.ids.add(id)
    if (!place.isRunning) void run(name, place)
  }
}

/** After a break nobody knows what changed. */
export function refreshAll(): void {
  for (const kind of Object.keys(FOLLOWED) as Change['kind'][]) refreshWhatChanged({ kind, id: null })
}

type Place = NonNullable<ReturnType<(typeof waiting)['get']>>

async function run(name: string, place: Place): Promise<void> {
  place.isRunning = true
  while (place.ids.size > 0) {
    const ids = place.ids
    place.ids = new Set()
    await mutationsAreOver()
    const predicate = ({ queryKey }: { queryKey: QueryKey }) => isShowing(queryKey, ids)
    await queryClient.invalidateQueries({ queryKey: place.key, predicate })
    await pause(GAP_MS)
  }
  waiting.delete(name)
}

const LOOK_MS = 20
const MOST_MS = 2_000

/** A reading beside a change would show what was before it; the change itself reads anew at its end. */
async function mutationsAreOver(): Promise<void> {
  const since = performance.now()
  while (queryClient.isMutating() > 0 && performance.now() - since < MOST_MS) await pause(LOOK_MS)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A record of something else shows nothing new. */
function isShowing([, part, id]: QueryKey, ids: Set<string | null>): boolean {
  return part !== 'one' || ids.has(null) || ids.has(id as string)
}
