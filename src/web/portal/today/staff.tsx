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
  const span = spanOf(day)
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
    { label: hoursWords(span, zone), cell: (person) => <Strip appointments={of(person)} span={span} now={now} /> },
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

interface Span {
  from: number
  until: number
}

const HOUR_MS = 3_600_000
const MIN_MS = 10 * HOUR_MS

/** Whole hours around all appointments, and around now. */
function spanOf({ appointments }: Day): Span {
  const moments = [Date.now(), ...appointments.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])]
  const from = Math.floor(Math.min(...moments) / HOUR_MS) * HOUR_MS
  const until = Math.ceil(Math.max(...moments) / HOUR_MS) * HOUR_MS
  const spare = Math.max(0, MIN_MS - (until - from)) / 2
  return { from: from - spare, until: until + spare }
}

function hoursWords({ from, until }: Span, zone: string): string {
  return [from, until].map((moment) => timeOf(new Date(moment).toISOString(), zone)).join(' – ')
}

interface StripProps {
  appointments: Appointment[]
  span: Span
  now: string
}

/** The day as a bar. It shows nothing that the words beside it and the calendar do not say. */
function Strip({ appointments, span, now }: StripProps) {
  const place = (moment: string) => (100 * (Date.parse(moment) - span.from)) / (span.until - span.from)
  return (
    <svg className={styles.strip} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {appointments.map(({ booking_id: id, start, end }) => (
        <rect
          key={id}
          x={place(start)}
          width={Math.max(1, place(end) - place(start) - 0.5)}
          height={10}
          data-over={end <= now}
        />
      ))}
      <rect className={styles.nowLine} x={place(now)} width={0.6} height={10} />
    </svg>
  )
}
