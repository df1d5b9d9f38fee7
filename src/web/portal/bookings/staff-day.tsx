import { useEffect, useRef, useState } from 'react'
import { fill, t } from '../texts/index.ts'
import { Block } from './block.tsx'
import styles from './bookings.module.css'
import type { SeatsOf } from './classes.ts'
import { dateIn, hourIn, timeIn } from './dates.ts'
import type { KindOf } from './kinds.ts'
import type { Open } from './card.tsx'
import { LaneMenu } from './lane-menu.tsx'
import { blocksOf, closedTimes, hoursOf, shownSpan, STEP_MS, HOUR_PX, topOf, type Span } from './layout.ts'
import { endOf, type Moving } from './moving.ts'
import type { Board, BoardBooking, Lane } from './queries.ts'
import { Refusal } from './refusal.tsx'

interface StaffDayProps {
  board: Board
  lanes: Lane[]
  moving: Moving
  /** Index of the colour of a service. */
  kindOf: KindOf
  seatsOf: SeatsOf
  open: Open
  /** A free place was clicked. */
  make: (resourceId: string, start: number) => void
}

export function StaffDay(props: StaffDayProps) {
  const { board, lanes, moving } = props
  const date = dateIn(board.time_zone, board.from)
  const span = shownSpan(board)
  const now = useNow()
  const isNow = now >= span.from && now < span.until
  return (
    <div
      ref={useFirstInView(board, span, isNow ? now : undefined)}
      className={styles.frame}
      role="region"
      aria-label={t.bookings.calendar}
      tabIndex={0}
    >
      <p id="moving-help" hidden>
        {t.bookings.movingHelp}
      </p>
      <p className="unseen" aria-live="polite">
        {moving.said}
      </p>
      <div
        className={styles.grid}
        style={{ gridTemplateColumns: `56px repeat(${lanes.length}, minmax(var(--lane-width, 168px), 1fr))` }}
      >
        <div className={styles.corner} />
        {lanes.map((lane) => (
          <LaneHead key={lane.resource_id} lane={lane} bookings={board.bookings} date={date} />
        ))}
        <div className={styles.hours} style={{ height: topOf(span, span.until) }}>
          {hoursOf(span).map((hour) => (
            <span key={hour} style={{ top: topOf(span, hour) }}>
              {hour > span.from ? hourIn(board.time_zone, hour) : ''}
            </span>
          ))}
          {isNow && (
            <span className={styles.now} style={{ top: topOf(span, now) }}>
              {timeIn(board.time_zone, now)}
            </span>
          )}
        </div>
        {lanes.map((lane) => (
          <Column key={lane.resource_id} {...props} lane={lane} span={span} now={isNow ? now : null} />
        ))}
      </div>
    </div>
  )
}

/** A long day opens where it goes on: at the time that it is, or else at its first appointment. */
function useFirstInView({ bookings, from }: Board, span: Span, now: number | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const first = now ?? Math.min(...bookings.map(({ start }) => Date.parse(start)))
  const top = Number.isFinite(first) ? topOf(span, first) : 0
  useEffect(() => {
    const place = frame.current!
    place.scrollTop = Math.max(0, top - place.clientHeight / 3)
    // Once a day: whoever scrolled stays there.
  }, [from])
  return frame
}

function LaneHead({ lane, bookings, date }: { lane: Lane; bookings: BoardBooking[]; date: string }) {
  const count = bookings.filter(({ resource_ids: ids }) => ids.includes(lane.resource_id)).length
  return (
    <div className={styles.laneHead}>
      <LaneMenu lane={lane} date={date} />
      <span className="meta">{fill(t.bookings.booked, { count })}</span>
    </div>
  )
}

type ColumnProps = StaffDayProps & { lane: Lane; span: Span; now: number | null }

function Column(props: ColumnProps) {
  const { board, lane, span, now, moving, make, kindOf, seatsOf, open } = props
  const id = lane.resource_id
  return (
    <div className={styles.lane} data-lane={id} style={{ height: topOf(span, span.until) }}>
      {/* Keys and readers make a booking by the button of the page. */}
      <div
        className={styles.free}
        aria-hidden="true"
        onClick={(event) => {
          const steps = Math.floor(((event.nativeEvent.offsetY / HOUR_PX) * 3_600_000) / STEP_MS)
          make(id, span.from + steps * STEP_MS)
        }}
      />
      {closedTimes(lane, span).map(({ from, until }) => (
        <Strip key={from} span={span} from={from} until={until} className={styles.closed!} />
      ))}
      {lane.busy.map(({ start, end }) => (
        <Strip key={start} span={span} from={Date.parse(start)} until={Date.parse(end)} className={styles.busy!}>
          {t.bookings.busy}
        </Strip>
      ))}
      {board.holds.flatMap((hold) =>
        hold.resource_ids.includes(id) ? [<HeldTime key={hold.hold_id} hold={hold} span={span} />] : [],
      )}
      {blocksOf(board.bookings, id).map((bookings) => (
        <Block
          key={bookings[0]!.booking_id}
          bookings={bookings}
          laneId={id}
          span={span}
          zone={board.time_zone}
          kind={kindOf(bookings[0]!.service_id)}
          seats={seatsOf(bookings[0]!.service_id)}
          moving={moving}
          open={open}
        />
      ))}
      <Moved {...props} />
      {now !== null && <div className={styles.nowLine} style={{ top: topOf(span, now) }} />}
    </div>
  )
}

interface StripProps extends Span {
  span: Span
  className: string
  children?: string
}

function Strip({ span, from, until, className, children }: StripProps) {
  const [first, last] = [Math.max(from, span.from), Math.min(until, span.until)]
  if (last <= first) return null
  const top = topOf(span, first)
  return (
    <div className={className} style={{ top, height: topOf(span, last) - top }}>
      {children}
    </div>
  )
}

function HeldTime({ hold, span }: { hold: Board['holds'][number]; span: Span }) {
  const left = Math.max(0, Math.round((Date.parse(hold.expires_at) - useNow(1_000)) / 1_000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  const top = topOf(span, Date.parse(hold.start))
  if (left === 0) return null
  return (
    <div className={styles.hold} style={{ top, height: topOf(span, Date.parse(hold.end)) - top - 2 }}>
      <b>{hold.service_name}</b> <span className="number">{fill(t.bookings.held, { time })}</span>
    </div>
  )
}

/** The copy that moves; after a refusal, why, and what would fit. */
function Moved({ board, lane, span, moving }: ColumnProps) {
  const shown = moving.draft ?? moving.refused
  if (shown === null || shown.resourceId !== lane.resource_id) return null
  const { booking, start } = shown
  const end = endOf(shown)
  const top = topOf(span, start)
  const { refused } = moving
  return (
    <>
      <div className={styles.moved} data-refused={refused !== null} style={{ top, height: topOf(span, end) - top - 2 }}>
        <b>{booking.client_name}</b>
        <span>
          {timeIn(board.time_zone, start)} – {timeIn(board.time_zone, end)}
        </span>
      </div>
      <Refusal moving={moving} zone={board.time_zone} top={top + 52} />
    </>
  )
}

const MINUTE_MS = 60_000

function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
