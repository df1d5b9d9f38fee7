import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { answerOf, api } from '../../api/client.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { filled, useSubmit } from '../../parts/form.ts'
import { FormProblem, SubmitButton } from '../../parts/submit.tsx'
import { t } from '../../texts/index.ts'
import { eventNames, type EventName } from './filters.ts'
import { refreshWebhooks, type Endpoint } from './queries.ts'

interface EndpointDialogProps {
  isOpen: boolean
  close: () => void
  /** Without one, a new one is made. */
  endpoint?: Endpoint
}

export function EndpointDialog({ isOpen, close, endpoint }: EndpointDialogProps) {
  const title = endpoint === undefined ? t.webhooks.newEndpoint : t.webhooks.editTitle
  return (
    <FormDialog title={title} isOpen={isOpen} close={close}>
      <EndpointForm endpoint={endpoint} onSaved={close} />
    </FormDialog>
  )
}

const ALL = '*'

function EndpointForm({ endpoint, onSaved }: { endpoint: Endpoint | undefined; onSaved: () => void }) {
  const given = endpoint?.events ?? [ALL]
  const form = useForm({
    initialValues: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      isAll: given.includes(ALL),
      events: given.filter((name) => name !== ALL),
    },
    validate: { events: (names, { isAll }) => (isAll || names.length > 0 ? null : t.webhooks.eventsProblem) },
  })
  const submitting = useSubmit(form, {
    send: async ({ url, description, isAll, events }) => {
      const names = isAll ? [ALL] : events
      // The checkboxes have the names of events alone.
      await save(endpoint, { url, description: filled(description), events: names as EndpointBody['events'] })
      await refreshWebhooks()
      onSaved()
    },
  })
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        <TextInput
          label={t.webhooks.address}
          description={t.webhooks.addressHint}
          type="url"
          placeholder="https://"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput label={t.webhooks.description} maxLength={500} {...form.getInputProps('description')} />
        <Checkbox
          label={t.webhooks.allEventsChoice}
          description={t.webhooks.allEventsHint}
          {...form.getInputProps('isAll', { type: 'checkbox' })}
        />
        {!form.values.isAll && <EventChoice {...form.getInputProps('events')} />}
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={endpoint === undefined ? t.webhooks.make : t.webhooks.save} />
      </Stack>
    </form>
  )
}

function EventChoice(props: { value?: string[]; onChange?: (names: string[]) => void; error?: string }) {
  return (
    <Checkbox.Group label={t.webhooks.eventsColumn} {...props}>
      <Stack gap={8} mt={8}>
        {eventNames().map((name) => (
          <Checkbox key={name} value={name} label={<code>{name}</code>} description={t.webhooks.events[name]} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface EndpointBody {
  url: string
  description: string | null
  events: ('*' | EventName)[]
}

function save(endpoint: Endpoint | undefined, body: EndpointBody): Promise<Endpoint> {
  if (endpoint === undefined)
    return answerOf(api.POST('/api/v1/webhooks/endpoints', { body: { ...body, enabled: true } }))
  const path = { endpoint_id: endpoint.endpoint_id }
  return answerOf(api.PATCH('/api/v1/webhooks/endpoints/{endpoint_id}', { params: { path }, body }))
}
