import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Api } from '../api/client.ts'
import { queryClient, useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Note } from '../parts/note.tsx'
import { State } from '../parts/page-states.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import styles from './exam.module.css'
import { Figures } from './figures.tsx'
import { Play } from './play.tsx'
import { examQuery, examsQuery, isOpen, type Exam } from './queries.ts'
import { Rows } from './rows.tsx'

type Exams = Api['ExamPage']

/** Would the assistant stand in front of visitors today, and what is to be mended first? */
export function ExamPage() {
  const query = useQuery(examsQuery)
  const { isAdmin } = useAccount()
  const exams = query.data
  return (
    <>
      <PageHeading title={t.nav.exam}>{exams !== undefined && isAdmin && <Acts exams={exams} />}</PageHeading>
      <div className={styles.content}>
        <Await query={query} rows={8}>
          {({ data }) => (data[0] === undefined ? <First /> : <Played newest={data[0]} plays={data} />)}
        </Await>
      </div>
    </>
  )
}

function Acts({ exams: { data, plays_by_itself: playsByItself, estimate } }: { exams: Exams }) {
  const [newest] = data
  return (
    <div className={styles.acts}>
      {newest !== undefined && playsByItself && <span className={styles.byItself}>{t.exam.byItself}</span>}
      {(newest === undefined || !isOpen(newest)) && (
        <Play label={newest === undefined ? t.exam.play : t.exam.playAgain} estimate={estimate} />
      )}
    </div>
  )
}

function First() {
  return <State icon="exam" title={t.exam.none} text={t.exam.noneText} />
}

/** The newest, or the one in the address. */
function Played({ newest, plays }: { newest: Exam; plays: Exam[] }) {
  const { examId = newest.exam_id } = useParams({ strict: false })
  const query = useQuery(examQuery(examId))
  const { status } = newest
  // The last rows come with the end.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ['exams', newest.exam_id] }), [newest.exam_id, status])
  return (
    <Await query={query} rows={8}>
      {(exam) => (
        <>
          {examId !== newest.exam_id && <Earlier exam={exam} />}
          {exam.status === 'failed' && <Note tone="bad">{t.exam.failedText}</Note>}
          <Figures exam={exam} plays={plays} />
          <Rows exam={exam} />
        </>
      )}
    </Await>
  )
}

function Earlier({ exam }: { exam: Exam }) {
  const { tenant } = useAccount()
  return (
    <Note tone="info">
      {fill(t.exam.earlier, { date: when(exam.created_at, tenant.time_zone) })}{' '}
      <LinkButton size="compact-xs" to="/exam">
        {t.exam.newest}
      </LinkButton>
    </Note>
  )
}
