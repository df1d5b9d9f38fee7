import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../api/session.ts'
import { nameOf, wishOf } from '../leads/queries.ts'
import { secondOf, when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { LatencyBars } from './latency-bars.tsx'
import { bookingsQuery } from './queries.ts'
import { isOver, type CallRecord, type Turn } from './record.ts'
import { costOf, endedWords, secondsOf } from './words.ts'
import styles from './calls.module.css'

const SENTIMENTS: Record<string, string | undefined> = { positive: 'ok', negative: 'bad' }

/** Beside the words: what became of the call, and of whom it was. */
export function Side({ call, turns }: { call: CallRecord; turns: Turn[] }) {
  return (
    <aside className={styles.side} aria-label={t.calls.record}>
      {call.summary !== null && (
        <section className={styles.part}>
          <h2>{t.calls.summary}</h2>
          <p>{call.summary}</p>
          <div>
            <Badge data-tone={SENTIMENTS[call.sentiment]}>{t.calls.sentiments[call.sentiment]}</Badge>
          </div>
        </section>
      )}
      {isOver(call) && (
        <>
          <TimeToAnswer call={call} turns={turns} />
          <HowItWent call={call} />
        </>
      )}
      {call.lead !== null && <Lead lead={call.lead} id={call.lead_id} />}
      <EventsSent call={call} />
    </aside>
  )
}

function HowItWent({ call }: { call: CallRecord }) {
  return (
    <section className={styles.part}>
      <h2>{t.calls.facts}</h2>
      <dl className={styles.facts}>
        <dt>{t.calls.endedHow}</dt>
        <dd>{endedWords(call)}</dd>
        <dt>{t.calls.outcome}</dt>
        <dd>{t.calls.statuses[call.status]}</dd>
        <dt>{t.calls.cost}</dt>
        <dd className="number">{costOf(call)}</dd>
      </dl>
    </section>
  )
}

function TimeToAnswer({ call: { latency }, turns }: { call: CallRecord; turns: Turn[] }) {
  const measured = turns.flatMap(({ latency_ms: ms }) => ms ?? [])
  return (
    <section className={styles.part}>
      <h2>{t.calls.latency}</h2>
      {latency === null ? (
        <p className="dim">{t.calls.notMeasured}</p>
      ) : (
        <div className={styles.times}>
          <Figure ms={latency.first_audio_p50_ms} text={t.calls.half} />
          <Figure ms={latency.first_audio_p95_ms} text={t.calls.most} />
        </div>
      )}
      {measured.length > 1 && <LatencyBars values={measured} />}
    </section>
  )
}

function Figure({ ms, text }: { ms: number; text: string }) {
  return (
    <p>
      <strong className="number">{secondsOf(ms)}</strong>
      <span className="meta">{text}</span>
    </p>
  )
}

interface LeadProps {
  lead: NonNullable<CallRecord['lead']>
  id: string | null
}

function Lead({ lead, id }: LeadProps) {
  const { name, phone, email, intent } = lead
  return (
    <section className={styles.part}>
      <h2>{t.calls.lead}</h2>
      <ul className={styles.plain}>
        {[name, phone, email].map((one) => one !== null && <li key={one}>{one}</li>)}
        {intent !== null && <li className="dim">{fill(t.calls.intent, { intent: wishOf(intent) ?? '' })}</li>}
      </ul>
      {id !== null && (
        <Link to="/leads/$leadId" params={{ leadId: id }} search={{}}>
          {fill(t.inbox.card.open, { name: nameOf(lead) })}
        </Link>
      )}
      {email !== null && <Bookings email={email} />}
    </section>
  )
}

function Bookings({ email }: { email: string }) {
  const { time_zone: zone } = useAccount().tenant
  const { data } = useQuery(bookingsQuery(email))
  if (data === undefined || data.data.length === 0) return null
  return (
    <>
      <h2>{t.calls.bookings}</h2>
      <ul className={styles.plain}>
        {data.data.map(({ booking_id: id, service_name: service, start }) => (
          <li key={id}>
            <Link to="/bookings/$bookingId" params={{ bookingId: id }}>
              {service}
            </Link>
            <span className={styles.under}>{when(start, zone)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** With their times, as long as these are kept. Administrators find behind each what answered it. */
function EventsSent({ call: { events, events_sent: sent } }: { call: CallRecord }) {
  const { tenant, isAdmin } = useAccount()
  const rows = sent.length > 0 ? sent : events.map((event) => ({ event_id: event, event, created_at: null }))
  if (rows.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{t.calls.events}</h2>
      <ul className={styles.plain}>
        {rows.map(({ event_id: id, event, created_at: at }) => (
          <li key={id} className={styles.event}>
            {isAdmin ? (
              <Link to="/integrate/webhooks" search={{ event }}>
                <code>{event}</code>
              </Link>
            ) : (
              <code>{event}</code>
            )}
            {at !== null && <span className="meta number">{secondOf(at, tenant.time_zone)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
