import { Link } from '@tanstack/react-router'
import { Listing } from '../parts/listing.tsx'
import { t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { timeIn } from './dates.ts'
import { partyOf, type Board, type BoardBooking } from './queries.ts'

/** The day as a list: the same for readers of the screen and on paper. */
export function Agenda({ board: { bookings, time_zone: zone } }: { board: Board }) {
  if (bookings.length === 0) return <p className="dim">{t.bookings.empty}</p>
  return (
    <Listing<BoardBooking>
      label={t.bookings.list}
      rows={bookings}
      idOf={({ booking_id }) => booking_id}
      columns={[
        {
          label: t.bookings.time,
          cell: ({ start, end }) => (
            <span className={styles.times}>{`${timeIn(zone, start)} – ${timeIn(zone, end)}`}</span>
          ),
        },
        {
          label: t.bookings.client,
          isName: true,
          cell: (booking) => (
            <Link to="/bookings/$bookingId" params={{ bookingId: booking.booking_id }}>
              {partyOf(booking)}
            </Link>
          ),
        },
        { label: t.bookings.service, cell: ({ service_name }) => service_name },
        { label: t.bookings.staff, cell: ({ resource_name }) => resource_name },
        { label: t.leads.contact, cell: ({ client_phone, client_email }) => client_phone ?? client_email ?? '–' },
        { label: t.bookings.state, cell: ({ status }) => t.bookings.states[status] },
        { label: t.bookings.notes, cell: ({ notes }) => notes ?? '' },
      ]}
    />
  )
}
