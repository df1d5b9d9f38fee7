import '@mantine/schedule/styles.css'
import { Button } from '@mantine/core'
import { MonthView, type ScheduleEventData } from '@mantine/schedule'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { servicesQuery } from '../settings/services/queries.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { useSeats, withClasses } from './classes.ts'
import { dateIn, instantAt, isDate, longDate, monthOf, plusDays, wallClock, weekOf, zoneName } from './dates.ts'
import { bookingOf, drawn, laneIdOf, MONTH_STEPS } from './event.tsx'
import { useKinds } from './kinds.ts'
import { useMoving } from './moving.ts'
import { NewBooking, type Wanted } from './new-booking.tsx'
import { boardQuery, type Board, type Lane } from './queries.ts'
import { MovingNotes } from './refusal.tsx'
import { LABELS, LOCALE } from './schedule-words.ts'
import { useViewKeys, Views } from './views.tsx'
import { Week } from './week.tsx'
import { bookingEvent, classEvent } from './week-times.ts'

export function BookingsWeek() {
  return <Calendar view="week" />
}

export function BookingsMonth() {
  return <Calendar view="month" />
}

const MONTH_DAYS = 42

function Calendar({ view }: { view: 'week' | 'month' }) {
  const { tenant } = useAccount()
  const zone = tenant.time_zone
  const today = dateIn(zone)
  const { date: asked } = useParams({ strict: false })
  const date = isDate(asked) ? asked : today
  const isWeek = view === 'week'
  const first = weekOf(isWeek ? date : firstOfMonth(date))
  const last = plusDays(first, (isWeek ? 7 : MONTH_DAYS) - 1)
  const query = useQuery(boardQuery(first, last))
  const [before, after] = isWeek ? [plusDays(date, -7), plusDays(date, 7)] : monthsBeside(date)
  useViewKeys(view, { date, before, after, today })
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const make = (chosen: Partial<Wanted> = {}) => setWanted({ date, resourceId: '', start: null, ...chosen })
  return (
    <>
      <Head view={view} dates={{ date, before, after, today }} zone={zone} make={make}>
        {isWeek ? `${longDate(first)} – ${longDate(last)}` : monthOf(date)}
      </Head>
      <div className={styles.sheet}>
        <Await query={query} rows={8}>
          {(board) => (
            <>
              <Drawn board={board} view={view} date={date} make={make} />
              {wanted !== null && <Making board={board} wanted={wanted} close={() => setWanted(null)} />}
            </>
          )}
        </Await>
      </div>
    </>
  )
}

