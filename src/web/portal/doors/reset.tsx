import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { useSubmit } from '../parts/form.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { t } from '../texts/index.ts'
import styles from './doors.module.css'
import { linkToken } from './link.ts'
import { NewPasswordField } from '../parts/password-field.tsx'
import { DoorTitle, fieldTexts, isBadLink, Outcome } from './parts.tsx'

export function Reset() {
  const token = linkToken()
  const [stage, setStage] = useState<'asking' | 'choosing' | 'stale' | 'done'>(token === null ? 'asking' : 'choosing')
  return (
    <>
      <DoorTitle>{t.doors.reset}</DoorTitle>
      {stage === 'stale' && (
        <Outcome>
          <Note tone="bad">{t.doors.resetBadLink}</Note>
        </Outcome>
      )}
      {stage === 'choosing' && (
        <Choose token={token!} onDone={() => setStage('done')} onStale={() => setStage('stale')} />
      )}
      {stage === 'done' ? (
        <Outcome>
          <Note tone="ok">{t.doors.resetDone}</Note>
          <LinkButton to="/sign-in" variant="filled" mt="md">
            {t.doors.signIn}
          </LinkButton>
        </Outcome>
      ) : (
        stage !== 'choosing' && <Ask />
      )}
    </>
  )
}

function Ask() {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({ mode: 'uncontrolled', initialValues: { email: '' } })
  const submitting = useSubmit(form, {
    send: async (body) => {
      await answerOf(api.POST('/api/v1/auth/password-reset', { body }))
      setAsked(true)
    },
    fieldTexts: fieldTexts(),
  })
  if (isAsked)
    return (
      <Outcome>
        <Note tone="ok">{t.doors.asked}</Note>
      </Outcome>
    )
  return (
    <form className={styles.fields} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.doors.email}
        description={t.doors.emailHint}
        type="email"
        autoComplete="username"
        size="md"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.doors.ask} size="md" />
      <Link to="/sign-in">{t.doors.backToSignIn}</Link>
    </form>
  )
}

function Choose({ token, onDone, onStale }: { token: string; onDone: () => void; onStale: () => void }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { password: '' } })
  const submitting = useSubmit(form, {
    send: async ({ password }) => {
      await answerOf(api.POST('/api/v1/auth/password-reset/confirm', { body: { token, password } }))
      onDone()
    },
    fieldTexts: fieldTexts(),
    explain: (problem) => {
      if (isBadLink(problem)) onStale()
      return undefined
    },
  })
  return (
    <form className={styles.fields} onSubmit={submitting.submit} noValidate>
      <NewPasswordField label={t.doors.newPassword} key={form.key('password')} {...form.getInputProps('password')} />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.doors.savePassword} size="md" />
    </form>
  )
}
