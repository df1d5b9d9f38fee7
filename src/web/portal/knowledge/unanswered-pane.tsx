import { useAccount } from '../api/session.ts'
import type { Api } from '../api/client.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import styles from './knowledge.module.css'

type Question = Api['Questions']['data'][number]

const SHOWN = 6

/** Beside the documents, where the window has room: what they lack. */
export function UnansweredPane({ questions }: { questions: Question[] }) {
  return (
    <aside className={styles.pane} aria-label={t.knowledge.askedNotAnswered}>
      <header>
        <h2>{t.knowledge.askedNotAnswered}</h2>
        <span className="meta number">{questions.length}</span>
      </header>
      <ul className={styles.questions}>
        {questions.slice(0, SHOWN).map((question) => (
          <li key={question.question_id}>
            <Short question={question} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Short({ question: { question_id: id, question, count, last_asked_at: at } }: { question: Question }) {
  const { isAdmin, tenant } = useAccount()
  const asked = fill(count === 1 ? t.knowledge.askedOnce : t.knowledge.asked, {
    count,
    date: when(at, tenant.time_zone),
  })
  return (
    <div className={styles.question}>
      <div>
        <h3>{question}</h3>
        <p className="meta">{asked}</p>
      </div>
      {isAdmin && (
        <LinkButton
          size="xs"
          to="/knowledge/unanswered"
          search={{ question: id }}
          aria-label={fill(t.knowledge.answerTo, { question })}
        >
          {t.knowledge.answer}
        </LinkButton>
      )}
    </div>
  )
}
