import { Badge, NativeSelect, TextInput, useMantineColorScheme } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { namesIn } from '../../../core/keys.ts'
import { answerOf, api, type Api } from '../api/client.ts'
import { accountQuery, queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Confirmed } from '../parts/confirm.tsx'
import { filled, optionOf, useSubmit } from '../parts/form.ts'
import { Listing, type Column } from '../parts/listing.tsx'
import { Note } from '../parts/note.tsx'
import { NewPasswordField, PasswordField } from '../parts/password-field.tsx'
import { Section } from '../parts/section.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { Unsaved } from '../parts/unsaved.tsx'
import { when } from '../parts/when.ts'
import { chooseLanguage, language, LANGUAGE_NAMES, t } from '../texts/index.ts'
import { useEditedForm } from './settings-form.tsx'
import styles from './settings.module.css'

type Session = Api['LoginSession']

const sessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: () => answerOf(api.GET('/api/v1/auth/sessions')),
})

/** The own account, also of members: everything else of a team is on its page. */
export function Me() {
  return (
    <Section title={t.nav.me} text={t.me.text}>
      <NameForm />
      <Looks />
      <PasswordForm />
      <Sessions />
    </Section>
  )
}

function NameForm() {
  const { user } = useAccount()
  const edited = useEditedForm({
    start: () => ({ name: user.name ?? '' }),
    labels: { name: t.me.name },
    send: async ({ name }) => {
      const account = await answerOf(api.PATCH('/api/v1/auth/me', { body: { name: filled(name) } }))
      queryClient.setQueryData(accountQuery.queryKey, account)
      return { values: { name: account.user.name ?? '' } }
    },
  })
  return (
    <form className={styles.form} onSubmit={edited.submitting.submit} noValidate>
      <TextInput
        label={t.me.name}
        description={t.me.nameHint}
        maxLength={120}
        autoComplete="name"
        {...edited.form.getInputProps('name')}
      />
      <TextInput label={t.doors.email} description={t.me[user.role]} value={user.email} readOnly />
      <div>
        <FormProblem of={edited.submitting} />
        <div role="status">{edited.saved !== null && <Note tone="ok">{t.me.saved}</Note>}</div>
      </div>
      <Unsaved changed={edited.changed} of={edited.submitting} discard={edited.discard} />
    </form>
  )
}

/** Kept in this browser, at once. */
function Looks() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div className={styles.form}>
      <NativeSelect
        label={t.me.language}
        description={t.me.looksHint}
        data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        value={language}
        onChange={({ currentTarget }) => chooseLanguage(optionOf(namesIn(LANGUAGE_NAMES), currentTarget))}
      />
      <NativeSelect
        label={t.me.theme}
        data={Object.entries(t.me.themes).map(([value, label]) => ({ value, label }))}
        value={colorScheme}
        onChange={({ currentTarget }) => setColorScheme(optionOf(namesIn(t.me.themes), currentTarget))}
      />
    </div>
  )
}

function PasswordForm() {
  const [isChanged, setChanged] = useState(false)
  const form = useForm({ initialValues: { current_password: '', new_password: '' } })
  const submitting = useSubmit(form, {
    send: async (body) => {
      setChanged(false)
      await answerOf(api.POST('/api/v1/auth/password', { body }))
      form.reset()
      setChanged(true)
      await queryClient.invalidateQueries(sessionsQuery)
    },
    fieldTexts: { current_password: t.me.passwordWrong, new_password: t.doors.passwordProblem },
  })
  return (
    <form className={styles.form} aria-label={t.me.password} onSubmit={submitting.submit} noValidate>
      <h3>{t.me.password}</h3>
      {/* Password managers keep the new password with this address. */}
      <input type="email" autoComplete="username" value={useAccount().user.email} readOnly hidden />
      <PasswordField
        size="sm"
        label={t.me.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <NewPasswordField size="sm" label={t.me.newPassword} {...form.getInputProps('new_password')} />
      <div className={styles.part}>
        <FormProblem of={submitting} />
        <div role="status">{isChanged && <Note tone="ok">{t.me.passwordChanged}</Note>}</div>
      </div>
      <div>
        <SubmitButton of={submitting} label={t.me.changePassword} variant="default" />
      </div>
    </form>
  )
}

function Sessions() {
  const query = useQuery(sessionsQuery)
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Session>[] = [
    { label: t.me.signedIn, cell: ({ created_at: at }) => when(at, zone) },
    { label: t.me.lastUsed, cell: ({ last_used_at: at }) => <span className="dim">{when(at, zone)}</span> },
    {
      label: t.me.signOut,
      isActs: true,
      cell: (session) =>
        session.current ? <Badge data-tone="ok">{t.me.thisBrowser}</Badge> : <SignOut session={session} />,
    },
  ]
  return (
    <section className={styles.part} aria-label={t.me.sessions}>
      <h3>{t.me.sessions}</h3>
      <p className="dim">{t.me.sessionsText}</p>
      <Await query={query} rows={2}>
        {({ data }) => (
          <Listing label={t.me.sessions} rows={data} columns={columns} idOf={({ login_session_id: id }) => id} />
        )}
      </Await>
    </section>
  )
}

function SignOut({ session: { login_session_id: id } }: { session: Session }) {
  return (
    <Confirmed
      label={t.me.signOut}
      title={t.me.signOutTitle}
      act={t.me.signOutAct}
      keep={t.form.keep}
      send={async () => {
        const path = { login_session_id: id }
        await answerOf(api.DELETE('/api/v1/auth/sessions/{login_session_id}', { params: { path } }))
        await queryClient.invalidateQueries(sessionsQuery)
      }}
    >
      {t.me.signOutText}
    </Confirmed>
  )
}
