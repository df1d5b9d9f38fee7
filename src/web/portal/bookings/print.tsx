import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Agenda } from './agenda.tsx'
import styles from './bookings.module.css'
import { dateIn, isDate } from './dates.ts'
import { Head } from './head.tsx'
import { boardQuery } from './queries.ts'

export function BookingsPrint() {
  const { tenant } = useAccount()
  const today = dateIn(tenant.time_zone)
  const { date: asked } = useParams({ strict: false })
  const date = isDate(asked) ? asked : today
  const query = useQuery(boardQuery(date, date))
  return (
    <>
      <Head date={date} today={today} zone={tenant.time_zone} view="list" />
      <div className={styles.sheet}>
        <Await query={query}>{(board) => <Agenda board={board} />}</Await>
      </div>
    </>
  )
}
