import { Badge, Button, Progress, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { Section } from '../parts/section.tsx'
import { fill, t } from '../texts/index.ts'
import { AnswerForm } from './answer-form.tsx'
import styles from './knowledge.module.css'
import { trialQuery } from './queries.ts'
import { Tried, type Answered } from './tried.tsx'

type Trial = Api['Trial']

/** Asks as a visitor would. The question is in the address, so a colleague sees the same. */
export function TryQuestion() {
  const { question } = useSearch({ from: '/shell/knowledge/try' })
  return (
    <Section title={t.nav.tryQuestion} text={t.knowledge.tryText}>
      <QuestionField key={question} asked={question ?? ''} />
      {question !== undefined && <Outcome key={question} question={question} />}
    </Section>
  )
}

function QuestionField({ asked }: { asked: string }) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { question: asked },
    validate: { question: (words) => (words.trim() === '' ? t.knowledge.questionProblem : null) },
  })
  const ask = form.onSubmit(({ question }) => {
    // The same question again is asked again.
    void queryClient.invalidateQueries(trialQuery(question))
    void navigate({ to: '/knowledge/try', search: { question } })
  })
  return (
    <form className={styles.ask} onSubmit={ask} noValidate>
      <TextInput
        label={t.knowledge.question}
        placeholder={t.knowledge.questionExample}
        maxLength={1_000}
        {...form.getInputProps('question')}
      />
      <Button type="submit" variant="filled">
        {t.knowledge.ask}
      </Button>
    </form>
  )
}

function Outcome({ question }: { question: string }) {
  const { isAdmin } = useAccount()
  const query = useQuery(trialQuery(question))
  const [isAnswering, setAnswering] = useState(false)
  const [answered, setAnswered] = useState<Answered | null>(null)
  if (answered !== null) return <Tried answered={answered} close={() => setAnswered(null)} />
  return (
    <Await query={query}>
      {(trial) => (
        <>
          <Reply trial={trial} />
          {isAdmin && !isAnswering && (
            <div>
              <Button onClick={() => setAnswering(true)}>{t.knowledge.correct}</Button>
            </div>
          )}
          {isAnswering && (
            <AnswerForm question={{ words: question }} onAnswered={setAnswered} onCancel={() => setAnswering(false)} />
          )}
          <Passages trial={trial} />
        </>
      )}
    </Await>
  )
}

const TONES: Record<Trial['band'], string | undefined> = {
  answer: 'ok',
  closest: 'warn',
  decline: 'bad',
  talk: undefined,
}

export function Reply({ trial: { reply, band, sources } }: { trial: Trial }) {
  const names = [...new Set(sources.map(({ title }) => title))]
  return (
    <article className={styles.replyCard} aria-label={t.knowledge.reply}>
      <p className={styles.assistant}>
        <Icon name="bell" size={16} /> {t.knowledge.assistant}{' '}
        <Badge data-tone={TONES[band]}>{t.knowledge.bands[band]}</Badge>
      </p>
      <p className={styles.reply}>{reply}</p>
      <p className="meta">
        {names.length > 0 ? fill(t.knowledge.from, { titles: names.join(' · ') }) : t.knowledge.bandTexts[band]}
      </p>
    </article>
  )
}

function Passages({ trial: { passages } }: { trial: Trial }) {
  if (passages.length === 0) return <p className="dim">{t.knowledge.nothingRead}</p>
  return (
    <section className={styles.found} aria-label={t.knowledge.found}>
      <h3>{t.knowledge.found}</h3>
      <ol className={styles.questions}>
        {passages.map((passage, index) => (
          <li key={index}>
            <PassageRow passage={passage} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function PassageRow({ passage }: { passage: Trial['passages'][number] }) {
  const { document_id: documentId, title, text, coverage, score, cited } = passage
  const percent = Math.round(coverage * 100)
  const covers = fill(t.knowledge.covers, { percent })
  return (
    <div className={styles.passage}>
      <div className={styles.passageHead}>
        <Link to="/knowledge/documents/$documentId" params={{ documentId }}>
          {title}
        </Link>
        {cited && <Badge data-tone="ok">{t.knowledge.used}</Badge>}
      </div>
      <p className={styles.reply}>{text}</p>
      <div className={styles.coverage}>
        <Progress value={percent} size={3} aria-label={covers} />
        <span className="meta number">
          {covers} · {fill(t.knowledge.score, { score })}
        </span>
      </div>
    </div>
  )
}
