import { Progress } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useLongJob } from '../parts/long-job.ts'
import styles from './shell.module.css'

/** A thin line in the sidebar while something goes on elsewhere, which leads to its page. */
export function LongJobLine() {
  const job = useLongJob()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (job === null || path === job.to) return null
  return (
    <Link to={job.to} className={styles.job} title={job.words}>
      <span className={styles.label}>{job.words}</span>
      <Progress value={(100 * job.done) / Math.max(1, job.of)} size={4} aria-label={job.words} />
    </Link>
  )
}
