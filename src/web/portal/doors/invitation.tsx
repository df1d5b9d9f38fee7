import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { answerOf, api } from '../api/client.ts'
import { filled, useSubmit } from '../parts/form.ts'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { t } from '../texts/index.ts'
import styles from './doors.module.css'
import { linkToken } from './link.ts'
import { NewPasswordField } from '../parts/password-field.tsx'
import { DoorTitle, fieldTexts, isBadLink, useEnter } from './parts.tsx'

export function Invitation() {
  const token = linkToken()
  return (
    <>
      <DoorTitle>{t.doors.join}</DoorTitle>
      {token === null ? <Note tone="warn">{t.doors.joinNoLink}</Note> : <Join token={token} />}
    </>
  )
}

function Join({ token }: { token: string }) {
  const enter = useEnter()
  const form = useForm({ mode: 'uncontrolled', initialValues: { name: '', password: '' } })
  const submitting = useSubmit(form, {
    send: async ({ name, password }) => {
      const body = { token, password, name: filled(name) }
      enter(await answerOf(api.POST('/api/v1/auth/invitations/accept', { body })))
    },
    fieldTexts: fieldTexts(),
    explain: (problem) => {
      if (problem.status === 409) return t.doors.joinTaken
      return isBadLink(problem) ? t.doors.joinBadLink : undefined
    },
  })
  return (
    <form className={styles.fields} onSubmit={submitting.submit} noValidate>
      <TextInput
        label={t.doors.name}
        autoComplete="name"
        maxLength={120}
        size="md"
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <NewPasswordField key={form.key('password')} {...form.getInputProps('password')} />
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.doors.joinAct} size="md" />
    </form>
  )
}
