import { Link } from '@tanstack/react-router'
import { Note } from '../../parts/note.tsx'
import { t } from '../../texts/index.ts'
import type { Resource, Service } from './queries.ts'
import styles from './services.module.css'

/** Staff who take bookings and do no service: no visitor ever meets them, and nothing else says so. */
export function unlinkedStaff(services: Service[], resources: Resource[]): Resource[] {
  const linked = new Set(services.flatMap(({ resource_ids: ids }) => ids))
  return resources.filter(({ resource_id: id, kind, active }) => kind === 'staff' && active && !linked.has(id))
}

/** Names these staff, each with a link to their services. Empty before the first service, when there is nothing to choose. */
export function Unlinked({ services, resources }: { services: Service[]; resources: Resource[] }) {
  const staff = services.length === 0 ? [] : unlinkedStaff(services, resources)
  if (staff.length === 0) return null
  return (
    <Note tone="warn">
      <p>{t.services.unlinked}</p>
      <ul className={styles.unlinked} aria-label={t.services.unlinkedNames}>
        {staff.map(({ resource_id: resourceId, name }) => (
          <li key={resourceId}>
            <Link to="/settings/services/staff/$resourceId" params={{ resourceId }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}
