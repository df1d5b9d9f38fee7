import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Icon } from '../parts/icons.tsx'
import { State } from '../parts/page-states.tsx'
import { Segments } from '../parts/segments.tsx'
import { useMinute } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { fill, t } from '../texts/index.ts'
import { AlertMenu } from './alert-menu.tsx'
import { Filters } from './filters.tsx'
import { useListKeys } from './keys.ts'
import { ListRow } from './list-row.tsx'
import { useRows, type Row } from './rows.ts'
import { inboxSearch, VIEWS, type InboxSearch, type View } from './search.ts'
import { useNames } from './words.ts'
import styles from './inbox.module.css'

const route = getRouteApi('/shell/inbox')
const TYPED_MS = 250

export function List({ openId }: { openId: string | undefined }) {
  const search = route.useSearch()
  const { view = 'open' } = search
  const navigate = route.useNavigate()
  const [isFiltering, setFiltering] = useState(hasFilters(search))
  const query = useRows(search)
  useListKeys()
  const set = (change: Record<string, unknown>) =>
    void navigate({ to: '.', search: inboxSearch({ ...search, ...change }), resetScroll: false })
  return (
    <section className={styles.list} aria-label={t.nav.inbox}>
      <ListHead isOpen={openId !== undefined}>
        <Group gap={4} wrap="nowrap">
          <AlertMenu />
          <ActionIcon
            variant={isFiltering ? 'light' : 'subtle'}
            size={32}
            aria-label={t.inbox.filter}
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          >
            <Icon name="sliders" />
          </ActionIcon>
        </Group>
      </ListHead>
      <div className={styles.narrow}>
        <Find q={search.q ?? ''} set={(q) => set({ q })} />
        {isFiltering && <Filters search={search} set={set} />}
        <Views view={view} counts={query.counts} set={(chosen) => set({ view: chosen })} />
      </div>
      <Await query={query} rows={8}>
        {(rows) =>
          rows.length === 0 ? (
            <div className={styles.empty}>
              <Empty search={search} clear={() => set(NO_FILTERS)} />
            </div>
          ) : (
            <Rows rows={rows} openId={openId} />
          )
        }
      </Await>
      {query.hasMore && (
        <div className={styles.more}>
          <Button size="xs" loading={query.isReading} onClick={query.readMore}>
            {t.inbox.older}
          </Button>
        </div>
      )}
    </section>
  )
}

interface ViewsProps {
  view: View
  counts: Counts
  set: (view: View | undefined) => void
}

function Views({ view, counts, set }: ViewsProps) {
  return (
    <Segments
      isWide
      label={t.inbox.shown}
      data={VIEWS.map((value) => ({ value, label: labelOf(value, counts) }))}
      value={view}
      onChange={(value) => set(value === 'open' ? undefined : value)}
    />
  )
}

/** Beside an open conversation, the page is named by its visitor. */
function ListHead({ isOpen, children }: { isOpen: boolean; children: React.ReactNode }) {
  if (!isOpen) return <PageHeading title={t.nav.inbox}>{children}</PageHeading>
  return (
    <div className={styles.listHead}>
      <h2>{t.nav.inbox}</h2>
      {children}
    </div>
  )
}

function Find({ q, set }: { q: string; set: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const setSoon = useDebouncedCallback(set, TYPED_MS)
  useEffect(() => setTyped(q), [q])
  return (
    <TextInput
      size="xs"
      id="inbox-search"
      aria-label={t.inbox.find}
      placeholder={t.inbox.find}
      leftSection={<Icon name="search" size={14} />}
      value={typed}
      maxLength={100}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        setSoon(value)
      }}
    />
  )
}

/** In a busy hour the list moves all the time: it is drawn when the conversation beside it has nothing to draw. */
function Rows({ rows, openId }: { rows: Row[]; openId: string | undefined }) {
  const { tenant, user } = useAccount()
  const ofList = { zone: tenant.time_zone, userId: user.user_id, nameOf: useNames(), now: useMinute() }
  const shown = useDeferredValue(rows)
  return (
    <ul className={styles.rows}>
      {shown.map((row) => (
        <li key={row.id}>
          <ListRow row={row} isOpen={row.id === openId} {...ofList} />
        </li>
      ))}
    </ul>
  )
}

const NO_FILTERS: Record<keyof Omit<InboxSearch, 'view'>, undefined> = {
  channel: undefined,
  sentiment: undefined,
  language: undefined,
  q: undefined,
}

function hasFilters({ channel, sentiment, language }: InboxSearch): boolean {
  return channel !== undefined || sentiment !== undefined || language !== undefined
}

function Empty({ search, clear }: { search: InboxSearch; clear: () => void }) {
  const { view = 'open', q } = search
  if (!hasFilters(search) && q === undefined)
    return (
      <State icon="chat" title={t.inbox.empty[view]} text={view === 'all' ? t.inbox.emptyText : t.inbox.emptyView} />
    )
  return (
    <State
      icon="search"
      title={t.inbox.noneFound}
      text={q === undefined ? t.inbox.noneFoundText : fill(t.inbox.noWords, { q })}
    >
      <Button onClick={clear}>{t.inbox.clear}</Button>
    </State>
  )
}

type Counts = ReturnType<typeof useRows>['counts']

function labelOf(view: View, counts: Counts) {
  const count = view === 'all' || view === 'ended' ? 0 : (counts?.[view] ?? 0)
  if (count === 0) return t.inbox.views[view]
  return (
    <>
      {t.inbox.views[view]} <span data-waits={view === 'waiting'}>{count}</span>
    </>
  )
}
