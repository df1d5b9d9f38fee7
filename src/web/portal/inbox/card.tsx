import { NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAccount } from '../api/session.ts'
import { leadQuery, timelineQuery, wishOf, type Entry } from '../leads/queries.ts'
import { Icon } from '../parts/icons.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { when } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { fill, t } from '../texts/index.ts'
import { colleaguesQuery, patchConversation, type Conversation } from './queries.ts'
import { languageName, lettersOf, sentimentWords, visitorOf } from './words.ts'
import styles from './inbox.module.css'

interface OfConversation {
  conversation: Conversation
}

/** The visitor: how to reach them, their appointments, what was before, and whose task this is. */
export function Card({ conversation }: OfConversation) {
  const { lead_id: leadId } = conversation
  return (
    <aside className={styles.card} aria-label={t.inbox.card.title}>
      <Person conversation={conversation} />
      <Assigned conversation={conversation} />
      {leadId === null ? (
        <Part title={t.inbox.card.lead}>
          <p className="dim">{t.inbox.card.noLead}</p>
        </Part>
      ) : (
        <History leadId={leadId} sessionId={conversation.session_id} />
      )}
    </aside>
  )
}

function Part({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.part}>
      <header>
        <h2>{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}

function Person({ conversation }: OfConversation) {
  const { client_phone: phone, client_email: email, locale, sentiment, intent, message_count: count } = conversation
  const name = visitorOf(conversation)
  const rows = [
    [t.inbox.card.phone, phone],
    [t.inbox.card.email, email],
    [t.inbox.language, locale === null ? null : languageName(locale)],
    [t.inbox.card.wants, wishOf(intent)],
    [t.inbox.sentiment, sentiment === null ? null : sentimentWords(sentiment)],
  ] as const
  return (
    <div className={styles.part}>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {lettersOf(conversation)}
        </span>
        <div>
          <b>{name}</b>
          <p className="meta">{fill(t.inbox.card.messages, { count })}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd title={value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

function Assigned({ conversation: { session_id: id, assignee_id: assignee } }: OfConversation) {
  const team = useQuery(colleaguesQuery).data?.data ?? []
  const assigning = useMutation({
    mutationFn: (to: string) => patchConversation(id, { assignee_id: to === '' ? null : to }),
  })
  const shown = assigning.isPending ? assigning.variables : (assignee ?? '')
  return (
    <div className={styles.part}>
      <NativeSelect
        id="inbox-assign"
        size="xs"
        label={t.inbox.card.assigned}
        data={[
          { value: '', label: t.inbox.card.nobody },
          ...team.map(({ user_id: value, name, email }) => ({ value, label: name ?? email })),
        ]}
        value={shown}
        onChange={({ currentTarget }) => assigning.mutate(currentTarget.value)}
      />
      <div role="alert">{assigning.isError && <p className="meta">{t.inbox.card.notAssigned}</p>}</div>
    </div>
  )
}

const SHOWN = 4

function History({ leadId, sessionId }: { leadId: string; sessionId: string }) {
  const { tenant } = useAccount()
  const zone = tenant.time_zone
  const lead = useQuery(leadQuery(leadId)).data
  const entries = useInfiniteQuery(timelineQuery(leadId)).data?.pages.flatMap(({ data }) => data) ?? []
  const bookings = [...Map.groupBy(entries.filter(isBooking), ({ booking }) => booking.booking_id).values()].map(
    ([newest]) => newest!,
  )
  const earlier = entries.filter(({ id, kind }) => (kind === 'conversation' || kind === 'call') && id !== sessionId)
  return (
    <>
      <Part title={t.inbox.card.bookings} act={<PageLink to={beside.newBooking(leadId)}>{t.inbox.book}</PageLink>}>
        {bookings.length === 0 && <p className="dim">{t.inbox.card.noBookings}</p>}
        {bookings.slice(0, SHOWN).map(({ booking }) => (
          <div key={booking.booking_id}>
            <PageLink to={beside.booking(booking.booking_id)}>{booking.service_name}</PageLink>
            <p className="meta">
              {[when(booking.start, zone), booking.resource_name, t.leads.booking[booking.action]].join(', ')}
            </p>
          </div>
        ))}
      </Part>
      <Part title={t.inbox.card.earlier}>
        {earlier.length === 0 && <p className="dim">{t.inbox.card.noEarlier}</p>}
        {earlier.slice(0, SHOWN).map((entry) => (
          <Before key={entry.id} entry={entry} zone={zone} />
        ))}
      </Part>
      <Part
        title={t.inbox.card.lead}
        act={lead && <span className={styles.status}>{t.leads.statuses[lead.status]}</span>}
      >
        {lead?.notes != null && <p className={styles.notes}>{lead.notes}</p>}
        <Link to="/leads/$leadId" params={{ leadId }} search={{}}>
          {fill(t.inbox.card.open, { name: lead === undefined ? '' : (lead.name ?? lead.email ?? lead.phone ?? '') })}
        </Link>
      </Part>
    </>
  )
}

type BookingEntry = Entry & { booking: NonNullable<Entry['booking']> }

function isBooking(entry: Entry): entry is BookingEntry {
  return entry.booking !== null
}

function Before({ entry: { id, at, kind, conversation, call }, zone }: { entry: Entry; zone: string }) {
  const words =
    conversation?.summary ?? conversation?.said ?? call?.summary ?? t.inbox.channels[kind === 'call' ? 'call' : 'chat']
  return (
    <div className={styles.before}>
      <Icon name={kind === 'call' ? 'phone' : 'chat'} size={16} />
      <div>
        <PageLink to={kind === 'call' ? beside.call(id) : beside.conversation(id)}>{words}</PageLink>
        <p className="meta">{when(at, zone)}</p>
      </div>
    </div>
  )
}
