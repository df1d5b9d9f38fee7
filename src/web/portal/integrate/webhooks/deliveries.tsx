import { Button, Group, NativeSelect } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Icon, type IconName } from '../../parts/icons.tsx'
import { State } from '../../parts/page-states.tsx'
import { Segments } from '../../parts/segments.tsx'
import { when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import { deliveryFilters, STATUSES, type DeliveryFilters, type DeliveryStatus } from './filters.ts'
import { deliveriesQuery, type Delivery, type Endpoint } from './queries.ts'
import { Recover } from './recover.tsx'
import { eventChoices } from './sample.tsx'
import styles from './webhooks.module.css'

export function Deliveries({ endpoints }: { endpoints: Endpoint[] }) {
  const filters = useSearch({ from: '/shell/integrate/webhooks' })
  const query = useInfiniteQuery(deliveriesQuery(filters))
  return (
    <section className={styles.list} aria-label={t.webhooks.deliveries}>
      <Group justify="space-between" gap={8}>
        <h3>{t.webhooks.deliveries}</h3>
        {endpoints.length > 0 && <Recover endpoints={endpoints} />}
      </Group>
      <Filters filters={filters} endpoints={endpoints} />
      <Await query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          return rows.length === 0 ? <NoDeliveries filters={filters} /> : <Rows rows={rows} />
        }}
      </Await>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.webhooks.older}
        </Button>
      )}
    </section>
  )
}

function Filters({ filters, endpoints }: { filters: DeliveryFilters; endpoints: Endpoint[] }) {
  const navigate = useNavigate()
  const set = (name: keyof DeliveryFilters, value: string) =>
    void navigate({ to: '.', search: deliveryFilters({ ...filters, [name]: value }), resetScroll: false })
  const statuses = [{ value: '', label: t.webhooks.allStatuses }, ...STATUSES.map(statusChoice)]
  const addresses = endpoints.map(({ endpoint_id: value, url: label }) => ({ value, label }))
  return (
    <div className={styles.filters}>
      <Segments
        isWide
        label={t.webhooks.state}
        data={statuses}
        value={filters.status ?? ''}
        onChange={(status) => set('status', status)}
      />
      <NativeSelect
        size="xs"
        aria-label={t.webhooks.event}
        data={[{ value: '', label: t.webhooks.allEvents }, ...eventChoices()]}
        value={filters.event ?? ''}
        onChange={({ currentTarget }) => set('event', currentTarget.value)}
      />
      {endpoints.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t.webhooks.address}
          data={[{ value: '', label: t.webhooks.allEndpoints }, ...addresses]}
          value={filters.endpoint ?? ''}
          onChange={({ currentTarget }) => set('endpoint', currentTarget.value)}
        />
      )}
    </div>
  )
}

function statusChoice(value: DeliveryStatus) {
  return { value, label: t.webhooks.statuses[value] }
}

function NoDeliveries({ filters }: { filters: DeliveryFilters }) {
  const isFiltered = Object.keys(filters).length > 0
  if (!isFiltered) return <State icon="send" title={t.webhooks.noDeliveries} text={t.webhooks.noDeliveriesText} />
  return (
    <State icon="search" title={t.webhooks.noneFound} text={t.webhooks.noneFoundText}>
      <Link to="." search={{}}>
        {t.webhooks.clearFilters}
      </Link>
    </State>
  )
}

function Rows({ rows }: { rows: Delivery[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.delivery_id}>
          <Row delivery={row} />
        </li>
      ))}
    </ul>
  )
}

const ICONS: Record<DeliveryStatus, IconName> = {
  pending: 'clock',
  delivered: 'check',
  failed: 'close',
  skipped: 'lock',
}

function Row({ delivery }: { delivery: Delivery }) {
  const { time_zone: zone } = useAccount().tenant
  const { delivery_id: deliveryId, status, event, test, url, created_at: at } = delivery
  return (
    <Link
      to="/integrate/webhooks/$deliveryId"
      params={{ deliveryId }}
      search={deliveryFilters}
      resetScroll={false}
      className={styles.row}
      data-state={status}
    >
      <Icon name={ICONS[status]} size={16} />
      <span className={styles.rowName}>
        <code>{event}</code>
        {test && <span className="meta"> {t.webhooks.isSample}</span>}
        <span className={styles.rowMeta}>{new URL(url).host}</span>
      </span>
      <span className={styles.rowState}>
        <span>{stateWords(delivery)}</span>
        <span className={styles.rowMeta}>{when(at, zone)}</span>
      </span>
    </Link>
  )
}

/** The state with the answer that led to it. */
export function stateWords({ status, attempts }: Delivery): string {
  const last = attempts.at(-1)
  const words = t.webhooks.statuses[status]
  if (status === 'skipped' || last === undefined) return words
  return fill(t.webhooks.withAnswer, { state: words, answer: last.response_status ?? t.webhooks.noAnswer })
}
