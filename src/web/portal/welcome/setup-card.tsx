import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fill, t } from '../texts/index.ts'
import { setupQuery } from './queries.ts'
import styles from './welcome.module.css'

/** In the sidebar until every step is done. */
export function SetupCard() {
  const { data } = useQuery(setupQuery)
  const next = data?.steps.find(({ done }) => !done)
  if (data === undefined || next === undefined) return null
  const count = data.steps.filter(({ done }) => done).length
  const words = fill(t.welcome.progress, { done: count, all: data.steps.length })
  return (
    <Link to={`/welcome/${next.step}`} className={styles.card}>
      <span className={styles.cardHead}>
        {t.welcome.setUp} <span className="meta number">{words}</span>
      </span>
      <Progress value={(100 * count) / data.steps.length} size={4} aria-label={words} />
      <span className="meta">{fill(t.welcome.nextIs, { step: t.welcome.steps[next.step] })}</span>
    </Link>
  )
}
