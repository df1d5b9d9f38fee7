import { Badge, Button, SegmentedControl } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { Listing } from '../parts/listing.tsx'
import { State } from '../parts/page-states.tsx'
import { when } from '../parts/when.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'
import { conversationsQuery, VIEWS, type View } from './queries.ts'
import { stateOf, visitorOf } from './words.ts'
import styles from './inbox.module.css'

const route = getRouteApi('/shell/inbox')

export function Inbox() {
  const { view = 'all' } = route.useSearch()
  const navigate = route.useNavigate()
  const { tenant } = useAccount()
  const query = useInfiniteQuery(conversationsQuery(view))
  const counts = query.data?.pages[0]?.counts
  return (
    <>
      <PageHeading title={t.nav.inbox} />
      <div className={styles.content}>
        <SegmentedControl
          size="xs"
          aria-label={t.inbox.shown}
          data={VIEWS.map((value) => ({ value, label: labelOf(value, counts) }))}
          value={view}
          onChange={(value) => void navigate({ search: { view: value as View }, resetScroll: false })}
        />
        <Await query={query} rows={8}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data)
            if (rows.length === 0) return <State icon="chat" title={t.inbox.empty[view]} text={t.inbox.emptyText} />
            return (
              <Listing
                label={t.nav.inbox}
                rows={rows}
                idOf={({ session_id: id }) => id}
                columns={[
                  {
                    label: t.inbox.visitor,
                    isName: true,
                    cell: (row) => (
                      <Link to="/inbox/$sessionId" params={{ sessionId: row.session_id }}>
                        {visitorOf(row)}
                      </Link>
                    ),
                  },
                  { label: t.inbox.last, cell: ({ last_message: last }) => <span dir="auto">{last?.text ?? ''}</span> },
                  {
                    label: t.inbox.state,
                    cell: (row) => <Badge color={row.status === 'handoff' ? 'yellow' : 'gray'}>{stateOf(row)}</Badge>,
                  },
                  { label: t.inbox.when, cell: (row) => when(row.last_message_at, tenant.time_zone) },
                ]}
              />
            )
          }}
        </Await>
        {query.hasNextPage && (
          <div>
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.inbox.older}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

function labelOf(view: View, counts: { waiting: number; mine: number; open: number } | null | undefined): string {
  return view === 'all' || counts == null ? t.inbox.views[view] : `${t.inbox.views[view]} ${counts[view]}`
}
