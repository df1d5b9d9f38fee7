import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { BookingCard } from './card.tsx'
import { dateIn } from './dates.ts'
import { bookingQuery } from './queries.ts'

export function BookingRecord() {
  const { bookingId } = useParams({ from: '/shell/bookings/$bookingId' })
  const query = useQuery(bookingQuery(bookingId))
  return <Await query={query}>{(booking) => <Record booking={booking} />}</Await>
}

type Booking = Api['BookingWithHistory']

function Record({ booking }: { booking: Booking }) {
  const { tenant } = useAccount()
  const zone = tenant.time_zone
  const [isOpen, setOpen] = useState(false)
  const rows = [
    [t.bookings.service, booking.service_name],
    [t.bookings.staff, booking.resource_name],
    [t.bookings.time, `${when(booking.start, zone)} – ${when(booking.end, zone)}`],
    [t.bookings.state, t.bookings.states[booking.status]],
    [t.bookings.phone, booking.client_phone],
    [t.bookings.email, booking.client_email],
    [t.bookings.notes, booking.notes],
    [t.bookings.madeBy, t.bookings.sources[booking.source]],
  ]
  return (
    <>
      <PageHeading title={booking.client_name}>
        <div className={styles.dates}>
          <LinkButton to="/bookings/day/$date" params={{ date: dateIn(zone, booking.start) }}>
            {t.bookings.dayView}
          </LinkButton>
          {booking.status !== 'cancelled' && <Button onClick={() => setOpen(true)}>{t.bookings.change}</Button>}
        </div>
      </PageHeading>
      <div className={styles.sheet}>
        <dl className={styles.facts}>
          {rows.map(([label, value]) =>
            value === null ? null : (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
        <h2>{t.bookings.history}</h2>
        <ol className={styles.history}>
          {booking.history.map((entry) => (
            <li key={entry.version}>
              <b>{t.bookings.actions[entry.action]}</b>{' '}
              <span className="dim">
                {when(entry.at, zone)}, {t.bookings.actors[entry.actor.kind]}
              </span>
              {entry.reason !== null && <p>{entry.reason}</p>}
              {entry.changes['start'] !== undefined && (
                <p className="dim">
                  {fill(t.bookings.fromTo, {
                    from: when(String(entry.changes['start'].from), zone),
                    to: when(String(entry.changes['start'].to), zone),
                  })}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {isOpen && <BookingCard booking={booking} zone={zone} close={() => setOpen(false)} />}
    </>
  )
}
