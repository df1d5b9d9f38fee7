import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { fill, t } from '../texts/index.ts'
import segments from '../parts/segments.module.css'
import styles from './analytics.module.css'
import { questionsQuery, type Question } from './queries.ts'
import type { Days } from './search.ts'
import { number } from './words.ts'

/** The most frequent questions, and a way to answer those that were not. */
export function Questions({ days }: { days: Days }) {
  const { ask } = useSearch({ from: '/shell/analytics' })
  const isUnanswered = ask === 'unanswered'
  const query = useQuery(questionsQuery(days, isUnanswered))
  return (
    <section className={styles.card} aria-labelledby="questions">
      <header className={styles.cardHead}>
        <h2 id="questions">{t.analytics.questionsTitle}</h2>
        <nav className={segments.segments} aria-label={t.analytics.questionsTitle}>
          <Link
            to="/analytics"
            search={(before) => ({ ...before, ask: undefined })}
            aria-current={isUnanswered ? undefined : 'page'}
            activeProps={{}}
          >
            {t.analytics.all}
          </Link>
          <Link
            to="/analytics"
            search={(before) => ({ ...before, ask: 'unanswered' as const })}
            aria-current={isUnanswered ? 'page' : undefined}
            activeProps={{}}
          >
            {t.analytics.notAnswered}
          </Link>
        </nav>
      </header>
      <Await query={query} rows={5}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="dim">{isUnanswered ? t.analytics.allAnswered : t.analytics.noQuestions}</p>
          ) : (
            <ul className={styles.questions}>
              {data.map((question) => (
                <Row key={question.question_id} question={question} />
              ))}
            </ul>
          )
        }
      </Await>
    </section>
  )
}

function Row({ question: asked }: { question: Question }) {
  const { isAdmin } = useAccount()
  const { question_id: id, question, count, answered } = asked
  return (
    <li>
      <Words question={asked} />
      <span className="number">{number(count)}</span>
      {answered ? (
        <span className={styles.answered}>
          <Icon name="check" size={14} /> {t.analytics.isAnswered}
        </span>
      ) : isAdmin ? (
        <Link
          to="/knowledge/unanswered"
          search={{ question: id }}
          aria-label={fill(t.analytics.answerTo, { question })}
        >
          {t.analytics.answerIt}
        </Link>
      ) : (
        <span className="dim">{t.analytics.notAnswered}</span>
      )}
    </li>
  )
}

/** The question, and after it the other words for it and what was answered. */
function Words({ question: { question, wordings, answer } }: { question: Question }) {
  const others = wordings.filter((one) => one.question !== question)
  if (others.length === 0 && answer === null) return <span>{question}</span>
  return (
    <details className={styles.words}>
      <summary>{question}</summary>
      {others.length > 0 && (
        <>
          <p className="meta">{t.analytics.otherWords}</p>
          <ul>
            {others.map((one) => (
              <li key={one.question}>{`${one.question} (${number(one.count)})`}</li>
            ))}
          </ul>
        </>
      )}
      {answer !== null && (
        <>
          <p className="meta">{t.analytics.lastAnswer}</p>
          <p>{answer}</p>
        </>
      )}
    </details>
  )
}
