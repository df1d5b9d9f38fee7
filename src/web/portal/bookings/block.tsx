import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { Icon } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { seatsTaken } from './classes.ts'
import { timeIn } from './dates.ts'
import { HOUR_PX, STEP_MS, topOf, type Span } from './layout.ts'
import type { Open } from './card.tsx'
import { keyAct } from './keys.ts'
import type { Moving } from './moving.ts'
import { partyOf, type BoardBooking } from './queries.ts'

interface BlockProps {
  /** Several for a class: they have the same start. */
  bookings: BoardBooking[]
  laneId: string
  span: Span
  zone: string
  kind: number
  seats: number
  moving: Moving
  open: Open
}

/** A pointer that moves less is a click. */
const SLACK_PX = 5

export function Block(props: BlockProps) {
  const { bookings, span, zone, kind, seats } = props
  const [first] = bookings
  if (first === undefined) return null
  const [start, end] = [Date.parse(first.start), Date.parse(first.end)]
  const top = topOf(span, start)
  const height = topOf(span, end) - top
  const taken = seatsTaken(bookings)
  const buffers = [
    { from: Date.parse(first.busy_from), until: start },
    { from: end, until: Date.parse(first.busy_until) },
  ]
  return (
    <>
      {buffers.map(({ from, until }) =>
        until > from ? (
          <div
            key={from}
            className={styles.buffer}
            style={{ top: topOf(span, from), height: topOf(span, until) - topOf(span, from) }}
          />
        ) : null,
      )}
      <div
        className={styles.block}
        data-class={seats > 1}
        data-kind={kind}
        data-status={first.status}
        style={{ top, height: height - 2 }}
      >
        {seats > 1 && (
          <p className={styles.seats}>
            {first.service_name}, {timeIn(zone, first.start)}: {fill(t.bookings.seats, { taken, seats })}
          </p>
        )}
        {bookings.map((booking) => (
          <Person key={booking.booking_id} {...props} booking={booking} height={height} />
        ))}
      </div>
    </>
  )
}

const MADE_BY_ASSISTANT = ['widget', 'chat', 'call']

/** Below it there is room for one line alone. */
const TWO_LINES_PX = 44
const LINE_PX = 17
/** Above and below a block, and its borders. */
const AROUND_PX = 4

function Person({ booking, height, ...props }: BlockProps & { booking: BoardBooking; height: number }) {
  const { zone, moving, laneId, open, seats } = props
  const handlers = useHandlers({ booking, moving, laneId, open })
  const isByAssistant = MADE_BY_ASSISTANT.includes(booking.source)
  const state = booking.status === 'confirmed' ? '' : `, ${t.bookings.states[booking.status]}`
  const isMoving = moving.draft?.booking.booking_id === booking.booking_id
  return (
    <button
      type="button"
      className={styles.person}
      data-moving={isMoving}
      data-short={height < TWO_LINES_PX}
      // React's type has no properties of one's own.
      style={{ '--above': `${Math.max(0, (height - AROUND_PX - LINE_PX) / 2)}px` } as CSSProperties}
      aria-describedby="moving-help"
      {...handlers}
    >
      <span className={styles.client}>
        {partyOf(booking)}
        <span className="unseen">, </span>
      </span>
      <span className={seats === 1 ? styles.service : 'unseen'}>
        {booking.service_name}
        {state}
      </span>
      <span className="unseen">
        , {timeIn(zone, booking.start)} – {timeIn(zone, booking.end)}
        {isByAssistant ? `, ${t.bookings.byAssistant}` : ''}
      </span>
      {seats === 1 && booking.status === 'confirmed' && <span className={styles.grip} data-grip />}
      {isByAssistant && (
        <span className={styles.bell}>
          <Icon name="bell" size={14} />
        </span>
      )}
    </button>
  )
}

type Handled = Pick<BlockProps, 'moving' | 'laneId' | 'open'> & { booking: BoardBooking }

function useHandlers({ booking, moving, laneId, open }: Handled) {
  const grip = useRef<{ x: number; y: number; isDragged: boolean; isEnd: boolean } | null>(null)
  const canMove = booking.status === 'confirmed'
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A finger scrolls; on touch screens the menu moves.
      if (!canMove || event.button !== 0 || event.pointerType === 'touch') return
      const isEnd = event.target instanceof Element && event.target.closest('[data-grip]') !== null
      grip.current = { x: event.clientX, y: event.clientY, isDragged: false, isEnd }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current
      if (held === null) return
      const [x, y] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.isDragged && Math.hypot(x, y) < SLACK_PX) return
      held.isDragged = true
      const steps = Math.round(((y / HOUR_PX) * 3_600_000) / STEP_MS)
      const [start, end] = [Date.parse(booking.start), Date.parse(booking.end)]
      if (held.isEnd) {
        moving.drag({ booking, resourceId: laneId, start, end: Math.max(start + STEP_MS, end + steps * STEP_MS) })
        return
      }
      const lane = laneAt(event.clientX) ?? moving.draft?.resourceId ?? laneId
      moving.drag({ booking, resourceId: lane, start: start + steps * STEP_MS })
    },
    onPointerUp() {
      if (grip.current?.isDragged === true) void moving.drop()
    },
    onPointerCancel() {
      grip.current = null
      moving.putBack()
    },
    onClick() {
      const wasDragged = grip.current?.isDragged === true
      grip.current = null
      if (!wasDragged && moving.draft === null) open(booking)
    },
    onKeyDown: (event: KeyboardEvent) => press(event, { booking, moving, laneId, open }),
    onKeyUp: (event: KeyboardEvent) => void (event.key === ' ' && event.preventDefault()),
  }
}

const STEPS: Record<string, { time?: number; lane?: number }> = {
  ArrowUp: { time: -1 },
  ArrowDown: { time: 1 },
  ArrowLeft: { lane: -1 },
  ArrowRight: { lane: 1 },
}

function press(event: KeyboardEvent, { booking, moving, laneId, open }: Handled): void {
  const act = keyAct(event)
  const isPicked = moving.draft?.booking.booking_id === booking.booking_id
  const step = STEPS[event.key]
  if (event.key === ' ' && !isPicked && booking.status === 'confirmed') moving.pickUp(booking, laneId)
  else if (event.key === ' ') void moving.drop()
  else if ((act === 'longer' || act === 'shorter') && booking.status === 'confirmed')
    moving.resize(booking, laneId, act === 'longer' ? 1 : -1)
  else if (act === 'cancel' && booking.status === 'confirmed') open(booking, 'cancel')
  else if (act === 'noShow') open(booking, 'noShow')
  else if (!isPicked) return
  else if (step !== undefined) moving.step(step)
  else if (event.key === 'Enter') void moving.drop()
  else if (event.key === 'Escape') moving.putBack()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** The lane below the pointer. */
function laneAt(x: number): string | undefined {
  for (const lane of document.querySelectorAll<HTMLElement>('[data-lane]')) {
    const { left, right } = lane.getBoundingClientRect()
    if (x >= left && x < right) return lane.dataset['lane']
  }
  return undefined
}
