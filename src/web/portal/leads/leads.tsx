import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { FindField } from '../parts/find-field.tsx'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Listing, SortedListing, type Column } from '../parts/listing.tsx'
import { sortSearch } from '../parts/sort.ts'
import { State } from '../parts/page-states.tsx'
import { Segments } from '../parts/segments.tsx'
import { day } from '../parts/when.ts'
import { SOMEBODY } from '../shell/beside.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import { ColumnChoice, useColumns, type ColumnName } from './columns.tsx'
import { LeadDialog } from './lead-form.tsx'
import { statusOfKey } from './keys.ts'
import styles from './leads.module.css'
import { leadsQuery, nameOf, wishOf, type Lead } from './queries.ts'
import { leadFilters, SOURCES, STATUSES, type LeadFilters, type Status } from './search.ts'
import { StatusProblem, StatusSelect, useStatusChange } from './status.tsx'

/** Type of a lead that is dragged: its id. */
const DRAGGED = 'application/x-lead'

/** Everybody who left an e-mail address or a phone number. */
export function Leads() {
  const { sort: _sort, new: _new, ...filters } = useSearch({ from: '/shell/leads' })
  const [columns, choose] = useColumns()
  const query = useInfiniteQuery(leadsQuery(filters))
  const { change, problem } = useStatusChange()
  const drop = (status: Status, id: string) => {
    const lead = query.data?.pages.flatMap(({ data }) => data).find(({ lead_id: one }) => one === id)
    if (lead !== undefined) change(lead, status)
  }
  return (
    <>
      <PageHeading title={t.nav.leads}>
        <Acts filters={filters} />
      </PageHeading>
      <div className={styles.content}>
        <div className={styles.filters} role="search">
          <Filters filters={filters} drop={drop} />
          <ColumnChoice chosen={columns} choose={choose} />
        </div>
        <StatusProblem problem={problem} />
        <Await query={query} rows={8}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data)
            return rows.length === 0 ? (
              <None filters={filters} />
            ) : (
              <Rows rows={rows} chosen={columns} isWhole={!query.hasNextPage} change={change} />
            )
          }}
        </Await>
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t.leads.more}
          </Button>
        )}
      </div>
    </>
  )
}

function Acts({ filters }: { filters: LeadFilters }) {
  const navigate = useNavigate()
  const { new: who, ...search } = useSearch({ from: '/shell/leads' })
  const isOpen = who !== undefined
  const show = (isShown: boolean) =>
    void navigate({ to: '/leads', search: { ...search, ...(isShown && { new: SOMEBODY }) }, replace: !isShown })
  const asked = new URLSearchParams(Object.entries(filters)).toString()
  return (
    <div className={styles.acts}>
      <Button component="a" href={`/api/v1/leads/export${asked === '' ? '' : `?${asked}`}`} download>
        {t.leads.export}
      </Button>
      <LinkButton to="/leads/import">{t.leadImport.open}</LinkButton>
      <Button variant="filled" leftSection={<Icon name="plus" size={16} />} data-new="l" onClick={() => show(true)}>
        {t.leads.add}
      </Button>
      <LeadDialog
        isOpen={isOpen}
        close={() => show(false)}
        onMade={(leadId) => void navigate({ to: '/leads/$leadId', params: { leadId } })}
      />
    </div>
  )
}

interface FiltersProps {
  filters: LeadFilters
  /** A lead was dragged onto a status. */
  drop: (status: Status, leadId: string) => void
}

