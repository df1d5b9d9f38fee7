import { useAccount } from '../../api/session.ts'
import { Listing, type Column } from '../../parts/listing.tsx'
import { when } from '../../parts/when.ts'
import { language, t } from '../../texts/index.ts'
import type { Delivery } from './queries.ts'
import styles from './webhooks.module.css'

type Try = Delivery['attempts'][number]

export function Tries({ delivery: { attempts } }: { delivery: Delivery }) {
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Try>[] = [
    { label: t.webhooks.tryAt, cell: ({ at }) => <span className={styles.nowrap}>{when(at, zone)}</span> },
    { label: t.webhooks.answer, cell: (tried) => <Answer {...tried} /> },
    { label: t.webhooks.took, cell: ({ duration_ms: ms }) => <span className={styles.nowrap}>{duration(ms)}</span> },
    { label: t.webhooks.said, cell: ({ response_body: body }) => <Said body={body} /> },
  ]
  return (
    <div>
      <h3>{t.webhooks.tries}</h3>
      <Listing
        label={t.webhooks.tries}
        rows={attempts.toReversed()}
        columns={columns}
        idOf={({ number }) => String(number)}
      />
    </div>
  )
}

function Answer({ response_status: status, error }: Try) {
  return (
    <span className={error === null ? undefined : styles.bad}>
      {status ?? t.webhooks.noAnswer}
      {error !== null && status === null && <code className={styles.rowMeta}>{error}</code>}
    </span>
  )
}

/** The first line; the rest is a click away. */
function Said({ body }: { body: string }) {
  if (body === '') return <span className="dim">–</span>
  return (
    <details className={styles.said}>
      <summary>
        <code>{body.split('\n', 1)[0]!.slice(0, 60)}</code>
      </summary>
      <pre tabIndex={0}>{body}</pre>
    </details>
  )
}

function duration(ms: number): string {
  const isLong = ms >= 1_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: 1,
  }).format(isLong ? ms / 1_000 : ms)
}
