import { NativeSelect, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { answerOf, api } from '../../api/client.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useSubmit } from '../../parts/form.ts'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { t } from '../../texts/index.ts'
import { eventNames, type EventName } from './filters.ts'
import { eventTypesQuery, refreshWebhooks, type Endpoint } from './queries.ts'

interface SampleDialogProps {
  isOpen: boolean
  close: () => void
  endpoints: Endpoint[]
}

export function SampleDialog({ isOpen, close, endpoints }: SampleDialogProps) {
  return (
    <FormDialog title={t.webhooks.sampleTitle} isOpen={isOpen} close={close} size={640}>
      <SampleForm endpoints={endpoints} onSent={close} />
    </FormDialog>
  )
}

function SampleForm({ endpoints, onSent }: { endpoints: Endpoint[]; onSent: () => void }) {
  const navigate = useNavigate()
  const form = useForm<{ endpoint: string; event: EventName }>({
    initialValues: { endpoint: endpoints[0]!.endpoint_id, event: 'booking.created' },
  })
  const submitting = useSubmit(form, {
    send: async ({ endpoint, event }) => {
      const params = { path: { endpoint_id: endpoint } }
      const { delivery_id: deliveryId } = await answerOf(
        api.POST('/api/v1/webhooks/endpoints/{endpoint_id}/test', { params, body: { event } }),
      )
      await refreshWebhooks()
      onSent()
      await navigate({ to: '/integrate/webhooks/$deliveryId', params: { deliveryId }, resetScroll: false })
    },
    explain: ({ status }) => (status === 409 ? t.webhooks.isOff : undefined),
  })
  const addresses = endpoints.map(({ endpoint_id: value, url: label }) => ({ value, label }))
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        <p className="dim">{t.webhooks.sampleText}</p>
        <NativeSelect label={t.webhooks.address} data={addresses} {...form.getInputProps('endpoint')} />
        <NativeSelect label={t.webhooks.event} data={eventChoices()} {...form.getInputProps('event')} />
        <Example event={form.values.event} />
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={t.webhooks.sendSample} />
      </Stack>
    </form>
  )
}

export function eventChoices(): { value: EventName; label: string }[] {
  return eventNames().map((value) => ({ value, label: `${value} – ${t.webhooks.events[value]}` }))
}

function Example({ event }: { event: EventName }) {
  const { data } = useQuery(eventTypesQuery)
  const example = data?.data.find((type) => type.event === event)?.example
  if (example === undefined) return null
  return <CodeBlock label={t.webhooks.body}>{JSON.stringify(example, null, 2)}</CodeBlock>
}
