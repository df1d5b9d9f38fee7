import type { Api } from '../api/client.ts'
import { Listing, type Column } from '../parts/listing.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { timeOf } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { fill, t } from '../texts/index.ts'
import styles from './today.module.css'

type Day = Api['Today']
type Appointment = Day['appointments'][number]
type Person = Day['staff'][number]

/** Now and next of everybody who takes appointments. */
export function Staff({ day }: { day: Day }) {
  const zone = day.time_zone
  const now = new Date().toISOString()
  const of = ({ resource_id: id }: Person) => day.appointments.filter(({ resource_ids: ids }) => ids.includes(id))
  const columns: Column<Person>[] = [
    { label: t.today.staff, isName: true, cell: ({ name }) => <strong>{name}</strong> },
    {
      label: t.today.now,
      cell: (person) => {
        const current = of(person).find(({ start, end }) => start <= now && now < end)
        if (current === undefined) return <span className="dim">{t.today.free}</span>
        const until = { what: current.service_name, time: timeOf(current.end, zone) }
        return (
          <div>
            <Client appointment={current} />
            <p className="meta">{fill(t.today.until, until)}</p>
          </div>
        )
      },
    },
    {
      label: t.today.next,
      cell: (person) => {
        const next = of(person).find(({ start }) => start > now)
        if (next === undefined)
          return <span className="dim">{of(person).length === 0 ? t.today.none : t.today.rest}</span>
        return (
          <span>
            <span className="dim number">{timeOf(next.start, zone)}</span> <Client appointment={next} />
          </span>
        )
      },
    },
  ]
  return (
    <section className={styles.card} aria-label={t.today.byStaff}>
      <div className={styles.cardHead}>
        <h2>{t.today.byStaff}</h2>
        <PageLink to={beside.calendar()}>{t.today.calendar}</PageLink>
      </div>
      {day.staff.length === 0 ? (
        <p className="dim">{t.today.noStaff}</p>
      ) : (
        <Listing label={t.today.byStaff} rows={day.staff} columns={columns} idOf={({ resource_id: id }) => id} />
      )}
    </section>
  )
}

function Client({ appointment: { booking_id: id, client_name: name } }: { appointment: Appointment }) {
  return <PageLink to={beside.booking(id)}>{name}</PageLink>
}
