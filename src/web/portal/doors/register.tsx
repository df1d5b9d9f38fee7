import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { answerOf, api } from '../api/client.ts'
import { filled, useSubmit } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { t } from '../texts/index.ts'
import styles from './doors.module.css'
import { linkToken } from './link.ts'
import { NewPasswordField } from '../parts/password-field.tsx'
import { DoorTitle, fieldTexts, isBadLink, useEnter, useFollowing } from './parts.tsx'

export function Register() {
  useFollowing()
  return (
    <>
      <DoorTitle>{t.doors.register}</DoorTitle>
      <RegisterForm setupToken={null} />
      <p className="dim">
        {t.doors.haveAccount} <Link to="/sign-in">{t.doors.signIn}</Link>
      </p>
    </>
  )
}

/** The page behind the set-up link that the operator sees at the first start. */
export function SetUp() {
  const token = linkToken()
  return (
    <>
      <DoorTitle>{t.doors.setUp}</DoorTitle>
      {token === null ? (
        <Note tone="warn">{t.doors.setUpNoLink}</Note>
      ) : (
        <>
          <p className="dim">{t.doors.setUpExplained}</p>
          <RegisterForm setupToken={token} />
        </>
      )}
    </>
  )
}

function RegisterForm({ setupToken }: { setupToken: string | null }) {
  const enter = useEnter('/welcome/business')
  const form = useForm({ mode: 'uncontrolled', initialValues: { company_name: '', name: '', email: '', password: '' } })
  const submitting = useSubmit(form, {
    send: async ({ email, password, name, company_name: company }) => {
      const names = { name: filled(name), company_name: filled(company) }
      const body = { email, password, ...names, setup_token: setupToken }
      enter(await answerOf(api.POST('/api/v1/auth/register', { body })))
    },
    fieldTexts: fieldTexts(),
    explain: (problem) => {
      if (problem.status === 409) return t.doors.taken
      if (problem.status === 403) return setupToken === null ? t.doors.invitedOnly : t.doors.setUpBadLink
      return isBadLink(problem) ? t.doors.setUpBadLink : undefined
    },
  })
  const text = (name: 'company_name' | 'name' | 'email') => ({ key: form.key(name), ...form.getInputProps(name) })
  return (
    <form className={styles.fields} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.doors.company}
        autoComplete="organization"
        maxLength={200}
        size="md"
        {...text('company_name')}
      />
      <TextInput label={t.doors.name} autoComplete="name" maxLength={120} size="md" {...text('name')} />
      <TextInput label={t.doors.ownEmail} type="email" autoComplete="username" size="md" {...text('email')} />
      <NewPasswordField key={form.key('password')} {...form.getInputProps('password')} />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.doors.register} size="md" />
    </form>
  )
}
