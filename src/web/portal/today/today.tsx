import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { nameOf, wishOf } from '../leads/queries.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { PageButton } from '../parts/page-link.tsx'
import { dayName, timeOf, useMinute, when } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { Needs } from './needs.tsx'
import { todayQuery } from './queries.ts'
import { Staff } from './staff.tsx'
import styles from './today.module.css'
import { initialsOf } from '../parts/initials.ts'

type Day = Api['Today']

/** The start page: open tasks on top, then appointments, new leads and the time when the business was closed. */
export function Today() {
  const query = useQuery(todayQuery)
  useMinute()
  return (
    <>
      <PageHeading title={t.nav.today}>
        <Group gap={8} wrap="nowrap">
          <PageButton to={beside.newCall()} leftSection={<Icon name="phone" size={16} />}>
            {t.nav.newCall}
          </PageButton>
          <PageButton to={beside.newBooking()} leftSection={<Icon name="plus" size={16} />}>
            {t.bookings.new}
          </PageButton>
        </Group>
      </PageHeading>
      <div className={styles.content}>
        <Await query={query} rows={8}>
          {(day) => <Whole day={day} />}
        </Await>
      </div>
    </>
  )
}

function Whole({ day }: { day: Day }) {
  return (
    <>
      <Greeting day={day} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Needs day={day} />
          <Staff day={day} />
        </div>
        <div className={styles.column}>
          {day.closed !== null && <Night closed={day.closed} zone={day.time_zone} />}
          <NewLeads day={day} />
        </div>
      </div>
    </>
  )
}

function Greeting({ day: { time_zone: zone, appointments, open } }: { day: Day }) {
  const { user } = useAccount()
  const now = new Date().toISOString()
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(new Date(now)),
  )
  const words = hour < 12 ? t.today.morning : hour < 18 ? t.today.afternoon : t.today.evening
  return (
    <div>
      <p className={styles.greeting}>{user.name === null ? words.split(',', 1) : fill(words, { name: user.name })}</p>
      <p className="dim">
        {`${dayName(now, zone)}, ${timeOf(now, zone)} (${zone}). `}
        {openWords(open, zone)}
        {fill(t.today.appointments, { count: appointments.length })}
      </p>
    </div>
  )
}

/** Nothing where the hours do not tell. */
function openWords({ is_open: isOpen, changes_at: at }: Day['open'], zone: string): string {
  if (at === null) return ''
  return `${fill(isOpen ? t.today.openUntil : t.today.closedUntil, { time: isOpen ? timeOf(at, zone) : when(at, zone) })} `
}

function Night({ closed, zone }: { closed: NonNullable<Day['closed']>; zone: string }) {
  const rows = [
    [t.today.conversations, closed.conversations],
    [t.today.alone, closed.answered_alone],
    [t.today.booked, closed.bookings],
    [t.today.calls, closed.calls],
    [t.today.messages, closed.messages],
  ] as const
  return (
    <section className={styles.card} aria-label={t.today.closed}>
      <h2>{t.today.closed}</h2>
      <p className="meta">{fill(t.today.span, { from: when(closed.from, zone), to: when(closed.to, zone) })}</p>
      <dl className={styles.figures}>
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="number">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function NewLeads({ day: { new_leads: found, time_zone: zone } }: { day: Day }) {
  return (
    <section className={styles.card} aria-label={t.today.newLeads}>
      <div className={styles.cardHead}>
        <h2>
          {t.today.newLeads} <span className={styles.count}>{found.count}</span>
        </h2>
        <Link to="/leads" search={{ status: 'new' }}>
          {t.today.all}
        </Link>
      </div>
      {found.leads.length === 0 && <p className="dim">{t.today.noLeads}</p>}
      <ul className={styles.people}>
        {found.leads.map((lead) => (
          <li key={lead.lead_id}>
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(nameOf(lead))}
            </span>
            <div>
              <Link to="/leads/$leadId" params={{ leadId: lead.lead_id }} search={{}}>
                {nameOf(lead)}
              </Link>
              {lead.intent !== null && <p className="meta">{wishOf(lead.intent)}</p>}
            </div>
            <span className="meta">{timeOf(lead.created_at, zone)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
