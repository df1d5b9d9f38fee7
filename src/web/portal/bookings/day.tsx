import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { leadQuery } from '../leads/queries.ts'
import { State } from '../parts/page-states.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { servicesQuery } from '../settings/services/queries.ts'
import { SOMEBODY } from '../shell/beside.ts'
import { t } from '../texts/index.ts'
import { Agenda } from './agenda.tsx'
import styles from './bookings.module.css'
import { BookingCard, type Open } from './card.tsx'
import { useSeats } from './classes.ts'
import { dateIn, isDate, plusDays } from './dates.ts'
import { Head } from './head.tsx'
import { useKinds } from './kinds.ts'
import { useMoving } from './moving.ts'
import { NewBooking, type Wanted } from './new-booking.tsx'
import { boardQuery, type Board } from './queries.ts'
import { Side, StaffChips } from './side.tsx'
import { StaffDay } from './staff-day.tsx'
import { useViewKeys } from './views.tsx'

/** The day by staff, and every change to it. */
export function BookingsDay() {
  const { tenant } = useAccount()
  const today = dateIn(tenant.time_zone)
  const { date: asked } = useParams({ strict: false })
  const date = isDate(asked) ? asked : today
  const query = useQuery(boardQuery(date, date))
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const make = (resourceId = '', start: number | null = null) => setWanted({ date, resourceId, start })
  useViewKeys('day', { date, before: plusDays(date, -1), after: plusDays(date, 1), today })
  const forLead = useLeadToBook()
  const wantedNow =
    wanted ?? (forLead.wanted === null ? null : { date, resourceId: '', start: null, ...forLead.wanted })
  const choose = (next: Wanted | null) => {
    if (next === null) forLead.done()
    setWanted(next)
  }
  return (
    <>
      <Head date={date} today={today} zone={tenant.time_zone} view="day" make={() => make()} />
      <Await query={query} rows={8}>
        {(board) => <Day board={board} date={date} wanted={wantedNow} setWanted={choose} make={make} />}
      </Await>
    </>
  )
}

/** The booking that the address asks for: of a person, or of somebody who is to be named. */
function useLeadToBook() {
  const { new: id = '', staff } = useSearch({ strict: false })
  const navigate = useNavigate()
  const isNamed = id !== '' && id !== SOMEBODY
  const { data: lead } = useQuery({ ...leadQuery(id), enabled: isNamed })
  const done = () => {
    if (id !== '') void navigate({ to: '.', search: staff === undefined ? {} : { staff }, replace: true })
  }
  const ofLead = isNamed && lead !== undefined ? { lead } : null
  return { wanted: id === SOMEBODY ? {} : ofLead, done }
}

interface DayProps {
  board: Board
  date: string
  wanted: Wanted | null
  setWanted: (wanted: Wanted | null) => void
  make: (resourceId?: string, start?: number | null) => void
}

function Day({ board, date, wanted, setWanted, make }: DayProps) {
  const services = useQuery(servicesQuery).data ?? []
  const lanes = useLanes(board)
  const [opened, setOpened] = useState<{ id: string; at: Parameters<Open>[1] } | null>(null)
  const open: Open = (booking, at) => setOpened({ id: booking.booking_id, at })
  const card = board.bookings.find(({ booking_id: id }) => id === opened?.id)
  const moving = useMoving(
    board,
    lanes.map(({ resource_id: id }) => id),
  )
  const kindOf = useKinds()
  const seatsOf = useSeats()
  if (board.resources.length === 0) return <NobodyYet />
  return (
    <div className={styles.columns}>
      <Side date={date} board={board} services={services} kindOf={kindOf} />
      <div className={styles.main}>
        <StaffChips board={board} date={date} />
        <StaffDay
          board={board}
          lanes={lanes}
          moving={moving}
          kindOf={kindOf}
          seatsOf={seatsOf}
          open={open}
          make={make}
        />
        <AsList board={board} />
      </div>
      {card !== undefined && (
        <BookingCard booking={card} zone={board.time_zone} at={opened?.at} close={() => setOpened(null)} />
      )}
      {wanted !== null && services.length > 0 && (
        <NewBooking
          wanted={wanted}
          zone={board.time_zone}
          lanes={board.resources}
          services={services}
          close={() => setWanted(null)}
        />
      )}
    </div>
  )
}

/** For whom columns are none, and on paper: there they do not fit, and hours without appointments would fill it. */
function AsList({ board }: { board: Board }) {
  return (
    <>
      <details className={styles.agenda}>
        <summary>{t.bookings.list}</summary>
        <Agenda board={board} />
      </details>
      <div className={styles.onPaper}>
        <Agenda board={board} />
      </div>
    </>
  )
}

/** The staff of the address; without it everybody, on phones the first. */
function useLanes(board: Board) {
  const { staff } = useSearch({ strict: false })
  const isPhone = useIsPhone()
  const ids = staff?.split(',') ?? []
  const chosen = board.resources.filter(({ resource_id: id }) => ids.includes(id))
  const shown = chosen.length > 0 ? chosen : board.resources
  return isPhone ? shown.slice(0, 1) : shown
}

const PHONE = '(max-width: 767px)'

function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const media = matchMedia(PHONE)
    const change = () => setPhone(media.matches)
    media.addEventListener('change', change)
    return () => media.removeEventListener('change', change)
  }, [])
  return isPhone
}

function NobodyYet() {
  return (
    <State icon="calendar" title={t.bookings.nobody} text={t.bookings.nobodyText}>
      <LinkButton to="/settings/services" variant="filled">
        {t.bookings.setUp}
      </LinkButton>
    </State>
  )
}
