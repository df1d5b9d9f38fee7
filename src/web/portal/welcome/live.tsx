import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { snippetOf, Websites } from '../integrate/snippet.tsx'
import { Await } from '../parts/await.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { Note } from '../parts/note.tsx'
import { fill, t } from '../texts/index.ts'
import { StepPage } from './welcome.tsx'
import styles from './welcome.module.css'

/** Short, because the owner opens their page and waits here for the sign of it. */
const LOOK_AGAIN_MS = 3_000

const sightingsQuery = queryOptions({
  queryKey: ['widget-sightings'],
  queryFn: () => answerOf(api.GET('/api/v1/widget/sightings')),
  refetchInterval: LOOK_AGAIN_MS,
})

/** The line for the website, and whether it was seen there. */
export function LiveStep() {
  const { tenant } = useAccount()
  const line = snippetOf(tenant.tenant_id)
  return (
    <StepPage title={t.welcome.liveTitle} text={t.welcome.liveText} act={<CopyButton text={line} />}>
      <CodeBlock label={t.snippet.line}>{line}</CodeBlock>
      <div className={styles.fields}>
        <Websites />
        <div role="status">
          <Await query={useQuery(sightingsQuery)} rows={1}>
            {({ data }) =>
              data.length === 0 ? (
                <Note tone="info">{t.welcome.notSeen}</Note>
              ) : (
                <Note tone="ok">{fill(t.welcome.seen, { websites: data.map(({ origin }) => origin).join(', ') })}</Note>
              )
            }
          </Await>
        </div>
      </div>
    </StepPage>
  )
}
