import type { ReactNode } from 'react'
import { lookUp } from '../../../core/keys.ts'
import { useAccount } from '../api/session.ts'
import { Icon, type IconName } from '../parts/icons.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { dayName, timeOf, when } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { fill, t } from '../texts/index.ts'
import styles from './leads.module.css'
import type { Entry } from './queries.ts'

type Detail<K extends Entry['kind']> = NonNullable<Entry[K]>

/** Entries below their days, newest first. */
export function TimelineEntries({ entries }: { entries: Entry[] }) {
  const { time_zone: zone } = useAccount().tenant
  const days = [...Map.groupBy(entries, ({ at }) => dayName(at, zone))]
  return days.map(([name, ofDay]) => (
    <section key={name} aria-label={name}>
      <h3 className={styles.day}>{name}</h3>
      <ol className={styles.entries}>
        {ofDay.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <span className={styles.time}>{timeOf(entry.at, zone)}</span>
            <span className={styles.mark}>
              <Icon name={ICONS[entry.kind]} size={14} />
            </span>
            <div>
              <Told entry={entry} zone={zone} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  ))
}

const ICONS: Record<Entry['kind'], IconName> = {
  lead: 'people',
  conversation: 'chat',
  call: 'phone',
  booking: 'calendar',
  mail: 'send',
  crm: 'swap',
}

function Told({ entry, zone }: { entry: Entry; zone: string }) {
  if (entry.conversation !== null) return <Conversation id={entry.id} detail={entry.conversation} />
  if (entry.call !== null) return <Call id={entry.id} detail={entry.call} />
  if (entry.booking !== null) return <Booking detail={entry.booking} zone={zone} />
  if (entry.mail !== null) return <Mail detail={entry.mail} />
  if (entry.crm !== null) return <Push detail={entry.crm} />
  return entry.lead === null ? null : <Change detail={entry.lead} />
}

function Conversation({
  id,
  detail: { messages, said, answered, summary },
}: {
  id: string
  detail: Detail<'conversation'>
}) {
  return (
    <>
      <p>
        <strong>{fill(t.leads.conversation, { count: messages })}</strong>{' '}
        <PageLink to={beside.conversation(id)}>{t.leads.open}</PageLink>
      </p>
      {summary !== null && <p className="dim">{summary}</p>}
      {said !== null && (
        <div className={styles.quote} dir="auto">
          <p>
            <span className="meta">{t.leads.visitor}</span> {said}
          </p>
          {answered !== null && (
            <p>
              <span className="meta">{t.leads.desk}</span> {answered}
            </p>
          )}
        </div>
      )}
    </>
  )
}

function Call({ id, detail }: { id: string; detail: Detail<'call'> }) {
  const { status, direction, duration, phone_number: number, summary } = detail
  const words =
    status === 'failed' ? t.leads.callFailed : direction === 'inbound' ? t.leads.calledIn : t.leads.calledOut
  return (
    <>
      <p>
        <strong>{duration > 0 ? `${words}, ${clock(duration)}` : words}</strong> <span className="dim">{number}</span>{' '}
        <PageLink to={beside.call(id)}>{t.leads.listen}</PageLink>
      </p>
      {summary !== null && <p className="dim">{summary}</p>}
    </>
  )
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function Booking({ detail, zone }: { detail: Detail<'booking'>; zone: string }) {
  const {
    booking_id: id,
    action,
    service_name: service,
    resource_name: resource,
    start,
    by,
    by_name: name,
    reason,
  } = detail
  const whose = name === null ? t.leads.actors[by] : fill(t.leads.byPerson, { name })
  return (
    <p>
      <strong>{t.leads.booking[action]}</strong>{' '}
      <PageLink to={beside.booking(id)}>
        {service}, {when(start, zone)}
      </PageLink>{' '}
      <span className="dim">{[resource, whose, reason].filter((one) => one !== null && one !== '').join(' · ')}</span>
    </p>
  )
}

function Mail({ detail: { template, status } }: { detail: Detail<'mail'> }) {
  const words = lookUp(t.leads.mails, template)
  return (
    <p>
      {t.leads.mail}
      {words !== undefined && (
        <>
          : <strong>{words}</strong>
        </>
      )}{' '}
      <span className="dim">{t.leads.mailStatuses[status]}</span>
    </p>
  )
}

function Push({ detail: { provider, name, status, error } }: { detail: Detail<'crm'> }) {
  const words = { completed: t.leads.pushed, failed: t.leads.pushFailed, pending: t.leads.pushing }[status]
  return (
    <p>
      {fill(words, { crm: name ?? provider })} {error !== null && <span className="dim">{error}</span>}
    </p>
  )
}

function Change({ detail: { action, by, by_name: name, previous, merged_name: merged } }: { detail: Detail<'lead'> }) {
  const fields = Object.keys(previous).map((field) => lookUp(t.leads.fields, field) ?? field)
  const words: Record<typeof action, ReactNode> = {
    captured: t.leads.captured,
    updated: fill(t.leads.updated, { fields: fields.join(', ') }),
    merged: fill(t.leads.merged, { name: merged ?? t.leads.unnamed }),
  }
  return (
    <p>
      <strong>{words[action]}</strong>{' '}
      <span className="dim">
        {name === null ? (lookUp(t.leads.sources, by) ?? '') : fill(t.leads.byPerson, { name })}
      </span>
    </p>
  )
}
