import { Badge, Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { FindField } from '../parts/find-field.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Listing, type Column } from '../parts/listing.tsx'
import { State } from '../parts/page-states.tsx'
import { Segments } from '../parts/segments.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import { callsQuery } from './queries.ts'
import { callFilters, DIRECTIONS, STATUSES, type CallFilters } from './search.ts'
import { lengthOf, outcomeOf, personOf } from './words.ts'
import styles from './calls.module.css'

type Call = Api['Call']

const route = getRouteApi('/shell/calls')

export function Calls() {
  const filters = route.useSearch()
  const query = useInfiniteQuery(callsQuery(filters))
  return (
    <>
      <PageHeading title={t.nav.calls}>
        <LinkButton to="/calls/new" variant="filled">
          {t.calls.start}
        </LinkButton>
      </PageHeading>
      <div className={styles.content}>
        <Filters filters={filters} />
        <Await query={query} rows={8}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data)
            return rows.length === 0 ? <NoCalls filters={filters} /> : <Rows rows={rows} />
          }}
        </Await>
        {query.hasNextPage && (
          <div>
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.calls.older}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function Filters({ filters }: { filters: CallFilters }) {
  const navigate = route.useNavigate()
  const set = (name: keyof CallFilters, value: string, replace = false) =>
    void navigate({ search: (old) => callFilters({ ...old, [name]: value }), resetScroll: false, replace })
  return (
    <div className={styles.filters}>
      <FindField label={t.calls.search} q={filters.q ?? ''} find={(q) => set('q', q, true)} className={styles.find} />
      <Segments
        label={t.calls.state}
        data={[
          { value: '', label: t.calls.all },
          ...STATUSES.map((value) => ({ value, label: t.calls.statuses[value] })),
        ]}
        value={filters.status ?? ''}
        onChange={(status) => set('status', status)}
      />
      <Segments
        label={t.calls.direction}
        data={[
          { value: '', label: t.calls.both },
          ...DIRECTIONS.map((value) => ({ value, label: t.calls.directions[value] })),
        ]}
        value={filters.direction ?? ''}
        onChange={(direction) => set('direction', direction)}
      />
    </div>
  )
}

function NoCalls({ filters }: { filters: CallFilters }) {
  if (Object.keys(filters).length === 0) return <State icon="phone" title={t.calls.empty} text={t.calls.emptyText} />
  return (
    <State icon="search" title={t.calls.noneFound} text={t.calls.noneFoundText}>
      <Link to="/calls">{t.calls.clearFilters}</Link>
    </State>
  )
}

function Rows({ rows }: { rows: Call[] }) {
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Call>[] = [
    { label: t.calls.person, isName: true, cell: (call) => <Name call={call} /> },
    { label: t.calls.outcome, cell: (call) => <Outcome call={call} /> },
    { label: t.calls.direction, cell: ({ direction }) => t.calls.directions[direction] },
    { label: t.calls.length, cell: (call) => <span className="number">{lengthOf(call)}</span> },
    { label: t.calls.when, cell: ({ started_at, created_at }) => when(started_at ?? created_at, zone) },
  ]
  return <Listing label={t.nav.calls} rows={rows} columns={columns} idOf={({ call_id }) => call_id} />
}

function Name({ call }: { call: Call }) {
  const { call_id: callId, phone_number: number } = call
  const person = personOf(call)
  return (
    <Link to="/calls/$callId" params={{ callId }} className={styles.name}>
      {person}
      {number !== '' && number !== person && <span className={styles.under}>{number}</span>}
    </Link>
  )
}

export function Outcome({ call }: { call: Call }) {
  const { words, tone } = outcomeOf(call)
  return <Badge data-tone={tone}>{words}</Badge>
}
