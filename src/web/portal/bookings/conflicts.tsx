import { useQuery } from '@tanstack/react-query'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Listing } from '../parts/listing.tsx'
import { State } from '../parts/page-states.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './bookings.module.css'
import { conflictsQuery } from './queries.ts'

export function BookingConflicts() {
  const { tenant } = useAccount()
  const query = useQuery(conflictsQuery)
  return (
    <>
      <PageHeading title={t.bookings.conflicts} />
      <div className={styles.sheet}>
        <Await query={query}>
          {({ conflicts, conflict_count: count }) =>
            count === 0 ? (
              <State icon="check" title={t.bookings.allFit} text={t.bookings.allFitText} />
            ) : (
              <>
                <p className="dim">{t.bookings.conflictsText}</p>
                <Listing<Api['BookingConflict']>
                  label={t.bookings.conflicts}
                  rows={conflicts}
                  idOf={({ booking_id }) => booking_id}
                  columns={[
                    { label: t.bookings.client, isName: true, cell: ({ client_name }) => client_name },
                    { label: t.bookings.time, cell: ({ start }) => when(start, tenant.time_zone) },
                    { label: t.bookings.service, cell: ({ service_name }) => service_name },
                    { label: t.bookings.staff, cell: ({ resource_name }) => resource_name },
                    { label: t.bookings.why, cell: ({ reason }) => t.bookings.reasons[reason] },
                    {
                      label: t.bookings.mend,
                      isActs: true,
                      cell: ({ booking_id: bookingId }) => (
                        <LinkButton to="/bookings/$bookingId" params={{ bookingId }} size="xs">
                          {t.bookings.mend}
                        </LinkButton>
                      ),
                    },
                  ]}
                />
                {count > conflicts.length && (
                  <p className="dim">{fill(t.bookings.more, { count: count - conflicts.length })}</p>
                )}
              </>
            )
          }
        </Await>
      </div>
    </>
  )
}
