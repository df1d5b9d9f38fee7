import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../api/session.ts'
import { trialQuery } from '../knowledge/queries.ts'
import { Reply } from '../knowledge/try.tsx'
import { Await } from '../parts/await.tsx'
import { t } from '../texts/index.ts'
import { markDone } from './queries.ts'
import { StepPage } from './welcome.tsx'
import styles from './welcome.module.css'

/** Questions as visitors ask them; each answer shows its sources. */
export function TryStep() {
  const { tenant } = useAccount()
  const [asked, setAsked] = useState<string[]>([])
  const form = useForm({
    initialValues: { question: '' },
    validate: { question: (words) => (words.trim() === '' ? t.knowledge.questionProblem : null) },
  })
  const ask = (question: string) => {
    setAsked((old) => [question, ...old.filter((one) => one !== question)])
    void markDone('try')
    form.reset()
  }
  return (
    <StepPage title={t.welcome.tryTitle} text={t.welcome.tryText}>
      <form className={styles.ask} onSubmit={form.onSubmit(({ question }) => ask(question))} noValidate>
        <TextInput label={t.knowledge.question} maxLength={1_000} {...form.getInputProps('question')} />
        <Button type="submit" variant="filled">
          {t.knowledge.ask}
        </Button>
      </form>
      <div className={styles.chips}>
        {tenant.widget.questions.map((question) => (
          <Button key={question} size="xs" onClick={() => ask(question)}>
            {question}
          </Button>
        ))}
      </div>
      <div role="log" className={styles.talk}>
        {asked.map((question) => (
          <Turn key={question} question={question} />
        ))}
      </div>
    </StepPage>
  )
}

function Turn({ question }: { question: string }) {
  return (
    <div className={styles.turn}>
      <p className={styles.asked}>{question}</p>
      <Await query={useQuery(trialQuery(question))}>{(trial) => <Reply trial={trial} />}</Await>
    </div>
  )
}
