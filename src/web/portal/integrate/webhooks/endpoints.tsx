import { Badge, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { Confirmed } from '../../parts/confirm.tsx'
import { Listing, type Column } from '../../parts/listing.tsx'
import { Refused } from '../../parts/refused.tsx'
import { day, when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import { EndpointDialog } from './endpoint-form.tsx'
import { eventNames } from './filters.ts'
import { refreshWebhooks, type Endpoint } from './queries.ts'
import styles from './webhooks.module.css'

export function Endpoints({ rows }: { rows: Endpoint[] }) {
  const columns: Column<Endpoint>[] = [
    { label: t.webhooks.address, cell: (endpoint) => <Address {...endpoint} /> },
    { label: t.webhooks.eventsColumn, cell: ({ events }) => eventWords(events) },
    { label: t.webhooks.state, cell: (endpoint) => <Standing {...endpoint} /> },
    { label: t.webhooks.acts, isActs: true, cell: (endpoint) => <Acts endpoint={endpoint} /> },
  ]
  return <Listing label={t.webhooks.endpoints} rows={rows} columns={columns} idOf={({ endpoint_id: id }) => id} />
}

function Address({ url, description }: Endpoint) {
  return (
    <div>
      <strong className={styles.url}>{url}</strong>
      {description !== null && <p className="meta">{description}</p>}
    </div>
  )
}

function eventWords(events: string[]): string {
  if (events.includes('*')) return t.webhooks.allEvents
  return fill(t.webhooks.someEvents, { count: events.length, all: eventNames().length })
}

function Standing({ enabled, disabled_reason: reason, disabled_at: at, failing_since: since }: Endpoint) {
  const { time_zone: zone } = useAccount().tenant
  if (!enabled) {
    const words = t.webhooks.off[reason ?? 'requested']
    return <Badge data-tone={reason === 'requested' ? undefined : 'bad'}>{fill(words, { date: day(at!, zone) })}</Badge>
  }
  if (since === null) return <Badge data-tone="ok">{t.webhooks.on}</Badge>
  return <Badge data-tone="warn">{fill(t.webhooks.failingSince, { time: when(since, zone) })}</Badge>
}

function Acts({ endpoint }: { endpoint: Endpoint }) {
  const [isEditing, setEditing] = useState(false)
  const path = { endpoint_id: endpoint.endpoint_id }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Switch endpoint={endpoint} />
      <Button size="xs" variant="quiet" onClick={() => setEditing(true)}>
        {t.webhooks.edit}
      </Button>
      <Confirmed
        label={t.webhooks.delete}
        title={fill(t.webhooks.deleteTitle, { url: endpoint.url })}
        act={t.webhooks.deleteAct}
        keep={t.form.keep}
        send={async () => {
          await answerOf(api.DELETE('/api/v1/webhooks/endpoints/{endpoint_id}', { params: { path } }))
          await refreshWebhooks()
        }}
      >
        {t.webhooks.deleteText}
      </Confirmed>
      <EndpointDialog isOpen={isEditing} close={() => setEditing(false)} endpoint={endpoint} />
    </Group>
  )
}

/** Nothing is lost by switching off: what was missed can be sent again. */
function Switch({ endpoint: { endpoint_id: id, enabled } }: { endpoint: Endpoint }) {
  const switching = useMutation({
    mutationFn: () =>
      answerOf(
        api.PATCH('/api/v1/webhooks/endpoints/{endpoint_id}', {
          params: { path: { endpoint_id: id } },
          body: { enabled: !enabled },
        }),
      ),
    onSettled: refreshWebhooks,
  })
  return (
    <>
      <Refused error={switching.error} />
      <Button size="xs" variant="quiet" loading={switching.isPending} onClick={() => switching.mutate()}>
        {enabled ? t.webhooks.switchOff : t.webhooks.switchOn}
      </Button>
    </>
  )
}
