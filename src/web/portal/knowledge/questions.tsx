import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Note } from '../parts/note.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { AnswerForm } from './answer-form.tsx'
import styles from './knowledge.module.css'
import { unansweredQuery } from './queries.ts'
import { Proposals } from './proposals.tsx'
import { Tried, type Answered } from './tried.tsx'

type Question = Api['Questions']['data'][number]

/** Unanswered questions, the most frequent first, each to be answered on the spot. */
export function Unanswered() {
  const query = useQuery(unansweredQuery)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [isProposed, setProposed] = useState(false)
  return (
    <Section title={t.nav.unanswered} text={t.knowledge.unansweredText}>
      {answered !== null && <Tried key={answered.documentId} answered={answered} close={() => setAnswered(null)} />}
      <div role="status">{isProposed && <Note tone="ok">{t.knowledge.isProposed}</Note>}</div>
      <Proposals onAnswered={setAnswered} />
      <Await query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <State icon="check" title={t.knowledge.allAnswered} text={t.knowledge.allAnsweredText} />
          ) : (
            <ul className={styles.questions}>
              {data.map((question) => (
                <li key={question.question_id}>
                  <Row question={question} onAnswered={setAnswered} onProposed={() => setProposed(true)} />
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Section>
  )
}

interface RowProps {
  question: Question
  onAnswered: (answered: Answered) => void
  onProposed: () => void
}

function Row({ question, onAnswered, onProposed }: RowProps) {
  const { isAdmin, tenant } = useAccount()
  const { question: open } = useSearch({ from: '/shell/knowledge/unanswered' })
  const navigate = useNavigate()
  const { question_id: id, question: words, count, last_asked_at: at } = question
  const isOpen = open === id
  const show = (next: string | undefined) =>
    navigate({
      to: '/knowledge/unanswered',
      search: { question: next },
      replace: true,
      ignoreBlocker: next === undefined,
    })
  const asked = fill(count === 1 ? t.knowledge.askedOnce : t.knowledge.asked, {
    count,
    date: when(at, tenant.time_zone),
  })
  return (
    <>
      <div className={styles.question}>
        <div>
          <h3>{words}</h3>
          <p className="meta">{asked}</p>
        </div>
        {!isOpen && (
          <Button
            size="xs"
            aria-label={fill(isAdmin ? t.knowledge.answerTo : t.knowledge.proposeTo, { question: words })}
            onClick={() => void show(id)}
          >
            {isAdmin ? t.knowledge.answer : t.knowledge.proposeShort}
          </Button>
        )}
      </div>
      {isOpen && (
        <AnswerForm
          key={id}
          question={{ id, words }}
          onCancel={() => void show(undefined)}
          onProposed={() => {
            onProposed()
            void show(undefined)
          }}
          onAnswered={(done) => {
            onAnswered(done)
            void navigate({ to: '/knowledge/unanswered', search: {}, replace: true, ignoreBlocker: true })
          }}
        />
      )}
    </>
  )
}
