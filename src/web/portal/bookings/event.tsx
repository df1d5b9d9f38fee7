import { UnstyledButton } from '@mantine/core'
import type { ScheduleEventData, WeekViewProps } from '@mantine/schedule'
import type { KeyboardEvent } from 'react'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import type { ClassStart } from './classes.ts'
import type { KindOf } from './kinds.ts'
import type { Moving } from './moving.ts'
import { partyOf, type BoardBooking } from './queries.ts'
import { daysLater } from './week-times.ts'

interface Payload {
  kind?: string
  booking?: BoardBooking
  start?: ClassStart
}

const payloadOf = ({ payload }: ScheduleEventData): Payload => payload ?? {}

/** The booking of an event that can be opened and moved. */
export function bookingOf(event: ScheduleEventData): BoardBooking | undefined {
  const { kind, booking } = payloadOf(event)
  return kind === 'moved' ? undefined : booking
}

const classOf = (event: ScheduleEventData): ClassStart | undefined => payloadOf(event).start

export const laneIdOf = (booking: BoardBooking) => booking.resource_ids[0] ?? ''

interface Drawing {
  moving: Moving
  zone: string
  kindOf: KindOf
  /** Steps of the arrow keys for a booking that was picked up. */
  steps: Steps
  /** Opens somebody of a class; without it there is no room to name them. */
  person?: (booking: BoardBooking) => void
}

/** The events of a week or month: bookings are buttons that keys pick up; the rest stands around them. */
export function drawn({ moving, zone, kindOf, steps, person }: Drawing): NonNullable<WeekViewProps['renderEvent']> {
  return function Drawn(event, { children, ...props }) {
    const booking = bookingOf(event)
    const start = classOf(event)
    const { kind = '' } = payloadOf(event)
    const shared = { 'data-kind': kind, 'data-refused': kind === 'moved' && moving.refused !== null }
    const service = booking ?? start?.bookings[0]
    const look = {
      ...shared,
      ...(service !== undefined && { 'data-service': kindOf(service.service_id) }),
      className: `${props.className ?? ''} ${styles.event}`,
    }
    if (start !== undefined && person !== undefined)
      return (
        <div style={props.style} {...look}>
          <People
            start={start}
            moving={moving}
            press={(key, one) => press(key, { booking: one, moving, zone, steps })}
            open={person}
          />
        </div>
      )
    if (service === undefined)
      return (
        <div style={props.style} {...look}>
          {children}
        </div>
      )
    return (
      <UnstyledButton
        {...props}
        {...look}
        {...(booking !== undefined && keys((key) => press(key, { booking, moving, zone, steps })))}
      >
        {children}
      </UnstyledButton>
    )
  }
}

interface PeopleProps {
  start: ClassStart
  moving: Moving
  press: (key: KeyboardEvent, booking: BoardBooking) => void
  open: (booking: BoardBooking) => void
}

/** Everybody of one start of a class, below how many seats are taken. */
function People({ start: { bookings, taken, seats }, moving, press: pressed, open }: PeopleProps) {
  return (
    <div className={styles.class}>
      <p className={styles.seats}>
        {bookings[0].service_name}, {fill(t.bookings.seats, { taken, seats })}
      </p>
      {bookings.map((booking) => (
        <button
          key={booking.booking_id}
          type="button"
          className={styles.person}
          data-moving={moving.draft?.booking.booking_id === booking.booking_id}
          onClick={() => moving.draft === null && open(booking)}
          {...keys((key) => pressed(key, booking))}
        >
          {partyOf(booking)}
        </button>
      ))}
    </div>
  )
}

function keys(onKeyDown: (key: KeyboardEvent) => void) {
  return {
    'aria-describedby': 'moving-help',
    onKeyDown,
    onKeyUp: (key: KeyboardEvent) => void (key.key === ' ' && key.preventDefault()),
  }
}

type Steps = Record<string, { time?: number; days?: number }>

/** Arrows up and down change the hour, as in the day view; arrows to the side change the day. */
export const WEEK_STEPS: Steps = {
  ArrowUp: { time: -1 },
  ArrowDown: { time: 1 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
}

/** The time of day stays. */
export const MONTH_STEPS: Steps = {
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
}

interface Picked {
  booking: BoardBooking
  moving: Moving
  zone: string
  steps: Steps
}

function press(event: KeyboardEvent, { booking, moving, zone, steps }: Picked): void {
  const draft = moving.draft?.booking.booking_id === booking.booking_id ? moving.draft : null
  const step = steps[event.key]
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
