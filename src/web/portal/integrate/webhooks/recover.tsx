import { Button, NativeSelect, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pairsIn } from '../../../../core/keys.ts'
import { answerOf, api } from '../../api/client.ts'
import { useAccount } from '../../api/session.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useSubmit } from '../../parts/form.ts'
import { Icon } from '../../parts/icons.tsx'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { when } from '../../parts/when.ts'
import { fill, t } from '../../texts/index.ts'
import { missedQuery, refreshWebhooks, type Endpoint } from './queries.ts'

/** Sends again what an endpoint missed; the count is told before. */
export function Recover({ endpoints }: { endpoints: Endpoint[] }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="xs" leftSection={<Icon name="refresh" size={14} />} onClick={() => setOpen(true)}>
        {t.webhooks.recover}
      </Button>
      <FormDialog title={t.webhooks.recoverTitle} isOpen={isOpen} close={close}>
        <RecoverForm endpoints={endpoints} onSent={close} />
      </FormDialog>
    </>
  )
}

function RecoverForm({ endpoints, onSent }: { endpoints: Endpoint[]; onSent: () => void }) {
  const [spans] = useState(backwards)
  const form = useForm({ initialValues: { endpoint: endpoints[0]!.endpoint_id, since: spans[1]!.value } })
  const { endpoint: endpointId, since } = form.values
  const { failing_since: failing = null } = endpoints.find(({ endpoint_id: id }) => id === endpointId) ?? {}
  const missed = useQuery(missedQuery(endpointId, since))
  const submitting = useSubmit(form, {
    send: async (values) => {
      const params = { path: { endpoint_id: values.endpoint } }
      const body = { since: values.since }
      await answerOf(api.POST('/api/v1/webhooks/endpoints/{endpoint_id}/recover', { params, body }))
      await refreshWebhooks()
      onSent()
    },
    explain: ({ status }) => (status === 409 ? t.webhooks.isOff : undefined),
  })
  const addresses = endpoints.map(({ endpoint_id: value, url: label }) => ({ value, label }))
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        <p className="dim">{t.webhooks.recoverText}</p>
        <NativeSelect label={t.webhooks.address} data={addresses} {...form.getInputProps('endpoint')} />
        <Since failing={failing} spans={spans} {...form.getInputProps('since')} />
        <p role="status">{missed.data !== undefined && countWords(missed.data)}</p>
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={t.webhooks.recoverAct} disabled={missed.data?.count === 0} />
      </Stack>
    </form>
  )
}

interface Span {
  value: string
  label: string
}

function Since({ failing, spans, ...props }: { failing: string | null; spans: Span[] }) {
  const { time_zone: zone } = useAccount().tenant
  const outage =
    failing === null ? [] : [{ value: failing, label: fill(t.webhooks.sinceFailing, { time: when(failing, zone) }) }]
  return <NativeSelect label={t.webhooks.since} data={[...spans, ...outage]} {...props} />
}

const HOUR_MS = 3_600_000

function backwards(): Span[] {
  const hours = { hour: 1, day: 24, threeDays: 72, week: 168, month: 720 } as const
  return pairsIn(hours).map(([span, count]) => ({
    value: new Date(Date.now() - count * HOUR_MS).toISOString(),
    label: t.webhooks.spans[span],
  }))
}

function countWords({ count, isMore }: { count: number; isMore: boolean }): string {
  if (count === 0) return t.webhooks.recoverNone
  if (count === 1 && !isMore) return t.webhooks.recoverOne
  return fill(isMore ? t.webhooks.recoverMore : t.webhooks.recoverCount, { count })
}
