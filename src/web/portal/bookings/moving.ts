import { useRef, useState } from 'react'
import { asProblem } from '../api/problem.ts'
import { answerOf, api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { generalWords } from '../parts/refused.tsx'
import { fill, t } from '../texts/index.ts'
import { dateIn, instantAt, longDate, plusDays, timeIn } from './dates.ts'
import { STEP_MS } from './layout.ts'
import { boardQuery, patchBooking, type Board, type BoardBooking } from './queries.ts'

const MINUTE_MS = 60_000

/** A booking that was picked up, and where it would go. */
interface Draft {
  booking: BoardBooking
  resourceId: string
  start: number
  /** Where it gets another length; otherwise it keeps its own. */
  end?: number
}

const lengthOf = ({ start, end }: BoardBooking) => Date.parse(end) - Date.parse(start)

export function endOf({ booking, start, end }: Draft): number {
  return end ?? start + lengthOf(booking)
}

const isResized = (draft: Draft) => endOf(draft) - draft.start !== lengthOf(draft.booking)

/** A move that was refused. The booking stands where it was. */
interface Refused extends Draft {
  reason: string
  /** The next start that is offered there on this day, in milliseconds. */
  next: number | null
}

export interface Moving {
  draft: Draft | null
  refused: Refused | null
  /** Said to readers of the screen. */
  said: string
  pickUp: (booking: BoardBooking, resourceId: string) => void
  drag: (draft: Draft) => void
  step: (by: { time?: number; lane?: number }) => void
  /** Longer or shorter by steps: at once, or as part of the move of a booking that was picked up. */
  resize: (booking: BoardBooking, resourceId: string, by: number) => void
  drop: (draft?: Draft) => Promise<void>
  putBack: () => void
}

export function useMoving(board: Board | undefined, laneIds: string[]): Moving {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [said, setSaid] = useState('')
  /** One press after the other: each is of the length that the one before it left. */
  const resizing = useRef(Promise.resolve())
  const say = (text: string, shown: Draft) =>
    setSaid(
      fill(text, {
        client: shown.booking.client_name,
        person: nameIn(board, shown.resourceId),
        time: momentOf(board, shown.start, shown.booking),
        end: timeOf(board, endOf(shown)),
      }),
    )
  const drag = (next: Draft) => {
    setRefused(null)
    setDraft(next)
    say(isResized(next) ? t.bookings.atUntil : t.bookings.at, next)
  }
  const drop = async (given?: Draft) => {
    const target = given ?? draft
    if (target === null) return
    // Another booking may be picked up while this one is sent.
    const putDown = () => setDraft((now) => (now === target ? null : now))
    setRefused(null)
    if (isWhereItWas(target)) return putDown()
    const problem = await send(target)
    putDown()
    if (problem === null) return say(isResized(target) ? t.bookings.resized : t.bookings.moved, target)
    const found = await explain(target, { board, problem })
    setRefused({ ...target, ...found })
    setSaid(found.reason)
  }
  return {
    draft,
    refused,
    said,
    drag,
    pickUp(shown, resourceId) {
      const booking = newestOf(shown)
      const picked = { booking, resourceId, start: Date.parse(booking.start) }
      setRefused(null)
      setDraft(picked)
      say(t.bookings.picked, picked)
    },
    step({ time = 0, lane = 0 }) {
      if (draft === null) return
      const index = Math.max(0, Math.min(laneIds.length - 1, laneIds.indexOf(draft.resourceId) + lane))
      const by = time * STEP_MS
      const ends = draft.end === undefined ? {} : { end: draft.end + by }
      drag({ ...draft, start: draft.start + by, ...ends, resourceId: laneIds[index] ?? draft.resourceId })
    },
    resize(booking, resourceId, by) {
      if (draft?.booking.booking_id === booking.booking_id)
        drag({ ...draft, end: Math.max(draft.start + STEP_MS, endOf(draft) + by * STEP_MS) })
      else resizing.current = resizing.current.then(() => drop(resized(booking, resourceId, by)))
    },
    drop,
    putBack() {
      setDraft(null)
      setRefused(null)
      setSaid(t.bookings.stays)
    },
  }
}

/** The newest version of a booking in the cache: keys may be faster than the drawing. */
function newestOf(booking: BoardBooking): BoardBooking {
  const boards = queryClient.getQueriesData<Board>({ queryKey: ['bookings', 'board'] })
  const known = boards
    .flatMap(([, board]) => board?.bookings ?? [])
    .filter((one) => one.booking_id === booking.booking_id)
  return known.reduce((best, one) => (one.version > best.version ? one : best), booking)
}

function resized(booking: BoardBooking, resourceId: string, by: number): Draft {
  const newest = newestOf(booking)
  const [start, end] = [Date.parse(newest.start), Date.parse(newest.end)]
  return { booking: newest, resourceId, start, end: Math.max(start + STEP_MS, end + by * STEP_MS) }
}

function isWhereItWas(draft: Draft): boolean {
  return hasItsPlace(draft) && !isResized(draft)
}

function hasItsPlace({ booking, resourceId, start }: Draft): boolean {
  return Date.parse(booking.start) === start && booking.resource_ids.includes(resourceId)
}

/** Null when it was moved. The board is read anew before it resolves, so nothing looks moved before it is. */
async function send(draft: Draft): Promise<ReturnType<typeof asProblem> | null> {
  const { booking, resourceId, start } = draft
  const { booking_id: id, version } = booking
  // Named also where it stays, because anybody else who is free would get it otherwise.
  const isOneOfSeveral = booking.resource_ids.length > 1 && booking.resource_ids.includes(resourceId)
  const place = { start: new Date(start).toISOString(), ...(!isOneOfSeveral && { resource_id: resourceId }) }
  const length = { duration_minutes: (endOf(draft) - start) / MINUTE_MS }
  const body = { version, ...(!hasItsPlace(draft) && place), ...(isResized(draft) && length) }
  return patchBooking(id, body).then(
    () => null,
    (error: unknown) => asProblem(error),
  )
}

interface Refusal {
  board: Board | undefined
  problem: ReturnType<typeof asProblem>
}

/** In words: another booking is there, a colleague was faster, or the start is not offered. */
async function explain(target: Draft, { board, problem }: Refusal): Promise<{ reason: string; next: number | null }> {
  if (problem.status !== 409) return { reason: generalWords(problem), next: null }
  const now = await daysOf(target, board).catch(() => board)
  const current = now?.bookings.find(({ booking_id: id }) => id === target.booking.booking_id)
  if (current === undefined || current.version !== target.booking.version)
    return { reason: fill(t.bookings.changed, { client: target.booking.client_name }), next: null }
  const other = now?.bookings.find((booking) => isInTheWay(booking, target))
  const person = nameIn(now, target.resourceId)
  const reason =
    other === undefined
      ? isResized(target)
        ? fill(t.bookings.notThatLong, { person, time: timeOf(now, endOf(target)) })
        : fill(t.bookings.notOffered, { person, time: timeOf(now, target.start) })
      : fill(t.bookings.collides, { person, client: other.client_name, time: timeOf(now, Date.parse(other.end)) })
  return { reason, next: now === undefined || isResized(target) ? null : await nextStart(target, now) }
}

/** Every day from where the booking stands to where it would go, read anew. */
function daysOf({ booking, start }: Draft, board: Board | undefined): Promise<Board> {
  const zone = board?.time_zone ?? 'UTC'
  const [from = '', to = ''] = [dateIn(zone, booking.start), dateIn(zone, start)].toSorted()
  return queryClient.fetchQuery({ ...boardQuery(from, to), staleTime: 0 })
}

function isInTheWay(other: BoardBooking, target: Draft): boolean {
  const { booking, resourceId, start } = target
  if (other.booking_id === booking.booking_id || !other.resource_ids.includes(resourceId)) return false
  return Date.parse(other.busy_from) < endOf(target) && Date.parse(other.busy_until) > start
}

async function nextStart({ booking, resourceId, start }: Draft, board: Board): Promise<number | null> {
  const from = new Date(Math.max(start, Date.now())).toISOString()
  const { service_id, booking_id, party_size } = booking
  const zone = board.time_zone
  const to = new Date(instantAt(zone, `${plusDays(dateIn(zone, start), 1)} 00:00:00`)).toISOString()
  if (from >= to) return null
  const query = { service_id, booking_id, party_size, resource_id: resourceId, from, to }
  const found = await answerOf(api.GET('/api/v1/bookings/availability', { params: { query } })).catch(() => null)
  const slot = found?.slots.find(({ resource_ids: ids }) => ids.includes(resourceId))
  return slot === undefined ? null : Date.parse(slot.start)
}

function nameIn(board: Board | undefined, id: string): string {
  return board?.resources.find(({ resource_id }) => resource_id === id)?.name ?? ''
}

function timeOf(board: Board | undefined, instant: number): string {
  return timeIn(board?.time_zone ?? 'UTC', instant)
}

/** The time of a start, with its day where that changes. */
function momentOf(board: Board | undefined, instant: number, { start }: BoardBooking): string {
  const zone = board?.time_zone ?? 'UTC'
  const date = dateIn(zone, instant)
  return date === dateIn(zone, start) ? timeIn(zone, instant) : `${longDate(date)}, ${timeIn(zone, instant)}`
}
