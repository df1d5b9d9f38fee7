import { Badge, Button, NativeSelect, TextInput } from '@mantine/core'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { answerOf, api, byCursor, type Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Listing, type Column } from '../parts/listing.tsx'
import { PageLink } from '../parts/page-link.tsx'
import { State } from '../parts/page-states.tsx'
import { Section } from '../parts/section.tsx'
import { when } from '../parts/when.ts'
import { beside } from '../shell/beside.ts'
import { fill, t } from '../texts/index.ts'
import { auditFilters, type AuditFilters } from './audit-filters.ts'
import styles from './audit.module.css'

type Entry = Api['AuditEntry']

const PAGE = 50

function auditQuery(filters: AuditFilters) {
  const asked = { limit: PAGE, ...filters }
  return infiniteQueryOptions({
    queryKey: ['audit', asked],
    queryFn: ({ pageParam: cursor }) =>
      answerOf(api.GET('/api/v1/audit', { params: { query: { ...asked, ...(cursor !== null && { cursor }) } } })),
    ...byCursor,
  })
}

/** Changes by people, keys and the operator. */
export function Audit() {
  const filters = useSearch({ from: '/shell/settings/audit' })
  const query = useInfiniteQuery(auditQuery(filters))
  const shown = query.data?.pages.flatMap(({ data }) => data) ?? []
  const one = shown.find(({ actor }) => actor.id === filters.actor)?.actor
  return (
    <Section title={t.nav.audit} text={t.audit.text}>
      <Filters filters={filters} nameOfOne={one?.name ?? filters.actor} />
      <Await query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data)
          return rows.length === 0 ? <Nothing isFiltered={Object.keys(filters).length > 0} /> : <Entries rows={rows} />
        }}
      </Await>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.audit.older}
        </Button>
      )}
    </Section>
  )
}

function Filters({ filters, nameOfOne }: { filters: AuditFilters; nameOfOne: string | undefined }) {
  const navigate = useNavigate()
  const set = (name: keyof AuditFilters, value: string) =>
    void navigate({ to: '.', search: auditFilters({ ...filters, [name]: value }), resetScroll: false })
  const actors = Object.entries(t.audit.kinds).map(([value, label]) => ({ value, label }))
  const actions = Object.entries(t.audit.actions)
    .map(([value, label]) => ({ value, label: sentence(label) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const isOne = filters.actor !== undefined && !(filters.actor in t.audit.kinds)
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t.audit.actor}
        data={[
          { value: '', label: t.audit.anybody },
          ...actors,
          ...(isOne ? [{ value: filters.actor!, label: nameOfOne ?? filters.actor! }] : []),
        ]}
        value={filters.actor ?? ''}
        onChange={({ currentTarget }) => set('actor', currentTarget.value)}
      />
      <NativeSelect
        label={t.audit.action}
        data={[{ value: '', label: t.audit.anything }, ...actions]}
        value={filters.action ?? ''}
        onChange={({ currentTarget }) => set('action', currentTarget.value)}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t.audit[name]}
          value={filters[name] ?? ''}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      ))}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <State icon="clock" title={t.audit.none} text={t.audit.noneText} />
  return (
    <State icon="search" title={t.audit.noneFound} text={t.audit.text}>
      <Link to="." search={{}}>
        {t.audit.clear}
      </Link>
    </State>
  )
}

function Entries({ rows }: { rows: Entry[] }) {
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Entry>[] = [
    { label: t.audit.what, isName: true, cell: (entry) => <Act {...entry} /> },
    { label: t.audit.who, cell: (entry) => <Actor {...entry} /> },
    { label: t.audit.at, cell: ({ at }) => <span className={styles.when}>{when(at, zone)}</span> },
  ]
  return <Listing label={t.nav.audit} rows={rows} columns={columns} idOf={({ audit_id: id }) => id} />
}

function Act({ action, target_id: id, target, changed }: Entry) {
  const words: Record<string, string> = t.audit.actions
  return (
    <div>
      <strong>{sentence(words[action] ?? action)}</strong>
      {id !== null && (
        <p className={`meta ${styles.id}`}>
          <Target id={id} name={target?.name ?? null} exists={target?.exists === true} />
        </p>
      )}
      {changed.length > 0 && (
        <ul className={styles.fields} aria-label={t.audit.changed}>
          {changed.map((field) => (
            <li key={field.field}>
              <Badge>{fieldWords(field)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** By its name; a link where there is something to see. */
function Target({ id, name, exists }: { id: string; name: string | null; exists: boolean }) {
  const to = exists ? placeOf(id) : undefined
  return to === undefined ? (name ?? id) : <PageLink to={to}>{name ?? t.audit.open}</PageLink>
}

/** Pages of things, by the beginning of their ids. */
const PLACES: Record<string, (id: string) => string> = {
  ten: () => '/settings/business',
  usr: () => '/settings/team',
  key: () => '/integrate/keys',
  svc: (id) => `/settings/services/${id}`,
  res: (id) => `/settings/services/staff/${id}`,
  bkg: beside.booking,
  lead: beside.lead,
  chat: beside.conversation,
  call: beside.call,
  doc: (id) => `/knowledge/documents/${id}`,
  ans: () => '/knowledge/answers',
  apr: () => '/knowledge/unanswered',
  read: () => '/welcome/website',
  exam: (id) => `/exam/${id}`,
  whe: () => '/integrate/webhooks',
  dlv: (id) => `/integrate/webhooks/${id}`,
  crm: (id) => `/integrate/crm/${id}`,
  cal: () => '/integrate/calendars',
  feed: () => '/integrate/calendars',
}

function placeOf(id: string): string | undefined {
  return PLACES[id.slice(0, id.indexOf('_'))]?.(id)
}

function fieldWords({ field, to }: Entry['changed'][number]): string {
  return to === undefined ? field : `${field}: ${String(to)}`
}

function Actor({ actor, address }: Entry) {
  return (
    <div className={styles.actor}>
      {actorWords(actor)}
      {address !== null && <p className="meta">{fill(t.audit.fromAddress, { address })}</p>}
    </div>
  )
}

function actorWords({ kind, id, name }: Entry['actor']): string {
  if (kind === 'operator') return t.audit.operator
  const known = name ?? id ?? t.audit.removed
  return kind === 'api_key' ? fill(t.audit.apiKey, { name: known }) : known
}

function sentence(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
}
