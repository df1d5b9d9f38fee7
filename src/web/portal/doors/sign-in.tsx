import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { answerOf, api, type Api } from '../api/client.ts'
import { useSubmit } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { waitWords } from '../parts/waiting.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './doors.module.css'
import { PasswordField } from '../parts/password-field.tsx'
import { DoorTitle, useEnter, useFollowing } from './parts.tsx'

export function SignIn() {
  const { next } = useSearch({ strict: false })
  const enter = useEnter()
  useFollowing()
  return (
    <>
      <DoorTitle>{t.doors.signIn}</DoorTitle>
      {next !== undefined && <Note tone="info">{t.doors.signInToGoOn}</Note>}
      <SignInForm onSignedIn={enter} />
      <NewHere />
    </>
  )
}

/** Also stands on a layer over a page whose session has ended. */
export function SignInForm({
  onSignedIn,
  email = '',
}: {
  onSignedIn: (account: Api['Account']) => void
  email?: string
}) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { email, password: '' } })
  const submitting = useSubmit(form, {
    send: async (body) => onSignedIn(await answerOf(api.POST('/api/v1/auth/login', { body }))),
    explain: (problem) => {
      if (problem.status === 429) return fill(t.doors.tooMany, { time: waitWords(problem) })
      return problem.status === 401 || problem.status === 422 ? t.doors.wrong : undefined
    },
  })
  return (
    <form className={styles.fields} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.doors.email}
        type="email"
        autoComplete="username"
        size="md"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t.doors.password}
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.doors.signIn} size="md" />
      <Link to="/reset">{t.doors.forgot}</Link>
    </form>
  )
}

function NewHere() {
  const { data } = useQuery({
    queryKey: ['auth-options'],
    queryFn: () => answerOf(api.GET('/api/v1/auth/options')),
    staleTime: Infinity,
  })
  if (data === undefined) return null
  return data.registration === 'open' ? (
    <p className="dim">
      {t.doors.newHere} <Link to="/register">{t.doors.registerBusiness}</Link>
    </p>
  ) : (
    <p className="dim">{t.doors.invitedOnly}</p>
  )
}
