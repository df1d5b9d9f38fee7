import { Progress } from '@mantine/core'
import { useAccount } from '../api/session.ts'
import { when } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import styles from './exam.module.css'
import { isOpen, type Exam } from './queries.ts'

/** The figure, what it is made of, and how it went. `plays` are newest first. */
export function Figures({ exam, plays }: { exam: Exam; plays: Exam[] }) {
  return (
    <div className={styles.figures}>
      <Ready exam={exam} />
      <Parts exam={exam} />
      <Course plays={plays.filter(({ status }) => status === 'done').toReversed()} />
    </div>
  )
}

function Ready({ exam }: { exam: Exam }) {
  const { played, total, worked } = exam
  if (isOpen(exam))
    return (
      <section className={styles.figure} aria-label={t.exam.playing}>
        <p className="dim">{t.exam.playing}</p>
        <p className={styles.big}>{fill(t.exam.of, { count: played, total })}</p>
        <Progress value={(played / total) * 100} size={6} aria-label={t.exam.playing} />
      </section>
    )
  return (
    <section className={styles.figure} aria-label={t.exam.ready}>
      <p className="dim">{t.exam.ready}</p>
      <p className={styles.big}>
        {Math.round((worked / total) * 100)}
        <span>%</span>
      </p>
      <p className="dim">{changeOf(exam)}</p>
    </section>
  )
}

function changeOf({ worked, total, previous, status }: Exam): string {
  if (status === 'failed') return t.exam.failed
  if (previous === null) return fill(t.exam.of, { count: worked, total })
  const change = worked - previous.worked
  if (change === 0) return t.exam.same
  return fill(change > 0 ? t.exam.more : t.exam.fewer, { count: Math.abs(change) })
}

function Parts({ exam }: { exam: Exam }) {
  const { tenant } = useAccount()
  const { answered, questions, booked, bookings, finished_at: finished, seconds } = exam
  const played =
    finished === null
      ? t.exam.comesIn
      : fill(t.exam.played, { date: when(finished, tenant.time_zone), seconds: seconds ?? 0 })
  return (
    <section className={styles.figure} aria-label={t.exam.madeOf}>
      <Bar label={t.exam.questions} count={answered} total={questions} />
      <Bar label={t.exam.bookings} count={booked} total={bookings} />
      <p className="meta">{played}</p>
    </section>
  )
}

function Bar({ label, count, total }: { label: string; count: number; total: number }) {
  return (
    <div>
      <div className={styles.barHead}>
        <span>{label}</span>
        <span className="number">{fill(t.exam.of, { count, total })}</span>
      </div>
      <Progress value={(count / total) * 100} size={6} aria-label={label} />
    </div>
  )
}

const WIDTH = 320
const HEIGHT = 84
const EDGE = 14

/** The plays before it. The table says the same as the line. */
function Course({ plays }: { plays: Exam[] }) {
  const { tenant } = useAccount()
  if (plays.length < 2)
    return (
      <section className={styles.figure} aria-label={t.exam.course}>
        <p className="dim">{t.exam.course}</p>
        <p className="meta">{t.exam.oneOnly}</p>
      </section>
    )
  const step = (WIDTH - 2 * EDGE) / (plays.length - 1)
  const points = plays.map(({ worked, total }, index) => ({
    x: EDGE + index * step,
    y: HEIGHT - EDGE - (worked / total) * (HEIGHT - 3 * EDGE),
    worked,
  }))
  return (
    <section className={styles.figure} aria-label={t.exam.course}>
      <p className="dim">{t.exam.course}</p>
      <svg className={styles.course} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y, worked }) => (
          <g key={x}>
            <circle cx={x} cy={y} r={2.5} />
            <text x={x} y={y - 8}>
              {worked}
            </text>
          </g>
        ))}
      </svg>
      <table className="unseen">
        <caption>{t.exam.course}</caption>
        <tbody>
          {plays.map(({ exam_id: id, created_at: at, worked, total }) => (
            <tr key={id}>
              <th scope="row">{when(at, tenant.time_zone)}</th>
              <td>{fill(t.exam.of, { count: worked, total })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
