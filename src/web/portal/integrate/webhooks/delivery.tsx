import { Badge, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Await } from '../../parts/await.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Refused } from '../../parts/refused.tsx'
import { Segments } from '../../parts/segments.tsx'
import { when } from '../../parts/when.ts'
import { t } from '../../texts/index.ts'
import { stateWords } from './deliveries.tsx'
import { deliveryFilters, type DeliveryStatus } from './filters.ts'
import { deliveryQuery, eventQuery, refreshWebhooks, type Delivery } from './queries.ts'
import { Tries } from './tries.tsx'
import { VerifyCode } from './verify.tsx'
import { Why } from './why.tsx'
import styles from './webhooks.module.css'

const route = getRouteApi('/shell/integrate/webhooks/$deliveryId')

export function DeliveryRecord() {
  const { deliveryId } = route.useParams()
  const query = useQuery(deliveryQuery(deliveryId))
  return (
    <section aria-label={t.webhooks.delivery} className={styles.delivery}>
      <Link to="/integrate/webhooks" search={deliveryFilters} resetScroll={false} className={styles.back}>
        {t.webhooks.back}
      </Link>
      <Await query={query}>{(delivery) => <Record delivery={delivery} />}</Await>
    </section>
  )
}

const TONES: Record<DeliveryStatus, string | undefined> = {
  pending: 'warn',
  delivered: 'ok',
  failed: 'bad',
  skipped: undefined,
}

function Record({ delivery }: { delivery: Delivery }) {
  const { time_zone: zone } = useAccount().tenant
  const { event, event_id: eventId, status, url, created_at: at } = delivery
  return (
    <>
      <div className={styles.recordHead}>
        <div>
          <h3>
            <code>{event}</code> <Badge data-tone={TONES[status]}>{stateWords(delivery)}</Badge>
          </h3>
          <p className="meta">
            <code>{eventId}</code> · {when(at, zone)}
          </p>
          <p className={`meta ${styles.url}`}>{url}</p>
        </div>
        <SendNow delivery={delivery} />
      </div>
      <Why delivery={delivery} />
      {delivery.attempts.length > 0 && <Tries delivery={delivery} />}
      <Request delivery={delivery} />
    </>
  )
}

function SendNow({ delivery: { delivery_id: id } }: { delivery: Delivery }) {
  const sending = useMutation({
    mutationFn: () =>
      answerOf(api.POST('/api/v1/webhooks/deliveries/{delivery_id}/retry', { params: { path: { delivery_id: id } } })),
    onSettled: refreshWebhooks,
  })
  return (
    <div>
      <Button
        leftSection={<Icon name="refresh" size={16} />}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {t.webhooks.sendNow}
      </Button>
      <Refused error={sending.error} explain={({ status }) => (status === 409 ? t.webhooks.isOff : undefined)} />
    </div>
  )
}

type View = 'body' | 'headers' | 'code'

function Request({ delivery }: { delivery: Delivery }) {
  const [view, setView] = useState<View>('body')
  const query = useQuery(eventQuery(delivery.event_id))
  return (
    <>
      <Segments
        label={t.webhooks.request}
        data={[
          { value: 'body', label: t.webhooks.body },
          { value: 'headers', label: t.webhooks.headers },
          { value: 'code', label: t.webhooks.code },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'body' && <Await query={query}>{({ body }) => <Body text={body} />}</Await>}
      {view === 'headers' && <Headers delivery={delivery} />}
      {view === 'code' && <VerifyCode />}
    </>
  )
}

/** Shown with indents; the copy has the bytes that were signed. */
function Body({ text }: { text: string }) {
  return (
    <div>
      <CodeBlock label={t.webhooks.body}>{JSON.stringify(JSON.parse(text), null, 2)}</CodeBlock>
      <CopyButton text={text} size="xs" mt={8} />
    </div>
  )
}

function Headers({ delivery: { url, event_id: eventId } }: { delivery: Delivery }) {
  const lines = [
    `POST ${url}`,
    'content-type: application/json',
    'user-agent: FrontDesk-Webhooks/1',
    `webhook-id: ${eventId}`,
    'webhook-timestamp: …',
    'webhook-signature: v1,…',
    'x-webhook-signature: sha256=…',
  ]
  return (
    <div>
      <CodeBlock label={t.webhooks.headers}>{lines.join('\n')}</CodeBlock>
      <p className="meta">{t.webhooks.headersText}</p>
    </div>
  )
}
