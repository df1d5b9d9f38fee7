import { UnstyledButton } from '@mantine/core'
import { WeekView, type ScheduleEventData, type WeekViewProps } from '@mantine/schedule'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { hourOfClock, instantAt, wallClock, weekdayAndDay, weekOf } from './dates.ts'
import { useKinds, type KindOf } from './kinds.ts'
import { STEP_MS } from './layout.ts'
import { useMoving, type Moving } from './moving.ts'
import type { Wanted } from './new-booking.tsx'
import type { Board, BoardBooking, Lane } from './queries.ts'
import { Refusal } from './refusal.tsx'
import { LABELS, LOCALE } from './schedule-words.ts'
import { bookingEvent, clockOf, daysLater, shownHours, timesAround } from './week-times.ts'

/** The same for every week. */
const LOOK = {
  ...LOCALE,
  labels: LABELS,
  slotLabelFormat: hourOfClock,
  weekdayFormat: weekdayAndDay,
  withHeader: false,
  withAllDaySlots: false,
  withWeekNumber: false,
  withCurrentTimeBubble: false,
  highlightToday: true,
  scrollAreaProps: { type: 'never' },
} as const

interface WeekProps {
  board: Board
  lanes: Lane[]
  date: string
  make: (chosen: Partial<Wanted>) => void
}

/** Seven days of the chosen staff. A click opens a booking, on a free hour it makes one, on a day's name it opens the day. */
export function Week({ board, lanes, date, make }: WeekProps) {
  const navigate = useNavigate()
  const zone = board.time_zone
  const ids = lanes.map(({ resource_id: id }) => id)
  const moving = useMoving(board, ids)
  const kindOf = useKinds()
  const hours = shownHours(board, lanes)
  const bookings = board.bookings.filter(({ resource_ids: taken }) => taken.some((id) => ids.includes(id)))
  const copy = moving.draft ?? moving.refused
  const isElsewhere = copy !== null && copy.start !== Date.parse(copy.booking.start)
  const drop = ({ event, newStart }: { event: ScheduleEventData; newStart: string }) => {
    const booking = bookingOf(event)
    if (booking !== undefined)
      void moving.drop({ booking, resourceId: laneIdOf(booking), start: instantAt(zone, newStart) })
  }
  const open = (event: ScheduleEventData) => {
    const id = bookingOf(event)?.booking_id
    if (id !== undefined && moving.draft === null)
      void navigate({ to: '/bookings/$bookingId', params: { bookingId: id } })
  }
  const openDay = (clock: string) =>
    void navigate({ to: '/bookings/day/$date', params: { date: clock.slice(0, 10) }, search: true })
  return (
    <section ref={useNamedDays(date)} className={styles.calendar} aria-label={t.bookings.theWeek}>
      <p id="moving-help" className="unseen">
        {t.bookings.movingHelp}
      </p>
      <p className="unseen" role="status">
        {moving.said}
      </p>
      <Refusal moving={moving} zone={zone} />
      <WeekView
        date={date}
        events={[
          ...timesAround(board, lanes, { first: weekOf(date), hours }),
          ...bookings.map((booking) => bookingEvent(zone, booking)),
          ...(isElsewhere ? [bookingEvent(zone, copy.booking, copy.start)] : []),
        ]}
        startTime={clockOf(hours.first)}
        endTime={clockOf(hours.last)}
        {...LOOK}
        getCurrentTime={() => wallClock(zone, Date.now())}
        renderEvent={drawn(moving, zone, kindOf)}
        onEventClick={open}
        onTimeSlotClick={({ slotStart }) =>
          make({
            date: slotStart.slice(0, 10),
            start: instantAt(zone, slotStart),
            resourceId: lanes.length === 1 ? lanes[0]!.resource_id : '',
          })
        }
        onDateChange={openDay}
        withEventsDragAndDrop
        eventDragInterval={STEP_MS / 60_000}
        canDragEvent={(event) => bookingOf(event)?.status === 'confirmed'}
        onEventDrop={drop}
      />
    </section>
  )
}

/** The component names the heads of days by a date that nobody sees; without that, they are called as they look. */
function useNamedDays(date: string) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const heads = section.current?.querySelectorAll('.mantine-WeekView-weekViewDayLabel') ?? []
    for (const head of heads) head.removeAttribute('aria-label')
  }, [date])
  return section
}

function bookingOf(event: ScheduleEventData): BoardBooking | undefined {
  const { kind, booking } = (event.payload ?? {}) as { kind?: string; booking?: BoardBooking }
  return kind === 'moved' ? undefined : booking
}

const laneIdOf = (booking: BoardBooking) => booking.resource_ids[0] ?? ''

function drawn(moving: Moving, zone: string, kindOf: KindOf): NonNullable<WeekViewProps['renderEvent']> {
  return function Drawn(event, { children, ...props }) {
    const booking = bookingOf(event)
    const kind = String(event.payload?.['kind'])
    const shared = { 'data-kind': kind, 'data-refused': kind === 'moved' && moving.refused !== null }
    if (booking === undefined) {
      const { className, style } = props
      return (
        <div className={`${className ?? ''} ${styles.event}`} style={style} {...shared}>
          {children}
        </div>
      )
    }
    return (
      <UnstyledButton
        {...props}
        {...shared}
        data-service={kindOf(booking.service_id)}
        className={`${props.className ?? ''} ${styles.event}`}
        aria-describedby="moving-help"
        onKeyDown={(pressed: KeyboardEvent) => press(pressed, { booking, moving, zone })}
        onKeyUp={(pressed: KeyboardEvent) => void (pressed.key === ' ' && pressed.preventDefault())}
      >
        {children}
      </UnstyledButton>
    )
  }
}

interface Picked {
  booking: BoardBooking
  moving: Moving
  zone: string
}

const STEPS: Record<string, { time?: number; days?: number }> = {
  ArrowUp: { time: -1 },
  ArrowDown: { time: 1 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
}

/** As in the day, but arrows to the side change the day. */
function press(event: KeyboardEvent, { booking, moving, zone }: Picked): void {
  const draft = moving.draft?.booking.booking_id === booking.booking_id ? moving.draft : null
  const step = STEPS[event.key]
  if (event.key === ' ' && draft === null && booking.status === 'confirmed') moving.pickUp(booking, laneIdOf(booking))
  else if (event.key === ' ') void moving.drop()
  else if (draft === null) return
  else if (step?.time !== undefined) moving.step({ time: step.time })
  else if (step?.days !== undefined) moving.drag({ ...draft, start: daysLater(zone, draft.start, step.days) })
  else if (event.key === 'Enter') void moving.drop()
  else if (event.key === 'Escape') moving.putBack()
  else return
  event.preventDefault()
  event.stopPropagation()
}
