import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { day } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './leads.module.css'
import { leadQuery, nameOf, refreshLeads, wishOf, type LeadWithHistory } from './queries.ts'

/** Both sides, and what will happen, before two leads become one. */
export function MergePage() {
  const { leadId, other } = useParams({ from: '/shell/leads/$leadId/merge/$other' })
  const left = useQuery(leadQuery(leadId))
  const right = useQuery(leadQuery(other))
  return (
    <>
      <PageHeading title={t.leads.mergeTitle} />
      <div className={styles.content}>
        <Link to="/leads/$leadId" params={{ leadId }} search={{}} className={styles.back}>
          {left.data === undefined ? t.leads.back : nameOf(left.data)}
        </Link>
        <Await query={left}>
          {(stays) => <Await query={right}>{(goes) => <Sides stays={stays} goes={goes} />}</Await>}
        </Await>
      </div>
    </>
  )
}

interface SidesProps {
  stays: LeadWithHistory
  goes: LeadWithHistory
}

function Sides({ stays, goes }: SidesProps) {
  const navigate = useNavigate()
  if (stays.lead_id === goes.lead_id) return <Note tone="info">{t.leads.sameLead}</Note>
  return (
    <>
      <div className={styles.sides}>
        <Side title={t.leads.stays} lead={stays} />
        <Side title={t.leads.goes} lead={goes} />
      </div>
      <p className={styles.narrow}>{t.leads.wider}</p>
      <p className="dim">{t.leads.fills}</p>
      <Group gap={8}>
        <Confirmed
          label={fill(t.leads.mergeAct, { name: nameOf(stays) })}
          title={t.leads.mergeTitle}
          act={t.leads.merge}
          keep={t.leads.mergeKeep}
          send={async () => {
            const path = { lead_id: stays.lead_id }
            await answerOf(
              api.POST('/api/v1/leads/{lead_id}/merge', { params: { path }, body: { lead_id: goes.lead_id } }),
            )
            await navigate({ to: '/leads/$leadId', params: { leadId: stays.lead_id }, search: {} })
            await refreshLeads()
          }}
        >
          {t.leads.mergeText}
        </Confirmed>
        <LinkButton
          size="xs"
          to="/leads/$leadId/merge/$other"
          params={{ leadId: goes.lead_id, other: stays.lead_id }}
          replace
        >
          {t.leads.swap}
        </LinkButton>
      </Group>
    </>
  )
}

function Side({ title, lead }: { title: string; lead: LeadWithHistory }) {
  const { time_zone: zone } = useAccount().tenant
  const rows: [string, string | null][] = [
    [t.leads.name, lead.name],
    [t.leads.email, [lead.email, ...lead.other_emails].filter((one) => one !== null).join(', ')],
    [t.leads.phone, [lead.phone, ...lead.other_phones].filter((one) => one !== null).join(', ')],
    [t.leads.wish, wishOf(lead.intent)],
    [t.leads.status, t.leads.statuses[lead.status]],
    [t.leads.source, t.leads.sources[lead.source]],
    [t.leads.notes, lead.notes],
    [t.leads.since, day(lead.created_at, zone)],
  ]
  return (
    <section className={styles.side} aria-label={`${title}: ${nameOf(lead)}`}>
      <p className="meta">{title}</p>
      <h2>{nameOf(lead)}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null || value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