function Filters({ filters, drop }: FiltersProps) {
  const navigate = useNavigate()
  const set = (changed: { [K in keyof LeadFilters]: string }, replace = false) =>
    void navigate({
      to: '/leads',
      search: (old) => ({ ...leadFilters({ ...old, ...changed }), ...sortSearch(old) }),
      replace,
    })
  return (
    <>
      <FindField label={t.leads.search} q={filters.q ?? ''} find={(q) => set({ q }, true)} className={styles.find} />
      <Segments
        label={t.leads.status}
        data={[
          { value: '', label: t.leads.all },
          ...STATUSES.map((value) => ({ value, label: t.leads.statuses[value] })),
        ]}
        value={filters.status ?? ''}
        onChange={(status) => set({ status })}
        drop={{ type: DRAGGED, values: STATUSES, take: (status, id) => status !== '' && drop(status, id) }}
      />
      <NativeSelect
        aria-label={t.leads.source}
        data={[
          { value: '', label: t.leads.allSources },
          ...SOURCES.map((value) => ({ value, label: t.leads.sources[value] })),
        ]}
        value={filters.source ?? ''}
        onChange={({ currentTarget }) => set({ source: currentTarget.value })}
      />
    </>
  )
}

function None({ filters }: { filters: LeadFilters }) {
  if (Object.keys(filters).length === 0)
    return (
      <State icon="people" title={t.leads.none} text={t.leads.noneText}>
        <LinkButton to="/leads/import">{t.leadImport.title}</LinkButton>
      </State>
    )
  return (
    <State icon="search" title={t.leads.noneFound} text={t.leads.noneFoundText}>
      <Link to="/leads" search={{}}>
        {t.leads.clear}
      </Link>
    </State>
  )
}

interface RowsProps {
  rows: Lead[]
  chosen: ColumnName[]
  /** Only a list that is here to its end can be sorted here. */
  isWhole: boolean
  change: (lead: Lead, status: Status) => void
}

function Rows({ rows, chosen, isWhole, change }: RowsProps) {
  const { time_zone: zone } = useAccount().tenant
  const cells: Record<ColumnName, Column<Lead>['cell']> = {
    wish: ({ intent }) => <span className={styles.wish}>{wishOf(intent) ?? <Nothing />}</span>,
    phone: ({ phone }) => <span className="number">{phone ?? <Nothing />}</span>,
    email: ({ email }) => email ?? <Nothing />,
    source: ({ source }) => t.leads.sources[source],
    crm: ({ crm }) => (crm === null ? <Nothing /> : crm.provider),
    since: ({ created_at: at }) => <span className={`dim number ${styles.since}`}>{day(at, zone)}</span>,
  }
  const orders: Record<ColumnName, (lead: Lead) => string> = {
    wish: ({ intent }) => wishOf(intent) ?? '',
    phone: ({ phone }) => phone ?? '',
    email: ({ email }) => email ?? '',
    source: ({ source }) => t.leads.sources[source],
    crm: ({ crm }) => crm?.provider ?? '',
    since: ({ created_at: at }) => at,
  }
  const columns: Column<Lead>[] = [
    { label: t.leads.name, isName: true, cell: (lead) => <Name lead={lead} />, sort: { as: 'name', by: nameOf } },
    {
      label: t.leads.status,
      cell: (lead) => <StatusSelect lead={lead} change={change} />,
      sort: { as: 'status', by: ({ status }) => STATUSES.indexOf(status) },
    },
    ...chosen.map((name) => ({ label: t.leads[name], cell: cells[name], sort: { as: name, by: orders[name] } })),
  ]
  const Table = isWhole ? SortedListing : Listing
  return (
    <>
      <Table
        label={t.nav.leads}
        rows={rows}
        columns={columns}
        idOf={({ lead_id: id }) => id}
        onKey={(lead, key) => {
          const status = statusOfKey(key)
          if (status !== undefined) change(lead, status)
        }}
      />
      <p className="meta">{t.leads.keyHint}</p>
    </>
  )
}

function Nothing() {
  return <span className="dim">–</span>
}

function Name({ lead }: { lead: Lead }) {
  return (
    <div>
      <Link
        to="/leads/$leadId"
        params={{ leadId: lead.lead_id }}
        className={styles.name}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, lead.lead_id)}
      >
        {nameOf(lead)}
      </Link>
      {lead.name !== null && <p className="meta">{lead.email ?? lead.phone}</p>}
    </div>
  )
}
