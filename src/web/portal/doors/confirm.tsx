import { useForm } from '@mantine/form'
import { useState } from 'react'
import { answerOf, api } from '../api/client.ts'
import { useSubmit } from '../parts/form.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { t } from '../texts/index.ts'
import styles from './doors.module.css'
import { linkToken } from './link.ts'
import { DoorTitle, isBadLink, Outcome } from './parts.tsx'

export function Confirm() {
  const token = linkToken()
  const [isDone, setDone] = useState(false)
  return (
    <>
      <DoorTitle>{t.doors.confirm}</DoorTitle>
      {token === null && <Note tone="warn">{t.doors.confirmNoLink}</Note>}
      {token !== null && !isDone && <Press token={token} onDone={() => setDone(true)} />}
      {isDone && (
        <Outcome>
          <Note tone="ok">{t.doors.confirmDone}</Note>
          <LinkButton to="/" variant="filled" mt="md">
            {t.doors.goOn}
          </LinkButton>
        </Outcome>
      )}
    </>
  )
}

/** Opening the page changes nothing: programs that check mails for danger follow links. */
function Press({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({ initialValues: {} })
  const submitting = useSubmit(form, {
    send: async () => {
      await answerOf(api.POST('/api/v1/auth/confirm', { body: { token } }))
      onDone()
    },
    explain: (problem) => (isBadLink(problem) ? t.doors.confirmBadLink : undefined),
  })
  return (
    <form className={styles.fields} onSubmit={submitting.submit}>
      <p className="dim">{t.doors.confirmExplained}</p>
      <FormProblem of={submitting} />
      <SubmitButton of={submitting} label={t.doors.confirmAct} size="md" />
    </form>
  )
}
