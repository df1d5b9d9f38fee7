import { WeekView, type ScheduleEventData } from '@mantine/schedule'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { useSeats, withClasses } from './classes.ts'
import { hourOfClock, instantAt, wallClock, weekdayAndDay, weekOf } from './dates.ts'
import { bookingOf, drawn, laneIdOf, WEEK_STEPS } from './event.tsx'
import { useKinds } from './kinds.ts'
import { STEP_MS } from './layout.ts'
import { useMoving } from './moving.ts'
import type { Wanted } from './new-booking.tsx'
import type { Board, BoardBooking, Lane } from './queries.ts'
import { MovingNotes } from './refusal.tsx'
import { LABELS, LOCALE } from './schedule-words.ts'
import { bookingEvent, classEvent, clockOf, shownHours, timesAround } from './week-times.ts'

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
  const { alone, classes } = withClasses(bookings, useSeats())
  const copy = moving.draft ?? moving.refused
  const isElsewhere = copy !== null && copy.start !== Date.parse(copy.booking.start)
  const drop = ({ event, newStart }: { event: ScheduleEventData; newStart: string }) => {
    const booking = bookingOf(event)
    if (booking !== undefined)
      void moving.drop({ booking, resourceId: laneIdOf(booking), start: instantAt(zone, newStart) })
  }
  const open = (booking: BoardBooking | undefined) => {
    if (booking !== undefined && moving.draft === null)
      void navigate({ to: '/bookings/$bookingId', params: { bookingId: booking.booking_id } })
  }
  const openDay = (clock: string) =>
    void navigate({ to: '/bookings/day/$date', params: { date: clock.slice(0, 10) }, search: true })
  return (
    <section ref={useNamedDays(date)} className={styles.calendar} aria-label={t.bookings.theWeek}>
      <MovingNotes moving={moving} zone={zone} />
      <WeekView
        date={date}
        events={[
          ...timesAround(board, lanes, { first: weekOf(date), hours }),
          ...alone.map((booking) => bookingEvent(zone, booking)),
          ...classes.map((start) => classEvent(zone, start)),
          ...(isElsewhere ? [bookingEvent(zone, copy.booking, copy.start)] : []),
        ]}
        startTime={clockOf(hours.first)}
        endTime={clockOf(hours.last)}
        {...LOOK}
        getCurrentTime={() => wallClock(zone, Date.now())}
        renderEvent={drawn({ moving, zone, kindOf, steps: WEEK_STEPS, person: open })}
        onEventClick={(event) => open(bookingOf(event))}
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
