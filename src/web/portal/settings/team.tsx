import { Badge, Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { filled, useSubmit } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { SortedListing, type Column } from '../parts/listing.tsx'
import { Refused } from '../parts/refused.tsx'
import { RowSelect } from '../parts/row-select.tsx'
import { Section } from '../parts/section.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { day } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import styles from './team.module.css'

type Member = Api['TeamMember']

const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => answerOf(api.GET('/api/v1/users', { params: { query: { limit: 200 } } })),
})

const refresh = () => queryClient.invalidateQueries(teamQuery)

export function Team() {
  const { tenant, isAdmin } = useAccount()
  const query = useQuery(teamQuery)
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <Button variant="filled" leftSection={<Icon name="plus" size={16} />} onClick={() => setInviting(true)}>
      {t.team.invite}
    </Button>
  )
  return (
    <Section title={t.nav.team} text={fill(t.team.text, { business: tenant.name })} act={isAdmin && invite}>
      <Await query={query}>{({ data }) => <People rows={data} />}</Await>
      <FormDialog title={t.team.invite} isOpen={isInviting} close={() => setInviting(false)}>
        <InviteForm onInvited={() => setInviting(false)} />
      </FormDialog>
    </Section>
  )
}

function People({ rows }: { rows: Member[] }) {
  const { user, isAdmin } = useAccount()
  const columns: Column<Member>[] = [
    {
      label: t.team.person,
      sort: { as: 'name', by: ({ name, email }) => name ?? email },
      cell: (member) => <Person {...member} />,
    },
    {
      label: t.team.role,
      sort: { as: 'role', by: ({ role }) => role },
      cell: (member) =>
        isAdmin && member.user_id !== user.user_id ? <RoleChoice member={member} /> : t.me[member.role],
    },
    { label: t.team.state, cell: (member) => <Standing {...member} /> },
  ]
  const acts = { label: t.team.remove, isActs: true, cell: (member: Member) => <Acts member={member} /> }
  return (
    <SortedListing
      label={t.nav.team}
      rows={rows}
      columns={isAdmin ? [...columns, acts] : columns}
      idOf={({ user_id: id }) => id}
    />
  )
}

function Person({ name, email }: Member) {
  return (
    <div>
      <strong>{name ?? email}</strong>
      {name !== null && <p className="meta">{email}</p>}
    </div>
  )
}

function Standing({ status, invitation }: Member) {
  const { time_zone: zone } = useAccount().tenant
  if (status === 'active') return <Badge data-tone="ok">{t.team.active}</Badge>
  if (invitation === null) return <Badge data-tone="bad">{t.team.expired}</Badge>
  return <Badge data-tone="warn">{fill(t.team.invited, { date: day(invitation.expires_at, zone) })}</Badge>
}

function RoleChoice({ member: { user_id: id, name, email, role } }: { member: Member }) {
  const changing = useMutation({
    mutationFn: (next: Member['role']) =>
      answerOf(api.PATCH('/api/v1/users/{user_id}', { params: { path: { user_id: id } }, body: { role: next } })),
    onSettled: refresh,
  })
  return (
    <>
      <RowSelect
        label={fill(t.team.roleOf, { name: name ?? email })}
        value={role}
        data={roles()}
        choose={(next) => changing.mutate(next)}
      />
      <Refused error={changing.error} />
    </>
  )
}

function roles() {
  return (['admin', 'member'] as const).map((value) => ({ value, label: t.me[value] }))
}

function Acts({ member }: { member: Member }) {
  const { user } = useAccount()
  const path = { user_id: member.user_id }
  const who = member.name ?? member.email
  const again = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/users/{user_id}/invitation', { params: { path } })),
    onSuccess: refresh,
  })
  if (member.user_id === user.user_id) return null
  return (
    <Group gap={4} justify="flex-end">
      {member.status === 'invited' && (
        <Button size="xs" variant="quiet" loading={again.isPending} onClick={() => again.mutate()}>
          {t.team.sendAgain}
        </Button>
      )}
      <Refused error={again.error} />
      <Confirmed
        label={t.team.remove}
        title={fill(t.team.removeTitle, { name: who })}
        act={fill(t.team.removeAct, { name: who })}
        keep={t.form.keep}
        send={async () => {
          await answerOf(api.DELETE('/api/v1/users/{user_id}', { params: { path } }))
          await refresh()
        }}
      >
        {t.team.removeText}
      </Confirmed>
    </Group>
  )
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const form = useForm<{ email: string; name: string; role: Member['role'] }>({
    initialValues: { email: '', name: '', role: 'member' },
  })
  const submitting = useSubmit(form, {
    send: async ({ email, name, role }) => {
      await answerOf(api.POST('/api/v1/users', { body: { email, role, name: filled(name) } }))
      await refresh()
      onInvited()
    },
    explain: ({ status }) => (status === 409 ? t.team.taken : undefined),
    fieldTexts: { email: t.doors.emailProblem },
  })
  return (
    <form className={styles.form} onSubmit={submitting.submit} noValidate>
      <TextInput label={t.doors.email} type="email" data-autofocus {...form.getInputProps('email')} />
      <TextInput label={t.team.name} maxLength={120} {...form.getInputProps('name')} />
      <NativeSelect label={t.team.role} description={t.team.roleHint} data={roles()} {...form.getInputProps('role')} />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.team.send} />
    </form>
  )
}
