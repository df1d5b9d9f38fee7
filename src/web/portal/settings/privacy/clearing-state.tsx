import { useQuery } from '@tanstack/react-query'
import { pairsIn } from '../../../../core/keys.ts'
import type { Api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { when } from '../../parts/when.ts'
import { fill, language, t } from '../../texts/index.ts'
import styles from './privacy.module.css'
import { clearingQuery } from './queries.ts'

type Clearing = Api['Clearing']
type Counts = NonNullable<Clearing['cleared']>

/** State of the clearing: the last run, the one in progress, the next. */
export function ClearingState() {
  const { time_zone: zone } = useAccount().tenant
  const query = useQuery(clearingQuery())
  return (
    <section className={styles.part} aria-label={t.privacy.clearing}>
      <h3>{t.privacy.clearing}</h3>
      <Await query={query} rows={1}>
        {(clearing) => (
          <ul className={styles.lines} aria-live="polite">
            {linesOf(clearing, zone).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Await>
    </section>
  )
}

function linesOf(clearing: Clearing, zone: string): string[] {
  const words = t.privacy
  const { state, cleared, finished_at: finished, last_cleared: last, next_at: next } = clearing
  const done = finished === null ? [] : [fill(words.lastRun, { date: when(finished, zone), what: countsIn(last) })]
  if (state === 'off') return [words.off, ...done]
  if (state === 'running') return [fill(words.running, { what: countsIn(cleared) }), ...done]
  if (state === 'failing') return [words.failing, ...done]
  return [...done, ...(next === null ? [words.soon] : [fill(words.next, { date: when(next, zone) })])]
}

function countsIn(counts: Counts | null): string {
  const named = pairsIn(t.privacy.counts).flatMap(([kind, label]) => {
    const count = counts?.[kind] ?? 0
    return count === 0 ? [] : [fill(label, { count })]
  })
  return named.length === 0 ? t.privacy.nothing : new Intl.ListFormat(language).format(named)
}
