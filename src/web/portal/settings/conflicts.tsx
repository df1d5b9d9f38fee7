import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Note } from '../parts/note.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import styles from './settings.module.css'

/** Bookings that new closures leave without hours: they stand until somebody moves them. */
export function Conflicts({ rows }: { rows: NonNullable<Api['ChangedTenant']['conflicts']> }) {
  const { time_zone: zone } = useAccount().tenant
  const words = rows.length === 1 ? t.settings.oneConflict : fill(t.settings.conflicts, { count: rows.length })
  return (
    <Note tone="warn">
      {words}
      <ul className={styles.conflicts}>
        {rows.map(({ booking_id: id, client_name: client, service_name: service, start }) => (
          <li key={id}>{`${client}, ${service}, ${when(start, zone)}`}</li>
        ))}
      </ul>
    </Note>
  )
}
