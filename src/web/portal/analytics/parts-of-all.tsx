import { Progress } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { fill, t } from '../texts/index.ts'
import styles from './analytics.module.css'
import type { Figures } from './queries.ts'
import { number, percent } from './words.ts'

const SOURCES = ['chat', 'call', 'portal', 'widget', 'api'] as const

export function Sources({ bookings: { created, by_source: by } }: Pick<Figures, 'bookings'>) {
  const known = SOURCES.filter((source) => by[source] !== undefined).toSorted((a, b) => by[b]! - by[a]!)
  const most = Math.max(1, ...known.map((source) => by[source]!))
  return (
    <section className={styles.card} aria-labelledby="sources">
      <h2 id="sources">{t.analytics.sourcesTitle}</h2>
      {known.length === 0 && <p className="dim">{t.analytics.noBookings}</p>}
      <ul className={styles.bars}>
        {known.map((source) => (
          <li key={source}>
            <span>{t.analytics.sources[source]}</span>
            <span className="number">{number(by[source]!)}</span>
            <span className={styles.share}>{percent(by[source]! / created)}</span>
            <Progress value={(by[source]! / most) * 100} size={6} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  )
}

const FEELINGS = ['positive', 'neutral', 'negative'] as const
const COLOURS = { positive: 'var(--accent)', neutral: 'var(--line2)', negative: 'var(--bad-dot)' }

export function Feelings({ figures: { sentiment, handoffs, leads, calls } }: { figures: Figures }) {
  const total = FEELINGS.reduce((sum, feeling) => sum + sentiment[feeling], 0)
  const share = (feeling: (typeof FEELINGS)[number]) => (total === 0 ? 0 : sentiment[feeling] / total)
  return (
    <section className={styles.card} aria-labelledby="feelings">
      <h2 id="feelings">{t.analytics.feelingsTitle}</h2>
      {total === 0 ? (
        <p className="dim">{t.analytics.noFeelings}</p>
      ) : (
        <>
          <Progress.Root size={10} aria-hidden="true">
            {FEELINGS.map((feeling) => (
              <Progress.Section key={feeling} value={share(feeling) * 100} color={COLOURS[feeling]} />
            ))}
          </Progress.Root>
          <dl className={styles.facts}>
            {FEELINGS.map((feeling) => (
              <div key={feeling} data-feeling={feeling}>
                <dt>{t.analytics.feelings[feeling]}</dt>
                <dd>{total < FEW ? number(sentiment[feeling]) : percent(share(feeling))}</dd>
              </div>
            ))}
          </dl>
          {sentiment.negative > 0 && (
            <Link to="/inbox" search={{ view: 'all', sentiment: 'negative' }}>
              {fill(t.analytics.readNegative, { count: number(sentiment.negative) })}
            </Link>
          )}
        </>
      )}
      <dl className={styles.facts}>
        <Fact label={t.analytics.handoffs} value={handoffs} />
        <Fact label={t.analytics.leads} value={leads.captured} />
        <Fact label={t.analytics.calls} value={calls.total} />
      </dl>
    </section>
  )
}

/** Counts say more than shares of so few. */
const FEW = 20

function Fact({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{number(value)}</dd>
    </div>
  )
}
