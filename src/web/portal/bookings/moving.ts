import { useState } from 'react'
import { asProblem } from '../api/problem.ts'
import { answerOf, api } from '../api/client.ts'
import { queryClient } from '../api/session.ts'
import { generalWords } from '../parts/form.ts'
import { fill, t } from '../texts/index.ts'
import { dateIn, instantAt, longDate, plusDays, timeIn } from './dates.ts'
import { STEP_MS } from './layout.ts'
import { boardQuery, patchBooking, type Board, type BoardBooking } from './queries.ts'

/** A booking that was picked up, and where it would go. */
export interface Draft {
  booking: BoardBooking
  resourceId: string
  start: number
}

/** A move that was refused. The booking stands where it was. */
export interface Refused extends Draft {
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
  drop: (draft?: Draft) => Promise<void>
  putBack: () => void
}

export function useMoving(board: Board | undefined, laneIds: string[]): Moving {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [said, setSaid] = useState('')
  const say = (text: string, { booking, resourceId, start }: Draft) =>
    setSaid(
      fill(text, {
        client: booking.client_name,
        person: nameIn(board, resourceId),
        time: momentOf(board, start, booking),
      }),
    )
  const drag = (next: Draft) => {
    setRefused(null)
    setDraft(next)
    say(t.bookings.at, next)
  }
  return {
    draft,
    refused,
    said,
    drag,
    pickUp(booking, resourceId) {
      const picked = { booking, resourceId, start: Date.parse(booking.start) }
      setRefused(null)
      setDraft(picked)
      say(t.bookings.picked, picked)
    },
    step({ time = 0, lane = 0 }) {
      if (draft === null) return
      const index = Math.max(0, Math.min(laneIds.length - 1, laneIds.indexOf(draft.resourceId) + lane))
      drag({ ...draft, start: draft.start + time * STEP_MS, resourceId: laneIds[index] ?? draft.resourceId })
    },
    async drop(given) {
      const target = given ?? draft
      if (target === null) return
      if (isWhereItWas(target)) return setDraft(null)
      const problem = await send(target)
      setDraft(null)
      setRefused(null)
      if (problem === null) return say(t.bookings.moved, target)
      const found = await explain(target, { board, problem })
      setRefused({ ...target, ...found })
      setSaid(found.reason)
    },
    putBack() {
      setDraft(null)
      setRefused(null)
      setSaid(t.bookings.stays)
    },
  }
}

function isWhereItWas({ booking, resourceId, start }: Draft): boolean {
  return Date.parse(booking.start) === start && booking.resource_ids.includes(resourceId)
}

/** Null when it was moved. The board is read anew before it resolves, so nothing looks moved before it is. */
async function send({ booking, resourceId, start }: Draft): Promise<ReturnType<typeof asProblem> | null> {
  const { booking_id: id, version } = booking
  // Named also where it stays, because anybody else who is free would get it otherwise.
  const isOneOfSeveral = booking.resource_ids.length > 1 && booking.resource_ids.includes(resourceId)
  const body = { start: new Date(start).toISOString(), version, ...(!isOneOfSeveral && { resource_id: resourceId }) }
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
      ? fill(t.bookings.notOffered, { person, time: timeOf(now, target.start) })
      : fill(t.bookings.collides, { person, client: other.client_name, time: timeOf(now, Date.parse(other.end)) })
  return { reason, next: now === undefined ? null : await nextStart(target, now) }
}

/** Every day from where the booking stands to where it would go, read anew. */
function daysOf({ booking, start }: Draft, board: Board | undefined): Promise<Board> {
  const zone = board?.time_zone ?? 'UTC'
  const [from = '', to = ''] = [dateIn(zone, booking.start), dateIn(zone, start)].toSorted()
  return queryClient.fetchQuery({ ...boardQuery(from, to), staleTime: 0 })
}

function isInTheWay(other: BoardBooking, { booking, resourceId, start }: Draft): boolean {
  if (other.booking_id === booking.booking_id || !other.resource_ids.includes(resourceId)) return false
  const end = start + Date.parse(booking.end) - Date.parse(booking.start)
  return Date.parse(other.busy_from) < end && Date.parse(other.busy_until) > start
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
