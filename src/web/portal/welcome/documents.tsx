import { Badge } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { answerOf, api } from '../api/client.ts'
import { ChooseFiles } from '../knowledge/add-document.tsx'
import { useDropTarget } from '../knowledge/drop-target.ts'
import { UploadList } from '../knowledge/upload-list.tsx'
import { upload } from '../knowledge/uploads.ts'
import { Await } from '../parts/await.tsx'
import { t } from '../texts/index.ts'
import { StepPage } from './welcome.tsx'
import styles from './welcome.module.css'

const WHILE_PROCESSED_MS = 1_500

const documentsQuery = queryOptions({
  queryKey: ['documents', 'welcome'],
  queryFn: () => answerOf(api.GET('/api/v1/knowledge/documents', { params: { query: { limit: 20 } } })),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'processing') ? WHILE_PROCESSED_MS : 10_000,
})

/** Documents that the assistant answers from. */
export function DocumentsStep() {
  const query = useQuery(documentsQuery)
  const refresh = () => void query.refetch()
  const drop = useDropTarget((files) => {
    upload(files)
    refresh()
  })
  return (
    <StepPage title={t.welcome.documentsTitle} text={t.welcome.documentsText}>
      <div className={styles.drops} data-dropping={drop.isOver} {...drop.handlers}>
        <ChooseFiles onChosen={refresh} />
        <UploadList />
        <Await query={query}>
          {({ data }) => (
            <ul className={styles.rows}>
              {data.map(({ document_id: documentId, title, status }) => (
                <li key={documentId} className={styles.file}>
                  <Link to="/knowledge/documents/$documentId" params={{ documentId }}>
                    {title}
                  </Link>
                  <Badge data-tone={TONES[status]}>{t.welcome.documentStates[status]}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Await>
      </div>
    </StepPage>
  )
}

const TONES = { ready: 'ok', processing: undefined, failed: 'bad' } as const
