import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useAccount } from '../api/session.ts'
import { Await } from '../parts/await.tsx'
import { FindField } from '../parts/find-field.tsx'
import { Icon } from '../parts/icons.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Listing, type Column } from '../parts/listing.tsx'
import { Note } from '../parts/note.tsx'
import { State } from '../parts/page-states.tsx'
import { day } from '../parts/when.ts'
import { fill, t } from '../texts/index.ts'
import { AddDocument } from './add-document.tsx'
import { DocumentState, kindAndLanguage } from './document-state.tsx'
import styles from './knowledge.module.css'
import {
  contradictionsQuery,
  documentsQuery,
  unansweredQuery,
  type Document,
  type DocumentFilters,
  type DocumentStatus,
} from './queries.ts'
import { useDropTarget } from './drop-target.ts'
import { UnansweredPane } from './unanswered-pane.tsx'
import { UploadList } from './upload-list.tsx'
import { upload } from './uploads.ts'

export function Documents() {
  const { isAdmin } = useAccount()
  const { q, state } = useSearch({ from: '/shell/knowledge/documents' })
  const drop = useDropTarget(upload, isAdmin)
  const asked = useQuery(unansweredQuery).data?.data ?? []
  return (
    <div className={styles.withPane} data-pane={asked.length > 0}>
      <section className={styles.documents} aria-label={t.nav.documents} data-dropping={drop.isOver} {...drop.handlers}>
        <ContradictionNote />
        <UploadList />
        <Filters />
        <DocumentList
          filters={{ q, status: state }}
          none={<NoDocuments isFiltered={q !== undefined || state !== undefined} />}
        />
        {isAdmin && <p className="meta">{t.knowledge.dropHint}</p>}
        {isAdmin && <AddDocument />}
      </section>
      {asked.length > 0 && <UnansweredPane questions={asked} />}
    </div>
  )
}

/** Every document of these filters, page by page. */
export function DocumentList({ filters, none }: { filters: DocumentFilters; none: React.ReactNode }) {
  const query = useInfiniteQuery(documentsQuery(filters))
  return (
    <Await query={query}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data)
        return rows.length === 0 ? (
          none
        ) : (
          <>
            <DocumentTable rows={rows} />
            {query.hasNextPage && (
              <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t.knowledge.more}
              </Button>
            )}
          </>
        )
      }}
    </Await>
  )
}

function DocumentTable({ rows }: { rows: Document[] }) {
  const { time_zone: zone } = useAccount().tenant
  const columns: Column<Document>[] = [
    { label: t.knowledge.document, isName: true, cell: (document) => <Name document={document} /> },
    { label: t.knowledge.state, cell: (document) => <DocumentState document={document} /> },
    {
      label: t.knowledge.read,
      cell: ({ updated_at: at }) => <span className="dim number">{day(at, zone)}</span>,
    },
  ]
  return <Listing label={t.nav.documents} rows={rows} columns={columns} idOf={({ document_id: id }) => id} />
}

function Name({ document }: { document: Document }) {
  const isOfWeb = document.source === 'url' || document.source === 'site'
  return (
    <div className={styles.name}>
      <Icon name={isOfWeb ? 'globe' : 'file'} size={16} />
      <div>
        <Link to="/knowledge/documents/$documentId" params={{ documentId: document.document_id }}>
          {document.title}
        </Link>
        <p className="meta">{kindAndLanguage(document)}</p>
      </div>
    </div>
  )
}

function Filters() {
  const { q = '', state = '' } = useSearch({ from: '/shell/knowledge/documents' })
  const navigate = useNavigate()
  const set = (changed: { q?: string | undefined; state?: DocumentStatus | undefined }) =>
    void navigate({ to: '/knowledge/documents', search: (old) => ({ ...old, ...changed }), replace: true })
  const states: { value: DocumentStatus; label: string }[] = [
    { value: 'ready', label: t.knowledge.inUse },
    { value: 'processing', label: t.knowledge.beingRead },
    { value: 'failed', label: t.knowledge.notRead },
  ]
  const find = (words: string) => set({ q: words.trim() === '' ? undefined : words })
  return (
    <div className={styles.filters} role="search">
      <FindField label={t.knowledge.search} q={q} find={find} />
      <NativeSelect
        aria-label={t.knowledge.state}
        value={state}
        onChange={({ currentTarget: { value } }) => set({ state: states.find((one) => one.value === value)?.value })}
        data={[{ value: '', label: t.knowledge.allStates }, ...states]}
      />
    </div>
  )
}

function NoDocuments({ isFiltered }: { isFiltered: boolean }) {
  const { isAdmin } = useAccount()
  if (isFiltered)
    return (
      <State icon="search" title={t.knowledge.noneFits} text={t.knowledge.noneFitsText}>
        <LinkButton to="/knowledge/documents" search={{}}>
          {t.knowledge.clear}
        </LinkButton>
      </State>
    )
  return (
    <State icon="book" title={t.knowledge.none} text={t.knowledge.noneText}>
      {isAdmin && (
        <>
          <LinkButton to="/knowledge/documents" search={{ add: 'text' }}>
            {t.knowledge.writeText}
          </LinkButton>
        </>
      )}
    </State>
  )
}

function ContradictionNote() {
  const found = useQuery(contradictionsQuery).data?.data ?? []
  const [first] = found
  if (first === undefined) return null
  const { quote, settings_say: settings, title } = first
  return (
    <Note tone="warn">
      <strong>
        {found.length === 1 ? t.knowledge.disagrees : fill(t.knowledge.disagree, { count: found.length })}
      </strong>
      <p>{fill(t.knowledge.disagreesText, { title, quote, settings })}</p>
      <Link to="/knowledge/contradictions">{t.knowledge.seeContradictions}</Link>
    </Note>
  )
}
