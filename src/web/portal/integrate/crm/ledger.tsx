import { Badge, Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Listing, type Column } from '../../parts/listing.tsx'
import { State } from '../../parts/page-states.tsx'
import { Segments } from '../../parts/segments.tsx'
import { when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import { nameOf } from './connection-state.tsx'
import { SYNC_STATUSES, syncFilters, type SyncFilters } from './filters.ts'
import { leadsQuery, syncsQuery, type Connection, type Sync } from './queries.ts'
import styles from './crm.module.css'

/** Every push with its outcome. A deleted connection's pushes stay. */
export function Ledger({ connections }: { connections: Connection[] }) {
  const filters = useSearch({ from: '/shell/integrate/crm/' })
  const query = useInfiniteQuery(syncsQuery(filters))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <section className={styles.ledger} aria-label={t.crm.ledger}>
      <h3>{t.crm.ledger}</h3>
      <Filters filters={filters} connections={connections} />
      <Await query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          if (rows.length > 0) return <Rows rows={rows} connections={connections} />
          if (!isFiltered) return <State icon="swap" title={t.crm.noPushes} text={t.crm.noPushesText} />
          return (
            <State icon="search" title={t.crm.noneFits} text={t.crm.noneFitsText}>
              <Link to="." search={{}}>
                {t.crm.clear}
              </Link>
            </State>
          )
        }}
      </Await>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.crm.older}
        </Button>
      )}
    </section>
  )
}

function Filters({ filters, connections }: { filters: SyncFilters; connections: Connection[] }) {
  const navigate = useNavigate()
  const set = (name: keyof SyncFilters, value: string) =>
    void navigate({ to: '.', search: syncFilters({ ...filters, [name]: value }), resetScroll: false })
  const statuses = SYNC_STATUSES.map((value) => ({ value, label: t.crm.statuses[value] }))
  const choices = connections.map((one) => ({ value: one.connection_id, label: nameOf(one) }))
  return (
    <div className={styles.filters}>
      <Segments
        label={t.crm.state}
        data={[{ value: '', label: t.crm.all }, ...statuses]}
        value={filters.outcome ?? ''}
        onChange={(outcome) => set('outcome', outcome)}
      />
      {connections.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t.crm.connection}
          data={[{ value: '', label: t.crm.allConnections }, ...choices]}
          value={filters.connection ?? ''}
          onChange={({ currentTarget }) => set('connection', currentTarget.value)}
        />
      )}
    </div>
  )
}

const TONES: Record<Sync['status'], string> = { pending: 'warn', completed: 'ok', failed: 'bad' }

function Rows({ rows, connections }: { rows: Sync[]; connections: Connection[] }) {
  const { time_zone: zone } = useAccount().tenant
  const leads = useQuery(leadsQuery).data?.data ?? []
  const target = ({ connection_id: id, provider }: Sync) =>
    nameOf(connections.find((one) => one.connection_id === id) ?? { name: null, provider })
  const leadOf = ({ lead_id: id }: Sync) => leads.find((lead) => lead.lead_id === id)
  const columns: Column<Sync>[] = [
    {
      label: t.crm.lead,
      isName: true,
      cell: (sync) => (
        <div>
          <strong>{sync.lead_id === null ? t.crm.allLeads : (titleOf(leadOf(sync)) ?? sync.lead_id)}</strong>
          <p className="meta">{fill(t.crm.to, { connection: target(sync) })}</p>
        </div>
      ),
    },
    { label: t.crm.state, cell: (sync) => <Outcome sync={sync} /> },
    { label: t.crm.why, cell: ({ trigger }) => t.crm.triggers[trigger] },
    { label: t.crm.changed, cell: ({ updated_at: at }) => <span className="dim number">{when(at, zone)}</span> },
  ]
  return <Listing label={t.crm.ledger} rows={rows} columns={columns} idOf={({ sync_id: id }) => id} />
}

function titleOf(lead: { name: string | null; email: string | null; phone: string | null } | undefined) {
  return lead?.name ?? lead?.email ?? lead?.phone
}

function Outcome({ sync: { status, attempts, error, external_id: externalId, counts } }: { sync: Sync }) {
  const tries = attempts > 1 ? fill(t.crm.tries, { count: attempts }) : null
  const words = [error, externalId === null ? null : fill(t.crm.known, { id: externalId }), tries]
  return (
    <div>
      <Badge data-tone={TONES[status]}>{t.crm.statuses[status]}</Badge>
      {counts !== null && <p className="meta">{fill(t.crm.counts, counts)}</p>}
      <p className={`meta ${styles.error}`}>{words.filter((one) => one !== null).join(' · ')}</p>
    </div>
  )
}
