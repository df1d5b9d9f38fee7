import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api, type Api } from '../../api/client.ts'
import { queryClient, useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { Confirmed } from '../../parts/confirm.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Note } from '../../parts/note.tsx'
import { when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import { secretQuery } from './queries.ts'
import styles from './webhooks.module.css'

/** Masked until a click asks for it. */
export function Secret() {
  const [isShown, setShown] = useState(false)
  const query = useQuery({ ...secretQuery, enabled: isShown })
  const rotate = async () => {
    const secret = await answerOf(api.POST('/api/v1/webhooks/secret/rotate'))
    setShown(true)
    queryClient.setQueryData(secretQuery.queryKey, secret)
  }
  return (
    <section className={styles.secret} aria-label={t.webhooks.secret}>
      <div className={styles.secretHead}>
        <div>
          <h3>{t.webhooks.secret}</h3>
          <p className="meta">{t.webhooks.secretText}</p>
        </div>
        <Group gap={4} wrap="nowrap">
          <Button size="xs" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t.webhooks.hideSecret : t.webhooks.showSecret}
          </Button>
          <Confirmed
            label={t.webhooks.rotate}
            title={t.webhooks.rotateTitle}
            act={t.webhooks.rotateAct}
            keep={t.webhooks.rotateKeep}
            send={rotate}
          >
            {t.webhooks.rotateText}
          </Confirmed>
        </Group>
      </div>
      {isShown ? (
        <Await query={query} rows={1}>
          {(secret) => <Shown secret={secret} />}
        </Await>
      ) : (
        <code>whsec_••••••••••••••••</code>
      )}
    </section>
  )
}

function Shown({ secret: { secret, previous_until: until } }: { secret: Api['WebhookSecret'] }) {
  const { time_zone: zone } = useAccount().tenant
  return (
    <>
      <Group gap={8}>
        <code className={styles.url}>{secret}</code>
        <CopyButton text={secret} size="xs" />
      </Group>
      {until !== null && <Note tone="info">{fill(t.webhooks.bothSign, { time: when(until, zone) })}</Note>}
    </>
  )
}