function Making({ board, wanted, close }: { board: Board; wanted: Wanted; close: () => void }) {
  const services = useQuery(servicesQuery).data ?? []
  if (services.length === 0) return null
  return <NewBooking wanted={wanted} zone={board.time_zone} lanes={board.resources} services={services} close={close} />
}

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`

function monthsBeside(date: string): [string, string] {
  const first = firstOfMonth(date)
  return [firstOfMonth(plusDays(first, -1)), firstOfMonth(plusDays(first, 31))]
}

interface HeadProps {
  view: 'week' | 'month'
  dates: { date: string; before: string; after: string; today: string }
  zone: string
  make: () => void
  children: string
}

function Head({ view, dates: { date, before, after, today }, zone, make, children }: HeadProps) {
  const [to, words] =
    view === 'week'
      ? (['/bookings/week/$date', { before: t.bookings.weekBefore, after: t.bookings.weekAfter }] as const)
      : (['/bookings/month/$date', { before: t.bookings.monthBefore, after: t.bookings.monthAfter }] as const)
  return (
    <PageHeading title={t.bookings.title}>
      <div className={styles.dates}>
        <LinkButton to={to} params={{ date: today }} search size="xs">
          {t.bookings.today}
        </LinkButton>
        <Link to={to} params={{ date: before }} search className={styles.arrow} data-back aria-label={words.before}>
          <Icon name="chevron" />
        </Link>
        <Link to={to} params={{ date: after }} search className={styles.arrow} aria-label={words.after}>
          <Icon name="chevron" />
        </Link>
        <b>{children}</b>
        <span className="dim">{zoneName(zone, `${date}T12:00:00Z`)}</span>
      </div>
      <div className={styles.dates}>
        <Views date={date} current={view} />
        <Button variant="filled" leftSection={<Icon name="plus" size={16} />} data-new="b" onClick={() => make()}>
          {t.bookings.new}
        </Button>
      </div>
    </PageHeading>
  )
}

interface DrawnProps {
  board: Board
  view: 'week' | 'month'
  date: string
  make: (chosen: Partial<Wanted>) => void
}

function Drawn({ board, view, date, make }: DrawnProps) {
  const { staff } = useSearch({ strict: false })
  const chosen = board.resources.filter(({ resource_id: id }) => staff?.split(',').includes(id))
  const lanes = chosen.length > 0 ? chosen : board.resources
  return (
    <>
      <nav className={styles.chips} aria-label={t.bookings.staff}>
        <Link to="." search={{}} aria-current={chosen.length === 0 ? 'true' : undefined}>
          {t.bookings.everyone}
        </Link>
        {board.resources.map(({ resource_id: id, name }) => (
          <Link key={id} to="." search={{ staff: id }} aria-current={staff === id ? 'true' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {view === 'week' ? (
        <Week board={board} lanes={lanes} date={date} make={make} />
      ) : (
        <Month board={board} lanes={lanes} date={date} />
      )}
    </>
  )
}

/** A click opens a booking, or the day of a class or a date. Bookings move to another day at their hour. */
function Month({ board, lanes, date }: { board: Board; lanes: Lane[]; date: string }) {
  const navigate = useNavigate()
  const zone = board.time_zone
  const ids = lanes.map(({ resource_id: id }) => id)
  const moving = useMoving(board, ids)
  const kindOf = useKinds()
  const bookings = board.bookings.filter(({ resource_ids: taken }) => taken.some((id) => ids.includes(id)))
  const { alone, classes } = withClasses(bookings, useSeats())
  const copy = moving.draft ?? moving.refused
  const isElsewhere = copy !== null && copy.start !== Date.parse(copy.booking.start)
  const openDay = (day: string) =>
    void navigate({ to: '/bookings/day/$date', params: { date: day.slice(0, 10) }, search: true })
  const open = (event: ScheduleEventData) => {
    const booking = bookingOf(event)
    if (moving.draft !== null) return
    if (booking === undefined) openDay(String(event.start))
    else void navigate({ to: '/bookings/$bookingId', params: { bookingId: booking.booking_id } })
  }
  const drop = ({ event, newStart }: { event: ScheduleEventData; newStart: string }) => {
    const booking = bookingOf(event)
    if (booking === undefined) return
    // The component reckons in the zone of the browser.
    const clock = wallClock(zone, booking.start).slice(10)
    const start = instantAt(zone, `${newStart.slice(0, 10)}${clock}`)
    void moving.drop({ booking, resourceId: laneIdOf(booking), start })
  }
  return (
    <section className={styles.calendar} aria-label={t.bookings.theMonth}>
      <MovingNotes moving={moving} zone={zone} />
      <MonthView
        date={date}
        events={[
          ...alone.map((booking) => bookingEvent(zone, booking)),
          ...classes.map((start) => classEvent(zone, start)),
          ...(isElsewhere ? [bookingEvent(zone, copy.booking, copy.start)] : []),
        ]}
        {...LOCALE}
        labels={LABELS}
        withHeader={false}
        maxEventsPerDay={4}
        classNames={{ monthViewDay: styles.monthDay }}
        renderEvent={drawn({ moving, zone, kindOf, steps: MONTH_STEPS })}
        onEventClick={open}
        onDayClick={openDay}
        withEventsDragAndDrop
        canDragEvent={(event) => bookingOf(event)?.status === 'confirmed'}
        onEventDrop={drop}
      />
    </section>
  )
}
