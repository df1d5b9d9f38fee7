import { Badge } from '@mantine/core'
import { Icon } from '../parts/icons.tsx'
import { t } from '../texts/index.ts'
import styles from './doors.module.css'

/** A fixed example: nothing of a business is shown before somebody has signed in. */
export function ExampleNight() {
  const { example } = t.doors
  const figures = [
    [9, example.answeredCount],
    [4, example.bookedCount],
    [1, example.waitingCount],
  ] as const
  return (
    <aside className={styles.example} aria-label={example.title}>
      <p className="dim">{example.title}</p>
      <div className={styles.night}>
        <div className={styles.who}>
          <span className={styles.bell}>
            <Icon name="bell" size={16} />
          </span>
          <div>
            <strong>{example.assistant}</strong>
            <p className="meta">{example.where}</p>
          </div>
        </div>
        <p className={styles.asked}>{example.asked}</p>
        <p className={styles.answered}>{example.answered}</p>
        <p className={styles.asked}>{example.agreed}</p>
        <div className={styles.booked}>
          <Icon name="calendar" />
          <div>
            <strong>{example.booking}</strong>
            <p className="meta">{example.time}</p>
          </div>
          <Badge data-tone="ok">{example.booked}</Badge>
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
