import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Note } from '../parts/note.tsx'
import { generalWords } from '../parts/refused.tsx'
import { fill, t } from '../texts/index.ts'
import { asProblem } from '../api/problem.ts'
import styles from './knowledge.module.css'
import { documentQuery, trialQuery } from './queries.ts'

/** A question that was just tied to a document. */
export interface Answered {
  question: string
  documentId: string
}

/** Asks the question again as soon as the new answer counts, and shows what visitors read from now on. */
export function Tried({ answered: { question, documentId }, close }: { answered: Answered; close: () => void }) {
  const document = useQuery(documentQuery(documentId))
  const isReady = document.data?.status === 'ready'
  const trial = useQuery({ ...trialQuery(question), enabled: isReady })
  const error = document.error ?? trial.error
  return (
    <div role="status" className={styles.tried}>
      {error !== null && (
        <Note tone="bad">{fill(t.knowledge.notTried, { reason: generalWords(asProblem(error)) })}</Note>
      )}
      {error === null && trial.data === undefined && <Note tone="info">{fill(t.knowledge.trying, { question })}</Note>}
      {trial.data !== undefined && (
        <Note tone={trial.data.band === 'answer' ? 'ok' : 'warn'}>
          <strong>{trial.data.band === 'answer' ? t.knowledge.works : t.knowledge.worksNot}</strong>
          <p>{question}</p>
          <p className={styles.reply}>{trial.data.reply}</p>
        </Note>
      )}
      <Button size="xs" variant="quiet" onClick={close}>
        {t.form.close}
      </Button>
    </div>
  )
}
