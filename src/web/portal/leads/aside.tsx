import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { lookUp } from '../../../core/keys.ts'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { filled, useSubmit } from '../parts/form.ts'
import { Icon, type IconName } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { Refused } from '../parts/refused.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { day, when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { MERGE_FIELD } from './keys.ts'
import styles from './leads.module.css'
import { changeLead, leadQuery, nameOf, refreshLeads, type LeadWithHistory } from './queries.ts'

interface OfLead {
  lead: LeadWithHistory
}

/** Contact points, possible duplicates, the state in the CRM, and notes. */
export function Aside({ lead }: OfLead) {
  const { isAdmin } = useAccount()
  return (
    <aside className={styles.aside} aria-label={t.leads.contact}>
      <Contacts lead={lead} />
      <Part title={t.leads.same}>
        {lead.possible_duplicates.map((id) => (
          <Duplicate key={id} lead={lead} otherId={id} />
        ))}
        <Others lead={lead} />
      </Part>
      <Crm lead={lead} />
      <Part title={t.leads.notes}>
        <Notes lead={lead} />
      </Part>
      {isAdmin && <Erase lead={lead} />}
    </aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Contacts({ lead }: OfLead) {
  const { phone, other_phones: phones, email, other_emails: emails } = lead
  return (
    <Part title={t.leads.contact}>
      <ul className={styles.contacts}>
        {[phone, ...phones].map((value) => (
          <Line key={value} icon="phone" value={value} />
        ))}
        {[email, ...emails].map((value) => (
          <Line key={value} icon="send" value={value} />
        ))}
      </ul>
      {lead.unverified_contacts.map((contact) => (
        <Unverified key={contact.contact_id} lead={lead} contact={contact} />
      ))}
    </Part>
  )
}

function Line({ icon, value }: { icon: IconName; value: string | null }) {
  if (value === null) return null
  return (
    <li>
      <Icon name={icon} size={16} /> {value}
    </li>
  )
}

type Contact = LeadWithHistory['unverified_contacts'][number]

/** Typed by somebody who proved nothing: it counts once staff says so. */
function Unverified({ lead, contact }: OfLead & { contact: Contact }) {
  const { time_zone: zone } = useAccount().tenant
  const path = { lead_id: lead.lead_id, contact_id: contact.contact_id }
  const deciding = useMutation({
    mutationFn: (isAccepted: boolean): Promise<unknown> =>
      isAccepted
        ? answerOf(api.POST('/api/v1/leads/{lead_id}/contacts/{contact_id}/accept', { params: { path } }))
        : answerOf(api.DELETE('/api/v1/leads/{lead_id}/contacts/{contact_id}', { params: { path } })),
    onSettled: refreshLeads,
  })
  const source = t.leads.sources[contact.source]
  return (
    <div className={styles.unverified}>
      <p>
        <Icon name="warning" size={16} /> <strong>{contact.value}</strong>
      </p>
      <p className="meta">{fill(t.leads.typed, { source, date: day(contact.created_at, zone) })}</p>
      <Group gap={8} mt={8}>
        <Button size="xs" loading={deciding.isPending} onClick={() => deciding.mutate(true)}>
          {fill(t.leads.accept, { name: nameOf(lead) })}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => deciding.mutate(false)}>
          {t.leads.discard}
        </Button>
      </Group>
      <Refused error={deciding.error} explain={({ status }) => (status === 409 ? t.leads.taken : undefined)} />
    </div>
  )
}

function Duplicate({ lead, otherId }: OfLead & { otherId: string }) {
  const other = useQuery(leadQuery(otherId)).data
  return <Comparable lead={lead} otherId={otherId} name={other === undefined ? '' : nameOf(other)} />
}

function Comparable({ lead, otherId, name }: OfLead & { otherId: string; name: string }) {
  return (
    <div className={styles.duplicate}>
      <span>{name}</span>
      <LinkButton size="xs" to="/leads/$leadId/merge/$other" params={{ leadId: lead.lead_id, other: otherId }}>
        {t.leads.compare}
      </LinkButton>
    </div>
  )
}

const TYPED_MS = 250
const FOUND = 5

/** A person can be two leads that have nothing in common but the name: staff finds the other one. */
function Others({ lead }: OfLead) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPED_MS)
  const found = useQuery({
    queryKey: ['leads', 'to-merge', q],
    queryFn: () => answerOf(api.GET('/api/v1/leads', { params: { query: { q, limit: FOUND + 1 } } })),
    enabled: q !== '',
  }).data?.data
  const others = found?.filter(({ lead_id: id }) => id !== lead.lead_id).slice(0, FOUND)
  return (
    <>
      <TextInput
        id={MERGE_FIELD}
        type="search"
        size="xs"
        label={t.leads.findOther}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {q !== '' &&
        others?.map((other) => (
          <Comparable key={other.lead_id} lead={lead} otherId={other.lead_id} name={nameOf(other)} />
        ))}
      <div role="status">{q !== '' && others?.length === 0 && <span className="meta">{t.leads.noneFound}</span>}</div>
    </>
  )
}

function Crm({ lead }: OfLead) {
  const { time_zone: zone } = useAccount().tenant
  const { crm } = lead
  const pushing = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/api/v1/leads/{lead_id}/sync', { params: { path: { lead_id: lead.lead_id } } })),
    onSettled: refreshLeads,
  })
  const state =
    crm === null
      ? t.leads.noCrm
      : fill(lookUp(t.leads.crmStates, crm.status) ?? '', {
          date: crm.synced_at === null ? '' : when(crm.synced_at, zone),
        })
  return (
    <Part title={crm === null ? t.leads.crm : fill(t.leads.inCrm, { crm: crm.provider })}>
      <div className={styles.duplicate}>
        <span className="dim">{state}</span>
        <Button size="xs" loading={pushing.isPending} onClick={() => pushing.mutate()}>
          {t.leads.push}
        </Button>
      </div>
      <div role="status">{pushing.isSuccess && <Note tone="ok">{t.leads.onItsWay}</Note>}</div>
      <Refused error={pushing.error} explain={({ status }) => (status === 409 ? t.leads.noConnection : undefined)} />
    </Part>
  )
}

/** Notes are read anew when they are opened: what a colleague wrote meanwhile is not written over. */
function Notes({ lead }: OfLead) {
  const [isSaved, setSaved] = useState(false)
  const form = useForm({ initialValues: { notes: lead.notes ?? '' }, onValuesChange: () => setSaved(false) })
  const submitting = useSubmit(form, {
    send: async ({ notes }) => {
      await changeLead(lead.lead_id, { notes: filled(notes) })
      form.resetDirty()
      setSaved(true)
      await refreshLeads()
    },
  })
  return (
    <form onSubmit={submitting.submit} noValidate className={styles.notes}>
      <Textarea
        aria-label={t.leads.notes}
        description={t.leads.notesHint}
        autosize
        minRows={3}
        maxRows={14}
        {...form.getInputProps('notes')}
      />
      <FormProblem of={submitting} />
      {form.isDirty() && <SubmitButton of={submitting} label={t.leads.save} size="xs" />}
      <div role="status">{isSaved && <span className="meta">{t.leads.saved}</span>}</div>
    </form>
  )
}

/** Erased where it is said what is kept and who was told. */
function Erase({ lead }: OfLead) {
  return (
    <div className={styles.part}>
      <Link to="/settings/privacy" search={{ q: lead.lead_id }}>
        {t.leads.erase}
      </Link>
    </div>
  )
}
