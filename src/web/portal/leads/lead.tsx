import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pairsIn } from '../../../core/keys.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { Note } from '../parts/note.tsx'
import { PageButton } from '../parts/page-link.tsx'
import { State } from '../parts/page-states.tsx'
import { Segments } from '../parts/segments.tsx'
import { day } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { Aside } from './aside.tsx'
import { LeadDialog } from './lead-form.tsx'
import { useLeadKeys } from './keys.ts'
import styles from './leads.module.css'
import { leadQuery, nameOf, timelineQuery, type Entry, type LeadWithHistory, wishOf } from './queries.ts'
import type { Shown } from './search.ts'
import { StatusProblem, StatusSelect, useStatusChange } from './status.tsx'
import { TimelineEntries } from './timeline.tsx'

/** Everything of one person. An id that was merged away leads to the person it names now. */
export function LeadPage() {
  const { leadId } = useParams({ from: '/shell/leads/$leadId' })
  const navigate = useNavigate()
  const query = useQuery(leadQuery(leadId))
  const found = query.data?.lead_id
  useEffect(() => {
    if (found === undefined || found === leadId) return
    void navigate({ to: '/leads/$leadId', params: { leadId: found }, search: { merged: true }, replace: true })
  }, [found, leadId, navigate])
  return (
    <>
      <PageHeading title={query.data === undefined ? t.nav.leads : nameOf(query.data)}>
        {query.data !== undefined && <Acts lead={query.data} />}
      </PageHeading>
      <Await query={query} rows={8}>
        {(lead) => <Whole key={lead.lead_id} lead={lead} />}
      </Await>
    </>
  )
}

function Acts({ lead }: { lead: LeadWithHistory }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className={styles.acts}>
      <Button onClick={() => setEditing(true)}>{t.leads.edit}</Button>
      {lead.phone !== null && (
        <PageButton to={beside.newCall(lead.phone)} leftSection={<Icon name="phone" size={16} />}>
          {fill(t.palette.callPerson, { name: nameOf(lead) })}
        </PageButton>
      )}
      <PageButton
        to={beside.newBooking(lead.lead_id)}
        variant="filled"
        leftSection={<Icon name="calendar" size={16} />}
      >
        {t.inbox.book}
      </PageButton>
      <LeadDialog isOpen={isEditing} close={() => setEditing(false)} lead={lead} />
    </div>
  )
}

function Whole({ lead }: { lead: LeadWithHistory }) {
  const { time_zone: zone } = useAccount().tenant
  const { merged } = useSearch({ from: '/shell/leads/$leadId' })
  const { change, problem } = useStatusChange()
  useLeadKeys(lead, change)
  const wanted = wishOf(lead.intent)
  const wish = wanted === null ? '' : `${wanted.replace(/\.$/, '')}.`
  return (
    <div className={styles.record}>
      <div className={styles.main}>
        <Link to="/leads" search={{}} className={styles.back}>
          {t.leads.back}
        </Link>
        {merged === true && <Note tone="info">{fill(t.leads.mergedInto, { name: nameOf(lead) })}</Note>}
        <div className={styles.standing}>
          <StatusSelect lead={lead} change={change} />
          <p className="dim">{fill(t.leads.firstSeen, { wish, date: day(lead.created_at, zone) }).trim()}</p>
        </div>
        <StatusProblem problem={problem} />
        <Everything lead={lead} />
      </div>
      <Aside lead={lead} />
    </div>
  )
}

const KINDS: Record<Shown, Entry['kind']> = {
  conversations: 'conversation',
  calls: 'call',
  bookings: 'booking',
  mails: 'mail',
}

function Everything({ lead }: { lead: LeadWithHistory }) {
  const { part } = useSearch({ from: '/shell/leads/$leadId' })
  const navigate = useNavigate()
  const query = useInfiniteQuery(timelineQuery(lead.lead_id))
  const title = fill(t.leads.everything, { name: nameOf(lead) })
  return (
    <section className={styles.everything} aria-label={title}>
      <div className={styles.everythingHead}>
        <h2>{title}</h2>
        <Segments
          label={t.leads.show}
          data={pairsIn(t.leads.kinds).map(([value, label]) => ({ value, label }))}
          value={part ?? 'all'}
          onChange={(next) =>
            void navigate({ to: '.', search: next === 'all' ? {} : { part: next }, resetScroll: false })
          }
        />
      </div>
      <Await query={query}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          const entries = part === undefined ? all : all.filter(({ kind }) => kind === KINDS[part])
          if (entries.length > 0) return <TimelineEntries entries={entries} />
          return <State icon="clock" title={t.leads.nothing} text={t.leads.nothingText} />
        }}
      </Await>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.leads.older}
        </Button>
      )}
    </section>
  )
}
